"""Positions that no game can reach are refused, each for its own reason."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import signoria
from tests.games.il_principe.positions import (
    CITIES,
    GAME,
    Json,
    acting,
    begun,
    board,
    building,
    ended,
    frame,
    offering,
    play,
    roles_given,
    selling,
)


def refusal(state: signoria.State, change: Callable[[Json], object]) -> str:
    dump: Json = state.dump()
    change(dump)
    with pytest.raises(signoria.BadPosition) as caught:
        GAME.load(dump)
    return caught.value.message.key.removeprefix("il_principe-impossible-")


def put(**values: object) -> Callable[[Json], object]:
    return lambda dump: dump.update(values)


def put_on(seat: int, **values: object) -> Callable[[Json], object]:
    return lambda dump: dump["boards"][seat].update(values)


def ask(*frames: Json) -> Callable[[Json], object]:
    return lambda dump: dump.update(stack=list(frames))


def built_early(dump: Json) -> None:
    """Nobody builds in the first round (ILP-BLD-02)."""
    dump["boards"][1]["cities"] = ["pisa"]
    dump["city_deck"] -= 1


ACTING = acting(boards=[board(hand="GWY")])
SELLING = selling("GGWWW", boards=[board(coins=3)])
BUILDING = building(boards=[board(hand="GGRBY")])
OFFERING = offering(boards=[board(hand="GGWW") for _ in range(4)])
NOBLE = roles_given([board(up="BB")])
TURNING = roles_given([board(up="G", down="WB")])
SHIELDS = play(BUILDING, "build firenze")
ROLE = roles_given([board(up="WW"), board(up="WW")])


@pytest.mark.parametrize(
    ("state", "change", "reason"),
    [
        (ACTING, put(deck={"green": 1}), "cards"),
        (ACTING, put_on(0, known={"red": 1}), "hands"),
        (ACTING, put(drafts=[1, 0, 0, 0]), "hands"),
        (OFFERING, put(drafts=[1 << 40, 0, 0, 0]), "hands"),
        (ACTING, put_on(1, cities=["siena"]), "cities"),
        (ACTING, put(display=["siena", "verona", "lucca"], city_deck=12), "cities"),
        (ACTING, put(display=CITIES[:5], city_deck=10), "cities"),
        (acting(round=1), built_early, "cities"),
        (ACTING, put_on(1, family="medici"), "families"),
        (ACTING, put_on(1, family=None), "families"),
        (ACTING, put_on(0, roles=["bishop", "priest"]), "roles"),
        (ACTING, put_on(0, roles=["priest"]), "roles"),
        (acting(round=1), put_on(0, roles=["bishop"]), "roles"),
        (ACTING, put_on(0, shields={"veneto": 11, "umbria": 1}), "shields"),
        (ACTING, put(last=True), "rounds"),
        (ACTING, put(stack=[]), "rounds"),
        (ended([]), put(stack=[frame("offer", -1, 15)]), "question"),
        (ACTING, put(round=0), "question"),
        (ACTING, ask(frame("family", 0)), "question"),
        (ACTING, ask(frame("action", 1, 4)), "question"),
        (ACTING, ask(frame("action", 0, 9)), "question"),
        (ACTING, ask(frame("build", 1)), "question"),
        (ACTING, ask(frame("action", 0, 4), frame("action", 0, 4)), "question"),
        (OFFERING, ask(frame("offer", -1, 0)), "question"),
        (OFFERING, ask(frame("offer", -1, 7)), "question"),
        (OFFERING, ask(frame("offer", -1, 31)), "question"),
        (OFFERING, ask(frame("offer", 0, 15)), "question"),
        (SELLING, ask(frame("bid_lot", 1, 15, 0, 0, 1)), "question"),
        (SELLING, ask(frame("bid_lot", 1, 13, 0, 0, 0)), "question"),
        (SELLING, ask(frame("bid_lot", 1, 15, 2, 0, 0)), "question"),
        (SELLING, ask(frame("bid_lot", 1, 15, 2, 2, 0)), "question"),
        (SELLING, ask(frame("bid_lot", 1, 15, 0, 1, 0)), "question"),
        (SELLING, ask(frame("bid_lot", 1, 15, 4, 1, 0)), "question"),  # more than A has
        (SELLING, ask(frame("bid_lot", 0, 15, 5, 2, 0)), "question"),  # A cannot go on
        (SELLING, ask(frame("bid_lot", -1, 15)), "question"),
        (SHIELDS, ask(frame("build", 0), frame("shields", 0, 11, 3)), "question"),
        (SHIELDS, ask(frame("build", 0), frame("shields", 0, 11, 0)), "question"),
        (SHIELDS, ask(frame("build", 0), frame("shields", 0, 11, 1, 4)), "question"),
        (SHIELDS, ask(frame("build", 0), frame("shields", 0, 60, 1)), "question"),
        (SHIELDS, ask(frame("build", 0), frame("shields", 1, 11, 2)), "question"),
        (SHIELDS, ask(frame("build", 0), frame("shields", 0, 7, 2)), "question"),  # not paid for
        (NOBLE, ask(frame("noble", 1, 6)), "question"),
        (NOBLE, ask(frame("noble", 0, 8)), "question"),
        (NOBLE, ask(frame("noble", 0, 30)), "question"),
        (NOBLE, ask(frame("noble", 0, 6, 2)), "question"),
        (NOBLE, ask(frame("turn_up", 0, 6)), "question"),
        (TURNING, ask(frame("turn_up", 1, 0)), "question"),
        (TURNING, put_on(1, roles=["banker"]), "question"),
        (ROLE, ask(frame("bid_role", 1, 0b0111, 0, 0, 2)), "question"),  # C is not tied
        (ROLE, ask(frame("bid_role", 1, 0b0011, 0, 0, 3)), "question"),
        (ROLE, ask(frame("bid_role", 1, 0b0011, 0, 0, 4)), "question"),
        (ROLE, put_on(2, roles=["bishop"]), "question"),
    ],
)  # fmt: skip
def test_an_impossible_position(
    state: signoria.State, change: Callable[[Json], object], reason: str
) -> None:
    assert refusal(state, change) == reason


def test_two_players_have_no_minor_roles() -> None:
    state = acting(seats=2, boards=[board(hand="G"), board(roles=["bishop"])])
    assert refusal(state, put_on(0, roles=["priest"])) == "roles"


@pytest.mark.parametrize(
    "change",
    [
        put(deck={"green": 21}),
        put(deck={"purple": 1}),
        put(principe=4),
        put(city_deck=3),
        put_on(0, points=-1),
        put_on(0, coins="many"),
        put(boards=[]),
        put(display=["siena", "siena", "lucca", "pisa"]),
    ],
)
def test_values_that_mean_nothing(change: Callable[[Json], object]) -> None:
    assert refusal(ACTING, change) == "position-bad-value"


def test_what_is_possible_is_read() -> None:
    for state in (ACTING, SELLING, BUILDING, OFFERING, NOBLE, TURNING, SHIELDS, ROLE, begun(5)):
        assert GAME.load(state.dump()).digest() == state.digest()
