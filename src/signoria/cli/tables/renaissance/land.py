"""The map as a view shows it: who holds which city, how strong it is, and what stands there."""

from __future__ import annotations

from typing import Any

from signoria.games.renaissance.setups import OPEN, SETUP_NAMES
from signoria.games.renaissance.tables import CITY_NAMES, DATA

_map = DATA.files["map"]
CITIES: dict[str, Any] = {row["id"]: row for row in _map["city"]}
PROVINCES: dict[str, Any] = {row["id"]: row for row in _map["province"]}
LEVELS: dict[str, Any] = {row["id"]: row for row in DATA.files["components"]["fortification"]}
TERRAINS: dict[str, Any] = _map["terrain"]
VENICE_EARNS: int = next(
    row["args"]["ducats"] for row in DATA.files["scenarios"]["power"] if row["nation"] == "venice"
)
View = dict[str, Any]


class Land:
    def __init__(self, view: View) -> None:
        table = view["table"]
        self.owners = {
            city: seat for seat, board in enumerate(view["boards"]) for city in board["cities"]
        }
        self.ramparts, self.castles = set(table["ramparts"]), set(table["castles"])
        self.palaces, self.plundered = set(table["palaces"]), set(table["pillaged"])
        self.artists = {city: artist for artist, city in table["artists"].items()}
        setup = table["setup"]
        open_ = -1 if setup is None else OPEN[SETUP_NAMES.index(setup)]
        self.open = {city for at, city in enumerate(CITY_NAMES) if open_ >> at & 1}

    def level(self, city: str) -> str:
        if city not in self.owners:
            return "free"
        if city in self.castles:
            return "fortress"
        return "rampart" if city in self.ramparts else "garrison"

    def walls(self, city: str) -> int:
        """The combat points of its fortification and its ground."""
        level: int = LEVELS[self.level(city)]["pc"]
        bonus: int = TERRAINS[CITIES[city]["terrain"]]["defence_bonus_pc"]
        return level + bonus

    def holder(self, province: str) -> int | None:
        """Who has all cities of a province."""
        seats = {self.owners.get(city) for city in PROVINCES[province]["cities"]}
        return seats.pop() if len(seats) == 1 else None

    def provinces(self, seat: int) -> list[str]:
        """The provinces that a player controls."""
        return [province for province in PROVINCES if self.holder(province) == seat]

    def missing(self, seat: int) -> dict[str, list[str]]:
        """The provinces that a player has a part of, and the cities he lacks there."""
        found = {}
        for province, row in PROVINCES.items():
            lacking = [city for city in row["cities"] if self.owners.get(city) != seat]
            if 0 < len(lacking) < len(row["cities"]):
                found[province] = lacking
        return found

    def points(self, view: View, seat: int) -> int:
        """What a player would score if the turn ended now."""
        homes = [city for city in self.artists if self.owners.get(city) == seat]
        if view["options"]["artist_pr_cap_per_province"]:
            homes = list({CITIES[city]["province"]: city for city in homes}.values())
        return len(self.provinces(seat)) + len(homes)

    def income(self, view: View, seat: int) -> int:
        """The ducats that a player would earn if the turn ended now."""
        board = view["boards"][seat]
        paying = [city for city in board["cities"] if city not in self.plundered]
        more = (
            VENICE_EARNS if board["nation"] == "venice" and view["options"]["state_powers"] else 0
        )
        return more + sum(int(LEVELS[self.level(city)]["income"]) for city in paying)


def roads_of(city: str) -> list[str]:
    """The cities at the other end of its roads."""
    ends = [(row["a"], row["b"]) for row in _map["road"]]
    return [b if a == city else a for a, b in ends if city in (a, b)]
