"""The draw pile: of a game, every card in its turn; of a thought, the same luck whatever was drawn before."""

from __future__ import annotations

from collections import Counter

from scipy.stats import chisquare

from signoria.core.chance import Random, chance_from_seed
from signoria.games.artigiano.deck import draw
from signoria.games.artigiano.piles import DECK, HAND, drop, nth, put, size
from signoria.games.artigiano.state import ArtigianoState
from tests.games.artigiano.positions import GAME, A, position

TINY = 1e-6  # p-values below it do not happen by accident


def imagined(seed: int, deck: int | None = None) -> ArtigianoState:
    state = position(hands=["tile-3 siege", "stone-1 sin", "stone-5"], deck=deck)
    assert isinstance(state, ArtigianoState)
    state.chance = Random(seed).chance()
    return state


def filled_up(state: ArtigianoState, cards: int) -> list[int]:
    drawn = []
    for _ in range(cards):
        drawn.append(int(draw(state, A)))
        put(state.sets, HAND + A, drawn[-1])
    return drawn


def test_in_a_thought_a_card_drawn_before_does_not_change_those_that_follow() -> None:
    for seed in range(20):
        plain = filled_up(imagined(seed), 3)
        state = imagined(seed)
        others = [int(nth(state.sets, DECK, rank)) for rank in range(12)]
        for copy in [copy for copy in others if copy not in plain][:5]:
            drop(state.sets, DECK, copy)  # others have drawn them meanwhile
            state.drawn += 1
        assert filled_up(state, 3) == plain


def test_in_a_thought_every_turn_draws_other_cards() -> None:
    turns = set()
    for turn in range(1, 30):
        state = imagined(1)
        state.turn = turn
        turns.add(int(draw(state, A)))
    assert len(turns) > 10


def test_in_a_thought_every_card_is_as_likely() -> None:
    left = int(size(imagined(0, 20).sets, DECK))
    counts = Counter(int(draw(imagined(seed, 20), A)) for seed in range(2_000))
    assert len(counts) == left == 20
    assert chisquare(list(counts.values())).pvalue > TINY


def test_of_a_game_the_number_of_cards_drawn_decides() -> None:
    state = GAME.new(3, 1)
    assert isinstance(state, ArtigianoState)
    state.chance = chance_from_seed(5)
    other = state.copy()
    other.turn += 1  # of no consequence
    assert [int(draw(state, A)) for _ in range(9)] == [int(draw(other, A)) for _ in range(9)]
    assert state.drawn == other.drawn
