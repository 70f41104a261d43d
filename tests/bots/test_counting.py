"""The tools that count what leads to victory, and what decisions gain."""

from __future__ import annotations

import numpy as np
import pytest

from tests.bots.test_search import last_city
from tools import decisions, outlook
from tools.outlook import Moment


@pytest.mark.parametrize(
    ("game", "things"), [("masters", 11), ("renaissance", 6), ("artigiano", 10)]
)
def test_a_moment_tells_what_every_side_had_and_who_won(game: str, things: int) -> None:
    found = [outlook.moment((game, number)) for number in range(4)]
    moments = [one for one in found if one is not None]
    assert moments
    for one in moments:
        assert 0 <= one.late <= 1
        assert {len(side) for side in one.things} == {things}
        assert len(one.things) == len(one.won)
        assert sum(one.won) == pytest.approx(1)
        assert len(one.dealt) == (len(one.won) if game == "artigiano" else 0)
        assert sum(bool(side) for side in one.dealt) <= 1, "only what the viewer knows"


def test_weights_are_found_again() -> None:
    """Games drawn from known weights: the first thing helps and more so late, the second is company."""
    random = np.random.default_rng(1)
    moments = []
    for _ in range(4_000):
        late = float(random.random())
        things = random.integers(0, 5, (3, 2))
        odds = np.exp(things[:, 0] * (0.5 + 0.5 * late))
        winner = random.choice(3, p=odds / odds.sum())
        won = [float(side == winner) for side in range(3)]
        moments.append(Moment(late, things.tolist(), [], won))
    weights = outlook.weighed(moments)
    first, second = weights.reshape(len(outlook.POWERS), -1).T
    half = np.array([0.5**power for power in outlook.POWERS])
    assert first @ half == pytest.approx(0.75, abs=0.1)
    assert second @ half == pytest.approx(0, abs=0.1)
    assert outlook.surprise(moments, weights) < outlook.surprise(moments, 0 * weights)


def test_what_was_dealt_is_not_taken_for_an_effect() -> None:
    """Who has the first mission wins oftener and has less of the thing, which itself helps."""
    random = np.random.default_rng(2)
    moments = []
    for _ in range(4_000):
        lucky = random.random() < 0.5
        thing = int(random.integers(0, 5)) + (0 if lucky else 3)
        odds = np.exp([0.4 * thing + (2.4 if lucky else 0), 2.0])
        first = random.random() < odds[0] / odds.sum()
        mission = [0] if lucky else [1]
        moments.append(Moment(0.0, [[thing], [0]], [mission, []], [float(first), float(not first)]))
    assert outlook.weighed(moments)[0] == pytest.approx(0.4, abs=0.1)
    without = [one._replace(dealt=[]) for one in moments]
    assert abs(outlook.weighed(without)[0] - 0.4) > 0.1


def test_a_decision_is_weighed_by_what_it_leads_to(monkeypatch: pytest.MonkeyPatch) -> None:
    """The last action of a game, six points behind: some choices win, others lose, whatever the deal."""
    monkeypatch.setattr(decisions, "DEALS", 3)
    state = last_city()
    seat = state.to_act[0]
    won = [decisions.firsts(state, seat, code, 0) for code in state.decisions(seat)]
    assert (min(won), max(won)) == (0, 1)


def test_equal_choices_gain_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(decisions, "DEALS", 2)
    found = [decisions.gains(("masters", number, ["greedy", "greedy"])) for number in range(6)]
    rows = [row for row in found if row is not None]
    assert rows
    assert all(one == other for one, other in rows)
