"""SETUP: components and set-up."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from signoria.core.kinds import count
from signoria.games.il_principe import tables
from tests.games.il_principe.positions import (
    CITIES,
    COLOURS,
    FAMILIES,
    GAME,
    MAJORS,
    MINORS,
    A,
    Json,
    asks,
    begun,
    board,
    building,
    coins,
    hands,
    legal,
    offered,
    play,
    points,
    principe,
    refused,
    roles,
    seen,
    table,
    told,
    total,
    wander,
)

DATA: dict[str, Json] = tables.DATA.files
SMALL, MEDIUM, LARGE = CITIES[:5], CITIES[5:10], CITIES[10:]
PAYS_ALL = "GGWWRRBBYY"  # a hand that pays for any city


def dump(seats: int, seed: int = 0) -> Json:
    return dict(GAME.new(seats, seed).dump())


# ---------------------------------------------------------------- components


@pytest.mark.rule("ILP-SETUP-01")
@pytest.mark.parametrize(("seats", "each"), [(4, 20), (2, 13)])
def test_cards_of_each_colour_are_never_lost(seats: int, each: int) -> None:
    assert dump(seats)["deck"] == dict.fromkeys(COLOURS, each)
    for state, _, _ in wander(GAME.new(seats, 5), seed=5):
        assert total(state) == dict.fromkeys(COLOURS, each)


@pytest.mark.rule("ILP-SETUP-02")
def test_the_data_match_the_contents_of_the_box() -> None:
    box, cards, board_data = DATA["components"]["components"], DATA["cards"], DATA["board"]
    assert sum(row["count"] for row in cards["buildings"]) == box["building_cards"] == 100
    assert len(cards["cities"]) == box["city_cards"] == 15
    assert len(cards["families"]) == box["family_cards"] == 5
    assert len(cards["roles"]) == box["role_tiles"] == 10
    assert Counter(row["rank"] for row in cards["roles"]) == {"major": 5, "minor": 5}
    assert box["coins"] == 40
    assert {row["it"]: row["shields"] for row in cards["families"]} == dict.fromkeys(
        ["Medici", "Visconti", "Carraresi", "d'Este", "Gonzaga"], 12
    )
    assert box["shields"] == 60
    assert box["principe_marker"] == box["board"] == 1
    assert len(board_data["regions"]) == box["regions"] == 6
    assert len(board_data["cities"]) == 15


@pytest.mark.rule("ILP-SETUP-03")
def test_sizes_of_the_cities() -> None:
    sizes = {row["id"]: row["size"] for row in DATA["cards"]["cities"]}
    expected = {"small": SMALL, "medium": MEDIUM, "large": LARGE}
    assert sizes == {city: size for size, listed in expected.items() for city in listed}
    assert {row["id"]: row["size"] for row in DATA["board"]["cities"]} == sizes


@pytest.mark.rule("ILP-SETUP-04")
@pytest.mark.parametrize(("city", "touched"), [("verona", 1), ("lucca", 2), ("firenze", 3)])
def test_regions_of_a_city(city: str, touched: int) -> None:
    assert len(DATA["board"]["regions"]) == 6
    regions = {row["id"]: row["regions"] for row in DATA["board"]["cities"]}
    sizes = [len(regions[name]) for name in CITIES]
    assert sizes == [1] * 5 + [2] * 5 + [3] * 5
    state = play(building(boards=[board(hand=PAYS_ALL)]), f"build {city}")
    if touched == 1:  # no choice, no question
        assert sum(seen(state)["shields"].values()) == 1
    else:
        assert legal(state) == [
            f"region {name}" for name in tables.REGION_NAMES if name in regions[city]
        ]
        assert len(legal(state)) == touched


@pytest.mark.rule("ILP-SETUP-05")
@pytest.mark.parametrize(("city", "scored"), [("siena", 4), ("lucca", 6), ("firenze", 8)])
def test_a_city_card(city: str, scored: int) -> None:
    state = play(building(boards=[board(hand=PAYS_ALL)]), f"build {city}")
    assert points(state) == [scored, 0, 0, 0]
    number = CITIES.index(city)
    by_size = {4: (3, 1, 3), 6: (4, 2, 4), 8: (5, 2, 5)}
    icons = sum(count(tables.CITY_NEEDS[number], colour) for colour in range(5))
    paid = (tables.CITY_COST[number], tables.CITY_SHIELDS[number], icons)
    assert paid == by_size[scored]


# ---------------------------------------------------------------- set-up


@pytest.mark.rule("ILP-SETUP-06")
def test_the_building_deck_is_shuffled() -> None:
    def first_cards(seed: int) -> list[str]:
        return hands(begun(5, seed))

    assert first_cards(1) == first_cards(1)
    assert len({tuple(first_cards(seed)) for seed in range(8)}) == 8


@pytest.mark.rule("ILP-SETUP-06", "ILP-INC-02")
def test_each_hand_is_dealt_by_itself() -> None:
    """Equal hands of five cards of five colours are rare; a deck that is not shuffled through would deal many."""
    dealt = [hands(begun(2, seed)) for seed in range(100)]
    assert sum(first == second for first, second in dealt) < 10


@pytest.mark.rule("ILP-SETUP-07", "ILP-TWO-03")
@pytest.mark.parametrize("seats", [2, 5])
def test_any_two_cities_may_be_shown_together(seats: int) -> None:
    shown = [dump(seats, seed)["display"] for seed in range(150)]
    assert {pair for cities in shown for pair in combinations(cities, 2)} == {
        *combinations(CITIES, 2)
    }


@pytest.mark.rule("ILP-SETUP-07")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_four_cities_are_shown(seats: int) -> None:
    shown = table(GAME.new(seats, 1))
    assert len(shown["display"]) == 4
    assert shown["city_deck"] == 11
    assert len({tuple(dump(seats, seed)["display"]) for seed in range(8)}) > 1


@pytest.mark.rule("ILP-SETUP-08", "ILP-RUL-41")
@pytest.mark.parametrize(("seats", "income"), [(2, 6), (3, 5), (4, 5), (5, 5)])
def test_no_coins_before_the_first_income(seats: int, income: int) -> None:
    assert coins(GAME.new(seats, 1)) == [0] * seats
    assert coins(begun(seats)) == [income] * seats


@pytest.mark.rule("ILP-SETUP-09")
def test_no_roles_before_the_first_phase_4() -> None:
    assert roles(GAME.new(3, 1)) == [[], [], []]
    tiles = [row["id"] for row in tables.ROLES]
    assert tiles == [name for pair in zip(MAJORS, MINORS, strict=True) for name in pair]
    for state, _, _ in wander(begun(3, 2), seed=2):
        if table(state)["round"] > 1 or asks(state)[0] in ("bid_role", "turn_up", "noble"):
            break
        assert roles(state) == [[], [], []]
    assert DATA["board"]["role_spaces"]["top_row"] == "major"
    assert DATA["board"]["role_spaces"]["columns"] == COLOURS


@pytest.mark.rule("ILP-SETUP-10", "ILP-DEC-01")
def test_families_are_chosen_in_seat_order_and_only_once() -> None:
    state = GAME.new(3, 1)
    for seat in range(3):
        assert asks(state) == ("family", seat)
        assert refused(state, "family visconti", seat=2 - seat if seat != 1 else 0) == "ILP-DEC-01"
        state = play(state, legal(state)[0])
    assert [seen(state, seat)["family"] for seat in range(3)] == FAMILIES[:3]
    taken = play(GAME.new(3, 1), "family visconti")
    assert refused(taken, "family visconti") == "ILP-SETUP-10"
    assert legal(taken) == [f"family {name}" for name in FAMILIES if name != "visconti"]


@pytest.mark.rule("ILP-SETUP-10")
def test_the_last_of_five_has_no_choice_and_families_have_no_power() -> None:
    picks = ["family este", "family medici", "family gonzaga", "family carraresi"]
    state = play(GAME.new(5, 1), *picks)
    assert asks(state)[0] == "offer"
    assert seen(state, 4)["family"] == "visconti"
    other = play(GAME.new(5, 1), *reversed(picks))
    assert [hands(state), coins(state)] == [hands(other), coins(other)]
    assert [state.legal(seat) for seat in range(5)] == [other.legal(seat) for seat in range(5)]


@pytest.mark.rule("ILP-DEC-01")
def test_families_may_be_drawn() -> None:
    drawn = [[seen(begun(4, seed), seat)["family"] for seat in range(4)] for seed in range(12)]
    assert all(len(set(families)) == 4 for families in drawn)
    assert len({families[0] for families in drawn}) > 2


@pytest.mark.rule("ILP-SETUP-11")
def test_eleven_shields_for_the_map() -> None:
    state = GAME.new(4, 1)
    assert points(state) == [0] * 4
    assert [seen(state, seat)["shields_left"] for seat in range(4)] == [11] * 4


@pytest.mark.rule("ILP-SETUP-12", "ILP-RUL-30")
def test_the_first_principe_is_drawn() -> None:
    holders = Counter(principe(GAME.new(4, seed)) for seed in range(80))
    assert set(holders) == {0, 1, 2, 3}
    assert principe(GAME.new(4, 7)) == principe(GAME.new(4, 7))


@pytest.mark.rule("ILP-SETUP-13", "ILP-RUL-41")
@pytest.mark.parametrize(("seats", "drawn", "kept"), [(4, 4, 2), (2, 5, 2)])
def test_no_cards_before_phase_1(seats: int, drawn: int, kept: int) -> None:
    assert hands(GAME.new(seats, 1)) == [""] * seats
    state = begun(seats)
    assert [seen(state, seat)["in_hand"] for seat in range(seats)] == [drawn] * seats
    after = offered(state)
    assert [seen(after, seat)["in_hand"] for seat in range(seats)] == [kept] * seats
    assert all(
        not seen(after, seat)["up"] and not seen(after, seat)["down"] for seat in range(seats)
    )


def test_the_first_round_is_told() -> None:
    state = GAME.new(2, 1)
    events = told(state, "family medici", "family este", to=A)
    assert [event["event"] for event in events] == [
        "family_taken", "family_taken", "round_began", "received", "received",
    ]  # fmt: skip
