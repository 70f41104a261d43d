"""The players: a line each, what the viewer decides with, and all that one of them has."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from signoria.cli.tables.renaissance.land import Land, roads_of
from signoria.cli.tables.renaissance.pieces import Board, Pieces, View
from signoria.core.game import Game
from signoria.words import card

LABELS = 16  # columns before a line with a label


def players(p: Pieces, view: View, titles: list[str]) -> RenderableType:
    """Ducats and what they earn, cards in hand, cities, points and those this turn would bring now."""
    land = Land(view)
    rows = Grid.grid(padding=(0, 1))
    rows.add_column(justify="right", min_width=3)
    rows.add_column(ratio=1)
    for _ in range(4):
        rows.add_column(justify="right", no_wrap=True)
    heads = [p.sign("ducats"), *[Text(p.say(key), style="dim") for key in ("cards", "cities")]]
    rows.add_row("", "", *heads, p.sign("points"))
    for seat, board in enumerate(view["boards"]):
        rows.add_row(
            Text(str(seat + 1), style="bold cyan"),
            _title(p, view, seat, titles[seat]),
            _with(str(board["ducats"]), land.income(view, seat)),
            str(board["in_hand"]),
            str(len(board["cities"])),
            _with(str(board["points"]), land.points(view, seat)),
        )
    return Group(p.heading(p.say("players"), Text(p.say("players-legend"), style="dim")), rows)


def _with(number: str, more: int) -> Text:
    """`12 +4`: what there is, and what the end of this turn would add now."""
    return Text.assemble((number, "bold"), (f" +{more}", "dim"))


def _title(p: Pieces, view: View, seat: int, title: str) -> Text:
    board = view["boards"][seat]
    text = Text(title, style="bold" if seat == view["viewer"] else "")
    if board["nation"] is not None:
        text.append(f" {p.nation(board['nation'])}", style="dim")
    if seat in view["to_act"]:
        text.append(" ").append_text(p.sign("marker"))
    return text


# ---------------------------------------------------------------- what one decides with


def means(p: Pieces, view: View) -> Grid:
    """One's own ducats and cards."""
    rows = p.rows()
    add_means(p, rows, view)
    return rows


def add_means(p: Pieces, rows: Grid, view: View) -> None:
    board = view["boards"][view["viewer"]]
    rows.add_row(p.label(p.say("yours")), p.ducats(board["ducats"]))
    rows.add_row(p.label(p.say("hand")), p.cards(board["hand"], LABELS))
    add_used(p, rows, board)


def add_used(p: Pieces, rows: Grid, board: Board) -> None:
    """Blue cards that cannot attack any more: face up after a victory, or taken back."""
    if board["shown"]:
        rows.add_row(p.label(p.say("face-up")), p.cards(board["shown"], LABELS))
    if board["spent"]:
        rows.add_row(p.label(p.say("spent")), p.cards(board["spent"], LABELS))


def own(p: Pieces, view: View) -> RenderableType:
    rows = means(p, view)
    add_standing(p, rows, view)
    return rows


def add_standing(p: Pieces, rows: Grid, view: View) -> None:
    """The provinces one has, and what is missing for the next ones."""
    if view["boards"][view["viewer"]]["cities"]:
        add_provinces(p, rows, Land(view), view["viewer"])


def add_provinces(p: Pieces, rows: Grid, land: Land, seat: int) -> None:
    complete = [Text(p.province(name)) for name in land.provinces(seat)]
    rows.add_row(p.label(p.say("provinces")), p.row_of(complete, LABELS))
    lacking = []
    for name, cities in land.missing(seat).items():
        signs = [p.mention(land, city) for city in cities]
        lacking.append(Text(f"{p.province(name)} ") + Text(" ").join(signs))
    if lacking:
        rows.add_row(p.label(p.say("lacking")), p.row_of(lacking, LABELS))


# ---------------------------------------------------------------- one player


def whole(p: Pieces, game: Game, view: View, seat: int, title: str) -> RenderableType:
    """With the roads of each city, which the map does not show."""
    board, land = view["boards"][seat], Land(view)
    rows = p.rows()
    if board["nation"] is not None:
        nation = p.nation(board["nation"])
        if view["options"]["state_powers"]:
            nation = p.about(nation, card(game, board["nation"], p.language))
        rows.add_row(p.label(p.say("nation")), nation)
    rows.add_row(p.label(p.say("ducats")), _with(str(board["ducats"]), land.income(view, seat)))
    hand = p.say("in-hand", count=board["in_hand"])
    shown = p.cards(board["hand"], LABELS) if "hand" in board else hand
    rows.add_row(p.label(p.say("hand")), shown)
    add_used(p, rows, board)
    if board["cities"]:
        add_provinces(p, rows, land, seat)
    years = [str(points) for points in board["scored"][: view["table"]["turn"]]]
    rows.add_row(p.label(p.say("scored")), " + ".join(years) or p.nothing())
    return Group(p.heading(title, p.points(board["points"])), rows, _roads(p, land, board))


def _roads(p: Pieces, land: Land, board: Board) -> RenderableType:
    """Each city, and the cities to which its roads lead."""
    rows = Grid.grid(padding=(0, 1))
    rows.add_column(no_wrap=True)
    rows.add_column()
    for city in board["cities"]:
        ends = [p.mention(land, end) for end in roads_of(city) if end in land.open]
        line = p.packed(ends, Text(", "), max(p.width - 24, 20))
        shown = Text.assemble(p.sign("to"), " ", line) if ends else p.nothing()
        rows.add_row(Text("  ") + p.city_sign(land, city), shown)
    return rows
