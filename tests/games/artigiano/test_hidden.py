"""Every attribute of a position is classified: who sees a change of it, and who does not."""

from __future__ import annotations

import inspect
import json
from collections.abc import Callable
from typing import Any

import pytest

import signoria
from signoria.core.chance import Random as Thinking
from signoria.games.artigiano.people import SEEN
from signoria.games.artigiano.piles import DECK, HAND, SHIELD, STOCK, drop, nth, put
from signoria.games.artigiano.state import ArtigianoState
from tests.games.artigiano.positions import GAME, A, B, C, asked, kinds, play, position, wander

Viewer = int | None
SHOWN, OWN, HIDDEN, DERIVED = "shown", "own", "hidden", "derived"

STATE = {
    "game": SHOWN, "seats": SHOWN, "options": SHOWN, "families": SHOWN,
    "stack": SHOWN,  # but for steps that another seat has begun and not shown
    "depth": SHOWN, "people": SHOWN,  # but for the missions a player was shown
    "castles": SHOWN,  # but for missions face down
    "sets": OWN,  # hands and stocks; the draw pile to nobody
    "known": OWN, "cells": SHOWN, "lies": SHOWN, "pile": SHOWN, "piled": SHOWN,
    "top": OWN, "topped": SHOWN, "log": SHOWN, "logged": SHOWN,
    "drawn": SHOWN, "picked": SHOWN, "active": SHOWN, "turn": SHOWN, "current": SHOWN,
    "extra": SHOWN, "undrawn": SHOWN, "sheltered": SHOWN, "acted": SHOWN, "aimed": SHOWN,
    "destroyed": SHOWN, "from_stock": SHOWN, "did": SHOWN, "ended": SHOWN,
    "slots": DERIVED, "quick": DERIVED, "side_count": DERIVED, "everybody": DERIVED,
    "drafts": OWN, "decided": OWN, "chance": HIDDEN, "journal": HIDDEN,
    "over": DERIVED, "to_act": DERIVED, "sealed": DERIVED, "speaking": DERIVED,
}  # fmt: skip
SIDE = {
    "board": SHOWN, "missions": OWN, "mandatory": OWN, "gone": OWN, "shown": SHOWN,
    "filled": DERIVED, "stand_ins": DERIVED, "open": DERIVED, "bonuses": DERIVED, "met": DERIVED,
    "points": DERIVED, "zone": DERIVED,
    "spent": SHOWN, "homemade": SHOWN, "placed": SHOWN, "completed": SHOWN,
    "first_placed": SHOWN, "first_completed": SHOWN, "placed_before": SHOWN,
    "played_home": SHOWN, "played": SHOWN, "most_destroyed": SHOWN, "most_actions": SHOWN,
    "most_aimed": SHOWN, "most_from_stock": SHOWN, "streaks": SHOWN, "records": SHOWN,
    "dropped_special": SHOWN, "struck": SHOWN, "open_end": SHOWN,
}  # fmt: skip


def attributes(thing: object) -> set[str]:
    """All attributes of an object of the engine, compiled or interpreted."""
    found = set(getattr(thing, "__dict__", {}))
    for kind in type(thing).__mro__:
        for name, value in vars(kind).items():
            if inspect.isdatadescriptor(value) and not name.startswith("__"):
                found.add(name)
    return found


def at_the_table() -> ArtigianoState:
    state = position(
        hands=["tile-3 siege", "stone-1 sin", "stone-5"],
        stocks=["stone-4", "tile-4"],
        shielded=["", "foundation-1"],
        zones=["", "storekeeper"],
        missions=["panama mercator", "wassy galileo"],
        mandatory=["panama", "wassy"],
    )
    assert isinstance(state, ArtigianoState)
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
    assert attributes(state.castles[0]) == set(SIDE)


COURSE = [
    "drawn", "picked", "turn", "current", "extra", "sheltered", "acted", "aimed", "destroyed",
    "from_stock", "did",
]  # fmt: skip


@pytest.mark.parametrize("name", COURSE)
def test_the_course_is_open_to_all(name: str) -> None:
    assert changed_views(lambda s: setattr(s, name, getattr(s, name) + 1)) == {None, A, B, C}


@pytest.mark.rule("ART-VOC-04")
def test_nobody_sees_the_draw_pile_or_the_future() -> None:
    def other_pile(s: Any) -> None:
        one, other = nth(s.sets, DECK, 0), nth(s.sets, HAND + C, 0)
        drop(s.sets, DECK, one)
        drop(s.sets, HAND + C, other)
        put(s.sets, DECK, other)
        put(s.sets, HAND + C, one)

    assert changed_views(other_pile) == {C}
    assert changed_views(lambda s: setattr(s, "chance", Thinking(5).chance())) == set()


@pytest.mark.rule("ART-VOC-02", "ART-SETUP-11")
def test_what_only_some_see() -> None:
    def exchange(place: int) -> Callable[[Any], None]:
        def change(s: Any) -> None:
            one, other = nth(s.sets, place, 0), nth(s.sets, DECK, 0)
            drop(s.sets, place, one)
            drop(s.sets, DECK, other)
            put(s.sets, place, other)
            put(s.sets, DECK, one)

        return change

    def other_mission(s: Any) -> None:
        s.castles[A].missions ^= 1 << 11 | 1 << 10  # Chip Log instead of Mercator

    def other_pile_of_missions(s: Any) -> None:
        s.castles[A].mandatory = s.castles[A].missions & ~s.castles[A].mandatory

    def shown_to_c(s: Any) -> None:
        s.people[SEEN + C] = s.castles[B].mandatory

    assert changed_views(exchange(HAND + A)) == {A}
    assert changed_views(exchange(STOCK + B)) == {B}
    assert changed_views(exchange(SHIELD + B)) == {B}
    assert changed_views(other_mission) == {A}
    assert changed_views(other_pile_of_missions) == {A}
    assert changed_views(shown_to_c) == {C}


def test_steps_not_yet_shown_are_seen_by_their_seat_alone() -> None:
    state = position(hands=["foundation-1 siege", "stone-1"])
    before = {viewer: json.dumps(state.view(viewer)) for viewer in (None, B)}
    state.play(A, GAME.parse("place foundation-1"))
    assert {viewer: json.dumps(state.view(viewer)) for viewer in (None, B)} == before
    stack: Any = state.view(A)["stack"]
    assert [entry["ask"] for entry in stack] == ["act", "cell"]


def test_the_card_that_asks_is_named_once_it_is_laid_out() -> None:
    """While its player still chooses whom to aim at, only he knows which card he has in mind."""
    state = position(
        hands=["pillage-fs4 siege", "stone-1", "stone-5"],
        castles=[{}, {"A1": "foundation-1", "A2": "foundation-2"}, {"A1": "foundation-3"}],
    )

    def named(viewer: Viewer) -> list[tuple[str, str]]:
        stack: Any = state.view(viewer)["stack"]
        return [(entry["ask"], kinds([entry["card"]])[0]) for entry in stack if "card" in entry]

    play(state, "act pillage-fs4")
    assert named(A) == [("target", "pillage-fs4")]
    assert named(B) == named(None) == []
    play(state, f"side {B + 1}")
    assert asked(state) == "steal"
    assert named(A) == named(B) == named(None) == [("action", "pillage-fs4")]


@pytest.mark.parametrize("options", [{}, {"teams": True}, {"quick": True}])
def test_an_imagined_position_fits_the_view(options: dict[str, object]) -> None:
    for step, (state, _, _) in enumerate(wander(GAME.new(4, 2, **options), 2, steps=120)):
        if step % 17 == 5 and not state.sealed:
            for viewer in (None, A, C):
                imagined: signoria.State = GAME.imagine(state.view(viewer), step)
                assert imagined.view(viewer) == state.view(viewer)
                assert GAME.invariants(imagined) == []
