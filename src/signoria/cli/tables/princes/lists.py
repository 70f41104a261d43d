"""The list of actions: things of one sort in one line, each with its number, and amounts as one types them."""

from __future__ import annotations

from itertools import groupby

from rich.text import Text

from signoria.cli.tables import Line
from signoria.cli.tables.princes import boards
from signoria.cli.tables.princes.pieces import EVENTS, TILES, TROOPS, Pieces, View, least_bid
from signoria.core.game import Game
from signoria.games.princes.actions import AMOUNT, MOST_BID
from signoria.words import card

# In this order; "pass" comes after what one may do instead, standing commands come last.
ORDER = [
    "amount",
    "yes",
    "family",
    "city_tile",
    "event",
    "pope",
    "buy",
    "treachery",
    "disband",
    "war",
    "steal",
    "raid",
    "lucrezia",
    "alfonso",
    "start_war",
    "tile",
    "freeze",
    "city",
    "veto",
    "league",
    "bribe",
    "pass",
    "accept",
    "decline",
    "withdraw",
    "send",
    "bank",
    "offer",
]
BEFORE = 8  # columns before a line
BY_SORT = {
    "event",
    "buy",
    "disband",
    "steal",
    "raid",
    "lucrezia",
    "bank",
    "offer",
}  # one line for all
TOGETHER = {"bank", "offer"}  # in one line also where notations are typed
BY_FIRST = {"war", "start_war", "bribe"}  # a line for each attacker, each side


def takes_amounts(codes: list[int], asked: str) -> bool:
    """Is a number that one types an amount? At an auction even for whoever cannot bid any more: nobody freezes
    somebody by mistake."""
    return asked == "bid" or any(map(is_amount, codes))


def lines(game: Game, codes: list[int], asked: str) -> list[Line]:
    """Amounts are typed as they are; beside them the rest is typed by its notation, or numbers would be ambiguous."""
    named = takes_amounts(codes, asked)
    ordered = sorted(codes, key=lambda code: (ORDER.index(game.actions.family_of[code].name), code))
    amounts = [code for code in ordered if is_amount(code)]
    listed = [Line(amounts, amounts[0] - AMOUNT)] if amounts else []
    number = 1
    for _, found in groupby(ordered[len(amounts) :], key=lambda code: _group(game, code)):
        group = list(found)
        if named and game.actions.family_of[group[0]].name not in TOGETHER:
            listed += [Line([code], None) for code in group]
        else:
            listed.append(Line(group, None if named else number))
        number += len(group)
    return listed


def is_amount(code: int) -> bool:
    return AMOUNT <= code <= AMOUNT + MOST_BID


def _group(game: Game, code: int) -> tuple[object, ...]:
    """Equal for actions that stand in one line."""
    family, picks = game.actions.family_of[code], game.actions.parameters[code]
    if family.name == "city_tile":
        return family.name, TILES[family.dimensions[0][picks[0]]]["city"]
    if family.name in BY_SORT:
        return (family.name,)
    return (family.name, picks[0]) if family.name in BY_FIRST else (code,)


# ---------------------------------------------------------------- what such a line says


def label(p: Pieces, game: Game, view: View, line: Line, width: int) -> Text | None:
    """`Venice, from 14○: 1 The Doge, 2 Venetian Merchant`; None for an action that speaks for itself."""
    family = game.actions.family_of[line.codes[0]]
    things = [_thing(p, game, view, code) for code in line.codes]
    if family.name == "family":
        return _of_family(p, game, line.codes[0])
    if _group(game, line.codes[0]) == (line.codes[0],) or family.name == "amount":
        return None
    title = Text.assemble(_title(p, game, view, line.codes[0]), p.say("colon"), " ")
    if line.first is None and len(things) > 1:
        typed = [Text(game.notation(code), style="bold cyan") for code in line.codes]
        typed[0] = title.append_text(typed[0])
        return p.packed(typed, Text(", "), width - 2 * BEFORE)
    if line.first is None or len(things) == 1:
        return title.append_text(things[0])
    numbered = [
        Text.assemble((str(number), "bold cyan"), " ", thing)
        for number, thing in enumerate(things, line.first)
    ]
    numbered[0] = title.append_text(numbered[0])
    return p.packed(numbered, Text(", "), width - BEFORE)


def _title(p: Pieces, game: Game, view: View, code: int) -> Text:
    family, picks = game.actions.family_of[code], game.actions.parameters[code]
    first = family.dimensions[0][picks[0]]
    if family.name == "city_tile":
        city = TILES[first]["city"]
        least = p.signed(least_bid(view, city), "gold")
        return Text.assemble(p.say("put-up", city=p.city(city)), " ", least)
    if family.name == "bribe":
        return Text(p.say("bribe", side=first))
    city = p.city(first) if family.name in ("war", "start_war") else ""
    return Text(p.say("sort", sort=family.name, city=city))


def _thing(p: Pieces, game: Game, view: View, code: int) -> Text:
    """One of the things in a line, with its price or what is to be had there."""
    family, picks = game.actions.family_of[code], game.actions.parameters[code]
    names = [labels[pick] for labels, pick in zip(family.dimensions, picks)]
    match family.name:
        case "city_tile":
            return p.tile_with_income(names[0])
        case "event":
            return Text.assemble(
                p.event_with_worth(names[0]), " ", p.sign(EVENTS[names[0]]["currency"])
            )
        case "buy":
            return Text.assemble(
                p.troop(names[0]), " ", p.signed(TROOPS[names[0]]["price"], "gold")
            )
        case "disband":
            return Text(p.troop(names[0]))
        case "bribe":
            return Text(p.troop(names[1]))
        case "war" | "start_war":
            return Text(p.city(names[1]))
        case "bank":
            amount, other = int(names[1]), "influence" if names[0] == "gold" else "gold"
            return Text.assemble(
                p.signed(amount, names[0]), " ", p.sign("to"), " ", p.signed(amount, other)
            )
        case "steal" | "lucrezia" | "raid" | "offer":
            seat = picks[0]
            gold, influence = boards.funds(p, view["boards"][seat])
            had = {"raid": [gold], "offer": []}.get(family.name, [influence])
            return Text(" ").join([Text(p.player(seat)), *had])
    return Text()


def _of_family(p: Pieces, game: Game, code: int) -> Text:
    """A family is chosen for what it can do."""
    family = game.actions.family_of[code]
    name = family.dimensions[0][game.actions.parameters[code][0]]
    return Text(p.about(p.family(name), card(game, name, p.language)))
