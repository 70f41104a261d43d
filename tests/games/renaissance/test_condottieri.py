"""CON: Condottieri, their die, their price, and third players who sell them."""

from __future__ import annotations

from typing import Any

import pytest

import signoria
from tests.games.renaissance.positions import (
    BETRAYAL,
    GAME,
    MILAN,
    ROME,
    ROUT,
    VENICE,
    asks,
    combat,
    ducats,
    hand,
    legal,
    load,
    names,
    owner,
    play,
    refused,
    seen,
    table,
    told,
    totals,
)


def duel(
    attacker: str,
    defender: str = "",
    contracts: tuple[int, ...] = (),
    dice: tuple[int, int] = (1, 1),
    others: dict[int, str] | None = None,
    money: dict[int, int] | None = None,
) -> signoria.State:
    """Milan is about to attack Brescia (plain, garrison), which Venice holds."""
    state = combat(
        MILAN,
        cities={VENICE: ["venezia", "brescia"]},
        hands={MILAN: attacker, VENICE: defender, **(others or {})},
        ducats=money,
    )
    return load(state, attack=dice[0], defence=dice[1], contracts=contracts)


@pytest.mark.rule("REN-CON-01", "REN-CON-04")
def test_two_condottieri_and_no_blue_card() -> None:
    state = duel("condottiere condottiere", contracts=(4, 5))
    events = told(state, "attack brescia", "commit condottiere", "commit condottiere", "pass")
    assert [event["pc"] for event in events if event["event"] == "fought"] == [4, 5]
    assert totals(events) == [(10, 3)]


@pytest.mark.rule("REN-CON-02", "REN-CON-03")
def test_three_in_attack_cost_three_ducats() -> None:
    state = duel("condottiere condottiere condottiere condottiere", contracts=(4, 4, 4))
    moves = ["attack brescia", "commit condottiere", "commit condottiere", "commit condottiere"]
    events = told(state, *moves)
    assert next(event for event in events if event["event"] == "fees_paid")["ducats"] == 3
    assert totals(events) == [(13, 3)]  # three slots: a fourth has no place
    assert ducats(play(state, *moves), MILAN) == 7


@pytest.mark.rule("REN-CON-03")
def test_two_in_defence_at_most() -> None:
    state = duel("pikemen pikemen", "condottiere condottiere condottiere", (4, 4))
    state = play(state, "attack brescia", "commit pikemen", "commit pikemen", "pass")
    events = told(state, "commit condottiere", "commit condottiere")
    assert totals(events) == [(7, 4 + 4 + 2 + 1)]


@pytest.mark.rule("REN-CON-05", "REN-RUL-39")
def test_a_rout_counts_for_nothing() -> None:
    state = duel("pikemen condottiere sign_of_god", contracts=(ROUT,), dice=(2, 1))
    state = play(state, "attack brescia", "commit pikemen", "commit condottiere", "pass")
    assert legal(state, "double") == ["pikemen"]  # what is out cannot be doubled
    assert table(state)["discards"] == {"condottiere": 1}
    events = told(
        duel("pikemen condottiere", contracts=(ROUT,), dice=(2, 1)),
        *["attack brescia", "commit pikemen", "commit condottiere", "pass"],
    )
    assert totals(events) == [(3 + 2, 3)]


@pytest.mark.rule("REN-CON-06", "REN-RUL-13")
def test_the_enemy_pays_the_traitor() -> None:
    state = duel("pikemen condottiere", contracts=(BETRAYAL, 5))
    state = play(state, "attack brescia", "commit pikemen", "commit condottiere", "pass")
    assert asks(state) == ("traitor", VENICE)
    assert totals(told(state, "yes")) == [(3 + 1, 2 + 1 + 5)]
    assert (
        next(event["ducats"] for event in told(state, "yes") if event["event"] == "traitor_bought")
        == 1
    )


@pytest.mark.rule("REN-CON-07", "REN-RUL-13")
def test_the_enemy_does_not_pay() -> None:
    state = duel("pikemen condottiere", contracts=(BETRAYAL, 5))
    state = play(state, "attack brescia", "commit pikemen", "commit condottiere", "pass")
    assert totals(told(state, "pass")) == [(3 + 1 + 5, 3)]


@pytest.mark.rule("REN-CON-07")
def test_an_enemy_without_ducats_is_not_asked() -> None:
    state = duel("pikemen condottiere", contracts=(BETRAYAL, 6), money={VENICE: 0})
    events = told(state, "attack brescia", "commit pikemen", "commit condottiere", "pass")
    assert totals(events) == [(3 + 1 + 6, 3)]
    assert "traitor_bought" not in names(events)


@pytest.mark.rule("REN-CON-08")
def test_a_card_changes_sides_twice() -> None:
    state = duel("pikemen condottiere retreat", contracts=(BETRAYAL, BETRAYAL, 6))
    state = play(state, "attack brescia", "commit pikemen", "commit condottiere", "pass")
    assert asks(state) == ("traitor", VENICE)
    state = play(state, "yes")
    assert asks(state) == ("traitor", MILAN)
    assert totals(told(state, "yes")) == [(3 + 1 + 6, 3)]
    after = play(state, "yes")
    assert ducats(after, MILAN) == 8  # fee and repurchase
    assert ducats(after, VENICE) == 9


@pytest.mark.rule("REN-CON-09")
@pytest.mark.parametrize("face", [4, 5, 6])
def test_number_faces(face: int) -> None:
    state = duel("pikemen condottiere", contracts=(face,))
    events = told(state, "attack brescia", "commit pikemen", "commit condottiere", "pass")
    assert totals(events) == [(3 + 1 + face, 3)]


@pytest.mark.rule("REN-CON-10", "REN-RUL-37")
def test_a_winner_keeps_no_condottiere() -> None:
    state = duel("cannon condottiere retreat", contracts=(6,))
    state = play(state, "attack brescia", "commit cannon", "commit condottiere", "pass", "pass")
    assert owner(state, "brescia") == MILAN
    assert seen(state, MILAN)["shown"] == {"cannon": 1}
    assert table(state)["discards"] == {"condottiere": 1}


# ---------------------------------------------------------------- sales


@pytest.mark.rule("REN-CON-11", "REN-CON-12", "REN-RUL-12")
def test_a_third_player_sells_to_both_sides() -> None:
    state = duel("cannon pikemen", "pikemen", (4, 4), others={ROME: "condottiere condottiere"})
    state = play(state, "attack brescia")
    assert asks(state) == ("lend", ROME)
    assert legal(state, "lend") == ["1 0", "0 1", "2 0", "1 1", "0 2"]
    state = play(state, "lend 1 1")
    assert asks(state) == ("hire", MILAN)
    assert legal(state) == ["pass", f"hire from seat {ROME}"]
    state = play(state, f"hire from seat {ROME}")
    assert hand(state, ROME) == {"condottiere": 2}  # nothing is paid before the last card is laid
    state = play(state, "commit cannon", "commit hired", "pass")
    assert ducats(state, MILAN) == 9
    assert ducats(state, ROME) == 11
    assert asks(state) == ("hire", VENICE)
    after = play(state, f"hire from seat {ROME}", "commit pikemen", "commit hired")
    assert table(after)["discards"].get("condottiere", 2) == 2
    assert ducats(after, MILAN) == 9  # nothing more to the bank
    assert ducats(after, ROME) >= 12


@pytest.mark.rule("REN-CON-13")
def test_a_bought_card_fills_a_slot() -> None:
    others = {ROME: "condottiere condottiere condottiere"}
    state = duel("cannon knights engineer", "pikemen engineer", others=others)
    state = play(state, "attack brescia", "lend 1 2")
    state = play(state, f"hire from seat {ROME}", "commit knights", "commit cannon")
    assert legal(state) == ["commit hired"]  # no place for the Engineer
    assert refused(state, "commit engineer") == "REN-CON-13"
    assert refused(state, "pass") == "REN-CON-13"
    state = play(state, "commit hired")
    state = play(state, f"hire from seat {ROME}", f"hire from seat {ROME}")
    assert legal(state) == ["commit hired"]
    state = play(state, "commit hired")
    assert legal(state) == ["commit hired"]  # two bought: nothing else


@pytest.mark.rule("REN-RUL-12")
def test_the_attacker_must_hold_two_cards_of_his_own() -> None:
    state = duel("cannon retreat", others={ROME: "condottiere"})
    assert refused(state, "attack brescia") == "REN-CBT-05"


@pytest.mark.rule("REN-RUL-11", "REN-CBT-05")
def test_a_condottiere_that_cannot_be_paid_does_not_count() -> None:
    assert "brescia" in legal(duel("cannon condottiere"), "attack")
    poor = duel("cannon condottiere", money={MILAN: 0})
    assert legal(poor, "attack") == []
    assert refused(poor, "attack brescia") == "REN-CBT-05"
    one = play(duel("condottiere condottiere cannon", money={MILAN: 1}), "attack brescia")
    assert legal(one, "commit") == ["cannon"]  # the blue card first, then the one he can pay
    assert legal(play(one, "commit cannon"), "commit") == ["condottiere"]


@pytest.mark.rule("REN-RUL-11")
def test_payment_shows_only_at_the_reveal() -> None:
    state = duel("cannon condottiere", "pikemen")
    laid = play(state, "attack brescia", "commit cannon", "commit condottiere", "pass")
    assert ducats(laid, MILAN) == 10


@pytest.mark.rule("REN-CON-11")
def test_everybody_with_a_card_is_asked_alike() -> None:
    """Whether or not he has a Condottiere; the answers are shown when all are in."""
    others = {ROME: "condottiere", 0: "pikemen", 1: "retreat"}
    state = play(duel("cannon pikemen", others=others), "attack brescia")
    assert list(state.to_act) == [0, 1, ROME]
    assert legal(state, seat=0) == ["pass"]
    assert refused(state, "lend 1 0", 0) == "REN-CON-11"
    state.play(ROME, GAME.parse("lend 1 0"))
    assert list(state.to_act) == [0, 1]
    facts: Any = state.view(0)["facts"]
    assert facts["hands"][ROME]["known"] == {}
    state = play(state, "pass", "pass")
    facts = state.view(0)["facts"]
    assert facts["hands"][ROME]["known"] == {"condottiere": 1}  # the offer proves it
