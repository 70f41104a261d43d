"""RND and INC: the frame of a round, the marker, income and offers."""

from __future__ import annotations

import pytest

from tests.games.il_principe.positions import (
    GAME,
    A,
    B,
    C,
    D,
    acting,
    asks,
    begun,
    board,
    coins,
    hands,
    legal,
    names,
    no_such_action,
    offer,
    offered,
    offering,
    passed,
    play,
    principe,
    refused,
    roles,
    roles_given,
    seen,
    selling,
    table,
    told,
    wander,
)

# ---------------------------------------------------------------- the round


@pytest.mark.rule("ILP-RND-01")
def test_phases_come_in_their_order() -> None:
    from signoria.core.journal import Journal

    state = begun(3)
    state.journal = Journal(GAME.events)
    while table(state)["round"] == 1:
        seat = state.to_act[0]
        state.play(seat, state.decisions(seat)[-1])
    phases = {
        "offer_revealed": 1, "lot_opened": 2, "lot_won": 2, "lot_discarded": 2,
        "turn_began": 3, "cards_laid": 3, "roles_returned": 4, "role_gained": 4,
    }  # fmt: skip
    heard = [event.kind.name for event in state.journal.take()]
    order = [phases[name] for name in heard if name in phases]
    assert order == sorted(order)
    assert set(order) == {1, 2, 3, 4}
    assert heard.index("round_began") > heard.index("roles_returned")  # of round 2


@pytest.mark.rule("ILP-RND-02")
def test_there_is_always_one_principe() -> None:
    for state, _, _ in wander(GAME.new(4, 3), seed=3):
        assert principe(state) in range(4)


@pytest.mark.rule("ILP-RND-03")
def test_the_marker_follows_the_winners() -> None:
    state = selling("GWWRRR", principe=A, round=1)
    state = play(state, "bid 1", "pass", "pass", "pass")
    assert principe(state) == B
    state = play(state, "pass", "pass", "pass", "pass")
    assert principe(state) == B
    state = play(state, "bid 1", "pass", "pass", "pass")
    assert principe(state) == C


@pytest.mark.rule("ILP-RND-04", "ILP-RUL-12")
def test_only_auctions_move_the_marker() -> None:
    state = roles_given([board(), board(up="GG"), board(), board()], principe=A)
    assert roles(state)[B] == ["master"]
    assert principe(state) == A
    laid = play(acting(turn=B, principe=A, boards=[board(), board(hand="GG")]), "lay green 2")
    assert principe(laid) == A
    built = play(acting(turn=B, principe=A, boards=[board(), board(hand="GWY")]), "build siena")
    assert principe(built) == A


@pytest.mark.rule("ILP-RND-05", "ILP-RUL-02")
def test_the_holder_goes_first() -> None:
    mates = [board(hand="Y") for _ in range(4)]
    state = selling("G", principe=A, boards=mates, round=1)
    state = play(state, "pass", "bid 1", "pass", "pass")  # C wins the last lot
    for seat in (C, D, A, B):
        assert asks(state) == ("action", seat)
        state = play(state, "pass")
    received = [
        event["seat"]
        for event in told(acting(turn=B, principe=C, boards=[board(), board(hand="Y")]), "pass")
        if event["event"] == "received"
    ]
    assert received == [C, D, A, B]


# ---------------------------------------------------------------- income


@pytest.mark.rule("ILP-INC-01")
@pytest.mark.parametrize(("seats", "income"), [(2, 6), (3, 5), (4, 5), (5, 5)])
def test_coins_of_phase_1(seats: int, income: int) -> None:
    state = passed(offered(begun(seats)))
    assert table(state)["round"] == 2
    assert coins(state) == [2 * income] * seats


@pytest.mark.rule("ILP-INC-02", "ILP-RUL-42")
@pytest.mark.parametrize(("seats", "drawn"), [(2, 5), (3, 4), (4, 4), (5, 4)])
def test_cards_of_phase_1(seats: int, drawn: int) -> None:
    state = offered(begun(seats))
    deck = table(state)["deck"]
    after = passed(state)
    assert deck - table(after)["deck"] == seats * drawn
    assert [seen(after, seat)["in_hand"] for seat in range(seats)] == [2 + drawn] * seats


@pytest.mark.rule("ILP-RUL-42")
def test_hands_and_purses_have_no_limit() -> None:
    mine = board(hand="GGGGGWWWWWRRRRRBBBBBYYYYYY", coins=60)
    state = selling("G", seats=3, principe=C, boards=[mine])
    state = play(state, "bid 1", "pass", "pass")
    assert seen(state)["in_hand"] == 27
    last = acting(turn=C, principe=A, seats=3, boards=[mine, board(), board(hand="Y")])
    after = play(last, "pass")
    assert seen(after)["in_hand"] == 30
    assert seen(after)["coins"] == 65


# ---------------------------------------------------------------- offers


@pytest.mark.rule("ILP-INC-03", "ILP-DEC-02")
def test_two_cards_of_the_whole_hand_are_offered() -> None:
    state = offering(boards=[board(hand="GGWRBY", known="W") for _ in range(4)])
    assert legal(state, seat=A) == ["colour green", "colour white", "colour red", "colour blue"]
    one = play(state, "colour white")  # a card won in an earlier round
    assert A in one.to_act  # one card is not enough
    assert refused(one, "colour green") == "ILP-DEC-02"  # picks rise
    assert refused(one, "colour white") == "ILP-INC-03"  # there is only one
    assert refused(one, "pass") == "ILP-INC-03"
    two = play(one, "colour blue")
    assert A not in two.to_act
    assert refused(two, "colour red", seat=A) == "ILP-DEC-02"  # a third card; the offer is final
    assert hands(offer(state, "WB", "GG", "GG", "GG"))[A] == "GGRY"


@pytest.mark.rule("ILP-INC-03")
def test_an_offer_can_always_be_completed() -> None:
    state = offering(boards=[board(hand="GGGY") for _ in range(4)])
    assert legal(state) == ["colour green"]
    assert refused(state, "colour yellow") == "ILP-INC-03"
    assert legal(play(state, "colour green")) == ["colour green", "colour yellow"]


@pytest.mark.rule("ILP-INC-03", "ILP-TWO-04")
def test_two_players_offer_three() -> None:
    state = offering(seats=2, boards=[board(hand="GGGRR"), board(hand="WWWWW")])
    state = play(state, "colour green", "colour green")
    assert state.to_act == (A, B)
    assert play(state, "colour red").to_act == (B,)


@pytest.mark.rule("ILP-INC-04", "ILP-HID-02", "ILP-RUL-26")
def test_coins_are_secret() -> None:
    state = selling("GG", boards=[board(coins=3), board(coins=7), board(coins=5), board()])
    for viewer in (None, A, B, C, D):
        boards = state.view(viewer)["boards"]
        assert isinstance(boards, list)
        assert ["coins" in entry for entry in boards] == [seat == viewer for seat in range(4)]
    assert seen(state, B)["coins"] == 7
    facts = state.view(A)["facts"]
    assert isinstance(facts, dict)
    assert facts["coins"] == [3, 7, 5, 10]  # what a careful player has written down


@pytest.mark.rule("ILP-RUL-26")
def test_a_table_may_play_with_open_money() -> None:
    state = begun(3)
    opened = GAME.new(3, 0, random_families=True, open_money=True)
    for viewer in (None, A):
        boards, shown = state.view(viewer)["boards"], opened.view(viewer)["boards"]
        assert isinstance(boards, list)
        assert isinstance(shown, list)
        assert sum("coins" in entry for entry in boards) == (viewer is not None)
        assert [entry["coins"] for entry in shown] == [5, 5, 5]


@pytest.mark.rule("ILP-INC-05", "ILP-HID-03", "ILP-RUL-29", "ILP-RUL-40")
def test_offers_stay_hidden_until_all_have_chosen() -> None:
    mates = [board(hand="GWRBY") for _ in range(3)]
    state = offering(seats=3, boards=mates)
    one, other = offer(state, "GW"), offer(state, "BY")
    assert one.to_act == (B, C)  # everybody sees that A has chosen
    for viewer in (None, B, C):
        assert one.view(viewer) == other.view(viewer)
    assert one.view(A) != other.view(A)
    assert names(told(state, "colour green", "colour white")) == ["offered"]
    assert told(state, "colour green", "colour white") == [{"event": "offered", "seat": A}]
    late = play(state, "colour green", "colour white", "colour green", "colour red")
    heard = told(late, "colour blue", "colour yellow")
    revealed = [event for event in heard if event["event"] == "offer_revealed"]
    shown = [{name for name in event if event[name] == 1} - {"seat"} for event in revealed]
    assert [event["seat"] for event in revealed] == [A, B, C]  # who offered what
    assert shown == [{"green", "white"}, {"green", "red"}, {"blue", "yellow"}]


@pytest.mark.rule("ILP-RUL-29")
def test_offers_may_come_in_any_order() -> None:
    state = offering(seats=3, boards=[board(hand="GWRBY") for _ in range(3)])
    assert state.to_act == (A, B, C)
    forward, backward = state.copy(), state.copy()
    plays = [(A, "green"), (A, "white"), (B, "red"), (B, "red"), (C, "blue"), (C, "yellow")]
    plays[3] = (B, "blue")
    for seat, colour in plays:
        forward.play(seat, GAME.parse(f"colour {colour}"))
    for seat, colour in [*plays[4:], *plays[2:4], *plays[:2]]:
        backward.play(seat, GAME.parse(f"colour {colour}"))
    assert forward.digest() == backward.digest()


@pytest.mark.rule("ILP-INC-03")
def test_offers_are_made_of_colours_only() -> None:
    assert no_such_action("offer green white")
    assert no_such_action("colour purple")
