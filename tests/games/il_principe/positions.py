"""Positions that read like the examples of the rulebook, and short ways to play and to look.

A position is written as a dump and goes through `Game.load`, so it is one that a game could reach. Building cards are
letters: "GGRBY" is 2 green, 1 red, 1 blue, 1 yellow (W is white). What a test does not say is filled in.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import Any, Final

import signoria
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
    names as names,
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

GAME: Final = signoria.game("il_principe")
no_such_action = partial(has_no_action, GAME)
LETTERS: Final = {"G": "green", "W": "white", "R": "red", "B": "blue", "Y": "yellow"}
COLOURS: Final = list(LETTERS.values())
FAMILIES: Final = ["medici", "visconti", "carraresi", "este", "gonzaga"]
CITIES: Final = [
    "siena", "orvieto", "venezia", "verona", "perugia",
    "urbino", "padova", "lucca", "milano", "bologna",
    "mantova", "firenze", "ferrara", "pisa", "rimini",
]  # fmt: skip
MAJORS: Final = ["master", "bishop", "gonfalonier", "noble", "banker"]
MINORS: Final = ["apprentice", "priest", "notary", "knight", "merchant"]
DISPLAY: Final = ("siena", "verona", "lucca", "firenze")
A, B, C, D = range(4)  # seats

# ---------------------------------------------------------------- building a position


def board(
    *,
    hand: str = "",
    up: str = "",
    down: str = "",
    coins: int = 10,
    points: int = 0,
    shields: Mapping[str, int] | None = None,
    roles: Iterable[str] = (),
    cities: Iterable[str] = (),
    known: str = "",
) -> Json:
    """What a player has. `known`: cards of the hand that everybody has seen."""
    return {
        "points": points,
        "coins": coins,
        "hand": cards(hand),
        "known": cards(known),
        "up": cards(up),
        "down": cards(down),
        "shields": dict(shields or {}),
        "roles": sorted(roles, key=_tile),
        "cities": sorted(cities, key=CITIES.index),
    }


def _tile(role: str) -> tuple[int, int]:
    return (MAJORS.index(role), 0) if role in MAJORS else (MINORS.index(role), 1)


def cards(letters: str) -> dict[str, int]:
    """Letters as a bag, in colour order."""
    counts = Counter(LETTERS[letter] for letter in letters)
    return {colour: counts[colour] for colour in COLOURS if counts[colour]}


def letters(bag: Mapping[str, int]) -> str:
    """A bag as letters."""
    return "".join(letter * bag.get(colour, 0) for letter, colour in LETTERS.items())


def position(
    *,
    ask: Json | None,
    seats: int = 4,
    boards: Sequence[Json] = (),
    principe: int = A,
    round: int = 2,  # noqa: A002 (the rulebook's word)
    last: bool = False,
    lots: str = "",
    display: Iterable[str] = DISPLAY,
    deck: int | str | None = None,
    discards: str | None = None,
    seed: int = 0,
    options: Json | None = None,
) -> signoria.State:
    """A position in which `ask` is asked (None: the game is over). Boards left out are empty, with 10 coins.

    `deck`: its cards, or how many, or all that lie nowhere else. Surplus cards are discarded, or, if the discards are
    given, lie face down before the last player.
    """
    dump: Json = GAME.new(seats, seed, **(options or {})).dump()
    placed = [*boards, *(board() for _ in range(seats - len(boards)))]
    entries = [{"family": FAMILIES[n], **entry} for n, entry in enumerate(placed)]
    left = Counter(dict.fromkeys(COLOURS, 13 if seats == 2 else 20))
    for bag in [cards(lots), cards(discards or "")]:
        left.subtract(bag)
    for entry in entries:
        for place in ("hand", "up", "down"):
            left.subtract(entry[place])
    in_deck = _some(left, deck)
    surplus = left - in_deck
    thrown = Counter(cards(discards or ""))
    if discards is None:
        thrown += surplus
    else:
        entries[-1]["down"] = _bag(Counter(entries[-1]["down"]) + surplus)
    shown = sorted(display, key=CITIES.index)
    built = sum(len(entry["cities"]) for entry in entries)
    dump.update(
        round=round,
        last=last,
        principe=principe,
        deck=_bag(in_deck),
        discards=_bag(thrown),
        lots=cards(lots),
        display=shown,
        city_deck=(10 if seats == 2 else 15) - len(shown) - built,
        boards=entries,
        stack=[] if ask is None else [ask],
    )
    return GAME.load(dump)


def _some(left: Counter[str], deck: int | str | None) -> Counter[str]:
    if deck is None:
        return Counter(left)
    if isinstance(deck, str):
        return Counter(cards(deck))
    taken: Counter[str] = Counter()
    while sum(taken.values()) < deck:
        colour = max(COLOURS, key=lambda name: left[name] - taken[name])
        taken[colour] += 1
    return taken


def _bag(counts: Counter[str]) -> dict[str, int]:
    return {colour: counts[colour] for colour in COLOURS if counts[colour]}


def offering(seats: int = 4, **about: Any) -> signoria.State:
    """Phase 1: everybody owes an offer."""
    return position(ask=frame("offer", -1, (1 << seats) - 1), seats=seats, **about)


def selling(lots: str, seats: int = 4, principe: int = A, **about: Any) -> signoria.State:
    """Phase 2: the first of the lots is opened by the seat to the left of the Principe."""
    counts = {LETTERS[letter]: lots.count(letter) for letter in LETTERS if letter in lots}
    colour = min(counts, key=lambda name: (counts[name], COLOURS.index(name)))
    bidders = (1 << seats) - 1
    ask = frame("bid_lot", (principe + 1) % seats, bidders, 0, 0, COLOURS.index(colour))
    return position(ask=ask, seats=seats, principe=principe, lots=lots, **about)


def building(seat: int = A, lots: str = "YY", **about: Any) -> signoria.State:
    """Phase 2: this seat has won a lot and may build; another lot follows."""
    return position(ask=frame("build", seat), principe=seat, lots=lots, **about)


def acting(
    turn: int = A,
    principe: int = A,
    seats: int = 4,
    boards: Sequence[Json] = (),
    **about: Any,
) -> signoria.State:
    """Phase 3: it is this seat's turn to act; seats from the Principe up to it have acted.

    Boards left out have a yellow card in hand, so that they are asked too.
    """
    left = seats - (turn - principe) % seats
    filled = [*boards, *(board(hand="Y") for _ in range(seats - len(boards)))]
    ask = frame("action", turn, left)
    return position(ask=ask, seats=seats, principe=principe, boards=filled, **about)


def before_roles(
    boards: Sequence[Json], principe: int = A, seats: int = 4, **about: Any
) -> signoria.State:
    """Phase 3: when the last seat passes, the roles are given out."""
    last = (principe - 1) % seats
    filled = [*boards, *(board() for _ in range(seats - len(boards)))]
    if not filled[last]["hand"]:
        filled[last] = filled[last] | {"hand": cards("Y")}
    return acting(turn=last, principe=principe, seats=seats, boards=filled, **about)


def roles_given(boards: Sequence[Json], **about: Any) -> signoria.State:
    """The position when phase 4 has come to its first question, or to the next round."""
    return play(before_roles(boards, **about), "pass")


def ended(boards: Sequence[Json], seats: int = 4, **about: Any) -> signoria.State:
    """The game is over after its last round."""
    return position(ask=None, last=True, boards=boards, seats=seats, deck=0, **about)


# ---------------------------------------------------------------- playing


def offer(state: signoria.State, *offers: str) -> signoria.State:
    """The position after each seat in turn has offered these cards."""
    state = state.copy()
    for seat, offered in enumerate(offers):
        for letter in sorted(offered, key=list(LETTERS).index):
            state.play(seat, GAME.parse(f"colour {LETTERS[letter]}"))
    return state


# ---------------------------------------------------------------- looking


def seen(state: signoria.State, seat: int = A) -> Json:
    """What a player has, as he sees it himself."""
    boards: Any = state.view(seat)["boards"]
    shown: Json = boards[seat]
    return shown


def asks(state: signoria.State) -> tuple[str, int]:
    """The kind of question, and the seat that is asked."""
    prompt = state.prompt(state.to_act[0])
    assert prompt is not None
    return prompt.kind, state.to_act[0]


def principe(state: signoria.State) -> int:
    holder: int = table(state)["principe"]
    return holder


def points(state: signoria.State) -> list[int]:
    """The score track, seat by seat."""
    return [seen(state, seat)["points"] for seat in range(state.seats)]


def coins(state: signoria.State) -> list[int]:
    return [seen(state, seat)["coins"] for seat in range(state.seats)]


def hands(state: signoria.State) -> list[str]:
    return [letters(seen(state, seat)["hand"]) for seat in range(state.seats)]


def roles(state: signoria.State) -> list[list[str]]:
    return [seen(state, seat)["roles"] for seat in range(state.seats)]


def total(state: signoria.State) -> dict[str, int]:
    """All Building cards of a game, wherever they are."""
    dump: Json = state.dump()
    bags = [dump["deck"], dump["discards"], dump["lots"]]
    bags += [entry[place] for entry in dump["boards"] for place in ("hand", "up", "down")]
    counted: Counter[str] = Counter()
    for bag in bags:
        counted.update(bag)
    return dict(counted)


# ---------------------------------------------------------------- whole games


def begun(seats: int, seed: int = 0) -> signoria.State:
    """A new game with its families chosen: the first offers are owed."""
    return GAME.new(seats, seed, random_families=True)


def offered(state: signoria.State) -> signoria.State:
    """Everybody offers the first cards of the list."""
    state = state.copy()
    while asks(state)[0] == "offer":
        seat = state.to_act[0]
        state.play(seat, state.decisions(seat)[0])
    return state


def passed(state: signoria.State) -> signoria.State:
    """Everybody passes until the next offers, or the end of the game."""
    state = state.copy()
    while not state.over and asks(state)[0] != "offer":
        seat = state.to_act[0]
        state.play(seat, state.decisions(seat)[0])
    return state
