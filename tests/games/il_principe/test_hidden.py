"""Who may know what: the section "Hidden information" of the ledger, for views, events and imagined positions."""

from __future__ import annotations

import inspect
import json
from collections.abc import Callable
from itertools import combinations
from random import Random
from typing import Any

import pytest

import signoria
from signoria.core.chance import Random as Thinking
from signoria.core.journal import SPECTATORS, Journal
from signoria.core.kinds import one
from signoria.core.numbers import bit
from signoria.games.il_principe.state import PrincipeState
from signoria.kit import check_uniform
from tests.games.il_principe.positions import (
    COLOURS,
    GAME,
    A,
    B,
    C,
    Json,
    acting,
    before_roles,
    begun,
    board,
    building,
    hands,
    letters,
    offer,
    offering,
    play,
    seen,
    selling,
    told,
)

Viewer = int | None

# ---------------------------------------------------------------- every attribute is classified

SHOWN = "shown"  # to everybody
OWN = "own"  # to the seat it belongs to
FACT = "fact"  # not on the table, but a careful player has written it down
HIDDEN = "hidden"  # to nobody
DERIVED = "derived"  # from the others: shows nothing of its own

STATE = {
    "game": SHOWN,
    "seats": SHOWN,
    "options": SHOWN,
    "stack": SHOWN,
    "depth": SHOWN,
    "boards": SHOWN,  # what of a board is shown: see below
    "lots": SHOWN,
    "discards": SHOWN,
    "display": SHOWN,
    "principe": SHOWN,
    "round": SHOWN,
    "last": SHOWN,
    "deck": HIDDEN,  # to all as a number
    "unseen": DERIVED,  # all cities that are nowhere else
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
    "points": SHOWN,
    "up": SHOWN,
    "down": SHOWN,
    "shields": SHOWN,
    "majors": SHOWN,
    "minors": SHOWN,
    "cities": SHOWN,
    "hand": OWN,  # to the others as a number
    "coins": FACT,
    "known": FACT,
}


def attributes(thing: object) -> set[str]:
    """All attributes of an object of the engine, compiled or interpreted."""
    found = set(getattr(thing, "__dict__", {}))
    for kind in type(thing).__mro__:
        for name, value in vars(kind).items():
            if inspect.isdatadescriptor(value) and not name.startswith("__"):
                found.add(name)
    return found


def native(state: signoria.State) -> PrincipeState:
    assert isinstance(state, PrincipeState)
    return state


def at_the_table() -> PrincipeState:
    boards = [board(hand="GGW", up="R", down="B"), board(hand="WRB", known="W"), board(hand="Y")]
    return native(selling("GG", seats=3, boards=boards, discards="Y"))


def seen_by_all(state: signoria.State) -> dict[Viewer, str]:
    viewers: list[Viewer] = [None, *range(state.seats)]
    return {viewer: json.dumps(state.view(viewer)) for viewer in viewers}


def changed_views(change: Callable[[Any], None]) -> set[Viewer]:
    """Who sees the difference that a change makes."""
    state = at_the_table()
    before = seen_by_all(state)
    change(state)
    after = seen_by_all(state)
    return {viewer for viewer in before if before[viewer] != after[viewer]}


def test_every_attribute_is_classified() -> None:
    state = at_the_table()
    assert attributes(state) == set(STATE)
    assert attributes(state.boards[0]) == set(BOARD)


CHANGES: dict[str, Callable[[Any], None]] = {
    "lots": lambda s: setattr(s, "lots", one(3)),
    "discards": lambda s: setattr(s, "discards", one(3)),
    "display": lambda s: setattr(s, "display", bit(3)),
    "principe": lambda s: setattr(s, "principe", 2),
    "round": lambda s: setattr(s, "round", 7),
    "last": lambda s: setattr(s, "last", True),
    "deck": lambda s: setattr(s, "deck", s.deck - one(0) + one(1)),
    "chance": lambda s: setattr(s, "chance", Thinking(5).chance()),
}


@pytest.mark.rule("ILP-HID-04", "ILP-HID-06")
@pytest.mark.parametrize("name", CHANGES)
def test_what_is_in_the_middle(name: str) -> None:
    everybody = {None, A, B, C}
    assert changed_views(CHANGES[name]) == (everybody if STATE[name] == SHOWN else set())


BOARD_VALUES = {
    "family": 4, "points": 9, "up": one(2), "down": one(2), "shields": one(2),
    "majors": 1, "minors": 1, "cities": 1,
}  # fmt: skip


@pytest.mark.rule("ILP-HID-06")
@pytest.mark.parametrize("name", BOARD_VALUES)
def test_what_lies_before_a_player_is_open(name: str) -> None:
    def change(state: Any) -> None:
        setattr(state.boards[B], name, BOARD_VALUES[name])

    assert changed_views(change) == {None, A, B, C}


@pytest.mark.rule("ILP-HID-01", "ILP-RUL-27")
def test_a_hand_is_seen_by_its_owner_only() -> None:
    def other_card(state: Any) -> None:
        state.boards[B].hand += one(4) - one(2)

    def more_cards(state: Any) -> None:
        state.boards[B].hand += one(4)

    assert changed_views(other_card) == {B}
    assert changed_views(more_cards) == {None, A, B, C}  # the number is public


@pytest.mark.rule("ILP-HID-02", "ILP-INC-04")
def test_coins_are_no_part_of_the_open_table() -> None:
    def change(state: Any) -> None:
        state.boards[B].coins += 1

    state = at_the_table()
    before = {viewer: state.view(viewer)["boards"] for viewer in (None, A, C)}
    change(state)
    assert before == {viewer: state.view(viewer)["boards"] for viewer in (None, A, C)}


def test_a_view_holds_nothing_else() -> None:
    whole = {
        "format", "game", "rules", "seats", "options", "viewer", "to_act", "asked", "table",
        "boards", "stack", "facts",
    }  # fmt: skip
    face = {
        "family", "points", "up", "down", "shields", "shields_left", "roles", "cities", "in_hand",
    }  # fmt: skip
    view: Json = at_the_table().view(A)
    assert set(view) == whole
    assert set(view["boards"][B]) == face
    assert set(view["boards"][A]) == face | {"hand", "coins", "picked"}
    assert set(view["facts"]) == {"coins", "known"}
    assert set(at_the_table().view(None)["facts"]) == {"coins", "known"}  # type: ignore[call-overload]
    assert set(view["table"]) == {
        "round", "last", "principe", "deck", "discards", "lots", "display", "city_deck",
    }  # fmt: skip


# ---------------------------------------------------------------- events


@pytest.mark.rule("ILP-HID-01", "ILP-HID-05")
def test_cards_drawn_are_told_to_their_owner() -> None:
    state = before_roles([], seats=3)
    for seat in range(3):
        for event in told(state, "pass", to=seat):
            if event["event"] == "received":
                assert ("green" in event) == (event["seat"] == seat)
                if event["seat"] == seat:
                    assert sum(event[colour] for colour in COLOURS) == 4


@pytest.mark.rule("ILP-HID-07")
def test_lists_and_reasons_are_for_the_deciding_seat() -> None:
    state = building(boards=[board(hand="GWY"), board()])
    assert state.legal(B) == []
    assert "build siena" in [GAME.notation(code) for code in state.legal(A)]
    poor = building(boards=[board(hand="RRR"), board()])
    for viewer in (None, B, C):
        assert state.view(viewer) == poor.view(viewer)
    one, other = acting(boards=[board(hand="GG")]), acting(boards=[board(hand="WW")])
    assert told(one, "pass") == told(other, "pass")


# ---------------------------------------------------------------- what is known of a hand


def known(state: signoria.State, seat: int) -> str:
    facts: Json = state.view(None)["facts"]  # type: ignore[assignment]
    return letters(facts["known"][seat])


@pytest.mark.rule("ILP-HID-01")
def test_known_cards_leave_first() -> None:
    mine = board(hand="GGWWR", known="GG")
    assert known(play(acting(boards=[mine]), "lay green 1"), A) == "G"
    assert known(play(acting(boards=[mine]), "lay white 2"), A) == "GG"
    state = offering(seats=2, boards=[board(hand="GGWWRR", known="GW"), board(hand="YYYYY")])
    after = offer(state, "GGR", "YYY")
    assert known(after, A) == "W"
    assert hands(after)[A] == "WWR"
    built = play(building(boards=[board(hand="GWYY", known="YY")]), "build siena")
    assert known(built, A) == "Y"


def test_what_is_known_is_part_of_the_position() -> None:
    one, other = (acting(boards=[board(hand="GGW", known=known)]) for known in ("G", "W"))
    assert one.digest() != other.digest()


# ---------------------------------------------------------------- imagined positions


def small() -> signoria.State:
    """A: nothing hidden from himself. B has two hidden cards and a known one, C one; three are in the deck."""
    boards = [
        board(hand="WW"),
        board(hand="GRY", known="Y"),
        board(hand="G"),
    ]
    return selling("BB", seats=3, boards=boards, deck="GRB", discards="")


def test_imagined_hands_are_dealt_as_if_all_cards_were_different() -> None:
    """Six unseen cards: three green ones told apart, two red ones, one blue one."""
    state = small()
    unseen = ["G1", "G2", "G3", "R1", "R2", "B1"]
    worlds = {}
    for of_b in combinations(unseen, 2):
        for of_c in combinations([card for card in unseen if card not in of_b], 1):
            worlds[of_b, of_c] = (
                "".join(sorted(card[0] for card in of_b)),
                "".join(card[0] for card in of_c),
            )
    names = list(worlds)
    dice = Random(1)

    def world(imagined: signoria.State) -> object:
        """The hands do not tell cards of a colour apart: any of the deals that look so, by lot."""
        of_b = "".join(sorted(hands(imagined)[B].replace("Y", "", 1)))
        of_c = hands(imagined)[C]
        return dice.choice([name for name in names if worlds[name] == (of_b, of_c)])

    assert len(names) == 60
    result = check_uniform(GAME, state, A, 6_000, world, names)
    assert result.ok(), result


def test_an_imagined_hand_keeps_what_is_known() -> None:
    state = small()
    for seed in range(40):
        imagined = GAME.imagine(state.view(A), seed)
        assert "Y" in hands(imagined)[B]
        assert hands(imagined)[A] == "WW"
        assert GAME.invariants(imagined) == []


@pytest.mark.rule("ILP-INC-05")
def test_half_an_offer_is_seen_by_its_owner_only() -> None:
    before = offering(seats=3, boards=[board(hand="GWRBY") for _ in range(3)])
    after = play(before, "colour white")
    assert seen(before)["picked"] == {}
    assert seen(after)["picked"] == {"white": 1}
    assert letters(seen(after)["hand"]) == "GWRBY"  # it lies there only when it is revealed
    for viewer in (None, B, C):
        assert after.view(viewer) == before.view(viewer)
    imagined = GAME.imagine(after.view(A), 1)
    assert imagined.decisions(A) == after.decisions(A) != before.decisions(A)


def test_sealed_offers_are_handed_back() -> None:
    state = offer(begun(3), "")
    answered = state.copy()
    while B in answered.to_act:
        answered.play(B, answered.decisions(B)[0])
    assert answered.to_act == (A, C)
    assert GAME.imagine(answered.view(A), 1).to_act == (A, B, C)
    assert GAME.imagine(answered.view(B), 1).to_act == (A, C)


def test_a_broken_view_is_refused() -> None:
    view: Json = small().view(A)
    for change in (
        {"table": {**view["table"], "deck": 5}},
        {"facts": {**view["facts"], "known": [{}, {"yellow": 25}, {}]}},
        {"boards": [{**entry, "in_hand": 99} for entry in view["boards"]]},
        {"boards": view["boards"][:2]},
        {"viewer": 7},
    ):
        with pytest.raises(signoria.BadPosition):
            GAME.imagine({**view, **change}, 1)


@pytest.mark.rule("ILP-RUL-27")
def test_everybody_sees_how_many_cards_a_hand_has() -> None:
    view: Json = small().view(None)
    assert [entry["in_hand"] for entry in view["boards"]] == [2, 3, 1]


def test_spectators_hear_no_secrets() -> None:
    state = begun(4, 3)
    state.journal = Journal(GAME.events)
    dice = Random(3)
    while not state.over:
        seat = state.to_act[0]
        state.play(seat, dice.choice(state.decisions(seat)))
    for event in state.journal.take():
        heard = event.told_to(SPECTATORS)
        assert heard is not None
        assert not set(heard) & set(event.kind.private)
    assert seen(state)["coins"] >= 0
