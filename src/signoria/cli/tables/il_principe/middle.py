"""The middle of the table: cities to build, roles and lots, the map."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from signoria.cli.tables.il_principe.pieces import (
    COLOURS,
    REGIONS,
    ROLES,
    TOUCHES,
    Pieces,
    standing,
)

View = dict[str, Any]
BIDS = ("bid_lot", "bid_role")


def state_of_play(p: Pieces, view: View) -> RenderableType:
    """The round and the decks."""
    found = view["table"]
    title = f"{p.name('round')} {found['round']}" if found["round"] else p.name("display")
    decks = [("deck", str(found["deck"])), ("city-deck", str(found["city_deck"]))]
    parts = [Text(f"{p.name(name)} {number}", style="dim") for name, number in decks]
    if found["discards"]:
        parts.append(
            Text(f"{p.name('discards')} ", style="dim").append_text(p.cards(found["discards"]))
        )
    right = p.dot().join(parts)
    if found["last"]:
        title = p.about(title, p.name("last-round"))
    return p.heading(title, right)


def cities(p: Pieces, view: View) -> RenderableType:
    """The cities to build: points, shields, coins, cards, regions. Brackets: what the viewer lacks."""
    mine = {} if view["viewer"] is None else view["boards"][view["viewer"]]
    rows = Grid.grid(padding=(0, 2))
    for city in view["table"]["display"]:
        regions = ", ".join(p.region(region) for region in TOUCHES[city])
        rows.add_row(
            Text(p.city(city), style="bold"),
            p.gains(city),
            p.cost(city, mine.get("coins")),
            p.needs(city, mine.get("hand")),
            Text(regions, style="dim"),
        )
    return p.indented(rows)


def legend(p: Pieces, view: View) -> RenderableType:
    things = [(name, p.name(name)) for name in ("points", "shields", "coins")]
    parts = [Text.assemble(p.sign(sign), f" {word}") for sign, word in things]
    if view["viewer"] is not None:
        parts.append(Text(p.say("lacking")))
    line = Text("   ").join(parts)
    line.stylize("dim")
    return p.indented(line)


# ---------------------------------------------------------------- roles, lots, cards before the players


def colours(p: Pieces, view: View) -> RenderableType:
    """As on the board: a column for each colour, the roles above, the lots and everybody's cards below."""
    rows = Grid.grid(padding=(0, 2))
    heads = [Text.assemble(p.sign(colour), f" {p.colour(colour)}") for colour in COLOURS]
    rows.add_row("", *heads)
    held = {role: seat for seat, board in enumerate(view["boards"]) for role in board["roles"]}
    for rank in ("major", "minor") if len(view["boards"]) > 2 else ("major",):
        tiles = [role for role, row in ROLES.items() if row["rank"] == rank]
        tiles.sort(key=lambda role: COLOURS.index(ROLES[role]["color"]))
        rows.add_row(p.label(p.name(rank)), *[_tile(p, role, held.get(role)) for role in tiles])
    if view["table"]["lots"]:
        rows.add_row(p.label(p.name("lots")), *[_lot(p, view, colour) for colour in COLOURS])
    for seat, board in enumerate(view["boards"]):
        style = "bold" if seat == view["viewer"] else ""
        label = Text(f"  {seat + 1} {p.family(board['family'])}", style=style)
        laid = [p.laid(board["up"].get(c, 0), board["down"].get(c, 0)) for c in COLOURS]
        rows.add_row(label, *laid)
    return Group(p.heading(p.say("colours"), Text(p.say("face-down"), style="dim")), rows)


def _tile(p: Pieces, role: str, holder: int | None) -> Text:
    """A role, and the number of the player who holds it."""
    if holder is None:
        return Text(p.role(role), style="dim")
    return Text.assemble(f"{p.role(role)} ", (str(holder + 1), "bold cyan"))


def _lot(p: Pieces, view: View, colour: str) -> Text:
    number = view["table"]["lots"].get(colour, 0)
    if not number:
        return p.nothing()
    lot = p.signed(number, colour)
    sold = sale(view)
    if sold is not None and sold["ask"] == "bid_lot" and COLOURS[sold["prize"]] == colour:
        lot.append(" ").append_text(p.sign("marker"))
    return lot


def sale(view: View) -> dict[str, Any] | None:
    """The auction under way: its question, who may still bid, the highest bid and whose it is, the prize."""
    if not view["stack"] or view["stack"][-1]["ask"] not in BIDS:
        return None
    bidders, highest, holder, prize = view["stack"][-1]["numbers"][:4]  # core/auction.py
    return {
        "ask": view["stack"][-1]["ask"],
        "bidders": [seat for seat in range(view["seats"]) if bidders >> seat & 1],
        "highest": highest,
        "holder": holder - 1 if holder else None,
        "prize": prize,
    }


# ---------------------------------------------------------------- the map


def map_of_italy(p: Pieces, view: View) -> RenderableType:
    """Everybody's shields in each region, and the points they would give now."""
    boards = view["boards"]
    heading = p.heading(p.name("map"), Text(p.say("map-legend"), style="dim"))
    if not any(board["shields"] for board in boards):
        empty = p.dot().join(Text(p.region(region), style="dim") for region in REGIONS)
        return Group(heading, p.indented(empty))
    rows = Grid.grid(padding=(0, 2))
    rows.add_column()
    for _ in boards:
        rows.add_column(justify="right")
    rows.add_row("", *[Text(str(seat + 1), style="bold cyan") for seat in range(len(boards))])
    for region in REGIONS:
        scores = standing(boards, region)
        counts = [board["shields"].get(region, 0) for board in boards]
        cells = [_shields(p, count, points) for count, points in zip(counts, scores)]
        rows.add_row(Text(f"  {p.region(region)}"), *cells)
    return Group(heading, rows)


def _shields(p: Pieces, count: int, points: int) -> Text:
    if not count:
        return p.nothing()
    worth = Text.assemble(" ", p.points(points)) if points else Text()
    return Text.assemble(p.signed(count, "shields"), worth)
