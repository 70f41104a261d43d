"""What one needs to answer a small question: an auction, a city, a region, a card."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from signoria.cli.tables.il_principe import boards, middle
from signoria.cli.tables.il_principe.pieces import COLOURS, ROLES, Pieces
from signoria.core.game import Game
from signoria.words import card

View = dict[str, Any]
TILES = sorted(ROLES, key=lambda role: (COLOURS.index(ROLES[role]["color"]), ROLES[role]["rank"]))


def brief(p: Pieces, game: Game, view: View, asked: str) -> RenderableType | None:
    """None: the question needs the whole table."""
    shown = _shown(p, game, view, asked)
    if asked == "offer":
        return Group(*shown) if shown else None
    return Group("", *shown) if shown else None  # a line between what happened and what is asked


def _shown(p: Pieces, game: Game, view: View, asked: str) -> list[RenderableType]:
    if asked == "bid_lot":
        return [middle.cities(p, view), _sale(p, game, view)]
    if asked == "bid_role":
        return [middle.colours(p, view), _sale(p, game, view)]
    if asked == "build":
        return [middle.cities(p, view), boards.own(p, view)]
    if asked in ("shields", "noble"):
        return [middle.map_of_italy(p, view)]
    if asked == "turn_up":
        return [middle.colours(p, view)]
    if asked == "offer" and view["boards"][view["viewer"]]["picked"]:
        return [boards.own(p, view)]
    return []


def _sale(p: Pieces, game: Game, view: View) -> RenderableType:
    """What is sold, who has bid most, who may still bid, what is sold next; and what one has."""
    sold = middle.sale(view)
    assert sold is not None
    rows = p.rows()
    if sold["ask"] == "bid_lot":
        colour = COLOURS[sold["prize"]]
        lots = view["table"]["lots"]
        rows.add_row(p.label(p.say("on-sale")), p.signed(lots[colour], colour))
        later = sorted((n, COLOURS.index(c)) for c, n in lots.items() if c != colour)
        if later:
            signs = [p.signed(number, COLOURS[place]) for number, place in later]
            rows.add_row(p.label(p.say("then")), Text(", ").join(signs))
    else:
        role = TILES[sold["prize"]]
        text = p.about(p.role(role), card(game, role, p.language))
        rows.add_row(p.label(p.say("on-sale")), text)
    bid = p.nothing()
    if sold["holder"] is not None:
        who = _called(p, view, sold["holder"])
        bid = Text.assemble(p.signed(sold["highest"], "coins"), f"  {who}")
    rows.add_row(p.label(p.name("highest-bid")), bid)
    left = ", ".join(_called(p, view, seat) for seat in sold["bidders"])
    rows.add_row(p.label(p.say("bidding")), left)
    boards.add_hand(p, rows, view["boards"][view["viewer"]])
    return rows


def _called(p: Pieces, view: View, seat: int) -> str:
    return p.say("you") if seat == view["viewer"] else p.player(seat)
