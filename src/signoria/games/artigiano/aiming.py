"""Whom an action is aimed at: opponents, or special cards in play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.core.buffer import Actions
from signoria.core.numbers import bit, i64, low_bit
from signoria.games.artigiano import actions as code_of
from signoria.games.artigiano import effects as e
from signoria.games.artigiano import log
from signoria.games.artigiano import questions as q
from signoria.games.artigiano.abilities import IS_STAND_IN
from signoria.games.artigiano.announcing import announce, effect_of
from signoria.games.artigiano.piles import population
from signoria.games.artigiano.places import NOWHERE, ON_CELL, ON_STOCK, side_at
from signoria.games.artigiano.tables import FIRST_SPECIAL, SPECIALS

if TYPE_CHECKING:
    from signoria.games.artigiano.state import ArtigianoState


def reachable(s: ArtigianoState, actor: i64, effect: i64, target: i64) -> bool:
    """May an action of this effect be aimed at a side, or at a seat? Chapel shelters castles (ART-RUL-52)."""
    side = s.side_of(target)
    if side == s.side_of(actor):
        return False
    return not (e.ATTACKS[effect] & e.CASTLE and s.sheltered & s.members(side))


def all_targets(s: ArtigianoState, actor: i64, effect: i64) -> i64:
    mask: i64 = 0
    number = s.side_count if e.ON_SIDES[effect] else s.seats
    for target in range(number):
        if reachable(s, actor, effect, target):
            mask |= bit(target)
    return mask


def next_players(s: ArtigianoState, seat: i64, doubled: i64) -> i64:
    """Whoever follows; doubled, the next two opponents (ART-RUL-39)."""
    wanted = i64(2) if doubled & e.DOUBLES_TARGETS else i64(1)
    mask: i64 = 0
    for step in range(i64(1), s.seats):
        other = (seat + step) % s.seats
        if wanted and s.side_of(other) != s.side_of(seat):
            mask |= bit(other)
            wanted -= 1
    return mask


def list_targets(s: ArtigianoState, into: Actions) -> None:
    """Rising; with two to be named, one alone will do."""
    named = s.arg(3)
    if named:
        into.add(code_of.PASS)
    on_sides = e.ON_SIDES[effect_of(s.arg(0))]
    left = s.arg(2) & ~(_upto(named))
    while left:
        into.add((code_of.AT_SIDE if on_sides else code_of.AT_SEAT) + low_bit(left))
        left &= left - 1


def _upto(mask: i64) -> i64:
    """Everything up to the highest member of a set."""
    filled = mask
    filled |= filled >> 1
    filled |= filled >> 2
    filled |= filled >> 4
    filled |= filled >> 8
    return filled | filled >> 16


def name_target(s: ArtigianoState, seat: i64, target: i64) -> None:
    named = s.arg(3) | bit(target)
    s.set_arg(3, named)
    if population(named) == s.arg(4) or not s.arg(2) & ~_upto(named):
        targets_named(s, seat)


def targets_named(s: ArtigianoState, seat: i64) -> None:
    card, doubled, named = s.arg(0), s.arg(1), s.arg(3)
    s.pop()
    announce(s, seat, card, doubled, named, 0, -1)


# ---------------------------------------------------------------- special cards as targets


def _cards_in_reach(s: ArtigianoState, seat: i64, effect: i64, only: i64) -> i64:
    """Special cards in play that an effect may take or destroy; `only`: of one side, or -1."""
    step = effect * e.STEPS
    own = s.side_of(seat)
    mask: i64 = 0
    for special in range(SPECIALS):
        place = s.lies[special]
        if place == NOWHERE:
            continue
        side = side_at(place)
        if only >= 0 and side != only:
            continue
        if e.WHOSE[step] == e.OPPONENTS and side == own:
            continue
        if place >= ON_CELL:
            if not e.PLACES[step] & e.ON_CASTLE or (IS_STAND_IN[special] and side != own):
                continue
            if side != own and s.sheltered & s.members(side):
                continue
        elif place >= ON_STOCK and not e.PLACES[step] & e.ON_STOCK:
            continue
        if e.OP[step] == e.TAKE_SPECIAL and IS_STAND_IN[special]:
            continue
        mask |= bit(special)
    return mask


def aim_at_card(
    s: ArtigianoState, seat: i64, card: i64, doubled: i64, effect: i64, past: i64
) -> None:
    only: i64 = -1
    if past >= 0:
        only = s.side_of(log.author(s.log[past]))
    candidates = _cards_in_reach(s, seat, effect, only)
    if candidates & (candidates - 1):
        wanted = e.COUNT[effect * e.STEPS] * (2 if doubled & e.DOUBLES_COUNT else 1)
        s.push(q.AIM_AT_CARD, seat, card, doubled, candidates)
        s.set_arg(4, min(wanted, population(candidates)))
        s.set_arg(5, past + 1)
    else:
        announce(s, seat, card, doubled, 0, candidates, past)


def list_cards_aimed_at(s: ArtigianoState, into: Actions) -> None:
    named = s.arg(3)
    left = s.arg(2) & ~_upto(named)
    missing = s.arg(4) - population(named)
    while left and population(left) >= missing:
        into.add(code_of.CARD + FIRST_SPECIAL + low_bit(left))
        left &= left - 1


def name_card_aimed_at(s: ArtigianoState, seat: i64, special: i64) -> None:
    named = s.arg(3) | bit(special)
    s.set_arg(3, named)
    if population(named) == s.arg(4):
        card, doubled, past = s.arg(0), s.arg(1), s.arg(5) - 1
        s.pop()
        announce(s, seat, card, doubled, 0, named, past)
