"""The players: one line each, one's own hand, and all that one of them has."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from signoria.cli.tables.il_principe.pieces import COLOURS, REGIONS, Board, Pieces

View = dict[str, Any]


def players(p: Pieces, view: View, titles: list[str]) -> RenderableType:
    """Points, cards in hand, coins as far as they are shown, shields left, cities; the marker beside its holder."""
    rows = Grid.grid(padding=(0, 2))
    for _ in range(2):
        rows.add_column()
    for _ in range(4):
        rows.add_column(justify="right")
    rows.add_column()
    words = [p.name("hand"), p.name("coins"), p.name("cities")]
    hand, coins, cities = (Text(word, style="dim") for word in words)
    rows.add_row("", "", p.sign("points"), hand, coins, p.sign("shields"), cities)
    for seat, board in enumerate(view["boards"]):
        rows.add_row(
            Text(f"  {seat + 1}", style="bold cyan"),
            _title(p, view, seat, titles[seat]),
            Text(str(board["points"]), style="bold"),
            str(board["in_hand"]),
            _coins(p, board),
            str(board["shields_left"]),
            _cities(p, board),
        )
    return Group(p.heading(p.say("players")), rows)


def _title(p: Pieces, view: View, seat: int, title: str) -> Text:
    text = Text(title, style="bold" if seat == view["viewer"] else "")
    if seat == view["table"]["principe"]:
        text.append(" ").append_text(p.sign("marker")).append(
            f" {p.name('principe')}", style="bold"
        )
    return text


def _coins(p: Pieces, board: Board) -> Text:
    return Text(str(board["coins"])) if "coins" in board else Text("?", style="dim")


def _cities(p: Pieces, board: Board) -> Text:
    return Text(", ".join(map(p.city, board["cities"]))) if board["cities"] else p.nothing()


def own(p: Pieces, view: View) -> RenderableType:
    """What one decides with: the hand, the coins, and the cards offered so far."""
    rows = p.rows()
    add_hand(p, rows, view["boards"][view["viewer"]])
    return rows


def add_hand(p: Pieces, rows: Grid, board: Board) -> None:
    picked = board.get("picked", {})
    if "hand" in board:
        left = {colour: n - picked.get(colour, 0) for colour, n in board["hand"].items()}
        rows.add_row(p.label(p.name("hand")), p.cards(left))
    else:
        rows.add_row(p.label(p.name("hand")), p.say("in-hand", count=board["in_hand"]))
    if picked:
        rows.add_row(p.label(p.say("offered")), p.cards(picked))
    if "coins" in board:
        rows.add_row(p.label(p.name("coins")), p.signed(board["coins"], "coins"))


def whole(p: Pieces, board: Board, title: str) -> RenderableType:
    rows = p.rows()
    rows.add_row(p.label(p.name("family")), p.family(board["family"]) or p.nothing())
    add_hand(p, rows, board)
    laid = [
        Text.assemble(p.sign(colour), " ", p.laid(board["up"].get(colour, 0), down))
        for colour in COLOURS
        if (down := board["down"].get(colour, 0)) or board["up"].get(colour)
    ]
    rows.add_row(p.label(p.name("tableau")), Text("   ").join(laid) if laid else p.nothing())
    roles = ", ".join(map(p.role, board["roles"]))
    rows.add_row(p.label(p.name("roles")), roles or p.nothing())
    rows.add_row(p.label(p.name("cities")), _cities(p, board))
    placed = [f"{p.region(r)} {board['shields'][r]}" for r in REGIONS if board["shields"].get(r)]
    rows.add_row(p.label(p.name("shields")), ", ".join(placed) or p.nothing())
    rows.add_row(p.label(p.name("shields-left")), str(board["shields_left"]))
    return Group(p.heading(title, p.points(board["points"])), rows)
