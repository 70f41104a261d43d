"""Il Principe as a game: its description and the way its positions begin."""

from __future__ import annotations

from typing import Final, final

from signoria.core.chance import Chance
from signoria.core.game import Game, Option
from signoria.core.numbers import i64
from signoria.core.position import Base
from signoria.core.state import State
from signoria.games.il_principe import judge, position, scoring
from signoria.games.il_principe.actions import ACTIONS
from signoria.games.il_principe.answers import ANSWERS, SPANS
from signoria.games.il_principe.building import reveal_city
from signoria.games.il_principe.events import EVENTS
from signoria.games.il_principe.invariants import broken
from signoria.games.il_principe.opening import ask_family, draw_families
from signoria.games.il_principe.questions import QUESTIONS
from signoria.games.il_principe.state import PrincipeState
from signoria.games.il_principe.streams import FIRST_PRINCIPE
from signoria.games.il_principe.tables import ALL_CITIES, CITIES_SHOWN, DATA, all_cards
from signoria.games.il_principe.view import outline, view


@final
class Principe(Game):
    def deal(self, seats: int, chance: Chance, options: dict[str, object]) -> PrincipeState:
        s = position.new_state(self, Base(seats, options, chance))
        s.deck = all_cards(seats)
        s.unseen = ALL_CITIES
        for _n in range(CITIES_SHOWN):
            reveal_city(s)
        s.principe = chance.below(FIRST_PRINCIPE, 0, seats)  # ILP-RUL-30
        if options["random_families"]:
            draw_families(s)
            s.begin_round()
        else:
            ask_family(s, 0)
        return s

    def load(self, dump: object) -> State:
        return position.load(self, dump)

    def dump(self, state: State) -> dict[str, object]:
        assert isinstance(state, PrincipeState)
        return position.dump(state)

    def view(self, state: State, seat: int | None) -> dict[str, object]:
        assert isinstance(state, PrincipeState)
        return view(state, seat)

    def outline(self, seen: object) -> tuple[State, i64]:
        return outline(self, seen)

    def judge(self, state: State, seat: int) -> float:
        assert isinstance(state, PrincipeState)
        return judge.judge(state, seat)

    def invariants(self, state: State) -> list[str]:
        assert isinstance(state, PrincipeState)
        return broken(state)

    def score_sheet(self, state: State) -> list[dict[str, int]]:
        assert isinstance(state, PrincipeState)
        return [scoring.score_sheet(state, seat) for seat in range(state.seats)]


GAME: Final = Principe(
    package="signoria.games.il_principe",
    title="Il Principe",
    fewest=2,
    most=5,
    rules_version=1,
    data_digest=DATA.digest,
    actions=ACTIONS,
    events=EVENTS,
    questions=QUESTIONS,
    prompts=QUESTIONS,
    rule_of_turns="ILP-ACT-01",
    options=[Option("open_money", [False, True]), Option("random_families", [False, True])],
    answers=ANSWERS,
    spans=SPANS,
)
