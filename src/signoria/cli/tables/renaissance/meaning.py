"""What an action comes to in a position: where a city lies and how strong it is, what a card is worth."""

from __future__ import annotations

from rich.text import Text

from signoria.cli.tables.renaissance import going_on
from signoria.cli.tables.renaissance.land import CITIES, Land
from signoria.cli.tables.renaissance.pieces import CARDS, Pieces, View
from signoria.core.game import Game
from signoria.games.renaissance.places import by_sea
from signoria.games.renaissance.tables import BUILDING_PRICE, CARD_PRICE, CITY_NAMES


def meaning(p: Pieces, game: Game, view: View, code: int) -> Text:
    family, picks = game.actions.family_of[code], game.actions.parameters[code]
    if view["viewer"] is None:
        return Text()
    names = [labels[pick] for labels, pick in zip(family.dimensions, picks)]
    match family.name:
        case "city" | "expand" | "attack":
            return _site(p, view, names[0])
        case "from":
            return _way(p, view, picks[0])
        case "build":
            return p.ducats(int(BUILDING_PRICE[picks[0]]))
        case "number":
            asked = view["asked"]
            return p.ducats(picks[0] * int(CARD_PRICE)) if asked == "buy" else Text()
        case "commit" | "double" | "save":
            points = CARDS.get(names[0], {}).get("value_pc")
            return Text(str(points), style="bold") if points else Text()
        case "hire":
            return p.ducats(1)
        case "accept" | "decline":
            return _offer(p, view, picks[0])
        case "withdraw":
            return _offer(p, view, view["viewer"])
    return Text()


def _site(p: Pieces, view: View, city: str) -> Text:
    """`Emilia, plain, 3·Parma 2`: its province, its ground, its owner and walls."""
    land, row = Land(view), CITIES[city]
    parts = [p.word("province", row["province"]), p.word("terrain", row["terrain"])]
    if row["port"]:
        parts.append(p.say("sign", sign="port"))
    parts.append(p.word("level", land.level(city)))
    owner = land.owners.get(city)
    if owner is not None:
        parts.append(p.called(view, owner))
        parts.append(p.say("walls", points=land.walls(city)))
    return Text(", ".join(parts), style="dim")


def _way(p: Pieces, view: View, source: int) -> Text:
    """By road or by sea, if it is known where to."""
    target = going_on.target(view)
    if target is None:
        return Text()
    way = "sea" if by_sea(source, CITY_NAMES.index(target)) else "road"
    return Text(p.word("way", way), style="dim")


def _offer(p: Pieces, view: View, seat: int) -> Text:
    """Which city for which."""
    for offer in view["offers"]:
        if offer["seat"] == seat:
            return going_on.offered(p, offer)
    return Text()


def parts(game: Game, code: int) -> list[str]:
    """The cards that an action is about."""
    family, picks = game.actions.family_of[code], game.actions.parameters[code]
    if family.name in ("yellow", "commit", "save", "double", "nation"):
        name = family.dimensions[0][picks[0]]
        if name in ("hired", "power") or name.startswith("condottiere"):
            return ["condottiere"]
        return [name]
    return ["artist_or_banker"] if family.name in ("artist", "banker") else []
