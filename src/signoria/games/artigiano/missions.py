"""Does a mission hold? One predicate for each op of the data, on the castle, the cards or the history of a side."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.core.numbers import bit, i64, low_bit
from signoria.games.artigiano import goals as g
from signoria.games.artigiano.piles import HAND, SHIELD, STOCK, count_in, size
from signoria.games.artigiano.standings import castle_holds, compare, has_twins, is_alone, is_behind
from signoria.games.artigiano.tables import (
    SPECIAL_CARD,
    SPECIAL_OR_PURE_ACTION,
)
from signoria.games.artigiano.turn import streak

if TYPE_CHECKING:
    from signoria.games.artigiano.state import ArtigianoState


def holds(s: ArtigianoState, side: i64, mission: i64) -> bool:
    """All but the mission about other missions, which is judged last (scoring.py)."""
    op = g.OP[mission]
    if op <= g.KIND_NOT_FULL:
        return castle_holds(s, side, mission, op)
    if op == g.STRICT_RANK:
        return is_alone(s, side, mission)
    if op == g.FILLED_GAP:
        return is_behind(s, side, mission)
    if op == g.ZONE_COUNT:
        return _zone_count(s, side, mission)
    if op == g.STOCK_FULL_WITHOUT:
        full = size(s.sets, STOCK + side) == s.slots
        return full and _in_stock(s, side, g.FILTER[mission]) == 0
    if op == g.STOCK_CONTAINS:
        return _stock_contains(s, side, mission)
    if op == g.MATCHING_MATERIALS:
        return has_twins(s, side, g.N[mission])
    if op == g.MISSION_POINTS:
        return False
    return _history(s, side, mission, op)


def met(s: ArtigianoState, side: i64) -> i64:
    """The princely missions of history face down at a side that hold; reckoned when something was added to it."""
    castle = s.castles[side]
    if castle.met < 0:
        castle.met = reckon_met(s, side)
    return castle.met


def reckon_met(s: ArtigianoState, side: i64) -> i64:
    castle = s.castles[side]
    left = castle.missions & ~castle.shown & g.OF_HISTORY
    mask: i64 = 0
    while left:
        mission = low_bit(left)
        left &= left - 1
        if _history(s, side, mission, g.OP[mission]):
            mask |= bit(mission)
    return mask


def is_lost(s: ArtigianoState, side: i64, mission: i64) -> bool:
    """Of a mission that does not hold: does history forbid that it ever will?"""
    op = g.OP[mission]
    castle = s.castles[side]
    kind = g.KIND[mission]
    if op == g.SPECIALS_PLAYED:
        return g.CMP[mission] != g.AT_LEAST
    if op == g.ORDER_OF:
        return ((castle.completed >> kind) | (castle.placed >> g.BEFORE_KIND[mission])) & 1 == 1
    if op == g.FIRST_TO:
        for rival in s.castles:
            firsts = rival.first_completed if g.COMPLETES[mission] else rival.first_placed
            if (firsts >> kind) & 1:
                return True
    return False


# ---------------------------------------------------------------- cards


def _in_stock(s: ArtigianoState, side: i64, test: i64) -> i64:
    return count_in(s.sets, STOCK + side, test) + count_in(s.sets, SHIELD + side, test)


def _zone_count(s: ArtigianoState, side: i64, mission: i64) -> bool:
    """A condition on the hand must hold for each partner's hand (ART-RUL-29)."""
    test = g.FILTER[mission]
    stock = _in_stock(s, side, test) if g.IN_STOCK[mission] else i64(0)
    if not g.IN_HAND[mission]:
        return compare(stock, g.CMP[mission], g.N[mission])
    seat = side
    while seat < s.seats:
        number = stock + count_in(s.sets, HAND + seat, test)
        if not compare(number, g.CMP[mission], g.N[mission]):
            return False
        seat += s.side_count
    return True


def _stock_contains(s: ArtigianoState, side: i64, mission: i64) -> bool:
    specials = _in_stock(s, side, SPECIAL_CARD)
    if specials < g.NEED_SPECIALS[mission]:
        return False
    actions = _in_stock(s, side, SPECIAL_OR_PURE_ACTION) - specials
    return actions >= g.NEED_ACTIONS[mission]


# ---------------------------------------------------------------- history


def _history(s: ArtigianoState, side: i64, mission: i64, op: i64) -> bool:
    castle = s.castles[side]
    number = g.N[mission]
    if op == g.FIRST_TO:
        firsts = castle.first_completed if g.COMPLETES[mission] else castle.first_placed
        return (firsts >> g.KIND[mission]) & 1 == 1
    if op == g.ORDER_OF:
        kind = g.KIND[mission]
        placed = castle.placed_before >> (3 * kind)
        return (castle.completed >> kind) & 1 == 1 and not (placed >> g.BEFORE_KIND[mission]) & 1
    if op == g.SPECIALS_PLAYED:
        played = castle.played_home if g.AT_HOME[mission] else castle.played
        return compare(played, g.CMP[mission], number)
    if op == g.DESTROYED_IN_TURN:
        return castle.most_destroyed >= number
    if op == g.ATTACKED_CASTLE:
        return (castle.struck >> g.AFTER_TILE[mission]) & 1 == 1
    if op == g.ACTIONS_IN_TURN:
        if g.SAME_TARGET[mission]:
            return castle.most_aimed >= number
        return castle.most_actions >= number
    if op == g.TURN_STREAK:
        return _longest(s, side, g.STREAK[mission]) >= number
    if op == g.DISCARDED:
        return castle.dropped_special == 1
    if op == g.PLACED_FROM_STOCK:
        return castle.most_from_stock >= number
    return castle.open_end == 1


def _longest(s: ArtigianoState, side: i64, event: i64) -> i64:
    """The longest run of own turns, the one under way included."""
    castle = s.castles[side]
    longest = (castle.records >> (4 * event)) & 15
    if s.side_of(s.active) == side:
        longest = max(longest, streak(s, castle.streaks, event))
    return longest
