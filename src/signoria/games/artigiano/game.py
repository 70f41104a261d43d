"""Renaissance as a game: its description and the way its positions begin."""

from __future__ import annotations

from itertools import combinations
from typing import Final, final

from signoria.core.chance import Chance
from signoria.core.deck import draw
from signoria.core.errors import BadRequest
from signoria.core.game import Game, Option
from signoria.core.numbers import bit, i64
from signoria.core.policy import Policy
from signoria.core.position import Base
from signoria.core.state import State
from signoria.games.artigiano import judge, outlook, position, reading, scoring, streams
from signoria.games.artigiano.actions import ACTIONS
from signoria.games.artigiano.answers import ANSWERS, SPANS
from signoria.games.artigiano.events import EVENTS
from signoria.games.artigiano.invariants import broken
from signoria.games.artigiano.opening import families_for, open_game
from signoria.games.artigiano.outline import outline
from signoria.games.artigiano.questions import PROMPTS, QUESTIONS
from signoria.games.artigiano.state import ArtigianoState
from signoria.games.artigiano.tables import CASTLES, DATA, FAMILY_NAMES, QUICK_BOARD
from signoria.games.artigiano.view import view

FAMILY_CHOICES: Final[list[object]] = [
    "drawn",
    *["+".join(chosen) for number in range(1, 5) for chosen in combinations(FAMILY_NAMES, number)],
]


@final
class Artigiano(Game):
    def deal(self, seats: int, chance: Chance, options: dict[str, object]) -> ArtigianoState:
        quick = options["quick"] is True
        if options["teams"] is True and (seats < 4 or quick):
            raise _not_here("teams", True, "False")
        if quick and seats > 4:
            raise _not_here("quick", True, "False")
        sides = reading.side_count(seats, options)
        number = sides if not quick else (1 if seats == 2 else 2)
        families = families_for(number, str(options["families"]), chance)
        if families < 0:
            fitting = [str(way) for way in FAMILY_CHOICES if str(way).count("+") == number - 1]
            raise _not_here("families", options["families"], ", ".join(fitting))
        s = reading.new_state(self, Base(seats, options, chance), _boards(sides, quick, chance))
        s.families = families
        open_game(s)
        return s

    def load(self, dump: object) -> State:
        return position.load(self, dump)

    def dump(self, state: State) -> dict[str, object]:
        assert isinstance(state, ArtigianoState)
        return position.dump(state)

    def view(self, state: State, seat: int | None) -> dict[str, object]:
        assert isinstance(state, ArtigianoState)
        return view(state, seat)

    def outline(self, seen: object) -> tuple[State, i64]:
        return outline(self, seen)

    def judge(self, state: State, seat: int) -> float:
        assert isinstance(state, ArtigianoState)
        return judge.judge(state, seat)

    def outlook(self, state: State, seat: int) -> float:
        assert isinstance(state, ArtigianoState)
        return outlook.outlook(state, seat)

    def invariants(self, state: State) -> list[str]:
        assert isinstance(state, ArtigianoState)
        return broken(state)

    def score_sheet(self, state: State) -> list[dict[str, int]]:
        assert isinstance(state, ArtigianoState)
        return [scoring.score_sheet(state, side) for side in range(state.side_count)]


def _not_here(option: str, value: object, values: str) -> BadRequest:
    """A value that this number of seats does not allow (ART-SETUP-02, ART-TEAM-01)."""
    return BadRequest(
        "request-bad-option", {"option": option, "value": str(value)[:40], "values": values}
    )


def _boards(sides: int, quick: bool, chance: Chance) -> list[int]:
    """By lot (ART-SETUP-01)."""
    if quick:
        return [int(QUICK_BOARD)] * sides
    left = bit(CASTLES) - 1
    boards: list[int] = []
    for side in range(sides):
        board = draw(chance, streams.BOARDS, side, left)
        left &= ~bit(board)
        boards.append(int(board))
    return boards


GAME: Final = Artigiano(
    package="signoria.games.artigiano",
    title="Artigiano",
    fewest=2,
    most=8,
    rules_version=1,
    data_digest=DATA.digest,
    actions=ACTIONS,
    events=EVENTS,
    questions=QUESTIONS,
    prompts=PROMPTS,
    rule_of_turns="ART-TURN-02",
    options=[
        Option("quick", [False, True]),
        Option("teams", [False, True]),
        Option("families", FAMILY_CHOICES),
    ],
    plays_cut=20_000,
    answers=ANSWERS,
    spans=SPANS,
    seat_counts=[2, 3, 4, 6, 8],
    eager=True,
    # the judge tells little of what ripens in some turns
    policy=Policy(trust=2.0, doubt=8.0, width=2.0, ripe=40),
)
