"""END: the end of the game, and the last round."""

from __future__ import annotations

import pytest

from tests.games.il_principe.positions import (
    CITIES,
    A,
    B,
    acting,
    asks,
    before_roles,
    board,
    coins,
    hands,
    letters,
    names,
    passed,
    play,
    refused,
    roles,
    seen,
    table,
    told,
)

SHOWN = ("siena", "verona", "lucca", "firenze")
OTHERS = [city for city in CITIES if city not in SHOWN]


@pytest.mark.rule("ILP-END-01")
def test_the_round_is_played_to_its_end() -> None:
    mates = [board(hand="GWY"), board(cities=OTHERS), board(hand="R"), board()]
    state = play(acting(turn=A, boards=mates), "build siena")
    assert len(table(state)["display"]) == 3
    assert not state.over
    events = told(state, "lay red 1")
    assert "role_gained" in names(events)  # phase 4 is played
    assert play(state, "lay red 1").over


@pytest.mark.rule("ILP-END-02", "ILP-RUL-19", "ILP-RUL-20")
def test_the_game_ends_at_once_without_four_cities() -> None:
    owner = board(cities=[*OTHERS, "siena"], coins=7)
    state = before_roles([owner], display=SHOWN[1:])
    after = play(state, "pass")
    assert after.over
    assert coins(after) == [7, 10, 10, 10]  # no income
    assert "received" not in names(told(state, "pass"))
    assert refused(after, "pass", seat=A) == "ILP-END-02"


@pytest.mark.rule("ILP-END-02", "ILP-RUL-19")
def test_the_display_is_looked_at_before_the_deck() -> None:
    owner = board(cities=[*OTHERS, "siena"])
    after = play(before_roles([owner], display=SHOWN[1:], deck=3), "pass")
    assert after.over
    assert table(after)["last"] is False


@pytest.mark.rule("ILP-END-03")
@pytest.mark.parametrize(("seats", "below"), [(3, 12), (4, 16), (5, 20)])
def test_the_last_round_begins_with_a_small_deck(seats: int, below: int) -> None:
    enough = play(before_roles([], seats=seats, deck=below), "pass")
    assert asks(enough)[0] == "offer"
    assert table(enough)["last"] is False
    assert table(enough)["deck"] == 0
    small = play(before_roles([], seats=seats, deck=below - 1), "pass")
    assert asks(small)[0] == "bid_lot"
    assert table(small)["last"] is True


@pytest.mark.rule("ILP-END-04")
def test_the_last_round_has_no_phase_1() -> None:
    state = before_roles([board(hand="GG", coins=7), board(hand="W", coins=2)], deck=11)
    after = play(state, "pass")
    assert coins(after) == coins(state)
    assert hands(after) == hands(state)


@pytest.mark.rule("ILP-END-05")
@pytest.mark.parametrize(("seats", "turned"), [(3, 6), (4, 8), (5, 10)])
def test_lots_come_from_the_deck(seats: int, turned: int) -> None:
    state = before_roles([board(hand="GGWWRRBBYY")], seats=seats, deck=turned + 1)
    after = play(state, "pass")
    assert sum(table(after)["lots"].values()) == turned
    assert table(after)["deck"] == 1
    assert asks(after)[0] == "bid_lot"
    assert names(told(state, "pass"))[-3:-1] == ["last_round_began", "cards_revealed"]
    won = play(after, "bid 1", *["pass"] * (seats - 1))
    assert asks(won)[0] == "build"  # builds included


@pytest.mark.rule("ILP-END-05")
def test_eight_of_fourteen() -> None:
    after = play(before_roles([], deck=14), "pass")
    assert sum(table(after)["lots"].values()) == 8
    assert table(after)["deck"] == 6


@pytest.mark.rule("ILP-END-06", "ILP-RUL-05", "ILP-RUL-21")
def test_discards_make_up_the_number() -> None:
    drawn = set()
    for seed in range(30):
        state = before_roles([], deck="GGGGG", discards="RRBY", seed=seed)
        after = table(play(state, "pass"))
        assert after["deck"] == 0
        assert sum(after["lots"].values()) == 8
        assert after["lots"]["green"] == 5
        assert sum(after["discards"].values()) == 1
        drawn.add(letters(after["discards"]))
    assert drawn == {"R", "B", "Y"}  # at random
    few = table(play(before_roles([], deck="GGGGG", discards="R"), "pass"))
    assert few["lots"] == {"green": 5, "red": 1}


@pytest.mark.rule("ILP-RUL-21")
def test_no_card_at_all() -> None:
    state = before_roles([board(hand="GG"), board(hand="W")], deck=0, discards="")
    after = play(state, "pass")
    assert table(after)["last"] is True
    assert asks(after) == ("action", A)  # no auction, phases 3 and 4 follow


@pytest.mark.rule("ILP-END-07", "ILP-RUL-39")
def test_phases_3_and_4_of_the_last_round() -> None:
    mates = [board(hand="GWY"), board(up="RR"), board(), board(hand="Y")]
    state = acting(turn=A, boards=mates, last=True, deck=0)
    built = play(state, "build siena")
    assert seen(built)["points"] == 4
    assert asks(built)[0] == "action"
    after = play(built, "pass")
    assert after.over
    assert roles(after) == [["master", "bishop", "banker"], ["gonfalonier"], [], []]
    assert refused(after, "pass", seat=B) == "ILP-END-07"
    assert after.scores()[A] == 4 + 1 + 6 + 5  # city, Bishop, three majors, Umbria


@pytest.mark.rule("ILP-RUL-19")
def test_no_further_check_after_the_last_round() -> None:
    state = passed(play(before_roles([], deck=3), "pass"))
    assert state.over
    assert table(state)["last"] is True
