"""The pile of treachery tiles: drawing, playing, giving up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.core.buffer import Actions
from signoria.core.kinds import count, kind_at, one, size
from signoria.core.numbers import bit, i64
from signoria.games.princes import events
from signoria.games.princes.actions import TILE
from signoria.games.princes.questions import DISCARD
from signoria.games.princes.streams import TREACHERY
from signoria.games.princes.tables import TREACHERIES, TREACHERY_COPIES

if TYPE_CHECKING:
    from signoria.games.princes.state import PrincesState


def can_draw(s: PrincesState) -> bool:
    """Is there a tile in the pile, or one to make a new pile of? (R-20)"""
    if s.pile or s.discards:
        return True
    for seat in range(s.seats):
        if s.boards[seat].given_up:
            return True
    return False


def could_hold(s: PrincesState, seat: i64, treachery: i64) -> bool:
    """As far as everybody knows: he has tiles, and not every copy lies face up among the discards (R-42)."""
    if not s.boards[seat].hand:
        return False
    return count(s.discards, treachery) < TREACHERY_COPIES[treachery]


def draw_tile(s: PrincesState, seat: i64) -> None:
    """Draw, and give one up at once if the hand is too large (POR-BUY-07)."""
    if not s.pile:
        _shuffle(s)
    board = s.boards[seat]
    treachery = kind_at(s.pile, s.chance.below(TREACHERY, s.drawn, size(s.pile)))
    s.drawn += 1
    s.pile -= one(treachery)
    board.hand += one(treachery)
    s.tell_apart(events.TREACHERY_DRAWN, bit(seat), seat, treachery)
    if size(board.hand) > board.hand_limit():
        s.push(DISCARD, seat)


def _shuffle(s: PrincesState) -> None:
    """All discards, those given up face down too, become the new pile (R-20)."""
    s.pile = s.discards
    s.discards = 0
    for seat in range(s.seats):
        s.pile += s.boards[seat].given_up
        s.boards[seat].given_up = 0
    s.tell(events.PILE_SHUFFLED)


def play_tile(s: PrincesState, seat: i64, treachery: i64) -> None:
    """A played tile is discarded face up."""
    s.boards[seat].show(treachery)
    s.discards += one(treachery)


def list_tiles(s: PrincesState, seat: i64, into: Actions) -> None:
    hand = s.boards[seat].hand
    for treachery in range(TREACHERIES):
        if count(hand, treachery):
            into.add(TILE + treachery)


def give_up(s: PrincesState, seat: i64, treachery: i64) -> None:
    """Face down: nobody else learns which (POR-GEN-03)."""
    board = s.boards[seat]
    board.hand -= one(treachery)
    board.given_up += one(treachery)
    if board.known:
        board.forget(1)
    s.tell_apart(events.TREACHERY_GIVEN_UP, bit(seat), seat, treachery)
    s.pop()
    s.go_on(seat)
