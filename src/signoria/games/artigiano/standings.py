"""Missions on castles, and on how castles compare."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.core.numbers import bit, i64, low_bit, zeros
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
from signoria.games.artigiano.piles import population
from signoria.games.artigiano.points import special_points
from signoria.games.artigiano.tables import CARD_KIND, cells_of_kind, is_pure_material

if TYPE_CHECKING:
    from signoria.games.artigiano.state import ArtigianoState


def castle_holds(s: ArtigianoState, side: i64, mission: i64, op: i64) -> bool:
    if op == g.CASTLE_COUNT:
        return compare(count_of(s, side, mission), g.CMP[mission], g.N[mission])
    if op == g.CASTLE_HAS_EACH_VALUE:
        if population(materials(s, side)) < population(g.VALUES[mission]):
            return False
        return g.VALUES[mission] & ~values_of(s, side) == 0
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


def count_of(s: ArtigianoState, side: i64, mission: i64) -> i64:
    """The materials that a mission counts."""
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


def values_of(s: ArtigianoState, side: i64) -> i64:
    """The current values of the materials, as a set."""
    mask: i64 = 0
    left = materials(s, side)
    while left:
        value = value_of(s, side, low_bit(left))
        if value >= 0:
            mask |= bit(value)
        left &= left - 1
    return mask


def has_twins(s: ArtigianoState, side: i64, number: i64) -> bool:
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
        return population(filled(s, side))
    if what == g.CASTLE_POINTS:
        return castle_points(s, side)
    if what == g.OWN_SPECIALS:
        return population(s.castles[side].homemade)
    number: i64 = 0
    left = materials(s, side)
    while left:
        if value_of(s, side, low_bit(left)) == 5:
            number += 1
        left &= left - 1
    return number


def is_alone(s: ArtigianoState, side: i64, mission: i64) -> bool:
    """Alone at the top, or at the bottom (ART-MIS-04)."""
    mine = measure(s, side, g.MEASURE[mission])
    for other in range(s.side_count):
        if other != side:
            theirs = measure(s, other, g.MEASURE[mission])
            if theirs == mine or (theirs < mine) == (g.LOWEST[mission] == 1):
                return False
    return True


def is_behind(s: ArtigianoState, side: i64, mission: i64) -> bool:
    """ART-RUL-81: behind the fullest castle, or behind every opponent."""
    mine = population(filled(s, side))
    behind_some = False
    behind_all = True
    for other in range(s.side_count):
        if other != side:
            if population(filled(s, other)) - mine >= g.N[mission]:
                behind_some = True
            else:
                behind_all = False
    return behind_all if g.OF_LEAST[mission] else behind_some


def compare(number: i64, comparison: i64, limit: i64) -> bool:
    if comparison == g.EQUAL:
        return number == limit
    if comparison == g.AT_LEAST:
        return number >= limit
    return number <= limit
