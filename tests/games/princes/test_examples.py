"""EX: the worked examples of the rulebook, with their exact numbers."""

from __future__ import annotations

from typing import Any

import pytest

import signoria
from tests.games.princes.positions import (
    A,
    B,
    C,
    D,
    Json,
    asks,
    bids,
    board,
    ended,
    frame,
    gold,
    influence,
    legal,
    names,
    play,
    position,
    refused,
    seen,
    sheet,
    table,
    told,
    war,
)

GEOFF, HAMMY, STELLA, TIMO = A, B, C, D


def friends(
    geoff: Json | None = None,
    hammy: Json | None = None,
    stella: Json | None = None,
    timo: Json | None = None,
    **about: Any,
) -> signoria.State:
    """Geoff (Baglioni), Hammy (d'Este), Stella (Malatesta) and Timo (Gonzaga); Venice stands at 6."""
    boards = [
        board(**{"family": "baglioni", **(geoff or {})}),
        board(**{"family": "este", **(hammy or {})}),
        board(**{"family": "malatesta", **(stella or {})}),
        board(**{"family": "gonzaga", **(timo or {})}),
    ]
    return position(*boards, **{"status": {"venice": 6}, **about})


@pytest.mark.rule("POR-EX-01")
def test_four_friends() -> None:
    state = friends()
    families = [seen(state, seat)["family"] for seat in range(4)]
    assert families == ["baglioni", "este", "malatesta", "gonzaga"]
    assert state.to_act == (GEOFF,)


@pytest.mark.rule("POR-EX-02")
def test_geoff_buys_the_doge() -> None:
    three = {"tiles": ["mil_merchant", "nap_merchant_1", "rom_orsini"]}
    state = play(friends(hammy=three), "auction ven_doge")
    assert asks(state) == ("bid", GEOFF)
    assert refused(state, "amount 11") == "POR-CITY-02"
    state = bids(state, 13)
    assert state.to_act == (STELLA,)  # Hammy has no hand either: he passes by himself
    state = bids(state, 14, None, 15, None)
    assert seen(state, GEOFF)["tiles"] == ["ven_doge"]
    assert gold(state) == [25, 40, 40, 40]


@pytest.mark.rule("POR-EX-02", "POR-CITY-03")
def test_hammy_has_to_pass() -> None:
    three = {"tiles": ["mil_merchant", "nap_merchant_1", "rom_orsini"], "hand": ["veto"]}
    state = bids(play(friends(hammy=three), "auction ven_doge"), 13)
    assert asks(state) == ("bid", HAMMY)
    assert legal(state) == ["pass"]
    assert refused(state, "amount 14") == "POR-GEN-04"


@pytest.mark.rule("POR-EX-03", "POR-FAM-03")
def test_timo_buys_gozzoli() -> None:
    state = bids(play(friends(turn=HAMMY), "auction gozzoli"), 0, None, 4, None, None)
    assert seen(state, TIMO)["events"] == ["gozzoli"]
    assert influence(state) == [12, 12, 12, 9]


@pytest.mark.rule("POR-EX-04", "POR-AUC-05")
def test_a_discount_covers_the_rest() -> None:
    state = bids(play(friends(turn=HAMMY, timo={"influence": 3}), "auction gozzoli"), 0, None)
    assert refused(state, "amount 5") == "POR-AUC-07"
    state = bids(state, 4, None, None)
    assert seen(state, TIMO)["influence"] == 0


CAVALRY_AND_PIKE = {"troops": ["cavalry", "pike"]}
SWISS = {**CAVALRY_AND_PIKE, "tiles": ["mil_swiss_mercenaries"]}
CANNON_AND_WALL = {"troops": ["artillery", "fortification"]}
A_BRIBE = {**CANNON_AND_WALL, "hand": ["bribe_troops"]}


def war_for_rome(geoff: Json, hammy: Json = CANNON_AND_WALL, **about: Any) -> signoria.State:
    """Stella's war, Venice against Rome, both posts sold as in the example."""
    stella = {"troops": ["crossbow"], **about.pop("stella", {})}
    state = friends(geoff, hammy, stella, turn=STELLA, **about)
    state = play(state, "war venice against rome")
    while asks(state)[0] == "veto":
        state = play(state, "pass")
    state = bids(state, 3, 6, None, None)  # Stella, Geoff, Hammy, Stella
    return bids(state, 2, 4, None)  # Stella, Hammy, Stella


@pytest.mark.rule("POR-EX-05", "POR-FAM-01", "POR-WAR-08")
@pytest.mark.parametrize(("geoff", "paid"), [(CAVALRY_AND_PIKE, 5), (SWISS, 4)])
def test_geoff_leads_venice(geoff: Json, paid: int) -> None:
    """The example forgets the discount of the Swiss Mercenaries (R-01)."""
    state = friends(geoff, CANNON_AND_WALL, {"troops": ["crossbow"]}, turn=STELLA)
    state = play(state, "war venice against rome")
    assert asks(state) == ("bid", STELLA)
    asked = []
    for amount in (3, 6, None, None):
        asked.append(state.to_act[0])
        state = bids(state, amount)
    assert asked == [STELLA, GEOFF, HAMMY, STELLA]  # Timo has no troop and takes no part
    assert influence(state)[GEOFF] == 12 - paid
    assert war(state)["attacker"]["condottiere"] == GEOFF


@pytest.mark.rule("POR-EX-06")
def test_hammy_leads_rome() -> None:
    state = war_for_rome(CAVALRY_AND_PIKE, A_BRIBE)
    assert influence(state) == [7, 8, 12, 12]
    assert war(state)["defender"]["condottiere"] == HAMMY


@pytest.mark.rule("POR-EX-07", "POR-WAR-12")
def test_fees_wait_on_the_home_towns() -> None:
    state = war_for_rome(SWISS, A_BRIBE)
    assert [seen(state, seat)["fees"] for seat in range(4)] == [6, 5, 0, 0]
    assert gold(state) == [40] * 4


@pytest.mark.rule("POR-EX-08", "POR-FAM-04", "POR-FIGHT-02", "POR-FIGHT-15")
def test_hammy_bribes_the_cavalry() -> None:
    state = war_for_rome(
        {**SWISS, "hand": ["veto"]}, A_BRIBE, stella={"tiles": ["mil_ludovico_sforza"]}
    )
    assert asks(state) == ("bribe", GEOFF)
    state = play(state, "pass")
    assert asks(state) == ("bribe", HAMMY)
    state = play(state, "bribe attacker cavalry")
    assert war(state)["attacker"]["attack"] == 1
    assert war(state)["defender"]["defence"] == 5


@pytest.mark.rule("POR-EX-09")
def test_had_the_pike_been_bribed() -> None:
    state = play(
        war_for_rome(SWISS, A_BRIBE, stella={"tiles": ["mil_ludovico_sforza"]}),
        "bribe attacker pike",
    )
    side = war(state)["attacker"]
    assert (side["attack"], side["defence"]) == (2, 1)  # the Cavalry alone


@pytest.mark.rule("POR-EX-10", "POR-FIGHT-01", "POR-FIGHT-04")
def test_the_attack_fails() -> None:
    state = war_for_rome(SWISS, A_BRIBE, dice=[(5, 1), (2, 6)])
    events = told(state, "bribe attacker cavalry")
    attack = next(event for event in events if event["event"] == "attacked")
    assert attack["strength"] + attack["die"] == 1 + 5
    assert attack["enemy_strength"] + attack["enemy_die"] == 5 + 1
    assert "countered" in names(events)


@pytest.mark.rule("POR-EX-11", "POR-FIGHT-07")
def test_the_counter_attack_wins_twice_over() -> None:
    state = war_for_rome(SWISS, A_BRIBE, dice=[(5, 1), (2, 6)])
    events = told(state, "bribe attacker cavalry")
    counter = next(event for event in events if event["event"] == "countered")
    assert counter["strength"] + counter["die"] == 4 + 6
    assert counter["enemy_strength"] + counter["enemy_die"] == 3 + 2
    state = play(state, "bribe attacker cavalry")
    assert table(state)["status"]["rome"] == 7
    assert table(state)["status"]["venice"] == 4
    assert [seen(state, seat)["tokens"] for seat in range(4)] == [0, 1, 0, 0]


@pytest.mark.rule("POR-EX-12", "POR-POPE-08", "POR-TRE-03")
def test_stella_as_pope_could_have_joined() -> None:
    stella = {"hand": ["bribe_troops"]}
    state = friends(
        SWISS, CANNON_AND_WALL, {"troops": ["crossbow"], **stella}, turn=STELLA, pope=STELLA
    )
    state = play(state, "war venice against rome", "pass")  # nobody else has a hand to veto with
    state = bids(state, None, 6, None)  # Stella leaves both posts to the others
    state = bids(state, None, 4)
    assert asks(state) == ("league", STELLA)
    assert legal(state) == ["pass", "league with attacker", "league with defender"]
    before = (gold(state), [seen(state, seat)["fees"] for seat in range(4)])
    state = play(state, "league with attacker")
    assert asks(state) == ("bribe", STELLA)
    state = play(state, "bribe defender artillery")
    assert (gold(state), [seen(state, seat)["fees"] for seat in range(4)]) == before
    assert seen(state, STELLA)["tokens"] == 0


@pytest.mark.rule("POR-EX-13", "POR-DEC-02", "POR-DEC-03", "POR-DEC-04")
def test_stellas_income() -> None:
    stella = {
        "tiles": ["rom_roderigo_borgia", "ven_doge", "ven_merchant_1"],
        "events": ["merchant_event_1"],
        "troops": ["cavalry"],
        "fees": 7,
    }
    state = friends(stella=stella, events=["gozzoli"])
    state = bids(play(state, "auction gozzoli"), 0, None, None, None)
    assert table(state)["decade"] == 2
    assert gold(state)[STELLA] == 40 + 18 + 7
    assert influence(state)[STELLA] == 12 + 12
    assert seen(state, STELLA)["fees"] == 0


@pytest.mark.rule("POR-EX-14", "POR-SCORE-04")
def test_two_cities_tied_for_second() -> None:
    status = {"venice": 9, "milan": 7, "florence": 7, "rome": 5, "naples": 4}
    slots = [
        sheet(ended(board(tiles=[tile]), status=status, artists={"venice": 4}))["cities"]
        for tile in ["ven_doge", "mil_merchant", "flo_merchant", "rom_orsini", "nap_merchant_1"]
    ]
    assert slots == [10, 5, 5, 3, 1]


@pytest.mark.rule("POR-EX-15", "POR-SCORE-12")
@pytest.mark.parametrize(
    ("tokens", "points"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 21)]
)
def test_victory_tokens(tokens: int, points: int) -> None:
    assert sheet(ended(board(tokens=tokens)))["tokens"] == points


@pytest.mark.rule("POR-EX-16", "POR-EVT-10")
def test_both_merchant_events() -> None:
    tiles = ["ven_merchant_1", "ven_merchant_2", "mil_merchant", "flo_merchant"]
    both = board(tiles=tiles, events=["merchant_event_1", "merchant_event_2"])
    assert sheet(ended(both))["merchants"] == 8
    state = position(both, decade=2, events=["bellini"])
    state = bids(play(state, "auction bellini"), 0, None, None, None)
    assert gold(state)[A] == 40 + 12 + 4 * 3 + 4 * 2


def test_frames_are_written_as_dumps_write_them() -> None:
    dump: Json = friends().dump()
    assert dump["stack"] == [frame("turn", GEOFF)]
