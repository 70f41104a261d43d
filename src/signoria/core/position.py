"""The part of a position's JSON that is the same for all games: identity, chance, and the stack of questions."""

from __future__ import annotations

from typing import Final, final

from signoria.core.chance import Chance, CounterChance, chance_from_key
from signoria.core.errors import BadPosition
from signoria.core.game import Game
from signoria.core.numbers import bit, i64, members, vec, zeros
from signoria.core.reading import as_dict, as_int, as_list, as_name, as_text, bad, field, numbered
from signoria.core.state import ALL, ARGS, DEPTH, KIND, PHRASE, SEAT, WIDTH, State

FORMAT: Final = 1  # of dumps and views
LARGEST: Final = 1 << 62
_UNKNOWN_FUTURE: Final = CounterChance(0, 0)  # of a view, until it is re-dealt


@final
class Base:
    """What the base of a state is made of."""

    def __init__(self, seats: int, options: dict[str, object], chance: Chance) -> None:
        self.seats = seats
        self.options = options
        self.chance = chance
        self.stack: vec[i64] = zeros(DEPTH * WIDTH)
        self.depth = 0
        self.drafts: vec[i64] = zeros(seats)
        self.decided: vec[i64] = zeros(seats)


def heading(state: State, viewer: int | None) -> dict[str, object]:
    """What a view begins with: the game, who is asked what, and what lies under the question."""
    shown = identity(state)
    shown["viewer"] = viewer
    shown["to_act"] = waiting_seen(state, viewer)
    shown["asked"] = None if viewer is None else state.asked(viewer)
    shown["stack"] = stack_seen(state, viewer)
    return shown


def identity(state: State) -> dict[str, object]:
    """What a dump and a view both begin with."""
    return {
        "format": FORMAT,
        "game": state.game.id,
        "rules": state.game.rules_version,
        "seats": int(state.seats),
        "options": dict(state.options),
    }


def stack_of(state: State) -> list[object]:
    """The questions under way, the one on top last: what is asked, of which seat (-1: several), six numbers."""
    return [_frame(state, level, _numbers_of(state, level)) for level in range(state.depth)]


def stack_seen(state: State, viewer: int | None) -> list[object]:
    """The questions as a seat, or a spectator, may know them: nobody sees who has answered a silent frame, or what
    somebody else is about to say."""
    frames: list[object] = []
    for level in range(state.depth):
        at = level * WIDTH
        seat = int(state.stack[at + SEAT])
        numbers = _numbers_of(state, level)
        if seat == ALL and numbers[1]:
            numbers[0] = numbers[1] & (numbers[0] | ~_only(viewer))
        elif state.stack[at + KIND] >= state.game.phrase and seat != viewer:
            numbers = [0] * len(numbers)
        frames.append(_frame(state, level, numbers))
    return frames


def waiting_seen(state: State, viewer: int | None) -> list[int]:
    """The seats that owe a decision, as a viewer may know them."""
    if state.sealed:
        at = (state.depth - 1) * WIDTH
        asked = state.stack[at + ARGS + 1]
        if asked:
            return members(asked & (state.stack[at + ARGS] | ~_only(viewer)))
    return list(state.to_act)


def _only(viewer: int | None) -> i64:
    return i64(0) if viewer is None else bit(viewer)


def _numbers_of(state: State, level: int) -> list[int]:
    at = level * WIDTH + ARGS
    return [int(state.stack[at + i]) for i in range(WIDTH - ARGS)]


def _frame(state: State, level: int, numbers: list[int]) -> dict[str, object]:
    at = level * WIDTH
    return {
        "ask": state.game.questions[state.stack[at + KIND]],
        "seat": int(state.stack[at + SEAT]),
        "numbers": numbers,
    }


def secrets_of(state: State) -> dict[str, object]:
    """What only a dump has."""
    return {
        "chance": state.chance.key(),
        "drafts": [int(draft) for draft in state.drafts],
        "decided": [int(count) for count in state.decided],
    }


def read_base(game: Game, source: dict[str, object], with_secrets: bool) -> Base:
    if source.get("game") != game.id:
        raise BadPosition(
            "position-other-game", {"game": game.title, "found": str(source.get("game"))[:40]}
        )
    if source.get("format") != FORMAT or source.get("rules") != game.rules_version:
        raise BadPosition("position-other-version", {"game": game.title})
    seats = as_int(field(source, "seats"), "seats", game.fewest, game.most)
    if seats not in game.seat_counts:
        raise bad("seats")
    options = game.chosen(as_dict(field(source, "options"), "options"))
    chance: Chance = _UNKNOWN_FUTURE
    if with_secrets:
        chance = chance_from_key(as_text(field(source, "chance"), "chance"))
    base = Base(seats, options, chance)
    if with_secrets:
        base.drafts = _numbers(source, "drafts", seats)
        base.decided = _numbers(source, "decided", seats)
    _read_stack(game, field(source, "stack"), base)
    return base


def _numbers(source: dict[str, object], name: str, count: int) -> vec[i64]:
    listed = as_list(field(source, name), name, count)
    return vec[i64]([as_int(value, name, 0, LARGEST) for value in listed])


def _read_stack(game: Game, value: object, into: Base) -> None:
    frames = as_list(value, "stack")
    if len(frames) > DEPTH:
        raise bad("stack")
    kinds = numbered(game.questions)
    for level, entry in enumerate(frames):
        found = as_dict(entry, "stack")
        at = level * WIDTH
        into.stack[at + KIND] = as_name(field(found, "ask"), "ask", kinds)
        into.stack[at + SEAT] = as_int(field(found, "seat"), "seat", ALL, into.seats - 1)
        numbers = as_list(field(found, "numbers"), "numbers", WIDTH - ARGS)
        for i, number in enumerate(numbers):
            into.stack[at + ARGS + i] = as_int(number, "numbers", 0, LARGEST)
    into.depth = len(frames)


def check(state: State) -> None:
    """Refuse a position that no game could reach."""
    faults = state.game.invariants(state)
    if faults:
        raise BadPosition(f"{state.game.id}-impossible-{faults[0]}")


def read_viewer(source: dict[str, object], seats: int) -> int:
    """The seat whose view it is; -1: a spectator."""
    viewer = field(source, "viewer")
    return -1 if viewer is None else as_int(viewer, "viewer", 0, seats - 1)


def read_asked(state: State, source: dict[str, object], viewer: int) -> None:
    """The number of the decision that the viewer of a view owes."""
    asked = field(source, "asked")
    if asked is not None and viewer >= 0:
        state.restore_asked(viewer, as_int(asked, "asked", 0, PHRASE + (1 << 24)))
