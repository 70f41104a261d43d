"""The pieces of Princes of the Renaissance as text: gold, influence, tiles, troops."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from rich.text import Text

from signoria.cli.tables.drawing import Drawing
from signoria.core.errors import Argument
from signoria.games.princes.tables import DATA
from signoria.words import say

_board, _tiles = DATA.files["board"], DATA.files["tiles"]
CITIES: list[str] = [row["id"] for row in _board["city"]]
FAMILIES: dict[str, Any] = {row["id"]: row for row in _tiles["family"]}
TROOPS: dict[str, Any] = {row["id"]: row for row in _tiles["troop"]}
TILES: dict[str, Any] = {row["id"]: row for row in _tiles["city_tile"]}
EVENTS: dict[str, Any] = {row["id"]: row for row in _tiles["event"]}
TREACHERY: list[str] = [row["id"] for row in _tiles["treachery"]]
WARS: dict[str, int] = _board["war"]["limit"]  # in a decade, by the number of players
TIMES_STATUS: int = _board["auction"]["city_tile"]["minimum_times_status"]
SLOTS: list[int] = _board["vp_slots"]["values"]

SIGNS = {
    "gold": ("○", "g", "bright_yellow"),
    "influence": ("◆", "i", "bright_blue"),
    "points": ("★", "*", "bold"),
    "times": ("×", "x", "dim"),
    "to": ("→", ">", "dim"),
    "marker": ("◂", "<", "bold"),
}
View = dict[str, Any]
Board = dict[str, Any]


class Pieces(Drawing):
    """`width`: of the terminal, or of the part of it that the board has."""

    def __init__(self, language: str, plain: bool, width: int) -> None:
        super().__init__(SIGNS, language, plain)
        self.width = width

    def row_of(self, parts: Sequence[Text], before: int) -> Text:
        """Things side by side, none of them broken, where `before` columns are taken."""
        return self.packed(parts, self.dot(), self.width - before) if parts else self.nothing()

    # ---------------------------------------------------------------- things

    def money(self, gold: int, influence: int) -> Text:
        """`3○ 2◆`; a dash for nothing."""
        parts = [
            self.signed(number, sign)
            for number, sign in ((gold, "gold"), (influence, "influence"))
            if number
        ]
        return Text(" ").join(parts) if parts else self.nothing()

    def price(self, amount: int, currency: str) -> Text:
        return self.signed(amount, currency)

    def times(self, number: int) -> Text:
        return Text.assemble(" ", self.sign("times"), str(number)) if number > 1 else Text()

    def strength(self, attack: int, defence: int) -> Text:
        """`3/1`: attack and defence."""
        return Text(f"{attack}/{defence}")

    def tile_with_income(self, tile: str, number: int = 1) -> Text:
        """`Venetian Merchant 3○ ×5`"""
        row = TILES[tile]
        text = Text(self.tile(tile))
        if row["gold_income"] or row["influence_income"]:
            text.append(" ").append_text(self.money(row["gold_income"], row["influence_income"]))
        return text.append_text(self.times(number))

    def tiles(self, tiles: Iterable[str], used: Iterable[str] = ()) -> list[Text]:
        """Tiles by name, equal ones together; those used in this decade are marked."""
        turned = Counter(self.tile(tile) for tile in used)
        texts = []
        for name, number in Counter(self.tile(tile) for tile in tiles).items():
            text = Text(name).append_text(self.times(number))
            if turned[name]:
                mark = self.say("used", count=turned[name], of=number)
                text.append(f" ({mark})", style="dim")
            texts.append(text)
        return texts

    def event_with_worth(self, event: str) -> Text:
        """`Gozzoli 2★`, `Mantegna +1`: the points of an artist, or what he does for the status of a city."""
        text = Text(self.event(event))
        for effect in EVENTS[event]["effects"]:
            if effect["op"] == "keep_vp":
                text.append(" ").append_text(self.points(effect["vp"]))
            elif effect["op"] == "place_on_city":
                text.append(f" {self.say('status-up', levels=effect['status'])}", style="dim")
        return text

    def hand(self, bag: dict[str, int]) -> Text:
        """Treachery tiles by name."""
        parts = [
            Text(self.treachery(kind)).append_text(self.times(bag[kind]))
            for kind in TREACHERY
            if bag.get(kind)
        ]
        return Text(", ").join(parts) if parts else self.nothing()

    # ---------------------------------------------------------------- words

    def say(self, key: str, **args: Argument) -> str:
        return say(f"cli-princes-{key}", self.language, **args)

    def name(self, key: str) -> str:
        return say(f"princes-name-{key}", self.language)

    def city(self, city: str) -> str:
        return say("princes-city", self.language, city=city)

    def family(self, family: str | None) -> str:
        return "" if family is None else say("princes-family", self.language, family=family)

    def home(self, family: str) -> str:
        return say("princes-home", self.language, home=FAMILIES[family]["home_city"])

    def troop(self, troop: str) -> str:
        return say("princes-troop", self.language, troop=troop)

    def tile(self, tile: str) -> str:
        return say("princes-city_tile", self.language, city_tile=tile)

    def event(self, event: str) -> str:
        return say("princes-event_tile", self.language, event_tile=event)

    def treachery(self, kind: str) -> str:
        return say("princes-treachery", self.language, treachery=kind)

    def prize(self, prize: str) -> str:
        return say("princes-prize", self.language, prize=prize)

    def player(self, seat: int) -> str:
        return say("seat-name", self.language, seat=seat + 1)

    def called(self, view: View, seat: int) -> str:
        return self.say("you") if seat == view["viewer"] else self.player(seat)


def worth(view: View, city: str) -> int:
    """The points of a tile of a city if the game ended now: equal cities take the lowest slot they contest."""
    status, artists = view["table"]["status"], view["table"]["artists"]

    def rank(one: str) -> tuple[int, int]:
        return status[one], artists.get(one, 0)

    return SLOTS[len([other for other in CITIES if rank(other) >= rank(city)]) - 1]


def least_bid(view: View, city: str) -> int:
    """The lowest bid for a tile of a city."""
    return TIMES_STATUS * int(view["table"]["status"][city])


def points(view: View, board: Board) -> int:
    """What city tiles, events and victory tokens would bring now; gold, influence and the Pope are not in it."""
    tiles = sum(worth(view, TILES[tile]["city"]) for tile in board["tiles"])
    merchants = len([tile for tile in board["tiles"] if "merchant" in TILES[tile]["tags"]])
    events = 0
    for effect in [effect for event in board["events"] for effect in EVENTS[event]["effects"]]:
        events += effect.get("vp", 0) + effect.get("vp_per_tile", 0) * merchants
    tokens: int = board["tokens"]
    return tiles + events + tokens * (tokens + 1) // 2
