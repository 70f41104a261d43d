"""Every number of cards that the Double Attack doubles, and the numbers that it does not (ART-RUL-23)."""

from __future__ import annotations

import pytest

from signoria.core.state import State
from tests.games.artigiano.positions import (
    A,
    B,
    C,
    asked,
    castle,
    cell,
    hand,
    in_play,
    legal,
    may,
    pile,
    play,
    position,
    stock,
    turn,
)

pytestmark = pytest.mark.rule("ART-RUL-23")
FOUR = {f"A{n}": f"foundation-{n}" for n in range(1, 5)}


def doubled(card: str, mine: str = "", *others: str, **about: object) -> State:
    """A has played the Double Attack and this card after it."""
    hands = [f"double-attack-f1 {card} {mine}", *(others or ("siege",))]
    return play(position(hands=hands, **about), "act double-attack-f1", f"act {card}")  # type: ignore[arg-type]


@pytest.mark.rule("ART-AFX-16")
def test_two_cards_for_the_cellar() -> None:
    state = play(doubled("cellar-f2", stocks=["", "tile-3 tile-4 stone-1"]), "double cards")
    assert len(stock(state, B)) == 1
    both = doubled("cellar-f2", "", "sin", "pope", stocks=["", "tile-3 tile-4", "stone-1 stone-4"])
    play(both, "double targets", "side 2", "side 3")
    assert [len(stock(both, side)) for side in (B, C)] == [1, 1]


@pytest.mark.rule("ART-AFX-08")
def test_two_materials_for_the_vestibule() -> None:
    state = doubled("vestibule-fs3", stocks=["", "foundation-1 foundation-2 foundation-3"])
    play(state, "double cards", "card foundation-1", cell(A, "A1"))
    assert asked(state) == "take_stock"
    play(state, "card foundation-2", cell(A, "A2"))
    assert asked(state) != "take_stock"
    assert (len(castle(state, A)), stock(state, B)) == (2, ["foundation-3"])


@pytest.mark.rule("ART-AFX-07")
def test_two_materials_for_the_well() -> None:
    state = doubled("well-fs1", top=["tile-3", "stone-4", "officer", "stone-5", "sin"])
    assert set(hand(state, A)) == {"stone-4", "stone-5"}
    assert asked(state) == "order"


@pytest.mark.rule("ART-AFX-46")
def test_both_missions_for_the_confessional() -> None:
    state = doubled(
        "confessional",
        missions=["", "mercator wassy panama"],
        mandatory=["", "mercator wassy"],
    )
    play(state, "double cards")
    assert state.view(A)["facts"]["missions"] == {"1": ["mercator", "wassy"]}  # type: ignore[index]


@pytest.mark.rule("ART-AFX-17")
def test_four_materials_for_the_square_formation() -> None:
    his = {"A1": "foundation-1", "A2": "foundation-2", "A3": "lintel-f2", "A4": "revolt-f1"}
    state = play(doubled("square-formation-f3", castles=[{}, his]), "double cards")
    assert castle(state, B) == {}


@pytest.mark.rule("ART-AFX-19")
def test_two_materials_of_each_castle_for_the_cannon() -> None:
    state = doubled("cannon-t2", "", "sin", "siege", castles=[{}, FOUR, {"A1": "foundation-5"}])
    assert castle(state, C) == {"A1": "foundation-5"}  # in turn order: B first
    play(state, cell(B, "A1"), cell(B, "A4"))
    assert (set(castle(state, B)), castle(state, C)) == ({"A2", "A3"}, {})


@pytest.mark.rule("ART-AFX-09")
def test_two_pairs_for_the_bargain() -> None:
    mine = {"A1": "foundation-1", "A2": "revolt-f1"}
    his = {"A1": "foundation-5", "A2": "foundation-4"}
    state = doubled("bargain-fs4", castles=[mine, his])
    play(state, "double cards", cell(A, "A1"), cell(B, "A1"), cell(A, "A2"), cell(B, "A2"))
    assert castle(state, A) == his
    assert castle(state, B) == mine


@pytest.mark.rule("ART-AFX-18", "ART-RUL-41")
def test_two_cards_each_way_for_the_trade() -> None:
    state = doubled("trade-f2", "tile-3 tile-4", "stone-1 stone-4 stone-5")
    play(state, "double cards", "card stone-1", "card stone-5", "card tile-3", "card tile-4")
    assert hand(state, A) == ["stone-1", "stone-5"]
    assert hand(state, B) == ["stone-4", "tile-3", "tile-4"]


@pytest.mark.rule("ART-AFX-33", "ART-RUL-41")
def test_four_cards_each_way_for_the_smuggling() -> None:
    state = doubled("smuggling", "tile-3", "stone-1 stone-4 stone-5 tile-4 sin")
    play(state, "double cards")
    assert (asked(state), len(hand(state, A)), len(hand(state, B))) == ("give", 5, 1)
    play(state, *(f"card {card}" for card in hand(state, A)[:4]))
    assert (len(hand(state, A)), len(hand(state, B))) == (1, 5)


@pytest.mark.rule("ART-AFX-36", "ART-RUL-49")
def test_two_actions_for_the_brotherhood() -> None:
    state = doubled("brotherhood-f3", "", "siege sin baptism stone-1", "cloister stone-4")
    assert state.to_act == (B, C)
    play(state, "card siege", "card baptism", "card cloister")
    assert asked(state, C) == "discard", "that there is no second action is not told so early"
    play(state, "pass")
    assert (hand(state, B), hand(state, C)) == (["stone-1", "sin"], ["stone-4"])


@pytest.mark.rule("ART-AFX-02", "ART-AFX-03")
@pytest.mark.parametrize("card", ["lintel-f2", "reinforcements-f3"])
def test_four_materials_for_lintel_and_reinforcements(card: str) -> None:
    ones = ["foundation-1", "keystone-f1", "revolt-f1", "musket-fs1", "well-fs1"]
    state = doubled(card, " ".join(ones))
    for number, one in enumerate(ones[:4], 1):
        play(state, f"place {one}", cell(A, f"A{number}"))
    assert (asked(state), len(castle(state, A))) == ("store", 4)


@pytest.mark.rule("ART-AFX-27", "ART-RUL-13")
def test_two_materials_but_one_turn_for_the_arrangement() -> None:
    state = doubled("arrangement-f4", "foundation-1 foundation-2 siege", "sin tile-3")
    play(state, "place foundation-1", cell(A, "A1"), "place foundation-2", cell(A, "A2"))
    turn(state)
    assert state.to_act == (A,)
    turn(state, "discard siege")
    assert state.to_act == (B,)


@pytest.mark.rule("ART-AFX-13")
def test_the_staircase_places_two_or_looks_at_two() -> None:
    state = doubled(
        "double-helix-staircase", "foundation-1 foundation-2 foundation-3", "sin", "siege"
    )
    cards = play(state.copy(), "double cards", "seat 2", "place foundation-1", cell(A, "A1"))
    play(cards, "place foundation-2", cell(A, "A2"))
    assert asked(cards) == "store"
    looks = play(state.copy(), "double targets", "seat 2", "seat 3")
    play(looks, "place foundation-1", cell(A, "A1"), "place foundation-2", cell(A, "A2"))
    assert (asked(looks), len(castle(looks, A))) == ("store", 2)  # the whole effect on each


@pytest.mark.rule("ART-AFX-41")
def test_two_special_cards_for_the_gargoyle() -> None:
    state = doubled(
        "gargoyle-st5", "", "sin", "siege", zones=["officer", "renovator", "storekeeper"]
    )
    play(state, "card storekeeper", "card officer")
    assert in_play(state) == {"renovator": ["zone", B, 0]}


@pytest.mark.rule("ART-AFX-45", "ART-RUL-55")
def test_four_cards_of_each_for_the_cloister() -> None:
    state = doubled("cloister", "tile-3 tile-4", "stone-1 stone-4 stone-5 sin siege")
    assert state.to_act == (B,)  # A has two: both go in
    play(state, "card stone-1", "card stone-4", "card stone-5", "card sin")
    assert state.view(None)["table"]["pool"] == 6  # type: ignore[index]
    play(state, "card stone-1", "card sin")
    assert (hand(state, A), len(hand(state, B))) == (["stone-1", "sin"], 5)


@pytest.mark.rule("ART-AFX-26", "ART-AFX-14", "ART-AFX-20")
@pytest.mark.parametrize("card", ["market-stall-f3", "common-grave", "musket-fs1", "sin"])
def test_what_has_no_number_is_played_as_it_is(card: str) -> None:
    state = doubled(card, "tile-3", stocks=["stone-4"])
    assert asked(state) in ("place", "discard", "store", "swap")
    assert card in pile(state)


@pytest.mark.rule("ART-AFX-15")
def test_the_follow_up_may_not_be_a_special_card_or_a_material() -> None:
    state = position(hands=["double-attack-f1 pope tile-3 foundation-1 musket-fs1", "stone-1"])
    play(state, "act double-attack-f1")
    assert legal(state) == ["pass", "act musket-fs1"]
    assert not may(state, "special pope")
