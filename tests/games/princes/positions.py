"""Positions that read like the examples of the rulebook, and short ways to play and to look.

A position is written as a dump and goes through `Game.load`, so it is one that a game could reach. What a test does not
say is filled in: tiles that nobody has are on display, treachery lies in the pile, events won go to the last player.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import Any, Final

import signoria
from signoria.core.chance import chance_from_seed
from signoria.games.princes.streams import BLACK_DIE, WHITE_DIE
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

GAME: Final = signoria.game("princes")
no_such_action = partial(has_no_action, GAME)
A, B, C, D, E, F = range(6)  # seats

FAMILIES: Final = ["baglioni", "este", "malatesta", "gonzaga", "bentivogli", "montefeltro"]
CITIES: Final = ["venice", "milan", "florence", "rome", "naples"]
START: Final = {"venice": 7, "milan": 6, "florence": 6, "rome": 5, "naples": 5}
TROOPS: Final = ["light_infantry", "pike", "crossbow", "fortification", "artillery", "cavalry"]
TREACHERY: Final = {
    "bribe_troops": 7,
    "bribe_cardinal": 2,
    "freeze_bid": 8,
    "steal_influence": 2,
    "raid_gold_shipment": 2,
    "veto": 1,
    "start_war": 1,
}
_first: Final[Json] = GAME.new(4, 0).dump()
TILES: Final[list[str]] = _first["display"]
EVENTS: Final = [
    ["gozzoli", "piero_della_francesca", "mantegna", "merchant_event_1"],
    ["bellini", "botticelli", "ghirlandaio", "merchant_event_2"],
    ["leonardo", "michelangelo", "perugino", "french_invade"],
]
ALL_EVENTS: Final = [event for decade in EVENTS for event in decade]
STATUS_ARTISTS: Final = ["mantegna", "ghirlandaio", "michelangelo", "perugino"]
USED_AT_ONCE: Final = [*STATUS_ARTISTS, "french_invade"]

# ---------------------------------------------------------------- building a position


def board(
    *,
    family: str | None = None,
    gold: int = 40,
    influence: int = 12,
    troops: Iterable[str] = (),
    tiles: Iterable[str] = (),
    used: Iterable[str] = (),
    events: Iterable[str] = (),
    hand: Iterable[str] = (),
    known: Iterable[str] = (),
    given_up: Iterable[str] = (),
    fees: int = 0,
    tokens: int = 0,
) -> Json:
    """What a player has. `known`: tiles of the hand that everybody is sure of."""
    return {
        "family": family,
        "fees": fees,
        "tokens": tokens,
        "troops": sorted(troops, key=TROOPS.index),
        "tiles": sorted(tiles, key=TILES.index),
        "used": sorted(used, key=TILES.index),
        "events": sorted(events, key=ALL_EVENTS.index),
        "gold": gold,
        "influence": influence,
        "hand": bag(hand),
        "known": bag(known),
        "given_up": bag(given_up),
    }


def bag(tiles: Iterable[str]) -> dict[str, int]:
    counts = Counter(tiles)
    return {name: counts[name] for name in TREACHERY if counts[name]}


def position(
    *boards: Json,
    seats: int = 4,
    turn: int = A,
    stack: Sequence[Json] | None = None,
    decade: int = 1,
    events: Sequence[str] | None = None,
    status: Mapping[str, int] | None = None,
    artists: Mapping[str, int] | None = None,
    discards: Iterable[str] = (),
    pile: int | None = None,
    dice: Sequence[tuple[int, int]] = (),
    seed: int = 0,
    options: Json | None = None,
    **about: Any,
) -> signoria.State:
    """A turn of a seat, or another stack. `pile`: so many tiles are left in it, the others are discarded face up."""
    dump: Json = GAME.new(seats, seed, **(options or {})).dump()
    entries = [dict(entry) for entry in [*boards, *[board()] * (seats - len(boards))]]
    free = [name for name in FAMILIES if all(entry["family"] != name for entry in entries)]
    for entry in entries:
        entry["family"] = entry["family"] or free.pop(0)
    on_offer = EVENTS[decade - 1] if events is None else list(events)
    won = [event for event in _until(decade) if event not in on_offer]
    owned = [event for entry in entries for event in entry["events"]]
    rest = [event for event in won if event not in USED_AT_ONCE and event not in owned]
    entries[-1]["events"] = sorted([*entries[-1]["events"], *rest], key=ALL_EVENTS.index)
    placed = sum(event in STATUS_ARTISTS for event in won)
    left = Counter(TREACHERY)
    for place in [bag(discards), *(e[p] for e in entries for p in ("hand", "given_up"))]:
        left.subtract(place)
    thrown = Counter(bag(discards))
    while pile is not None and left.total() > pile:
        kind = max(TREACHERY, key=lambda name: left[name])
        left[kind] -= 1
        thrown[kind] += 1
    dump.update(
        decade=decade,
        status={**START, **(status or {})},
        artists=dict(artists) if artists is not None else {"naples": placed} if placed else {},
        display=[tile for tile in TILES if all(tile not in e["tiles"] for e in entries)],
        events=on_offer,
        supply=_supply(entries),
        discards=bag(thrown.elements()),
        pile=bag(left.elements()),
        boards=entries,
        stack=[frame("turn", turn)] if stack is None else list(stack),
        chance=dice_key(dice) if dice else dump["chance"],
    )
    return GAME.load({**dump, **about})


def _until(decade: int) -> list[str]:
    return [event for events in EVENTS[:decade] for event in events]


def _supply(entries: Sequence[Json]) -> dict[str, int]:
    left = {troop: 4 - sum(troop in entry["troops"] for entry in entries) for troop in TROOPS}
    return {troop: number for troop, number in left.items() if number}


def dice_key(dice: Sequence[tuple[int, int]]) -> str:
    """Chance in which these are the first rolls, black and white."""
    for seed in range(1_000_000):
        chance = chance_from_seed(seed)
        if all(
            (chance.below(BLACK_DIE, n, 6) + 1, chance.below(WHITE_DIE, n, 6) + 1) == roll
            for n, roll in enumerate(dice)
        ):
            return chance.key()
    raise AssertionError(dice)


def ended(*boards: Json, seats: int = 4, **about: Any) -> signoria.State:
    """The game is over."""
    return position(*boards, seats=seats, stack=[], decade=3, events=[], **about)


# ---------------------------------------------------------------- playing


def bids(state: signoria.State, *amounts: int | None) -> signoria.State:
    """Bids and passes (None), each by the seat to act."""
    return play(state, *("pass" if amount is None else f"amount {amount}" for amount in amounts))


def offer(
    state: signoria.State,
    seat: int,
    to: int,
    give: tuple[int, int] = (0, 0),
    ask: tuple[int, int] = (0, 0),
    how: str = "public",
    lasts: str = "turn",
) -> signoria.State:
    """An offer of gold and influence, said and sent."""
    said = [f"amount {amount}" for amount in (*give, *ask)]
    texts = [f"offer to seat {to + 1}", *said, f"send {how} for this {lasts}"]
    return play(state, *texts, by=seat)


def amounts(state: signoria.State) -> list[int]:
    """The amounts that the seat to act may name."""
    return [int(name.split()[1]) for name in legal(state, "amount")]


# ---------------------------------------------------------------- looking


def seen(state: signoria.State, seat: int = A) -> Json:
    """What a player has, as he sees it himself."""
    boards: Any = state.view(seat)["boards"]
    shown: Json = boards[seat]
    return shown


def war(state: signoria.State) -> Json:
    shown: Any = state.view(None)["war"]
    return dict(shown)


def asks(state: signoria.State) -> tuple[str, int]:
    """The kind of question, and the (first) seat that is asked."""
    prompt = state.prompt(state.to_act[0])
    assert prompt is not None
    return prompt.kind, state.to_act[0]


def gold(state: signoria.State) -> list[int]:
    return [seen(state, seat)["gold"] for seat in range(state.seats)]


def influence(state: signoria.State) -> list[int]:
    return [seen(state, seat)["influence"] for seat in range(state.seats)]


def sheet(state: signoria.State, seat: int = A) -> dict[str, int]:
    return GAME.score_sheet(state)[seat]


# ---------------------------------------------------------------- whole games


def begun(seats: int, seed: int = 0, **options: Any) -> signoria.State:
    """A new game with its families chosen: the first turn."""
    state = GAME.new(seats, seed, **options)
    while asks(state)[0] == "family":
        seat = state.to_act[0]
        state.play(seat, state.decisions(seat)[0])
    return state
