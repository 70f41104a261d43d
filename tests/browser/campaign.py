"""Moments of Renaissance, laid into a store: six people whose cookies we know, and what led there."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

import signoria
from signoria.core.chance import chance_from_key
from signoria.games.renaissance import streams
from signoria.games.renaissance.tables import CONDOTTIERE_DIE
from signoria.record.fair import prove
from signoria.tables import Store
from signoria.tables.store import Event
from tests.games.playing import frame
from tests.games.renaissance.positions import BETRAYAL, GAME, position

PEOPLE = ["livia", "bruno", "chiara", "dante", "elena", "fabio"]
LIVIA, BRUNO, CHIARA, DANTE, ELENA, FABIO = range(6)
CITIES = {
    LIVIA: ["firenze", "pistoia", "lucca", "pisa", "siena", "piombino", "bologna"],
    BRUNO: ["genova", "savona", "nizza", "ajaccio", "bastia", "sassari"],
    CHIARA: ["napoli", "capua", "benevento", "potenza", "bari", "reggio", "palermo", "messina"],
    DANTE: ["milano", "pavia", "brescia", "cremona", "casale", "piacenza", "parma"],
    ELENA: ["roma", "viterbo", "perugia", "spoleto", "urbino", "ancona", "ravenna"],
    FABIO: [
        "venezia",
        "padova",
        "vicenza",
        "verona",
        "treviso",
        "udine",
        "trieste",
        "pola",
        "zara",
    ],
}
HANDS = {
    LIVIA: "cannon knights pikemen arquebusiers sign_of_god artist_or_banker",
    BRUNO: "pikemen retreat",
    CHIARA: "swiss_regiment plunderers",
    DANTE: "knights traitor",
    ELENA: "arquebusiers engineer retreat",
    FABIO: "condottiere cannon marriage",
}


def fourth_turn(
    ask: dict[str, Any], hands: Mapping[int, str] | None = None, **about: Any
) -> signoria.State:
    """1478: every state has grown, has walls and palaces, and it is war."""
    scored = {
        LIVIA: [3, 4, 4], BRUNO: [2, 3, 3], CHIARA: [3, 3, 4], DANTE: [2, 3, 4], ELENA: [4, 4, 4], FABIO: [4, 4, 5]
    }  # fmt: skip
    return position(
        **{
            "ask": ask,
            "cities": CITIES,
            "hands": {**HANDS, **(hands or {})},
            "scored": scored,
            "ducats": {LIVIA: 9, BRUNO: 6, CHIARA: 4, DANTE: 8, ELENA: 7, FABIO: 11},
            "ramparts": ["ravenna", "perugia", "cremona", "verona", "genova", "bari"],
            "castles": ["firenze", "roma", "napoli", "milano", "venezia"],
            "palaces": ["firenze", "siena", "urbino", "napoli", "palermo", "padova", "genova"],
            "artists": {"botticelli": "firenze", "bellini": "padova", "raffaello": "urbino"},
            "turn": 4,
            "war": True,
            **about,
        }
    )


def marching(**about: Any) -> signoria.State:
    """Livia's combat turn, the first of all."""
    return fourth_turn(frame("combat", LIVIA, 0), **about)


@dataclass
class Scene:
    """A position, what is played from it, and how the dice of its first battle fall."""

    state: signoria.State
    texts: list[str]
    dice: tuple[int, int] | None = None
    contracts: tuple[int, ...] = ()


def scenes() -> dict[str, Scene]:
    # the other four are asked for Condottieri, and Fabio has one
    offered = ["attack ravenna", "pass", "pass", "pass", "lend 1 0"]
    laid = [*offered, "pass", "commit knights", "commit cannon"]
    shown = [*laid, "pass", "commit arquebusiers", "pass"]
    order = [BRUNO, CHIARA, DANTE, ELENA, FABIO, LIVIA]
    buying = frame("buy", LIVIA, 5, 234)
    engineer = marching(hands={LIVIA: f"{HANDS[LIVIA]} engineer"})
    beaten = marching(hands={LIVIA: f"{HANDS[LIVIA]} retreat"})
    betrayed = marching(hands={ELENA: "arquebusiers condottiere"})
    lending = fourth_turn(
        frame("combat", DANTE, 0),
        {LIVIA: "condottiere condottiere cannon", DANTE: "knights cannon"},
        order=[DANTE, BRUNO, CHIARA, LIVIA, ELENA, FABIO],
    )
    taken = [*laid, "commit engineer", "commit arquebusiers", *["pass"] * 5]
    return {
        "combat": Scene(marching(), []),
        "hire": Scene(marching(), offered),
        "commit": Scene(marching(), [*offered, "pass"]),
        "red": Scene(engineer, laid),
        "double": Scene(marching(), shown, (3, 5)),
        "tie": Scene(marching(), shown, (3, 5)),
        "save": Scene(beaten, [*shown, "pass", "pass"], (1, 6)),
        "traitor": Scene(
            betrayed,
            [*laid, "pass", "commit arquebusiers", "commit condottiere"],
            (3, 3),
            (BETRAYAL, 5),
        ),
        "taken": Scene(engineer, taken, (5, 2)),
        "buy": Scene(fourth_turn(buying, order=order), []),
        "vote": Scene(fourth_turn(frame("vote", -1, 63, 63)), []),
        "expand": Scene(fourth_turn(frame("expand", LIVIA, 0, 0)), []),
        "lend": Scene(lending, ["attack verona"]),
        "swap": Scene(fourth_turn(buying, order=order, options={"negotiation": "on"}), []),
        "claim": Scene(GAME.new(6, 3), []),
    }


def lay(database: Path) -> None:
    async def write() -> None:
        store = Store(database)
        for person in PEOPLE:
            await store.add_person(person, sha256(person.encode()).hexdigest(), person.title())
        for name, scene in scenes().items():
            await store.append(_events(name, scene))
        store.close()

    asyncio.run(write())


def _secret(scene: Scene) -> str:
    """Of a table whose dice fall as the scene wants them."""
    counters: Any = scene.state.dump()["counters"]
    for number in range(100_000):
        secret = number.to_bytes(32, "big").hex()
        chance = chance_from_key(prove(secret, [""] * 6).key())
        sides = (streams.ATTACKER_DIE, streams.DEFENDER_DIE)
        rolled = tuple(1 + chance.below(side, counters["battles"] + 1, 6) for side in sides)
        faces = [
            CONDOTTIERE_DIE[chance.below(streams.CONDOTTIERE_DIE, counters["contracts"] + at, 6)]
            for at in range(len(scene.contracts))
        ]
        if scene.dice in (None, rolled) and faces == list(scene.contracts):
            return secret
    raise AssertionError(scene)


def _events(name: str, scene: Scene) -> list[Event]:
    secret = _secret(scene)
    body = {
        "game": "renaissance",
        "options": dict(scene.state.options),
        "seats": [{"holder": "open"}] * 6,
        "host": "livia",
        "private": True,
        "secret": secret,
        "position": scene.state.dump(),
    }
    done: list[tuple[str, dict[str, Any]]] = [("created", body)]
    done += [
        ("sat", {"seat": seat, "person": who, "name": who.title()})
        for seat, who in enumerate(PEOPLE)
    ]
    done.append(("started", {"created": "2026-01-01T00:00:00Z"}))
    now = scene.state.copy()
    now.chance = chance_from_key(prove(secret, [""] * 6).key())
    for text in scene.texts:
        seat, code = now.to_act[0], GAME.parse(text)
        now.play(seat, code)
        done.append(("played", {"seat": seat, "codes": [code]}))
    assert LIVIA in now.to_act, (name, now.to_act)
    return [Event(name, n, kind, about, None, 1.0) for n, (kind, about) in enumerate(done)]
