"""Moments of Renaissance for the map: six people, and what led there."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.browser import stage
from tests.browser.stage import Scene
from tests.games.renaissance.positions import (
    FLORENCE,
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


def scenes() -> dict[str, Scene]:
    war = combat(LIVIA, pillaged=["capua", "vicenza"], **ITALY)
    three = first_choices(begun(3, 1), "expand")
    free = expanding(LIVIA, war=False, **ITALY)
    return {
        "combat": Scene(war),
        "attack": Scene(war),  # to be played on
        "crowd": Scene(war),  # to be played on
        "from": Scene(war, ["attack roma"]),  # from Pisa or from Piombino, by sea
        # from Bologna: no other city is joined to it; the other four offer no Condottieri
        "battle": Scene(war, ["attack ravenna", *["pass"] * 4]),
        "expand": Scene(free),
        "take": Scene(free),  # to be played on
        "buy": Scene(buying(LIVIA, **ITALY)),
        "closed": Scene(three),
    }


def lay(database: Path) -> None:
    """All scenes."""
    stage.lay(database, PEOPLE, scenes())


def asked(scene: str) -> str:
    """Who is asked in a scene."""
    return PEOPLE[scenes()[scene].played()[0].to_act[0]]
