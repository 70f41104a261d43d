"""Renaissance as a game: its description and the way its positions begin."""

from __future__ import annotations

from typing import Final, final

from signoria.core.chance import Chance
from signoria.core.errors import BadRequest
from signoria.core.game import Game, Option
from signoria.core.numbers import i64
from signoria.core.position import Base
from signoria.core.state import State
from signoria.games.renaissance import chances, judge, opening, outlook, position, scoring
from signoria.games.renaissance.actions import ACTIONS
from signoria.games.renaissance.answers import ANSWERS, SPANS
from signoria.games.renaissance.events import EVENTS
from signoria.games.renaissance.invariants import broken
from signoria.games.renaissance.questions import PHRASES, PROMPTS, QUESTIONS
from signoria.games.renaissance.setups import SCENARIO_NAMES, setup_for
from signoria.games.renaissance.state import RenaissanceState
from signoria.games.renaissance.tables import ALL_CARDS, DATA
from signoria.games.renaissance.view import outline, view


@final
class Renaissance(Game):
    def deal(self, seats: int, chance: Chance, options: dict[str, object]) -> RenaissanceState:
        setup = setup_for(str(options["scenario"]), seats)
        if setup < -1:
            scenario = str(options["scenario"])
            raise BadRequest(
                "request-bad-option",
                {"option": "scenario", "value": scenario, "values": SCENARIO_NAMES[0]},
            )
        s = position.new_state(self, Base(seats, options, chance))
        s.setup = setup
        s.deck = ALL_CARDS
        opening.begin(s)
        return s

    def load(self, dump: object) -> State:
        return position.load(self, dump)

    def dump(self, state: State) -> dict[str, object]:
        assert isinstance(state, RenaissanceState)
        return position.dump(state)

    def view(self, state: State, seat: int | None) -> dict[str, object]:
        assert isinstance(state, RenaissanceState)
        return view(state, seat)

    def outline(self, seen: object) -> tuple[State, i64]:
        return outline(self, seen)

    def odds(self, view: object, codes: list[int]) -> int | None:
        state, seat = outline(self, view)
        return chances.odds(state, seat, codes)

    def judge(self, state: State, seat: int) -> float:
        assert isinstance(state, RenaissanceState)
        return judge.judge(state, seat)

    def outlook(self, state: State, seat: int) -> float:
        assert isinstance(state, RenaissanceState)
        return outlook.outlook(state, seat)

    def invariants(self, state: State) -> list[str]:
        assert isinstance(state, RenaissanceState)
        return broken(state)

    def score_sheet(self, state: State) -> list[dict[str, int]]:
        assert isinstance(state, RenaissanceState)
        return [scoring.score_sheet(state, seat) for seat in range(state.seats)]


GAME: Final = Renaissance(
    package="signoria.games.renaissance",
    title="Renaissance",
    fewest=3,
    most=6,
    rules_version=1,
    data_digest=DATA.digest,
    actions=ACTIONS,
    events=EVENTS,
    questions=QUESTIONS,
    prompts=PROMPTS,
    rule_of_turns="REN-CBT-01",
    options=[
        Option("scenario", [*SCENARIO_NAMES]),
        Option("state_powers", [False, True]),
        Option("yellow_cards_during_expansion", [False, True]),
        Option("artist_pr_cap_per_province", [0, 1]),
        Option("scenario_first_turn_order", ["listed", "draw"]),
        Option("scenario_extra_garrison", ["france_1499_only", "everyone", "nobody"]),
        Option("random_nations", [False, True]),
        Option("negotiation", ["off", "on"]),
    ],
    plays_cut=20_000,
    answers=ANSWERS,
    spans=SPANS,
    phrases=PHRASES,
)
