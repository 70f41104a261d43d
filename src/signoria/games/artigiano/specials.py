"""Playing a special card: into a zone, onto a material, in the place of one, onto or into a stock (ART-SPE-01, 02)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.core.buffer import Actions
from signoria.core.numbers import bit, i64, low_bit
from signoria.games.artigiano import abilities as a
from signoria.games.artigiano import actions as code_of
from signoria.games.artigiano import events
from signoria.games.artigiano import questions as q
from signoria.games.artigiano.castle import ANY_KIND, free_cells, materials, set_cell
from signoria.games.artigiano.deck import pick
from signoria.games.artigiano.held import HELD, find, from_stock, gather_playable
from signoria.games.artigiano.knowledge import FRESH, know
from signoria.games.artigiano.moving import discard, lose, note_played, place_of, take_in_sight
from signoria.games.artigiano.piles import STOCK, is_empty, put
from signoria.games.artigiano.places import IN_ZONE, ON_STOCK, cell_at, lay
from signoria.games.artigiano.placing import WITH_SPECIAL, choose_cell, list_cells, may_place
from signoria.games.artigiano.renovating import ask_renovation
from signoria.games.artigiano.tables import CARD_KIND, CELLS, copy_of, is_material
from signoria.games.artigiano.taking import expose
from signoria.games.artigiano.turn import is_blocked, room

if TYPE_CHECKING:
    from signoria.games.artigiano.state import ArtigianoState


def can_play_special(s: ArtigianoState, seat: i64, special: i64) -> bool:
    """Only if its text finds a legal place (ART-RUL-87)."""
    play = a.PLAY[special]
    if play == a.NOT_PLAYABLE:
        return False
    if play == a.INTO_OWN_STOCK:
        side = s.side_of(seat)
        return not is_blocked(s, side) and (room(s, side) > 0 or _leaves_room(s, seat, special))
    if play == a.ON_NEW_MATERIAL:
        if not may_place(s, seat) or not free_cells(s, s.side_of(seat), ANY_KIND):
            return False
        for at in range(gather_playable(s, seat)):
            if is_material(CARD_KIND[HELD[at]]):
                return True
        return False
    if _takes_cell(play):
        for side in range(s.side_count):
            if _cells_at(s, seat, play, side):
                return True
        return False
    return play == a.TO_OWN_ZONE or sides_for(s, seat, play) != 0


def _leaves_room(s: ArtigianoState, seat: i64, special: i64) -> bool:
    """Played out of an ordinary place of the stock, it leaves that place free."""
    return place_of(s, seat, copy_of(special)) == STOCK + s.side_of(seat)


def _takes_cell(play: i64) -> bool:
    return (
        play == a.ON_ANY_MATERIAL
        or play == a.ON_OPPONENTS_MATERIAL
        or play == a.REPLACES_OWN
        or play == a.REPLACES_OPPONENTS
    )


def _cells_at(s: ArtigianoState, seat: i64, play: i64, side: i64) -> i64:
    own = side == s.side_of(seat)
    if own and (play == a.ON_OPPONENTS_MATERIAL or play == a.REPLACES_OPPONENTS):
        return 0
    if not own and play == a.REPLACES_OWN:
        return 0
    return materials(s, side)


def sides_for(s: ArtigianoState, seat: i64, play: i64) -> i64:
    mask: i64 = 0
    for side in range(s.side_count):
        if side != s.side_of(seat) and (
            play != a.REPLACES_STOCK_CARD or not is_empty(s.sets, STOCK + side)
        ):
            mask |= bit(side)
    return mask


def begin_special(s: ArtigianoState, seat: i64, special: i64) -> None:
    play = a.PLAY[special]
    if play == a.TO_OWN_ZONE:
        _to_zone(s, seat, special, s.side_of(seat))
    elif play == a.INTO_OWN_STOCK:
        _into_stock(s, seat, special)
    elif play == a.ON_NEW_MATERIAL:
        s.push(q.SPECIAL_MATERIAL, seat, special)
    elif _takes_cell(play):
        s.push(q.SPECIAL_CELL, seat, special)
    else:
        sides = sides_for(s, seat, play)
        if sides & (sides - 1):
            s.push(q.SPECIAL_SIDE, seat, special)
        else:
            _at_side(s, seat, special, low_bit(sides))


def _leave_hand(s: ArtigianoState, seat: i64, special: i64, at_home: bool) -> i64:
    copy = copy_of(special)
    take_in_sight(s, place_of(s, seat, copy), copy)
    note_played(s, seat, special, at_home)
    s.commit()
    return copy


def _to_zone(s: ArtigianoState, seat: i64, special: i64, side: i64) -> None:
    copy = _leave_hand(s, seat, special, side == s.side_of(seat))
    lay(s, special, IN_ZONE + side)
    s.tell(events.SPECIAL_IN_ZONE, seat, copy, side)
    if special == a.RENOVATOR:
        ask_renovation(s, seat, 0)
    s.resume()


def _into_stock(s: ArtigianoState, seat: i64, special: i64) -> None:
    """Open for this once: everybody knows that it lies there (ART-RUL-89)."""
    stocked = from_stock(s, seat)
    side = s.side_of(seat)
    copy = _leave_hand(s, seat, special, False)
    put(s.sets, STOCK + side, copy)
    know(s, copy, s.everybody & ~s.members(side) | (i64(FRESH) if stocked else i64(0)))
    s.tell(events.SPECIAL_IN_STOCK, seat, copy, side)
    s.resume()


# ---------------------------------------------------------------- at another side


def list_sides(s: ArtigianoState, seat: i64, into: Actions) -> None:
    sides = sides_for(s, seat, a.PLAY[s.arg(0)])
    while sides:
        into.add(code_of.AT_SIDE + low_bit(sides))
        sides &= sides - 1


def name_side(s: ArtigianoState, seat: i64, side: i64) -> None:
    special = s.arg(0)
    s.pop()
    _at_side(s, seat, special, side)


def _at_side(s: ArtigianoState, seat: i64, special: i64, side: i64) -> None:
    play = a.PLAY[special]
    if play == a.TO_OPPONENTS_ZONE:
        _to_zone(s, seat, special, side)
        return
    copy = _leave_hand(s, seat, special, False)
    if play == a.COVERS_STOCK:
        lay(s, special, ON_STOCK + side)
        s.tell(events.SPECIAL_ON_STOCK, seat, copy, side)
    else:
        _replace_stock_card(s, seat, copy, side)
    s.resume()


def _replace_stock_card(s: ArtigianoState, seat: i64, copy: i64, side: i64) -> None:
    """Chance picks the card that goes; no attack, so nothing bounces (ART-RUL-67)."""
    place = STOCK + side
    old = pick(s, place)
    if old == copy_of(a.EXPOSED):
        expose(s, place, side)
    else:
        discard(s, side, place, old)
    put(s.sets, place, copy)
    know(s, copy, s.everybody & ~s.members(side))
    s.tell(events.SPECIAL_IN_STOCK, seat, copy, side)


# ---------------------------------------------------------------- on a castle


def list_special_cells(s: ArtigianoState, seat: i64, into: Actions) -> None:
    for side in range(s.side_count):
        list_cells(s, side, _cells_at(s, seat, a.PLAY[s.arg(0)], side), into)


def name_special_cell(s: ArtigianoState, seat: i64, place: i64) -> None:
    """`place`: 12 * side + cell."""
    special = s.arg(0)
    side, cell = place // CELLS, place % CELLS
    s.pop()
    copy = _leave_hand(s, seat, special, side == s.side_of(seat))
    if a.IS_STAND_IN[special]:
        lose(s, seat, side, cell)
        set_cell(s, side, cell, copy)
    lay(s, special, cell_at(side, cell))
    s.tell(events.SPECIAL_ON_CELL, seat, copy, side, cell)
    s.resume()


def list_special_materials(s: ArtigianoState, seat: i64, into: Actions) -> None:
    last: i64 = -1
    for at in range(gather_playable(s, seat)):
        kind = CARD_KIND[HELD[at]]
        if kind != last and is_material(kind):
            last = kind
            into.add(code_of.CARD + kind)


def name_special_material(s: ArtigianoState, seat: i64, kind: i64) -> None:
    copy = find(gather_playable(s, seat), kind)
    s.pop()
    choose_cell(s, seat, copy, WITH_SPECIAL, free_cells(s, s.side_of(seat), ANY_KIND), 0)
