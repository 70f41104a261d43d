"""Short ways to play and to look, the same for every game. Whatever is played, is played on a copy."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

import pytest

import signoria
from signoria.core.chance import Random as Dealer
from signoria.core.journal import SPECTATORS, Journal

Json = dict[str, Any]


def frame(ask: str, seat: int, *numbers: int) -> Json:
    """A question as a dump writes it."""
    return {"ask": ask, "seat": seat, "numbers": [*numbers, *[0] * (6 - len(numbers))]}


def play(state: signoria.State, *texts: str, by: int | None = None) -> signoria.State:
    """The position after these actions, each played by the seat to act, or by one seat."""
    state = state.copy()
    for text in texts:
        state.play(state.to_act[0] if by is None else by, state.game.parse(text))
    return state


def refused(state: signoria.State, text: str, seat: int | None = None) -> str:
    """The rule that forbids an action; the refusal must leave the state untouched."""
    before = state.digest()
    with pytest.raises(signoria.IllegalAction) as caught:
        state.play(state.to_act[0] if seat is None else seat, state.game.parse(text))
    assert state.digest() == before
    return caught.value.rule


def has_no_action(game: signoria.Game, text: str) -> bool:
    """Does the game have no action of that name, in any position?"""
    try:
        game.parse(text)
    except signoria.BadRequest:
        return True
    return False


def legal(state: signoria.State, verb: str = "", seat: int | None = None) -> list[str]:
    """Everything the seat to act (or another) may do, as notation; with a verb, only what begins with it."""
    codes = state.legal(state.to_act[0] if seat is None else seat)
    return [name for name in map(state.game.notation, codes) if name.startswith(verb)]


def told(
    state: signoria.State, *texts: str, to: int = SPECTATORS, by: int | None = None
) -> list[Json]:
    """What a seat, or a spectator, hears while these actions are played."""
    state = state.copy()
    state.journal = journal = Journal(state.game.events)
    for text in texts:
        state.play(state.to_act[0] if by is None else by, state.game.parse(text))
    heard = [event.told_to(to) for event in journal.take()]
    return [event for event in heard if event is not None]


def names(events: Iterable[Json]) -> list[str]:
    """What kinds of events they are."""
    return [event["event"] for event in events]


def table(state: signoria.State) -> Json:
    """What lies in the middle of the table."""
    shown: Any = state.view(None)["table"]
    return dict(shown)


def wander(
    state: signoria.State, seed: int, steps: int = 10_000
) -> Iterator[tuple[signoria.State, int, str]]:
    """Random play, commands too, for looking at every step: the position before it, the seat and its action."""
    choice = Random(seed)
    while not state.over and steps:
        seat = choice.choice(state.to_act)
        code = choice.choice(state.decisions(seat))
        commands = [(who, each) for who in range(state.seats) for each in state.commands(who)]
        if commands and not choice.randrange(12):
            seat, code = choice.choice(commands)
        yield state, seat, state.game.notation(code)
        state = state.copy()
        state.play(seat, code)
        steps -= 1


def expect_no_peeking(state: signoria.State, seed: int) -> None:
    """On a random way from here the outlook of a seat is the same, whatever the secrets of the others are."""
    dealer, game = Dealer(1), state.game
    for here, _, _ in wander(state, seed):
        if len(here.to_act) > 1:
            continue  # sealed picks of others are handed back: another position
        for seat in range(here.seats):
            twin = here.copy()
            twin.redeal(seat, dealer)
            assert game.outlook(twin, seat) == game.outlook(here, seat)
            assert 0 <= game.outlook(here, seat) <= 1
