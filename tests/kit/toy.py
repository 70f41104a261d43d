"""Pebbles, a game of no merit that has everything the kit looks at.

Two or three seats hold hidden cards. In each round all bid one card at once, sealed; the highest wins
a point and the luck of a die, and its seat may drop cards face down. The game ends when a hand is
empty. Once in a game a seat may cheer, at any time.

It is written from scratch, without the engine's base classes: an interpreted class cannot derive from
a compiled one, and the kit promises to work with whatever behaves like a game. Faulty games
(faults.py) override one method each.
"""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import Any, ClassVar

from signoria.core.actions import ActionSpace, Family
from signoria.core.chance import Chance, Random, chance_from_key, chance_from_seed
from signoria.core.errors import BadPosition, IllegalAction, Refusal
from signoria.core.game import Option
from signoria.core.journal import EVERYONE, EventKind, Journal
from signoria.core.state import Prompt

Json = dict[str, Any]

CARDS = 12
_labels = [str(card) for card in range(CARDS)]
ACTIONS = ActionSpace(
    [
        Family("pass", "pass"),
        Family("yes", "yes"),
        Family("bid", "bid {}", [_labels]),
        Family("drop", "drop {}", [_labels]),
    ],
    standing=[Family("cheer", "cheer")],
)
PASS, BID, DROP, CHEER = 0, 2, 2 + CARDS, 2 + 2 * CARDS
ANSWERED, SHOWN, WON, DROPPED, CHEERED, PASSED_ON = range(6)
EVENTS = [
    EventKind("answered", ["seat"]),
    EventKind("shown", ["seat", "card"], barrier=True),
    EventKind("won", ["seat", "points"], barrier=True),
    EventKind("dropped", ["seat"], ["card"]),
    EventKind("cheered", ["seat"]),
    EventKind("passed_on", [], barrier=True),
]
DIE, DEAL = 0, 1  # streams of chance


class Pebbles:
    id = "pebbles"
    title = "Pebbles"
    fewest = 2
    most = 3
    rules_version = 1
    data_digest = ""
    actions = ACTIONS
    events = EVENTS
    prompts: ClassVar = ["bid", "drop"]
    options: ClassVar = [Option("hand", [4, 3])]
    plays_cut = 40

    def new(self, seats: int, seed: int, **options: object) -> PebblesState:
        state = self.state()
        state.options = self.chosen(options)
        state.chance = chance_from_seed(seed)
        state.begin(seats)
        deck = list(range(CARDS))
        for hand in state.hands:
            for _ in range(int(str(state.options["hand"]))):
                hand.append(deck.pop(state.chance.below(DEAL, len(deck), len(deck))))
            hand.sort()
        return state

    def chosen(self, given: Json) -> Json:
        return {"hand": given.get("hand", 4)}

    def state(self) -> PebblesState:
        return PebblesState(self)

    def load(self, dump: Json) -> PebblesState:
        state = self.state()
        state.begin(dump["seats"])
        state.chance = chance_from_key(dump["chance"])
        for name in PebblesState.FIELDS:
            setattr(state, name, json.loads(json.dumps(dump[name])))
        if self.invariants(state):
            raise BadPosition("position-bad-value", {"where": "cards"})
        return state

    def imagine(self, view: Json, seed: int) -> PebblesState:
        state = self.state()
        state.begin(view["seats"])
        for name in ("options", "round", "winner", "points", "shown", "cheered"):
            setattr(state, name, json.loads(json.dumps(view[name])))
        viewer = -1 if view["viewer"] is None else view["viewer"]
        for seat in range(state.seats):
            state.hands[seat] = [CARDS] * view["in_hand"][seat]
            state.gone[seat] = [CARDS] * view["dropped"][seat]
        if viewer >= 0:
            state.hands[viewer] = list(view["hand"])
            state.gone[viewer] = list(view["gone"])
            state.bids[viewer] = view["bid"]
            state.decided[viewer] = view["asked"] or 0
        state.redeal(viewer, Random(seed))
        return state

    def notation(self, code: int) -> str:
        return self.actions.notation(code)

    def parse(self, text: str) -> int:
        return self.actions.parse(text)

    def judge(self, state: PebblesState, seat: int) -> float:
        return float(state.points[seat] + sum(state.hands[seat]))

    def invariants(self, state: PebblesState) -> list[str]:
        places = [state.shown, *state.hands, *state.gone]
        cards = [card for place in places for card in place]
        return [] if len(cards) == len(set(cards)) else ["cards"]

    def view(self, state: PebblesState, viewer: int | None) -> Json:
        view = {
            "seats": state.seats,
            "viewer": viewer,
            "options": dict(state.options),
            "to_act": list(state.to_act),
            "asked": None if viewer is None else state.asked(viewer),
            "round": state.round,
            "winner": state.winner,
            "points": list(state.points),
            "shown": sorted(state.shown),
            "cheered": list(state.cheered),
            "in_hand": [len(hand) for hand in state.hands],
            "dropped": [len(gone) for gone in state.gone],
        }
        if viewer is not None:
            view["hand"] = list(state.hands[viewer])
            view["gone"] = list(state.gone[viewer])
            view["bid"] = state.bids[viewer]
        return view


class PebblesState:
    FIELDS: ClassVar = [
        *["options", "hands", "gone", "bids", "shown", "points"],
        *["cheered", "decided", "round", "winner"],
    ]

    game: Pebbles
    seats: int
    chance: Chance
    options: Json
    hands: list[list[int]]
    gone: list[list[int]]
    bids: list[int | None]
    shown: list[int]
    points: list[int]
    cheered: list[bool]
    decided: list[int]
    round: int
    winner: int | None  # who may drop a card; None: all bid
    speaking: ClassVar = False  # no command of this game has several parts

    def __init__(self, game: Pebbles) -> None:
        self.game = game
        self.journal: Journal | None = None

    def begin(self, seats: int) -> None:
        self.seats = seats
        self.chance = chance_from_seed(0)
        self.hands, self.gone = [[] for _ in range(seats)], [[] for _ in range(seats)]
        self.bids, self.points = [None] * seats, [0] * seats
        self.cheered, self.decided = [False] * seats, [0] * seats
        self.shown, self.round, self.winner = [], 0, None

    # ---------------------------------------------------------------- questions

    @property
    def over(self) -> bool:
        return self.winner is None and not all(self.hands)

    @property
    def to_act(self) -> tuple[int, ...]:
        if self.over:
            return ()
        if self.winner is not None:
            return (self.winner,)
        return tuple(seat for seat in range(self.seats) if self.bids[seat] is None)

    @property
    def sealed(self) -> bool:
        return not self.over and self.winner is None

    def prompt(self, seat: int) -> Prompt | None:
        if seat not in self.to_act:
            return None
        return Prompt("bid" if self.winner is None else "drop", {"cards": len(self.hands[seat])})

    def asked(self, seat: int) -> int | None:
        return self.decided[seat] if seat in self.to_act else None

    def decisions(self, seat: int) -> list[int]:
        if seat not in self.to_act:
            return []
        if self.winner is None:
            return [BID + card for card in self.hands[seat]]
        return [PASS, *(DROP + card for card in self.hands[seat])]

    def commands(self, seat: int) -> list[int]:
        return [] if self.over or self.cheered[seat] else [CHEER]

    def legal(self, seat: int) -> list[int]:
        return self.decisions(seat) + self.commands(seat)

    def why_not(self, seat: int, code: int) -> Refusal | None:
        if 0 <= seat < self.seats and code in self.legal(seat):
            return None
        return Refusal("PEB-1", "refusal-no-such-code", {"code": code})

    # ---------------------------------------------------------------- playing

    def play(self, seat: int, code: int) -> None:
        refusal = self.why_not(seat, code)
        if refusal is not None:
            raise IllegalAction(refusal)
        if code == CHEER:
            self.cheer(seat)
            return
        self.decided[seat] += 1
        if code == PASS:
            self.pass_on()
        elif code < DROP:
            self.bid(seat, code - BID)
        else:
            self.drop(seat, code - DROP)

    def cheer(self, seat: int) -> None:
        self.cheered[seat] = True
        self.tell(CHEERED, seat)

    def bid(self, seat: int, card: int) -> None:
        self.bids[seat] = card
        self.tell(ANSWERED, seat)
        if None not in self.bids:
            self.show_bids()

    def show_bids(self) -> None:
        bids = [bid for bid in self.bids if bid is not None]
        for seat, card in enumerate(bids):
            self.hands[seat].remove(card)
            self.tell(SHOWN, seat, card)
        self.shown = sorted(self.shown + bids)
        winner = bids.index(max(bids))
        points = 1 + self.chance.below(DIE, self.round, 3)
        self.points[winner] += points
        self.tell(WON, winner, points)
        self.round += 1
        self.bids = [None] * self.seats
        self.winner = self.drops(winner)

    def drops(self, winner: int) -> int | None:
        """Who is asked to drop a card: everybody sees how many he holds."""
        return winner if self.hands[winner] else None

    def drop(self, seat: int, card: int) -> None:
        self.hands[seat].remove(card)
        self.gone[seat] = sorted([*self.gone[seat], card])
        self.tell_of_drop(seat, card)
        self.winner = self.drops(seat)

    def tell_of_drop(self, seat: int, card: int) -> None:
        self.tell(DROPPED, seat, card, sees=1 << seat)

    def pass_on(self) -> None:
        self.winner = None
        self.tell(PASSED_ON)

    def tell(self, kind: int, *numbers: int, sees: int = EVERYONE) -> None:
        if self.journal is not None:
            self.journal.add(kind, EVERYONE, sees, list(numbers))

    # ---------------------------------------------------------------- as a whole

    def scores(self) -> list[int]:
        return list(self.points)

    def ranking(self) -> list[int]:
        return [1 + sum(other > mine for other in self.points) for mine in self.points]

    def copy(self) -> PebblesState:
        new = type(self)(self.game)
        new.begin(self.seats)
        new.chance = self.chance
        for name in self.FIELDS:
            setattr(new, name, json.loads(json.dumps(getattr(self, name))))
        return new

    def dump(self) -> Json:
        fields = {name: getattr(self, name) for name in self.FIELDS}
        return {"seats": self.seats, "chance": self.chance.key(), **json.loads(json.dumps(fields))}

    def digest(self) -> str:
        return blake2b(json.dumps(PebblesState.dump(self)).encode(), digest_size=16).hexdigest()

    def view(self, viewer: int | None = None) -> Json:
        return self.game.view(self, viewer)

    def __reduce__(self) -> tuple[Any, ...]:
        return _load, (type(self.game), self.dump())

    def redeal(self, viewer: int, random: Random) -> None:
        known = set(self.shown)
        if viewer >= 0:
            known |= {*self.hands[viewer], *self.gone[viewer]}
        pool = [card for card in range(CARDS) if card not in known]
        for seat in range(self.seats):
            if seat != viewer:
                self.hands[seat] = sorted(self.taken(pool, random) for _ in self.hands[seat])
                self.gone[seat] = sorted(self.taken(pool, random) for _ in self.gone[seat])
                self.bids[seat] = None
        self.chance = random.chance()

    def taken(self, pool: list[int], random: Random) -> int:
        return pool.pop(random.below(len(pool)))


def _load(game: type[Pebbles], dump: Json) -> PebblesState:
    return game().load(dump)
