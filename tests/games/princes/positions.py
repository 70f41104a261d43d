"""Positions that read like the examples of the rulebook, and short ways to play and to look.

A position is written as a dump and goes through `Game.load`, so it is one that a game could reach. What a test does not
say is filled in: tiles that nobody has are on display, treachery lies in the pile, events won go to the last player.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, Final

import pytest

import signoria
from signoria.core.chance import chance_from_seed
from signoria.core.journal import SPECTATORS, Journal
from signoria.games.princes.streams import BLACK_DIE, WHITE_DIE

Json = dict[str, Any]

GAME: Final = signoria.game("princes")
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


def frame(ask: str, seat: int, *numbers: int) -> Json:
    """A question as a dump writes it."""
    return {"ask": ask, "seat": seat, "numbers": [*numbers, *[0] * (6 - len(numbers))]}


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


def play(state: signoria.State, *texts: str, by: int | None = None) -> signoria.State:
    """The position after these actions, each played by the seat to act (or by one seat); `state` stays as it is."""
    state = state.copy()
    for text in texts:
        state.play(state.to_act[0] if by is None else by, GAME.parse(text))
    return state


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


def refused(state: signoria.State, text: str, seat: int | None = None) -> str:
    """The rule that forbids an action; the refusal must leave the state untouched."""
    before = state.digest()
    with pytest.raises(signoria.IllegalAction) as caught:
        state.play(state.to_act[0] if seat is None else seat, GAME.parse(text))
    assert state.digest() == before
    return caught.value.rule


def no_such_action(text: str) -> bool:
    """Does the game have no action of that name, in any position?"""
    try:
        GAME.parse(text)
    except signoria.BadRequest:
        return True
    return False


def legal(state: signoria.State, verb: str = "", seat: int | None = None) -> list[str]:
    """Everything the seat to act (or another) may do, as notation; with a verb, only what begins with it."""
    codes = state.legal(state.to_act[0] if seat is None else seat)
    return [name for name in map(GAME.notation, codes) if name.startswith(verb)]


def amounts(state: signoria.State) -> list[int]:
    """The amounts that the seat to act may name."""
    return [int(name.split()[1]) for name in legal(state, "amount")]


def told(
    state: signoria.State, *texts: str, to: int = SPECTATORS, by: int | None = None
) -> list[Json]:
    """What a seat, or a spectator, hears while these actions are played."""
    state = state.copy()
    state.journal = journal = Journal(GAME.events)
    for text in texts:
        state.play(state.to_act[0] if by is None else by, GAME.parse(text))
    heard = [event.told_to(to) for event in journal.take()]
    return [event for event in heard if event is not None]


def names(events: Iterable[Json]) -> list[str]:
    """What kinds of events they are."""
    return [event["event"] for event in events]


# ---------------------------------------------------------------- looking


def seen(state: signoria.State, seat: int = A) -> Json:
    """What a player has, as he sees it himself."""
    boards: Any = state.view(seat)["boards"]
    shown: Json = boards[seat]
    return shown


def table(state: signoria.State) -> Json:
    """What lies in the middle of the table."""
    shown: Any = state.view(None)["table"]
    return dict(shown)


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


def wander(
    state: signoria.State, seed: int, steps: int = 10_000
) -> Iterator[tuple[signoria.State, int, str]]:
    """Random play, commands too, for looking at every step: the position before it, the seat and its action."""
    choice = Random(seed)
    while not state.over and steps:
        seat = choice.choice(state.to_act)
        code = choice.choice(state.decisions(seat))
        commands = [(who, each) for who in range(state.seats) for each in state.commands(who)]
        if commands and not choice.randrange(12):
            seat, code = choice.choice(commands)
        yield state, seat, GAME.notation(code)
        state = state.copy()
        state.play(seat, code)
        steps -= 1
