"""What a game is: its name, its seats and options, its actions, and how its positions are made."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, final

from signoria.core.actions import ActionSpace
from signoria.core.answers import Answers, Span
from signoria.core.chance import Chance, Random, chance_from_seed
from signoria.core.errors import BadRequest
from signoria.core.journal import EventKind
from signoria.core.numbers import i64
from signoria.core.outcome import worth
from signoria.core.policy import Policy

if TYPE_CHECKING:
    from signoria.core.state import State


@final
class Option:
    """A choice made before a game begins. The first value is the usual one."""

    def __init__(self, name: str, values: list[object]) -> None:
        self.name = name
        self.values = values


class Game:
    """One instance per game, never changed. A module that holds it as `GAME` is a game package."""

    def __init__(
        self,
        package: str,
        title: str,
        fewest: int,
        most: int,
        rules_version: int,
        data_digest: str,
        actions: ActionSpace,
        events: list[EventKind],
        questions: list[str],
        prompts: list[str],
        rule_of_turns: str,
        options: list[Option] | None = None,
        plays_cut: int = 5_000,
        answers: list[Answers] | None = None,
        spans: list[Span] | None = None,
        phrases: int = 0,
        seat_counts: list[int] | None = None,
        eager: bool = False,
        policy: Policy | None = None,
    ) -> None:
        self.package = package
        self.id = package.rpartition(".")[2]
        self.title = title
        self.fewest = fewest
        self.most = most
        self.seat_counts = seat_counts or list(range(fewest, most + 1))
        self.rules_version = rules_version
        self.data_digest = data_digest
        self.actions = actions
        self.standing: i64 = actions.standing
        self.events = events
        self.questions = questions  # kinds of frames, in the order of their numbers
        self.phrase: i64 = len(questions) - phrases  # from here on they are steps of phrases
        self.prompts = prompts  # what a seat is asked by each of them
        self.eager = eager  # nobody would hold back a standing command of this game
        self.policy = policy or Policy()  # how a search thinks about this game
        self.rule_of_turns = rule_of_turns  # the id of the rule for "not your turn"
        self.options = options or []
        self.plays_cut = plays_cut  # more plays than this in one game: something is wrong
        self.answers = {
            one.prompt: one for one in answers or []
        }  # what tables may answer for a seat
        self.spans = spans or []
        bids = [one.amounts for one in answers or [] if one.amounts]
        families = [family for family in actions.families if family.name in bids]
        self.least: i64 = families[0].offset if families else actions.size  # of all bids
        self.most_bid: i64 = families[0].offset + families[0].size if families else actions.size

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return find, (self.package,)

    def new(self, seats: int, seed: object, **options: object) -> State:
        """A game from its first decision on. The same arguments always give the same game."""
        if isinstance(seed, bool) or not isinstance(seed, int):
            raise BadRequest("request-bad-seed", {"seed": str(seed)[:40]})
        return self.begin(seats, chance_from_seed(seed), options)

    def begin(self, seats: int, chance: Chance, options: dict[str, object]) -> State:
        """As `new`, with another source of chance."""
        if seats not in self.seat_counts:
            raise BadRequest(
                "request-bad-seats",
                {"game": self.title, "fewest": self.fewest, "most": self.most, "seats": seats},
            )
        return self.deal(seats, chance, self.chosen(options))

    def chosen(self, given: dict[str, object]) -> dict[str, object]:
        """Every option of the game with its value; unknown ones are refused."""
        known = {option.name: option for option in self.options}
        for name, value in given.items():
            if name not in known:
                raise BadRequest("request-no-such-option", {"game": self.title, "option": name})
            if value not in known[name].values:
                raise BadRequest(
                    "request-bad-option",
                    {
                        "option": name,
                        "value": str(value)[:40],
                        "values": ", ".join(map(str, known[name].values)),
                    },
                )
        return {option.name: given.get(option.name, option.values[0]) for option in self.options}

    def notation(self, code: int) -> str:
        """The readable name of an action; the same in every position."""
        return self.actions.notation(code)

    def parse(self, text: str) -> int:
        """The code of an action from its readable name."""
        return self.actions.parse(text)

    def imagine(self, view: object, seed: int) -> State:
        """A full position that fits a view, drawn with equal chance from all that do."""
        state, viewer = self.outline(view)
        state.redeal(viewer, Random(seed))
        return state

    def odds(self, view: object, codes: list[int]) -> int | None:
        """The chance in percent that what these actions lead to succeeds, as the seat of the view can know it; without
        actions, of what is under way. None: nothing there is a matter of chance, or the game does not reckon it."""
        return None

    # ---------------------------------------------------------------- to be filled in by each game

    def deal(self, seats: int, chance: Chance, options: dict[str, object]) -> State:
        raise NotImplementedError

    def load(self, dump: object) -> State:
        """The position of a dump; BadPosition if no game could reach it."""
        raise NotImplementedError

    def dump(self, state: State) -> dict[str, object]:
        raise NotImplementedError

    def view(self, state: State, seat: int | None) -> dict[str, object]:
        raise NotImplementedError

    def outline(self, seen: object) -> tuple[State, i64]:
        """A position with all a view tells, its secrets dealt anyhow; and the seat of the viewer, or -1."""
        raise NotImplementedError

    def judge(self, state: State, seat: int) -> float:
        """How good a position looks for a seat, judged by what that seat may know. Higher is better."""
        raise NotImplementedError

    def outlook(self, state: State, seat: int) -> float:
        """What a search takes a position for where a playout has ended. A game that has counted what leads to victory
        (`core/outlook.py`) tells the chance to win; others go by the judge."""
        return worth(state, seat)

    def invariants(self, state: State) -> list[str]:
        """What must be conserved in every position and is not: empty if all is well."""
        raise NotImplementedError

    def score_sheet(self, state: State) -> list[dict[str, int]]:
        """For each side the parts of its score."""
        raise NotImplementedError


def find(package: str) -> Game:
    """The game of a package, such as `signoria.games.masters`."""
    game = import_module(package).GAME
    assert isinstance(game, Game)
    return game
