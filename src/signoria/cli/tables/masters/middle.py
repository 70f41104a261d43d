"""The middle of the table: market, Development cards, faith track, Lorenzo."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from signoria.cli.tables.masters.pieces import BOARD, CARDS, INKS, LEVELS, RESOURCES, Pieces

GIVES: dict[str, str] = {row["id"]: next(iter(row["gives"]), "white") for row in BOARD["marble"]}
COLOURS: list[str] = BOARD["development_grid"]["column_order"]
TOKENS: dict[str, Any] = {row["id"]: row["effect"] for row in BOARD["solo_token"]}
SPACES: list[Any] = BOARD["faith_space"]
FIRSTS = {row["first"] for row in BOARD["vatican_section"]}
POPES = {row["pope_space"] for row in BOARD["vatican_section"]}
WIDE = 79  # columns that the track needs
GRID = 70  # columns that four cards side by side need
NAMED = 66  # columns that the market needs with the names of what its marbles give


def market(p: Pieces, found: dict[str, Any], width: int) -> RenderableType:
    """The tray; rows are pushed from the right, columns from below."""
    named = width >= NAMED
    grid = Grid.grid(padding=(0, 2))
    for number, row in enumerate(found["tray"], 1):
        name = Text(f"{p.name('row')} {number}", style="dim")
        grid.add_row(name, *[_marble(p, marble, named) for marble in row], p.sign("left"))
    columns = [Text.assemble((f"{n} ", "dim"), p.sign("up")) for n in range(1, 5)]
    grid.add_row(Text(p.name("column"), style="dim"), *columns)
    grid.add_row(Text(p.name("slide"), style="dim"), _marble(p, found["slide"], named))
    return Group(p.heading(p.name("market")), p.indented(grid))


def _marble(p: Pieces, marble: str, named: bool) -> Text:
    given = GIVES[marble]
    word = p.say("white") if given == "white" else p.thing(given)
    return Text.assemble(p.sign(given), f" {word}" if named else "")


def grid(p: Pieces, decks: dict[str, Any], width: int) -> RenderableType:
    heading = p.heading(p.name("grid"), Text(f"×4 {p.say('left')}", style="dim"))
    if width < GRID:
        names = [f"{colour} {level}" for level in LEVELS for colour in COLOURS]
        return Group(heading, *[p.indented(_line(p, name, decks[name])) for name in names])
    cards = Grid.grid(padding=(0, 2))
    cards.add_row("", *[Text(p.colour(colour), style=INKS[colour]) for colour in COLOURS])
    for level in reversed(LEVELS):
        side = Text.assemble((level, "bold"), (f"\n{p.name('cost')}\n{p.say('gives')}", "dim"))
        cards.add_row(side, *[_cell(p, decks[f"{colour} {level}"]) for colour in COLOURS])
    return Group(heading, p.indented(cards))


def _cell(p: Pieces, deck: dict[str, Any]) -> Text:
    if deck["top"] is None:
        return Text("–\n\n", style="dim")
    card = CARDS[deck["top"]]
    top = Text.assemble(p.card_name(card["id"]), " ", p.points(card["vp"]), _left(deck))
    production = p.production(card["effect"], tight=True)
    return Text("\n").join([top, p.goods(card["cost"]), production])


def _line(p: Pieces, name: str, deck: dict[str, Any]) -> Text:
    """A deck in one line, for narrow terminals."""
    colour, level = name.split()
    line = Text(f"{p.colour(colour)} {level}  ", style=INKS[colour])
    if deck["top"] is None:
        return line.append("–", style="dim")
    return Text.assemble(line, p.card(deck["top"]), _left(deck))


def _left(deck: dict[str, Any]) -> Text:
    return Text(f"  ×{len(deck['left'])}", style="dim")


def legend(p: Pieces) -> RenderableType:
    things = [Text.assemble(p.sign(name), f" {p.thing(name)}") for name in [*RESOURCES, "faith"]]
    things.append(Text.assemble(p.sign("any"), f" {p.say('any')}"))
    things.append(Text.assemble(p.sign("points"), f" {p.say('points')}"))
    return p.indented(Text("  ").join(things))


# ---------------------------------------------------------------- faith

Markers = list[tuple[str, int]]


def faith(p: Pieces, view: dict[str, Any], width: int) -> RenderableType:
    """The track, the points of its spaces above it and the markers below it."""
    markers = [(str(seat + 1), board["faith"]) for seat, board in enumerate(view["boards"])]
    if view["table"]["lorenzo"] is not None:
        markers.append(("L", view["table"]["lorenzo"]["cross"]))
    title = p.name("faith-track")
    if width < WIDE:
        where = [Text(f"{mark}: {space}") for mark, space in markers]
        return Group(p.heading(title), p.indented(Text("   ").join(where)))
    rows = [_track_points(p), _track()]
    while markers:
        row, markers = _marker_row(markers)
        rows.append(row)
    legend = _track_legend(p, solo=view["table"]["lorenzo"] is not None)
    return Group(p.heading(title, legend), *rows)


def _track_legend(p: Pieces, solo: bool) -> Text:
    legend = f"[ ] {p.name('section')}"
    return Text(f"{legend} · L {p.name('cross')}" if solo else legend, style="dim")


def _track_points(p: Pieces) -> Text:
    row = Text(style="dim")
    for space in SPACES:
        row.append(f" {space['vp'] or '':>2}")
    return row.append(" ").append_text(p.sign("points"))


def _track() -> Text:
    """Vatican sections stand in brackets, their last space is the Pope's."""
    row = Text()
    for space in SPACES:
        number = space["n"]
        edge = "[" if number in FIRSTS else "]" if number - 1 in POPES else " "
        row.append(edge, style="red")
        row.append(f"{number:>2}", style="bold red" if space["pope"] else "")
    return row.append("]", style="red")


def _marker_row(markers: Markers) -> tuple[Text, Markers]:
    """As many markers as have room in one row, and the others."""
    cells, others = [" "] * (3 * len(SPACES)), []
    for mark, space in markers:
        at = 3 * space + 2
        if cells[at] == " ":
            cells[at] = mark
        else:
            others.append((mark, space))
    return Text("".join(cells).rstrip(), style="bold"), others


# ---------------------------------------------------------------- Lorenzo


def lorenzo(p: Pieces, found: dict[str, Any]) -> RenderableType:
    rows = p.rows()
    rows.add_row(p.label(p.name("cross")), p.say("space", space=found["cross"]))
    waiting = [_token(p, effect) for name, effect in TOKENS.items() if name not in found["used"]]
    rows.add_row(p.label(p.say("tokens-left")), p.dot().join(waiting))
    return Group(p.heading(p.name("lorenzo")), rows)


def _token(p: Pieces, effect: dict[str, Any]) -> Text:
    if effect["op"] == "discard_development":
        text = f"−{effect['count']} {p.colour(effect['color'])}"
        return Text(text, style=INKS[effect["color"]])
    key = "token-shuffle" if effect["reshuffle"] else "token-cross"
    return Text(p.say(key, steps=effect["steps"]))
