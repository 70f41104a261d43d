"""DIP: swaps and gifts, standing commands for everybody."""

from __future__ import annotations

from typing import Any

import pytest

import signoria
from signoria.bots import make
from signoria.core.journal import SPECTATORS, Journal
from tests.games.renaissance.positions import (
    FLORENCE,
    GAME,
    MILAN,
    NAPLES,
    ROME,
    VENICE,
    Json,
    asks,
    buying,
    cities,
    combat,
    ducats,
    expanding,
    last_combat,
    legal,
    load,
    play,
    refused,
    seen,
    table,
    voting,
)

ON = {"negotiation": "on"}


def say(state: signoria.State, seat: int, *texts: str) -> signoria.State:
    """The position after a seat has said all this."""
    state = state.copy()
    for text in texts:
        state.play(seat, GAME.parse(text))
    return state


def heard(state: signoria.State, seat: int, *texts: str, by: int) -> list[Json]:
    state = state.copy()
    state.journal = journal = Journal(GAME.events)
    for text in texts:
        state.play(seat, GAME.parse(text))
    told = [event.told_to(by) for event in journal.take()]
    return [event for event in told if event is not None]


def offered(state: signoria.State) -> signoria.State:
    """Milan offers Rome Pavia for Viterbo."""
    return say(state, MILAN, "swap", "city pavia", "city viterbo")


@pytest.mark.rule("REN-DIP-01", "REN-RUL-40")
def test_in_every_sequence_outside_battles() -> None:
    positions = [
        voting(options=ON),
        buying(ROME, options=ON),
        expanding(FLORENCE, options=ON),
        combat(NAPLES, hands={NAPLES: "retreat"}, options=ON),
    ]
    for state in positions:
        assert "swap" in legal(state, seat=MILAN)
        assert "gift to seat 4" in legal(state, seat=MILAN)
    fighting = combat(
        MILAN,
        cities={VENICE: ["venezia", "brescia"]},
        hands={MILAN: "cannon cannon", VENICE: "pikemen"},
        options=ON,
    )
    fighting = play(fighting, "attack brescia")
    assert legal(fighting, "swap", ROME) == []
    assert refused(fighting, "swap", ROME) == "REN-RUL-28"


@pytest.mark.rule("REN-RUL-28", "REN-RUL-40")
@pytest.mark.parametrize(("embassy", "question"), [((1, 2), "corrupt"), ((3, 4), "upkeep")])
def test_never_while_an_embassy_is_pending(embassy: tuple[int, int], question: str) -> None:
    state = combat(MILAN, hands={MILAN: "ambassador"}, ramparts=["roma"], options=ON)
    state = play(load(state, embassy=embassy), "play ambassador")
    assert asks(state) == (question, MILAN)
    assert legal(state, "swap", ROME) == []
    assert refused(state, "gift to seat 4", MILAN) == "REN-RUL-28"


@pytest.mark.rule("REN-DIP-01")
def test_without_the_option_there_is_none() -> None:
    state = voting()
    assert "swap" not in legal(state, seat=MILAN)
    assert refused(state, "swap", MILAN) == "REN-DIP-01"
    assert refused(state, "gift to seat 4", MILAN) == "REN-DIP-01"


@pytest.mark.rule("REN-DIP-02", "REN-RUL-28")
def test_cities_of_the_same_level() -> None:
    state = combat(
        NAPLES,
        hands={NAPLES: "retreat"},
        ramparts=["pavia", "viterbo"],
        palaces=["viterbo"],
        options=ON,
    )
    state = say(state, MILAN, "swap", "city pavia")
    assert legal(state, "city", MILAN) == ["viterbo"]
    assert refused(state, "city roma", MILAN) == "REN-DIP-02"  # a garrison
    state = say(state, MILAN, "city viterbo")
    assert legal(state, "accept", ROME) == [f"from seat {MILAN}"]
    after = say(state, ROME, f"accept from seat {MILAN}")
    assert "viterbo" in cities(after, MILAN)
    assert "pavia" in cities(after, ROME)
    assert set(table(after)["ramparts"]) == {"pavia", "viterbo"}
    assert table(after)["palaces"] == ["viterbo"]  # it goes with the city


@pytest.mark.rule("REN-DIP-03", "REN-RUL-44")
def test_a_city_is_swapped_once_a_turn() -> None:
    state = say(offered(voting(options=ON)), ROME, f"accept from seat {MILAN}")
    again = say(state, ROME, "swap")
    assert "pavia" not in legal(again, "city", ROME)
    assert refused(again, "city pavia", ROME) == "REN-DIP-03"
    ending = last_combat(VENICE, options=ON, swapped=["pavia"])
    ending = play(ending, "pass")
    assert asks(ending)[0] == "ready"
    ending = play(ending, *["pass"] * 6)
    assert table(ending)["swapped"] == []
    assert "pavia" in legal(say(ending, MILAN, "swap"), "city", MILAN)


@pytest.mark.rule("REN-DIP-04")
def test_no_card_changes_hands() -> None:
    families = {family.name for family in GAME.actions.families[20:]}
    assert families == {"swap", "gift", "accept", "decline", "withdraw"}


@pytest.mark.rule("REN-DIP-05")
def test_gifts() -> None:
    state = voting(options=ON, ducats={MILAN: 3})
    giving = say(state, MILAN, "gift to seat 4")
    assert legal(giving, "number", MILAN) == ["1", "2", "3"]
    assert refused(giving, "number 4", MILAN) == "REN-DIP-05"
    after = say(giving, MILAN, "number 3")
    assert ducats(after, MILAN) == 0
    assert ducats(after, ROME) == 13
    assert refused(after, "gift to seat 0", MILAN) == "REN-DIP-05"


@pytest.mark.rule("REN-RUL-40")
def test_one_gift_to_each_player_in_a_sequence() -> None:
    state = say(voting(options=ON), MILAN, "gift to seat 4", "number 1")
    assert refused(state, "gift to seat 4", MILAN) == "REN-RUL-40"
    assert "gift to seat 0" in legal(state, seat=MILAN)
    state = play(state, *["war"] * 6)
    assert asks(state)[0] == "buy"
    assert "gift to seat 4" in legal(state, seat=MILAN)


@pytest.mark.rule("REN-RUL-40")
def test_one_open_offer_and_six_between_two_decisions() -> None:
    state = offered(voting(options=ON))
    assert refused(state, "swap", MILAN) == "REN-RUL-40"
    for _ in range(5):
        state = offered(say(state, MILAN, "withdraw"))
    state = say(state, MILAN, "withdraw")
    assert refused(state, "swap", MILAN) == "REN-RUL-40"
    assert refused(state, "gift to seat 4", MILAN) == "REN-RUL-40"
    bought = buying(ROME, options=ON)
    for _ in range(6):
        bought = say(offered(bought), MILAN, "withdraw")
    assert "swap" not in legal(bought, seat=MILAN)
    assert "swap" in legal(play(bought, "number 0"), seat=MILAN)  # somebody has decided something


@pytest.mark.rule("REN-RUL-40")
def test_a_command_answers_no_decision() -> None:
    state = voting(options=ON)
    asked = state.asked(MILAN)
    after = say(offered(state), MILAN, "gift to seat 0", "number 1")
    assert after.asked(MILAN) == asked
    assert after.to_act == state.to_act


@pytest.mark.rule("REN-DIP-06")
def test_a_promise_changes_nothing() -> None:
    """There is no code for one: what is legal does not depend on anything said."""
    state = voting(options=ON)
    after = say(offered(state), ROME, f"decline from seat {MILAN}")
    assert [legal(after, seat=seat) for seat in range(6)] == [
        legal(state, seat=seat) for seat in range(6)
    ]


def test_an_offer_is_seen_by_the_two_alone() -> None:
    state = voting(options=ON)
    said = ["swap", "city pavia", "city viterbo"]
    assert heard(state, MILAN, *said, by=ROME)[0]["event"] == "swap_offered"
    assert heard(state, MILAN, *said, by=FLORENCE) == []
    assert heard(state, MILAN, *said, by=SPECTATORS) == []
    after = offered(state)
    assert after.view(FLORENCE) == state.view(FLORENCE)
    assert after.view(None) == state.view(None)
    offers: Any = after.view(ROME)["offers"]
    assert offers == [{"seat": MILAN, "to": ROME, "city": "pavia", "for": "viterbo"}]
    made = heard(after, ROME, f"accept from seat {MILAN}", by=SPECTATORS)
    assert made[0]["event"] == "swapped"


def test_an_offer_reserves_nothing() -> None:
    state = offered(voting(options=ON))
    state = say(state, ROME, "swap", "city viterbo", "city firenze")
    state = say(state, FLORENCE, f"accept from seat {ROME}")
    assert legal(state, "accept", ROME) == []
    assert refused(state, f"accept from seat {MILAN}", ROME) == "REN-DIP-02"
    assert legal(state, "decline", ROME) == [f"from seat {MILAN}"]


@pytest.mark.rule("REN-RUL-10")
def test_a_city_swapped_in_the_own_combat_turn_does_not_attack() -> None:
    state = combat(MILAN, hands={MILAN: "cannon cannon"}, options=ON)
    state = say(state, MILAN, "swap", "city pavia", "city viterbo")
    state = say(state, ROME, f"accept from seat {MILAN}")
    assert table(state)["combat"]["gained"] == ["viterbo"]
    assert "roma" not in legal(state, "attack")


def test_a_swap_sends_a_move_under_way_back_to_its_beginning() -> None:
    """Milan has begun to attack Genova from Pavia or Casale when a swap takes Pavia away."""
    state = combat(
        MILAN,
        cities={MILAN: ["milano", "pavia", "casale"]},
        hands={MILAN: "cannon cannon"},
        options=ON,
    )
    state = play(offered(state), "attack genova")
    assert asks(state) == ("attack_from", MILAN)
    asked = state.asked(MILAN)
    assert asked is not None
    after = say(state, ROME, f"accept from seat {MILAN}")
    assert asks(after) == ("combat", MILAN)
    assert after.asked(MILAN) == asked + 1


@pytest.mark.rule("REN-RUL-40")
def test_the_closing_window() -> None:
    state = play(offered(last_combat(VENICE, options=ON)), "pass")
    assert asks(state) == ("ready", 0)
    assert state.to_act == tuple(range(6))
    assert "accept from seat 3" in legal(state, seat=ROME)
    state = say(state, ROME, "pass")
    assert ROME not in state.to_act
    assert refused(state, "pass", ROME) == "REN-RUL-40"
    for seat in (0, 1, 2, 3, 5):
        state = say(state, seat, "pass")
    assert asks(state)[0] == "vote"
    assert state.view(MILAN)["offers"] == []  # open offers lapse
    assert seen(state, MILAN)["points"] == 1
    assert asks(play(last_combat(VENICE), "pass"))[0] == "vote"  # without negotiation there is none


@pytest.mark.rule("REN-DIP-02", "REN-RUL-28")
def test_an_offer_can_lose_its_ground() -> None:
    """Rome builds a rampart in Viterbo, or Milan marries into it: Pavia cannot be had for it any more."""
    stronger = play(offered(buying(ROME, options=ON)), "build rampart viterbo")
    married = offered(combat(MILAN, hands={MILAN: "marriage retreat"}, options=ON))
    married = play(married, "play marriage", "city viterbo")
    gone = offered(combat(ROME, hands={ROME: "marriage retreat"}, options=ON))
    gone = play(gone, "play marriage", "city pavia")
    for state in (stronger, married, gone):
        assert legal(state, "accept", ROME) == []
        assert refused(state, "accept from seat 3", ROME) == "REN-DIP-02"
        assert legal(state, "decline", ROME) == ["from seat 3"]


# ---------------------------------------------------------------- bots


@pytest.mark.parametrize(
    ("mine", "his", "answer"), [("spoleto", "cremona", "accept"), ("pavia", "viterbo", "decline")]
)
def test_the_greedy_bot_swaps_what_makes_it_better(mine: str, his: str, answer: str) -> None:
    """Spoleto completes Umbria for Rome; without Viterbo it would lose the Patrimony."""
    state = combat(
        NAPLES,
        hands={NAPLES: "retreat"},
        cities={
            MILAN: ["milano", "pavia", "spoleto"],
            ROME: ["roma", "viterbo", "perugia", "cremona"],
        },
        options=ON,
    )
    state = say(state, MILAN, "swap", f"city {mine}", f"city {his}")
    bot = make("greedy", GAME, 1)
    code = bot.volunteer(state.view(ROME), state.commands(ROME))
    assert code is not None
    assert GAME.notation(code) == f"{answer} from seat {MILAN}"
    assert bot.volunteer(state.view(VENICE), state.commands(VENICE)) is None


def test_who_wants_no_gifts_can_say_so() -> None:
    """The table asks the game what a gift is: the event `given`, whose `other` receives it."""
    about = GAME.answers["gift"]
    assert about.refuses == "given"
    kinds = {kind.name: kind.fields for kind in GAME.events}
    assert "other" in kinds[about.refuses]
