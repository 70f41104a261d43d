"""Phases 1 and 2: place, act, play a special card, play the stock, discard; then store a card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.core.buffer import Actions
from signoria.core.numbers import i64
from signoria.games.artigiano import actions as code_of
from signoria.games.artigiano.castle import ANY_KIND
from signoria.games.artigiano.effects import NO_ACTION
from signoria.games.artigiano.held import HELD, find, gather, gather_playable
from signoria.games.artigiano.moving import discard, place_of
from signoria.games.artigiano.naming import begin_action
from signoria.games.artigiano.piles import HAND, is_empty
from signoria.games.artigiano.placing import (
    OPERATION,
    cells_for,
    choose_cell,
    list_places,
    may_place,
)
from signoria.games.artigiano.specials import begin_special, can_play_special
from signoria.games.artigiano.tables import (
    CARD_KIND,
    COPIES,
    FIRST_ACTION,
    FIRST_SPECIAL,
    is_special,
    special_of,
)
from signoria.games.artigiano.turn import begin_phase_2, can_play_stock, placements

if TYPE_CHECKING:
    from signoria.games.artigiano.state import ArtigianoState


def list_act(s: ArtigianoState, seat: i64, into: Actions) -> None:
    if s.arg(1):  # further materials of one operation (ART-RUL-32)
        into.add(code_of.PASS)
        if may_place(s, seat):
            list_places(s, seat, gather(s, HAND + seat), 0, 0, into)
        return
    list_playable(s, seat, into)
    if can_play_stock(s, seat):
        into.add(code_of.STOCK)


def list_stock(s: ArtigianoState, seat: i64, into: Actions) -> None:
    if s.arg(0):
        into.add(code_of.PASS)
    list_playable(s, seat, into)


def list_playable(s: ArtigianoState, seat: i64, into: Actions) -> None:
    """What can be done with the cards at hand, or with those of the stock that was picked up."""
    count = gather_playable(s, seat)
    if may_place(s, seat):
        list_places(s, seat, count, 0, 0, into)
    if not s.current & NO_ACTION:
        list_kinds(count, FIRST_ACTION, FIRST_SPECIAL, code_of.ACT - FIRST_ACTION, into)
    first = count
    while first > 0 and is_special(CARD_KIND[HELD[first - 1]]):
        first -= 1
    for at in range(first, count):
        special = special_of(HELD[at])
        if can_play_special(s, seat, special):
            into.add(code_of.SPECIAL + special)
    if first < count:
        count = gather_playable(s, seat)  # the list was used meanwhile
    list_kinds(count, 0, COPIES, code_of.DISCARD, into)


def list_kinds(count: i64, least: i64, limit: i64, family: i64, into: Actions) -> None:
    last: i64 = -1
    for at in range(count):
        kind = CARD_KIND[HELD[at]]
        if kind != last and least <= kind < limit:
            last = kind
            into.add(family + kind)


def place(s: ArtigianoState, seat: i64, kind: i64) -> None:
    copy = find(gather_playable(s, seat), kind)
    choose_cell(s, seat, copy, OPERATION, cells_for(s, seat, copy, ANY_KIND), 0)


def act(s: ArtigianoState, seat: i64, kind: i64) -> None:
    begin_action(s, seat, find(gather_playable(s, seat), kind), False)


def play_special(s: ArtigianoState, seat: i64, special: i64) -> None:
    begin_special(s, seat, special)


def discard_card(s: ArtigianoState, seat: i64, kind: i64) -> None:
    copy = find(gather_playable(s, seat), kind)
    discard(s, seat, place_of(s, seat, copy), copy)
    s.commit()
    s.resume()


def act_done(s: ArtigianoState) -> None:
    """Phase 1 is over, unless more materials may be placed."""
    if s.arg(1) and s.arg(1) < placements(s) and not is_empty(s.sets, HAND + s.active):
        s.set_arg(0, 0)
        return
    s.pop()
    begin_phase_2(s)


def stop_placing(s: ArtigianoState) -> None:
    s.pop()
    begin_phase_2(s)
