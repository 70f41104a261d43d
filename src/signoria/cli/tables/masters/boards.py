"""The boards of the players."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from signoria.cli.tables.masters.pieces import BOARD, CARDS, LEADERS, LEVELS, RESOURCES, Pieces
from signoria.games.masters.bag import amount, unit
from signoria.games.masters.warehouse import layout

SHELVES: list[int] = [row["capacity"] for row in BOARD["shelf"]]
SECTIONS: list[Any] = BOARD["vatican_section"]
SPACES: list[Any] = BOARD["faith_space"]
Board = dict[str, Any]


def whole(p: Pieces, board: Board, title: str) -> RenderableType:
    rows = p.rows()
    _add_stores(p, rows, board)
    _add_slots(p, rows, board)
    _add_leaders(p, rows, board)
    rows.add_row(p.label(p.name("tiles")), _tiles(p, board))
    return Group(p.heading(title, p.points(score(board))), rows)


def small(p: Pieces, board: Board, title: str) -> RenderableType:
    """The board of another player in a few lines."""
    rows = p.rows()
    _add_stores(p, rows, board)
    piles = [
        Text(" ").join(map(p.card_name, pile)) if pile else Text("–") for pile in board["slots"]
    ]
    rows.add_row(p.label(p.name("slots")), Text(" | ", style="dim").join(piles))
    leaders = [Text(p.say("in-hand", count=board["in_hand"]))]
    leaders += [p.leader(name) for name in board["in_play"]]
    rows.add_row(p.label(p.name("leaders")), p.dot().join(leaders))
    rows.add_row(p.label(p.name("tiles")), _tiles(p, board))
    return Group(p.heading(title, p.points(score(board))), rows)


def brief(p: Pieces, view: dict[str, Any], asked: str) -> RenderableType:
    """What one owns, and what a step within a turn is about."""
    board = view["boards"][view["viewer"]]
    rows = p.rows()
    if asked != "keep":
        _add_stores(p, rows, board)
    if asked == "produce":
        _add_slots(p, rows, board)
    if asked in ("keep", "after"):
        _add_leaders(p, rows, board)
    numbers = view["stack"][-1]["numbers"]  # questions.py says what they are
    if asked == "store":
        left = {
            name: n for name, n in _goods(numbers[1]).items() if RESOURCES.index(name) >= numbers[0]
        }
        rows.add_row(p.label(p.say("to-store")), p.goods(left))
        if numbers[2]:
            rows.add_row(p.label(p.say("to-discard")), str(numbers[2]))
    if asked in ("produce", "spend", "gain", "pay"):
        rows.add_row(p.label(p.say("to-pay")), p.goods(_goods(numbers[1])))
    return rows


def _goods(bag: int) -> dict[str, int]:
    return {name: int(amount(bag, number)) for number, name in enumerate(RESOURCES)}


def _add_stores(p: Pieces, rows: Grid, board: Board) -> None:
    depots = [LEADERS[name] for name in board["in_play"] if LEADERS[name]["kind"] == "depot"]
    mask = sum(1 << RESOURCES.index(row["resource"]) for row in depots)
    bag = sum(count * unit(RESOURCES.index(name)) for name, count in board["warehouse"].items())
    places = [[RESOURCES[resource] for resource in place] for place in layout(bag, mask)]
    shelves = [p.shelf(place, room) for place, room in zip(places, SHELVES)]
    for row in depots:
        place = places[len(SHELVES) + RESOURCES.index(row["resource"])]
        depot = p.shelf(place, row["effect"]["capacity"])
        shelves.append(Text.assemble(f"{p.say('depot')} ", p.sign(row["resource"]), " ", depot))
    rows.add_row(p.label(p.name("warehouse")), Text(" ").join(shelves))
    rows.add_row(p.label(p.name("strongbox")), p.goods(board["strongbox"]))


def _add_slots(p: Pieces, rows: Grid, board: Board) -> None:
    for number, pile in enumerate(board["slots"], 1):
        label = p.label(f"{p.name('slot')} {number}")
        rows.add_row(label, _pile(p, pile) if pile else Text(p.say("empty"), style="dim"))


def _pile(p: Pieces, pile: list[str]) -> Text:
    """The top card with its production, then the cards under it."""
    top = CARDS[pile[-1]]
    line = Text.assemble(p.card_name(top["id"]), f" {LEVELS[top['level'] - 1]} ")
    line = Text.assemble(line, p.points(top["vp"]), "  ", p.production(top["effect"]))
    under = [Text.assemble(p.card_name(n), " ", p.points(CARDS[n]["vp"])) for n in pile[-2::-1]]
    if under:
        line.append(f"  {p.say('on')} ", style="dim").append_text(Text(", ").join(under))
    return line


def _add_leaders(p: Pieces, rows: Grid, board: Board) -> None:
    for name in board["in_play"]:
        rows.add_row(p.label(p.name("in-play")), p.leader(name))
    for name in board.get("hand", []):
        rows.add_row(p.label(p.name("hand")), p.leader(name, with_condition=True))


def _tiles(p: Pieces, board: Board) -> Text:
    tiles = []
    for section, tile in zip(SECTIONS, board["tiles"]):
        style = {"active": "bold", "discarded": "dim strike"}.get(tile, "dim")
        state = p.say("tile", tile=tile)
        tiles.append(Text.assemble(p.points(section["favour_vp"]), " ", (state, style)))
    return p.dot().join(tiles)


def score(board: Board) -> int:
    """The points of a board as they stand."""
    points = sum(CARDS[name]["vp"] for pile in board["slots"] for name in pile)
    points += sum(LEADERS[name]["vp"] for name in board["in_play"])
    points += max(space["vp"] for space in SPACES[: board["faith"] + 1])
    active = [section for section, tile in zip(SECTIONS, board["tiles"]) if tile == "active"]
    points += sum(section["favour_vp"] for section in active)
    owned = sum(board["warehouse"].values()) + sum(board["strongbox"].values())
    return int(points + owned // BOARD["score"]["resources_per_vp"])
