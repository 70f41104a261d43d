"""What holds in every position of Renaissance: nothing is lost, nothing is twice, nothing lies where it may not."""

from __future__ import annotations

from signoria.core.numbers import bit, i64
from signoria.core.state import ALL, ARGS, KIND, SEAT, WIDTH
from signoria.games.artigiano import questions as q
from signoria.games.artigiano.abilities import IS_STAND_IN, SLOTS_ADDED
from signoria.games.artigiano.castle import reckoned
from signoria.games.artigiano.deck import copy_at
from signoria.games.artigiano.goals import PRINCELY, missions_of
from signoria.games.artigiano.missions import reckon_met
from signoria.games.artigiano.people import MAY, UNBOUNDED
from signoria.games.artigiano.piles import HAND, PLACES, SHIELD, STOCK, after, has, size
from signoria.games.artigiano.places import NOWHERE, ON_CELL
from signoria.games.artigiano.state import ArtigianoState
from signoria.games.artigiano.tables import (
    ALL_CELLS,
    CARD_FAMILY,
    CARD_KIND,
    CELLS,
    COPIES,
    EFFECT_NAMES,
    SPECIALS,
    copy_of,
    is_action,
    is_material,
    special_of,
)


def broken(s: ArtigianoState) -> list[str]:
    """The names of the invariants that do not hold."""
    faults: list[str] = []
    if not _cards(s):
        faults.append("cards")
    if not _castles(s):
        faults.append("castles")
    if not _stocks(s):
        faults.append("stocks")
    if not _bounds(s):
        faults.append("bounds")
    if not _missions(s):
        faults.append("missions")
    if not faults and not _question(s):
        faults.append("question")
    return faults


def _cards(s: ArtigianoState) -> bool:
    """Every card of the chosen families is in one place, no other card in any (ART-SETUP-05)."""
    for copy in range(COPIES):
        places: i64 = 0
        for place in range(i64(PLACES)):
            if has(s.sets, place, copy):
                places += 1
        for at in range(s.piled):
            if s.pile[at] == copy:
                places += 1
        for at in range(s.topped):
            if copy_at(s.top[at]) == copy:
                places += 1
        special = special_of(copy)
        if special >= 0 and s.lies[special] != NOWHERE:
            places += 1
        elif special < 0:
            for cell in range(CELLS * s.side_count):
                if s.cells[cell] == copy + 1:
                    places += 1
        if places != (s.families >> CARD_FAMILY[copy]) & 1:
            return False
    return True


def _castles(s: ArtigianoState) -> bool:
    """Materials and stand-ins on cells of the board; attached cards on materials."""
    for side in range(s.side_count):
        castle = s.castles[side]
        kept = [castle.filled, castle.stand_ins, castle.open, castle.bonuses]
        kept += [castle.points, castle.zone]
        if kept != reckoned(s, side) or (
            castle.met >= 0 and castle.met & ~castle.shown != reckon_met(s, side)
        ):
            return False
        cells = ALL_CELLS[castle.board]
        for cell in range(CELLS):
            copy = s.cells[side * CELLS + cell] - 1
            if copy < 0:
                continue
            if not (cells >> cell) & 1:
                return False
            special = special_of(copy)
            if special >= 0 and s.lies[special] != ON_CELL + side * CELLS + cell:
                return False
            if special < 0 and not is_material(CARD_KIND[copy]):
                return False
    for special in range(SPECIALS):
        place = s.lies[special]
        if place >= ON_CELL:
            copy = s.cells[place - ON_CELL] - 1
            if IS_STAND_IN[special] and copy != copy_of(special):
                return False
            if not IS_STAND_IN[special] and (copy < 0 or special_of(copy) >= 0):
                return False
    return True


def _stocks(s: ArtigianoState) -> bool:
    for side in range(s.side_count):
        if size(s.sets, STOCK + side) > s.slots or size(s.sets, SHIELD + side) > SLOTS_ADDED:
            return False
    return True


def _bounds(s: ArtigianoState) -> bool:
    """What everybody knows of a hand is true."""
    for seat in range(s.seats):
        if s.people[MAY + seat] != UNBOUNDED:
            number: i64 = 0
            card = after(s.sets, HAND + seat, -1)
            while card >= 0:
                if is_action(CARD_KIND[card]):
                    number += 1
                card = after(s.sets, HAND + seat, card)
            if number > s.people[MAY + seat]:
                return False
    return True


def _missions(s: ArtigianoState) -> bool:
    """Each mission belongs to one side at most; only princely ones are up."""
    taken: i64 = 0
    for side in range(s.side_count):
        castle = s.castles[side]
        dealt = castle.missions | castle.gone
        if dealt & taken or castle.missions & castle.gone:
            return False
        if castle.mandatory & ~castle.missions or castle.shown & ~(castle.missions & PRINCELY):
            return False
        taken |= dealt
    return taken & ~missions_of(s.families) == 0


def _question(s: ArtigianoState) -> bool:
    """Frames come in an order in which they can be asked."""
    if s.depth == 0:
        return s.ended != 0
    bottom = s.stack[KIND]
    if s.ended or bottom == q.FINAL:
        return bottom == q.FINAL and s.depth == 1 and s.ended != 0
    if bottom > q.POACH or bottom == q.STOCK or (bottom == q.MANDATORY) != (s.turn == 0):
        return False
    for level in range(s.depth):
        at = level * WIDTH
        question, seat = s.stack[at + KIND], s.stack[at + SEAT]
        if seat == ALL and not (s.stack[at + ARGS] and level == s.depth - 1):
            return False
        if seat == ALL and s.stack[at + ARGS] >= bit(s.seats):
            return False
        if question == q.ACTION and s.stack[at + ARGS] & 255 >= len(EFFECT_NAMES):
            return False
        if level and question <= q.POACH and question != q.STOCK:
            return False
    return s.asking() != q.ACTION
