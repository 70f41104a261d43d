"""Random games, with every check at every step."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterable, Iterator, Mapping

from signoria.core.errors import BadRequest
from signoria.core.game import Game
from signoria.core.state import State
from signoria.kit.checks import GAME_CHECKS, new_checks
from signoria.kit.checks.reveals import Reveals
from signoria.kit.checks.twins import Twins
from signoria.kit.report import Report
from signoria.kit.walk import Walk

Progress = Callable[[int, int], None]


def check_game(
    game: Game,
    games: int = 10,
    seed: int = 0,
    seats: int | Iterable[int] | None = None,
    progress: Progress | None = None,
    options: Mapping[str, object] | None = None,
) -> Report:
    """Play `games` random games for each seat count (all that the game allows, or those given), with
    seeds from `seed` on and the options given; the values of all other options take turns.
    `progress(done, total)` is called after each game."""
    run = Run(game)
    for check in GAME_CHECKS:
        run.report.made(check.__name__, 1)
        run.note(check.__name__, game.id, check(game))
    given = dict(options or {})
    counts = seat_counts(game, given) if seats is None else _allowed(game, seats, given)
    for count in counts:
        ways = variants(game, count, given)
        for number in range(games):
            run.play(count, seed + number, ways[number % len(ways)])
            if progress:
                progress(run.report.games, games * len(counts))
    return run.close()


def check_one(game: Game, seats: int, seed: int, **options: object) -> Report:
    """One random game with all checks: what a failure line of `check_game` points at."""
    run = Run(game)
    run.play(seats, seed, options)
    return run.close()


def reproduce(game: Game, seats: int, seed: int, step: int, **options: object) -> State:
    """The position of a random game after so many plays (or at its end), for a look at a failure. What
    a play did wrong is told of the position after it."""
    walk = Walk(game, seats, seed, options)
    while walk.here.step < step and not walk.here.state.over:
        walk.go(*walk.choose())
    return walk.here.state


class Run:
    """Games played one after the other into one report."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.report = Report(game.id)
        self.reveals = Reveals()

    def play(self, seats: int, seed: int, options: Mapping[str, object]) -> None:
        """One game. A fault that leaves nothing to go on with ends it; the report says so."""
        self.report.games += 1
        chosen = "".join(f" {name}={value!r}" for name, value in options.items())
        place = f"{self.game.id} seats={seats} seed={seed}{chosen}"
        where = f"{place} step=0"
        checks = new_checks(self.reveals)
        try:
            walk = Walk(self.game, seats, seed, options)
            while True:
                where = f"{place} step={walk.here.step}"
                self.report.steps += 1
                for check in checks:
                    self.note(check.name, where, check.look(walk.here))
                if walk.here.state.over:
                    break
                if walk.here.step >= self.game.plays_cut:
                    self.report.fail("results", where, "the game is not over, against plays_cut")
                    break
                seat, code = walk.choose()
                where += f" seat {seat} code {code}"
                walk.go(seat, code)
        except Exception as error:
            self.report.fail("play", where, f"the game cannot go on: {_shown(error)}")
        for check in checks:
            self.report.made(check.name, check.made)

    def note(self, check: str, where: str, faults: Iterator[str]) -> None:
        try:
            for fault in faults:
                self.report.fail(check, where, fault)
        except Exception as error:
            self.report.fail(check, where, f"raised {_shown(error)}")

    def close(self) -> Report:
        self.note(Twins.name, self.game.id, self.reveals.faults())
        self.report.close()
        return self.report


def seat_counts(game: Game, options: Mapping[str, object]) -> list[int]:
    """Those that these options allow."""
    options = game.chosen(dict(options))  # a wrong one is the caller's fault: BadRequest
    return [n for n in range(game.fewest, game.most + 1) if _possible(game, n, options)]


def _allowed(game: Game, seats: int | Iterable[int], options: Mapping[str, object]) -> list[int]:
    counts = [seats] if isinstance(seats, int) else list(seats)
    for count in counts:
        game.new(count, 0, **options)  # a wrong number is the caller's fault: BadRequest
    return counts


def variants(
    game: Game, seats: int, options: Mapping[str, object] | None = None
) -> list[dict[str, object]]:
    """The usual game with these options, then each other value of each other option, if this number
    of seats allows it."""
    given = dict(options or {})
    ways = [given]
    for option in game.options:
        if option.name not in given:
            others = [{**given, option.name: value} for value in option.values[1:]]
            ways += [way for way in others if _possible(game, seats, way)]
    return ways


def _possible(game: Game, seats: int, options: Mapping[str, object]) -> bool:
    try:
        game.new(seats, 0, **options)
    except BadRequest:
        return False
    return True


def _shown(error: Exception) -> str:
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {error} ({last.filename.rpartition('/')[2]}:{last.lineno})"
