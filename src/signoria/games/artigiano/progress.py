"""How near a side is to a mission that does not hold yet, for the judge: of a hundred, so much of it is there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from signoria.core.numbers import i64, vec
from signoria.games.artigiano import goals as g
from signoria.games.artigiano.castle import filled
from signoria.games.artigiano.piles import HAND, SHIELD, STOCK, count_in, population, size
from signoria.games.artigiano.standings import count_of, measure, values_of
from signoria.games.artigiano.tables import (
    ACTION,
    MATERIAL,
    SPECIAL_CARD,
    SPECIAL_OR_PURE_ACTION,
    cells_of_kind,
)
from signoria.games.artigiano.turn import streak

if TYPE_CHECKING:
    from signoria.games.artigiano.state import ArtigianoState

# Guesses, none of them counted in games.
_A_CARD_TOO_MANY: Final = 25
_IN_HAND: Final[i64] = 60  # a special card that could be discarded
# A lead of so much at the beginning is as good as three chances in four, for each measure.
_LEAD: Final = vec[i64]([4, 2, 2, 9, 1])


def nearness(s: ArtigianoState, seat: i64, mission: i64) -> i64:
    """As the seat knows it, by its own hand."""
    op = g.OP[mission]
    if op <= g.ORDER_OF:
        return _in_castle(s, s.side_of(seat), mission, op)
    if op <= g.STOCK_CONTAINS:
        return _in_cards(s, seat, mission, op)
    return _in_history(s, seat, mission, op)


def _in_castle(s: ArtigianoState, side: i64, mission: i64, op: i64) -> i64:
    if op == g.CASTLE_COUNT and g.N[mission]:
        return 100 * count_of(s, side, mission) // g.N[mission]
    if op == g.CASTLE_HAS_EACH_VALUE:
        wanted = g.VALUES[mission]
        return 100 * population(wanted & values_of(s, side)) // population(wanted)
    if op == g.ORDER_OF or (op == g.FIRST_TO and g.COMPLETES[mission]):
        cells = cells_of_kind(s.castles[side].board, g.KIND[mission])
        return 100 * population(cells & filled(s, side)) // population(cells)
    return 0


def _in_cards(s: ArtigianoState, seat: i64, mission: i64, op: i64) -> i64:
    side = s.side_of(seat)
    if op == g.ZONE_COUNT:
        test = g.FILTER[mission]
        cards = _stored(s, side, test) if g.IN_STOCK[mission] else i64(0)
        if g.IN_HAND[mission]:
            cards += count_in(s.sets, HAND + seat, test)
        return max(100 - _A_CARD_TOO_MANY * (cards - g.N[mission]), 0)
    if op == g.STOCK_FULL_WITHOUT:
        right = size(s.sets, STOCK + side) - 2 * count_in(s.sets, STOCK + side, g.FILTER[mission])
        return max(100 * right // s.slots, 0)
    if op == g.STOCK_CONTAINS:
        specials = _stored(s, side, SPECIAL_CARD)
        actions = _stored(s, side, SPECIAL_OR_PURE_ACTION) - specials
        there = min(specials, g.NEED_SPECIALS[mission]) + min(actions, g.NEED_ACTIONS[mission])
        return 100 * there // (g.NEED_SPECIALS[mission] + g.NEED_ACTIONS[mission])
    return 0


def _in_history(s: ArtigianoState, seat: i64, mission: i64, op: i64) -> i64:
    side = s.side_of(seat)
    castle = s.castles[side]
    there: i64 = 0
    if op == g.SPECIALS_PLAYED:
        there = castle.played_home
    elif op == g.ACTIONS_IN_TURN:
        there = _stored(s, side, ACTION)
    elif op == g.PLACED_FROM_STOCK:
        there = _stored(s, side, MATERIAL)
    elif op == g.TURN_STREAK:
        event = g.STREAK[mission]
        there = (castle.streaks >> (4 * event)) & 15
        if s.active == seat:
            there = max(there, streak(s, castle.streaks, event))
    elif op == g.DISCARDED and count_in(s.sets, HAND + seat, g.FILTER[mission]):
        return _IN_HAND
    return 100 * min(there, g.N[mission]) // g.N[mission] if g.N[mission] else i64(0)


def leading(s: ArtigianoState, side: i64, mission: i64, late: i64) -> i64:
    """Of a hundred, how often who is so far ahead, or behind, will be alone in front at the end."""
    mine = measure(s, side, g.MEASURE[mission])
    lead: i64 = 1_000
    for other in range(s.side_count):
        if other != side:
            theirs = measure(s, other, g.MEASURE[mission])
            lead = min(lead, theirs - mine if g.LOWEST[mission] else mine - theirs)
    lead = 4 * lead - 1  # to be equal is to miss it
    doubt = _LEAD[g.MEASURE[mission]] * (110 - late) // 25
    return 50 + 50 * lead // (max(lead, -lead) + doubt)


def _stored(s: ArtigianoState, side: i64, test: i64) -> i64:
    return count_in(s.sets, STOCK + side, test) + count_in(s.sets, SHIELD + side, test)
