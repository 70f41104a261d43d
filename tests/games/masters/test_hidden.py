"""Who may know what: the section "Hidden information" of the ledger, for views, lists, refusals and events."""

from __future__ import annotations

import inspect
import json
import re
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

import signoria
from signoria.core.chance import Random as Thinking
from signoria.core.journal import SPECTATORS, Event, Journal
from signoria.games.masters.state import MastersState
from tests.games.masters.positions import ALL_CARDS, GAME, Json, alone, board, play, position

Viewer = int | None

# ---------------------------------------------------------------- every attribute is classified

SHOWN = "shown"  # to everybody
OWN = "own"  # to the seat it belongs to
HIDDEN = "hidden"  # to nobody
DERIVED = "derived"  # from the others: shows nothing of its own

STATE = {
    "game": SHOWN,
    "seats": SHOWN,
    "options": SHOWN,
    "stack": SHOWN,
    "depth": SHOWN,
    "boards": SHOWN,  # what of a board is shown: see below
    "tops": SHOWN,
    "grid": SHOWN,  # the cards left in each deck as a set
    "market": SHOWN,
    "first": SHOWN,
    "turn": SHOWN,
    "reports": SHOWN,
    "ending": SHOWN,
    "cross": SHOWN,
    "used_tokens": SHOWN,
    "result": SHOWN,
    "drafts": OWN,
    "decided": OWN,
    "chance": HIDDEN,
    "journal": HIDDEN,
    "over": DERIVED,
    "to_act": DERIVED,
    "sealed": DERIVED,
    "speaking": DERIVED,
    "solo": DERIVED,
}
BOARD = {
    "faith": SHOWN,
    "tiles": SHOWN,
    "warehouse": SHOWN,
    "strongbox": SHOWN,
    "slots": SHOWN,
    "in_play": SHOWN,
    "hand": OWN,  # to the others as a number
    "gone": OWN,
    "flags": DERIVED,
    "powers": DERIVED,
}


def attributes(thing: object) -> set[str]:
    """All attributes of an object of the engine, compiled or interpreted."""
    found = set(getattr(thing, "__dict__", {}))
    for kind in type(thing).__mro__:
        for name, value in vars(kind).items():
            if inspect.isdatadescriptor(value) and not name.startswith("__"):
                found.add(name)
    return found


def table_of_two() -> MastersState:
    boards = [
        board(hand=["L01", "L02"], in_play=[], warehouse={"coin": 1}),
        board(hand=["L03"], in_play=["L05"], slots=[["D04"], [], []]),
    ]
    return native(position(boards=boards))


def native(state: signoria.State) -> MastersState:
    assert isinstance(state, MastersState)
    return state


def keeping() -> MastersState:
    return native(GAME.new(2, 3))


def seen_by_all(state: signoria.State) -> dict[Viewer, str]:
    viewers: list[Viewer] = [None, *range(state.seats)]
    return {viewer: json.dumps(state.view(viewer)) for viewer in viewers}


def changed_views(make: Callable[[], MastersState], change: Callable[[Any], None]) -> set[Viewer]:
    """Who sees the difference that a change makes."""
    state = make()
    before = seen_by_all(state)
    change(state)
    after = seen_by_all(state)
    return {viewer for viewer in before if before[viewer] != after[viewer]}


def test_every_attribute_is_classified() -> None:
    state = table_of_two()
    assert attributes(state) == set(STATE)
    assert attributes(state.boards[0]) == set(BOARD)


def put(name: str, value: object) -> Callable[[Any], None]:
    return lambda state: setattr(state, name, value)


def put_in(name: str, place: int, value: int) -> Callable[[Any], None]:
    def change(state: Any) -> None:
        getattr(state, name)[place] = value

    return change


def put_on_board(name: str, value: int) -> Callable[[Any], None]:
    return lambda state: setattr(state.boards[1], name, value)


L01, L02, L03, L04 = (1 << leader for leader in range(4))

CHANGES: list[tuple[str, Callable[[], MastersState], Callable[[Any], None]]] = [
    ("stack", table_of_two, put_in("stack", 2, 1)),
    ("depth", table_of_two, put("depth", 0)),
    ("tops", table_of_two, put_in("tops", 0, 4)),
    ("grid", table_of_two, lambda s: setattr(s, "grid", s.grid & ~2)),
    ("market", table_of_two, lambda s: setattr(s, "market", s.market ^ 1)),
    ("first", table_of_two, put("first", 1)),
    ("turn", table_of_two, put("turn", 9)),
    ("reports", table_of_two, put("reports", 1)),
    ("ending", table_of_two, put("ending", True)),
    ("cross", lambda: native(alone()), put("cross", 5)),
    ("used_tokens", lambda: native(alone()), put("used_tokens", 3)),
    ("result", lambda: native(alone()), put("result", 1)),
    ("chance", table_of_two, put("chance", Thinking(7).chance())),
    ("journal", table_of_two, put("journal", Journal(GAME.events))),
]
BOARD_CHANGES = {
    "faith": 3,
    "tiles": 1,
    "warehouse": 1,
    "strongbox": 1,
    "slots": 1,
    "in_play": L04,
    "hand": L04,
    "gone": L04,
    "flags": 1,
    "powers": 1,
}


@pytest.mark.parametrize(("name", "make", "change"), CHANGES, ids=[row[0] for row in CHANGES])
def test_what_is_shown_is_shown_to_all_and_what_is_hidden_to_nobody(
    name: str, make: Callable[[], MastersState], change: Callable[[Any], None]
) -> None:
    everybody = set(seen_by_all(make()))
    assert changed_views(make, change) == (everybody if STATE[name] == SHOWN else set())


@pytest.mark.parametrize("name", BOARD)
def test_what_is_seen_of_a_board(name: str) -> None:
    whole: dict[str, set[Viewer]] = {SHOWN: {None, 0, 1}, OWN: {1}, DERIVED: set()}
    assert (
        changed_views(table_of_two, put_on_board(name, BOARD_CHANGES[name])) == whole[BOARD[name]]
    )


def test_a_pick_is_seen_by_its_seat_alone() -> None:
    [leader, *_] = [n for n in range(16) if (keeping().boards[1].hand >> n) & 1]
    assert changed_views(keeping, put_in("drafts", 1, 1 << leader)) == {1}


def test_the_number_of_a_decision_is_seen_by_its_seat_alone() -> None:
    assert changed_views(keeping, put_in("decided", 1, 5)) == {1}


def test_all_attributes_that_can_change_were_changed() -> None:
    changed = {name for name, _, _ in CHANGES} | {"drafts", "decided", "boards"}
    fixed = {"game", "seats", "options"}  # the same in a whole game, and seen by all
    assert changed | fixed == {name for name, kind in STATE.items() if kind != DERIVED}
    assert set(BOARD_CHANGES) == set(BOARD)


# ---------------------------------------------------------------- a view has the declared keys and no others

WHOLE = {"format", "game", "rules", "seats", "options", "viewer", "to_act", "asked", "table",
         "boards", "stack"}  # fmt: skip
TABLE = {"first", "turn", "reports", "ending", "market", "decks", "lorenzo"}
FACE = {"faith", "tiles", "warehouse", "strongbox", "slots", "in_play", "in_hand"}
LEADER = re.compile(r"L\d\d")


def walk(seats: int, seed: int) -> Iterator[signoria.State]:
    """The positions of a random game."""
    random = Random(seed)
    state = GAME.new(seats, seed)
    while True:
        yield state
        if state.over:
            return
        seat = random.choice(state.to_act)
        state.play(seat, random.choice(state.decisions(seat)))


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_views_have_exactly_the_declared_keys(seats: int) -> None:
    for state in walk(seats, 11):
        for viewer in [None, *range(seats)]:
            view: Any = state.view(viewer)
            assert json.loads(json.dumps(view)) == view
            assert set(view) == (WHOLE if viewer is None else WHOLE | {"facts"})
            assert set(view.get("facts", {})) <= {"gone", "picked"}
            assert set(view["table"]) == TABLE
            assert set(view["table"]["market"]) == {"tray", "slide"}
            assert set(view["table"]["decks"]) == set(ALL_CARDS)
            assert all(set(deck) == {"top", "left"} for deck in view["table"]["decks"].values())
            assert (view["table"]["lorenzo"] is None) == (seats > 1)
            assert set(view["table"]["lorenzo"] or {}) <= {"cross", "used", "result"}
            for seat, face in enumerate(view["boards"]):
                assert set(face) == (FACE | {"hand"} if seat == viewer else FACE)
            assert all(set(frame) == {"ask", "seat", "numbers"} for frame in view["stack"])


@pytest.mark.rule("MAS-R-28")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_no_view_names_a_leader_that_is_not_the_viewers_or_in_play(seats: int) -> None:
    for state in walk(seats, 5):
        dump: Any = state.dump()
        in_play = {name for entry in dump["boards"] for name in entry["in_play"]}
        for viewer in [None, *range(seats)]:
            known = in_play if viewer is None else in_play | own_leaders(dump, viewer)
            assert set(LEADER.findall(json.dumps(state.view(viewer)))) <= known


def own_leaders(dump: Json, seat: int) -> set[str]:
    return {*dump["boards"][seat]["hand"], *dump["boards"][seat]["gone"]}


@pytest.mark.parametrize("seats", [1, 3])
def test_a_view_tells_the_set_of_a_deck_and_nothing_of_its_order(seats: int) -> None:
    for state in walk(seats, 8):
        decks: Any = state.view(None)["table"]
        for deck in decks["decks"].values():
            assert deck["left"] == sorted(deck["left"])
            assert (deck["top"] in deck["left"]) if deck["left"] else deck["top"] is None


def test_no_view_tells_the_seed() -> None:
    state = GAME.new(3, 424242)
    key = str(state.dump()["chance"])
    for shown in seen_by_all(state).values():
        assert key not in shown
        assert key.partition(":")[2] not in shown
        assert "424242" not in shown


@pytest.mark.parametrize("viewer", [-1, 2, 8, 64])
def test_there_is_no_view_for_a_seat_that_does_not_exist(viewer: int) -> None:
    state = position(boards=[board(hand=["L01"]), board(hand=["L02"])])
    with pytest.raises(signoria.BadRequest):
        state.view(viewer)


# ---------------------------------------------------------------- other worlds look the same


def hears(state: signoria.State, viewer: int) -> list[object]:
    """All that a seat can ask the engine about its own choices: lists, question and every refusal."""
    prompt = state.prompt(viewer)
    refusals = [state.why_not(viewer, code) for code in range(GAME.actions.size)]
    return [
        state.legal(viewer),
        state.asked(viewer),
        prompt and (prompt.kind, prompt.args),
        [r and (r.rule, r.message.key, r.message.args) for r in refusals],
    ]


@pytest.mark.rule("MAS-R-28")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_another_world_that_fits_what_a_seat_knows_looks_the_same_to_it(seats: int) -> None:
    for number, state in enumerate(walk(seats, 21)):
        prompts = {prompt.kind for seat in state.to_act if (prompt := state.prompt(seat))}
        if number % 5 or "keep" in prompts:  # sealed answers are handed back: see below
            continue
        for viewer in [None, *range(seats)]:
            other = state.copy()
            other.redeal(-1 if viewer is None else viewer, Thinking(number))
            assert other.view(viewer) == state.view(viewer)
            if viewer is not None:
                assert hears(other, viewer) == hears(state, viewer)
            imagined = GAME.imagine(state.view(viewer), number)
            assert imagined.view(viewer) == state.view(viewer)


def test_while_leaders_are_chosen_the_others_answers_are_handed_back() -> None:
    state = GAME.new(3, 1)
    for seat in (0, 1):
        for _ in range(2):
            state.play(seat, state.decisions(seat)[-1])
    for_two: Any = state.view(2)
    imagined = GAME.imagine(for_two, 9)
    assert state.to_act == (2,)  # who has answered is public
    assert for_two["to_act"] == [2]
    assert imagined.to_act == (0, 1, 2)
    assert imagined.view(2)["boards"] == for_two["boards"]
    own_answer: Any = GAME.imagine(state.view(0), 9)
    assert own_answer.to_act == (1, 2)
    assert own_answer.view(0)["facts"] == state.view(0)["facts"]


def test_a_half_made_choice_is_not_seen() -> None:
    state = GAME.new(3, 1)
    before = {viewer: state.view(viewer) for viewer in (None, 0, 2)}
    state.play(1, state.decisions(1)[0])
    assert {viewer: state.view(viewer) for viewer in (None, 0, 2)} == before


def test_any_unseen_leader_may_be_anywhere() -> None:
    state = GAME.new(2, 6)
    while state.prompt(state.to_act[0]).kind == "keep":  # type: ignore[union-attr]
        state.play(state.to_act[0], state.decisions(state.to_act[0])[0])
    own: Any = state.view(0)
    unseen = {f"L{n:02}" for n in range(1, 17)} - {*own["boards"][0]["hand"], *own["facts"]["gone"]}
    worlds: list[Any] = [GAME.imagine(own, seed).dump() for seed in range(150)]
    assert {name for world in worlds for name in world["boards"][1]["hand"]} == unseen
    assert {name for world in worlds for name in world["boards"][1]["gone"]} == unseen
    dealt = [own_leaders(world, 0) | own_leaders(world, 1) for world in worlds]
    assert all(len(leaders) == 8 for leaders in dealt)


# ---------------------------------------------------------------- events


def played(state: signoria.State, seat: int, code: int) -> list[Event]:
    """Play, and the events of it."""
    state.journal = journal = Journal(GAME.events)
    state.play(seat, code)
    return journal.take()


def plays(seats: int, seed: int) -> Iterator[tuple[signoria.State, int, int, list[Event]]]:
    """The plays of a random game: position before, seat, code, events."""
    random = Random(seed)
    state = GAME.new(seats, seed)
    while not state.over:
        seat = random.choice(state.to_act)
        code = random.choice(state.decisions(seat))
        before = state.copy()
        yield before, seat, code, played(state, seat, code)


@pytest.mark.rule("MAS-R-28")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_events_name_a_leader_to_its_owner_until_it_is_played(seats: int) -> None:
    named = set()
    for _, seat, _, events in plays(seats, 3):
        for event in events:
            for audience in [*range(seats), SPECTATORS]:
                told = event.told_to(audience)
                assert told is not None  # nothing happens behind anybody's back in this game
                fields = set(event.kind.fields)
                if audience == seat or event.kind.name == "leader_played":
                    fields |= set(event.kind.private)
                assert set(told) == {"event", *fields}
                if "leader" in told:
                    named.add((event.kind.name, audience == seat))
    assert ("leaders_kept", True) in named
    assert ("leaders_kept", False) not in named
    assert ("leader_discarded", False) not in named


def test_a_discarded_leader_is_named_to_its_owner_alone() -> None:
    state = position(seats=3, boards=[board(hand=["L07"])])
    [event, *_] = played(state, 0, GAME.parse("drop L07"))
    assert event.told_to(0) == {"event": "leader_discarded", "seat": 0, "leader": 6}
    for audience in (1, 2, SPECTATORS):
        assert event.told_to(audience) == {"event": "leader_discarded", "seat": 0}


# ---------------------------------------------------------------- where undo stops


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_handing_over_is_a_barrier(seats: int) -> None:
    """A play after which another seat owes a decision has an event at which undo stops."""
    for before, seat, code, events in plays(seats, 17):
        after = before.copy()
        after.play(seat, code)
        if set(after.to_act) - set(before.to_act) - {seat}:
            assert any(event.kind.barrier for event in events), GAME.notation(code)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_play_without_a_barrier_uses_no_chance_and_shows_nothing(seats: int) -> None:
    compared = 0
    for number, (before, seat, code, events) in enumerate(plays(seats, 29)):
        sealed = GAME.notation(code).startswith("keep")  # with rules of its own
        if sealed or any(event.kind.barrier for event in events):
            continue
        after = before.copy()
        after.play(seat, code)
        for viewer in [None, *range(seats)]:
            other = before.copy()
            other.redeal(-1 if viewer is None else viewer, Thinking(number))
            if code in other.legal(seat):
                other.play(seat, code)
                assert other.view(viewer) == after.view(viewer)
                compared += 1
    assert compared > 10


def test_the_kinds_of_event_that_are_barriers() -> None:
    barriers = {kind.name for kind in GAME.events if kind.barrier}
    uses_chance = {"first_drawn", "card_revealed", "token_drawn"}
    shows_something = {"leader_played", "card_revealed", "token_drawn"}
    assert uses_chance | shows_something | {"turn_began"} <= barriers
    quiet = {"leaders_kept", "line_taken", "whites_gave", "stored", "discarded", "paid", "produced",
             "gained", "faith_moved", "report_held", "tile_turned", "tile_lost", "leader_discarded",
             "end_triggered", "cross_moved"}  # fmt: skip
    assert not quiet & barriers


def test_a_discard_can_be_undone_and_a_played_leader_cannot() -> None:
    state = position(boards=[board(hand=["L01", "L05"], strongbox={"coin": 5})])
    assert not any(e.kind.barrier for e in played(state.copy(), 0, GAME.parse("drop L01")))
    assert any(e.kind.barrier for e in played(state.copy(), 0, GAME.parse("play L05")))
    assert play(state, "drop L01").to_act == (0,)
