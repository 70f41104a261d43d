"""City tiles won."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.core.buffer import Actions
from signoria.core.numbers import bit, i64
from signoria.games.princes.actions import PASS, YES
from signoria.games.princes.powers import alfonso
from signoria.games.princes.questions import ALFONSO as ALFONSO_FRAME
from signoria.games.princes.tables import ALFONSO
from signoria.games.princes.treachery import can_draw

if TYPE_CHECKING:
    from signoria.games.princes.state import PrincesState


def city_tile_won(s: PrincesState, seat: i64, tile: i64) -> None:
    """Alfonso may be used at the instant he is won, on anybody's turn (POR-POL-09)."""
    s.display ^= bit(tile)
    s.boards[seat].tiles |= bit(tile)
    if bit(tile) & ALFONSO and can_draw(s):
        s.push(ALFONSO_FRAME, seat)
    else:
        s.go_on(-1)


def list_draw(into: Actions) -> None:
    into.add(PASS)
    into.add(YES)


def draw_at_once(s: PrincesState, seat: i64) -> None:
    s.pop()
    alfonso(s, seat)


def draw_later(s: PrincesState, seat: i64) -> None:
    s.pop()
    s.go_on(seat)
