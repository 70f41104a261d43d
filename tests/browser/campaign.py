"""Moments of Renaissance, laid into a store: six people whose cookies we know, and what led there."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import signoria
from signoria.core.chance import chance_from_key
from signoria.games.renaissance import streams
from signoria.games.renaissance.tables import CONDOTTIERE_DIE
from signoria.record.fair import prove
from tests.browser import stage
from tests.browser.stage import Scene
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


def loaded(
    state: signoria.State,
    texts: list[str],
    dice: tuple[int, int],
    contracts: tuple[int, ...] = (),
) -> Scene:
    """A scene in which the dice of the first battle fall like this."""
    return Scene(state, texts, _secret(state, dice, contracts))


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
    double = loaded(marching(), shown, (3, 5))
    tied = GAME.load(double.played()[0].dump())
    # whatever Livia attacks, both of her ports can
    enemies = zip(range(1, 6), ["genova", "palermo", "bari", "ancona", "pola"])
    ports = {LIVIA: ["pisa", "piombino"], **{seat: [city] for seat, city in enemies}}
    bare: dict[str, Any] = {"ramparts": [], "castles": [], "palaces": [], "artists": {}}
    raid = marching(cities=ports, hands=dict.fromkeys(range(1, 6), ""), **bare)
    taken = [*laid, "commit engineer", "commit arquebusiers", *["pass"] * 5]
    return {
        "combat": Scene(marching()),
        "raid": Scene(raid),
        "hire": Scene(marching(), offered),
        "commit": Scene(marching(), [*offered, "pass"]),
        "red": Scene(engineer, laid),
        "double": double,
        "tie": loaded(marching(), shown, (3, 5)),
        "save": loaded(beaten, [*shown, "pass", "pass"], (1, 6)),
        "traitor": loaded(
            betrayed,
            [*laid, "pass", "commit arquebusiers", "commit condottiere"],
            (3, 3),
            (BETRAYAL, 5),
        ),
        "taken": loaded(engineer, taken, (5, 2)),
        "resumed": Scene(tied, secret=double.secret),
        "buy": Scene(fourth_turn(buying, order=order)),
        "shop": Scene(fourth_turn(buying, order=order)),
        "vote": Scene(fourth_turn(frame("vote", -1, 63, 63))),
        "expand": Scene(fourth_turn(frame("expand", LIVIA, 0, 0))),
        "lend": Scene(lending, ["attack verona"]),
        "swap": Scene(fourth_turn(buying, order=order, options={"negotiation": "on"})),
        "claim": Scene(GAME.new(6, 3)),
    }


def lay(database: Path) -> None:
    laid = scenes()
    for name, scene in laid.items():
        assert LIVIA in scene.played()[0].to_act, name
    stage.lay(database, PEOPLE, laid)


def _secret(state: signoria.State, dice: tuple[int, int], contracts: tuple[int, ...]) -> str:
    """Of a table whose dice fall so."""
    counters: Any = state.dump()["counters"]
    for number in range(100_000):
        secret = number.to_bytes(32, "big").hex()
        chance = chance_from_key(prove(secret, [""] * 6).key())
        sides = (streams.ATTACKER_DIE, streams.DEFENDER_DIE)
        rolled = tuple(1 + chance.below(side, counters["battles"] + 1, 6) for side in sides)
        faces = [
            CONDOTTIERE_DIE[chance.below(streams.CONDOTTIERE_DIE, counters["contracts"] + at, 6)]
            for at in range(len(contracts))
        ]
        if rolled == dice and faces == list(contracts):
            return secret
    raise AssertionError(dice)
