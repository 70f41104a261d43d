"""Positions that read like the examples of the ledger, and short ways to play and to look.

A position is written as a dump and goes through `Game.load`, so it is one that a game could reach. Cards are named by
their kind, as in the notation: "stone-3" is any pure stone 3 still free. What a test does not say is filled in.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import signoria
from signoria.core.journal import SPECTATORS as SPECTATORS
from signoria.core.state import State
from signoria.games.artigiano.people import HISTORY
from signoria.games.artigiano.reading import COURSE
from signoria.games.artigiano.tables import (
    BOARD_NAMES,
    CARD_KIND,
    CARD_NAMES,
    CARDS,
    CELL_NAMES,
    FAMILY_NAMES,
)
from tests.games.playing import (
    Json as Json,
)
from tests.games.playing import (
    frame as frame,
)
from tests.games.playing import (
    legal as legal,
)
from tests.games.playing import (
    names as names,
)
from tests.games.playing import (
    refused as refused,
)
from tests.games.playing import (
    told as told,
)
from tests.games.playing import (
    wander as wander,
)

GAME: Final = signoria.game("artigiano")
BOARDS: Final = ["chenonceau", "rosenborg", "chillon", "egeskov"]
A, B, C, D = range(4)


class Table:
    """Cards are taken from the four families one by one."""

    def __init__(self) -> None:
        self.free = list(range(len(CARDS)))

    def card(self, kind: str) -> str:
        for copy in self.free:
            if CARD_NAMES[CARD_KIND[copy]] == kind:
                self.free.remove(copy)
                return str(CARDS[copy]["id"])
        raise AssertionError(f"no {kind} is left")


def position(
    *,
    hands: Sequence[str],
    castles: Sequence[Mapping[str, str]] = (),
    stocks: Sequence[str] = (),
    shielded: Sequence[str] = (),
    zones: Sequence[str] = (),
    on_stocks: Sequence[str] = (),
    on_cells: Mapping[str, tuple[int, str]] | None = None,
    missions: Sequence[str] = (),
    mandatory: Sequence[str] = (),
    boards: Sequence[str] = BOARDS,
    deck: int | None = None,
    top: Sequence[str] = (),
    coming: Sequence[int] = (),
    active: int = A,
    ask: str = "act",
    course: Mapping[str, int] | None = None,
    options: Mapping[str, object] | None = None,
    history: Sequence[Mapping[str, int]] = (),
    shown: Sequence[str] = (),
) -> State:
    """A position of four families in which seat `active` is asked `ask`; each text lists kinds of cards."""
    seats = len(hands)
    given = {"quick": False, "teams": False, "families": "drawn", **(options or {})}
    sides = seats // 2 if given["teams"] or seats > 4 else seats
    table = Table()
    in_play: dict[str, list[object]] = {}
    special_of = {row["special"]: row["id"] for row in CARDS if "special" in row}

    def take(special: str) -> None:
        table.free.remove([row["id"] for row in CARDS].index(special_of[special]))

    for side, listed in enumerate(zones):
        for name in listed.split():
            take(name)
            in_play[name] = ["zone", side, 0]
    for side, listed in enumerate(on_stocks):
        for name in listed.split():
            take(name)
            in_play[name] = ["stock", side, 0]
    cells: list[list[str | None]] = []
    for side in range(sides):
        row: list[str | None] = [None] * 12
        for cell, kind in (castles[side] if side < len(castles) else {}).items():
            row[_cells(boards[side]).index(cell)] = table.card(kind)
        cells.append(row)
    for name, (side, cell) in (on_cells or {}).items():
        at = _cells(boards[side]).index(cell)
        in_play[name] = ["cell", side, at]
        take(name)
        if cells[side][at] is None:
            cells[side][at] = special_of[name]
    held = [sorted_cards([table.card(kind) for kind in hand.split()]) for hand in hands]
    stocked = [sorted_cards([table.card(k) for k in _at(stocks, s).split()]) for s in range(sides)]
    shield = [sorted_cards([table.card(k) for k in _at(shielded, s).split()]) for s in range(sides)]
    on_top = [table.card(kind) for kind in top]
    rest = [str(CARDS[copy]["id"]) for copy in table.free]
    left = rest if deck is None else rest[:deck]
    pile = [] if deck is None else rest[deck:]
    running = dict.fromkeys(COURSE, 0) | {"turn": 1, "active": active} | dict(course or {})
    dump: Json = {
        "format": 1,
        "game": "artigiano",
        "rules": 1,
        "seats": seats,
        "options": given,
        "families": FAMILY_NAMES,
        "course": running,
        "pile": pile,
        "shown": [],
        "under": [],
        "log": [],
        "in_play": in_play,
        "players": [
            {
                "coming": coming[seat] if seat < len(coming) else 0,
                "may": 255,
                "built": 0,
                "last": 0,
                "hand": held[seat],
                "seen": [],
            }
            for seat in range(seats)
        ],
        "sides": [
            {
                "board": boards[side],
                "cells": cells[side],
                "shown": _at(shown, side).split(),
                "history": dict.fromkeys(HISTORY, 0) | dict(_entry(history, side)),
                "missions": _at(missions, side).split(),
                "mandatory": _at(mandatory, side).split(),
                "gone": [],
                "stock": stocked[side],
                "shielded": shield[side],
            }
            for side in range(sides)
        ],
        "deck": left,
        "pool": [],
        "top": [[name, 0, 0] for name in on_top],
        "known": dict.fromkeys(on_top, (1 << seats) - 1 | 256),
        "stack": [{"ask": ask, "seat": active, "numbers": [0] * 6}],
        "chance": "counter:0000000100000002",
        "drafts": [0] * seats,
        "decided": [0] * seats,
    }
    return GAME.load(dump)


def _at(texts: Sequence[str], place: int) -> str:
    return texts[place] if place < len(texts) else ""


def _entry(rows: Sequence[Mapping[str, int]], place: int) -> Mapping[str, int]:
    return rows[place] if place < len(rows) else {}


def sorted_cards(names: list[str]) -> list[str]:
    ids = [row["id"] for row in CARDS]
    return sorted(names, key=ids.index)


# ---------------------------------------------------------------- playing and looking


def play(state: State, *notations: str) -> State:
    """Whoever is asked says these, one after the other."""
    for notation in notations:
        code = GAME.parse(notation)
        (seat, *_) = [s for s in state.to_act if code in state.decisions(s)] or state.to_act
        state.play(seat, code)
        assert GAME.invariants(state) == []
    return state


def may(state: State, notation: str, seat: int | None = None) -> bool:
    """May the seat asked, or this one, say that now?"""
    who = state.to_act[0] if seat is None else seat
    return GAME.parse(notation) in state.legal(who)


def asked(state: State, seat: int | None = None) -> str:
    who = state.to_act[0] if seat is None else seat
    prompt = state.prompt(who)
    return "" if prompt is None else prompt.kind


def hand(state: State, seat: int) -> list[str]:
    return kinds(state.dump()["players"][seat]["hand"])  # type: ignore[index]


def stock(state: State, side: int) -> list[str]:
    return kinds(state.dump()["sides"][side]["stock"])  # type: ignore[index]


def pile(state: State) -> list[str]:
    return kinds(state.dump()["pile"])


def kinds(names: object) -> list[str]:
    assert isinstance(names, list)
    ids = [row["id"] for row in CARDS]
    return [CARD_NAMES[CARD_KIND[ids.index(name)]] for name in names]


def castle(state: State, side: int) -> dict[str, str]:
    entry = state.dump()["sides"][side]  # type: ignore[index]
    cells = _cells(entry["board"])
    return {
        cells[at]: kinds([name])[0] for at, name in enumerate(entry["cells"]) if name is not None
    }


def in_play(state: State) -> dict[str, list[object]]:
    found = state.dump()["in_play"]
    assert isinstance(found, dict)
    return found


def cell(side: int, name: str, board: str | None = None) -> str:
    """The notation of a cell."""
    return f"cell {side + 1}.{_cells(board or BOARDS[side]).index(name) + 1}"


def _cells(board: str) -> list[str]:
    return CELL_NAMES[BOARD_NAMES.index(board)]


def sheet(state: State, side: int) -> dict[str, int]:
    return GAME.score_sheet(state)[side]


# ---------------------------------------------------------------- whole turns


def turn(state: State, *notations: str) -> State:
    """A turn: these actions, then nothing is stored, then cards are drawn."""
    seat = state.to_act[0]
    play(state, *notations)
    if state.to_act == (seat,) and asked(state) == "store":
        play(state, "pass")
    assert asked(state) == "draw"
    return play(state, "pass")


def why(state: State, notation: str, seat: int | None = None) -> str:
    """The rule that forbids something to the seat asked, or to this one."""
    refusal = state.why_not(state.to_act[0] if seat is None else seat, GAME.parse(notation))
    assert refusal is not None
    return refusal.rule


def claims(state: State, seat: int) -> list[str]:
    """The missions that a seat may turn up now."""
    return [name.removeprefix("claim ") for name in legal(state, "claim", seat)]


def known(state: State, viewer: int | None) -> dict[str, list[str]]:
    """What a viewer knows of cards that lie in hidden places: by the number of the place, kinds."""
    facts = state.view(viewer)["facts"]
    assert isinstance(facts, dict)
    return {place: kinds(found) for place, found in facts["known"].items()}


def shield(state: State, side: int) -> list[str]:
    return kinds(state.dump()["sides"][side]["shielded"])  # type: ignore[index]
