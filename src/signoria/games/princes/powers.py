"""Own-turn powers: theft by treachery tile or by Lucrezia, a draw by Alfonso. They are no actions (POR-TURN-06)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.core.buffer import Actions
from signoria.core.numbers import i64
from signoria.games.princes import events
from signoria.games.princes.actions import ALFONSO as ALFONSO_CODE
from signoria.games.princes.actions import LUCREZIA as LUCREZIA_CODE
from signoria.games.princes.actions import RAID, STEAL
from signoria.games.princes.tables import (
    ALFONSO,
    GOLD,
    INFLUENCE,
    LUCREZIA,
    LUCREZIA_STEALS,
    RAID_GOLD,
    STEAL_INFLUENCE,
    STOLEN_GOLD,
    STOLEN_INFLUENCE,
)
from signoria.games.princes.treachery import can_draw, draw_tile, play_tile

if TYPE_CHECKING:
    from signoria.games.princes.state import PrincesState


def list_powers(s: PrincesState, seat: i64, into: Actions) -> None:
    board = s.boards[seat]
    if board.holds(STEAL_INFLUENCE):
        _list_victims(s, seat, INFLUENCE, STEAL, into)
    if board.holds(RAID_GOLD):
        _list_victims(s, seat, GOLD, RAID, into)
    if board.ready(LUCREZIA):
        _list_victims(s, seat, INFLUENCE, LUCREZIA_CODE, into)
    if board.ready(ALFONSO) and can_draw(s):
        into.add(ALFONSO_CODE)


def _list_victims(
    s: PrincesState, seat: i64, currency: i64, first_code: i64, into: Actions
) -> None:
    for victim in range(s.seats):
        if can_rob(s, seat, victim, currency):
            into.add(first_code + victim)


def can_rob(s: PrincesState, seat: i64, victim: i64, currency: i64) -> bool:
    """Another player who has some of it; what waits on a home town is safe (POR-WAR-13, R-15)."""
    if victim == seat:
        return False
    board = s.boards[victim]
    return board.gold > 0 if currency == GOLD else board.influence > 0


def steal(s: PrincesState, seat: i64, victim: i64) -> None:
    """POR-TRE-10"""
    play_tile(s, seat, STEAL_INFLUENCE)
    s.tell(events.STOLEN, seat, victim, _take_influence(s, seat, victim, STOLEN_INFLUENCE))
    s.go_on(seat)


def raid(s: PrincesState, seat: i64, victim: i64) -> None:
    """POR-TRE-11"""
    play_tile(s, seat, RAID_GOLD)
    taken = min(STOLEN_GOLD, s.boards[victim].gold)
    s.boards[victim].gold -= taken
    s.boards[seat].gold += taken
    s.tell(events.RAIDED, seat, victim, taken)
    s.go_on(seat)


def lucrezia(s: PrincesState, seat: i64, victim: i64) -> None:
    """POR-POL-05"""
    s.boards[seat].used |= LUCREZIA & s.boards[seat].tiles
    s.tell(events.LUCREZIA_STOLE, seat, victim, _take_influence(s, seat, victim, LUCREZIA_STEALS))
    s.go_on(seat)


def _take_influence(s: PrincesState, seat: i64, victim: i64, most: i64) -> i64:
    taken = min(most, s.boards[victim].influence)
    s.boards[victim].influence -= taken
    s.boards[seat].influence += taken
    return taken


def alfonso(s: PrincesState, seat: i64) -> None:
    """POR-POL-09"""
    s.boards[seat].used |= ALFONSO & s.boards[seat].tiles
    s.tell(events.ALFONSO_DREW, seat)
    draw_tile(s, seat)
    s.go_on(seat)
