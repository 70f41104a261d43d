"""The odds of a battle that a player may have shown to him: from what he knows, and from nothing else."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

import signoria
from tests.games.renaissance.positions import GAME, MILAN, ROME, VENICE, combat, play

# Milan's lands reach those of Venice; everybody else is far away.
CITIES = {MILAN: ["milano", "pavia", "brescia"], VENICE: ["venezia", "verona", "ragusa"]}


def milan(cards: str, venice: str = "", **about: Any) -> signoria.State:
    return combat(MILAN, cities=CITIES, hands={MILAN: cards, VENICE: venice}, **about)


def odds(state: signoria.State, *texts: str, seat: int = MILAN) -> int | None:
    return GAME.odds(state.view(seat), [GAME.parse(text) for text in texts])


def test_against_an_empty_hand_only_the_dice_are_unknown() -> None:
    """Two Pikemen are 6: against a rampart 2 ahead, and 26 of 36 throws keep that lead; a tie is not enough."""
    assert odds(milan("pikemen pikemen"), "attack verona") == 92  # 33 of 36 against a garrison
    assert odds(milan("pikemen pikemen", ramparts=["verona"]), "attack verona") == 72
    assert odds(milan("pikemen pikemen", castles=["verona"]), "attack verona") == 42
    assert odds(milan("cannon cannon"), "attack verona") == 100


def test_cards_of_the_enemy_make_it_worse() -> None:
    chances = [
        odds(milan("knights arquebusiers", held), "attack verona")
        for held in ("", "retreat", "retreat retreat pikemen pikemen pikemen")
    ]
    assert None not in chances
    assert chances == sorted(chances, key=lambda chance: -int(chance or 0))
    assert len(set(chances)) == 3


def test_what_one_has_picked_counts() -> None:
    battle = play(milan("pikemen arquebusiers cannon swiss_regiment", "pikemen"), "attack verona")
    best = odds(battle)
    assert best == odds(battle, "commit cannon", "commit swiss_regiment")
    worst = odds(battle, "commit pikemen", "commit arquebusiers")
    assert best is not None
    assert worst is not None
    assert worst < best


def test_a_red_card_counts_unless_it_may_be_countered() -> None:
    """A Traitor takes the walls away."""
    cards = "pikemen pikemen traitor"
    battle = play(milan(cards, castles=["verona"]), "attack verona")
    laid = play(battle, "commit pikemen", "commit pikemen")
    assert (odds(laid, "pass"), odds(laid, "commit traitor")) == (42, 100)


def test_the_source_may_still_be_open() -> None:
    """Which of two cities attacks is asked later: the better one counts."""
    state = milan("pikemen pikemen", ramparts=["verona"])
    two = combat(
        MILAN,
        cities={**CITIES, MILAN: ["milano", "brescia", "mantova"]},
        hands={MILAN: "pikemen pikemen"},
        ramparts=["verona"],
    )
    assert odds(two, "attack verona") == odds(state, "attack verona")
    asked = play(two, "attack verona")
    assert odds(asked, "from mantova") == odds(asked)


@pytest.mark.parametrize("texts", [["pass"], [], ["play plunderers"], ["commit cannon"]])
def test_what_is_no_battle_has_no_odds(texts: list[str]) -> None:
    assert odds(milan("pikemen pikemen plunderers"), *texts) is None


def test_only_the_two_sides_are_told_and_only_before_the_reveal() -> None:
    battle = play(milan("pikemen pikemen", "cannon"), "attack verona")
    assert odds(battle, seat=ROME) is None
    assert GAME.odds(battle.view(None), []) is None
    assert odds(battle, seat=VENICE) is not None
    shown = play(battle, "commit pikemen", "commit pikemen", "pass", "commit cannon", "pass")
    assert odds(shown) is None


def test_the_odds_need_nothing_but_the_view() -> None:
    """Venice holds Swiss in one world and Retreats in the other; Milan sees the same, and is told the same."""
    one = milan("knights cannon pikemen", "swiss_regiment swiss_regiment")
    dump: Any = copy.deepcopy(one.dump())
    strong, pile = dump["boards"][VENICE]["hand"], dump["deck"]
    strong["retreat"] = strong.pop("swiss_regiment")
    pile["swiss_regiment"], pile["retreat"] = pile["swiss_regiment"] + 2, pile["retreat"] - 2
    other = GAME.load(dump)
    assert one.view(MILAN) == other.view(MILAN)
    assert one.digest() != other.digest()
    assert odds(one, "attack verona") == odds(other, "attack verona")
    before = one.digest()
    view = json.loads(json.dumps(one.view(MILAN)))  # nothing of the position clings to it
    assert GAME.odds(view, [GAME.parse("attack verona")]) == odds(one, "attack verona")
    assert one.digest() == before


def test_other_games_reckon_none() -> None:
    masters = signoria.game("masters")
    assert masters.odds(masters.new(2, 1).view(0), []) is None
