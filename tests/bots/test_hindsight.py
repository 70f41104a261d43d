"""Judging decisions afterwards: only by what could be known then, always the same, and blunders are found."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

import signoria
from signoria.bots import hindsight
from signoria.bots.hindsight import Judgement, judged
from signoria.core import state as engine
from signoria.core.chance import Random
from signoria.core.state import State
from tests.bots.test_search import last_auction, last_city, last_step_of_faith

COMPILED = not str(engine.__file__).endswith(".py")
TABLES = [("masters", 3), ("il_principe", 3), ("princes", 3), ("renaissance", 3), ("artigiano", 2)]
ENDINGS = [
    (last_step_of_faith, {"market row 1", "market column 1", "produce slot 1"}, "market row 3"),
    (last_city, {"build siena"}, "pass"),
    (last_auction, {"pass", "amount 6"}, "amount 10"),
]


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Less of everything, so that many decisions can be judged."""
    monkeypatch.setattr(hindsight, "ITERATIONS", 30 if COMPILED else 4)
    monkeypatch.setattr(hindsight, "STAGES", ((4, 0.0), (8, 1.0)) if COMPILED else ((2, 0.0),))


def choices(game: str, seats: int) -> Iterator[tuple[State, int, int]]:
    """Now and then in a random game: a position, the seat that has a choice, and what it plays."""
    state, random, number = signoria.game(game).new(seats, 4), Random(4), 0
    every = 25 if COMPILED else 120
    while not state.over:
        seat = state.to_act[0]
        codes = state.decisions(seat)
        code = codes[random.below(len(codes))]
        if len(codes) > 1:
            if number % every == 0:
                yield state.copy(), seat, code
            number += 1
        state.play(seat, code)


@pytest.mark.usefixtures("small")
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_what_is_hidden_does_not_change_the_judgement(game: str, seats: int) -> None:
    """Twin worlds: other secrets, another future, the same view."""
    dealer, twins = Random(5), 0
    for state, seat, code in choices(game, seats):
        twin = state.copy()
        twin.redeal(seat, dealer)
        if twin.view(seat) != state.view(seat):
            continue  # sealed answers of others were handed back
        twins += twin.digest() != state.digest()
        here = judged(state.game, state.view(seat), code, 3)
        assert judged(state.game, twin.view(seat), code, 3) == here
    assert twins


@pytest.mark.usefixtures("small")
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_judgement_makes_sense_and_does_not_depend_on_how_it_was_cut(
    monkeypatch: pytest.MonkeyPatch, game: str, seats: int
) -> None:
    for state, seat, code in choices(game, seats):
        monkeypatch.setattr(hindsight, "PIECE_SECONDS", 60.0)
        whole = judged(state.game, state.view(seat), code, 3)
        monkeypatch.setattr(hindsight, "PIECE_SECONDS", 0.0)  # a world at a time
        assert judged(state.game, state.view(seat), code, 3) == whole
        assert whole.played == code
        assert whole.preferred in state.decisions(seat)
        assert whole.value is not None
        assert 0 <= whole.value <= 1
        assert 0 <= whole.share_played <= whole.share_preferred <= 1
        if whole.preferred == code:
            assert (whole.lost, whole.noise) == (0, 0)


@pytest.mark.usefixtures("small")
def test_what_was_well_played_needs_no_value() -> None:
    state = signoria.game("masters").new(2, 1)
    best = judged(state.game, state.view(0), state.decisions(0)[0], 1).preferred
    found = judged(state.game, state.view(0), best, 1, valued=False)
    assert (found.value, found.lost) == (None, 0)
    assert judged(state.game, state.view(0), best, 1).value is not None


@pytest.mark.usefixtures("small")
def test_another_seed_deals_other_worlds() -> None:
    state = signoria.game("masters").new(2, 1)
    code = state.decisions(0)[0]
    one, other = (judged(state.game, state.view(0), code, seed).value for seed in (1, 2))
    assert one != other


@pytest.mark.parametrize(("position", "winning", "losing"), ENDINGS)
def test_a_blunder_in_the_last_move_is_found(
    position: Callable[[], State], winning: set[str], losing: str
) -> None:
    state = position()
    seat, game = state.to_act[0], state.game
    for seed in range(3):
        found: Judgement = judged(game, state.view(seat), game.parse(losing), seed)
        assert game.notation(found.preferred) in winning
        assert found.lost > max(0.05, 3 * found.noise)
        well = judged(game, state.view(seat), found.preferred, seed)
        assert well.lost == 0
