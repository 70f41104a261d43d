"""Cards go from place to place: built, discarded, laid in a zone, lost. Everybody sees these moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.core.numbers import bit, i64
from signoria.games.artigiano import events
from signoria.games.artigiano.abilities import (
    COLLECTOR,
    EXTRA_SLOTS,
    LOCK,
    POACHED_FOR,
    RELEASED_BY,
    is_attached,
)
from signoria.games.artigiano.castle import at, is_complete, is_full, kind_of, set_cell
from signoria.games.artigiano.ending import CASTLE_FULL, end_game
from signoria.games.artigiano.knowledge import know, seen_leaving
from signoria.games.artigiano.people import BUILT
from signoria.games.artigiano.piles import DECK, HAND, SHIELD, STOCK, UNDER, after, drop, has, put
from signoria.games.artigiano.places import (
    IN_ZONE,
    NOWHERE,
    ON_CELL,
    ON_STOCK,
    cell_at,
    lay,
    side_at,
)
from signoria.games.artigiano.tables import (
    CARD_KIND,
    CELLS,
    KINDS_OF_CELLS,
    SPECIALS,
    VALUE,
    copy_of,
    is_material,
    is_pure_material,
    is_special,
    special_of,
)

if TYPE_CHECKING:
    from signoria.games.artigiano.state import ArtigianoState


def to_pile(s: ArtigianoState, copy: i64) -> None:
    """On top of the discard pile."""
    know(s, copy, 0)
    s.pile = s.pile[:]
    s.pile[s.piled] = copy
    s.piled += 1


def place_of(s: ArtigianoState, seat: i64, copy: i64) -> i64:
    """Where a player has a card: in hand, or in the stock."""
    side = s.side_of(seat)
    if has(s.sets, HAND + seat, copy):
        return HAND + seat
    if has(s.sets, STOCK + side, copy):
        return STOCK + side
    return SHIELD + side


def take_in_sight(s: ArtigianoState, place: i64, copy: i64) -> None:
    """A card leaves a hand or a stock, seen by all."""
    seen_leaving(s, place, copy)
    drop(s.sets, place, copy)
    if SHIELD <= place < DECK:
        s.tell(events.LEFT_SHIELDED, place - SHIELD)


# ---------------------------------------------------------------- discarding


def discard(s: ArtigianoState, seat: i64, place: i64, copy: i64) -> None:
    """A player discards a card of his hand or stock, of his own will or by force."""
    take_in_sight(s, place, copy)
    to_pile(s, copy)
    kind = CARD_KIND[copy]
    side = s.side_of(seat)
    if place < STOCK:
        s.tell(events.DISCARDED, seat, copy)
    else:
        s.tell(events.STOCK_DISCARDED, side, copy)
    s.castles[side].met = -1
    if is_special(kind):
        s.castles[side].dropped_special = 1
    if side == s.side_of(s.active) and is_pure_material(kind):
        s.did |= 2  # ART-RUL-79
    if place < STOCK and is_material(kind) and (RELEASED_BY >> VALUE[kind]) & 1:
        release(s, side)


def release(s: ArtigianoState, side: i64) -> None:
    """The card that blocks a stock moves to the zone of the stock's owner (ART-SFX-06)."""
    if s.lies[LOCK] == ON_STOCK + side:
        lay(s, LOCK, IN_ZONE + side)
        s.tell(events.SPECIAL_MOVED, copy_of(LOCK), side)


# ---------------------------------------------------------------- building


def build(s: ArtigianoState, seat: i64, cell: i64, copy: i64, from_hand: bool) -> None:
    """A material comes onto a cell of the own castle from outside (ART-RUL-86); the end is tested at once."""
    side = s.side_of(seat)
    castle = s.castles[side]
    know(s, copy, 0)
    castle.met = -1
    set_cell(s, side, cell, copy)
    s.tell(events.PLACED, seat, side, cell, copy)
    kind = kind_of(s, side, cell)
    if not (castle.placed >> kind) & 1:
        castle.placed |= bit(kind)
        first = True
        for other in range(s.side_count):
            if other != side and (s.castles[other].placed >> kind) & 1:
                first = False
        if first:
            castle.first_placed |= bit(kind)
    if from_hand and (POACHED_FOR >> VALUE[CARD_KIND[copy]]) & 1:
        s.people[BUILT + seat] = s.turn
    note_complete(s, side)


def note_complete(s: ArtigianoState, side: i64) -> None:
    """Cells have been filled: remember which kinds are complete; a full castle ends the game (ART-END-01)."""
    castle = s.castles[side]
    castle.met = -1
    for kind in range(KINDS_OF_CELLS):
        if not (castle.completed >> kind) & 1 and is_complete(s, side, kind):
            castle.completed |= bit(kind)
            castle.placed_before |= castle.placed << (KINDS_OF_CELLS * kind)
            first = True
            for other in range(s.side_count):
                if other != side and (s.castles[other].completed >> kind) & 1:
                    first = False
            if first:
                castle.first_completed |= bit(kind)
    if is_full(s, side):
        end_game(s, CASTLE_FULL)


# ---------------------------------------------------------------- losing


def lose(s: ArtigianoState, by: i64, side: i64, cell: i64) -> None:
    """The card on a cell goes to the discard pile with what lies on it, through a card of seat `by`."""
    copy = at(s, side, cell)
    special = special_of(copy)
    own = s.side_of(by) == side
    s.castles[s.side_of(by)].met = -1
    set_cell(s, side, cell, -1)
    to_pile(s, copy)
    if special >= 0:
        lay(s, special, NOWHERE)
        s.tell(events.SPECIAL_LOST, copy, side)
        if own:
            s.castles[side].dropped_special = 1
        return
    s.tell(events.MATERIAL_LOST, side, cell, copy)
    place = cell_at(side, cell)
    for other in range(SPECIALS):
        if s.lies[other] == place:
            lay(s, other, NOWHERE)
            to_pile(s, copy_of(other))
            s.tell(events.SPECIAL_LOST, copy_of(other), side)
            if own:
                s.castles[side].dropped_special = 1
    if by == s.active and not own:
        s.destroyed += 1
        mine = s.castles[s.side_of(by)]
        if s.destroyed > mine.most_destroyed:
            mine.most_destroyed = s.destroyed


def carry(s: ArtigianoState, side: i64, cell: i64, to_side: i64, to_cell: i64) -> None:
    """What lies on a material follows it (ART-RUL-09); a stand-in never moves."""
    place = cell_at(side, cell)
    for special in range(SPECIALS):
        if s.lies[special] == place and is_attached(special):
            lay(s, special, cell_at(to_side, to_cell))


# ---------------------------------------------------------------- special cards in play


def remove_special(s: ArtigianoState, special: i64) -> i64:
    """Take a special card out of play, with what hangs on it (ART-RUL-36); the side at which it lay.

    The caller says where it goes, and asks the owner about cards that lay on a Storekeeper."""
    place = s.lies[special]
    side = side_at(place)
    if place >= ON_CELL and not is_attached(special):
        set_cell(s, side, (place - ON_CELL) % CELLS, -1)  # a stand-in: its cell is empty
    lay(s, special, NOWHERE)
    if special == COLLECTOR:
        card = after(s.sets, UNDER, -1)
        while card >= 0:
            drop(s.sets, UNDER, card)
            to_pile(s, card)
            card = after(s.sets, UNDER, -1)
    return side


def extra_slots_of(s: ArtigianoState, side: i64) -> bool:
    return s.lies[EXTRA_SLOTS] == IN_ZONE + side


def into_hand(s: ArtigianoState, seat: i64, copy: i64) -> None:
    put(s.sets, HAND + seat, copy)


def note_played(s: ArtigianoState, seat: i64, special: i64, at_home: bool) -> None:
    """For missions about special cards played (ART-RUL-73)."""
    castle = s.castles[s.side_of(seat)]
    castle.played += 1
    if at_home:
        castle.played_home += 1
        castle.homemade |= bit(special)
