"""Who plays where: the setups of the base game and of the scenarios, from the data to typed tables.

A setup is a number. Those of the base game come first, then for each scenario one per number of players.
"""

from __future__ import annotations

from typing import Any, Final, final

from signoria.core.numbers import bit, i64
from signoria.games.renaissance.tables import (
    ALL_CITIES,
    DATA,
    NATION_NAMES,
    NATIONS,
    PROVINCE_CITIES,
    PROVINCE_NAMES,
    cities_of,
)

_data: Final[dict[str, Any]] = DATA.files["scenarios"]
_UNDECIDED: Final = -1


@final
class Setup:
    """`nations`: in the order in which they are listed. Tables by nation: its fixed cities, and those of which it
    takes one."""

    def __init__(
        self, name: str, nations: list[int], closed: list[str], row: dict[str, Any]
    ) -> None:
        self.name = name
        self.nations = nations
        self.open: i64 = ALL_CITIES
        for province in closed:
            self.open &= ~PROVINCE_CITIES[PROVINCE_NAMES.index(province)]
        self.war = row["first_turn_state"] == "war"
        self.palace_each: bool = row.get("free_palace_each", False)
        self.scenario = "free_palace_each" in row
        self.listed_order = row["first_turn_order"] != "draw"
        self.extra: i64 = 0  # nations that place one more garrison
        self.fixed: list[int] = [0] * NATIONS
        self.one_of: list[int] = [0] * NATIONS


def _base(row: dict[str, Any]) -> Setup:
    nations = [NATION_NAMES.index(name) for name in row["nations"]]
    setup = Setup(row["id"], nations, row["closed_provinces"], row)
    for start in _data["start"]:
        setup.fixed[NATION_NAMES.index(start["nation"])] = int(cities_of(start["cities"]))
    if row["extra_garrison"]:
        for nation in nations:
            setup.extra |= bit(nation)
    return setup


def _scenario(row: dict[str, Any], players: int) -> Setup:
    """Removals add up, no province is closed (REN-RUL-35)."""
    removed = row["removed_by_players"][str(players)]
    rows = [entry for entry in row["nation"] if entry["id"] not in removed]
    listed = [name for name in row["first_turn_order"] if name not in removed]
    nations = [NATION_NAMES.index(name) for name in listed]
    setup = Setup(f"scenario_{row['id']}_{players}", nations, row["closed_provinces"], row)
    for entry in rows:
        nation = NATION_NAMES.index(entry["id"])
        setup.fixed[nation] = int(cities_of(entry["fixed"]))
        setup.one_of[nation] = int(cities_of(entry["one_of"]))
    for name in row["extra_garrison"]:
        setup.extra |= bit(NATION_NAMES.index(name))
    return setup


SCENARIO_NAMES: Final[list[str]] = ["base", *[row["id"] for row in _data["scenario"]]]
SETUPS: Final[list[Setup]] = [
    *[_base(row) for row in _data["setup"]],
    *[_scenario(row, players) for row in _data["scenario"] for players in row["players"]],
]
SETUP_NAMES: Final = [setup.name for setup in SETUPS]
VERSION_NAMES: Final = ["without_naples", "without_milan"]
_VERSIONS: Final = [
    SETUP_NAMES.index("base_4_no_naples"),
    SETUP_NAMES.index("base_4_no_milan"),
]
OPEN: Final[list[int]] = [int(setup.open) for setup in SETUPS]


def setup_for(scenario: str, seats: int) -> int:
    """The setup of a game; -1 if the players choose between two (REN-SET-07), -2 if there is none."""
    if scenario == "base":
        return _UNDECIDED if seats == 4 else SETUP_NAMES.index(f"base_{seats}")
    name = f"scenario_{scenario}_{seats}"
    return SETUP_NAMES.index(name) if name in SETUP_NAMES else -2


def setup_of_version(version: i64) -> int:
    return _VERSIONS[version]
