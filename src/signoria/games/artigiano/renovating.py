"""The Renovator: own materials are replaced by stronger ones (ART-SFX-02, ART-RUL-58)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.core.buffer import Actions
from signoria.core.numbers import bit, i64, low_bit
from signoria.games.artigiano import actions as code_of
from signoria.games.artigiano import questions as q
from signoria.games.artigiano.castle import kind_of, materials, value_of
from signoria.games.artigiano.held import HELD, find, gather_playable
from signoria.games.artigiano.moving import lose
from signoria.games.artigiano.placing import build_held, may_place
from signoria.games.artigiano.tables import CARD_KIND, CELLS, FITS, VALUE, is_material

if TYPE_CHECKING:
    from signoria.games.artigiano.state import ArtigianoState


def ask_renovation(s: ArtigianoState, seat: i64, least: i64) -> None:
    """Asked while there are a material and a card; only the hand knows whether they fit."""
    if gather_playable(s, seat) and materials(s, s.side_of(seat)) >> least and may_place(s, seat):
        s.push(q.RENOVATE, seat, least)


def _is_stronger(s: ArtigianoState, side: i64, cell: i64, copy: i64) -> bool:
    """Fits the cell and has a printed value above the current one (ART-RUL-58)."""
    kind = CARD_KIND[copy]
    if not is_material(kind) or not (FITS[kind] >> kind_of(s, side, cell)) & 1:
        return False
    return VALUE[kind] > value_of(s, side, cell)


def list_renovations(s: ArtigianoState, seat: i64, into: Actions) -> None:
    into.add(code_of.PASS)
    side = s.side_of(seat)
    left = materials(s, side) & ~(bit(s.arg(0)) - 1)
    count = gather_playable(s, seat)
    while left:
        cell = low_bit(left)
        left &= left - 1
        for at in range(count):
            if _is_stronger(s, side, cell, HELD[at]):
                into.add(code_of.CELL + CELLS * side + cell)
                break


def name_renovated(s: ArtigianoState, seat: i64, cell: i64) -> None:
    s.push(q.STRONGER, seat, cell)


def list_stronger(s: ArtigianoState, seat: i64, into: Actions) -> None:
    last: i64 = -1
    for at in range(gather_playable(s, seat)):
        kind = CARD_KIND[HELD[at]]
        if kind != last and _is_stronger(s, s.side_of(seat), s.arg(0), HELD[at]):
            last = kind
            into.add(code_of.CARD + kind)


def name_stronger(s: ArtigianoState, seat: i64, kind: i64) -> None:
    copy = find(gather_playable(s, seat), kind)
    cell = s.arg(0)
    s.pop()
    s.pop()
    lose(s, seat, s.side_of(seat), cell)
    build_held(s, seat, cell, copy)
    if not s.ended:
        ask_renovation(s, seat, cell + 1)
        s.resume()


def no_more_renovations(s: ArtigianoState) -> None:
    s.pop()
    s.resume()
