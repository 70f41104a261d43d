"""Masters of Renaissance as a game: its description and the way its positions begin."""

from __future__ import annotations

from typing import Final, final

from signoria.core.chance import Chance
from signoria.core.deck import draw
from signoria.core.game import Game
from signoria.core.numbers import bit, i64
from signoria.core.position import Base
from signoria.core.state import ALL, State
from signoria.games.masters import judge, outlook, position, scoring
from signoria.games.masters.actions import ACTIONS
from signoria.games.masters.events import EVENTS
from signoria.games.masters.grid import reveal
from signoria.games.masters.invariants import broken
from signoria.games.masters.market import MARBLE_BITS
from signoria.games.masters.questions import KEEP, QUESTIONS, prompt_of
from signoria.games.masters.state import MastersState
from signoria.games.masters.streams import LEADER_DEAL, MARBLES
from signoria.games.masters.tables import (
    CARD_NAMES,
    CELLS,
    CROSS_START,
    DATA,
    DECKS,
    LEADERS,
    LEADERS_DEALT,
    MARBLE_COUNTS,
    STARTING_FAITH,
)
from signoria.games.masters.view import outline, view


@final
class Masters(Game):
    def deal(self, seats: int, chance: Chance, options: dict[str, object]) -> MastersState:
        s = position.new_state(self, Base(seats, options, chance))
        for board in s.boards:
            board.faith = STARTING_FAITH
        s.grid = (1 << len(CARD_NAMES)) - 1
        for deck in range(DECKS):
            reveal(s, deck)
        s.cross = CROSS_START
        s.market = _filled_market(chance)
        _deal_leaders(s)
        s.push(KEEP, ALL, bit(s.seats) - 1)
        return s

    def load(self, dump: object) -> State:
        return position.load(self, dump)

    def dump(self, state: State) -> dict[str, object]:
        assert isinstance(state, MastersState)
        return position.dump(state)

    def view(self, state: State, seat: int | None) -> dict[str, object]:
        assert isinstance(state, MastersState)
        return view(state, seat)

    def outline(self, seen: object) -> tuple[State, i64]:
        return outline(self, seen)

    def judge(self, state: State, seat: int) -> float:
        assert isinstance(state, MastersState)
        return judge.judge(state, seat)

    def outlook(self, state: State, seat: int) -> float:
        assert isinstance(state, MastersState)
        return outlook.outlook(state, seat)

    def invariants(self, state: State) -> list[str]:
        assert isinstance(state, MastersState)
        return broken(state)

    def score_sheet(self, state: State) -> list[dict[str, int]]:
        assert isinstance(state, MastersState)
        return [scoring.score_sheet(state, seat) for seat in range(state.seats)]


def _filled_market(chance: Chance) -> i64:
    """Thirteen marbles in random order: twelve in the tray, the last in the slide (MAS-SET-03)."""
    marbles = [kind for kind, count in enumerate(MARBLE_COUNTS) for _ in range(count)]
    market: i64 = 0
    for cell in range(CELLS + 1):
        kind: i64 = marbles.pop(int(chance.below(MARBLES, cell, len(marbles))))
        market |= kind << (MARBLE_BITS * cell)
    return market


def _deal_leaders(s: MastersState) -> None:
    """MAS-SET-07"""
    deck: i64 = (1 << LEADERS) - 1
    index: i64 = 0
    for seat in range(s.seats):
        for _n in range(LEADERS_DEALT):
            leader = bit(draw(s.chance, LEADER_DEAL, index, deck))
            s.boards[seat].hand |= leader
            deck ^= leader
            index += 1


GAME: Final = Masters(
    package="signoria.games.masters",
    title="Masters of Renaissance",
    fewest=1,
    most=4,
    rules_version=1,
    data_digest=DATA.digest,
    actions=ACTIONS,
    events=EVENTS,
    questions=QUESTIONS,
    prompts=[prompt_of(question) for question in QUESTIONS],
    rule_of_turns="MAS-TUR-06",
)
