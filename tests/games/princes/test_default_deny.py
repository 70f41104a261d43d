"""Every attribute of a position is classified: who sees a change of it, and who does not."""

from __future__ import annotations

import inspect
import json
from collections.abc import Callable
from typing import Any

import pytest

from signoria.core.chance import Random as Thinking
from signoria.core.kinds import one
from signoria.games.princes.state import PrincesState
from signoria.games.princes.trading import set_offer
from tests.games.princes.positions import A, B, C, board, offer, position

Viewer = int | None

SHOWN, OWN, FACT, HIDDEN, DERIVED = "shown", "own", "fact", "hidden", "derived"

STATE = {
    "game": SHOWN,
    "seats": SHOWN,
    "options": SHOWN,
    "stack": SHOWN,  # but for silent answers and phrases
    "depth": SHOWN,
    "boards": SHOWN,
    "offers": OWN,  # private ones; the others are shown
    "negotiation": DERIVED,
    "private_offers": DERIVED,
    "hidden_funds": DERIVED,
    "funds_are_final": DERIVED,
    "decade": SHOWN,
    "wars": SHOWN,
    "idle": SHOWN,
    "status": SHOWN,
    "artists": SHOWN,
    "display": SHOWN,
    "events": SHOWN,
    "supply": SHOWN,
    "pope": SHOWN,
    "league_used": SHOWN,
    "pile": HIDDEN,  # to all as a number
    "discards": SHOWN,
    "drawn": SHOWN,
    "rolls": SHOWN,
    "spoken": OWN,
    "drafts": OWN,
    "decided": OWN,
    "chance": HIDDEN,
    "journal": HIDDEN,
    "over": DERIVED,
    "to_act": DERIVED,
    "sealed": DERIVED,
    "speaking": DERIVED,
}
BOARD = {
    "family": SHOWN,
    "gold": SHOWN,  # with hidden funds: to the others as counters, and a fact
    "influence": SHOWN,
    "fees": SHOWN,
    "tokens": SHOWN,
    "troops": SHOWN,
    "tiles": SHOWN,
    "used": SHOWN,
    "events": SHOWN,
    "hand": OWN,  # to the others as a number
    "known": FACT,
    "given_up": OWN,  # to the others as a number
}


def attributes(thing: object) -> set[str]:
    """All attributes of an object of the engine, compiled or interpreted."""
    found = set(getattr(thing, "__dict__", {}))
    for kind in type(thing).__mro__:
        for name, value in vars(kind).items():
            if inspect.isdatadescriptor(value) and not name.startswith("__"):
                found.add(name)
    return found


def at_the_table() -> PrincesState:
    boards = [
        board(hand=["veto"], given_up=["start_war"], troops=["pike"]),
        board(hand=["freeze_bid", "bribe_cardinal"], given_up=["bribe_cardinal"]),
    ]
    state = position(*boards, seats=3, options={"negotiation": "on"})
    state = offer(state, A, B, give=(1, 0), ask=(0, 1), how="private")
    assert isinstance(state, PrincesState)
    return state


def changed_views(change: Callable[[Any], None]) -> set[Viewer]:
    """Who sees the difference that a change makes."""
    state = at_the_table()
    viewers: list[Viewer] = [None, A, B, C]
    before = {viewer: json.dumps(state.view(viewer)) for viewer in viewers}
    change(state)
    return {viewer for viewer in viewers if before[viewer] != json.dumps(state.view(viewer))}


def test_every_attribute_is_classified() -> None:
    state = at_the_table()
    assert attributes(state) == set(STATE)
    assert attributes(state.boards[0]) == set(BOARD)


CHANGES: dict[str, Callable[[Any], None]] = {
    "decade": lambda s: setattr(s, "decade", 2),
    "wars": lambda s: setattr(s, "wars", 2),
    "idle": lambda s: setattr(s, "idle", 2),
    "status": lambda s: setattr(s, "status", s.status + one(3)),
    "artists": lambda s: setattr(s, "artists", one(3)),
    "display": lambda s: setattr(s, "display", 3),
    "events": lambda s: setattr(s, "events", 3),
    "supply": lambda s: setattr(s, "supply", one(3)),
    "pope": lambda s: setattr(s, "pope", 1),
    "league_used": lambda s: setattr(s, "league_used", 1),
    "pile": lambda s: setattr(s, "pile", s.pile - one(0) + one(1)),
    "discards": lambda s: setattr(s, "discards", one(2)),
    "drawn": lambda s: setattr(s, "drawn", 9),
    "rolls": lambda s: setattr(s, "rolls", 9),
    "chance": lambda s: setattr(s, "chance", Thinking(5).chance()),
}


@pytest.mark.rule("POR-SETUP-08", "POR-SETUP-09")
@pytest.mark.parametrize("name", CHANGES)
def test_what_is_in_the_middle(name: str) -> None:
    everybody = {None, A, B, C}
    assert changed_views(CHANGES[name]) == (everybody if STATE[name] == SHOWN else set())


@pytest.mark.rule("POR-TRE-15", "POR-NEG-07")
def test_what_only_some_see() -> None:
    def other_tile(s: Any) -> None:
        s.boards[A].hand = one(6)

    def other_discard(s: Any) -> None:
        s.boards[A].given_up = one(0)

    def no_offer(s: Any) -> None:
        set_offer(s, A, B, 0, 0)

    def nothing_spoken(s: Any) -> None:
        s.spoken = 0

    assert changed_views(other_tile) == {A}
    assert changed_views(other_discard) == {A}
    assert changed_views(no_offer) == {A, B}
    assert changed_views(nothing_spoken) == {A}
