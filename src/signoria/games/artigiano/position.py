"""A position of Renaissance as JSON and back. Names instead of numbers, so that a person can read and write it."""

from __future__ import annotations

from typing import Final

from signoria.core.errors import BadPosition
from signoria.core.game import Game
from signoria.core.numbers import bit, i64, members, vec, zeros
from signoria.core.position import Base, check, identity, read_base, secrets_of, stack_of
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
from signoria.core.state import MAX_SEATS
from signoria.games.artigiano.castle import reckoned, set_cell
from signoria.games.artigiano.deck import TOP, copy_at, group_of, knower_of
from signoria.games.artigiano.goals import MISSION_NAMES
from signoria.games.artigiano.invariants import broken
from signoria.games.artigiano.people import (
    BUILT,
    COMING,
    HISTORY,
    LAST,
    MAY,
    PEOPLE,
    SEEN,
    UNBOUNDED,
    Side,
)
from signoria.games.artigiano.piles import (
    DECK,
    HAND,
    PLACES,
    POOL,
    SHIELD,
    SHOWN,
    STOCK,
    UNDER,
    WORDS,
    after,
    put,
)
from signoria.games.artigiano.places import IN_ZONE, NOWHERE, ON_CELL, ON_STOCK, lay, side_at
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
PLAYER: Final = ["coming", "may", "built", "last"]
_COPIES: Final = numbered(COPY_NAMES)
_MISSIONS: Final = numbered(MISSION_NAMES)
_FAMILIES: Final = numbered(FAMILY_NAMES)
_BOARDS: Final = numbered(BOARD_NAMES)
_SPECIALS: Final = numbered(SPECIAL_NAMES)

# ---------------------------------------------------------------- writing


def cards(s: ArtigianoState, place: i64) -> list[str]:
    found: list[str] = []
    card = after(s.sets, place, -1)
    while card >= 0:
        found.append(COPY_NAMES[card])
        card = after(s.sets, place, card)
    return found


def missions(mask: i64) -> list[str]:
    return [MISSION_NAMES[mission] for mission in members(mask)]


def dump(s: ArtigianoState) -> dict[str, object]:
    written = identity(s)
    written.update(table(s))
    players: list[object] = []
    for seat in range(s.seats):
        entry = player_face(s, seat)
        entry["hand"] = cards(s, HAND + seat)
        entry["seen"] = missions(s.people[SEEN + seat])
        players.append(entry)
    sides: list[object] = []
    for side in range(s.side_count):
        entry = side_face(s, side)
        entry.update(side_secrets(s, side))
        sides.append(entry)
    written["players"] = players
    written["sides"] = sides
    written["deck"] = cards(s, DECK)
    written["pool"] = cards(s, POOL)
    written["top"] = [
        [COPY_NAMES[copy_at(e)], int(knower_of(e)), int(group_of(e))] for e in s.top[: s.topped]
    ]
    written["known"] = {
        COPY_NAMES[copy]: int(s.known[copy]) for copy in range(COPIES) if s.known[copy]
    }
    written["stack"] = stack_of(s)
    written.update(secrets_of(s))
    return written


def table(s: ArtigianoState) -> dict[str, object]:
    """What is open to all."""
    course: dict[str, object] = {name: int(n) for name, n in zip(COURSE, s.course())}
    return {
        "families": [FAMILY_NAMES[family] for family in members(s.families)],
        "course": course,
        "pile": [COPY_NAMES[copy] for copy in s.pile[: s.piled]],
        "shown": cards(s, SHOWN),
        "under": cards(s, UNDER),
        "log": [int(entry) for entry in s.log[: s.logged]],
        "in_play": {
            SPECIAL_NAMES[special]: _place_name(s.lies[special])
            for special in range(SPECIALS)
            if s.lies[special] != NOWHERE
        },
    }


def _place_name(place: i64) -> list[object]:
    """Where a special card lies, the side, and the cell."""
    side = int(side_at(place))
    if place >= ON_CELL:
        return ["cell", side, int((place - ON_CELL) % CELLS)]
    return ["stock" if place >= ON_STOCK else "zone", side, 0]


def player_face(s: ArtigianoState, seat: int) -> dict[str, object]:
    return {
        name: int(s.people[place + seat])
        for name, place in zip(PLAYER, (COMING, MAY, BUILT, LAST), strict=True)
    }


def side_face(s: ArtigianoState, side: int) -> dict[str, object]:
    castle = s.castles[side]
    cells: list[object] = []
    for cell in range(CELLS):
        copy = s.cells[side * CELLS + cell] - 1
        cells.append(None if copy < 0 else COPY_NAMES[copy])
    return {
        "board": BOARD_NAMES[castle.board],
        "cells": cells,
        "shown": missions(castle.shown),
        "history": {name: int(n) for name, n in zip(HISTORY, castle.history())},
    }


def side_secrets(s: ArtigianoState, side: int) -> dict[str, object]:
    """What only the side itself knows."""
    castle = s.castles[side]
    return {
        "missions": missions(castle.missions),
        "mandatory": missions(castle.mandatory),
        "gone": missions(castle.gone),
        "stock": cards(s, STOCK + side),
        "shielded": cards(s, SHIELD + side),
    }


# ---------------------------------------------------------------- reading


def load(game: Game, dump: object) -> ArtigianoState:
    source = as_dict(dump, "dump")
    base = read_base(game, source, True)
    s = read_table(game, source, base)
    for seat, entry in enumerate(as_list(field(source, "players"), "players", base.seats)):
        found = as_dict(entry, "players")
        read_player(s, seat, found)
        read_cards(s, field(found, "hand"), HAND + seat)
        s.people[SEEN + seat] = as_set(field(found, "seen"), "seen", _MISSIONS)
    for side, entry in enumerate(as_list(field(source, "sides"), "sides", int(s.side_count))):
        found = as_dict(entry, "sides")
        read_side(s, side, found)
        read_side_secrets(s, side, found)
    read_cards(s, field(source, "deck"), DECK)
    read_cards(s, field(source, "pool"), POOL)
    for entry in as_list(field(source, "top"), "top"):
        found_top = as_list(entry, "top", 3)
        copy = as_name(found_top[0], "top", _COPIES)
        read_top(s, copy, found_top[1], found_top[2])
    for name, mask in as_dict(field(source, "known"), "known").items():
        s.known[as_name(name, "known", _COPIES)] = as_int(mask, "known", 0, 4095)
    check(s)
    return s


def read_top(s: ArtigianoState, copy: int, knower: object, group: object) -> None:
    if s.topped >= TOP:
        raise bad("top")
    who = as_int(knower, "top", 0, int(s.seats) - 1)
    s.top[s.topped] = copy + 256 * who + 4096 * as_int(group, "top", 0, 4096)
    s.topped += 1


def check_dealt_anyhow(s: ArtigianoState) -> None:
    """As `check`, of a view: what is proved of hands holds only once the hidden cards are dealt."""
    faults = [fault for fault in broken(s) if fault != "bounds"]
    if faults:
        raise BadPosition(f"artigiano-impossible-{faults[0]}")


def side_count(seats: int, options: dict[str, object]) -> int:
    return seats // 2 if seats > 4 or options["teams"] is True else seats


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


def read_table(game: Game, source: dict[str, object], base: Base) -> ArtigianoState:
    """A position with what is open to all; `sides` gives the boards."""
    count = side_count(base.seats, base.options)
    sides = as_list(field(source, "sides"), "sides", count)
    boards = [as_name(field(as_dict(e, "sides"), "board"), "board", _BOARDS) for e in sides]
    s = new_state(game, base, boards)
    s.families = as_set(field(source, "families"), "families", _FAMILIES)
    course = as_dict(field(source, "course"), "course")
    s.follow([as_int(field(course, name), name, 0, LARGEST) for name in COURSE])
    if s.active >= s.seats:
        raise bad("active")
    pile = as_list(field(source, "pile"), "pile")
    if len(pile) > COPIES:
        raise bad("pile")
    for name in pile:
        s.pile[s.piled] = as_name(name, "pile", _COPIES)
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
        lay(s, as_name(name, "in_play", _SPECIALS), _read_place(s, place))
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
            set_cell(s, side, cell, as_name(name, "cells", _COPIES))
    castle.shown = as_set(field(source, "shown"), "shown", _MISSIONS)
    history = as_dict(field(source, "history"), "history")
    castle.remember([as_int(field(history, name), name, 0, LARGEST) for name in HISTORY])


def read_side_secrets(s: ArtigianoState, side: int, source: dict[str, object]) -> None:
    castle = s.castles[side]
    castle.missions = as_set(field(source, "missions"), "missions", _MISSIONS)
    castle.mandatory = as_set(field(source, "mandatory"), "mandatory", _MISSIONS)
    castle.gone = as_set(field(source, "gone"), "gone", _MISSIONS)
    read_cards(s, field(source, "stock"), STOCK + side)
    read_cards(s, field(source, "shielded"), SHIELD + side)


def read_cards(s: ArtigianoState, value: object, place: i64) -> None:
    for copy in members_of(value):
        put(s.sets, place, copy)


def members_of(value: object) -> list[int]:
    """A list of different cards."""
    found = [as_name(name, "cards", _COPIES) for name in as_list(value, "cards")]
    if len(set(found)) != len(found):
        raise bad("cards")
    return found


def read_missions(value: object) -> int:
    return as_set(value, "missions", _MISSIONS)


def seat_bit(viewer: int) -> i64:
    return bit(viewer if viewer >= 0 else MAX_SEATS)
