"""WAR and FIGHT: declaration, posts, fees, dice and what a victory changes."""

from __future__ import annotations

from collections.abc import Sequence
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
    gold,
    influence,
    legal,
    names,
    play,
    position,
    refused,
    seen,
    table,
    told,
    war,
)


def declared(*boards: Json, pair: str = "milan against rome", **about: Any) -> signoria.State:
    """A war of A, the veto window past."""
    state = play(position(*boards, **about), f"war {pair}")
    while asks(state)[0] == "veto":
        state = play(state, "pass")
    return state


def fought(
    attacker: Json, defender: Json | None, dice: Sequence[tuple[int, int]], **about: Any
) -> signoria.State:
    """A attacks for 0; B defends for 0, or nobody."""
    state = declared(attacker, defender or board(), dice=dice, **about)
    while asks(state)[0] == "bid":
        mine = war(state)["attacker"]["condottiere"] is None
        wanted = A if mine else B
        state = bids(state, 0 if state.to_act == (wanted,) else None)
    return state


PIKE = board(troops=["pike"])  # 0/2
CAVALRY = board(troops=["cavalry"])  # 2/1
CANNON = board(troops=["artillery"], family="gonzaga")  # 3/1


@pytest.mark.rule("POR-WAR-02", "POR-WAR-03", "POR-WAR-04")
def test_a_declaration() -> None:
    state = position(board(hand=["veto"]))
    assert refused(state, "war rome against rome") == "POR-WAR-03"
    state = play(state, "war milan against naples")
    assert asks(state) == ("veto", A)
    assert table(state)["wars"] == 1


@pytest.mark.rule("POR-WAR-05", "POR-TRE-12")
def test_a_bystander_vetoes_the_last_war() -> None:
    state = play(position(board(), board(hand=["veto"]), wars=3), "war milan against naples")
    assert asks(state) == ("veto", B)
    state = play(state, "veto by tile")
    assert table(state)["wars"] == 4
    assert table(state)["discards"] == {"veto": 1}
    assert asks(state) == ("turn", B)
    assert refused(state, "war milan against naples") == "POR-WAR-01"


@pytest.mark.rule("POR-WAR-05", "POR-TRE-12")
def test_the_first_veto_clockwise_counts() -> None:
    boards = [
        board(tiles=["flo_lorenzo_medici"]),
        board(),
        board(hand=["veto"]),
    ]
    state = play(position(*boards, turn=B), "war milan against naples")
    assert state.to_act == (A, C)
    both = play(play(state, "veto by lorenzo", by=A), "veto by tile", by=C)
    assert seen(both, C)["hand"] == {}  # C comes before A, counted from B
    assert seen(both, A)["used"] == []


@pytest.mark.rule("POR-WAR-06", "POR-WAR-07")
def test_only_owners_of_troops_bid() -> None:
    state = declared(board(), PIKE, board(), CAVALRY)
    assert asks(state) == ("bid", B)
    assert refused(state, "amount 1", C) == "POR-WAR-06"
    state = bids(state, 0, None)
    assert war(state)["attacker"]["condottiere"] == B
    assert influence(state) == [12] * 4


@pytest.mark.rule("POR-WAR-09", "POR-FIGHT-11")
def test_the_second_post_is_for_somebody_else() -> None:
    state = bids(declared(PIKE, CAVALRY, PIKE), 2, None, None)
    assert asks(state) == ("bid", B)  # A, though active, has the first
    assert refused(state, "amount 1", A) == "POR-AUC-02"


@pytest.mark.rule("POR-WAR-10")
def test_no_taker_no_war() -> None:
    state = play(position(PIKE, CAVALRY), "war milan against rome")
    events = told(state, "pass", "pass", "pass", "pass")
    assert names(events)[-3:] == ["unsold", "war_drawn", "turn_began"]
    state = bids(state, None, None, None, None)
    assert (table(state)["wars"], table(state)["rolls"]) == (1, 0)
    assert table(state)["status"]["milan"] == 6


@pytest.mark.rule("POR-WAR-10")
def test_a_war_without_any_troops() -> None:
    heard = told(position(), "war milan against rome")
    assert names(heard) == ["war_declared", "unsold", "unsold", "war_drawn", "turn_began"]
    state = play(position(), "war milan against rome")
    assert asks(state) == ("turn", B)
    assert table(state)["rolls"] == 0


@pytest.mark.rule("POR-WAR-11", "POR-FIGHT-04", "POR-FIGHT-09")
def test_an_unpaid_city_fights_with_three() -> None:
    state = declared(CANNON, dice=[(1, 1), (1, 6)])
    events = told(state, "amount 0")
    attack = next(e for e in events if e["event"] == "attacked")
    counter = next(e for e in events if e["event"] == "countered")
    assert (attack["strength"], attack["enemy_strength"]) == (3, 3)
    assert (counter["strength"], counter["enemy_strength"]) == (3, 1)
    state = play(state, "amount 0")
    assert table(state)["status"]["rome"] == 7  # 9 against 2
    assert [seen(state, seat)["tokens"] for seat in range(4)] == [0] * 4
    assert seen(state)["fees"] == 6


@pytest.mark.rule("POR-WAR-11")
def test_an_unpaid_attacker() -> None:
    state = bids(declared(PIKE, dice=[(6, 1)]), None)  # nobody leads Milan
    events = told(state, "amount 0")
    attack = next(e for e in events if e["event"] == "attacked")
    assert (attack["strength"], attack["enemy_strength"]) == (3, 2)


@pytest.mark.rule("POR-WAR-13", "POR-TRE-11")
def test_fees_are_out_of_reach() -> None:
    raider = board(hand=["raid_gold_shipment"])
    state = position(raider, board(gold=2, fees=6), board(gold=0, fees=6))
    assert refused(state, "raid gold of seat 3") == "POR-TRE-10"
    state = play(state, "raid gold of seat 2")
    assert (gold(state)[A], gold(state)[B], seen(state, B)["fees"]) == (42, 0, 6)


@pytest.mark.rule("POR-WAR-14")
@pytest.mark.parametrize(("bid", "paid"), [(6, 3), (2, 0)])
def test_three_discounts_on_a_post(bid: int, paid: int) -> None:
    mine = board(
        family="baglioni", tiles=["mil_swiss_mercenaries", "mil_armourer"], troops=["pike"]
    )
    state = bids(declared(mine, PIKE), bid, None)
    assert influence(state)[A] == 12 - paid


@pytest.mark.rule("POR-WAR-15")
def test_the_steps_of_a_war() -> None:
    boards = [
        board(troops=["cavalry"], hand=["bribe_troops"]),
        board(troops=["pike"], hand=["bribe_troops"]),
        board(troops=["artillery"], hand=["bribe_troops"]),
        board(tiles=["mil_ludovico_sforza"]),
    ]
    state = position(*boards, pope=C, dice=[(1, 1), (1, 2), (1, 6)])
    texts = ["war milan against rome", "pass", "pass", "pass"]
    texts += ["amount 1", "pass", "pass", "amount 1", "pass"]
    texts += ["league with defender", "pass", "pass", "bribe defender pike"]
    texts += ["yes"]
    assert names(told(state, *texts)) == [
        "war_declared",
        "auction_opened", "bid_made", "bid_passed", "bid_passed", "won",
        "auction_opened", "bid_made", "bid_passed", "won",
        "fee_paid", "fee_paid",
        "league_joined",
        "bribes_opened", "bribes_opened", "bribes_opened", "bribed",
        "attacked", "rerolled", "attacked",
        "countered",
        "war_won", "token_gained",
    ]  # fmt: skip


@pytest.mark.rule("POR-FIGHT-03", "POR-FIGHT-06")
def test_seven_against_six() -> None:
    state = fought(CAVALRY, PIKE, [(5, 4)])
    assert table(state)["status"]["milan"] == 7
    assert table(state)["status"]["rome"] == 4
    assert seen(state, A)["tokens"] == 1
    assert table(state)["rolls"] == 1


@pytest.mark.rule("POR-FIGHT-04", "POR-FIGHT-05")
def test_a_tie_and_a_tie_is_a_drawn_war() -> None:
    state = fought(PIKE, CAVALRY, [(4, 3), (3, 3)])  # 4 against 4, then 5 against 5
    assert table(state)["rolls"] == 2
    assert table(state)["status"]["milan"] == 6
    assert table(state)["status"]["rome"] == 5
    assert [seen(state, seat)["tokens"] for seat in (A, B)] == [0, 0]


@pytest.mark.rule("POR-FIGHT-07")
@pytest.mark.parametrize(("black", "white", "levels"), [(6, 1, 2), (5, 2, 1), (6, 2, 2)])
def test_twice_the_score_moves_two(black: int, white: int, levels: int) -> None:
    """Cavalry and Artillery attack with 5 or 2; Light Infantry defends with 0 or 2."""
    attacker = board(troops=["cavalry"])
    state = fought(attacker, board(troops=["pike"]), [(black, white)])
    totals = (2 + black, 2 + white)
    assert (totals[0] >= 2 * totals[1]) == (levels == 2)
    assert table(state)["status"]["milan"] == 6 + levels
    assert table(state)["status"]["rome"] == max(3, 5 - levels)


@pytest.mark.rule("POR-FIGHT-08")
def test_the_ends_of_the_track() -> None:
    state = fought(CAVALRY, PIKE, [(5, 4)], status={"milan": 10, "rome": 7})
    assert (table(state)["status"]["milan"], table(state)["status"]["rome"]) == (10, 6)
    state = fought(CAVALRY, PIKE, [(6, 1)], status={"milan": 9, "rome": 3})
    assert (table(state)["status"]["milan"], table(state)["status"]["rome"]) == (10, 3)


@pytest.mark.rule("POR-FIGHT-10")
def test_no_troop_is_lost() -> None:
    state = fought(CAVALRY, PIKE, [(6, 1)])
    assert seen(state, B)["troops"] == ["pike"]


def strengths(mine: Json) -> tuple[int, int]:
    """Attack and defence of a condottiere."""
    other = board(troops=["pike"], hand=["veto"])
    state = bids(declared(other, mine), None, 0)
    state = bids(state, 0)
    side = war(state)["attacker"]
    return side["attack"], side["defence"]


@pytest.mark.parametrize(
    ("mine", "strength"),
    [
        pytest.param(
            {"family": "este", "troops": ["artillery"]},
            (4, 2),
            marks=pytest.mark.rule("POR-FIGHT-12"),
        ),
        pytest.param(
            {"family": "este", "troops": ["pike"]}, (0, 2), marks=pytest.mark.rule("POR-FIGHT-12")
        ),
        pytest.param(
            {"tiles": ["mil_caterina_sforza"], "troops": ["light_infantry"]},
            (1, 2),
            marks=pytest.mark.rule("POR-FIGHT-13"),
        ),
        pytest.param(
            {"tiles": ["mil_genoese_crossbow"], "troops": ["crossbow"]},
            (1, 2),
            marks=pytest.mark.rule("POR-FIGHT-14"),
        ),
        pytest.param(
            {"tiles": ["mil_genoese_crossbow"], "troops": ["pike"]},
            (0, 2),
            marks=pytest.mark.rule("POR-FIGHT-14"),
        ),
        pytest.param(
            {"tiles": ["mil_swiss_mercenaries"], "troops": ["pike"]},
            (1, 3),
            marks=pytest.mark.rule("POR-FIGHT-15"),
        ),
        pytest.param(
            {"tiles": ["mil_armourer"], "troops": ["cavalry"]},
            (3, 1),
            marks=pytest.mark.rule("POR-FIGHT-16"),
        ),
        pytest.param(
            {"tiles": ["nap_spanish_infantry"], "troops": ["light_infantry"]},
            (2, 1),
            marks=pytest.mark.rule("POR-FIGHT-17"),
        ),
    ],
)
def test_bonuses(mine: Json, strength: tuple[int, int]) -> None:
    assert strengths(board(**{"family": "gonzaga", **mine})) == strength


# ---------------------------------------------------------------- bribes and re-rolls


def bribing(*boards: Json, **about: Any) -> signoria.State:
    """A leads Milan, B Rome; whoever has a hand is asked for bribes."""
    state = declared(*boards, **about)
    while asks(state)[0] == "bid":
        mine = war(state)["attacker"]["condottiere"] is None
        state = bids(state, 0 if state.to_act == (A if mine else B,) else None)
    return state


@pytest.mark.rule("POR-TRE-02", "POR-TRE-04")
def test_bribes_come_before_the_dice_and_once() -> None:
    attacker = board(troops=["cavalry"], hand=["bribe_troops", "bribe_troops"])
    defender = board(troops=["pike"], hand=["bribe_troops"])
    state = declared(attacker, defender)
    assert refused(state, "bribe defender pike") == "POR-AUC-03"
    state = bribing(attacker, defender)
    assert asks(state) == ("bribe", A)
    state = play(state, "pass")
    assert asks(state) == ("bribe", B)
    events = told(state, "bribe attacker cavalry")
    assert "bribes_opened" not in names(events)
    assert "attacked" in names(events)


@pytest.mark.rule("POR-TRE-03")
def test_a_bystander_does_not_bribe() -> None:
    state = bribing(CAVALRY, PIKE, board(hand=["bribe_troops"]), dice=[(6, 1)])
    assert asks(state) == ("turn", B)


@pytest.mark.rule("POR-TRE-05")
def test_a_bribed_troop_loses_its_bonus() -> None:
    este = board(family="este", troops=["artillery", "cavalry"], hand=["veto"])
    state = bribing(board(troops=["pike"], hand=["bribe_troops", "veto"][:1]), este)
    before = war(state)["defender"]
    state = play(state, "bribe defender artillery")
    after = war(state)["defender"]
    assert before["attack"] - after["attack"] == 4
    assert before["defence"] - after["defence"] == 2
    assert after["bribed"] == ["artillery"]


@pytest.mark.rule("POR-TRE-05", "POR-FIGHT-13")
def test_caterina_stays_when_every_troop_is_bribed() -> None:
    mine = board(troops=["pike"], tiles=["mil_caterina_sforza"], hand=["bribe_troops"])
    state = bribing(mine, board(troops=["cavalry"], hand=["veto"]))
    state = play(state, "bribe attacker pike")
    assert (war(state)["attacker"]["attack"], war(state)["attacker"]["defence"]) == (0, 2)


@pytest.mark.rule("POR-TRE-16")
def test_ones_own_side_may_be_bribed() -> None:
    papal = board(troops=["pike"], hand=["bribe_troops"])
    boards = [board(troops=["cavalry", "pike"], hand=["bribe_troops"]), PIKE, papal]
    state = play(bribing(*boards, pope=C), "league with attacker")
    assert legal(state) == [
        "pass",
        "bribe attacker pike", "bribe attacker cavalry", "bribe defender pike", "bribe pope pike",
    ]  # fmt: skip
    state = play(state, "bribe attacker pike")
    assert asks(state) == ("bribe", C)
    assert "bribe attacker cavalry" in legal(state)
    assert "bribe attacker pike" not in legal(state)


@pytest.mark.rule("POR-POL-06")
def test_ludovico_rolls_again_once() -> None:
    owner = board(tiles=["mil_ludovico_sforza"])
    state = bribing(PIKE, CAVALRY, board(), owner, dice=[(1, 6), (1, 1), (2, 6)])
    assert asks(state) == ("reroll", D)
    state = play(state, "pass")
    assert asks(state) == ("reroll", D)  # after the counter-attack's dice
    assert (war(state)["round"], war(state)["black"], war(state)["white"]) == (2, 1, 1)
    state = play(state, "yes")
    assert seen(state, D)["used"] == ["mil_ludovico_sforza"]
    assert table(state)["rolls"] == 3
    assert table(state)["status"]["rome"] == 7  # 2 + 6 against 2 + 2: twice as much


@pytest.mark.rule("POR-TRE-13")
def test_start_war_is_outside_the_limit() -> None:
    boards = [board(hand=["start_war"]), board(hand=["veto"])]
    state = position(*boards, wars=4)
    assert refused(state, "start war milan against rome") == "POR-TRE-13"
    state = play(state, "pass", "start war milan against rome")
    assert asks(state) == ("veto", B)
    state = play(state, "veto by tile")
    assert table(state)["wars"] == 4
    assert table(state)["discards"] == {"veto": 1, "start_war": 1}
    assert asks(state) == ("turn", B)
