"""CBT, RED, CRD: battles, with the worked example of the ledger and its exact numbers."""

from __future__ import annotations

from typing import Any

import pytest

import signoria
from tests.games.renaissance.positions import (
    BETRAYAL,
    FLORENCE,
    GENOA,
    MILAN,
    NAPLES,
    ROME,
    VENICE,
    asks,
    battle,
    cities,
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
    defender: str,
    dice: tuple[int, int] = (3, 3),
    level: int = 1,
    contracts: tuple[int, ...] = (),
    **about: Any,
) -> signoria.State:
    """Milan is about to attack Brescia (plain), which Venice holds, from Milano."""
    owned = {VENICE: ["venezia", "ragusa", "brescia"], **about.pop("cities", {})}
    state = combat(
        MILAN,
        cities=owned,
        hands={MILAN: attacker, VENICE: defender, **about.pop("others", {})},
        ramparts=["brescia"] if level > 1 else [],
        castles=["brescia"] if level > 2 else [],
        **about,
    )
    return load(state, attack=dice[0], defence=dice[1], contracts=contracts)


# ---------------------------------------------------------------- the worked battle


def worked_battle() -> signoria.State:
    """Genoa lands from Genova on Napoli: mountain, rampart."""
    state = combat(
        GENOA,
        hands={GENOA: "cannon condottiere engineer", NAPLES: "arquebusiers sign_of_god retreat"},
        ramparts=["napoli"],
    )
    return load(state, attack=4, defence=3, contracts=[BETRAYAL, 5])


@pytest.mark.rule(
    "REN-RED-01", "REN-CBT-26", "REN-CBT-15", "REN-CBT-17", "REN-CBT-18", "REN-RUL-18"
)
def test_the_worked_battle_of_the_ledger() -> None:
    state = worked_battle()
    moves = ["attack napoli", "from genova", "commit cannon", "commit condottiere"]
    moves += ["commit engineer", "commit arquebusiers", "pass", "pass", "pass"]
    events = told(state, *moves)
    assert totals(events) == [(15, 11)]
    lowered = next(event for event in events if event["event"] == "fort_lowered")
    assert lowered["pc"] == 2
    state = play(state, *moves)
    assert asks(state) == ("double", NAPLES)  # he is losing
    assert legal(state) == ["pass", "double arquebusiers"]
    assert totals(told(state, "double arquebusiers")) == [(15, 15)]
    state = play(
        state, "double arquebusiers"
    )  # the attacker has no card left in hand: nobody is asked
    assert asks(state) == ("save", NAPLES)
    after = play(state, "pass")
    assert owner(after, "napoli") == NAPLES
    assert "napoli" in table(after)["ramparts"]
    assert table(after)["discards"] == {
        "arquebusiers": 1, "cannon": 1, "condottiere": 1, "engineer": 1, "sign_of_god": 1,
    }  # fmt: skip
    assert ducats(after, GENOA) == 9
    assert [ducats(after, seat) for seat in range(6) if seat != GENOA] == [10] * 5
    saved = play(state, "save arquebusiers")
    assert hand(saved, NAPLES) == {"arquebusiers": 1}
    assert table(saved)["discards"]["cannon"] == 1


# ---------------------------------------------------------------- sums


@pytest.mark.rule("REN-CBT-14", "REN-CRD-03")
def test_attack_is_cards_and_die() -> None:
    events = told(
        duel("cannon arquebusiers", "", (5, 1)),
        *["attack brescia", "commit arquebusiers", "commit cannon", "pass"],
    )
    assert totals(events) == [(6 + 4 + 5, 2 + 1)]


@pytest.mark.rule("REN-CRD-04")
def test_swiss_and_pikemen_with_a_four() -> None:
    state = duel("swiss_regiment pikemen", "", (4, 1))
    events = told(state, "attack brescia", "commit pikemen", "commit swiss_regiment", "pass")
    assert totals(events)[0][0] == 14


@pytest.mark.rule("REN-CBT-15")
def test_a_mountain_rampart_with_knights() -> None:
    """5 + 4 + 3 + 1 = 13"""
    state = combat(
        ROME,
        cities={FLORENCE: ["firenze", "pistoia", "siena"]},
        hands={ROME: "pikemen pikemen", FLORENCE: "knights"},
        ramparts=["siena"],
    )
    state = load(state, attack=1, defence=3)
    events = told(
        state,
        *["attack siena", "commit pikemen", "commit pikemen", "pass", "commit knights", "pass"],
    )
    assert totals(events) == [(7, 13)]


@pytest.mark.rule("REN-BUY-10", "REN-CBT-19")
@pytest.mark.parametrize(("level", "defence"), [(1, 3), (2, 5), (3, 7)])
def test_a_defender_without_cards(level: int, defence: int) -> None:
    state = duel("pikemen pikemen", "", (1, 1), level)
    events = told(state, "attack brescia", "commit pikemen", "commit pikemen", "pass")
    assert totals(events) == [(7, defence)]


@pytest.mark.rule("REN-CBT-19")
def test_a_rampart_in_the_plain_with_a_two() -> None:
    state = duel("pikemen pikemen", "", (1, 2), 2)
    assert totals(told(state, "attack brescia", "commit pikemen", "commit pikemen", "pass")) == [
        (7, 6)
    ]


@pytest.mark.rule("REN-CMP-04")
def test_marsh_is_worth_one_point() -> None:
    """The same attack by road against Padova (plain) and Venezia (marsh)."""
    defences = []
    for city in ("padova", "venezia"):
        state = combat(
            MILAN,
            cities={MILAN: ["vicenza", "treviso"], VENICE: ["padova", "venezia"]},
            hands={MILAN: "pikemen pikemen"},
        )
        state = load(state, attack=1, defence=1)
        events = told(state, f"attack {city}", "commit pikemen", "commit pikemen", "pass")
        defences.append(totals(events)[0][1])
    assert defences[1] - defences[0] == 1


@pytest.mark.rule("REN-CBT-17")
def test_bonuses_add_up_for_a_landing_at_napoli() -> None:
    state = combat(GENOA, hands={GENOA: "pikemen pikemen"})
    state = load(state, attack=1, defence=1)
    moves = ["attack napoli", "from genova", "commit pikemen", "commit pikemen", "pass"]
    assert totals(told(state, *moves)) == [(7, 2 + 1 + 2)]


@pytest.mark.rule("REN-CBT-16", "REN-RED-06")
def test_a_traitor_leaves_the_bonus_of_venezia() -> None:
    state = combat(MILAN, cities={MILAN: ["padova"]}, hands={MILAN: "pikemen pikemen traitor"})
    state = load(state, attack=1, defence=1)
    moves = ["attack venezia", "commit pikemen", "commit pikemen", "commit traitor"]
    assert totals(told(state, *moves)) == [(7, 0 + 1 + 1)]


@pytest.mark.rule("REN-RED-06")
def test_a_traitor_against_a_fortress() -> None:
    """In the plain, defended by Arquebusiers with a 3: 7."""
    state = duel("pikemen pikemen traitor", "arquebusiers", (1, 3), 3)
    moves = ["attack brescia", "commit pikemen", "commit pikemen", "commit traitor"]
    assert totals(told(state, *moves, "commit arquebusiers", "pass")) == [(7, 7)]


@pytest.mark.rule("REN-RED-01")
@pytest.mark.parametrize(("level", "counted"), [(3, 4), (2, 2), (1, 0)])
def test_an_engineer_lowers_by_one_level(level: int, counted: int) -> None:
    state = duel("pikemen pikemen engineer", "", (1, 1), level)
    moves = ["attack brescia", "commit pikemen", "commit pikemen", "commit engineer"]
    assert totals(told(state, *moves)) == [(7, counted + 1)]
    after = play(state, *moves)
    assert ("brescia" in table(after)["castles"]) == (level == 3)
    assert ("brescia" in table(after)["ramparts"]) == (level > 1)


# ---------------------------------------------------------------- Engineer and Traitor in defence


@pytest.mark.rule("REN-RED-05", "REN-RED-02")
def test_an_engineer_in_defence_gives_two() -> None:
    state = duel("pikemen pikemen", "pikemen engineer", (1, 1))
    moves = ["attack brescia", "commit pikemen", "commit pikemen", "pass"]
    assert totals(told(state, *moves, "commit pikemen", "commit engineer")) == [(7, 3 + 2 + 2 + 1)]


@pytest.mark.rule("REN-RED-08")
def test_a_traitor_in_defence_takes_the_strongest_card() -> None:
    state = duel("cannon pikemen", "pikemen traitor", (2, 1))
    moves = ["attack brescia", "commit pikemen", "commit cannon", "pass"]
    moves += ["commit pikemen", "commit traitor"]
    assert totals(told(state, *moves)) == [(3 + 2, 3 + 2 + 1)]
    assert table(play(state, *moves))["discards"]["cannon"] == 1


@pytest.mark.rule("REN-RUL-16", "REN-CON-01")
def test_two_condottieri_have_nothing_to_lose_to_a_traitor() -> None:
    state = duel("condottiere condottiere", "pikemen traitor", (2, 1), contracts=(4, 6))
    moves = ["attack brescia", "commit condottiere", "commit condottiere", "pass"]
    assert totals(told(state, *moves, "commit pikemen", "commit traitor")) == [(4 + 6 + 2, 6)]


@pytest.mark.rule("REN-RED-03", "REN-RUL-15")
def test_engineers_on_both_sides_cancel() -> None:
    state = duel("pikemen pikemen engineer", "pikemen engineer", (1, 1), 2)
    moves = ["attack brescia", "commit pikemen", "commit pikemen", "commit engineer"]
    moves += ["commit pikemen", "commit engineer"]
    events = told(state, *moves)
    assert "cancelled" in names(events)
    assert totals(events) == [(7, 3 + 4 + 1)]  # in full, and no +2
    assert table(play(state, *moves))["discards"]["engineer"] == 2


@pytest.mark.rule("REN-RED-03", "REN-RED-02", "REN-RED-07")
@pytest.mark.parametrize("card", ["engineer", "traitor"])
def test_a_counter_from_hand(card: str) -> None:
    state = duel(f"pikemen pikemen {card}", f"pikemen {card}", (1, 1), 2)
    moves = ["attack brescia", "commit pikemen", "commit pikemen", f"commit {card}"]
    state = play(state, *moves, "commit pikemen", "pass")
    assert asks(state) == ("counter", VENICE)
    assert totals(told(state, "yes")) == [(7, 3 + 4 + 1)]
    assert table(play(state, "yes"))["discards"][card] == 2
    assert totals(told(state, "pass"))[0][1] < 8


@pytest.mark.rule("REN-RED-04")
def test_only_the_defender_counters() -> None:
    """The attacker keeps an Engineer in hand and is not asked."""
    state = duel("pikemen pikemen engineer", "pikemen engineer", (1, 1))
    state = play(state, "attack brescia", "commit pikemen", "commit pikemen", "pass")
    events = told(state, "commit pikemen", "commit engineer")
    assert totals(events) == [(7, 8)]
    assert asks(play(state, "commit pikemen", "commit engineer"))[0] != "counter"


@pytest.mark.rule("REN-RUL-15")
def test_engineer_and_traitor_do_not_cancel_each_other() -> None:
    state = duel("cannon pikemen engineer", "pikemen traitor", (1, 1), 2)
    moves = ["attack brescia", "commit pikemen", "commit cannon", "commit engineer"]
    events = told(state, *moves, "commit pikemen", "commit traitor")
    assert totals(events) == [(3 + 1, 3 + 2 + 1)]


# ---------------------------------------------------------------- Sign of God


@pytest.mark.rule("REN-RED-09", "REN-RED-10")
def test_both_sides_may_double() -> None:
    state = duel("swiss_regiment pikemen sign_of_god", "swiss_regiment sign_of_god", (1, 3))
    moves = ["attack brescia", "commit pikemen", "commit swiss_regiment", "pass"]
    state = play(state, *moves, "commit swiss_regiment", "pass")
    assert battle(state)["attack"] == 11
    assert battle(state)["defence"] == 12
    assert asks(state) == ("double", MILAN)
    state = play(state, "double swiss_regiment")
    assert battle(state)["attack"] == 18
    assert asks(state) == ("double", VENICE)
    after = play(state, "double swiss_regiment")
    assert owner(after, "brescia") == VENICE
    assert table(after)["discards"]["sign_of_god"] == 2


@pytest.mark.rule("REN-RED-09", "REN-RUL-18")
def test_one_sign_per_player_and_battle() -> None:
    state = duel("cannon pikemen sign_of_god sign_of_god", "arquebusiers retreat", (1, 6))
    moves = [
        "attack brescia",
        "commit pikemen",
        "commit cannon",
        "pass",
        "commit arquebusiers",
        "pass",
    ]
    state = play(state, *moves)
    assert asks(state) == ("double", MILAN)
    state = play(state, "double pikemen")
    assert asks(state) == ("double", VENICE)
    state = play(state, "pass")  # the attacker has had his: he passes by himself
    assert asks(state)[0] != "double"


@pytest.mark.rule("REN-RUL-18")
def test_a_condottiere_can_be_doubled() -> None:
    state = duel("knights condottiere sign_of_god", "", (1, 1), contracts=(6,))
    moves = ["attack brescia", "commit knights", "commit condottiere", "pass"]
    state = play(state, *moves)
    assert legal(state, "double") == ["knights", "condottiere 6"]
    assert totals(told(state, "double condottiere 6")) == [(18, 3)]


# ---------------------------------------------------------------- Retreat


def lost_attack(attacker: str) -> signoria.State:
    """The attack has failed; the attacker is asked what to save."""
    state = duel(f"cannon pikemen {attacker}", "swiss_regiment", (1, 6), 3)
    moves = [
        "attack brescia",
        "commit pikemen",
        "commit cannon",
        "pass",
        "commit swiss_regiment",
        "pass",
    ]
    return play(state, *moves, "pass")


@pytest.mark.rule("REN-RED-11")
def test_a_retreat_saves_one_card() -> None:
    state = lost_attack("retreat")
    assert asks(state) == ("save", MILAN)
    assert legal(state, "save") == ["pikemen", "cannon"]
    after = play(state, "save cannon")
    assert hand(after, MILAN) == {"cannon": 1}
    assert table(after)["discards"] == {"pikemen": 1, "retreat": 1}


@pytest.mark.rule("REN-RED-12")
def test_two_retreats_save_both() -> None:
    after = play(lost_attack("retreat retreat"), "save pikemen", "save cannon")
    assert hand(after, MILAN) == {"pikemen": 1, "cannon": 1}


@pytest.mark.rule("REN-RED-11")
def test_a_condottiere_cannot_be_saved() -> None:
    state = duel("cannon condottiere retreat", "swiss_regiment", (1, 6), 3, contracts=(4,))
    moves = [
        "attack brescia",
        "commit cannon",
        "commit condottiere",
        "pass",
        "commit swiss_regiment",
        "pass",
    ]
    state = play(state, *moves, "pass")
    assert legal(state, "save") == ["cannon"]


@pytest.mark.rule("REN-RED-13", "REN-CBT-05")
def test_a_saved_card_does_not_attack_again_this_turn() -> None:
    state = play(lost_attack("retreat knights"), "save cannon")
    assert hand(state, MILAN) == {"knights": 1, "cannon": 1}
    assert legal(state, "attack") == []
    assert refused(state, "attack genova") == "REN-CBT-05"
    assert seen(state, MILAN)["spent"] == {"cannon": 1}
    defending = play(
        state, "pass"
    )  # Venice has her card back and her turn: Milan may defend with the Cannon
    assert asks(defending) == ("combat", VENICE)
    assert seen(defending, MILAN)["spent"] == {}


@pytest.mark.rule("REN-RUL-19", "REN-CBT-24")
def test_a_saved_card_of_a_defender_is_fully_usable() -> None:
    state = duel("swiss_regiment swiss_regiment", "pikemen retreat", (6, 1))
    moves = ["attack brescia", "commit swiss_regiment", "commit swiss_regiment", "pass"]
    state = play(state, *moves, "commit pikemen", "pass", "pass")
    after = play(state, "save pikemen")
    assert hand(after, VENICE) == {"pikemen": 1}
    assert seen(after, VENICE)["spent"] == {}


# ---------------------------------------------------------------- what winners and losers keep


@pytest.mark.rule("REN-CBT-21", "REN-CBT-23", "REN-CBT-22", "REN-BUY-09", "REN-CRD-02")
def test_a_winning_attacker() -> None:
    others = {ROME: "retreat"}  # he is asked for Condottieri, and has a turn after this one
    state = duel("cannon swiss_regiment engineer retreat", "pikemen", (6, 1), 2, others=others)
    moves = ["attack brescia", "pass", "commit cannon", "commit swiss_regiment", "commit engineer"]
    state = play(state, *moves, "commit pikemen", "pass", "pass")
    assert owner(state, "brescia") == MILAN
    assert "brescia" in table(state)["ramparts"]
    assert seen(state, MILAN)["shown"] == {"cannon": 1, "swiss_regiment": 1}
    assert hand(state, MILAN) == {"retreat": 1}
    assert table(state)["discards"] == {"pikemen": 1, "engineer": 1}
    ended = play(state, "pass")
    assert hand(ended, MILAN) == {"cannon": 1, "swiss_regiment": 1, "retreat": 1}
    facts: Any = ended.view(None)["facts"]
    assert facts["hands"][MILAN]["known"] == {"cannon": 1, "swiss_regiment": 1}


@pytest.mark.rule("REN-CBT-23", "REN-CBT-05")
def test_cards_laid_face_up_do_not_attack() -> None:
    state = duel("cannon swiss_regiment knights", "", (6, 1))
    moves = ["attack brescia", "commit cannon", "commit swiss_regiment", "pass", "pass"]
    assert legal(play(state, *moves), "attack") == []


@pytest.mark.rule("REN-CBT-24", "REN-CBT-22")
def test_a_winning_defender_defends_again_with_the_same_card() -> None:
    state = duel(
        "pikemen pikemen arquebusiers arquebusiers",
        "swiss_regiment engineer",
        (1, 6),
        2,
        cities={MILAN: ["milano", "piacenza"], VENICE: ["venezia", "brescia", "cremona"]},
    )
    moves = ["attack brescia", "commit pikemen", "commit pikemen", "pass"]
    state = play(state, *moves, "commit swiss_regiment", "commit engineer", "pass", "pass")
    assert hand(state, VENICE) == {"swiss_regiment": 1}
    assert table(state)["discards"] == {"pikemen": 2, "engineer": 1}
    assert owner(state, "brescia") == VENICE
    again = play(state, "attack cremona", "commit arquebusiers", "commit arquebusiers", "pass")
    assert legal(again, "commit") == ["swiss_regiment"]


@pytest.mark.rule("REN-CBT-25", "REN-CBT-20")
def test_a_losing_attacker_loses_cards_but_no_city() -> None:
    state = duel("pikemen pikemen", "swiss_regiment", (1, 6), 3)
    before = cities(state, MILAN)
    moves = [
        "attack brescia",
        "commit pikemen",
        "commit pikemen",
        "pass",
        "commit swiss_regiment",
        "pass",
    ]
    after = play(state, *moves)
    assert cities(after, MILAN) == before
    assert hand(after, MILAN) == {}
    assert table(after)["discards"] == {"pikemen": 2}


@pytest.mark.rule("REN-CBT-26", "REN-RUL-20")
def test_a_tie_costs_all_cards() -> None:
    """12 to 12"""
    state = duel("pikemen knights", "arquebusiers", (4, 6), others={ROME: "retreat"})
    moves = ["attack brescia", "pass", "commit pikemen", "commit knights", "pass"]
    moves += ["commit arquebusiers", "pass"]
    assert totals(told(state, *moves)) == [(12, 12)]
    after = play(state, *moves)
    assert owner(after, "brescia") == VENICE
    assert table(after)["discards"] == {"pikemen": 1, "arquebusiers": 1, "knights": 1}


# ---------------------------------------------------------------- commitments


@pytest.mark.rule("REN-CBT-11", "REN-CRD-05")
def test_what_an_attacker_lays() -> None:
    state = duel("pikemen knights cannon engineer retreat sign_of_god", "pikemen")
    state = play(state, "attack brescia")
    assert legal(state) == ["commit pikemen", "commit knights"]
    assert refused(state, "pass") == "REN-CBT-11"
    assert refused(state, "commit engineer") == "REN-CBT-11"
    assert refused(state, "commit cannon") == "REN-CBT-11"  # nothing could follow it
    state = play(state, "commit knights")
    assert refused(state, "commit pikemen") == "REN-CBT-11"
    state = play(state, "commit cannon")
    assert legal(state) == ["pass", "commit engineer"]  # neither Retreat nor Sign of God
    assert refused(state, "commit pikemen") == "REN-CBT-11"


@pytest.mark.rule("REN-CBT-03", "REN-CBT-12")
def test_a_defender_with_a_blue_card_must_defend() -> None:
    state = duel("pikemen pikemen", "arquebusiers condottiere")
    state = play(state, "attack brescia", "commit pikemen", "commit pikemen", "pass")
    assert asks(state) == ("commit", VENICE)
    assert legal(state) == ["commit arquebusiers", "commit condottiere"]
    assert refused(state, "pass") == "REN-CBT-03"


@pytest.mark.rule("REN-RUL-14")
def test_a_defender_without_a_blue_card() -> None:
    """He may lay a Condottiere or nothing; without a blue slot filled there is no red card."""
    state = duel("pikemen pikemen", "condottiere engineer")
    state = play(state, "attack brescia", "commit pikemen", "commit pikemen", "pass")
    assert legal(state) == ["pass", "commit condottiere"]
    events = told(state, "pass")
    assert next(event for event in events if event["event"] == "committed")["red"] == 0


@pytest.mark.rule("REN-CBT-12", "REN-CBT-13")
def test_the_defender_sees_how_many_cards_there_are() -> None:
    one = duel("pikemen knights engineer", "pikemen")
    other = duel("knights pikemen engineer", "pikemen")
    laid = play(one, "attack brescia", "commit pikemen", "commit knights", "commit engineer")
    seen_by_defender: Any = laid.view(VENICE)["table"]
    assert seen_by_defender["battle"]["slots"][0] is None
    assert seen_by_defender["battle"]["attacker"]["red"] == 1
    assert seen_by_defender["battle"]["attacker"]["die"] == 0
    assert other.view(VENICE) == one.view(VENICE)


@pytest.mark.rule("REN-CBT-08", "REN-CBT-13")
def test_the_order_of_a_battle() -> None:
    state = duel("pikemen pikemen", "pikemen", (1, 1))
    moves = ["attack brescia", "commit pikemen", "commit pikemen", "pass", "commit pikemen", "pass"]
    events = told(state, *moves)
    heard = names(events)
    shown = [(event["blue"], event["red"]) for event in events if event["event"] == "revealed"]
    assert shown == [(2, 0), (1, 0)]
    assert heard[:9] == [
        "attacked", "committed", "committed", "battle_rolled", "battle_rolled", "revealed",
        "revealed", "totals", "city_taken",
    ]  # fmt: skip
