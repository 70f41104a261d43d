"""ROL: phase 4, the roles. Seats A B C D; in the rulebook's examples Giorgio, Nick, Marco and Roberto."""

from __future__ import annotations

import pytest

import signoria
from signoria.core.journal import SPECTATORS
from tests.games.il_principe.positions import (
    LETTERS,
    MAJORS,
    MINORS,
    A,
    B,
    C,
    D,
    Json,
    asks,
    before_roles,
    board,
    building,
    coins,
    hands,
    legal,
    names,
    play,
    points,
    principe,
    refused,
    roles,
    roles_given,
    seen,
    selling,
    table,
    told,
)

PAYS_ALL = "GGWWRRBBYY"
NOWHERE = {"veneto": 11}  # no shield left: Noble and Knight ask nothing


def with_cards(colour: str, *counts: int, **about: int) -> signoria.State:
    """Phase 4 with so many face-up cards of a colour before each seat, and no other cards."""
    boards = [board(up=colour * count, shields=NOWHERE) for count in counts]
    return roles_given(boards, **about)


def holders(state: signoria.State, colour: str) -> tuple[int | None, int | None]:
    """Who holds the major and the minor role of a colour."""
    number = list(LETTERS).index(colour)
    held = roles(state)

    def holder(role: str) -> int | None:
        return next((seat for seat in range(len(held)) if role in held[seat]), None)

    return holder(MAJORS[number]), holder(MINORS[number])


# ---------------------------------------------------------------- order


@pytest.mark.rule("ILP-ROL-01")
def test_all_tiles_go_back_first() -> None:
    old = [board(up="GG", roles=["banker"]), board(up="GG", roles=["bishop", "merchant"])]
    state = roles_given(old)
    assert asks(state)[0] == "bid_role"
    assert roles(state) == [[], [], [], []]


@pytest.mark.rule("ILP-ROL-02", "ILP-ROL-18", "ILP-RUL-13", "ILP-RUL-15")
def test_colours_are_settled_one_after_the_other() -> None:
    state = roles_given([board(up="GRR", down="R"), board(up="RR")])
    assert holders(state, "G") == (A, None)
    assert holders(state, "R") == (A, B)  # 3 against 2, thanks to the Master
    assert seen(state)["up"] == {"red": 1}
    assert seen(state)["down"] == {"green": 1, "red": 2}


@pytest.mark.rule("ILP-ROL-03")
def test_only_face_up_cards_count() -> None:
    state = roles_given([board(up="WW", down="WWW", hand="WWW"), board(up="WWW")])
    assert holders(state, "W") == (B, A)


# ---------------------------------------------------------------- majorities


@pytest.mark.rule("ILP-ROL-04", "ILP-RUL-10")
@pytest.mark.parametrize(
    ("counts", "expected"),
    [
        ((4, 3, 1, 1), (A, B)),
        ((4, 0, 0, 0), (A, None)),
        ((0, 0, 0, 0), (None, None)),
        ((0, 1, 2, 0), (C, B)),
    ],
)
@pytest.mark.parametrize("colour", list(LETTERS))
def test_leader_and_second(
    colour: str, counts: tuple[int, ...], expected: tuple[int | None, int | None]
) -> None:
    state = with_cards(colour, *counts)
    assert asks(state)[0] == "offer"  # the next round: nothing was auctioned
    assert holders(state, colour) == expected


@pytest.mark.rule("ILP-ROL-05", "ILP-RUL-33")
def test_example_a() -> None:
    assert holders(with_cards("B", 4, 3, 1, 1), "B") == (A, B)


@pytest.mark.rule("ILP-ROL-06", "ILP-DEC-07")
def test_a_minor_role_is_auctioned_among_the_seconds() -> None:
    state = with_cards("W", 4, 2, 2, 1)
    assert asks(state) == ("bid_role", B)
    prompt = state.prompt(B)
    assert prompt is not None
    assert prompt.args == {"role": "priest", "highest": 0}
    left = play(state, "pass", "pass")
    assert holders(left, "W") == (A, None)


@pytest.mark.rule("ILP-ROL-07")
def test_example_b() -> None:
    state = with_cards("B", 4, 2, 2, 1)  # Giorgio, Nick, Marco, Roberto
    assert holders(state, "B") == (A, None)
    assert asks(state) == ("bid_role", B)
    for out in (A, D):
        assert refused(state, "bid 1", seat=out) == "ILP-ROL-11"
    bid = play(state, "bid 1")
    assert asks(bid) == ("bid_role", C)
    assert holders(play(bid, "pass"), "B") == (A, B)


@pytest.mark.rule("ILP-ROL-08", "ILP-RUL-11")
def test_several_leaders_bid_for_the_major_role() -> None:
    state = with_cards("W", 3, 3, 2, 1)
    assert asks(state) == ("bid_role", B)
    after = play(state, "bid 1", "pass")
    assert holders(after, "W") == (B, None)  # C gets nothing


@pytest.mark.rule("ILP-ROL-09")
def test_example_c() -> None:
    state = with_cards("B", 3, 1, 3, 3)  # Giorgio, Nick, Marco, Roberto
    assert refused(state, "bid 1", seat=B) == "ILP-ROL-11"
    asked = []
    for action in ("pass", "bid 2", "pass"):
        asked.append(asks(state)[1])
        state = play(state, action)
    assert asked == [C, D, A]
    assert holders(state, "B") == (D, None)


@pytest.mark.rule("ILP-ROL-10")
def test_one_player_may_hold_several_roles() -> None:
    state = roles_given([board(up="GGRRBB", shields=NOWHERE), board(up="G")])
    assert roles(state)[A] == ["master", "gonfalonier", "noble"]
    assert roles(state)[B] == ["apprentice"]
    assert roles(state)[C] == roles(state)[D] == []


# ---------------------------------------------------------------- auctions


@pytest.mark.rule("ILP-ROL-11", "ILP-RUL-12")
def test_the_first_tied_player_to_the_left_opens() -> None:
    state = with_cards("W", 2, 0, 2, 0, principe=A)
    assert asks(state) == ("bid_role", C)
    state = play(state, "bid 3")
    assert asks(state) == ("bid_role", A)
    assert refused(state, "bid 3") == "ILP-AUC-06"
    assert refused(state, "bid 11") == "ILP-AUC-10"
    assert refused(state, "lay white 1") == "ILP-ROL-11"
    assert legal(state)[:2] == ["pass", "bid 4"]


@pytest.mark.rule("ILP-ROL-12", "ILP-RUL-12")
def test_the_winner_of_a_role() -> None:
    mates = [board(up="WW"), board(up="WW", hand=PAYS_ALL), board(up="YY"), board(up="YY")]
    state = roles_given(mates, principe=A)
    after = play(state, "bid 4", "pass")
    assert roles(after)[B] == ["bishop"]
    assert coins(after)[B] == 6
    assert principe(after) == B
    assert asks(after)[0] == "bid_role"  # on to yellow: no city in between
    assert refused(after, "build siena") == "ILP-ROL-12"


@pytest.mark.rule("ILP-ROL-13")
def test_a_role_nobody_wants() -> None:
    state = before_roles([board(up="WW"), board(up="WW"), board(up="W")])
    after = play(state, "pass", "pass", "pass")
    assert holders(after, "W") == (None, None)
    assert seen(after, A)["up"] == seen(after, B)["up"] == {"white": 2}
    assert principe(after) == A
    assert points(after) == [0, 0, 0, 0]
    assert "role_left" in names(told(state, "pass", "pass", "pass"))
    assert asks(after)[0] == "offer"  # the minor role is not sold either (ILP-RUL-11)


@pytest.mark.rule("ILP-ROL-24")
def test_each_role_auction_starts_from_the_marker_as_it_lies() -> None:
    mates = [board(up="WW"), board(up="GGWW"), board(up="GGWW")]
    state = roles_given(mates, principe=A)
    state = play(state, "pass", "bid 1")  # C wins green
    assert principe(state) == C
    asked = []
    for action in ("bid 1", "bid 2", "pass"):
        asked.append(asks(state)[1])
        state = play(state, action)
    assert asked == [A, B, C]


# ---------------------------------------------------------------- face down


@pytest.mark.rule("ILP-ROL-14", "ILP-RUL-14")
@pytest.mark.parametrize(("count", "turned"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_half_of_the_cards_are_turned_down(count: int, turned: int) -> None:
    state = roles_given([board(up="W" * count, down="WWW")])
    assert seen(state)["down"] == {"white": 3 + turned}
    assert seen(state)["up"].get("white", 0) == count - turned


@pytest.mark.rule("ILP-ROL-14")
def test_half_are_turned_after_an_auction_too() -> None:
    state = play(with_cards("W", 3, 3), "bid 1", "pass")
    assert seen(state, B)["up"] == {"white": 1}
    assert seen(state, B)["down"] == {"white": 2}
    assert seen(state, A)["up"] == {"white": 3}


@pytest.mark.rule("ILP-ROL-15")
def test_a_minor_role_turns_nothing() -> None:
    state = with_cards("W", 4, 3)
    assert seen(state, B)["up"] == {"white": 3}
    assert seen(state, B)["down"] == {}


@pytest.mark.rule("ILP-ROL-16", "ILP-RUL-14")
def test_example_of_andrea() -> None:
    state = with_cards("B", 3, 2)
    assert (seen(state, A)["up"], seen(state, A)["down"]) == ({"blue": 1}, {"blue": 2})
    assert (seen(state, B)["up"], seen(state, B)["down"]) == ({"blue": 2}, {})


@pytest.mark.rule("ILP-RUL-13")
def test_turned_cards_do_not_change_who_is_second() -> None:
    state = with_cards("W", 4, 3, 1, 0)  # A keeps 2 face up, fewer than B
    assert holders(state, "W") == (A, B)


# ---------------------------------------------------------------- what roles do


def draws(state: signoria.State, to: int = SPECTATORS) -> list[Json]:
    """The cards that are drawn when the last seat passes, as a seat or a spectator hears of them."""
    return [event for event in told(state, "pass", to=to) if event["event"] == "card_drawn"]


@pytest.mark.rule("ILP-ROL-17", "ILP-ROL-20")
def test_the_major_role_acts_first() -> None:
    state = before_roles([board(up="RRR"), board(up="RR")], deck="GY", last=True)
    first, second = draws(state, to=A)[0], draws(state, to=B)[1]
    assert (first["seat"], second["seat"]) == (A, B)
    assert {first["colour"], second["colour"]} == {0, 4}  # the two cards of the deck
    after = play(state, "pass")
    assert hands(after)[:2] == ["GY"[first["colour"] == 4], "GY"[second["colour"] == 4]]


@pytest.mark.rule("ILP-ROL-18", "ILP-DEC-08", "ILP-RUL-15")
def test_green_turns_a_card_up_but_no_green_one() -> None:
    one = roles_given([board(up="G", down="GGB")])
    assert seen(one)["up"].get("blue", 0) + seen(one)["down"].get("blue", 0) == 1
    assert "turned_up" in names(told(before_roles([board(up="G", down="GGB")]), "pass"))
    state = roles_given([board(up="GG", down="GGBW"), board(up="G", down="RRY")])
    assert asks(state) == ("turn_up", A)
    assert legal(state) == ["colour white", "colour blue"]
    for wrong in ("colour green", "colour red"):
        assert refused(state, wrong) == "ILP-ROL-18"
    assert refused(state, "pass") == "ILP-RUL-16"
    assert refused(state, "colour red", seat=B) == "ILP-ROL-17"
    state = play(state, "colour blue")
    assert asks(state) == ("turn_up", B)  # the Apprentice
    assert legal(state) == ["colour red", "colour yellow"]
    assert seen(state)["up"] == {"green": 1, "blue": 1}


@pytest.mark.rule("ILP-ROL-19", "ILP-RUL-18")
def test_white_gives_a_point() -> None:
    assert points(with_cards("W", 2, 1)) == [1, 1, 0, 0]


@pytest.mark.rule("ILP-ROL-20", "ILP-HID-05", "ILP-RUL-17")
def test_red_draws_a_card() -> None:
    state = before_roles([board(up="RRR"), board(up="RR")])
    deck = table(state)["deck"]
    assert draws(state) == [
        {"event": "card_drawn", "seat": A},
        {"event": "card_drawn", "seat": B},
    ]
    assert [set(event) for event in draws(state, to=A)] == [
        {"event", "seat", "colour"},
        {"event", "seat"},
    ]
    after = play(state, "pass")
    assert deck - table(after)["deck"] == 2 + 16  # and the next deal
    assert [seen(after, seat)["in_hand"] for seat in range(4)] == [5, 5, 4, 5]


@pytest.mark.rule("ILP-ROL-20", "ILP-RUL-17", "ILP-RUL-16")
def test_an_empty_deck_gives_nothing() -> None:
    state = before_roles([board(up="RRR"), board(up="RR")], deck=0, discards="GGG", last=True)
    after = play(state, "pass")
    assert after.over
    assert hands(after) == ["", "", "", "Y"]
    assert table(after)["discards"] == {"green": 3}
    assert roles(after)[A] == ["gonfalonier"]


@pytest.mark.rule("ILP-ROL-21", "ILP-DEC-09", "ILP-RUL-16")
def test_blue_places_a_shield_anywhere() -> None:
    state = roles_given([board(up="BB"), board(up="B", shields={"umbria": 11})])
    assert asks(state) == ("noble", A)
    assert len(legal(state)) == 6
    assert refused(state, "pass") == "ILP-RUL-16"
    assert refused(state, "colour blue") == "ILP-ROL-21"
    after = play(state, "region adriatico")  # no city is built there
    assert seen(after)["shields"] == {"adriatico": 1}
    assert roles(after)[B] == ["knight"]
    assert asks(after)[0] == "offer"  # B has no shield: not asked


@pytest.mark.rule("ILP-ROL-22", "ILP-RUL-18", "ILP-RUL-28")
def test_yellow_gives_two_coins() -> None:
    state = before_roles([board(up="YY", coins=98), board(up="Y", coins=3)])
    events = [event for event in told(state, "pass") if event["event"] == "coins_gained"]
    assert events == [
        {"event": "coins_gained", "seat": A, "coins": 2},
        {"event": "coins_gained", "seat": B, "coins": 2},
    ]
    assert coins(play(state, "pass")) == [105, 10, 15, 15]  # the bank never runs dry


@pytest.mark.rule("ILP-ROL-23", "ILP-RUL-09")
def test_a_role_pays_in_the_following_round() -> None:
    state = roles_given([board(up="WW"), board(hand="WWRBYYYY")], round=1)
    assert roles(state)[A] == ["bishop"]
    while asks(state)[0] == "offer":
        seat = state.to_act[0]
        state = state.copy()
        state.play(seat, state.decisions(seat)[-1])
    assert table(state)["round"] == 2
    assert roles(state)[A] == ["bishop"]
    mates = [board(roles=["bishop"]), board(hand="GW")]
    won = play(selling("Y", boards=mates), "bid 1", "pass", "pass", "pass", "build siena")
    assert points(won)[A] == 2


def test_a_player_without_a_role_is_not_paid() -> None:
    assert points(play(building(boards=[board(hand="GWY")]), "build siena")) == [4, 0, 0, 0]
