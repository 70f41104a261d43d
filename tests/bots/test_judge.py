"""The judge of Masters: honest, bounded, and of good advice to a player who looks one decision ahead."""

from __future__ import annotations

import pytest

from signoria.bots import make
from signoria.core.chance import Random
from signoria.core.state import State
from tests.games.masters.positions import GAME, alone, board, play, position, wander


def advice(state: State) -> set[str]:
    """What the greedy bot may do here, depending on how it breaks ties and what it imagines."""
    seat = state.to_act[0]
    view, codes = state.view(seat), state.decisions(seat)
    return {GAME.notation(make("greedy", GAME, i).choose(view, codes)) for i in range(12)}


def course(state: State) -> list[str]:
    """What the greedy bot does until its turn is over."""
    seat = state.to_act[0]
    bot = make("greedy", GAME, 0)
    turn: list[str] = []
    while state.to_act == (seat,) and state.asked(seat) is not None:
        code = bot.choose(state.view(seat), state.decisions(seat))
        turn.append(GAME.notation(code))
        state = state.copy()
        state.play(seat, code)
    return turn


# ---------------------------------------------------------------- honest and bounded


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_it_knows_the_open_table_and_the_seats_own_leaders_only(seats: int) -> None:
    dealer = Random(1)
    for state, _, _ in wander(GAME.new(seats, 6), 6):
        for seat in range(seats):
            twin = state.copy()
            twin.redeal(seat, dealer)
            if state.prompt(0) and state.prompt(0).kind == "keep":  # type: ignore[union-attr]
                continue  # sealed picks of others are handed back: another position
            assert GAME.judge(twin, seat) == GAME.judge(state, seat)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_values_lie_between_0_and_1_and_judging_changes_nothing(seats: int) -> None:
    for state, _, _ in wander(GAME.new(seats, 8), 8):
        before = state.digest()
        assert all(0 <= GAME.judge(state, seat) <= 1 for seat in range(seats))
        assert state.digest() == before


@pytest.mark.parametrize("seed", range(6))
def test_a_game_that_is_over_is_judged_by_its_result(seed: int) -> None:
    state = GAME.new(3, seed)
    choice = Random(seed)
    while not state.over:
        seat = state.to_act[0]
        codes = state.decisions(seat)
        state.play(seat, codes[choice.below(len(codes))])
    values = [GAME.judge(state, seat) for seat in range(3)]
    by_value = sorted(range(3), key=lambda seat: -values[seat])
    by_place = sorted(range(3), key=lambda seat: state.ranking()[seat])
    assert by_value == by_place
    assert values[by_value[0]] > 0.9
    assert values[by_value[1]] < 0.1


def test_a_solo_game_is_lost_or_won_whatever_the_points() -> None:
    rich = board(slots=[["D16", "D32", "D48"], ["D15", "D31", "D47"], []], faith=23)
    lost = play(alone(rich, market="WWWW", cross=23, used=["S1", "S2", "S3", "S4"]), "market row 1")
    assert lost.over
    assert GAME.judge(lost, 0) < 0.01
    poor = board(slots=[["D01", "D17", "D33"], ["D02", "D18"], ["D03"]], strongbox={"coin": 4})
    won = play(alone(poor, tops={"blue II": "D19"}), "buy blue II slot 3")
    assert won.over
    assert GAME.judge(won, 0) > 0.99


# ---------------------------------------------------------------- in the middle of an action


def assert_foreseen(state: State, begun: str, *rest: str) -> None:
    """What is begun is worth what it will be worth when all is done. (A Leader in hand keeps the turn open.)"""
    halfway = play(state, begun)
    done = play(halfway, *rest)
    assert halfway.to_act == done.to_act
    assert done.decisions(0)[0] == GAME.parse("pass")
    for seat in range(state.seats):
        assert GAME.judge(halfway, seat) == GAME.judge(done, seat)
        assert GAME.judge(halfway, seat) != GAME.judge(state, seat)


def test_resources_taken_are_foreseen_and_so_is_the_faith_of_those_without_room() -> None:
    mine = board(warehouse={"coin": 3, "stone": 2}, hand=["L09"])
    state = position(market="PPBW", boards=[mine, board(faith=6)])
    assert_foreseen(state, "market row 1", "store servant 1")


def test_a_purchase_is_foreseen_with_its_price() -> None:
    """The last card of its deck, so that no other is revealed."""
    mine = board(warehouse={"stone": 2}, strongbox={"stone": 2}, hand=["L09"])
    state = alone(mine, removed=["D08", "D12", "D16"])
    assert_foreseen(state, "buy yellow I slot 1", "pay stone 2")


def test_productions_are_foreseen_with_what_they_take_and_give() -> None:
    mine = board(
        warehouse={"coin": 1},
        strongbox={"coin": 1},
        slots=[["D01", "D18"], [], []],
        hand=["L09"],
        faith=2,
    )
    state = position(boards=[mine])
    assert_foreseen(state, "produce slot 1", "pay coin 1")


# ---------------------------------------------------------------- good advice


def test_more_of_anything_good_is_better() -> None:
    plain = board(faith=4, warehouse={"coin": 1})
    value = GAME.judge(position(boards=[plain]), 0)
    for better in (
        board(faith=5, warehouse={"coin": 1}),
        board(faith=4, warehouse={"coin": 2}),
        board(faith=4, warehouse={"coin": 1}, slots=[["D01"], [], []]),
        board(faith=4, warehouse={"coin": 1}, in_play=["L01"]),
    ):
        assert GAME.judge(position(boards=[better]), 0) > value
        assert GAME.judge(position(boards=[plain, better]), 0) < value


def test_a_card_that_can_be_paid_is_bought_though_the_payment_is_asked() -> None:
    """The purchase is judged before a card is laid or a resource is paid."""
    state = position(
        tops={"yellow I": "D16"},
        boards=[board(warehouse={"stone": 2, "shield": 1}, strongbox={"stone": 2, "shield": 1})],
    )
    turn = course(state)
    assert turn[0].startswith("buy yellow I slot")
    assert turn[1].startswith("pay stone")


def test_one_pays_from_the_warehouse_to_have_room_in_it() -> None:
    state = position(
        tops={"yellow I": "D04"},
        boards=[board(warehouse={"stone": 2}, strongbox={"stone": 2})],
    )
    assert advice(play(state, "buy yellow I slot 1")) == {"pay stone 2"}


def test_all_productions_that_pay_are_activated_not_just_the_best() -> None:
    """They are picked in rising order: whoever began with the best one would give up those before it."""
    state = position(
        boards=[
            board(
                slots=[["D01", "D18"], ["D02", "D17"], ["D04", "D20"]],
                strongbox={"coin": 1, "stone": 1, "shield": 1},
                faith=1,
            )
        ],
    )
    assert course(state) == ["produce slot 1", "produce slot 2", "produce slot 3"]


def test_resources_with_room_are_kept() -> None:
    state = play(position(market="GGYB", boards=[board()]), "market row 1")
    assert course(state) == ["store coin 1", "store stone 2", "store shield 1"]


def cost_of_a_discard(faith: int) -> float:
    """With a full warehouse, and a rival one step from the first Pope space."""
    mine = board(warehouse={"coin": 3, "stone": 2, "servant": 1}, faith=faith)
    nothing, discard = (
        GAME.judge(play(position(market=row, boards=[mine, board(faith=7)]), "market row 1"), 0)
        for row in ("WWWW", "WWWB")
    )
    return nothing - discard


def test_a_discard_costs_most_when_it_calls_a_report_too_early() -> None:
    """The section begins at space 5: with the marker on 4 the favour tile is lost."""
    assert cost_of_a_discard(faith=4) > cost_of_a_discard(faith=5) > 0


def test_a_leader_whose_condition_is_met_is_played_before_the_game_ends() -> None:
    state = position(
        turn=1,
        asking="after",
        ending=True,
        boards=[board(faith=24), board(slots=[["D01"], ["D04"], []], hand=["L01"])],
    )
    assert advice(state) == {"play L01"}


def test_in_the_last_turn_a_hopeless_leader_is_worth_a_step_of_faith() -> None:
    state = position(
        turn=1,
        asking="after",
        ending=True,
        boards=[board(faith=24), board(faith=14, hand=["L09"])],
    )
    assert advice(state) == {"drop L09"}


def test_early_in_the_game_leaders_are_not_thrown_away() -> None:
    state = position(boards=[board(hand=["L09", "L13"]), board()])
    assert all(action.startswith("market") for action in advice(state))


def test_the_last_card_is_bought_when_that_wins() -> None:
    """Against Lorenzo the seventh card ends the game at once."""
    mine = board(
        slots=[["D01", "D17", "D33"], ["D02", "D18"], ["D03"]], strongbox={"coin": 4, "stone": 2}
    )
    assert advice(alone(mine, tops={"blue II": "D19"})) == {"buy blue II slot 3"}
