"""Sequence 5, phase 2: the combat turn of each player in order: attacks, yellow cards, powers (REN-CBT-01, 02)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.core.buffer import Actions
from signoria.core.numbers import i64
from signoria.games.renaissance import events
from signoria.games.renaissance.actions import ATTACK, LURE, PASS
from signoria.games.renaissance.attack import attack_targets
from signoria.games.renaissance.listing import add_cities
from signoria.games.renaissance.palaces import lured_palaces
from signoria.games.renaissance.plunder import plunder_targets
from signoria.games.renaissance.powers import has_unused
from signoria.games.renaissance.questions import COMBAT
from signoria.games.renaissance.tables import SPAIN
from signoria.games.renaissance.yellow import list_yellows

if TYPE_CHECKING:
    from signoria.games.renaissance.state import RenaissanceState


def begin_combats(s: RenaissanceState) -> None:
    _begin(s, 0)


def _begin(s: RenaissanceState, place: i64) -> None:
    while place < s.seats:
        seat = s.seat_at(place)
        s.tell(events.COMBAT_BEGAN, seat)
        s.given = 0
        if not is_idle(s, seat):
            s.push(COMBAT, seat, place)
            return
        _end(s, seat)
        place += 1
    s.end_combats()


def is_idle(s: RenaissanceState, seat: i64) -> bool:
    """Does everybody know that this player can do nothing? His hand is empty and no power is left to him."""
    if s.boards[seat].hand:
        return False
    if has_unused(s, seat, SPAIN) and plunder_targets(s, seat):
        return False
    return lured_palaces(s, seat) == 0


def list_moves(s: RenaissanceState, seat: i64, into: Actions) -> None:
    into.add(PASS)
    add_cities(into, ATTACK, attack_targets(s, seat))
    list_yellows(s, seat, into, True)
    if lured_palaces(s, seat):
        into.add(LURE)


def move_done(s: RenaissanceState) -> None:
    """A move of the combat turn is over: who can do nothing more ends his turn."""
    seat = s.next_seat()
    if is_idle(s, seat):
        end_combat(s, seat)


def end_combat(s: RenaissanceState, seat: i64) -> None:
    """REN-CBT-27"""
    place = s.arg(0)
    s.pop()
    _end(s, seat)
    _begin(s, place + 1)


def _end(s: RenaissanceState, seat: i64) -> None:
    """His face-up cards return to hand, for defence (REN-CBT-23)."""
    board = s.boards[seat]
    board.take_back_shown()
    board.spent = 0
    s.sources = 0
    s.gained = 0
    s.targets = 0
    s.attacked = 0
    s.attacks = 0
    s.tell(events.COMBAT_ENDED, seat)
