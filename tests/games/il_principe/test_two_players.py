"""TWO: the game for two."""

from __future__ import annotations

import pytest

from tests.games.il_principe.positions import (
    CITIES,
    COLOURS,
    GAME,
    A,
    B,
    asks,
    before_roles,
    begun,
    board,
    coins,
    hands,
    offered,
    play,
    roles,
    roles_given,
    table,
    wander,
)

SHOWN = ("siena", "verona", "lucca", "firenze")
OTHERS = [city for city in CITIES if city not in SHOWN]


@pytest.mark.rule("ILP-TWO-01")
def test_no_minor_roles() -> None:
    state = roles_given([board(up="GGWW"), board(up="GW")], seats=2)
    assert roles(state) == [["master", "bishop"], []]
    for position, _, _ in wander(GAME.new(2, 9), seed=9):
        held = [role for mine in roles(position) for role in mine]
        assert not {"apprentice", "priest", "notary", "knight", "merchant"} & set(held)


@pytest.mark.rule("ILP-RUL-35")
def test_a_tie_is_auctioned_between_both() -> None:
    state = roles_given([board(up="WW"), board(up="WW")], seats=2)
    assert asks(state) == ("bid_role", B)
    assert roles(play(state, "bid 2", "pass")) == [[], ["bishop"]]


@pytest.mark.rule("ILP-TWO-02")
def test_the_deck_of_two() -> None:
    state = GAME.new(2, 1)
    assert table(state)["deck"] == 65
    assert state.dump()["deck"] == dict.fromkeys(COLOURS, 13)


@pytest.mark.rule("ILP-TWO-03", "ILP-HID-04")
def test_five_cities_leave_the_game_unseen() -> None:
    state = GAME.new(2, 1)
    assert len(table(state)["display"]) == 4
    assert table(state)["city_deck"] == 6
    for viewer in (None, A, B):
        text = str(state.view(viewer))
        hidden = [city for city in CITIES if city not in table(state)["display"]]
        assert not [city for city in hidden if city in text]


@pytest.mark.rule("ILP-TWO-04")
def test_phase_1_of_two() -> None:
    state = begun(2)
    assert [len(hand) for hand in hands(state)] == [5, 5]
    assert coins(state) == [6, 6]
    after = offered(state)
    assert [len(hand) for hand in hands(after)] == [2, 2]
    assert sum(table(after)["lots"].values()) == 6


@pytest.mark.rule("ILP-TWO-05")
def test_the_last_round_of_two() -> None:
    assert asks(play(before_roles([], seats=2, deck=10), "pass"))[0] == "offer"
    last = play(before_roles([], seats=2, deck=9), "pass")
    assert table(last)["last"] is True
    assert sum(table(last)["lots"].values()) == 6
    assert table(last)["deck"] == 3


@pytest.mark.rule("ILP-TWO-06", "ILP-RUL-21", "ILP-RUL-35")
def test_only_the_deck_is_used() -> None:
    state = before_roles([board(hand="G"), board(hand="Y")], seats=2, deck=4)
    after = play(state, "pass")
    assert sum(table(after)["lots"].values()) == 4
    assert table(after)["discards"] == table(state)["discards"] != {}
    assert coins(after) == coins(state)
    none = play(before_roles([board(hand="G"), board(hand="Y")], seats=2, deck=0), "pass")
    assert asks(none) == ("action", A)
    assert play(none, "lay green 1", "pass").over


@pytest.mark.rule("ILP-TWO-07", "ILP-RUL-20")
def test_the_seventh_build_ends_the_game() -> None:
    six = board(cities=OTHERS[:6])
    going_on = play(before_roles([six], seats=2), "pass")
    assert table(going_on)["city_deck"] == 0
    assert asks(going_on)[0] == "offer"
    seven = board(cities=[*OTHERS[:6], "siena"])
    assert play(before_roles([seven], seats=2, display=SHOWN[1:]), "pass").over
