"""What leads to victory: plays games of greedy players, notes at one moment of each what every side has, and counts how
much each thing tells about who wins. Prints the weights for `games/<id>/outlook.py`.

`python tools/outlook.py renaissance 20000`. Half of the games begin carelessly: greedy players alone come to positions
that are too much alike to tell what is cause and what is company.
"""

from __future__ import annotations

import sys
from importlib import import_module
from multiprocessing import Pool
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

import signoria
from signoria.core.chance import Random
from signoria.core.game import Game
from signoria.core.numbers import members
from signoria.core.outlook import WHOLE
from signoria.core.playing_on import Course
from signoria.core.policy import TO_THE_END, Policy
from signoria.core.state import State
from signoria.games.artigiano.goals import MISSIONS
from signoria.games.artigiano.state import ArtigianoState

MOMENTS = {"masters": 9, "artigiano": 5, "renaissance": 6}  # laps of a game
SEATS = {
    "masters": (4, 3, 4, 2),
    "artigiano": (4, 4, 3, 2),
    "renaissance": (4, 3, 4, 5, 4, 6),
}
GREEDY = Policy(TO_THE_END)
CARELESS = Policy(TO_THE_END, breadth=2)  # takes the better of two actions met by chance
POWERS = (0, 1, 4)  # of the time gone, as in core.outlook.Weights
RIDGE = 1.0  # keeps weights small of which little is known
ROUNDS = 12  # of Newton's method, which needs about six
TESTED = 4  # one game of so many is kept to see how well the weights foretell
Numbers = NDArray[np.float64]


class Moment(NamedTuple):
    late: float
    things: list[list[int]]  # of each side
    dealt: list[list[int]]  # of each side: what it was dealt and cannot change; empty if nothing is
    won: list[float]  # its share of the first place


def moment(job: tuple[str, int]) -> Moment | None:
    """One of a game; none if the game was over before."""
    name, number = job
    counting = import_module(f"signoria.games.{name}.outlook")
    random = Random(number)
    state = some_moment(signoria.game(name), number, random)
    if state is None:
        return None
    late = int(counting.lateness(state)) / 100
    viewer = int(random.below(state.seats))
    things = [counting.things(state, side, viewer) for side in range(state.seats)]
    given = dealt(state, viewer) if isinstance(state, ArtigianoState) else []
    play_on(state, random)
    firsts = [place == 1 for place in state.ranking()]
    return Moment(late, things, given, [first / sum(firsts) for first in firsts])


def some_moment(game: Game, number: int, random: Random) -> State | None:
    """Between two turns; none if the game was over before."""
    seats = SEATS[game.id][number % len(SEATS[game.id])]
    state = game.new(seats, number)
    careless = number // len(SEATS[game.id]) % 2
    course = Course(CARELESS if careless else GREEDY, random)
    course.begin(state)
    course.left = 1 + random.below(MOMENTS[game.id] * int(state.lap()))
    course.play_on(state)
    return None if state.over else state


def play_on(state: State, random: Random) -> None:
    """To the end."""
    course = Course(GREEDY, random)
    course.begin(state)
    course.play_on(state)


def dealt(state: ArtigianoState, viewer: int) -> list[list[int]]:
    """Which missions lie face down before the viewer, and which are mandatory; of other sides that is not known.

    Some missions are better than others, whoever has them. That must be counted, so that it is not taken for the worth
    of being near to one; but it is the same after every action, and no outlook needs to know it.
    """
    castle = state.castles[viewer]
    hidden = int(castle.missions & ~castle.shown)
    mandatory = hidden & int(castle.mandatory)
    found = [*members(hidden), *[MISSIONS + mission for mission in members(mandatory)]]
    return [found if side == viewer else [] for side in range(state.seats)]


def columns(one: Moment) -> Numbers:
    """For each side: its things, then what it was dealt, at first and growing."""
    things = np.array(one.things, float)
    parts = [things * one.late**power for power in POWERS]
    if one.dealt:
        for power in POWERS[:2]:
            given = np.zeros((len(things), 2 * MISSIONS))
            for side, those in enumerate(one.dealt):
                given[side, those] = one.late**power
            parts.append(given)
    return np.hstack(parts)


def weighed(moments: list[Moment]) -> Numbers:
    """The weights that make what happened most likely (a conditional logit), by Newton's method."""
    tables = _by_sides(moments)
    spread = np.concatenate([table.reshape(-1, table.shape[2]) for table, _ in tables]).std(axis=0)
    spread += 1e-9
    weights = np.zeros(len(spread))
    for _ in range(ROUNDS):
        slope = -RIDGE * weights * spread**2
        curve = np.diag(RIDGE * spread**2)
        for table, won in tables:
            chances = _foretold(table, weights)
            flat = table.reshape(-1, table.shape[2])
            slope += flat.T @ (won - chances).ravel()
            mean = np.einsum("gs,gsk->gk", chances, table)
            curve += (flat * chances.reshape(-1, 1)).T @ flat - mean.T @ mean
        weights += np.linalg.solve(curve, slope)
    return weights


def surprise(moments: list[Moment], weights: Numbers) -> float:
    """The mean of -log of the chance that was given to who won: the less, the better foretold."""
    told = [
        -(np.log(_foretold(table, weights)) * won).sum(axis=1) for table, won in _by_sides(moments)
    ]
    return float(np.concatenate(told).mean())


def _by_sides(moments: list[Moment]) -> list[tuple[Numbers, Numbers]]:
    """Columns and winners of all moments, those with as many sides together."""
    counts = sorted({len(one.won) for one in moments})
    grouped = [[one for one in moments if len(one.won) == count] for count in counts]
    return [
        (np.array([columns(one) for one in group]), np.array([one.won for one in group]))
        for group in grouped
    ]


def _foretold(table: Numbers, weights: Numbers) -> Numbers:
    hopes = table @ weights
    odds = np.exp(hopes - hopes.max(axis=1, keepdims=True))
    chances: Numbers = odds / odds.sum(axis=1, keepdims=True)
    return chances


def main() -> None:
    name, games = sys.argv[1], int(sys.argv[2])
    with Pool() as pool:
        played = pool.imap(moment, [(name, number) for number in range(games)], chunksize=64)
        moments = [one for one in played if one is not None]
    tested, learnt = moments[: len(moments) // TESTED], moments[len(moments) // TESTED :]
    weights = weighed(learnt)
    print(
        f"{len(learnt)} moments; surprise in {len(tested)} others {surprise(tested, weights):.4f}"
    )
    print(f"knowing nothing {surprise(tested, 0 * weights):.4f}")
    things = len(moments[0].things[0])
    for row in (WHOLE * weights[: len(POWERS) * things]).reshape(len(POWERS), -1).T:
        print(tuple(round(float(number)) for number in row))


if __name__ == "__main__":
    main()
