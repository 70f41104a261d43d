"""Positions that no game can reach are refused, each for its own reason."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import signoria
from tests.games.il_principe.changes import (
    all_built,
    ask,
    built_early,
    four_families,
    hand_laid,
    holding,
    lot_left,
    more_lots,
    one_card_laid,
    one_card_undrawn,
    one_colour_down,
    placing,
    put,
    put_on,
    single_leader,
    three_cities,
)
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


ACTING = acting(boards=[board(hand="GWY")])
SELLING = selling("GGWWW", boards=[board(coins=3)])
BUILDING = building(boards=[board(hand="GGRBY")])
OFFERING = offering(boards=[board(hand="GGWW") for _ in range(4)])
NOBLE = roles_given([board(up="BB")])
TURNING = roles_given([board(up="G", down="WB")])
SHIELDS = play(BUILDING, "build firenze")
ROLE = roles_given([board(up="WW"), board(up="WW")])
MINOR = roles_given([board(up="WWW"), board(up="WW"), board(up="WW")])
KNIGHT = play(roles_given([board(up="BB"), board(up="B")]), "region umbria")
FAMILIES = play(GAME.new(3, 1), "family medici")


@pytest.mark.parametrize(
    ("state", "change", "reason"),
    [
        (ACTING, put(deck={"green": 1}), "cards"),
        (ACTING, put_on(0, known={"red": 1}), "hands"),
        (ACTING, put(drafts=[1, 0, 0, 0]), "hands"),
        (OFFERING, put(drafts=[1 << 40, 0, 0, 0]), "hands"),
        (OFFERING, put(drafts=[1 << 12, 0, 0, 0]), "hands"),  # a red card that A does not have
        (ACTING, put_on(1, cities=["siena"]), "cities"),
        (ACTING, put(display=["siena", "verona", "lucca"], city_deck=12), "cities"),
        (ACTING, put(display=CITIES[:5], city_deck=10), "cities"),
        (acting(round=1), built_early, "cities"),
        (ACTING, put_on(1, family="medici"), "families"),
        (ACTING, put_on(1, family=None), "families"),
        (ACTING, put_on(0, roles=["bishop", "priest"]), "roles"),
        (ACTING, put_on(0, roles=["priest"]), "roles"),
        (ACTING, holding("bishop", "bishop"), "roles"),
        (ACTING, holding("bishop", "priest", "priest"), "roles"),
        (acting(round=1), put_on(0, roles=["bishop"]), "roles"),
        (ACTING, put_on(0, shields={"veneto": 11, "umbria": 1}), "shields"),
        (ACTING, put(last=True), "rounds"),
        (acting(last=True, deck=0), put(round=1), "rounds"),
        (ACTING, put(stack=[]), "rounds"),
        (selling("GGWWWRRR"), more_lots, "rounds"),
        (acting(last=True, deck=7), one_card_undrawn, "rounds"),
        (ended([]), put(stack=[frame("offer", -1, 15)]), "question"),
        (ended([]), lot_left, "question"),
        (ACTING, lot_left, "question"),
        (OFFERING, lot_left, "question"),
        (offering(boards=[board(hand="GGWW") for _ in range(4)], deck=0), put(last=True), "question"),
        (BUILDING, put(round=1), "question"),
        (ACTING, put(round=0), "question"),
        (ACTING, ask(frame("family", 0)), "question"),
        (ACTING, hand_laid, "question"),  # an empty hand is not asked
        (ACTING, ask(frame("action", 1, 4)), "question"),
        (ACTING, ask(frame("action", 0, 9)), "question"),
        (ACTING, ask(frame("build", 1)), "question"),
        (ACTING, ask(frame("action", 0, 4), frame("action", 0, 4)), "question"),
        (FAMILIES, put_on(1, coins=1), "question"),
        (FAMILIES, put_on(1, points=1), "question"),
        (FAMILIES, put_on(1, shields={"umbria": 1}), "question"),
        (FAMILIES, one_card_laid, "question"),
        (FAMILIES, put_on(1, family="este"), "question"),
        (play(GAME.new(5, 1), "family medici", "family visconti", "family este"), four_families, "question"),
        (OFFERING, lambda dump: dump.update(drafts=[66, 0, 0, 0], stack=[frame("offer", -1, 14)]), "question"),
        (offering(boards=[board(hand="GGGY") for _ in range(4)]), put(drafts=[1 << 24, 0, 0, 0]), "question"),
        (OFFERING, put_on(2, coins=4), "question"),  # without the income
        (OFFERING, one_card_laid, "question"),  # three cards in hand
        (offering(boards=[board(hand="GGWW", cities=CITIES[1:3] + CITIES[4:7] + CITIES[8:11] + CITIES[12:])]
                  + [board(hand="GGWW") for _ in range(3)]), three_cities, "question"),
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
        (SELLING, ask(frame("bid_lot", 2, 15, 0, 0, 0)), "question"),  # B, who opens, has not passed
        (SELLING, ask(frame("bid_lot", 1, 7, 0, 0, 0)), "question"),  # D has passed before his turn
        (SELLING, ask(frame("bid_lot", 2, 15, 0, 2, 0)), "question"),
        (BUILDING, ask(frame("build", 1)), "question"),  # B has not won it
        (building(boards=[board(hand="G")]), one_card_laid, "question"),  # where is the lot?
        (SHIELDS, ask(frame("build", 0), frame("shields", 0, 11, 3)), "question"),
        (SHIELDS, ask(frame("build", 0), frame("shields", 0, 11, 0)), "question"),
        (SHIELDS, ask(frame("build", 0), frame("shields", 0, 11, 1, 4)), "question"),
        (SHIELDS, ask(frame("build", 0), frame("shields", 0, 60, 1)), "question"),
        (SHIELDS, ask(frame("build", 0), frame("shields", 1, 11, 2)), "question"),
        (SHIELDS, ask(frame("build", 0), frame("shields", 0, 7, 2)), "question"),  # not paid for
        (building(boards=[board(hand="G"), board(cities=CITIES[:-1])], display=["rimini"]), all_built, "question"),
        (play(acting(boards=[board(hand="GGRBY")]), "build firenze"), put(round=1), "question"),
        (SHIELDS, placing({"veneto": 8}, 3, 0), "question"),  # two at most, of the three that are left
        (SHIELDS, placing({"veneto": 1}, 1, 1), "question"),  # Veneto is far from Florence
        (SHIELDS, placing({"umbria": 1}, 1, 5), "question"),  # no region is left to choose
        (SHIELDS, placing({}, 1, 4), "question"),  # where is the first one?
        (NOBLE, put_on(0, shields={"veneto": 11}), "question"),
        (KNIGHT, ask(frame("noble", 1, 7, 1)), "question"),  # no minor role follows a minor one
        (TURNING, one_colour_down, "question"),
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
        (ROLE, single_leader, "question"),
        (ROLE, ask(frame("bid_role", 0, 0b0011, 0, 0, 2)), "question"),  # B opens
        (ROLE, ask(frame("bid_role", 0, 0b0111, 3, 2, 2)), "question"),  # C is not tied
        (MINOR, ask(frame("bid_role", 2, 0b0110, 0, 0, 3)), "question"),
        (MINOR, ask(frame("bid_role", 1, 0b0111, 0, 0, 3)), "question"),  # A has the Bishop
    ],
)  # fmt: skip
def test_an_impossible_position(
    state: signoria.State, change: Callable[[Json], object], reason: str
) -> None:
    assert refusal(state, change) == reason


def test_two_players_have_no_minor_roles() -> None:
    state = acting(seats=2, boards=[board(hand="G"), board(roles=["bishop"])])
    assert refusal(state, put_on(0, roles=["priest"])) == "roles"


def test_two_players_use_ten_cities() -> None:
    shown = ["siena", "verona", "lucca", "firenze"]
    others = [city for city in CITIES if city not in shown]
    state = acting(seats=2, boards=[board(hand="G"), board(cities=others[:6])])

    def eleven(dump: Json) -> None:
        dump["boards"][1]["cities"] = sorted(others[:7], key=CITIES.index)
        dump["city_deck"] = -1

    assert refusal(state, eleven) == "cities"


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
    passed = play(SELLING, "pass", "pass")
    for state in (
        ACTING, SELLING, passed, BUILDING, OFFERING, NOBLE, TURNING, SHIELDS, ROLE, MINOR, KNIGHT, FAMILIES,
        begun(5),
    ):  # fmt: skip
        assert GAME.load(state.dump()).digest() == state.digest()
