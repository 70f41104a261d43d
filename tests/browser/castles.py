"""Moments of Artigiano, laid into a store: three people whose cookies we know, and what led there."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import signoria
from tests.browser import stage
from tests.browser.stage import Scene
from tests.games.artigiano.positions import position

PEOPLE = ["livia", "bruno", "chiara"]
LIVIA, BRUNO = range(2)
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


def twice_shot() -> signoria.State:
    """Bruno and then Chiara have played the Musket against all others; Livia could turn either back."""
    hands = ["prayer-t1 foundation-4 stone-5 tile-4", "musket-fs1 stone-5", "musket-fs1 stone-4"]
    state = position(hands=hands, missions=MISSIONS, active=BRUNO, course={"turn": 25})
    for text in ["act musket-fs1", "pass", "pass"] * 2:
        state.play(state.to_act[0], state.game.parse(text))
    return state


def scenes() -> dict[str, Scene]:
    """By name: a position, and what is played from it."""
    mixed = "pillage-st5 foundation-4 chapel-fs3 sin captain"
    calm = "foundation-4 stone-5 tile-4 storekeeper"  # no action: a mission holds
    return {
        "turn": Scene(ninth_round(mixed)),
        "target": Scene(ninth_round(mixed), ["act pillage-st5"]),
        "steal": Scene(ninth_round(mixed), ["act pillage-st5", "side 2"]),
        "claim": Scene(ninth_round(calm)),
        "store": Scene(ninth_round(mixed, stocks=["stone-1", "", ""]), ["place foundation-4"]),
        "stock": Scene(ninth_round(mixed), ["stock"]),
        "final": Scene(ninth_round(calm, deck=0), ["discard foundation-4", "pass"]),
        "hand": Scene(ninth_round("trade-f2 foundation-4"), ["act trade-f2", "seat 2"]),
        "top": Scene(ninth_round("angelus-f4 foundation-4"), ["act angelus-f4"]),
        "special": Scene(ninth_round("master-at-arms stone-5"), ["special master-at-arms"]),
        "again": Scene(twice_shot(), ["act prayer-t1", "card musket-fs1"]),
        "pool": Scene(
            ninth_round(f"cloister {calm}"), ["act cloister", "card foundation-4", "card stone-5"]
        ),
        "theirs": Scene(
            ninth_round(f"gargoyle-st5 {calm}", zones=["parish_priest", "officer virgin", ""]),
            ["act gargoyle-st5"],
        ),
        "pope": Scene(
            ninth_round(calm, "cannon-t2 revolt-s1", zones=["pope"], active=BRUNO),
            ["act cannon-t2"],
        ),
    }


def questions() -> dict[str, Scene]:
    """Questions about several cards, cells or castles, by the card that asks."""
    full = "foundation-4 stone-5 tile-4"
    safe = {"blacksmith": (LIVIA, "B2"), "journeyman": (LIVIA, "B1")}

    def attack(card: str, *answers: str, **about: Any) -> Scene:
        """Bruno plays a card, and Livia is asked."""
        state = ninth_round(full, f"{card} stone-5 espionage", active=BRUNO, zones=[], **about)
        return Scene(state, [f"act {card}", *answers])

    def own(card: str, *answers: str, hand: str = full, **about: Any) -> Scene:
        return Scene(ninth_round(f"{card} {hand}", **about), [f"act {card}", *answers])

    return {
        "bargain": own("bargain-fs4", "side 2"),
        "plan": own("building-plan-t2"),
        "sin": own("sin", hand="foundation-4 foundation-4 stone-5"),
        "revelation": own("revelation-fst1", "side 2"),
        "square": own("village-square-fs3", "seat 2"),
        "offered": Scene(
            ninth_round(full, "village-square-fs3 stone-5 espionage", active=BRUNO, zones=[]),
            ["act village-square-fs3", "seat 1", "card stone-5", "pass", "card tile-4", "pass"],
        ),
        "formation": own(
            "square-formation-f3", "side 3", castles=[{}, {}, RUIN], on_cells={}, zones=[]
        ),
        "cannon": own("cannon-t2", zones=[]),
        "landslide": attack("landslide-f4", "side 1", on_cells=safe),
        "ruse": attack("ruse-fs3", "side 1", on_cells=safe),
        "cleaver": attack("cleaver-fst1"),
        "siege": attack("siege", stocks=["stone-1 tile-3", "", ""]),
        "confessional": attack("confessional", "side 1"),
        "grave": own("common-grave", hand="foundation-4 foundation-4 stone-5 tile-4"),
        "cloister": own("cloister"),
        "vestibule": own("vestibule-fs3", "side 2"),
        "lintel": own("lintel-s2", hand="foundation-4 stone-4 tile-4"),
        "pater": own("pater-noster-s1", hand="foundation-4 foundation-4 stone-5 tile-4"),
        "keystone": own("keystone-f1"),
        "double": own("double-attack-f1", hand="cannon-t2 landslide-f4"),
        "smuggling": own("smuggling", "seat 2"),
        "roofer": Scene(ninth_round(f"roofer {full}"), ["special roofer"]),
        "renovator": Scene(ninth_round("renovator stone-5 chapel-fs3"), ["special renovator"]),
        "provost": Scene(ninth_round(f"provost-marshal {full}"), ["special provost-marshal"]),
        "officer": Scene(ninth_round(f"officer {full}", zones=[]), ["special officer"]),
        "slot": Scene(
            ninth_round(full, zones=["storekeeper"], stocks=["stone-1", "", ""]),
            ["place foundation-4", "card stone-5"],
        ),
    }


RUIN = {
    "A1": "foundation-1", "A2": "foundation-1", "A3": "convent-f2", "A4": "foundation-2",
}  # fmt: skip


def lay(database: Path) -> None:
    """Each moment once to be changed, once more, and once only to be looked at."""
    laid = scenes() | questions()
    copies = {
        f"{name}{copy}": scene for copy in ("", "-2", "-asked") for name, scene in laid.items()
    }
    stage.lay(database, PEOPLE, copies)
