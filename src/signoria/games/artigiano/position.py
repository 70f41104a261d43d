"""A position of Renaissance as JSON and back. Names instead of numbers, so that a person can read and write it."""

from __future__ import annotations

from typing import Final

from signoria.core.game import Game
from signoria.core.numbers import i64, members
from signoria.core.position import check, identity, read_base, secrets_of, stack_of
from signoria.core.reading import as_dict, as_int, as_list, as_name, as_set, field
from signoria.games.artigiano.deck import copy_at, group_of, knower_of
from signoria.games.artigiano.goals import MISSION_NAMES
from signoria.games.artigiano.knowledge import know
from signoria.games.artigiano.people import BUILT, COMING, HISTORY, LAST, MAY, SEEN
from signoria.games.artigiano.piles import DECK, HAND, POOL, SHIELD, SHOWN, STOCK, UNDER, after
from signoria.games.artigiano.places import NOWHERE, ON_CELL, ON_STOCK, side_at
from signoria.games.artigiano.reading import (
    COPY_OF,
    COURSE,
    MISSION_OF,
    read_cards,
    read_player,
    read_side,
    read_side_secrets,
    read_table,
    read_top,
)
from signoria.games.artigiano.state import ArtigianoState
from signoria.games.artigiano.tables import (
    BOARD_NAMES,
    CELLS,
    COPIES,
    COPY_NAMES,
    FAMILY_NAMES,
    SPECIAL_NAMES,
    SPECIALS,
)

PLAYER: Final = ["coming", "may", "built", "last"]

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
        s.people[SEEN + seat] = as_set(field(found, "seen"), "seen", MISSION_OF)
    for side, entry in enumerate(as_list(field(source, "sides"), "sides", int(s.side_count))):
        found = as_dict(entry, "sides")
        read_side(s, side, found)
        read_side_secrets(s, side, found)
    read_cards(s, field(source, "deck"), DECK)
    read_cards(s, field(source, "pool"), POOL)
    for entry in as_list(field(source, "top"), "top"):
        found_top = as_list(entry, "top", 3)
        copy = as_name(found_top[0], "top", COPY_OF)
        read_top(s, copy, found_top[1], found_top[2])
    for name, mask in as_dict(field(source, "known"), "known").items():
        know(s, as_name(name, "known", COPY_OF), as_int(mask, "known", 0, 4095))
    check(s)
    return s
