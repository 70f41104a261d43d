"""Castles side by side, what belongs to each, and one's own cards and missions."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from signoria.cli.tables.artigiano.pieces import CASTLES, COPIES, MISSIONS, Pieces

View = dict[str, Any]
TITLES = 33  # letters for the title of a card or mission


def members(view: View, side: int) -> list[int]:
    return [seat for seat in range(len(view["players"])) if seat % len(view["sides"]) == side]


def castles(p: Pieces, view: View, titles: list[str]) -> RenderableType:
    """As many beside each other as there are, with what everybody may know."""
    rows = Grid.grid(padding=(0, 3))
    drawn = [face(p, view, side, titles) for side in range(len(view["sides"]))]
    for at in range(0, len(drawn), 2):
        rows.add_row(*drawn[at : at + 2])
    return rows


def face(p: Pieces, view: View, side: int, titles: list[str]) -> RenderableType:
    """What everybody may know of a side."""
    seen = view["sides"][side]
    active = view["table"]["course"]["active"]
    lines: list[RenderableType] = []
    for seat in members(view, side):
        title = Text(f"{seat + 1} {titles[seat]}", style="bold" if seat == view["viewer"] else "")
        if seat == active and view["table"]["course"]["turn"]:
            title.append(" ").append_text(p.sign("marker"))
        lines.append(title)
    filled = sum(copy is not None for copy in seen["cells"])
    cells = len(CASTLES[seen["board"]]["cell"])
    lines.append(Text(f"{p.castle_name(seen['board'])} {filled}/{cells} = {p.worth(view, side)}"))
    lines += p.castle(view, side)
    hands = ", ".join(str(view["players"][seat]["in_hand"]) for seat in members(view, side))
    down = sum(seen["face_down"])
    facts = [
        (p.word("hand"), hands),
        (p.word("stock"), str(seen["in_stock"] + seen["in_shielded"])),
    ]
    lines.append(Text("  ".join(f"{word} {number}" for word, number in facts), style="dim"))
    lines.append(Text(p.word("face-down", missions=down), style="dim"))
    if up := ", ".join(p.mission(mission) for mission in seen["shown"]):
        lines.append(Text(p.word("listed", what=p.word("shown"), list=up), style="dim"))
    if zone := zone_of(p, view, side):
        lines.append(Text(p.word("listed", what=p.word("zone"), list=zone), style="dim"))
    return Group(*lines, Text(""))


def zone_of(p: Pieces, view: View, side: int) -> str:
    """Special cards of a side: in its zone, on its stock, on its cells."""
    found = []
    for special, (where, at, cell) in view["table"]["in_play"].items():
        if at == side:
            place = {"zone": "", "stock": f" ({p.word('stock')})"}.get(
                where, f" ({p.word('cell')} {cell + 1})"
            )
            found.append(p.special(special) + place)
    return ", ".join(found)


def middle(p: Pieces, view: View) -> RenderableType:
    table = view["table"]
    top = p.called(table["pile"][-1]) if table["pile"] else "-"
    facts = [
        f"{p.word('turn')} {table['course']['turn']}",
        f"{p.word('draw-pile')} {table['draw_pile']}",
        f"{p.word('discard-pile')} {len(table['pile'])} ({top})",
    ]
    return Text(" ").join([Text("  "), p.dot().join(map(Text, facts))])


def own(p: Pieces, view: View) -> RenderableType:
    """The hand and the stock, card by card, and the missions with what they ask."""
    seat = view["viewer"]
    side = view["sides"][seat % len(view["sides"])]
    parts: list[RenderableType] = [
        p.heading(p.word("hand")),
        cards(p, view["players"][seat]["hand"]),
    ]
    if stock := side["stock"] + side["shielded"]:
        parts += [p.heading(p.word("stock")), cards(p, stock)]
    naming = any(frame["ask"] == "mandatory" for frame in view["stack"])
    for kind, listed in (
        ("mandatory", side["mandatory"]),
        ("missions" if naming else "optional", _others(side)),
    ):
        if listed:
            parts += [p.heading(p.word(kind)), missions(p, listed, side["shown"])]
    return Group(*parts)


def _others(side: View) -> list[str]:
    return [mission for mission in side["missions"] if mission not in side["mandatory"]]


def cards(p: Pieces, copies: list[str]) -> RenderableType:
    rows = Grid.grid(padding=(0, 2))
    rows.add_column(width=TITLES)
    rows.add_column(ratio=1)
    for copy in copies:
        about = "" if COPIES[copy]["type"] == "material" else p.described(copy)
        title = p.called(copy)
        signs = Text("").join(p.sign(kind) for kind in COPIES[copy].get("kinds", []))
        words = Text.assemble(signs, " " * bool(signs), title[:1].upper() + title[1:])
        rows.add_row(Padding(words, (0, 0, 0, 2)), Text(about, style="dim"))
    return rows


def missions(p: Pieces, listed: list[str], shown: list[str]) -> RenderableType:
    rows = Grid.grid(padding=(0, 2))
    rows.add_column(width=TITLES)
    rows.add_column(ratio=1)
    for mission in listed:
        row = MISSIONS[mission]
        sign = p.sign("royal" if row["type"] == "royal_mission" else "princely")
        title = Text.assemble(sign, " ", p.mission(mission))
        if mission in shown:
            title.append(" ").append_text(p.sign("up"))
        rows.add_row(Padding(title, (0, 0, 0, 2)), Text(p.described(row["id"]), style="dim"))
    return rows
