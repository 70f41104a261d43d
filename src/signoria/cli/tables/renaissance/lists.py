"""The list of actions: cities of one sort in one line, each with its number, and amounts as one types them."""

from __future__ import annotations

from itertools import groupby

from rich.text import Text

from signoria.cli.tables import Line
from signoria.cli.tables.renaissance.land import Land
from signoria.cli.tables.renaissance.pieces import Pieces, View
from signoria.core.game import Game
from signoria.games.renaissance.actions import NUMBER
from signoria.games.renaissance.setups import SETUP_NAMES, SETUPS
from signoria.games.renaissance.tables import (
    BUILDING_NAMES,
    BUILDING_PRICE,
    CITY_NAMES,
    NATION_NAMES,
    SEA_EXPANSIONS,
)
from signoria.words import card

# In this order; "pass" comes after what one may do instead, standing commands come last.
ORDER = [
    "yes",
    "nation",
    "version",
    "stance",
    "city",
    "expand",
    "attack",
    "from",
    "build",
    "number",
    "yellow",
    "artist",
    "banker",
    "lure",
    "lend",
    "hire",
    "commit",
    "double",
    "save",
    "pass",
    "accept",
    "decline",
    "withdraw",
    "swap",
    "gift",
]
BEFORE = 8  # columns before a line
BY_SORT = {"build", "number", "city", "expand", "attack", "gift"}  # one line for all
GAINED = {"start", "extra", "return", "corrupt", "swap"}  # questions by which one gets the city
MOST_NUMBER = 99


def takes_amounts(codes: list[int], asked: str) -> bool:
    """Is a number that one types an amount? Then nobody builds something by mistake who wants to buy cards."""
    return asked in ("buy", "gift") or any(map(is_amount, codes))


def is_amount(code: int) -> bool:
    return NUMBER <= code <= NUMBER + MOST_NUMBER


def lines(game: Game, codes: list[int], asked: str) -> list[Line]:
    """Amounts are typed as they are; beside them the rest is typed by its notation, or numbers would be ambiguous."""
    named = takes_amounts(codes, asked)
    ordered = sorted(codes, key=lambda code: (ORDER.index(game.actions.family_of[code].name), code))
    listed = []
    number = 1
    for _, found in groupby(ordered, key=lambda code: _group(game, code)):
        group = list(found)
        if is_amount(group[0]):
            listed.append(Line(group, group[0] - NUMBER))
        else:
            listed.append(Line(group, None if named else number))
            number += len(group)
    return listed


def _group(game: Game, code: int) -> tuple[object, ...]:
    """Equal for actions that stand in one line."""
    name = game.actions.family_of[code].name
    return (name,) if name in BY_SORT else (code,)


# ---------------------------------------------------------------- what such a line says


def label(p: Pieces, game: Game, view: View, line: Line, width: int) -> Text | None:
    """`Expand to: 1) Parma (Emilia 2/2), 2) Siena▴ (Siena 1/2)`; None for an action that speaks for itself.

    The number has a bracket, for a city may begin with the number of its owner."""
    family = game.actions.family_of[line.codes[0]]
    if family.name == "nation":
        return _of_nation(p, game, view, line.codes[0])
    if _group(game, line.codes[0]) == (line.codes[0],) or is_amount(line.codes[0]):
        return None
    title = _title(p, game, line.codes[0])
    if family.name == "build":
        return _buildings(p, game, line.codes, width)
    if line.first is None:
        return _typed(p, game, title, line.codes, width)
    land = Land(view)
    numbered = [
        Text.assemble((f"{number})", "bold cyan"), " ", _thing(p, game, view, land, code))
        for number, code in enumerate(line.codes, line.first)
    ]
    if len(numbered) == 1:  # its number stands before the line
        numbered = [_thing(p, game, view, land, line.codes[0])]
    numbered[0] = title + numbered[0]
    return p.packed(numbered, Text(", "), width - BEFORE)


def _typed(p: Pieces, game: Game, title: Text, codes: list[int], width: int) -> Text:
    """Actions that are typed by their notation, which names the city or the player."""
    typed = [Text(game.notation(code), style="bold cyan") for code in codes]
    typed[0] = title + typed[0]
    return p.packed(typed, Text(", "), width - BEFORE)


def _buildings(p: Pieces, game: Game, codes: list[int], width: int) -> Text:
    """A line for each sort of building."""
    if len(codes) == 1:  # its notation stands before the line
        city = CITY_NAMES[game.actions.parameters[codes[0]][1]]
        return _title(p, game, codes[0]) + Text(p.short_city(city))
    sorts = groupby(codes, key=lambda code: game.actions.parameters[code][0])
    groups = [list(found) for _, found in sorts]
    texts = [_typed(p, game, _title(p, game, group[0]), group, width) for group in groups]
    return Text("\n").join(texts)


def _title(p: Pieces, game: Game, code: int) -> Text:
    family, picks = game.actions.family_of[code], game.actions.parameters[code]
    if family.name == "city":  # the question says what for
        return Text()
    if family.name == "build":
        building = BUILDING_NAMES[picks[0]]
        price = p.ducats(int(BUILDING_PRICE[picks[0]]))
        return Text.assemble(p.say("build", building=building), " ", price, p.say("colon"), " ")
    return Text.assemble(p.say("sort", sort=family.name), p.say("colon"), " ")


def _thing(p: Pieces, game: Game, view: View, land: Land, code: int) -> Text:
    """A city as the map shows it, and how many of its province one would have; a player with his ducats."""
    family, picks = game.actions.family_of[code], game.actions.parameters[code]
    if family.name == "gift":
        board = view["boards"][picks[0]]
        return Text.assemble(p.player(picks[0]), " ", p.ducats(board["ducats"]))
    city, seat = CITY_NAMES[picks[0]], view["viewer"]
    about = p.province_of(city)
    if family.name != "city" or view["stack"][-1]["ask"] in GAINED:
        about = p.progress(land, city, seat, 0 if land.owners.get(city) == seat else 1)
    if family.name == "attack":
        about = f"{about}, {p.say('walls', points=land.walls(city))}"
    return p.mention(land, city).append(f" ({about})", style="dim")


def _of_nation(p: Pieces, game: Game, view: View, code: int) -> Text:
    """A nation is chosen for where it starts, how it sails, and what it can do."""
    nation = game.actions.parameters[code][0]
    name = NATION_NAMES[nation]
    setup = SETUPS[SETUP_NAMES.index(view["table"]["setup"])]
    fixed, one_of = setup.fixed[nation], setup.one_of[nation]
    starts = [city for at, city in enumerate(CITY_NAMES) if fixed >> at & 1]
    choice = [city for at, city in enumerate(CITY_NAMES) if one_of >> at & 1]
    about = p.cities(starts)
    if choice:
        about = f"{about}, {p.say('one-of', cities=p.cities(choice))}"
    text = Text.assemble((p.nation(name), "bold"), f"{p.say('colon')} {about}")
    if SEA_EXPANSIONS[nation] > 1:
        text.append(f"  {p.say('sails')}", style="dim")
    if view["options"]["state_powers"]:
        text.append(f"\n{card(game, name, p.language)}", style="dim")
    return text
