"""What an action comes to in a position: what an offer brings, where a city stands, what a tile does."""

from __future__ import annotations

from rich.text import Text

from signoria.cli.tables.princes import boards, going_on
from signoria.cli.tables.princes.pieces import TILES, TROOPS, Pieces, View, least_bid, worth
from signoria.core.game import Game


def meaning(p: Pieces, game: Game, view: View, code: int) -> Text:
    family, picks = game.actions.family_of[code], game.actions.parameters[code]
    if view["viewer"] is None:
        return Text()
    names = [labels[pick] for labels, pick in zip(family.dimensions, picks)]
    match family.name:
        case "city_tile":
            return p.signed(least_bid(view, TILES[names[0]]["city"]), "gold")
        case "buy":
            return p.signed(TROOPS[names[0]]["price"], "gold")
        case "city":
            status = Text(str(view["table"]["status"][names[0]]))
            return Text.assemble(status, "  ", p.points(worth(view, names[0])))
        case "league":
            side = view["war"][names[0]]
            return p.strength(side["attack"], side["defence"])
        case "bribe":
            troop = TROOPS[names[1]]
            return p.strength(troop["attack"], troop["defence"])
        case "steal" | "lucrezia":
            return boards.funds(p, view["boards"][picks[0]])[1]
        case "raid":
            return boards.funds(p, view["boards"][picks[0]])[0]
        case "accept" | "decline":
            return _offer(p, view, picks[0], view["viewer"], picks[1])
        case "withdraw":
            return _offer(p, view, view["viewer"], picks[0], picks[1])
    return Text()


def _offer(p: Pieces, view: View, seat: int, other: int, place: int) -> Text:
    """What one would get, and for what."""
    for offer in view["offers"]:
        if (offer["seat"], offer["other"], offer["place"]) == (seat, other, place):
            return going_on.offered(p, offer)
    return Text()


def parts(game: Game, code: int) -> list[str]:
    """The tiles that an action is about."""
    family, picks = game.actions.family_of[code], game.actions.parameters[code]
    if family.name in ("family", "city_tile", "event", "tile", "buy", "disband"):
        return [family.dimensions[0][picks[0]]]
    played = {"steal": "steal_influence", "raid": "raid_gold_shipment", "freeze": "freeze_bid"}
    played |= {"start_war": "start_war", "bribe": "bribe_troops", "pope": "pope"}
    return [played[family.name]] if family.name in played else []
