"""The beginning and the end of a decade: events on offer, income, the end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.core.numbers import bits_in, i64, low_bit
from signoria.games.princes import events
from signoria.games.princes.board import Board
from signoria.games.princes.scoring import tell_scores
from signoria.games.princes.tables import (
    DECADE_EVENTS,
    DECADES,
    FAMILY_GOLD,
    FAMILY_INFLUENCE,
    MERCHANT_GOLD,
    MERCHANTS,
    POPE_GOLD,
    TILE_GOLD,
    TILE_INFLUENCE,
    TROOP_INFLUENCE,
)
from signoria.games.princes.trading import lapse_offers
from signoria.games.princes.turns import active, begin_turn

if TYPE_CHECKING:
    from signoria.games.princes.state import PrincesState


def begin_decade(s: PrincesState, first: i64) -> None:
    s.decade += 1
    s.events = DECADE_EVENTS[s.decade]
    s.tell(events.DECADE_BEGAN, s.decade)
    begin_turn(s, first)


def end_decade(s: PrincesState) -> None:
    """At once with the last event: income, and everything is made ready for the next decade (POR-DEC-01 to 10)."""
    following = (active(s) + 1) % s.seats  # counted from who put the last event up
    s.pop()
    lapse_offers(s, True)
    for seat in range(s.seats):
        _receive(s, seat)
    if s.decade == DECADES:
        tell_scores(s)
        s.tell(events.GAME_ENDED)
        return
    for seat in range(s.seats):
        s.boards[seat].used = 0
    s.pope = -1
    s.league_used = 0
    s.wars = 0
    begin_decade(s, following)


def _receive(s: PrincesState, seat: i64) -> None:
    board = s.boards[seat]
    gold = gold_income(board)
    if s.pope == seat:
        gold += POPE_GOLD
    influence = influence_income(board)
    s.tell(events.INCOME, seat, gold, influence, board.fees)
    board.gold += gold + board.fees
    board.fees = 0
    board.influence += influence


def gold_income(board: Board) -> i64:
    """Of family, city tiles and Merchant events (POR-DEC-02); the Pope comes on top."""
    gold = FAMILY_GOLD[board.family]
    tiles = board.tiles
    while tiles:
        gold += TILE_GOLD[low_bit(tiles)]
        tiles &= tiles - 1
    kept = board.events
    while kept:
        gold += MERCHANT_GOLD[low_bit(kept)] * bits_in(board.tiles & MERCHANTS)
        kept &= kept - 1
    return gold


def influence_income(board: Board) -> i64:
    """Of family, city tiles and troops (POR-DEC-03)."""
    influence = FAMILY_INFLUENCE[board.family]
    tiles = board.tiles
    while tiles:
        influence += TILE_INFLUENCE[low_bit(tiles)]
        tiles &= tiles - 1
    troops = board.troops
    while troops:
        influence += TROOP_INFLUENCE[low_bit(troops)]
        troops &= troops - 1
    return influence
