"""The Prayer: an action of the past is named, and its author undergoes it (ART-RUL-51)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.core.buffer import Actions
from signoria.core.numbers import bit, i64
from signoria.games.artigiano import actions as code_of
from signoria.games.artigiano import effects as e
from signoria.games.artigiano import log
from signoria.games.artigiano import questions as q
from signoria.games.artigiano.aiming import aim_at_card, reachable
from signoria.games.artigiano.announcing import announce
from signoria.games.artigiano.tables import CARD_KIND

if TYPE_CHECKING:
    from signoria.games.artigiano.state import ArtigianoState


def aim_at_past(s: ArtigianoState, seat: i64, card: i64) -> None:
    found: i64 = -1
    number: i64 = 0
    for at in range(s.logged):
        if log.can_turn_back(s, seat, at):
            found = at
            number += 1
    if number > 1:
        s.push(q.PAST, seat, card)
    else:
        turn_back(s, seat, card, found)


def list_past(s: ArtigianoState, seat: i64, into: Actions, copying: bool) -> None:
    """The kinds of cards that may be named, rising."""
    last: i64 = -1
    while True:
        least: i64 = 1000
        for at in range(s.logged):
            fits = log.can_copy(s, seat, at) if copying else log.can_turn_back(s, seat, at)
            kind = CARD_KIND[log.card(s.log[at])]
            if fits and last < kind < least:
                least = kind
        if least == 1000:
            return
        into.add(code_of.CARD + least)
        last = least


def _latest(s: ArtigianoState, seat: i64, kind: i64, before: i64) -> i64:
    """The last past action of a kind before a place in the log, or -1."""
    found: i64 = -1
    for at in range(before):
        if CARD_KIND[log.card(s.log[at])] == kind and log.can_turn_back(s, seat, at):
            found = at
    return found


def name_past(s: ArtigianoState, seat: i64, kind: i64) -> None:
    card = s.arg(0)
    at = _latest(s, seat, kind, s.logged)
    s.pop()
    _this_or_earlier(s, seat, card, at)


def _this_or_earlier(s: ArtigianoState, seat: i64, card: i64, at: i64) -> None:
    if _latest(s, seat, CARD_KIND[log.card(s.log[at])], at) >= 0:
        s.push(q.THIS_ONE, seat, card, at)
    else:
        turn_back(s, seat, card, at)


def this_one(s: ArtigianoState, seat: i64, yes: bool) -> None:
    card, at = s.arg(0), s.arg(1)
    s.pop()
    if yes:
        turn_back(s, seat, card, at)
    else:
        earlier = _latest(s, seat, CARD_KIND[log.card(s.log[at])], at)
        _this_or_earlier(s, seat, card, earlier)


def turn_back(s: ArtigianoState, seat: i64, card: i64, at: i64) -> None:
    """Make the author of a past action undergo it (ART-RUL-51); -1: there is none."""
    if at < 0:
        announce(s, seat, card, 0, 0, 0, -1)
        return
    entry = s.log[at]
    effect = log.effect(entry)
    doubled = i64(e.DOUBLES_COUNT) if log.is_doubled(entry) else i64(0)
    if e.TARGET[effect] == e.SPECIAL_CARD:
        aim_at_card(s, seat, card, doubled, effect, at)
        return
    target = log.author(entry)
    if e.ON_SIDES[effect]:
        target = s.side_of(target)
    targets = bit(target) if reachable(s, seat, effect, target) else i64(0)
    announce(s, seat, card, doubled, targets, 0, at)
