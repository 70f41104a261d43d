"""What the numbers and ids of Renaissance mean, for the catalogues in `words/`."""

from __future__ import annotations

from typing import Any, Final

from signoria.core.errors import Argument, Message
from signoria.games.renaissance.actions import (
    DOUBLE_NAMES,
    LOANS,
    SEAT_NAMES,
    SLOT_NAMES,
    STANCE_NAMES,
)
from signoria.games.renaissance.battle import WAY_NAMES
from signoria.games.renaissance.setups import SETUP_NAMES, VERSION_NAMES
from signoria.games.renaissance.tables import (
    ARTIST_NAMES,
    BLUES,
    BUILDING_NAMES,
    CARD_NAMES,
    CITY_NAMES,
    DATA,
    LEVEL_NAMES,
    NATION_NAMES,
    PLUNDERERS,
    PROVINCE_NAMES,
    TERRAIN_NAMES,
    YEARS,
)

_cards: Final = {name: Message("renaissance-card", {"card": name}) for name in CARD_NAMES}
_cities: Final = {name: Message("renaissance-city", {"city": name}) for name in CITY_NAMES}
_slots: Final = {
    **{name: _cards[name] for name in SLOT_NAMES[: BLUES + 3]},
    "hired": Message("renaissance-slot-hired"),
    "power": Message("renaissance-slot-power"),
    "nothing": Message("word-nothing"),
}
_doubles: Final = {name: _cards[name] for name in DOUBLE_NAMES[:BLUES]}
_doubles.update(
    {f"condottiere {pc}": Message("renaissance-condottiere", {"pc": pc}) for pc in (4, 5, 6)}
)
_loans: Final = {
    f"{one} {other}": Message("renaissance-loan", {"to_attacker": one, "to_defender": other})
    for one, other in LOANS
}

PHRASES: Final[dict[str, dict[str, Message]]] = {
    "source": _cities,
    "home": _cities,
    "yellow": {name: _cards[name] for name in CARD_NAMES[PLUNDERERS:]},
    "slot": _slots,
    "slot1": _slots,
    "slot2": _slots,
    "slot3": _slots,
    "double": _doubles,
    "loan": _loans,
}

NAMES: Final[dict[str, list[Argument]]] = {
    "seat": [place + 1 for place in range(len(SEAT_NAMES))],
    "place": [place + 1 for place in range(len(SEAT_NAMES))],
    "nation": [*NATION_NAMES],
    "version": [*VERSION_NAMES],
    "stance": [*STANCE_NAMES],
    "state": ["peace", "war"],
    "city": [*CITY_NAMES],
    "source": [*CITY_NAMES],
    "home": [*CITY_NAMES],
    "way": [*WAY_NAMES],
    "building": [*BUILDING_NAMES],
    "card": [*CARD_NAMES],
    "yellow": [*CARD_NAMES[PLUNDERERS:]],
    "slot": [*_slots],
    "slot1": [*_slots],
    "slot2": [*_slots],
    "slot3": [*_slots],
    "double": [*DOUBLE_NAMES],
    "loan": [*_loans],
    "artist": [*ARTIST_NAMES],
    "year": ["", *[str(year) for year in YEARS]],
}

KINDS: Final[dict[str, list[Argument]]] = {
    "nation": [*NATION_NAMES],
    "setup": [*SETUP_NAMES],
    "version": [*VERSION_NAMES],
    "stance": [*STANCE_NAMES],
    "state": ["peace", "war"],
    "city": [*CITY_NAMES],
    "province": [*PROVINCE_NAMES],
    "terrain": [*TERRAIN_NAMES],
    "way": [*WAY_NAMES],
    "level": [*LEVEL_NAMES],
    "building": [*BUILDING_NAMES],
    "card": [*CARD_NAMES],
    "artist": [*ARTIST_NAMES],
    "score": [str(year) for year in YEARS],
}

DIMENSIONS: Final[dict[str, list[str]]] = {
    "nation": ["nation"],
    "version": ["version"],
    "stance": ["stance"],
    "city": ["city"],
    "expand": ["city"],
    "attack": ["city"],
    "from": ["city"],
    "build": ["building", "city"],
    "number": ["number"],
    "yellow": ["yellow"],
    "lend": ["loan"],
    "hire": ["seat"],
    "commit": ["slot"],
    "double": ["double"],
    "save": ["card"],
    "gift": ["seat"],
    "accept": ["seat"],
    "decline": ["seat"],
}

SEATS: Final = ["seat", "other"]
BAGS: Final = {"goods": ("renaissance-cards", "card", CARD_NAMES)}

PROMPT_RULES: Final[dict[str, list[str]]] = {
    "version": ["REN-SET-07", "REN-RUL-41"],
    "claim": ["REN-SET-01"],
    "start": ["REN-SCN-03"],
    "first_rampart": ["REN-SET-11", "REN-RUL-04"],
    "first_palace": ["REN-SCN-06"],
    "extra": ["REN-SET-12", "REN-SET-13"],
    "return": ["REN-ELM-01", "REN-ELM-02", "REN-ELM-03"],
    "vote": ["REN-POL-01", "REN-POL-02", "REN-POL-04", "REN-POL-05"],
    "swiss": ["REN-POW-11"],
    "buy": ["REN-BUY-01", "REN-BUY-02", "REN-BUY-04", "REN-BUY-05", "REN-BUY-07", "REN-BUY-11"],
    "expand": ["REN-EXP-02", "REN-EXP-04", "REN-EXP-07", "REN-EXP-08", "REN-EXP-10"],
    "expand_from": ["REN-EXP-04", "REN-EXP-07"],
    "combat": ["REN-CBT-02", "REN-CBT-05", "REN-CBT-06", "REN-CBT-09", "REN-CBT-10", "REN-CRD-06"],
    "attack_from": ["REN-CBT-08", "REN-CBT-09", "REN-CBT-17"],
    "ride": ["REN-YEL-12"],
    "plunder": ["REN-YEL-01", "REN-YEL-02", "REN-YEL-04"],
    "marry": ["REN-YEL-09", "REN-YEL-10", "REN-YEL-11"],
    "call": ["REN-YEL-13", "REN-YEL-14", "REN-YEL-17"],
    "artist": ["REN-YEL-14", "REN-YEL-15", "REN-YEL-16"],
    "banker": ["REN-YEL-17"],
    "lure": ["REN-POW-03"],
    "lure_to": ["REN-POW-03"],
    "lend": ["REN-CON-11", "REN-CON-12"],
    "hire": ["REN-CON-12", "REN-CON-13"],
    "commit": ["REN-CBT-11", "REN-CBT-12", "REN-CBT-03", "REN-CON-01", "REN-CON-02"],
    "commit_red": ["REN-CBT-11", "REN-RED-01", "REN-RED-05", "REN-RED-06", "REN-RED-08"],
    "counter": ["REN-RED-03", "REN-RED-07"],
    "traitor": ["REN-CON-06", "REN-CON-07"],
    "double": ["REN-RED-09", "REN-RED-10"],
    "save": ["REN-RED-11", "REN-RED-12", "REN-RED-13"],
    "corrupt": ["REN-YEL-06"],
    "upkeep": ["REN-YEL-07"],
    "ready": ["REN-RUL-40"],
    "swap": ["REN-DIP-02", "REN-DIP-03"],
    "swap_for": ["REN-DIP-02", "REN-DIP-03"],
    "gift": ["REN-DIP-05"],
}

# ---------------------------------------------------------------- cards and powers described

_rows: Final[list[dict[str, Any]]] = DATA.files["cards"]["card"]
_powers: Final[list[dict[str, Any]]] = DATA.files["scenarios"]["power"]

CARDS: Final[dict[str, Message]] = {
    **{name: Message("renaissance-described-card") for name in CARD_NAMES},
    **{name: Message("renaissance-described-power") for name in NATION_NAMES},
}
TEXTS: Final[dict[str, dict[str, str]]] = {
    **{row["id"]: {"en": row["text_en"], "fr": row["text_fr"]} for row in _rows},
    **{row["nation"]: {"en": row["en"], "fr": row["fr"]} for row in _powers},
}
