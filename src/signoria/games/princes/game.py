"""Princes of the Renaissance as a game: its description and the way its positions begin."""

from __future__ import annotations

from typing import Final, final

from signoria.core.chance import Chance
from signoria.core.game import Game, Option
from signoria.core.numbers import i64
from signoria.core.position import Base
from signoria.core.state import State
from signoria.games.princes import judge, position, scoring
from signoria.games.princes.actions import ACTIONS
from signoria.games.princes.answers import ANSWERS, SPANS
from signoria.games.princes.events import EVENTS
from signoria.games.princes.invariants import broken
from signoria.games.princes.opening import ask_family
from signoria.games.princes.questions import PHRASES, PROMPTS, QUESTIONS
from signoria.games.princes.state import PrincesState
from signoria.games.princes.streams import FIRST_PICKER
from signoria.games.princes.tables import (
    ALL_TILES,
    DATA,
    START_GOLD,
    START_INFLUENCE,
    all_treachery,
    all_troops,
    start_status,
)
from signoria.games.princes.view import outline, view


@final
class Princes(Game):
    def deal(self, seats: int, chance: Chance, options: dict[str, object]) -> PrincesState:
        s = position.new_state(self, Base(seats, options, chance))
        s.status = start_status()
        s.display = ALL_TILES
        s.supply = all_troops()
        s.pile = all_treachery()
        for board in s.boards:
            board.gold = START_GOLD
            board.influence = START_INFLUENCE
        ask_family(s, chance.below(FIRST_PICKER, 0, seats))
        return s

    def load(self, dump: object) -> State:
        return position.load(self, dump)

    def dump(self, state: State) -> dict[str, object]:
        assert isinstance(state, PrincesState)
        return position.dump(state)

    def view(self, state: State, seat: int | None) -> dict[str, object]:
        assert isinstance(state, PrincesState)
        return view(state, seat)

    def outline(self, seen: object) -> tuple[State, i64]:
        return outline(self, seen)

    def judge(self, state: State, seat: int) -> float:
        assert isinstance(state, PrincesState)
        return judge.judge(state, seat)

    def invariants(self, state: State) -> list[str]:
        assert isinstance(state, PrincesState)
        return broken(state)

    def score_sheet(self, state: State) -> list[dict[str, int]]:
        assert isinstance(state, PrincesState)
        return [scoring.score_sheet(state, seat) for seat in range(state.seats)]


GAME: Final = Princes(
    package="signoria.games.princes",
    title="Princes of the Renaissance",
    fewest=3,
    most=6,
    rules_version=1,
    data_digest=DATA.digest,
    actions=ACTIONS,
    events=EVENTS,
    questions=QUESTIONS,
    prompts=PROMPTS,
    rule_of_turns="POR-TURN-01",
    options=[Option("negotiation", ["off", "on", "public"]), Option("hidden_funds", [False, True])],
    plays_cut=20_000,
    answers=ANSWERS,
    spans=SPANS,
    phrases=PHRASES,
)
