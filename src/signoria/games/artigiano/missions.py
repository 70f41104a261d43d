"""Does a mission hold? One predicate for each op of the data, on the castle, the cards or the history of a side."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.core.numbers import bit, bits_in, i64, low_bit, zeros
from signoria.games.artigiano import goals as g
from signoria.games.artigiano.castle import (
    at,
    castle_points,
    filled,
    is_complete,
    kind_of,
    materials,
    value_of,
)
from signoria.games.artigiano.piles import HAND, SHIELD, STOCK, after, size
from signoria.games.artigiano.points import special_points
from signoria.games.artigiano.tables import (
    ANY,
    CARD_KIND,
    SPECIAL_CARD,
    SPECIAL_OR_PURE_ACTION,
    cells_of_kind,
    is_pure_material,
    passes,
)
from signoria.games.artigiano.turn import streak

if TYPE_CHECKING:
    from signoria.games.artigiano.state import ArtigianoState


def asks_for_hands(mission: i64) -> bool:
    """Does it depend on hands, of which a partner knows only his own?"""
    return g.OP[mission] == g.ZONE_COUNT and g.IN_HAND[mission] == 1


def holds(s: ArtigianoState, side: i64, mission: i64) -> bool:
    """All but the mission about other missions, which is judged last (scoring.py)."""
    op = g.OP[mission]
    if op <= g.KIND_NOT_FULL:
        return _castle(s, side, mission, op)
    if op == g.STRICT_RANK:
        return _strict_rank(s, side, mission)
    if op == g.FILLED_GAP:
        return _filled_gap(s, side, mission)
    if op == g.ZONE_COUNT:
        return _zone_count(s, side, mission)
    if op == g.STOCK_FULL_WITHOUT:
        full = size(s.sets, STOCK + side) == s.slots
        return full and _in_stock(s, side, g.FILTER[mission]) == 0
    if op == g.STOCK_CONTAINS:
        return _stock_contains(s, side, mission)
    if op == g.MATCHING_MATERIALS:
        return _twins(s, side, g.N[mission])
    if op == g.MISSION_POINTS:
        return False
    return _history(s, side, mission, op)


def met(s: ArtigianoState, side: i64) -> i64:
    """The princely missions of history that hold for a side; reckoned when something was added to it."""
    castle = s.castles[side]
    if castle.met < 0:
        castle.met = reckon_met(s, side)
    return castle.met


def reckon_met(s: ArtigianoState, side: i64) -> i64:
    mask: i64 = 0
    for mission in range(g.FIRST_PRINCELY, g.MISSIONS):
        if g.CHECK[mission] != g.STATE and _history(s, side, mission, g.OP[mission]):
            mask |= bit(mission)
    return mask


def compare(number: i64, comparison: i64, limit: i64) -> bool:
    if comparison == g.EQUAL:
        return number == limit
    if comparison == g.AT_LEAST:
        return number >= limit
    return number <= limit


# ---------------------------------------------------------------- castles


def _castle(s: ArtigianoState, side: i64, mission: i64, op: i64) -> bool:
    if op == g.CASTLE_COUNT:
        return compare(_count(s, side, mission), g.CMP[mission], g.N[mission])
    if op == g.CASTLE_HAS_EACH_VALUE:
        return g.VALUES[mission] & ~_values(s, side) == 0
    if op == g.KIND_NOT_FULL:
        return not is_complete(s, side, g.KIND[mission])
    cells = cells_of_kind(s.castles[side].board, g.KIND[mission])
    if cells & ~materials(s, side):
        return False
    while cells:
        value = value_of(s, side, low_bit(cells))
        if value < 0 or not (g.VALUES[mission] >> value) & 1:
            return False
        cells &= cells - 1
    return True


def _count(s: ArtigianoState, side: i64, mission: i64) -> i64:
    number: i64 = 0
    left = materials(s, side)
    while left:
        cell = low_bit(left)
        left &= left - 1
        if g.PURE[mission]:
            if is_pure_material(CARD_KIND[at(s, side, cell)]):
                number += 1
            continue
        value = value_of(s, side, cell)
        if g.VALUES[mission]:
            if value >= 0 and (g.VALUES[mission] >> value) & 1:
                number += 1
        elif value < 0 or not (g.NOT_VALUES[mission] >> value) & 1:
            number += 1
    return number


def _values(s: ArtigianoState, side: i64) -> i64:
    """The current values of the materials, as a set."""
    mask: i64 = 0
    left = materials(s, side)
    while left:
        value = value_of(s, side, low_bit(left))
        if value >= 0:
            mask |= bit(value)
        left &= left - 1
    return mask


def _twins(s: ArtigianoState, side: i64, number: i64) -> bool:
    """So many materials with a twin, kind and value, at one opponent's (ART-RUL-78)."""
    for other in range(s.side_count):
        if other != side and _common(s, side, other) >= number:
            return True
    return False


def _common(s: ArtigianoState, one: i64, other: i64) -> i64:
    """The size of the intersection of two castles as bags of (kind, value)."""
    bag = zeros(64)
    left = materials(s, one)
    while left:
        cell = low_bit(left)
        bag[kind_of(s, one, cell) * 16 + value_of(s, one, cell) + 2] += 1
        left &= left - 1
    number: i64 = 0
    left = materials(s, other)
    while left:
        cell = low_bit(left)
        place = kind_of(s, other, cell) * 16 + value_of(s, other, cell) + 2
        if bag[place]:
            bag[place] -= 1
            number += 1
        left &= left - 1
    return number


def measure(s: ArtigianoState, side: i64, what: i64) -> i64:
    if what == g.SPECIAL_POINTS:
        return special_points(s, side)
    if what == g.FILLED_CELLS:
        return bits_in(filled(s, side))
    if what == g.CASTLE_POINTS:
        return castle_points(s, side)
    if what == g.OWN_SPECIALS:
        return bits_in(s.castles[side].homemade)
    number: i64 = 0
    left = materials(s, side)
    while left:
        if value_of(s, side, low_bit(left)) == 5:
            number += 1
        left &= left - 1
    return number


def _strict_rank(s: ArtigianoState, side: i64, mission: i64) -> bool:
    """Alone at the top, or at the bottom (ART-MIS-04)."""
    mine = measure(s, side, g.MEASURE[mission])
    for other in range(s.side_count):
        if other != side:
            theirs = measure(s, other, g.MEASURE[mission])
            if theirs == mine or (theirs < mine) == (g.LOWEST[mission] == 1):
                return False
    return True


def _filled_gap(s: ArtigianoState, side: i64, mission: i64) -> bool:
    """ART-RUL-81: behind the fullest castle, or behind every opponent."""
    mine = bits_in(filled(s, side))
    behind_some = False
    behind_all = True
    for other in range(s.side_count):
        if other != side:
            if bits_in(filled(s, other)) - mine >= g.N[mission]:
                behind_some = True
            else:
                behind_all = False
    return behind_all if g.OF_LEAST[mission] else behind_some


# ---------------------------------------------------------------- cards


def count_in(s: ArtigianoState, place: i64, test: i64) -> i64:
    if test == ANY:
        return size(s.sets, place)
    number: i64 = 0
    card = after(s.sets, place, -1)
    while card >= 0:
        if passes(CARD_KIND[card], test):
            number += 1
        card = after(s.sets, place, card)
    return number


def _in_stock(s: ArtigianoState, side: i64, test: i64) -> i64:
    return count_in(s, STOCK + side, test) + count_in(s, SHIELD + side, test)


def _zone_count(s: ArtigianoState, side: i64, mission: i64) -> bool:
    """A condition on the hand must hold for each partner's hand (ART-RUL-29)."""
    test = g.FILTER[mission]
    stock = _in_stock(s, side, test) if g.IN_STOCK[mission] else i64(0)
    if not g.IN_HAND[mission]:
        return compare(stock, g.CMP[mission], g.N[mission])
    seat = side
    while seat < s.seats:
        number = stock + count_in(s, HAND + seat, test)
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
