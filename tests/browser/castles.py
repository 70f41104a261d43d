"""Moments of Artigiano, laid into a store: three people whose cookies we know, and what led there."""

from __future__ import annotations

import asyncio
from hashlib import sha256
from pathlib import Path
from typing import Any

import signoria
from signoria.tables import Store
from signoria.tables.store import Event
from tests.games.artigiano.positions import GAME, position

PEOPLE = ["livia", "bruno", "chiara"]
LIVIA, BRUNO, CHIARA = range(3)
MISSIONS = [
    "estates-general galileo strozzi-lanterns amboise fifteen-fifteen",
    "pavia cotton granada panama wassy",
    "arques mercator placards new-world gossip-chair",
]


def ninth_round(hand: str, others: str = "stone-5 espionage", **about: Any) -> signoria.State:
    """The middle of a game: three castles of which none is high yet."""
    given: dict[str, Any] = {
        "castles": [
            {"A1": "foundation-3", "A2": "foundation-4", "A3": "foundation-2", "A4": "foundation-5",
             "B1": "stone-4", "B2": "stone-1", "B3": "square-formation-s3", "C1": "tile-3"},
            {"A1": "landslide-f4", "A2": "market-stall-f3", "A3": "foundation-1", "A4": "convent-f2",
             "B1": "stone-5", "B2": "trade-s2", "B3": "stone-4", "C1": "tile-4"},
            {"A1": "brotherhood-f3", "A2": "lintel-f2", "A3": "foundation-5", "A4": "arrangement-f4",
             "B1": "foundation-4", "B2": "revolt-f1"},
        ],
        "zones": ["parish_priest", "officer", "choirboy"],
        "on_cells": {"journeyman": (LIVIA, "B1")},
        "stocks": ["stone-1 siege tile-3", "musket-fs1 tile-4", "cleaver-fs1"],
        "missions": MISSIONS,
        "mandatory": [" ".join(listed.split()[:2]) for listed in MISSIONS],
        "deck": 34,
        "course": {"turn": 25},
    }  # fmt: skip
    return position(hands=[hand, others, "stone-5 barracks"], **(given | about))


def scenes() -> dict[str, tuple[signoria.State, list[str]]]:
    """By name: a position, and what is played from it."""
    mixed = "pillage-st5 foundation-4 chapel-fs3 sin captain"
    calm = "foundation-4 stone-5 tile-4 storekeeper"  # no action: a mission holds
    return {
        "turn": (ninth_round(mixed), []),
        "target": (ninth_round(mixed), ["act pillage-st5"]),
        "steal": (ninth_round(mixed), ["act pillage-st5", "side 2"]),
        "claim": (ninth_round(calm), []),
        "store": (ninth_round(mixed, stocks=["stone-1", "", ""]), ["place foundation-4"]),
        "stock": (ninth_round(mixed), ["stock"]),
        "hand": (ninth_round("trade-f2 foundation-4"), ["act trade-f2", "seat 2"]),
        "top": (ninth_round("angelus-f4 foundation-4"), ["act angelus-f4"]),
        "special": (ninth_round("master-at-arms stone-5"), ["special master-at-arms"]),
        "pope": (
            ninth_round(calm, "cannon-t2 revolt-s1", zones=["pope"], active=BRUNO),
            ["act cannon-t2"],
        ),
    }


def lay(database: Path) -> None:
    async def write() -> None:
        store = Store(database)
        for person in PEOPLE:
            await store.add_person(person, sha256(person.encode()).hexdigest(), person.title())
        for name, (state, texts) in scenes().items():
            await store.append(_events(name, state, texts))
        store.close()

    asyncio.run(write())


def _events(name: str, state: signoria.State, texts: list[str]) -> list[Event]:
    body = {
        "game": "artigiano",
        "options": dict(state.options),
        "seats": [{"holder": "open"}] * 3,
        "host": "livia",
        "private": True,
        "secret": "5c" * 32,
        "position": state.dump(),
    }
    done: list[tuple[str, dict[str, Any]]] = [("created", body)]
    done += [
        ("sat", {"seat": seat, "person": who, "name": who.title()})
        for seat, who in enumerate(PEOPLE)
    ]
    done.append(("started", {"created": "2026-01-01T00:00:00Z"}))
    now = state.copy()
    for text in texts:
        seat, code = now.to_act[0], GAME.parse(text)
        now.play(seat, code)
        done.append(("played", {"seat": seat, "codes": [code]}))
    assert LIVIA in now.to_act, (name, now.to_act)
    return [Event(name, n, kind, about, None, 1.0) for n, (kind, about) in enumerate(done)]
