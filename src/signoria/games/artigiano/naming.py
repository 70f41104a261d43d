"""An action is named: what is doubled, then whom it is aimed at (ART-RUL-23, 87)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.core.numbers import bit, i64
from signoria.games.artigiano import effects as e
from signoria.games.artigiano import questions as q
from signoria.games.artigiano.aiming import aim_at_card, all_targets, next_players
from signoria.games.artigiano.announcing import announce, effect_of
from signoria.games.artigiano.reflecting import aim_at_past

if TYPE_CHECKING:
    from signoria.games.artigiano.state import ArtigianoState


def begin_action(s: ArtigianoState, seat: i64, card: i64, doubled: bool) -> None:
    doubles = e.DOUBLES[effect_of(card)] if doubled else i64(0)
    if doubles == e.DOUBLES_TARGETS | e.DOUBLES_COUNT:
        s.push(q.DOUBLE, seat, card)
    else:
        aim(s, seat, card, doubles)


def name_double(s: ArtigianoState, seat: i64, what: i64) -> None:
    card = s.arg(0)
    s.pop()
    aim(s, seat, card, bit(what))


def aim(s: ArtigianoState, seat: i64, card: i64, doubled: i64) -> None:
    effect = effect_of(card)
    target = e.TARGET[effect]
    if target == e.ONE_OPPONENT:
        candidates = all_targets(s, seat, effect)
        if candidates & (candidates - 1):
            most = i64(2) if doubled & e.DOUBLES_TARGETS else i64(1)
            s.push(q.TARGET, seat, card, doubled, candidates)
            s.set_arg(4, most)
        else:
            announce(s, seat, card, doubled, candidates, 0, -1)
    elif target == e.EACH_OPPONENT:
        announce(s, seat, card, doubled, all_targets(s, seat, effect), 0, -1)
    elif target == e.NEXT_PLAYER:
        announce(s, seat, card, doubled, next_players(s, seat, doubled), 0, -1)
    elif target == e.SPECIAL_CARD:
        aim_at_card(s, seat, card, doubled, effect, -1)
    elif target == e.PAST_ACTION:
        aim_at_past(s, seat, card)
    else:
        announce(s, seat, card, doubled, 0, 0, -1)
