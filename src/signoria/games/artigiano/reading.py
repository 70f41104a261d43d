"""A position of Renaissance from JSON; parts of it serve views too (outline.py)."""

from __future__ import annotations

from typing import Final

from signoria.core.errors import BadPosition
from signoria.core.game import Game
from signoria.core.numbers import i64, vec, zeros
from signoria.core.position import Base
from signoria.core.reading import (
    as_dict,
    as_int,
    as_list,
    as_name,
    as_set,
    as_text,
    bad,
    field,
    numbered,
)
from signoria.games.artigiano.castle import reckoned, set_cell
from signoria.games.artigiano.deck import TOP
from signoria.games.artigiano.goals import MISSION_NAMES
from signoria.games.artigiano.invariants import broken
from signoria.games.artigiano.people import (
    BUILT,
    COMING,
    HISTORY,
    LAST,
    MAY,
    PEOPLE,
    UNBOUNDED,
    Side,
)
from signoria.games.artigiano.piles import PLACES, SHIELD, SHOWN, STOCK, UNDER, WORDS, put
from signoria.games.artigiano.places import IN_ZONE, ON_CELL, ON_STOCK, lay
from signoria.games.artigiano.state import ArtigianoState
from signoria.games.artigiano.tables import (
    ACTION_CARDS,
    BOARD_NAMES,
    CELLS,
    COPIES,
    COPY_NAMES,
    FAMILY_NAMES,
    MAX_SIDES,
    QUICK_STOCK_SLOTS,
    SPECIAL_NAMES,
    SPECIALS,
    STOCK_SLOTS,
)

LARGEST: Final = 1 << 62
COURSE: Final = [
    "drawn",
    "picked",
    "active",
    "turn",
    "current",
    "extra",
    "undrawn",
    "sheltered",
    "acted",
    "aimed",
    "destroyed",
    "from_stock",
    "did",
    "ended",
]
COPY_OF: Final = numbered(COPY_NAMES)
MISSION_OF: Final = numbered(MISSION_NAMES)
FAMILY_OF: Final = numbered(FAMILY_NAMES)
BOARD_OF: Final = numbered(BOARD_NAMES)
SPECIAL_OF: Final = numbered(SPECIAL_NAMES)


def new_state(game: Game, base: Base, boards: list[int]) -> ArtigianoState:
    """A position without cards."""
    sides = len(boards)
    s = ArtigianoState(
        game,
        base.seats,
        base.options,
        base.chance,
        base.stack,
        base.drafts,
        base.decided,
        sides,
        zeros(PEOPLE),
        vec[Side]([Side(board) for board in boards]),
        zeros(PLACES * WORDS),
        zeros(COPIES),
        zeros(CELLS * MAX_SIDES),
        zeros(SPECIALS),
        zeros(COPIES),
        zeros(TOP),
        zeros(ACTION_CARDS),
    )
    for seat in range(base.seats):
        s.people[MAY + seat] = UNBOUNDED
    for side in range(sides):
        s.castles[side].open = reckoned(s, side)[2]
    s.depth = base.depth
    s.quick = base.options["quick"] is True
    s.slots = QUICK_STOCK_SLOTS if s.quick else STOCK_SLOTS
    return s


def read_top(s: ArtigianoState, copy: int, knower: object, group: object) -> None:
    if s.topped >= TOP:
        raise bad("top")
    who = as_int(knower, "top", 0, int(s.seats) - 1)
    s.top[s.topped] = copy + 256 * who + 4096 * as_int(group, "top", 0, 4096)
    s.topped += 1


def read_table(game: Game, source: dict[str, object], base: Base) -> ArtigianoState:
    """A position with what is open to all; `sides` gives the boards."""
    count = side_count(base.seats, base.options)
    sides = as_list(field(source, "sides"), "sides", count)
    boards = [as_name(field(as_dict(e, "sides"), "board"), "board", BOARD_OF) for e in sides]
    s = new_state(game, base, boards)
    s.families = as_set(field(source, "families"), "families", FAMILY_OF)
    course = as_dict(field(source, "course"), "course")
    s.follow([as_int(field(course, name), name, 0, LARGEST) for name in COURSE])
    if s.active >= s.seats:
        raise bad("active")
    pile = as_list(field(source, "pile"), "pile")
    if len(pile) > COPIES:
        raise bad("pile")
    for name in pile:
        s.pile[s.piled] = as_name(name, "pile", COPY_OF)
        s.piled += 1
    read_cards(s, field(source, "shown"), SHOWN)
    read_cards(s, field(source, "under"), UNDER)
    log = as_list(field(source, "log"), "log")
    if len(log) > ACTION_CARDS:
        raise bad("log")
    for entry in log:
        number = as_int(entry, "log", 0, (1 << 32) - 1)
        if number & 255 >= COPIES:
            raise bad("log")
        s.log[s.logged] = number
        s.logged += 1
    for name, place in as_dict(field(source, "in_play"), "in_play").items():
        lay(s, as_name(name, "in_play", SPECIAL_OF), _read_place(s, place))
    return s


def _read_place(s: ArtigianoState, value: object) -> int:
    kind, side, cell = as_list(value, "in_play", 3)
    at = as_int(side, "in_play", 0, int(s.side_count) - 1)
    where = as_text(kind, "in_play")
    if where == "cell":
        return ON_CELL + CELLS * at + as_int(cell, "in_play", 0, CELLS - 1)
    if where not in ("stock", "zone"):
        raise bad("in_play")
    return at + (ON_STOCK if where == "stock" else IN_ZONE)


def read_player(s: ArtigianoState, seat: int, source: dict[str, object]) -> None:
    s.people[COMING + seat] = as_int(field(source, "coming"), "coming", 0, 1 << 12)
    s.people[MAY + seat] = as_int(field(source, "may"), "may", 0, 255)
    s.people[BUILT + seat] = as_int(field(source, "built"), "built", 0, 4095)
    s.people[LAST + seat] = as_int(field(source, "last"), "last", 0, 4095)


def read_side(s: ArtigianoState, side: int, source: dict[str, object]) -> None:
    castle = s.castles[side]
    for cell, name in enumerate(as_list(field(source, "cells"), "cells", CELLS)):
        if name is not None:
            set_cell(s, side, cell, as_name(name, "cells", COPY_OF))
    castle.shown = as_set(field(source, "shown"), "shown", MISSION_OF)
    history = as_dict(field(source, "history"), "history")
    castle.remember([as_int(field(history, name), name, 0, LARGEST) for name in HISTORY])


def read_side_secrets(s: ArtigianoState, side: int, source: dict[str, object]) -> None:
    castle = s.castles[side]
    castle.missions = as_set(field(source, "missions"), "missions", MISSION_OF)
    castle.mandatory = as_set(field(source, "mandatory"), "mandatory", MISSION_OF)
    castle.gone = as_set(field(source, "gone"), "gone", MISSION_OF)
    read_cards(s, field(source, "stock"), STOCK + side)
    read_cards(s, field(source, "shielded"), SHIELD + side)


def read_cards(s: ArtigianoState, value: object, place: i64) -> None:
    for copy in members_of(value):
        put(s.sets, place, copy)


def members_of(value: object) -> list[int]:
    """A list of different cards."""
    found = [as_name(name, "cards", COPY_OF) for name in as_list(value, "cards")]
    if len(set(found)) != len(found):
        raise bad("cards")
    return found


def read_missions(value: object) -> int:
    return as_set(value, "missions", MISSION_OF)


def check_dealt_anyhow(s: ArtigianoState) -> None:
    """As `check`, of a view: what is proved of hands holds only once the hidden cards are dealt."""
    faults = [fault for fault in broken(s) if fault != "bounds"]
    if faults:
        raise BadPosition(f"artigiano-impossible-{faults[0]}")


def side_count(seats: int, options: dict[str, object]) -> int:
    return seats // 2 if seats > 4 or options["teams"] is True else seats
