"""Positions that read like the examples of the rulebook, and short ways to play and to look.

A position is written as a dump and goes through `Game.load`, so it is one that a game could reach. What a test does
not say is filled in: marbles, cards and Leaders that are not named lie where they are out of the way.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import Any, Final

import signoria
from signoria.games.masters.bag import unit
from signoria.games.masters.tables import RESOURCE_NAMES as RESOURCE_NAMES
from signoria.games.masters.tables import TOKEN_NAMES
from signoria.games.masters.warehouse import layout
from tests.games.playing import (
    Json as Json,
)
from tests.games.playing import (
    frame as frame,
)
from tests.games.playing import (
    has_no_action,
)
from tests.games.playing import (
    legal as legal,
)
from tests.games.playing import (
    play as play,
)
from tests.games.playing import (
    refused as refused,
)
from tests.games.playing import (
    table as table,
)
from tests.games.playing import (
    told as told,
)
from tests.games.playing import (
    wander as wander,
)

GAME: Final = signoria.game("masters")
no_such_action = partial(has_no_action, GAME)
FIRST_DUMP: Final[Json] = GAME.new(2, 0).dump()

MARBLES: Final = {
    "W": "white", "B": "blue", "G": "grey", "Y": "yellow", "P": "purple", "R": "red",
}  # fmt: skip
ALL_MARBLES: Final = "WWWWBBGGYYPPR"
ALL_LEADERS: Final = [f"L{number:02}" for number in range(1, 17)]
ALL_CARDS: Final[dict[str, list[str]]] = {
    name: deck["left"] for name, deck in FIRST_DUMP["decks"].items()
}
SECTIONS: Final = [(5, 8), (12, 16), (19, 24)]  # first space and Pope space


# ---------------------------------------------------------------- building a position


def board(
    *,
    warehouse: Mapping[str, int] | None = None,
    strongbox: Mapping[str, int] | None = None,
    slots: Sequence[Sequence[str]] = ((), (), ()),
    hand: Iterable[str] = (),
    in_play: Iterable[str] = (),
    faith: int = 0,
    tiles: Sequence[str] | None = None,
) -> Json:
    """A personal board. Without Leaders in hand its turn ends with its main action.

    `tiles`: "inactive", "active" or "discarded" for each section; left out, reports already held have found the
    marker where it stands.
    """
    return {
        "faith": faith,
        "tiles": None if tiles is None else list(tiles),
        "warehouse": dict(warehouse or {}),
        "strongbox": dict(strongbox or {}),
        "slots": [list(pile) for pile in slots],
        "hand": list(hand),
        "in_play": list(in_play),
    }


def position(
    *,
    seats: int = 2,
    turn: int = 0,
    first: int = 0,
    market: str = "",
    tops: Mapping[str, str] | None = None,
    boards: Sequence[Json] = (),
    asking: str = "turn",
    reports: int | None = None,
    ending: bool | None = None,
    cross: int = 0,
    used: Iterable[str] = (),
    removed: Iterable[str] = (),
    seed: int = 0,
) -> signoria.State:
    """The seat `turn` has the turn: before its main action, or (`asking="after"`) with it done.

    `market`: the three rows from the top and the slide, "WGYY .... .... B"; a dot is any marble left over.
    `tops`: the top cards of some decks. `boards`: those left out are empty.
    `reports` held and `ending` (the last round) follow from the boards unless given.
    Solo (`seats=1`): `cross` and `used` tokens of Lorenzo, cards `removed` from the game.
    """
    dump: Json = GAME.new(seats, seed).dump()
    played = [*boards, *(board() for _ in range(seats - len(boards)))]
    furthest = max([cross, *(entry["faith"] for entry in played)])
    held = sum(furthest >= pope for _, pope in SECTIONS) if reports is None else reports
    dump.update(
        first=first,
        turn=1 + (turn - first) % seats,
        reports=held,
        ending=_ended(played) and seats > 1 if ending is None else ending,
        market=_market(market),
        decks=_decks(tops or {}, {*removed, *_laid(played)}),
        boards=_with_leaders([_with_tiles(entry, held) for entry in played]),
        stack=[frame(asking, turn)],
    )
    if seats == 1:
        dump["lorenzo"] = {"cross": cross, "used": list(used), "result": "undecided"}
    return GAME.load(dump)


def _market(text: str) -> Json:
    letters = text.replace(" ", "").ljust(len(ALL_MARBLES), ".")
    spare = list(ALL_MARBLES)
    for letter in letters.replace(".", ""):
        spare.remove(letter)
    names = [MARBLES[spare.pop(0) if letter == "." else letter] for letter in letters]
    return {"tray": [names[0:4], names[4:8], names[8:12]], "slide": names[12]}


def _decks(tops: Mapping[str, str], away: set[str]) -> Json:
    decks: Json = {}
    for name, cards in ALL_CARDS.items():
        left = [card for card in cards if card not in away]
        decks[name] = {"top": tops.get(name, left[0] if left else None), "left": left}
    return decks


def _laid(boards: Sequence[Json]) -> set[str]:
    return {card for entry in boards for pile in entry["slots"] for card in pile}


def _ended(boards: Sequence[Json]) -> bool:
    """Has somebody reached the last space or bought a seventh card?"""
    return any(entry["faith"] == 24 or len(_laid([entry])) == 7 for entry in boards)


def _with_tiles(entry: Json, reports: int) -> Json:
    if entry["tiles"] is not None:
        return entry
    tiles = ["active" if entry["faith"] >= start else "discarded" for start, _ in SECTIONS]
    return entry | {"tiles": [*tiles[:reports], *["inactive"] * (len(tiles) - reports)]}


def _with_leaders(boards: Sequence[Json]) -> list[Json]:
    """Each seat was dealt four Leaders: those not named are gone."""
    named = {leader for entry in boards for leader in entry["hand"] + entry["in_play"]}
    spare = [leader for leader in ALL_LEADERS if leader not in named]
    complete = []
    for entry in boards:
        missing = 4 - len(entry["hand"]) - len(entry["in_play"])
        complete.append(entry | {"gone": spare[:missing]})
        spare = spare[missing:]
    return complete


# ---------------------------------------------------------------- playing


# ---------------------------------------------------------------- looking


def seen(state: signoria.State, seat: int = 0) -> Json:
    """The board of a seat as everybody sees it."""
    boards: Any = state.view(None)["boards"]
    shown: Json = boards[seat]
    return shown


def tray(state: signoria.State) -> str:
    """The market as `position` takes it: "WGYY BBPP WWRP B"."""
    market = table(state)["market"]
    letters = {name: letter for letter, name in MARBLES.items()}
    rows = ["".join(letters[name] for name in row) for row in market["tray"]]
    return " ".join([*rows, letters[market["slide"]]])


def top(state: signoria.State, deck: str) -> str | None:
    """The card on top of a deck."""
    shown: str | None = table(state)["decks"][deck]["top"]
    return shown


def faith(state: signoria.State) -> list[int]:
    """Where the markers stand, seat by seat."""
    return [seen(state, seat)["faith"] for seat in range(state.seats)]


def bag(amounts: Mapping[str, int]) -> int:
    """Resources as the bare functions of the engine take them."""
    return sum(count * unit(RESOURCE_NAMES.index(name)) for name, count in amounts.items())


# ---------------------------------------------------------------- whole games


def begun(seats: int, seed: int = 0, compensation: str = "coin") -> signoria.State:
    """A new game with its setup done: everyone keeps the first two Leaders and takes one resource."""
    state = GAME.new(seats, seed)
    while state.prompt(state.to_act[0]).kind != "turn":  # type: ignore[union-attr]
        offered = legal(state)
        wanted = f"resource {compensation}"
        state = play(state, wanted if wanted in offered else offered[0])
    return state


# ---------------------------------------------------------------- shelves


def arrangements(content: Mapping[str, int], depots: Iterable[str] = ()) -> list[list[list[str]]]:
    """Every legal way to lay a warehouse out, straight from MAS-WHS-01 to 03 and MAS-LDR-13: three shelves,
    then one pile for each depot. Each type lies on one shelf at most."""
    depots = list(depots)
    in_depots = [range(min(2, content.get(name, 0)) + 1) for name in depots]
    found = []
    for stored in itertools.product(*in_depots):
        piles = dict(content)
        for name, count in zip(depots, stored, strict=True):
            piles[name] = piles.get(name, 0) - count
        names = [name for name, count in piles.items() if count]
        for spots in itertools.permutations(range(3), len(names)) if len(names) <= 3 else []:
            if all(piles[name] <= spot + 1 for name, spot in zip(names, spots, strict=True)):
                laid: list[list[str]] = [[], [], []]
                for name, spot in zip(names, spots, strict=True):
                    laid[spot] = [name] * piles[name]
                extra = [[name] * count for name, count in zip(depots, stored, strict=True)]
                found.append(laid + extra)
    return found


def shelves(content: int, depots: Iterable[str] = ()) -> list[list[str]]:
    """How the engine lays a warehouse out, written like an arrangement."""
    names = list(depots)
    owned = sum(1 << RESOURCE_NAMES.index(name) for name in names)
    laid = [[RESOURCE_NAMES[piece] for piece in pile] for pile in layout(content, owned)]
    return laid[:3] + [laid[3 + RESOURCE_NAMES.index(name)] for name in names]


# ---------------------------------------------------------------- questions


def asks(state: signoria.State) -> str | None:
    """The kind of question the seat to act is asked."""
    prompt = state.prompt(state.to_act[0])
    return prompt and prompt.kind


# ---------------------------------------------------------------- solo

NOTHING: Final = "WWWW"  # a market whose first row gives nothing
NO_GAIN: Final = "market row 1"


def alone(mine: Json | None = None, **about: Any) -> signoria.State:
    """A solo position."""
    return position(seats=1, boards=[mine or board()], **about)


def lorenzo(state: signoria.State) -> Json:
    """His black cross, the tokens he has used, and the result of the game."""
    shown: Json = table(state)["lorenzo"]
    return shown


def tokens(events: list[Json]) -> list[str]:
    """The solo tokens drawn, in order."""
    return [TOKEN_NAMES[event["token"]] for event in events if event["event"] == "token_drawn"]


def before(token: str, *actions: str, market: str = NOTHING, **about: Any) -> signoria.State:
    """A solo position in which these actions end a turn and Lorenzo then draws this token."""
    for seed in range(200):
        state = alone(market=market, seed=seed, **about)
        if tokens(told(state, *actions)) == [token]:
            return state
    raise AssertionError(token)


def after_token(token: str, **about: Any) -> signoria.State:
    """The player's turn changes nothing; then this token is applied."""
    return play(before(token, NO_GAIN, **about), NO_GAIN)


def left(state: signoria.State, colour: str) -> list[int]:
    """How many cards of a colour the three decks hold, level I first."""
    decks = table(state)["decks"]
    return [len(decks[f"{colour} {level}"]["left"]) for level in ("I", "II", "III")]


def all_but(colour: str, *kept: str) -> list[str]:
    """The cards of a colour that are gone when only these are left."""
    cards = [card for name, deck in ALL_CARDS.items() if name.startswith(colour) for card in deck]
    return [card for card in cards if card not in kept]
