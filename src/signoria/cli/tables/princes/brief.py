"""What one needs to answer a question within a turn: an auction, a war, a city, a tile."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from signoria.cli.tables.princes import boards, going_on, middle
from signoria.cli.tables.princes.pieces import Pieces, View
from signoria.core.game import Game
from signoria.words import card


def brief(p: Pieces, game: Game, view: View, asked: str) -> RenderableType | None:
    """None: the question needs the whole table."""
    shown = _shown(p, game, view, asked)
    return Group("", *shown) if shown else None  # a line between what happened and what is asked


def _shown(p: Pieces, game: Game, view: View, asked: str) -> list[RenderableType]:
    if asked in ("turn", "family"):
        return []
    parts = [going_on.war(p, view)]
    if asked in ("artist", "invasion"):
        parts.append(middle.cities(p, view))
    if asked == "discard":
        parts.append(_tiles(p, game, view))
    if asked == "offer":
        parts.append(_all_funds(p, view))
    shown = [part for part in parts if part is not None]
    mine = view["boards"][view["viewer"]]
    rows = p.rows()
    going_on.add_auction(p, game, view, rows)
    boards.add_means(p, rows, mine)
    if mine["troops"] and view["war"] is not None:
        rows.add_row(p.label(p.say("your-troops")), boards.army(p, mine))
    offers = going_on.offers(p, view)
    return [*shown, rows, *([] if offers is None else [offers])]


def _tiles(p: Pieces, game: Game, view: View) -> RenderableType:
    """What the tiles in one's hand do."""
    rows = p.rows()
    for kind in view["boards"][view["viewer"]]["hand"]:
        rows.add_row(p.label(p.treachery(kind)), card(game, kind, p.language))
    return rows


def _all_funds(p: Pieces, view: View) -> RenderableType:
    """What everybody could give."""
    rows = p.rows()
    for seat, board in enumerate(view["boards"]):
        if seat != view["viewer"]:
            rows.add_row(p.label(p.player(seat)), Text("  ").join(boards.funds(p, board)))
    return rows
