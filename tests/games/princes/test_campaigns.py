"""More of WAR, POPE and TRE: vetoes, posts, the Holy League and bribes where several rules meet."""

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

CAVALRY = board(troops=["cavalry"])  # 2/1
PIKE = board(troops=["pike"])  # 0/2
LORENZO = board(tiles=["flo_lorenzo_medici"])
LUDOVICO = board(tiles=["mil_ludovico_sforza"])


def posts(state: signoria.State, attacker: int, defender: int | None) -> signoria.State:
    """The veto window and both auctions: each post for 0, or untaken."""
    while asks(state)[0] == "veto":
        state = play(state, "pass")
    while asks(state)[0] == "bid":
        view: Any = state.view(None)["auction"]
        wanted = attacker if view["prize"] == "attack_post" else defender
        state = bids(state, 0 if state.to_act == (wanted,) else None)
    return state


def at_war(*boards: Json, defender: int | None = B, **about: Any) -> signoria.State:
    """A leads Milan, B or nobody Rome."""
    return posts(play(position(*boards, **about), "war milan against rome"), A, defender)


# ---------------------------------------------------------------- vetoes


@pytest.mark.rule("POR-WAR-05", "POR-TRE-12")
def test_the_active_player_is_the_first_to_veto() -> None:
    boards = [board(hand=["veto"]), board(), LORENZO]
    state = play(position(*boards, turn=C), "war milan against rome")
    assert state.to_act == (A, C)
    state = play(play(state, "veto by tile", by=A), "veto by lorenzo", by=C)
    assert seen(state, C)["used"] == ["flo_lorenzo_medici"]
    assert seen(state, A)["hand"] == {"veto": 1}
    assert asks(state) == ("turn", D)


@pytest.mark.rule("POR-WAR-05", "POR-POL-07")
def test_a_choice_between_tile_and_lorenzo() -> None:
    both = board(tiles=["flo_lorenzo_medici"], hand=["veto"])
    state = play(position(board(), both), "war milan against rome")
    assert legal(state) == ["pass", "veto by tile", "veto by lorenzo"]
    heard = told(state, "veto by lorenzo")
    assert heard[0] == {"event": "war_vetoed", "seat": B, "veto": 1}
    state = play(state, "veto by tile")
    assert (seen(state, B)["hand"], seen(state, B)["used"]) == ({}, [])


@pytest.mark.rule("POR-POL-07", "POR-DEC-06")
def test_lorenzo_again_in_the_next_decade() -> None:
    used = board(tiles=["flo_lorenzo_medici"], used=["flo_lorenzo_medici"], hand=["freeze_bid"])
    state = position(used, events=["gozzoli"])
    war_now = play(state, "war milan against rome")
    assert legal(war_now) == ["pass"]  # asked for his hand alone
    assert refused(war_now, "veto by lorenzo") == "POR-POL-07"
    state = bids(play(state, "auction gozzoli"), 0, None, None, None)
    state = play(state, "war milan against rome")
    assert legal(state, seat=A) == ["pass", "veto by lorenzo"]


def test_a_second_window_asks_anew() -> None:
    """No answer of the first window is left over."""
    state = position(board(hand=["freeze_bid"]), board(hand=["veto"]))
    state = play(state, "war milan against rome")
    state = play(play(state, "pass", by=A), "pass", by=B)
    assert asks(state) == ("after", A)  # nobody has a troop
    state = play(state, "pass", "war milan against rome")
    assert state.to_act == (A, B)
    assert state.view(A)["answer"] == state.view(B)["answer"] == 0


# ---------------------------------------------------------------- posts and fees


@pytest.mark.rule("POR-WAR-12", "POR-WAR-13")
def test_fees_add_up() -> None:
    state = at_war(CAVALRY, PIKE, dice=[(6, 1)])
    assert [seen(state, seat)["fees"] for seat in (A, B)] == [6, 5]
    state = posts(play(state, "war venice against naples"), A, B)
    assert [seen(state, seat)["fees"] for seat in (A, B)] == [6 + 7, 5 + 5]


@pytest.mark.rule("POR-WAR-11", "POR-WAR-12")
def test_an_unpaid_city_pays_nobody() -> None:
    state = at_war(CAVALRY, defender=None, dice=[(6, 1)])
    assert [seen(state, seat)["fees"] for seat in range(4)] == [6, 0, 0, 0]
    assert table(state)["status"] == {**table(position())["status"], "milan": 8, "rome": 3}
    assert seen(state, A)["tokens"] == 1


@pytest.mark.rule("POR-WAR-09")
def test_who_lost_the_first_post_may_take_the_second() -> None:
    state = play(position(PIKE, CAVALRY), "war milan against rome")
    state = bids(state, 1, 2, None)
    assert war(state)["attacker"]["condottiere"] == B
    assert asks(state) == ("bid", A)
    assert "amount 0" in legal(state)


@pytest.mark.rule("POR-DEC-11")
def test_a_war_is_no_idle_turn_and_an_untaken_post_none_either() -> None:
    state = play(position(PIKE, CAVALRY, idle=5), "war milan against rome")
    assert table(state)["idle"] == 0
    state = bids(state, None, None, None, None)
    assert table(state)["idle"] == 0


@pytest.mark.rule("POR-DEC-11", "POR-TRE-13")
def test_a_start_war_does_not_hide_an_idle_turn() -> None:
    state = position(board(hand=["start_war"]), idle=7)
    state = play(state, "pass", "start war milan against rome")
    assert table(state)["idle"] == 8
    assert legal(state) == [f"auction {event}" for event in table(state)["events"]]


# ---------------------------------------------------------------- the Holy League


@pytest.mark.rule("POR-POPE-06")
@pytest.mark.parametrize("pope", [A, B])
def test_a_condottiere_is_in_no_league(pope: int) -> None:
    state = at_war(CAVALRY, PIKE, dice=[(6, 1)], pope=pope)
    assert asks(state) == ("turn", B)  # fought to the end


@pytest.mark.rule("POR-POPE-06")
def test_who_stays_out_may_join_the_next_war() -> None:
    papal = board(troops=["artillery"])
    state = play(at_war(CAVALRY, PIKE, papal, pope=C, dice=[(6, 1)]), "pass")
    assert not table(state)["league_used"]
    assert asks(state) == ("turn", B)
    state = posts(play(state, "war venice against naples"), A, B)
    assert asks(state) == ("league", C)
    state = play(state, "league with defender")
    assert table(state)["league_used"]
    turn = state.to_act[0]
    state = posts(play(state, "war venice against naples"), A, B)
    assert asks(state) == ("turn", (turn + 1) % 4)


@pytest.mark.rule("POR-POPE-07", "POR-WAR-11")
def test_a_league_with_an_unpaid_city() -> None:
    papal = board(family="este", troops=["artillery", "pike"], hand=["bribe_troops"])
    state = at_war(CAVALRY, board(), papal, defender=None, pope=C)
    state = play(state, "league with defender")
    assert (war(state)["defender"]["attack"], war(state)["defender"]["defence"]) == (3 + 3, 3 + 3)
    assert (war(state)["attacker"]["attack"], war(state)["attacker"]["defence"]) == (2, 1)
    assert asks(state) == ("bribe", C)
    assert legal(state, "bribe") == [
        "bribe attacker cavalry", "bribe pope pike", "bribe pope artillery",
    ]  # fmt: skip


@pytest.mark.rule("POR-TRE-04", "POR-TRE-05", "POR-POPE-07")
def test_papal_troops_can_be_bribed() -> None:
    """The attacker's Pike is bribed, the Pope's is not, and the other way round."""
    mine = board(troops=["pike"], hand=["bribe_troops", "bribe_troops"])
    papal = board(troops=["pike", "artillery"])
    state = at_war(mine, CAVALRY, papal, pope=C)
    state = play(state, "league with attacker")
    assert war(state)["attacker"]["defence"] == 2 + 2 + 1
    one = play(state, "bribe pope pike")
    assert asks(one) == ("bribe", A)  # he has another tile
    assert war(one)["attacker"]["defence"] == 2 + 1
    assert war(one)["league"] == {"side": "attacker", "bribed": ["pike"]}
    assert war(one)["attacker"]["bribed"] == []
    assert "bribe pope pike" not in legal(one)
    assert "bribe attacker pike" in legal(one)
    assert told(state, "bribe pope pike")[0] == {
        "event": "bribed", "seat": A, "other": C, "troop": 1,
    }  # fmt: skip


@pytest.mark.rule("POR-POPE-08", "POR-FIGHT-09")
def test_an_unpaid_city_wins_with_the_pope_and_nobody_takes_a_token() -> None:
    papal = board(troops=["artillery", "fortification"])
    state = at_war(PIKE, board(), papal, defender=None, pope=C, dice=[(1, 1), (1, 6)])
    state = play(state, "league with defender")
    assert table(state)["status"]["rome"] == 7  # 3 + 3 + 6 against 2 + 1
    assert [seen(state, seat)["tokens"] for seat in range(4)] == [0] * 4


# ---------------------------------------------------------------- bribes and re-rolls


@pytest.mark.rule("POR-TRE-04", "POR-WAR-15")
def test_the_pope_bribes_last() -> None:
    """The attacker, then the defender, then the Pope, wherever they sit."""
    boards = [
        board(troops=["pike"], hand=["bribe_troops"]),
        board(troops=["pike"], hand=["bribe_troops"]),
        board(troops=["pike"], hand=["bribe_troops"]),
    ]
    state = play(position(*boards, pope=A), "war milan against rome")
    state = play(posts(state, C, B), "league with attacker")
    asked = []
    while asks(state)[0] == "bribe":
        asked.append(state.to_act[0])
        state = play(state, "pass")
    assert asked == [C, B, A]


@pytest.mark.rule("POR-TRE-04")
def test_several_bribes_in_a_row() -> None:
    mine = board(troops=["cavalry"], hand=["bribe_troops", "bribe_troops"])
    both = board(troops=["pike", "artillery"], hand=["freeze_bid"])
    state = play(at_war(mine, both), "bribe defender pike", "bribe defender artillery")
    assert asks(state) == ("bribe", B)
    assert (war(state)["defender"]["attack"], war(state)["defender"]["defence"]) == (0, 0)


@pytest.mark.rule("POR-TRE-05", "POR-GEN-10")
def test_no_troop_left_no_question() -> None:
    mine = board(troops=["cavalry"], hand=["bribe_troops"] * 3, family="malatesta")
    state = at_war(mine, board(troops=["pike"], hand=["bribe_troops"]), dice=[(1, 1), (1, 1)])
    heard = told(state, "bribe attacker cavalry", "bribe defender pike")
    assert "bribes_opened" not in names(heard)
    assert "attacked" in names(heard)


@pytest.mark.rule("POR-TRE-05")
def test_papal_troops_alone_are_enough_to_ask() -> None:
    mine = board(troops=["cavalry"], hand=["bribe_troops", "bribe_troops"])
    papal = board(troops=["pike"])
    state = play(at_war(mine, board(), papal, defender=None, pope=C), "league with defender")
    state = play(state, "bribe attacker cavalry")
    assert asks(state) == ("bribe", A)
    assert legal(state) == ["pass", "bribe pope pike"]


def test_what_is_seen_of_a_war_and_of_its_auctions() -> None:
    boards = [board(troops=["cavalry"], hand=["freeze_bid"]), PIKE, PIKE]
    state = play(position(*boards), "war milan against rome", "pass")
    shown: Any = state.view(None)["auction"]
    assert shown == {
        "prize": "attack_post", "currency": "influence", "highest": None, "holder": None,
        "bidder": A, "bidders": [A, B, C], "frozen": [],
    }  # fmt: skip
    state = play(state, "freeze seat 2", "amount 2")
    shown = state.view(None)["auction"]
    assert (shown["highest"], shown["holder"], shown["bidder"]) == (2, A, C)
    state = play(position(boards[0], PIKE), "war milan against rome", "pass", "freeze seat 2")
    shown = state.view(None)["auction"]
    assert (shown["bidder"], shown["bidders"], shown["frozen"]) == (A, [A, B], [B])
    assert war(state) == {
        "attacker": {"city": "milan", "condottiere": None, "bribed": [], "attack": 3, "defence": 3},
        "defender": {"city": "rome", "condottiere": None, "bribed": [], "attack": 3, "defence": 3},
        "league": None, "black": None, "white": None, "round": None,
    }  # fmt: skip


@pytest.mark.rule("POR-TRE-02")
def test_no_bribe_between_the_rounds() -> None:
    boards = [board(troops=["pike"], hand=["bribe_troops"]), CAVALRY, LUDOVICO]
    state = play(at_war(*boards, dice=[(1, 6), (1, 1)]), "pass", "pass")
    assert asks(state) == ("reroll", C)
    assert war(state)["round"] == 2
    assert refused(state, "bribe defender cavalry", A) == "POR-WAR-15"
    assert refused(state, "bribe defender cavalry", C) == "POR-POL-06"


@pytest.mark.rule("POR-POL-06")
def test_ludovico_changes_the_first_round_and_is_used_up() -> None:
    state = at_war(CAVALRY, PIKE, LUDOVICO, dice=[(1, 6), (6, 1)])
    assert (war(state)["black"], war(state)["white"], war(state)["round"]) == (1, 6, 1)
    state = play(state, "yes")
    assert table(state)["status"]["milan"] == 8  # 2 + 6 against 2 + 1: won after all
    assert table(state)["rolls"] == 2
    state = posts(play(state, "war milan against rome"), A, B)
    assert asks(state)[0] == "turn"  # used in this decade


@pytest.mark.rule("POR-FIGHT-07")
@pytest.mark.parametrize(("white", "rome"), [(6, 7), (5, 6)])
def test_a_counter_attack_twice_over(white: int, rome: int) -> None:
    """Cavalry counters with 2 against a Pike's 2: 8 against 4, or 7 against 4."""
    state = at_war(PIKE, CAVALRY, dice=[(1, 1), (2, white)])
    assert table(state)["status"]["rome"] == rome


@pytest.mark.rule("POR-FIGHT-08")
def test_a_fall_by_two_from_four() -> None:
    state = at_war(CAVALRY, PIKE, dice=[(6, 1)], status={"milan": 9, "rome": 4})
    assert (table(state)["status"]["milan"], table(state)["status"]["rome"]) == (10, 3)
