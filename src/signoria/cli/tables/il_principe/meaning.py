"""What an action comes to in a position: what a city costs, how laid cards compare, who is where."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from signoria.cli.tables.il_principe.pieces import Pieces
from signoria.core.game import Game

View = dict[str, Any]


def meaning(p: Pieces, game: Game, view: View, code: int) -> Text:
    family, picks = game.actions.family_of[code], game.actions.parameters[code]
    if view["viewer"] is None or not picks:
        return Text()
    board, name = view["boards"][view["viewer"]], family.dimensions[0][picks[0]]
    if family.name == "build":
        price = Text.assemble(p.cost(name, board["coins"]), " ", p.needs(name, board["hand"]))
        return Text.assemble(p.gains(name), "  ", price)
    if family.name == "lay":
        return _majority(p, view, name, picks[1] + 1)
    if family.name == "region":
        return _shields(p, view, name)
    if family.name == "colour":
        return _card(p, view, name)
    return Text()


def _majority(p: Pieces, view: View, colour: str, laid: int) -> Text:
    """The face-up cards one would have, and what the others have."""
    boards, mine = view["boards"], view["viewer"]
    text = Text.assemble(
        p.sign("to"), " ", p.signed(boards[mine]["up"].get(colour, 0) + laid, colour)
    )
    others = [board["up"].get(colour, 0) for seat, board in enumerate(boards) if seat != mine]
    best = ", ".join(str(number) for number in sorted(others, reverse=True))
    return text.append(f"  {p.say('others', counts=best)}", style="dim")


def _shields(p: Pieces, view: View, region: str) -> Text:
    """One's own shields there, and those of the others."""
    boards, mine = view["boards"], view["viewer"]
    text = p.signed(boards[mine]["shields"].get(region, 0), "shields")
    others = [b["shields"].get(region, 0) for seat, b in enumerate(boards) if seat != mine]
    best = ", ".join(str(number) for number in sorted(others, reverse=True))
    return text.append(f"  {p.say('others', counts=best)}", style="dim")


def _card(p: Pieces, view: View, colour: str) -> Text:
    """How many of a colour one has: in hand, or before oneself."""
    board = view["boards"][view["viewer"]]
    if view["stack"] and view["stack"][-1]["ask"] == "turn_up":
        return p.laid(board["up"].get(colour, 0), board["down"].get(colour, 0))
    left = board["hand"].get(colour, 0) - board["picked"].get(colour, 0)
    return p.signed(left, colour)


def parts(game: Game, code: int) -> list[str]:
    """The cards that an action is about."""
    family, picks = game.actions.family_of[code], game.actions.parameters[code]
    return [family.dimensions[0][picks[0]]] if family.name == "build" else []
