"""Banking at any time: a standing command (D-15). What a payment lacks is exchanged by itself (purse.py)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.core import auction
from signoria.core.buffer import Actions
from signoria.core.kinds import count
from signoria.core.numbers import bit, bits_in, i64
from signoria.core.state import ARGS
from signoria.games.princes import events
from signoria.games.princes.actions import BANK, BANKED
from signoria.games.princes.commitments import auction_at, keeps_bid, prove_bid
from signoria.games.princes.questions import PAYMENT
from signoria.games.princes.tables import (
    BANKED_AT_ONCE,
    BANKING,
    BRIBE_CARDINAL,
    EVENT_PRIZE,
    EVENTS,
    GOLD,
)

if TYPE_CHECKING:
    from signoria.games.princes.state import PrincesState


def bank_is_open(s: PrincesState) -> bool:
    """From the moment the decade's last event is put up it only pays for that event (POR-POL-03)."""
    if s.depth == 0 or s.speaking or s.events == 0 or s.asking() == PAYMENT:
        return False
    at = auction_at(s)
    if at < 0:
        return True
    event = s.stack[at + ARGS + auction.PRIZE] - EVENT_PRIZE
    return not (0 <= event < EVENTS and s.events == bit(event))


def list_banking(s: PrincesState, seat: i64, into: Actions) -> None:
    if s.boards[seat].ready(BANKING) and bank_is_open(s):
        for currency in range(i64(2)):
            for amount in range(i64(1), BANKED_AT_ONCE + 1):
                if can_bank(s, seat, currency, amount):
                    into.add(BANK + BANKED * currency + amount - 1)


def can_bank(s: PrincesState, seat: i64, currency: i64, amount: i64) -> bool:
    """He has it, and can still pay what he has bid (R-17)."""
    board = s.boards[seat]
    gold = board.gold - amount if currency == GOLD else board.gold + amount
    influence = board.influence + amount if currency == GOLD else board.influence - amount
    if gold < 0 or influence < 0:
        return False
    banks = bits_in(board.ready(BANKING)) - 1
    return keeps_bid(s, seat, gold, influence, banks, count(board.hand, BRIBE_CARDINAL))


def bank(s: PrincesState, seat: i64, currency: i64, amount: i64) -> None:
    """The lowest-numbered unused tile is turned; `currency` is given (POR-POL-01)."""
    board = s.boards[seat]
    ready = board.ready(BANKING)
    board.used |= ready & -ready
    if currency == GOLD:
        board.gold -= amount
        board.influence += amount
    else:
        board.gold += amount
        board.influence -= amount
    s.tell(events.BANKED, seat, currency, amount)
    prove_bid(s, seat)
