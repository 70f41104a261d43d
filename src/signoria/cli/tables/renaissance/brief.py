"""What one needs to answer a question within a turn: the map, a battle, one's own cards."""

from __future__ import annotations

from rich.console import Group, RenderableType

from signoria.cli.tables.renaissance import boards, going_on, middle
from signoria.cli.tables.renaissance.pieces import Pieces, View

WHOLE = ("version", "claim", "vote", "swiss")  # with these a game or a turn begins
PLACING = ("start", "first_rampart", "first_palace", "extra", "return")
MOVING = ("expand", "combat")


def brief(p: Pieces, view: View, asked: str) -> RenderableType | None:
    """None: the question needs the whole table."""
    if asked in WHOLE:
        return None
    return Group("", *_shown(p, view, asked))  # a line between what happened and what is asked


def _shown(p: Pieces, view: View, asked: str) -> list[RenderableType]:
    if asked in PLACING:
        return [middle.map_of_italy(p, view)]
    parts: list[RenderableType | None] = []
    if asked in MOVING:
        parts.append(middle.map_of_italy(p, view))
    if asked in (*MOVING, "buy", "swap", "swap_for"):
        own = boards.means(p, view)
        boards.add_standing(p, own, view)
        if asked == "buy":
            own.add_row(p.label(p.say("supply")), middle.supply(p, view))
    else:
        own = boards.means(p, view)
    parts.append(going_on.battle(p, view))
    if asked == "ready":
        parts.append(boards.players(p, view, _names(p, view)))
    if asked == "gift":
        parts.append(_all_ducats(p, view))
    parts += [own, going_on.offers(p, view)]
    return [part for part in parts if part is not None]


def _names(p: Pieces, view: View) -> list[str]:
    return [p.player(seat) for seat in range(view["seats"])]


def _all_ducats(p: Pieces, view: View) -> RenderableType:
    """What everybody has."""
    rows = p.rows()
    for seat, board in enumerate(view["boards"]):
        if seat != view["viewer"]:
            rows.add_row(p.label(p.player(seat)), p.ducats(board["ducats"]))
    return rows
