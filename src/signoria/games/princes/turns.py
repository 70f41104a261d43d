"""A turn: powers, one action, powers, Start War or not, next player (POR-TURN-08)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.core.buffer import Actions
from signoria.core.numbers import i64
from signoria.core.state import ARGS, SEAT
from signoria.games.princes import events
from signoria.games.princes.actions import PASS, START_WAR
from signoria.games.princes.auctions import list_events, list_prizes
from signoria.games.princes.powers import list_powers
from signoria.games.princes.purchases import list_purchases
from signoria.games.princes.questions import AFTER, TURN
from signoria.games.princes.tables import ALFONSO, LUCREZIA
from signoria.games.princes.tables import START_WAR as START_WAR_TILE
from signoria.games.princes.trading import lapse_offers
from signoria.games.princes.war import list_pairs, list_wars

if TYPE_CHECKING:
    from signoria.games.princes.state import PrincesState


def active(s: PrincesState) -> i64:
    """Whose turn it is; there is one from the first decade to the end of the game."""
    return s.stack[SEAT]


def must_open_event(s: PrincesState) -> bool:
    """After two rounds in which nothing was taken an event must be sold (POR-DEC-11)."""
    return s.idle >= 2 * s.seats


def begin_turn(s: PrincesState, seat: i64) -> None:
    s.tell(events.TURN_BEGAN, seat)
    s.push(TURN, seat)


def list_turn(s: PrincesState, seat: i64, into: Actions) -> None:
    if must_open_event(s):
        list_events(s, into)
    else:
        into.add(PASS)
        list_purchases(s, seat, into)
        list_prizes(s, seat, into)
        list_wars(s, into)
    list_powers(s, seat, into)


def begin_action(s: PrincesState) -> None:
    """The action is chosen: what follows it waits below."""
    s.ask(AFTER)


def pass_turn(s: PrincesState, seat: i64) -> None:
    begin_action(s)
    s.idle += 1
    s.tell(events.TURN_PASSED, seat)
    s.go_on(seat)


def list_after(s: PrincesState, seat: i64, into: Actions) -> None:
    into.add(PASS)
    if s.boards[seat].holds(START_WAR_TILE):
        list_pairs(START_WAR, into)
    list_powers(s, seat, into)


def after_action(s: PrincesState, by: i64) -> None:
    """The action is done, by an answer of seat `by`. A last event won ends the decade at once (POR-DEC-01)."""
    seat = active(s)
    if s.events == 0:
        s.end_decade()
        return
    board = s.boards[seat]
    war_played = s.stack[ARGS] == 1
    if war_played or (not board.hand and not board.ready(LUCREZIA | ALFONSO)):
        end_turn(s)
    elif by >= 0 and by != seat:
        s.tell(events.TURN_RESUMED, seat)


def end_turn(s: PrincesState) -> None:
    following = (active(s) + 1) % s.seats
    s.pop()
    lapse_offers(s, False)
    begin_turn(s, following)
