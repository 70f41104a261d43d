"""Bribed troops: before the dice, the attacker, then the defender, then the Pope of a Holy League."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.core.buffer import Actions
from signoria.core.numbers import i64
from signoria.games.princes import events
from signoria.games.princes.actions import BRIBE, PASS
from signoria.games.princes.campaign import (
    ATTACKER,
    DEFENDER,
    NOBODY,
    POPE,
    leader,
    loyal,
    set_bribed,
)
from signoria.games.princes.questions import BRIBE as BRIBE_FRAME
from signoria.games.princes.tables import BRIBE_TROOPS, TROOPS
from signoria.games.princes.treachery import play_tile

if TYPE_CHECKING:
    from signoria.games.princes.state import PrincesState


def ask(s: PrincesState, side: i64) -> None:
    """Once each, whatever the hand holds; only an empty one has no choice (POR-TRE-04, R-42)."""
    seat = leader(s, side)
    if seat != NOBODY and may_bribe(s, seat):
        s.tell(events.BRIBES_OPENED, seat)
        s.push(BRIBE_FRAME, seat, side)


def may_bribe(s: PrincesState, seat: i64) -> bool:
    """He has tiles, and there is a troop left to bribe."""
    if not s.boards[seat].hand:
        return False
    return loyal(s, ATTACKER) | loyal(s, DEFENDER) | loyal(s, POPE) != 0


def list_bribes(s: PrincesState, seat: i64, into: Actions) -> None:
    """Any troop in the war, one's own too (POR-TRE-05, 16)."""
    into.add(PASS)
    if s.boards[seat].holds(BRIBE_TROOPS):
        for side in range(i64(3)):
            troops = loyal(s, side)
            for troop in range(TROOPS):
                if (troops >> troop) & 1:
                    into.add(BRIBE + TROOPS * side + troop)


def bribe(s: PrincesState, seat: i64, side: i64, troop: i64) -> None:
    play_tile(s, seat, BRIBE_TROOPS)
    set_bribed(s, side, troop)
    s.tell(events.BRIBED, seat, leader(s, side), troop)
    if not may_bribe(s, seat):
        stop(s, seat)


def stop(s: PrincesState, seat: i64) -> None:
    s.pop()
    s.go_on(seat)
