"""The middle of the table: the year, and the map, province by province where they lie."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from signoria.cli.tables.renaissance.land import PROVINCES, Land
from signoria.cli.tables.renaissance.pieces import Pieces, View
from signoria.games.renaissance.tables import YEARS

# As on the map, from north-west to south-east. Seas fill what is left.
ITALY = [
    ["savoia", "ducato_milano", "hrr", "marca_friuli", "istria"],
    ["saluzzo_monferrato", "lombardia", "terraferma", "repubblica_venezia", "dalmazia"],
    ["repubblica_genova", "emilia", "mantova", "stati_estensi", "romagna"],
    ["corsica", "pisa_lucca", "repubblica_firenze", "umbria", "marca_ancona"],
    ["sardegna", "repubblica_siena", "patrimonio", "abruzzo_basilicata", "adriatic"],
    ["tyrrhenian", "sicilia", "regno_napoli", "calabria_puglia", "ionian"],
]
VOTING = {"return", "vote"}  # until then nobody knows whether there is war
CELL = 16  # columns that a province needs


def state_of_play(p: Pieces, view: View) -> RenderableType:
    """The year, peace or war, and the order of play."""
    found = view["table"]
    if not found["turn"]:
        setup = found["setup"]
        title = p.say("preparing") if setup is None else p.word("setup", setup)
        return p.heading(title)
    title = p.say("turn", year=str(YEARS[found["turn"] - 1]), turn=found["turn"], turns=len(YEARS))
    if not VOTING & {frame["ask"] for frame in view["stack"]}:
        title = p.about(title, p.word("state", "war" if found["war"] else "peace"))
    order = ", ".join(str(seat + 1) for seat in found["order"])
    return p.heading(title, Text(p.say("order", order=order), style="dim"))


def supply(p: Pieces, view: View) -> Text:
    left, found = view["table"]["supply"], view["table"]
    parts = [
        p.say("left", kind=kind, number=left[kind]) for kind in ("ramparts", "castles", "palaces")
    ]
    return p.dot().join([Text(part) for part in [*parts, p.say("pile", number=found["deck"])]])


# ---------------------------------------------------------------- the map


def map_of_italy(p: Pieces, view: View) -> RenderableType:
    """Each province with its cities; where the terminal is narrow, one after the other in reading order."""
    land = Land(view)
    columns = min(p.width // CELL, len(ITALY[0]))
    if columns == len(ITALY[0]):
        blocks = ITALY
    else:
        named = [name for block in ITALY for name in block if name in PROVINCES]
        named = [name for name in named if _is_open(land, name)]
        columns = max(columns, 1)
        blocks = [named[at : at + columns] for at in range(0, len(named), columns)]
    grid = Grid.grid(padding=0)
    for _ in range(columns):
        grid.add_column(width=p.width // columns, no_wrap=True)
    for block in blocks:
        for line in _lines(p, land, block):
            grid.add_row(*line)
    return grid


def _is_open(land: Land, province: str) -> bool:
    return PROVINCES[province]["cities"][0] in land.open


def _lines(p: Pieces, land: Land, block: list[str]) -> list[list[Text]]:
    """The provinces of a row side by side, as high as the highest of them."""
    cells = [_province(p, land, name) for name in block]
    high = max(len(cell) for cell in cells)
    return [[cell[at] if at < len(cell) else Text() for cell in cells] for at in range(high)]


def _province(p: Pieces, land: Land, name: str) -> list[Text]:
    """Its name, the player who controls it, and its cities; nothing but its name for a closed one, or a sea."""
    if name not in PROVINCES:
        wave = "~" if p.plain else "≈"
        return [Text(), Text(f" {wave} {p.say('sea', sea=name)}", style="dim blue")]
    title = p.province(name).upper()
    if not _is_open(land, name):
        return [Text(f"({title.lower()})", style="dim")]
    holder = land.holder(name)
    if holder is None:
        head = Text(title, style="dim underline")
    else:
        head = Text.assemble((title, "bold underline"), " ", p.sign("points"), f"{holder + 1}")
    return [head, *[p.city_sign(land, city) for city in PROVINCES[name]["cities"]]]


def legend(p: Pieces) -> RenderableType:
    """What the signs of the map mean."""
    parts = [Text(p.say("owner"))]
    for sign in ("garrison", "rampart", "fortress"):
        parts.append(Text.assemble(p.sign(sign), f" {p.say('level', level=sign)}"))
    for sign in ("mountain", "marsh", "port", "palace", "artist", "plundered"):
        parts.append(Text.assemble(p.sign(sign), f" {p.say('sign', sign=sign)}"))
    line = p.packed(parts, Text("  "), p.width - 2)
    line.stylize("dim")
    return p.indented(line)


def whole(p: Pieces, view: View) -> RenderableType:
    return Group(state_of_play(p, view), map_of_italy(p, view), legend(p))
