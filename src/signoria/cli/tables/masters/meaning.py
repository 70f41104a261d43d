"""What an action comes to in a position: what a line yields, what a card costs and makes."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from signoria.cli.tables import View
from signoria.cli.tables.masters.middle import GIVES
from signoria.cli.tables.masters.pieces import BOARD, CARDS, LEADERS, RESOURCES, Pieces
from signoria.core.game import Game


def meaning(p: Pieces, game: Game, view: View, code: int, roomy: bool) -> Text:
    family, picks = game.actions.family_of[code].name, game.actions.parameters[code]
    if family == "line":
        return Text(" ").join(_line(p, view["table"]["market"]["tray"], picks[0]))
    if view["viewer"] is None or family == "drop":
        return Text()  # what a dropped Leader would have been good for is of no use now
    board = view["boards"][view["viewer"]]
    if family == "produce":
        effect = _production(board, picks[0])
        return Text() if effect is None else p.production(effect, tight=True)
    for name in parts(game, view, code):
        return _purchase(p, board, name, roomy) if name in CARDS else p.leader(name)
    return Text()


def _purchase(p: Pieces, board: dict[str, Any], name: str, roomy: bool) -> Text:
    """A card with what it costs this player."""
    card = CARDS[name]
    cost = dict(card["cost"])
    for leader in board["in_play"]:
        effect = LEADERS[leader]["effect"]
        if effect["op"] == "discount" and cost.get(effect["resource"]):
            cost[effect["resource"]] -= effect["amount"]
    line = Text.assemble(p.card_name(name), " ", p.points(card["vp"]), "  ", p.goods(cost))
    if roomy:
        line.append("  ").append_text(p.production(card["effect"], tight=True))
    return line


def parts(game: Game, view: View, code: int) -> list[str]:
    """The cards that an action is about."""
    family, picks = game.actions.family_of[code], game.actions.parameters[code]
    if family.name in ("keep", "play", "drop"):
        return [family.dimensions[0][picks[0]]]
    if family.name == "buy":
        top = view["table"]["decks"][family.dimensions[0][picks[0]]]["top"]
        return [] if top is None else [top]
    return []


def _line(p: Pieces, tray: list[list[str]], line: int) -> list[Text]:
    rows = len(tray)
    marbles = tray[line] if line < rows else [row[line - rows] for row in tray]
    return [p.sign(GIVES[marble]) for marble in marbles]


def _production(board: dict[str, Any], number: int) -> dict[str, Any] | None:
    """The effect of a production: 0 the board's, then the slots', then the Leaders'."""
    if number == 0:
        return dict(BOARD["base_production"]["effect"])
    if number <= len(board["slots"]):
        pile = board["slots"][number - 1]
        return CARDS[pile[-1]]["effect"] if pile else None
    resource = RESOURCES[number - 1 - len(board["slots"])]
    for name in board["in_play"]:
        if (LEADERS[name]["kind"], LEADERS[name]["resource"]) == ("production", resource):
            return dict(LEADERS[name]["effect"])
    return None
