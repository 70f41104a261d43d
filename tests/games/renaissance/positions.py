"""Positions that read like the examples of the rulebook, and short ways to play, to load dice and to look.

A position is written as a dump and goes through `Game.load`, so it is one that a game could reach. Hands are words:
"cannon knights condottiere". What a test does not say is filled in: everybody holds his starting cities, has 10 ducats
and no cards, and it is the second turn, at war.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

import signoria
from signoria.core.chance import chance_from_seed
from signoria.games.renaissance import streams
from signoria.games.renaissance.tables import CARD_COUNTS, CARD_NAMES, CITY_NAMES, CONDOTTIERE_DIE
from tests.games.playing import (
    Json as Json,
)
from tests.games.playing import (
    frame as frame,
)
from tests.games.playing import (
    legal as whole,
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

GAME: Final = signoria.game("renaissance")
NATIONS: Final = ["florence", "genoa", "naples", "milan", "rome", "venice"]
FLORENCE, GENOA, NAPLES, MILAN, ROME, VENICE = range(6)
START: Final = {
    "florence": ["firenze", "pistoia"],
    "genoa": ["genova", "ajaccio"],
    "naples": ["napoli", "capua"],
    "milan": ["milano", "pavia"],
    "rome": ["roma", "viterbo"],
    "venice": ["venezia", "ragusa"],
}
ROUT, BETRAYAL = 0, 1

# ---------------------------------------------------------------- building a position


def cards(words: str) -> dict[str, int]:
    """Words as a bag, in the order of the kinds."""
    counts = Counter(words.split())
    assert not set(counts) - set(CARD_NAMES), words
    return {name: counts[name] for name in CARD_NAMES if counts[name]}


def in_order(cities: Iterable[str]) -> list[str]:
    return sorted(cities, key=CITY_NAMES.index)


def position(
    *,
    ask: Json | None,
    cities: Mapping[int, Iterable[str]] | None = None,
    hands: Mapping[int, str] | None = None,
    known: Mapping[int, str] | None = None,
    ducats: Mapping[int, int] | None = None,
    scored: Mapping[int, Sequence[int]] | None = None,
    boards: Mapping[int, Json] | None = None,
    ramparts: Iterable[str] = (),
    castles: Iterable[str] = (),
    palaces: Iterable[str] = (),
    artists: Mapping[str, str] | None = None,
    discards: str = "",
    turn: int = 2,
    war: bool = True,
    order: Sequence[int] = range(6),
    seed: int = 0,
    powers: Iterable[str] = (),
    options: Json | None = None,
    **table: object,
) -> signoria.State:
    """A game of six in which `ask` is asked (None: the game is over). Castles stand on ramparts, artists in palaces."""
    chosen = {"state_powers": bool(powers), **(options or {})}
    dump: Json = GAME.new(6, seed, **chosen).dump()
    left = Counter({name: int(count) for name, count in zip(CARD_NAMES, CARD_COUNTS)})
    left.subtract(cards(discards))
    listed = []
    for seat, nation in enumerate(NATIONS):
        hand = cards((hands or {}).get(seat, ""))
        left.subtract(hand)
        entry: Json = {
            "nation": nation,
            "ducats": (ducats or {}).get(seat, 10),
            "scored": [*(scored or {}).get(seat, ()), *[0] * 6][:6],
            "cities": in_order((cities or {}).get(seat, START[nation])),
            "start": in_order(START[nation]),
            "shown": {},
            "spent": {},
            "base": None,
            "sailed": 0,
            "married": [],
            "hand": hand,
            "known": cards((known or {}).get(seat, "")),
            "most_blue": None,
        }
        entry.update((boards or {}).get(seat, {}))
        left.subtract(entry["shown"])
        listed.append(entry)
    dump.update(
        setup="base_6",
        turn=turn,
        war=war,
        order=list(order),
        powers=sorted(powers, key=[*NATIONS, "france", "spain"].index),
        ramparts=in_order({*ramparts, *castles}),
        castles=in_order(castles),
        palaces=in_order({*palaces, *(artists or {}).values()}),
        artists=dict(artists or {}),
        discards=cards(discards),
        deck={name: number for name, number in left.items() if number},
        boards=listed,
        stack=[] if ask is None else [ask],
        **table,
    )
    return GAME.load(dump)


def combat(seat: int = MILAN, **about: Any) -> signoria.State:
    """It is this seat's combat turn; nobody has played before it in this turn."""
    order = [seat, *(other for other in range(6) if other != seat)]
    return position(ask=frame("combat", seat, 0), **{"order": order, **about})


def buying(seat: int = MILAN, **about: Any) -> signoria.State:
    """This seat buys, last of all."""
    order = [*(other for other in range(6) if other != seat), seat]
    return position(ask=frame("buy", seat, 5, 234), order=order, **about)


def expanding(seat: int = FLORENCE, round_: int = 0, **about: Any) -> signoria.State:
    """This seat expands first of all."""
    order = [seat, *(other for other in range(6) if other != seat)]
    return position(ask=frame("expand", seat, 0, round_), **{"order": order, **about})


def voting(**about: Any) -> signoria.State:
    return position(ask=frame("vote", -1, 63, 63), **about)


def last_combat(seat: int = VENICE, **about: Any) -> signoria.State:
    """When this seat ends its combat turn, points are counted."""
    order = [*(other for other in range(6) if other != seat), seat]
    hands = {seat: "retreat", **about.pop("hands", {})}
    return position(ask=frame("combat", seat, 5), order=order, hands=hands, **about)


# ---------------------------------------------------------------- loaded dice


def load(
    state: signoria.State,
    *,
    attack: int | None = None,
    defence: int | None = None,
    contracts: Sequence[int] = (),
    plunder: int | None = None,
    embassy: tuple[int, int] | None = None,
    corruption: int | None = None,
    lure: int | None = None,
    artist: int | None = None,
) -> signoria.State:
    """The position with a chance that rolls these next: the dice of a battle, then Condottieri, or a yellow card's.

    `contracts`: ROUT, BETRAYAL or a number for each roll. `corruption`: the die after the two of the embassy.
    `artist`: which of the pool comes, by its rank.
    """
    state = state.copy()
    counters: Json = state.dump()["counters"]  # type: ignore[assignment]
    battle = counters["battles"] + (1 if "battle" not in state.dump() else 0)
    rolls = counters["rolls"] + 1
    wanted: list[tuple[int, int, int, list[int]]] = []
    if attack is not None:
        wanted.append((streams.ATTACKER_DIE, battle, 6, [attack - 1]))
    if defence is not None:
        wanted.append((streams.DEFENDER_DIE, battle, 6, [defence - 1]))
    for number, face in enumerate(contracts):
        faces = [place for place, shown in enumerate(CONDOTTIERE_DIE) if shown == face]
        wanted.append((streams.CONDOTTIERE_DIE, counters["contracts"] + number, 6, faces))
    if plunder is not None:
        wanted.append((streams.PLUNDER_DIE, rolls, 6, [plunder - 1]))
    if embassy is not None:
        wanted.append((streams.EMBASSY_DICE, rolls, 6, [embassy[0] - 1]))
        wanted.append((streams.EMBASSY_DICE, rolls + 1, 6, [embassy[1] - 1]))
        rolls += 2
    if corruption is not None:
        wanted.append((streams.CORRUPTION_DIE, rolls, 6, [corruption - 1]))
    if lure is not None:
        wanted.append((streams.LURE_DIE, rolls, 6, [lure - 1]))
    if artist is not None:
        pool = 12 - len(state.dump()["artists"])  # type: ignore[arg-type]
        wanted.append((streams.ARTISTS, counters["called"], pool, [artist]))
    seed = 0
    while True:
        chance = chance_from_seed(seed)
        if all(chance.below(stream, at, bound) in faces for stream, at, bound, faces in wanted):
            state.chance = chance
            return state
        seed += 1


# ---------------------------------------------------------------- playing


def legal(state: signoria.State, verb: str = "", seat: int | None = None) -> list[str]:
    """Everything the first seat to act (or another) may do; with a verb, what follows it in those that begin so."""
    return [name.removeprefix(verb).strip() for name in whole(state, verb, seat)]


# ---------------------------------------------------------------- looking


def seen(state: signoria.State, seat: int) -> Json:
    """What a player has, as he sees it himself."""
    boards: Any = state.view(seat)["boards"]
    shown: Json = boards[seat]
    return shown


def battle(state: signoria.State) -> Json:
    shown: Json = table(state)["battle"]
    return shown


def asks(state: signoria.State) -> tuple[str, int]:
    """The kind of question, and the first seat that is asked."""
    prompt = state.prompt(state.to_act[0])
    assert prompt is not None
    return prompt.kind, state.to_act[0]


def hand(state: signoria.State, seat: int) -> dict[str, int]:
    held: dict[str, int] = seen(state, seat)["hand"]
    return held


def ducats(state: signoria.State, seat: int) -> int:
    owned: int = seen(state, seat)["ducats"]
    return owned


def cities(state: signoria.State, seat: int) -> list[str]:
    owned: list[str] = seen(state, seat)["cities"]
    return owned


def owner(state: signoria.State, city: str) -> int | None:
    for seat in range(state.seats):
        if city in cities(state, seat):
            return seat
    return None


def totals(events: Iterable[Json]) -> list[tuple[int, int]]:
    """Attack and defence, each time they were told."""
    return [(event["attack"], event["defence"]) for event in events if event["event"] == "totals"]


# ---------------------------------------------------------------- whole games


def begun(seats: int = 6, seed: int = 0, **options: object) -> signoria.State:
    """A new game with nations drawn: the first question is about placing."""
    state = GAME.new(seats, seed, random_nations=True, **options)
    while asks(state)[0] == "version":
        state.play(state.to_act[0], GAME.parse("version without_naples"))
    return state


def first_choices(state: signoria.State, until: str) -> signoria.State:
    """Everybody takes the first action of the list until this is asked."""
    state = state.copy()
    while asks(state)[0] != until:
        state.play(state.to_act[0], state.decisions(state.to_act[0])[0])
    return state
