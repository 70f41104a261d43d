"""`imagine` draws every deal that fits with equal chance."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from itertools import combinations
from typing import Any

import pytest

import signoria
from signoria.kit import Uniformity, check_uniform
from tests.kit.faults import Unfair
from tests.kit.toy import CARDS, Pebbles

MASTERS = signoria.game("masters")
SAMPLES = 8  # for each world
LEADERS = [f"L{number:02}" for number in range(1, 17)]

Hands = tuple[tuple[str, ...], ...]  # of each seat: its hand, then its Leaders that are gone


def deals(pool: Sequence[Any], sizes: Sequence[int]) -> Iterator[tuple[tuple[Any, ...], ...]]:
    """All ways to deal cards to places of these sizes; what is left over stays out."""
    if not sizes:
        yield ()
        return
    for dealt in combinations(pool, sizes[0]):
        rest = [card for card in pool if card not in dealt]
        for others in deals(rest, sizes[1:]):
            yield (dealt, *others)


# ---------------------------------------------------------------- Masters


def position(in_play: Sequence[int], in_hand: Sequence[int]) -> signoria.State:
    """A first turn in which each seat has so many Leaders in play and in hand, dealt in order."""
    state = MASTERS.new(len(in_play), 1)
    while state.prompt(state.to_act[0]).kind != "turn":  # type: ignore[union-attr]
        state.play(state.to_act[0], state.decisions(state.to_act[0])[0])
    dump: Any = state.dump()
    for seat, board in enumerate(dump["boards"]):
        dealt = LEADERS[4 * seat : 4 * seat + 4]
        board["in_play"] = dealt[: in_play[seat]]
        board["hand"] = dealt[in_play[seat] : in_play[seat] + in_hand[seat]]
        board["gone"] = dealt[in_play[seat] + in_hand[seat] :]
    return MASTERS.load(dump)


def hands(state: signoria.State) -> Hands:
    boards: Any = state.dump()["boards"]
    return tuple(tuple(board[place]) for board in boards for place in ("hand", "gone"))


def fitting(state: signoria.State, viewer: int | None) -> set[Hashable]:
    """All hands that fit what the viewer knows: his own cards, and how many the others hold."""
    truth = hands(state)
    own = [] if viewer is None else [2 * viewer, 2 * viewer + 1]
    boards: Any = state.dump()["boards"]
    seen = {leader for board in boards for leader in board["in_play"]}
    seen |= {leader for place in own for leader in truth[place]}
    unseen = [leader for leader in LEADERS if leader not in seen]
    hidden = [place for place in range(len(truth)) if place not in own]
    worlds: set[Hashable] = set()
    for dealt in deals(unseen, [len(truth[place]) for place in hidden]):
        world = list(truth)
        for place, cards in zip(hidden, dealt, strict=True):
            world[place] = cards
        worlds.add(tuple(world))
    assert truth in worlds
    return worlds


@pytest.mark.parametrize(
    ("in_play", "in_hand", "viewer", "worlds"),
    [
        ([0, 2], [2, 0], 0, 45),  # 10 unseen: 2 gone, 8 that were not dealt
        ([0, 1], [2, 1], 0, 495),  # 11 unseen: 1 in hand, 2 gone, 8 not dealt
        ([1, 2, 2], [1, 0, 0], 0, 420),  # 8 unseen: 2 gone, 2 gone, 4 not dealt
        ([2, 1, 2, 0], [0, 1, 0, 2], 3, 630),  # 7 unseen, all dealt: 1 in hand, 2, 2 and 2 gone
        ([2], [0], None, 91),  # spectators of a solo game: 14 unseen, 2 gone
    ],
)
def test_masters_is_uniform(
    in_play: list[int], in_hand: list[int], viewer: int | None, worlds: int
) -> None:
    state = position(in_play, in_hand)
    fit = fitting(state, viewer)
    assert len(fit) == worlds
    assert check_uniform(MASTERS, state, viewer, SAMPLES * worlds, hands, fit).ok()


def test_masters_is_uniform_while_leaders_are_chosen() -> None:
    """The other seat's answer is handed back: its four Leaders are four of the twelve unseen ones."""
    state = MASTERS.new(2, 1)
    for _ in range(2):
        state.play(1, state.decisions(1)[0])
    fit = fitting(state, 0)
    assert len(fit) == 495
    assert check_uniform(MASTERS, state, 0, SAMPLES * 495, hands, fit).ok()
    assert MASTERS.imagine(state.view(0), 7).to_act == (0, 1)


# ---------------------------------------------------------------- a game with a fault


def pebbles_hand(state: Any) -> Hashable:
    return tuple(state.hands[1])


def uniformity(game: type[Pebbles], size: int) -> Uniformity:
    """Seat 0 of two holds four cards of twelve; so does the other, of the eight unseen ones."""
    made: Any = game()
    state = made.new(2, 1)
    unseen = [card for card in range(CARDS) if card not in state.hands[0]]
    worlds = list(combinations(unseen, size))
    return check_uniform(made, state, 0, 30 * len(worlds), pebbles_hand, worlds)


def test_a_fair_deal_is_found_uniform() -> None:
    assert uniformity(Pebbles, 4).ok()


def test_an_unfair_deal_is_found() -> None:
    found = uniformity(Unfair, 4)
    assert found.strange == []
    assert not found.ok()


def test_a_deal_that_does_not_fit_is_found() -> None:
    found = uniformity(Pebbles, 3)
    assert found.strange
    assert not found.ok()
