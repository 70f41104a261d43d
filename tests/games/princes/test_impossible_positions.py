"""Positions that no game can reach are refused in one sentence, whatever is wrong with them."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

import signoria
from tests.games.princes.positions import GAME, A, B, Json, board, frame, offer, position, wander


def impossible(state: signoria.State, **changes: Any) -> str:
    dump: Json = state.dump()
    dump.update(changes)
    with pytest.raises(signoria.BadPosition) as caught:
        GAME.load(dump)
    return caught.value.message.key.removeprefix("princes-impossible-")


@pytest.mark.parametrize(
    ("fault", "changes"),
    [
        ("tiles", {"display": []}),
        ("events", {"events": ["bellini"]}),
        ("cities", {"artists": {"rome": 1}}),
        ("decade", {"wars": 5}),
        ("decade", {"league_used": True}),
        ("troops", {"supply": {}}),
        ("treachery", {"pile": {}}),
        ("question", {"stack": []}),
        ("question", {"stack": [frame("after", A)]}),
        ("question", {"stack": [frame("turn", A), frame("bid", A, 15, 0, 0, 0)]}),
        ("question", {"stack": [frame("after", A), frame("bid", B, 15, 0, 0, 0)]}),
        ("question", {"stack": [frame("after", A), frame("bid", B, 15, 50, 1, 0)]}),
        ("question", {"stack": [frame("after", A), frame("war", A, 0, 0)]}),
        ("question", {"stack": [frame("after", A), frame("war", A, 0, 1)]}),
        ("question", {"stack": [frame("after", A), frame("payment", A, 3)]}),
        ("question", {"stack": [frame("turn", A), frame("offer", A, 1)]}),
        ("offers", {"spoken": [1, 0, 0, 0]}),
    ],
)
def test_what_cannot_be(fault: str, changes: Json) -> None:
    assert impossible(position(), **changes) == fault


def test_hands_and_families() -> None:
    state = position(board(hand=["veto"]))
    dump: Json = state.dump()
    boards = [dict(entry) for entry in dump["boards"]]
    boards[A]["known"] = {"start_war": 1}
    assert impossible(state, boards=boards) == "hands"
    boards[A]["known"] = {}
    boards[A]["family"] = boards[B]["family"]
    assert impossible(state, boards=boards) == "families"
    boards[A]["family"] = None
    assert impossible(state, boards=boards) == "families"


def test_two_offers_in_one_place() -> None:
    state = offer(position(options={"negotiation": "on"}), A, B, give=(1, 0), ask=(0, 1))
    dump: Json = state.dump()
    assert impossible(state, offers=[*dump["offers"], *dump["offers"]]) == "offers"
    assert impossible(state, offers=[{**dump["offers"][0], "other": A}]) == "offers"
    assert impossible(state, offers=[{**dump["offers"][0], "influence_asked": 0}]) == "offers"
    public = position(options={"negotiation": "public"})
    assert impossible(public, offers=[{**dump["offers"][0], "private": True}]) == "offers"


def test_a_bid_that_cannot_be_paid() -> None:
    bid = frame("bid", B, 15, 41, 1, 0)
    assert impossible(position(), stack=[frame("after", A), bid]) == "question"


@pytest.mark.parametrize("seed", range(4))
def test_a_changed_number_is_refused_or_plays_on(seed: int) -> None:
    """A dump with one number changed loads as a position that can be played, or not at all."""
    choice = Random(seed)
    states = [state for state, _, _ in wander(GAME.new(4, seed, negotiation="on"), seed)]
    for state in choice.sample(states, 40):
        dump: Json = json.loads(json.dumps(state.dump()))
        _change(dump, choice)
        try:
            loaded = GAME.load(dump)
        except signoria.BadPosition:
            continue
        for number, (at, _, _) in enumerate(wander(loaded, seed, steps=12)):
            assert not GAME.invariants(at), (number, dump)


def _change(dump: Json, choice: Random) -> None:
    frames = dump["stack"]
    if frames and choice.random() < 0.5:
        numbers = choice.choice(frames)["numbers"]
        numbers[choice.randrange(6)] = choice.randrange(20)
        return
    entry = choice.choice(dump["boards"])
    key = choice.choice(["gold", "influence", "fees", "tokens"])
    entry[key] = choice.randrange(30)
