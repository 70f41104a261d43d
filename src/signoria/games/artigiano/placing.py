"""Building a material: which card, then which cell if there is more than one; and the steps of actions that build."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from signoria.core.buffer import Actions
from signoria.core.numbers import bit, i64, low_bit
from signoria.games.artigiano import actions as code_of
from signoria.games.artigiano import events
from signoria.games.artigiano import questions as q
from signoria.games.artigiano.abilities import FREE_KIND
from signoria.games.artigiano.castle import (
    ANY_KIND,
    at,
    fits_of,
    free_cells,
    kind_of,
    materials,
    open_kinds,
    set_cell,
    value_of,
)
from signoria.games.artigiano.effects import (
    NO_PLACING,
    NO_PLACING_FROM_HAND,
    ON_TABLE,
    SAME_KIND,
    SAME_VALUE,
)
from signoria.games.artigiano.held import HELD, find, from_stock, gather, gather_playable
from signoria.games.artigiano.moving import build, carry, note_played, place_of, take_in_sight
from signoria.games.artigiano.piles import HAND, STOCK
from signoria.games.artigiano.places import cell_at, lay
from signoria.games.artigiano.tables import (
    CARD_KIND,
    CELLS,
    FITS,
    KINDS_OF_CELLS,
    VALUE,
    copy_of,
    is_material,
)

if TYPE_CHECKING:
    from signoria.games.artigiano.state import ArtigianoState

# What a cell is asked for: number 1 of the question CELL.
OPERATION: Final = 0  # phase 1, or a card of the stock
STEP: Final = 1  # a step of an action
ECHO: Final = 2  # a like card, on another's turn
WITH_SPECIAL: Final = 3  # together with a special card
STOLEN: Final = 4  # from another castle; number 3: 12 * side + cell
FROM_A_STOCK: Final = 5  # from another stock; number 3: side


def may_place(s: ArtigianoState, seat: i64) -> bool:
    """Bans bear on the player's own turn only (ART-RUL-44, 46, 52)."""
    if seat != s.active:
        return True
    if s.current & NO_PLACING:
        return False
    return from_stock(s, seat) or not s.current & NO_PLACING_FROM_HAND


def may_place_from_elsewhere(s: ArtigianoState, seat: i64) -> bool:
    return seat != s.active or not s.current & NO_PLACING


def cells_for(s: ArtigianoState, seat: i64, copy: i64, kinds: i64) -> i64:
    return free_cells(s, s.side_of(seat), FITS[CARD_KIND[copy]] & kinds)


def on_table(s: ArtigianoState, kind: i64, value: i64) -> bool:
    """Is there a material of this kind and current value on any castle (ART-RUL-45)?"""
    for side in range(s.side_count):
        left = materials(s, side)
        while left:
            cell = low_bit(left)
            left &= left - 1
            if kind_of(s, side, cell) == kind and value_of(s, side, cell) == value:
                return True
    return False


def matching_kinds(s: ArtigianoState, copy: i64, match: i64, fixed: i64) -> i64:
    """The kinds of cells on which a card satisfies a condition; 0: none."""
    value = VALUE[CARD_KIND[copy]]
    if match == SAME_VALUE and fixed and value != fixed:
        return 0
    if match == SAME_KIND and fixed:
        return bit(fixed - 1)
    if match == ON_TABLE:
        kinds: i64 = 0
        for kind in range(KINDS_OF_CELLS):
            if on_table(s, kind, value):
                kinds |= bit(kind)
        return kinds
    return ANY_KIND


def list_places(
    s: ArtigianoState, seat: i64, count: i64, match: i64, fixed: i64, into: Actions
) -> None:
    """The materials among the gathered cards that can be built."""
    kinds = open_kinds(s, s.side_of(seat))
    last: i64 = -1
    for place in range(count):
        kind = CARD_KIND[HELD[place]]
        if kind != last and is_material(kind) and FITS[kind] & kinds:
            last = kind
            if match == 0 or FITS[kind] & kinds & matching_kinds(s, HELD[place], match, fixed):
                into.add(code_of.PLACE + kind)


def choose_cell(
    s: ArtigianoState, seat: i64, copy: i64, purpose: i64, cells: i64, about: i64
) -> None:
    """One legal cell needs no question."""
    if cells & (cells - 1):
        s.push(q.CELL, seat, copy, purpose, cells, about)
    else:
        _commit(s, seat, copy, purpose, low_bit(cells), about)


def list_cells(s: ArtigianoState, side: i64, cells: i64, into: Actions) -> None:
    while cells:
        into.add(code_of.CELL + CELLS * side + low_bit(cells))
        cells &= cells - 1


def name_cell(s: ArtigianoState, seat: i64, cell: i64) -> None:
    copy, purpose, about = s.arg(0), s.arg(1), s.arg(3)
    s.pop()
    _commit(s, seat, copy, purpose, cell, about)


def _commit(s: ArtigianoState, seat: i64, copy: i64, purpose: i64, cell: i64, about: i64) -> None:
    if purpose == STOLEN:
        _build_stolen(s, seat, cell, about)
    elif purpose == FROM_A_STOCK:
        take_in_sight(s, STOCK + about, copy)
        build(s, seat, cell, copy, False)
    elif purpose == WITH_SPECIAL:
        _build_with_special(s, seat, cell, copy)
    else:
        build_held(s, seat, cell, copy)
    if s.ended:
        return
    if purpose == STEP:
        _step_done(s, s.side_of(seat), cell, copy)
    elif purpose in (OPERATION, WITH_SPECIAL):
        if s.asking() == q.ACT and purpose == OPERATION:
            s.set_arg(1, s.arg(1) + 1)
        s.commit()
    elif purpose == ECHO:
        s.pop()
    else:
        s.pop()
        s.set_arg(4, s.arg(4) + 1)
    s.resume()


def build_held(s: ArtigianoState, seat: i64, cell: i64, copy: i64) -> None:
    """A card of the hand, or of the stock being played."""
    stocked = from_stock(s, seat)
    take_in_sight(s, place_of(s, seat, copy), copy)
    if stocked:
        s.from_stock += 1
        castle = s.castles[s.side_of(seat)]
        castle.met = -1
        castle.most_from_stock = max(castle.most_from_stock, s.from_stock)
    build(s, seat, cell, copy, not stocked)


def _build_stolen(s: ArtigianoState, seat: i64, cell: i64, source: i64) -> None:
    side, place = source // CELLS, source % CELLS
    copy = at(s, side, place)
    s.touch(seat, side)
    set_cell(s, side, place, -1)
    carry(s, side, place, s.side_of(seat), cell)
    s.tell(events.MATERIAL_TAKEN, seat, side, place, copy)
    build(s, seat, cell, copy, False)


def _build_with_special(s: ArtigianoState, seat: i64, cell: i64, copy: i64) -> None:
    """Building and attaching are one operation (ART-RUL-57)."""
    side = s.side_of(seat)
    roofer = copy_of(FREE_KIND)
    take_in_sight(s, place_of(s, seat, roofer), roofer)
    lay(s, FREE_KIND, cell_at(side, cell))
    note_played(s, seat, FREE_KIND, True)
    s.tell(events.SPECIAL_ON_CELL, seat, roofer, side, cell)
    build_held(s, seat, cell, copy)


# ---------------------------------------------------------------- steps of actions


def ask_place(s: ArtigianoState, actor: i64, match: i64, fixed: i64, left: i64) -> bool:
    """Ask the actor for a material, if facts known to all leave him a choice."""
    if not gather_playable(s, actor) or not may_place(s, actor):
        return False
    s.push(q.PLACE, actor, match, fixed, left)
    return True


def _step_done(s: ArtigianoState, side: i64, cell: i64, copy: i64) -> None:
    """The question PLACE is answered: the action below it learns what was built."""
    match = s.arg(0)
    s.pop()
    placed = s.arg(4)
    kind, value = kind_of(s, side, cell), VALUE[CARD_KIND[copy]]
    if placed == 0 and match == SAME_VALUE:
        s.set_arg(5, value)
    elif placed == 0 and match == SAME_KIND:
        s.set_arg(5, kind + 1)
    elif match == 0:
        s.set_arg(5, s.arg(5) | (value * 4 + kind) << (6 * placed))
    s.set_arg(4, placed + 1)


def place_card(s: ArtigianoState, seat: i64, kind: i64) -> None:
    """A material is named in answer to PLACE."""
    copy = find(gather_playable(s, seat), kind)
    kinds = matching_kinds(s, copy, s.arg(0), s.arg(1))
    choose_cell(s, seat, copy, STEP, cells_for(s, seat, copy, kinds), 0)


def list_echoes(s: ArtigianoState, seat: i64, into: Actions) -> None:
    """Like cards: printed value, kind of the cell (ART-RUL-46)."""
    into.add(code_of.PASS)
    count = gather(s, HAND + seat)
    if not free_cells(s, s.side_of(seat), bit(s.arg(0))):
        return
    last: i64 = -1
    for place in range(count):
        kind = CARD_KIND[HELD[place]]
        if (
            kind != last
            and is_material(kind)
            and VALUE[kind] == s.arg(1)
            and (FITS[kind] >> s.arg(0)) & 1
        ):
            last = kind
            into.add(code_of.PLACE + kind)


def echo_card(s: ArtigianoState, seat: i64, kind: i64) -> None:
    copy = find(gather(s, HAND + seat), kind)
    choose_cell(s, seat, copy, ECHO, cells_for(s, seat, copy, bit(s.arg(0))), 0)


def fits_stolen(s: ArtigianoState, seat: i64, side: i64, cell: i64) -> i64:
    """Where a material of another castle could be built at home."""
    return free_cells(s, s.side_of(seat), fits_of(s, side, cell))
