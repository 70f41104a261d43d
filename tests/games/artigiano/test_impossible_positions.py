"""Positions that no game can reach are refused in one sentence, whatever is wrong with them."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

import signoria
from tests.games.artigiano.positions import GAME, A, B, Json, frame, position, wander


def base() -> signoria.State:
    return position(
        hands=["tile-3 siege", "stone-1"],
        castles=[{"A1": "foundation-1"}],
        stocks=["stone-4"],
        zones=["pope"],
        missions=["panama mercator"],
        mandatory=["panama"],
    )


def impossible(state: signoria.State, **changes: Any) -> str:
    dump: Json = state.dump()
    dump.update(changes)
    with pytest.raises(signoria.BadPosition) as caught:
        GAME.load(dump)
    return caught.value.message.key.removeprefix("artigiano-impossible-")


def of_side(state: signoria.State, side: int, **changes: Any) -> list[Json]:
    sides: list[Json] = [dict(entry) for entry in state.dump()["sides"]]  # type: ignore[attr-defined]
    sides[side].update(changes)
    return sides


@pytest.mark.parametrize(
    ("fault", "changes"),
    [
        ("cards", {"deck": []}),
        ("cards", {"families": ["army", "clergy"]}),
        ("cards", {"in_play": {}}),
        ("castles", {"in_play": {"pope": ["zone", 0, 0], "journeyman": ["cell", 1, 0]}}),
        ("question", {"stack": []}),
        ("question", {"stack": [frame("final", A)]}),
        ("question", {"stack": [frame("stock", A)]}),
        ("question", {"stack": [frame("mandatory", A)]}),
        ("question", {"stack": [frame("act", A, 1), frame("action", A, 0)]}),
        ("question", {"stack": [frame("act", A, 1), frame("action", A, 200), frame("cancel", B)]}),
        ("question", {"stack": [frame("act", A, 1), frame("act", A)]}),
        ("question", {"stack": [frame("act", A, 1), frame("discard", -1, 4, 0, 1, 1)]}),
    ],
)
def test_what_cannot_be(fault: str, changes: Json) -> None:
    state = base()
    if "journeyman" in str(changes):
        dump: Json = state.dump()
        changes = {**changes, "deck": [card for card in dump["deck"] if card != "craftsmen-34"]}
        assert impossible(state, **changes) in ("castles", "cards")
        return
    assert impossible(state, **changes) == fault


def test_stocks_missions_and_bounds() -> None:
    state = base()
    dump: Json = state.dump()
    four = dump["deck"][:4]
    crowded = of_side(state, B, stock=four)
    assert impossible(state, sides=crowded, deck=dump["deck"][4:]) == "stocks"
    assert impossible(state, sides=of_side(state, B, missions=["panama"])) == "missions"
    assert impossible(state, sides=of_side(state, B, mandatory=["wassy"])) == "missions"
    assert impossible(state, sides=of_side(state, A, shown=["mercator"])) == "missions"
    players = [dict(entry) for entry in dump["players"]]
    players[A]["may"] = 0  # he holds an action
    assert impossible(state, players=players) == "bounds"


def test_numbers_of_seats_that_do_not_exist() -> None:
    dump: Json = GAME.new(4, 1, teams=True).dump()
    for seats in (1, 5, 7, 9):
        with pytest.raises(signoria.BadPosition):
            GAME.load({**dump, "seats": seats})


@pytest.mark.parametrize("seed", range(3))
def test_a_changed_number_is_refused_or_plays_on(seed: int) -> None:
    """A dump with a number of a player or of the history changed loads and plays on, or does not load."""
    choice = Random(seed)
    states = [state for state, _, _ in wander(GAME.new(3, seed), seed)]
    for state in choice.sample(states, 12):
        dump: Json = json.loads(json.dumps(state.dump()))
        entry = choice.choice([*dump["players"], *(side["history"] for side in dump["sides"])])
        name = choice.choice([key for key, value in entry.items() if isinstance(value, int)])
        entry[name] = choice.randrange(16)
        try:
            loaded = GAME.load(dump)
        except signoria.BadPosition:
            continue
        for at, _, _ in wander(loaded, seed, steps=12):
            assert not [fault for fault in GAME.invariants(at) if fault != "bounds"]
