"""For a question within a turn: the card that asks, and only those castles or cards that it is about."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from signoria.cli.tables.artigiano import boards
from signoria.cli.tables.artigiano.pieces import Pieces

View = dict[str, Any]

HAND = {"store", "draw", "give", "pool"}
BUILDING = {"place", "echo", "special_material"}
OWN_CASTLE = {"cell", "rearrange", "renovate", "stronger"}
OTHER_CASTLE = {"lose", "flank", "steal"}  # the first number of the question says whose
BOTH_CASTLES = {"bargain"}


def brief(p: Pieces, view: View, asked: str) -> RenderableType | None:
    """None: the whole table is needed."""
    seat = view["viewer"]
    own = seat % len(view["sides"])
    first = view["stack"][-1]["numbers"][0]
    parts: list[RenderableType] = under_way(p, view)
    if asked in HAND:
        parts.append(boards.cards(p, view["players"][seat]["hand"]))
    elif asked in BUILDING:
        parts += [castle(p, view, own), boards.cards(p, in_play(view, seat))]
    elif asked == "discard":
        parts.append(boards.cards(p, in_play(view, seat)))
    elif asked == "keep":
        parts.append(boards.cards(p, view["table"]["shown"]))
    elif asked == "order":
        _, _, put_back = view["facts"]["top"][-1]
        parts.append(boards.cards(p, put_back))
    elif asked == "discard_stock":
        parts.append(boards.cards(p, view["sides"][own]["stock"]))
    elif asked == "swap":
        parts += [p.heading(p.word("stock")), boards.cards(p, view["sides"][own]["stock"])]
        parts += [p.heading(p.word("hand")), boards.cards(p, view["players"][seat]["hand"])]
    elif asked in OWN_CASTLE:
        parts.append(castle(p, view, own))
    elif asked in OTHER_CASTLE:
        parts.append(castle(p, view, first))
    elif asked in BOTH_CASTLES:
        parts += [castle(p, view, own), castle(p, view, first)]
    else:
        return None
    return Group(*parts)


def in_play(view: View, seat: int) -> list[str]:
    """The hand, or the stock while it is played as a hand."""
    if not any(frame["ask"] == "stock" and frame["seat"] == seat for frame in view["stack"]):
        return list(view["players"][seat]["hand"])
    side = view["sides"][seat % len(view["sides"])]
    return [*side["stock"], *side["shielded"]]


def under_way(p: Pieces, view: View) -> list[RenderableType]:
    """The action that is being carried out, and who plays it."""
    frames = [frame for frame in view["stack"] if frame["ask"] == "action"]
    if not frames:
        return []
    card, number = frames[-1]["card"], frames[-1]["seat"] + 1
    return [Text(p.word("under-way", card=card, number=number), style="bold")]


def castle(p: Pieces, view: View, side: int) -> RenderableType:
    board = view["sides"][side]["board"]
    title = f"{side + 1} {p.castle_name(board)} = {p.worth(view, side)}"
    return Group(Text(title), *p.castle(view, side))
