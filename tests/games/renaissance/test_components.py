"""OVR, CMP: the box, the map, and what every position conserves."""

from __future__ import annotations

from collections import Counter

import pytest

from signoria.core.journal import Journal
from signoria.core.numbers import bits_in
from signoria.games.renaissance import tables
from signoria.games.renaissance.cards import MOST, count, covers, kind_at, one, size
from tests.games.renaissance.positions import (
    FLORENCE,
    GAME,
    MILAN,
    Json,
    asks,
    combat,
    ducats,
    hand,
    load,
    play,
    table,
    voting,
    wander,
)

DATA: dict[str, Json] = tables.DATA.files
MAP = DATA["map"]


@pytest.mark.rule("REN-CMP-01")
def test_the_box() -> None:
    box = DATA["components"]["box"]
    assert box["normal_dice"] == box["condottiere_dice"] == 2
    assert [box[name] for name in ("rampart_figures", "castle_figures", "palace_figures")] == [
        20,
        10,
        10,
    ]
    assert box["battle_cards"] == tables.CARDS_IN_ALL == sum(tables.CARD_COUNTS) == 80
    assert box["garrison_counters"] == 6 * box["garrison_counters_per_nation"] == 126
    assert box["french_garrison_counters"] == 21
    assert box["artist_counters"] == len(tables.ARTIST_NAMES) == 12
    assert box["pillage_counters"] == 10
    assert box["vote_counters"] == box["summary_tiles"] == 6
    assert len(tables.CARD_NAMES) == tables.KINDS == 15
    assert max(tables.CARD_COUNTS) <= MOST


@pytest.mark.rule("REN-CMP-02", "REN-RUL-38")
def test_every_city_is_in_one_province() -> None:
    listed = [city for row in MAP["province"] for city in row["cities"]]
    assert sorted(listed) == sorted(tables.CITY_NAMES)
    assert len(listed) == tables.CITIES == 54
    assert len(tables.PROVINCE_NAMES) == tables.PROVINCES == 27
    sizes = Counter(len(row["cities"]) for row in MAP["province"])
    assert sizes == {2: 25, 1: 1, 3: 1}
    for row in MAP["city"]:
        home = next(entry for entry in MAP["province"] if row["id"] in entry["cities"])
        assert home["id"] == row["province"]


@pytest.mark.rule("REN-RUL-38")
def test_roads_and_ports() -> None:
    assert len(MAP["road"]) == 88
    assert bits_in(tables.PORTS) == 21
    for city in range(tables.CITIES):
        for other in range(tables.CITIES):
            there = tables.ROADS[city] >> other & 1
            assert there == tables.ROADS[other] >> city & 1
    islands = {"messina": "reggio", "bastia": "sassari", "palermo": "napoli"}
    for island, shore in islands.items():
        one, other = tables.CITY_NAMES.index(island), tables.CITY_NAMES.index(shore)
        assert not tables.ROADS[one] >> other & 1  # no road crosses a strait


@pytest.mark.rule("REN-CMP-03")
def test_napoli_is_mountain_and_venezia_marsh() -> None:
    terrain = dict(zip(tables.CITY_NAMES, tables.CITY_TERRAIN))
    assert terrain["napoli"] == "mountain"
    assert terrain["venezia"] == "marsh"
    assert set(terrain.values()) == set(tables.TERRAIN_NAMES) == {"plain", "mountain", "marsh"}


@pytest.mark.rule("REN-CMP-06")
def test_the_turn_track() -> None:
    assert tables.YEARS == [1454, 1462, 1470, 1478, 1486, 1494]


@pytest.mark.rule("REN-OVR-04", "REN-OVR-05", "REN-CMP-07")
def test_cities_and_fortifications_in_random_games() -> None:
    for seed in range(3):
        for state, _, _ in wander(GAME.new(6, seed, state_powers=True), seed):
            shown = table(state)
            boards: list[Json] = state.view(None)["boards"]  # type: ignore[assignment]
            owned = [city for board in boards for city in board["cities"]]
            assert len(owned) == len(set(owned))
            assert set(shown["castles"]) <= set(shown["ramparts"]) <= set(owned)
            assert len(shown["ramparts"]) <= 20
            assert all(len(board["cities"]) <= 20 for board in boards)


PAYMENTS = {
    "built", "bought", "fees_paid", "hired", "traitor_bought", "married",
}  # fmt: skip


@pytest.mark.rule("REN-OVR-06", "REN-RUL-32")
def test_every_debit_is_one_of_six_kinds() -> None:
    for seed in range(2):
        for state, seat, text in wander(GAME.new(5, seed, state_powers=True), seed):
            after = state.copy()
            after.journal = Journal(GAME.events)
            after.play(seat, GAME.parse(text))
            happened = {event.kind.name for event in after.journal.take()}
            for other in range(5):
                before: list[Json] = state.view(None)["boards"]  # type: ignore[assignment]
                now: list[Json] = after.view(None)["boards"]  # type: ignore[assignment]
                if (
                    now[other]["ducats"] < before[other]["ducats"]
                ):  # open to all: the view of spectators
                    assert happened & PAYMENTS, (text, happened)


@pytest.mark.rule("REN-RUL-07")
def test_an_empty_pile_is_made_anew_from_the_discards() -> None:
    """Two cards are in the pile, none of them is enough for outside help and a purchase."""
    state = combat(MILAN, hands={MILAN: "ambassador retreat"})
    dump: Json = state.dump()
    deck = dict(dump["deck"])
    dump["deck"] = {"pikemen": 1}
    deck["pikemen"] -= 1
    dump["discards"] = deck
    state = load(GAME.load(dump), embassy=(6, 6))
    after = play(state, "play ambassador")
    assert sum(hand(after, MILAN).values()) == 3
    assert table(after)["discards"] == {}
    assert table(after)["deck"] == 77  # all but the three of the hand


def test_a_bag_of_cards() -> None:
    bag = 3 * one(0) + 2 * one(14) + one(7)
    assert [count(bag, kind) for kind in (0, 7, 14, 3)] == [3, 1, 2, 0]
    assert size(bag) == 6
    assert size(tables.ALL_CARDS) == 80
    assert [kind_at(bag, rank) for rank in range(6)] == [0, 0, 0, 7, 14, 14]
    assert covers(bag, one(7) + one(14))
    assert not covers(bag, 2 * one(7))


def test_a_loaded_position_is_the_same() -> None:
    state = voting(hands={FLORENCE: "cannon"})
    assert GAME.load(state.dump()).digest() == state.digest()
    assert asks(state)[0] == "vote"
    assert ducats(state, FLORENCE) == 10
