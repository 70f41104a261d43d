"""Analyses of finished games: turning points that are clear, thought about where bots think, one visitor at a time."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Iterator
from contextlib import aclosing

import pytest

import signoria
from signoria.bots import hindsight
from signoria.bots.hindsight import Judgement, judged
from signoria.core.errors import BadRequest
from signoria.core.state import Prompt, State
from signoria.record import read
from signoria.tables import analysis
from signoria.tables.analysis import Analyses, Finished, Moment, Question, turning_points
from signoria.tables.errors import Busy, TableError
from signoria.tables.thinking import Thinkers
from tests.record.played import played
from tests.tables.blunders import BLUNDERS, short_game

MASTERS = signoria.game("masters")


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is judged here, and not in other processes, is judged with less of everything."""
    monkeypatch.setattr(hindsight, "ITERATIONS", 20)
    monkeypatch.setattr(hindsight, "STAGES", ((4, 0.0),))


@pytest.fixture(scope="module")
def thinkers() -> Iterator[Thinkers]:
    shared = Thinkers(workers=1)
    yield shared
    shared.close()


def whole_game(seed: int = 5, seat: int = 0) -> Finished:
    recorder, _ = played(seed=seed)
    return Finished(read(recorder.text().encode()), seat)


async def all_of(analyses: Analyses, game: Finished, visitor: str = "anna") -> list[Moment | None]:
    return [moment async for moment in analyses.moments(game, visitor)]


def told(moments: list[Moment | None]) -> list[tuple[int, Judgement] | None]:
    return [None if one is None else (one.question.at, one.judgement) for one in moments]


# ---------------------------------------------------------------- what is judged


def test_every_choice_of_the_seat_is_a_question_with_its_own_view() -> None:
    game = whole_game()
    asked = {question.at: question for question in game.questions()}
    state = game.record.header.begin()
    for at, step in enumerate(game.course.steps):
        choice = step.seat == 0 and len(state.decisions(0)) > 1
        assert (at in asked) == choice
        if choice:
            assert asked[at].view == state.view(0)
            assert asked[at].played == step.code
        state.play(step.seat, step.code)
    assert len({question.number for question in asked.values()}) == len(asked) > 10


def test_offers_and_answers_to_them_are_not_judged() -> None:
    recorder, course = played(seats=3, seed=8, game=signoria.game("princes"))
    found = Finished(read(recorder.text().encode()), 1)
    asides = {at for at, step in enumerate(course.steps) if step.aside}
    assert any(course.steps[at].seat == 1 for at in asides)
    assert asides.isdisjoint(question.at for question in found.questions())


def test_a_game_that_is_not_over_is_not_analysed() -> None:
    recorder, _ = played(plays=30)
    with pytest.raises(TableError, match="not over"):
        Finished(read(recorder.text().encode()), 0)


def test_a_seat_that_is_not_there_is_not_analysed() -> None:
    with pytest.raises(BadRequest):
        whole_game(seat=2)


# ---------------------------------------------------------------- turning points


def moment(at: int, lost: float, noise: float = 0.0, move: int | None = None) -> Moment:
    asked = Question(at, at, 1, Prompt("turn"), {}, at if move is None else move)
    return Moment(asked, Judgement(1, 2, 0.5, lost, noise, 0.1, 0.5))


def test_turning_points_are_the_three_that_lost_most_in_the_order_of_the_game() -> None:
    found = turning_points([moment(at, 0.05 + at % 5 / 10) for at in range(10)])
    assert [one.question.at for one in found] == [3, 4, 9]


def test_what_is_not_clearly_more_than_noise_is_no_turning_point() -> None:
    doubtful = [moment(1, 0.2, 0.1), moment(2, 0.01), moment(3, -0.3), moment(4, 0.0)]
    assert turning_points(doubtful) == []
    clear = moment(5, 0.2, 0.05)
    assert turning_points([*doubtful, clear]) == [clear]


def test_the_steps_of_one_move_count_once() -> None:
    found = turning_points([moment(1, 0.1, move=1), moment(2, 0.3, move=1), moment(5, 0.1)])
    assert [one.question.at for one in found] == [2, 5]


@pytest.mark.parametrize(("position", "blunder"), BLUNDERS)
def test_a_terrible_move_is_a_turning_point(
    thinkers: Thinkers, position: Callable[[], State], blunder: str
) -> None:
    game = short_game(position, blunder)
    *moments, end = asyncio.run(all_of(Analyses(thinkers), game))
    assert end is None
    first = turning_points([one for one in moments if one])[0]
    assert first.question.at == 0
    assert game.course.state.game.notation(first.judgement.played) == blunder
    assert game.result < 0.5  # and so it was lost


# ---------------------------------------------------------------- where it is thought


def test_what_is_thought_elsewhere_is_what_would_be_thought_here(
    monkeypatch: pytest.MonkeyPatch, thinkers: Thinkers
) -> None:
    monkeypatch.undo()
    game = short_game(*BLUNDERS[0])
    moments = asyncio.run(all_of(Analyses(thinkers), game))
    for one in moments[:-1]:
        assert one is not None
        asked, valued = one.question, one.judgement.value is not None
        assert one.judgement == judged(MASTERS, asked.view, asked.played, asked.number, valued)


class Here(Thinkers):
    """Thinks here, and counts how often."""

    def __init__(self) -> None:
        super().__init__(workers=1)
        self.thoughts = 0

    async def judge(self, *about: object) -> Judgement:
        self.thoughts += 1
        await asyncio.sleep(0)
        return Judgement(1, 2, 0.5, 0.1, 0.0, 0.1, 0.5)


def test_what_was_thought_is_kept() -> None:
    thinkers = Here()
    analyses, game = Analyses(thinkers), whole_game()
    first = asyncio.run(all_of(analyses, game))
    thought = thinkers.thoughts
    again = asyncio.run(all_of(analyses, Finished(game.record, 0), "bruno"))
    assert told(again) == told(first)
    assert thinkers.thoughts == thought > 0
    asyncio.run(all_of(analyses, Finished(game.record, 1)))
    assert thinkers.thoughts > thought


def test_old_thoughts_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis, "MOST_KEPT", 2)
    analyses = Analyses(Here())
    for seed in (5, 6, 7):
        asyncio.run(all_of(analyses, whole_game(seed)))
    assert len(analyses._kept) == 2


def test_who_asks_for_another_analysis_gives_up_the_one_before() -> None:
    analyses = Analyses(Here())

    async def evening() -> tuple[list[Moment | None], list[Moment | None]]:
        first = asyncio.create_task(all_of(analyses, whole_game(5)))
        await asyncio.sleep(0)
        second = await all_of(analyses, whole_game(6))
        return await first, second

    first, second = asyncio.run(evening())
    assert None not in first
    assert second[-1] is None
    assert analyses.under_way == 0


def test_two_visitors_take_turns() -> None:
    analyses = Analyses(Here())

    async def evening() -> list[list[Moment | None]]:
        games = (whole_game(5), "anna"), (whole_game(6), "bruno")
        return await asyncio.gather(*[all_of(analyses, *one) for one in games])

    assert [found[-1] for found in asyncio.run(evening())] == [None, None]


def test_too_many_at_once_are_refused() -> None:
    analyses = Analyses(Here())

    async def evening() -> None:
        async with asyncio.TaskGroup() as group:
            for n in range(analysis.MOST_AT_ONCE):
                group.create_task(all_of(analyses, whole_game(n), f"visitor {n}"))
            await asyncio.sleep(0)
            with pytest.raises(Busy):
                analyses.expect_leisure("anna")
            analyses.expect_leisure("visitor 0")
        analyses.expect_leisure("anna")

    asyncio.run(evening())


def test_who_goes_away_leaves_nothing_behind() -> None:
    analyses = Analyses(Here())

    async def evening() -> None:
        async with aclosing(analyses.moments(whole_game(), "anna")) as moments:
            await anext(moments)
            assert analyses.under_way == 1
        assert analyses.under_way == 0

    asyncio.run(evening())


def test_bots_at_live_tables_go_first(thinkers: Thinkers) -> None:
    game = short_game(*BLUNDERS[0])

    async def evening() -> None:
        thinkers._asked += 1  # a bot thinks somewhere
        judging = asyncio.create_task(all_of(Analyses(thinkers), game))
        await asyncio.sleep(0.3)
        assert not judging.done()
        thinkers._asked -= 1
        assert (await judging)[-1] is None

    asyncio.run(evening())


def test_a_process_that_fails_costs_a_point_of_the_curve_and_nothing_else() -> None:
    failing = Thinkers([sys.executable, "-c", "raise SystemExit(3)"], workers=1)
    assert asyncio.run(all_of(Analyses(failing), short_game(*BLUNDERS[0]))) == [None]
    failing.close()
