"""The buy action: a troop or a treachery tile bought, or a troop discarded."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.core.buffer import Actions
from signoria.core.kinds import count, one
from signoria.core.numbers import bit, i64
from signoria.games.princes import events
from signoria.games.princes.actions import BUY, DISBAND, TREACHERY
from signoria.games.princes.tables import (
    TREACHERY_GOLD,
    TREACHERY_INFLUENCE,
    TROOP_PRICE,
    TROOPS,
)
from signoria.games.princes.treachery import can_draw, draw_tile

if TYPE_CHECKING:
    from signoria.games.princes.state import PrincesState


def list_purchases(s: PrincesState, seat: i64, into: Actions) -> None:
    board = s.boards[seat]
    for troop in range(TROOPS):
        if can_buy_troop(s, seat, troop):
            into.add(BUY + troop)
    for troop in range(TROOPS):
        if (board.troops >> troop) & 1:
            into.add(DISBAND + troop)
    if can_buy_treachery(s, seat):
        into.add(TREACHERY)


def can_buy_troop(s: PrincesState, seat: i64, troop: i64) -> bool:
    """One of a kind at most, as long as there are any (POR-BUY-02, 03, 06)."""
    board = s.boards[seat]
    return (
        not (board.troops >> troop) & 1
        and board.gold >= TROOP_PRICE[troop]
        and count(s.supply, troop) > 0
    )


def can_buy_treachery(s: PrincesState, seat: i64) -> bool:
    """POR-BUY-05"""
    board = s.boards[seat]
    if board.gold < TREACHERY_GOLD or board.influence < TREACHERY_INFLUENCE:
        return False
    return can_draw(s)


def buy_troop(s: PrincesState, seat: i64, troop: i64) -> None:
    s.begin_action()
    s.idle = 0
    board = s.boards[seat]
    board.gold -= TROOP_PRICE[troop]
    board.troops |= bit(troop)
    s.supply -= one(troop)
    s.tell(events.TROOP_BOUGHT, seat, troop, TROOP_PRICE[troop])
    s.go_on(seat)


def disband(s: PrincesState, seat: i64, troop: i64) -> None:
    """Back on its pile; nothing is paid back (POR-BUY-04)."""
    s.begin_action()
    s.idle = 0
    s.boards[seat].troops ^= bit(troop)
    s.supply += one(troop)
    s.tell(events.TROOP_DISBANDED, seat, troop)
    s.go_on(seat)


def buy_treachery(s: PrincesState, seat: i64) -> None:
    s.begin_action()
    s.idle = 0
    board = s.boards[seat]
    board.gold -= TREACHERY_GOLD
    board.influence -= TREACHERY_INFLUENCE
    s.tell(events.TREACHERY_BOUGHT, seat, TREACHERY_GOLD, TREACHERY_INFLUENCE)
    draw_tile(s, seat)
    s.go_on(seat)
