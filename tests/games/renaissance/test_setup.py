"""SET, SCN, OVR: setups, scenarios, and the way a game begins."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import signoria
from signoria.games.renaissance import setups, tables
from tests.games.renaissance.positions import (
    GAME,
    START,
    Json,
    asks,
    begun,
    cities,
    ducats,
    first_choices,
    hand,
    legal,
    names,
    owner,
    play,
    refused,
    table,
    told,
)

SCENARIOS: Json = {row["id"]: row for row in tables.DATA.files["scenarios"]["scenario"]}
CLOSED_FIVE = ["torino", "nizza", "confederazione_svizzera", "trento"]
CLOSED_NAPLES = ["l_aquila", "benevento", "potenza", "capua", "napoli", "bari", "reggio"]
CLOSED_MILAN = ["saluzzo", "casale", "milano", "pavia", "brescia", "cremona"]


def nation_of(state: signoria.State, seat: int) -> str:
    boards: Any = state.view(None)["boards"]
    name: str = boards[seat]["nation"]
    return name


def seat_of(state: signoria.State, nation: str) -> int:
    return next(seat for seat in range(state.seats) if nation_of(state, seat) == nation)


def open_cities(name: str) -> set[str]:
    mask = setups.OPEN[setups.SETUP_NAMES.index(name)]
    return {city for number, city in enumerate(tables.CITY_NAMES) if mask >> number & 1}


# ---------------------------------------------------------------- nations


@pytest.mark.rule("REN-SET-01", "REN-RUL-41")
def test_different_claims_are_granted() -> None:
    state = GAME.new(3, 0)
    assert asks(state) == ("claim", 0)
    assert state.to_act == (0, 1, 2)
    state = play(state, "nation rome", "nation venice", "nation florence")
    assert [nation_of(state, seat) for seat in range(3)] == ["rome", "venice", "florence"]


@pytest.mark.rule("REN-SET-01", "REN-RUL-41")
def test_claims_that_collide_twice_are_settled_by_lot() -> None:
    claims = ["nation venice", "nation venice", "nation rome"]
    state = play(GAME.new(3, 0), *claims)
    assert asks(state)[0] == "claim"
    assert legal(state, "nation") == ["florence", "rome", "venice"]
    drawn = [nation_of(play(GAME.new(3, seed), *claims, *claims), 2) for seed in range(12)]
    assert len(set(drawn)) > 1  # the third player's claim was lost too
    state = play(state, *claims)
    assert sorted(nation_of(state, seat) for seat in range(3)) == ["florence", "rome", "venice"]


@pytest.mark.rule("REN-RUL-01")
def test_nations_that_are_not_played_cannot_be_claimed() -> None:
    assert refused(GAME.new(5, 0), "nation genoa") == "REN-RUL-01"
    assert refused(GAME.new(3, 0), "nation milan") == "REN-RUL-01"


@pytest.mark.rule("REN-SET-07", "REN-RUL-41")
def test_four_players_choose_a_version() -> None:
    state = GAME.new(4, 0)
    assert asks(state) == ("version", 0)
    naples = play(state, *["version without_naples"] * 3, "version without_milan")
    assert legal(naples, "nation") == ["florence", "milan", "rome", "venice"]
    milan = play(state, *["version without_milan"] * 3, "version without_naples")
    assert legal(milan, "nation") == ["florence", "naples", "rome", "venice"]
    equal = ["version without_milan", "version without_naples"] * 2
    chosen = {table(play(GAME.new(4, seed), *equal))["setup"] for seed in range(12)}
    assert chosen == {"base_4_no_naples", "base_4_no_milan"}


# ---------------------------------------------------------------- closed provinces


@pytest.mark.rule("REN-SET-06", "REN-SET-09")
def test_five_players() -> None:
    assert set(tables.CITY_NAMES) - open_cities("base_5") == set(CLOSED_FIVE)
    assert {"genova", "savona"} <= open_cities("base_5")


@pytest.mark.rule("REN-SET-07")
def test_four_players() -> None:
    every = set(tables.CITY_NAMES)
    assert every - open_cities("base_4_no_naples") == {*CLOSED_FIVE, *CLOSED_NAPLES}
    assert every - open_cities("base_4_no_milan") == {*CLOSED_FIVE, *CLOSED_MILAN}
    closed = [row["closed_provinces"] for row in tables.DATA.files["scenarios"]["setup"]]
    assert sorted(map(len, closed)) == [0, 2, 5, 5, 8]


@pytest.mark.rule("REN-SET-08")
def test_three_players() -> None:
    closed = {*CLOSED_FIVE, *CLOSED_NAPLES, *CLOSED_MILAN}
    assert set(tables.CITY_NAMES) - open_cities("base_3") == closed
    state = begun(3)
    assert sorted(nation_of(state, seat) for seat in range(3)) == ["florence", "rome", "venice"]


@pytest.mark.rule("REN-SET-09", "REN-RUL-05")
def test_nobody_enters_a_closed_province() -> None:
    """Savona has a road to Nizza, and is a port; Torino is no neighbour of anything that can be held."""
    state = begun(5, 3)
    state = first_choices(state, "expand")
    for seat in range(5):
        offered = set(legal(state, "expand", seat))
        assert not offered & set(CLOSED_FIVE)
    assert refused(state, "expand torino") == "REN-SET-09"


# ---------------------------------------------------------------- placing


@pytest.mark.rule("REN-SET-02", "REN-SET-03", "REN-SET-10")
def test_the_first_position() -> None:
    state = begun(6)
    assert asks(state)[0] == "first_rampart"
    for seat in range(6):
        assert cities(state, seat) == sorted(
            START[nation_of(state, seat)], key=tables.CITY_NAMES.index
        )
        assert ducats(state, seat) == 6
        assert hand(state, seat) == {}
    assert table(state)["deck"] == 80


@pytest.mark.rule("REN-SET-11", "REN-RUL-04")
def test_the_first_rampart() -> None:
    state = begun(6)
    seat = state.to_act[0]
    assert legal(state, "city") == cities(state, seat)
    assert refused(state, "city bologna") == "REN-RUL-04"
    state = first_choices(state, "extra")
    assert table(state)["supply"]["ramparts"] == 14


@pytest.mark.rule("REN-SET-12", "REN-SET-13", "REN-RUL-05")
def test_one_more_garrison() -> None:
    for seed in range(40):
        state = first_choices(begun(6, seed), "extra")
        nation = nation_of(state, state.to_act[0])
        if nation == "milan":
            assert "piacenza" in legal(state, "city")
            assert refused(state, "city parma") == "REN-SET-12"
            assert refused(state, "city palermo") == "REN-SET-12"  # no port of her own
            break
    else:
        pytest.fail("Milan never was first")
    for seed in range(40):
        state = first_choices(begun(6, seed), "extra")
        if nation_of(state, state.to_act[0]) == "naples":
            assert "palermo" in legal(state, "city")
            assert "pass" in legal(state)
            after = play(state, "city palermo")
            assert owner(after, "palermo") == state.to_act[0]
            break
    else:
        pytest.fail("Naples never was first")


@pytest.mark.rule("REN-SET-14")
def test_sea_powers() -> None:
    by_name = dict(zip(tables.NATION_NAMES, tables.SEA_EXPANSIONS))
    two = {name for name, number in by_name.items() if number == 2}
    assert two == {"genoa", "venice", "france", "spain"}


@pytest.mark.rule("REN-SET-05", "REN-TRN-05")
def test_the_first_order_is_drawn() -> None:
    firsts = Counter(table(begun(6, seed))["order"][0] for seed in range(600))
    assert set(firsts) == set(range(6))
    assert min(firsts.values()) > 60
    state = begun(6, 5)
    order = table(state)["order"]
    assert (
        table(first_choices(state, "expand"))["order"] == order
    )  # sequence 4 is left out in turn 1


@pytest.mark.rule("REN-SET-04", "REN-POL-06", "REN-RUL-06")
def test_the_first_turn_is_peace_without_a_vote() -> None:
    state = first_choices(begun(6), "buy")
    assert table(state)["war"] is False
    assert table(state)["turn"] == 1
    for seat in range(6):
        assert ducats(state, seat) == 10
        assert sum(hand(state, seat).values()) == 4


# ---------------------------------------------------------------- scenarios


@pytest.mark.rule("REN-SCN-01", "REN-RUL-35")
def test_scenarios_are_for_four_to_six() -> None:
    for scenario in ("1494", "1499", "1515"):
        with pytest.raises(signoria.BadRequest):
            GAME.new(3, 0, scenario=scenario)
        state = first_choices(begun(5, scenario=scenario), "buy")
        assert table(state)["turn"] == 1
        assert set(tables.CITY_NAMES) == open_cities(f"scenario_{scenario}_5")


@pytest.mark.rule("REN-SCN-02")
def test_no_counters_are_used_twice() -> None:
    for row in SCENARIOS.values():
        counters = [entry["counters"] for entry in row["nation"]]
        assert len(set(counters)) == len(counters) == 6


@pytest.mark.rule("REN-SCN-03", "REN-SCN-04")
def test_france_chooses_one_of_three_in_1494() -> None:
    state = begun(6, scenario="1494")
    france = seat_of(state, "france")
    assert asks(state) == ("start", france)
    assert legal(state, "city") == ["torino", "pisa", "bari"]
    assert refused(state, "city roma") == "REN-SCN-03"
    state = play(state, "city bari")
    assert cities(state, france) == ["genova", "napoli", "bari"]


FIXED = {
    "1494": {
        "france": "genova napoli", "rome": "roma siena", "venice": "venezia brescia ferrara",
        "florence": "firenze pistoia piombino", "milan": "milano pavia piacenza",
        "spain": "palermo reggio l_aquila",
    },
    "1499": {
        "venice": "venezia brescia", "rome": "roma bologna", "florence": "firenze siena",
        "milan": "milano genova", "france": "torino napoli", "spain": "palermo reggio bari",
    },
    "1515": {
        "france": "nizza torino genova ajaccio",
        "swiss": "confederazione_svizzera milano casale saluzzo",
        "empire": "treviso trento padova mantova", "florence": "firenze pistoia pisa piombino",
        "spain": "napoli reggio bari palermo", "rome": "roma bologna ancona",
    },
}  # fmt: skip
REMOVED = {
    "1494": ["florence", "milan"],
    "1499": ["milan", "rome"],
    "1515": ["florence", "swiss"],
}


@pytest.mark.rule("REN-SCN-04", "REN-SCN-05", "REN-SCN-06", "REN-RUL-35")
@pytest.mark.parametrize("scenario", ["1494", "1499", "1515"])
def test_the_placements_of_a_scenario(scenario: str) -> None:
    state = begun(6, scenario=scenario)
    for seat in range(6):
        fixed = FIXED[scenario][nation_of(state, seat)].split()
        assert set(fixed) == set(cities(state, seat))
    row = SCENARIOS[scenario]
    assert row["removed_by_players"]["5"] == REMOVED[scenario][:1]
    assert row["removed_by_players"]["4"] == REMOVED[scenario]
    places = [city for entry in row["nation"] for city in entry["fixed"]]
    assert len(places) == len(set(places))


@pytest.mark.rule("REN-SCN-05", "REN-RUL-34")
def test_only_france_places_again_in_1499() -> None:
    state = first_choices(begun(6, scenario="1499"), "extra")
    assert nation_of(state, state.to_act[0]) == "france"
    assert asks(play(state, "pass"))[0] == "buy"
    nobody = begun(6, scenario="1499", scenario_extra_garrison="nobody")
    assert "extra" not in asked_until(nobody, "buy")
    everyone = begun(6, scenario="1494", scenario_extra_garrison="everyone")
    assert asked_until(everyone, "buy").count("extra") == 6
    assert "extra" not in asked_until(begun(6, scenario="1494"), "buy")


def asked_until(state: signoria.State, kind: str) -> list[str]:
    state = state.copy()
    asked = []
    while asks(state)[0] != kind:
        asked.append(asks(state)[0])
        state.play(state.to_act[0], state.decisions(state.to_act[0])[0])
    return asked


@pytest.mark.rule("REN-SCN-06")
@pytest.mark.parametrize("seats", [4, 6])
def test_1515_begins_with_war_and_palaces(seats: int) -> None:
    state = first_choices(begun(seats, scenario="1515"), "buy")
    assert table(state)["war"] is True
    assert table(state)["supply"]["palaces"] == 10 - seats
    for seat in range(seats):
        assert sum(hand(state, seat).values()) == 6
        assert ducats(state, seat) == 6


@pytest.mark.rule("REN-RUL-33")
def test_the_first_order_of_a_scenario_is_its_list() -> None:
    state = begun(6, scenario="1494")
    order = [nation_of(state, seat) for seat in table(state)["order"]]
    assert order == ["france", "rome", "venice", "florence", "milan", "spain"]
    drawn = {
        nation_of(other, table(other)["order"][0])
        for other in (
            begun(6, seed, scenario="1494", scenario_first_turn_order="draw") for seed in range(12)
        )
    }
    assert len(drawn) > 1


@pytest.mark.rule("REN-TRN-01", "REN-TRN-02")
def test_the_sequences_come_in_order() -> None:
    state = first_choices(begun(6, 2), "buy")
    heard = []
    while table(state)["turn"] == 1:
        seat = state.to_act[0]
        text = GAME.notation(state.decisions(seat)[0])
        heard += names(told(state, text))
        state = play(state, text)
    steps = ["bought", "combat_began", "cards_shuffled", "scored", "earned", "turn_began"]
    places = [heard.index(step) for step in steps]
    assert places == sorted(places)
    last_purchase = len(heard) - 1 - heard[::-1].index("bought")
    assert last_purchase < heard.index("combat_began")
