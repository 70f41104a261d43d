"""The auction machine, on a bare position of any game: who is asked, who is out, when it is over."""

from __future__ import annotations

from random import Random

import pytest

import signoria
from signoria.core import auction

SEATS = 4


def opened(bidders: int, opener: int, seats: int = SEATS) -> signoria.State:
    """An auction among some seats, above whatever the game asks."""
    state = signoria.game("masters").new(seats, 1)
    auction.open_auction(state, 0, bidders, opener, 7)
    return state


def run(state: signoria.State, *bids: int | None) -> list[int]:
    """The seats that are asked; each bids so much, or passes (None)."""
    asked = []
    for bid in bids:
        assert not auction.is_over(state)
        assert auction.fits(state)
        seat = auction.bidder(state)
        asked.append(int(seat))
        if bid is None:
            auction.drop_out(state, seat)
        else:
            auction.raise_to(state, seat, bid)
        if not auction.is_over(state):
            auction.ask_next(state)
    return asked


@pytest.mark.parametrize(
    ("bidders", "opener", "first"),
    [(0b1111, 2, 2), (0b0101, 1, 2), (0b0101, 3, 0), (0b0001, 1, 0), (0b1000, 3, 3)],
)
def test_the_first_bidder_clockwise_opens(bidders: int, opener: int, first: int) -> None:
    state = opened(bidders, opener)
    assert auction.bidder(state) == first
    assert state.arg(auction.PRIZE) == 7
    assert auction.winner(state) == -1


def test_bids_go_round_until_one_is_left() -> None:
    state = opened(0b1111, 1)
    assert run(state, 1, None, 2, None, 3, None) == [1, 2, 3, 0, 1, 3]
    assert auction.is_over(state)
    assert auction.winner(state) == 1
    assert state.arg(auction.HIGHEST) == 3


def test_everybody_passes() -> None:
    state = opened(0b1011, 2)
    assert run(state, None, None, None) == [3, 0, 1]
    assert auction.is_over(state)
    assert auction.winner(state) == -1


def test_the_last_one_may_still_bid() -> None:
    state = opened(0b0110, 0)
    assert run(state, None) == [1]
    assert not auction.is_over(state)
    assert run(state, 1) == [2]
    assert auction.is_over(state)
    assert auction.winner(state) == 2


def test_a_lone_bidder_is_asked() -> None:
    state = opened(0b0100, 3)
    assert not auction.is_over(state)
    assert auction.bidder(state) == 2


def test_random_auctions_end_and_always_fit() -> None:
    dice = Random(1)
    for _ in range(300):
        bidders = dice.randrange(1, 16)
        state = opened(bidders, dice.randrange(SEATS))
        highest, out = 0, set()
        while not auction.is_over(state):
            assert auction.fits(state)
            seat = auction.bidder(state)
            assert (bidders >> seat) & 1
            assert seat not in out
            if dice.random() < 0.4:
                auction.drop_out(state, seat)
                out.add(seat)
            else:
                highest += dice.randrange(1, 4)
                auction.raise_to(state, seat, highest)
                last = seat
            if not auction.is_over(state):
                auction.ask_next(state)
        assert state.arg(auction.HIGHEST) == highest
        assert auction.winner(state) == (last if highest else -1)


@pytest.mark.parametrize(
    ("seat", "numbers"),
    [
        (0, [0, 0, 0]),  # nobody is left
        (0, [0b10000, 0, 0]),  # no such seat
        (0, [0b0110, 0, 0]),  # who is asked is out
        (1, [0b0110, 3, 0]),  # a bid of nobody
        (1, [0b0110, 0, 3]),  # a holder without a bid
        (1, [0b0110, 3, 2]),  # the holder is asked
        (1, [0b0110, 3, 1]),  # the holder is out
        (1, [0b0110, 3, 9]),  # no such holder
        (-1, [0b0110, 0, 0]),  # nobody is asked
    ],
)
def test_what_no_auction_can_be(seat: int, numbers: list[int]) -> None:
    state = opened(0b1111, 0)
    state.pop()
    state.push(0, seat, *numbers)
    assert not auction.fits(state)
