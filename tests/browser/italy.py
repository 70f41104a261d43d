"""Moments of Renaissance, laid into a store: six people whose cookies we know, and what led there."""

from __future__ import annotations

import asyncio
from hashlib import sha256
from pathlib import Path
from typing import Any

import signoria
from signoria.tables import Store
from signoria.tables.store import Event
from tests.games.renaissance.positions import (
    FLORENCE,
    GAME,
    begun,
    buying,
    combat,
    expanding,
    first_choices,
)

PEOPLE = ["livia", "bruno", "chiara", "dante", "elena", "fabio"]
LIVIA = FLORENCE

ITALY: dict[str, Any] = {
    "turn": 4,
    "cities": {
        0: ["firenze", "pistoia", "lucca", "pisa", "siena", "piombino", "bologna"],
        1: ["genova", "savona", "nizza", "ajaccio", "bastia", "sassari"],
        2: ["napoli", "capua", "benevento", "potenza", "bari", "reggio", "palermo", "messina"],
        3: ["milano", "pavia", "brescia", "cremona", "piacenza", "parma", "casale"],
        4: ["roma", "viterbo", "perugia", "spoleto", "urbino", "ancona", "ravenna"],
        5: ["venezia", "padova", "verona", "vicenza", "treviso", "udine", "trieste", "pola", "zara"],
    },
    "hands": {
        0: "cannon knights knights pikemen arquebusiers sign_of_god plunderers artist_or_banker",
        1: "condottiere pikemen arquebusiers",
        2: "pikemen knights marriage",
        3: "cannon pikemen engineer",
        4: "arquebusiers knights traitor",
        5: "condottiere swiss_regiment pikemen",
    },
    "ducats": {0: 9, 1: 4, 2: 6, 3: 3, 4: 7, 5: 8},
    "scored": {0: [2, 3, 3], 1: [1, 2, 2], 2: [1, 3, 4], 3: [2, 2, 3], 4: [2, 3, 4], 5: [2, 4, 4]},
    "ramparts": ["firenze", "cremona", "verona", "ravenna", "perugia", "ajaccio", "bari", "pola"],
    "castles": ["milano", "venezia", "roma", "napoli"],
    "palaces": ["firenze", "siena", "genova", "milano", "roma", "palermo"],
    "artists": {"leonardo": "milano", "botticelli": "urbino"},
}  # fmt: skip


def scenes() -> dict[str, tuple[signoria.State, list[str]]]:
    """By name: a position, and what is played from it."""
    war = combat(LIVIA, pillaged=["capua", "vicenza"], **ITALY)
    three = first_choices(begun(3, 1), "expand")
    free = expanding(LIVIA, war=False, **ITALY)
    return {
        "combat": (war, []),
        "attack": (war, []),  # to be played on
        "from": (war, ["attack roma"]),  # from Pisa or from Piombino, by sea
        "battle": (war, ["attack ravenna"]),  # from Bologna: no other city is joined to it
        "expand": (free, []),
        "take": (free, []),  # to be played on
        "buy": (buying(LIVIA, **ITALY), []),
        "closed": (three, []),
    }


def lay(database: Path) -> None:
    """All scenes."""
    laid = {name: _events(name, *scene) for name, scene in scenes().items()}

    async def write() -> None:
        store = Store(database)
        for person in PEOPLE:
            await store.add_person(person, sha256(person.encode()).hexdigest(), person.title())
        for events in laid.values():
            await store.append(events)
        store.close()

    asyncio.run(write())


def asked(scene: str) -> str:
    """Who is asked in a scene."""
    state, texts = scenes()[scene]
    return PEOPLE[_played(state, texts)[0].to_act[0]]


def _played(
    state: signoria.State, texts: list[str]
) -> tuple[signoria.State, list[tuple[int, int]]]:
    """Then whoever may sell Condottieri offers none."""
    now = state.copy()
    done: list[tuple[int, int]] = []
    for text in [*texts, *["pass"] * (6 if "attack ravenna" in texts else 0)]:
        seat, code = now.to_act[0], GAME.parse(text)
        prompt = now.prompt(seat)
        if text == "pass" and (prompt is None or prompt.kind != "lend"):
            break
        now.play(seat, code)
        done.append((seat, code))
    return now, done


def _events(name: str, state: signoria.State, texts: list[str]) -> list[Event]:
    people = PEOPLE[: state.seats]
    body = {
        "game": "renaissance",
        "options": dict(state.options),
        "seats": [{"holder": "open"}] * len(people),
        "host": "livia",
        "private": True,
        "secret": "5c" * 32,
        "position": state.dump(),
    }
    done: list[tuple[str, dict[str, Any]]] = [("created", body)]
    done += [
        ("sat", {"seat": seat, "person": who, "name": who.title()})
        for seat, who in enumerate(people)
    ]
    done.append(("started", {"created": "2026-01-01T00:00:00Z"}))
    done += [("played", {"seat": seat, "codes": [code]}) for seat, code in _played(state, texts)[1]]
    return [Event(name, n, kind, about, None, 1.0) for n, (kind, about) in enumerate(done)]
