"""What leads to victory: plays games of greedy bots, notes at one moment of each what every side has, and counts how
much each thing tells about who wins. Prints the weights for `games/<id>/outlook.py`.

`python tools/outlook.py renaissance 20000`. Half of the games begin carelessly: greedy bots alone come to positions
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
from signoria.bots import make
from signoria.bots.match import take_commands
from signoria.core.chance import Random
from signoria.core.outlook import WHOLE

MOMENTS = {"artigiano": 5, "renaissance": 6}  # laps of a game
SEATS = {"artigiano": (4, 4, 3, 2), "renaissance": (4, 3, 4, 5, 4, 6)}
POWERS = (0, 1, 4)  # of the time gone, as in core.outlook.Weights
RIDGE = 1.0  # keeps weights small of which little is known
ROUNDS = 30  # of Newton's method, which needs about six
TESTED = 4  # one game of so many is kept to see how well the weights foretell
Numbers = NDArray[np.float64]


class Moment(NamedTuple):
    late: float
    things: list[list[int]]  # of each side
    won: list[float]  # its share of the first place


def moment(job: tuple[str, int]) -> Moment | None:
    """One of a game; none if the game was over before."""
    name, number = job
    game = signoria.game(name)
    counting = import_module(f"signoria.games.{name}.outlook")
    seats = SEATS[name][number % len(SEATS[name])]
    state = game.new(seats, number)
    greedy = [make("greedy", game, seats * number + seat) for seat in range(seats)]
    careless = number // len(SEATS[name]) % 2
    bots = [
        make("apprentice" if careless else "greedy", game, seats * number + seat)
        for seat in range(seats)
    ]
    left = 1 + int(Random(number).below(MOMENTS[name] * int(state.lap())))
    mark = state.mark()
    noted: tuple[int, list[list[int]]] | None = None
    while not state.over:
        seat = state.to_act[0]
        codes = state.decisions(seat)
        state.play(
            seat, codes[0] if len(codes) == 1 else bots[seat].choose(state.view(seat), codes)
        )
        take_commands(state, bots)
        if left and state.to_act and state.mark() != mark:
            mark = state.mark()
            left -= 1
            if left == 0:
                viewer = state.to_act[0]
                things = [counting.things(state, side, viewer) for side in range(seats)]
                noted = int(counting.lateness(state)), things
                bots = greedy
    if noted is None:
        return None
    firsts = [place == 1 for place in state.ranking()]
    return Moment(noted[0] / 100, noted[1], [first / sum(firsts) for first in firsts])


def columns(one: Moment) -> Numbers:
    things = np.array(one.things, float)
    return np.hstack([things * one.late**power for power in POWERS])


def weighed(moments: list[Moment]) -> Numbers:
    """The weights that make what happened most likely (a conditional logit), by Newton's method."""
    tables = [(columns(one), np.array(one.won)) for one in moments]
    spread = np.concatenate([table for table, _ in tables]).std(axis=0) + 1e-9
    weights = np.zeros(len(spread))
    for _ in range(ROUNDS):
        slope = -RIDGE * weights * spread**2
        curve = np.diag(RIDGE * spread**2)
        for table, won in tables:
            chances = foretold(table, weights)
            slope += table.T @ (won - chances)
            mean = chances @ table
            curve += (table * chances[:, None]).T @ table - np.outer(mean, mean)
        weights += np.linalg.solve(curve, slope)
    return weights


def foretold(table: Numbers, weights: Numbers) -> Numbers:
    hopes = table @ weights
    odds = np.exp(hopes - hopes.max())
    chances: Numbers = odds / odds.sum()
    return chances


def surprise(moments: list[Moment], weights: Numbers) -> float:
    """The mean of -log of the chance that was given to who won: the less, the better foretold."""
    told = [-np.log(foretold(columns(one), weights)) @ np.array(one.won) for one in moments]
    return float(np.mean(told))


def main() -> None:
    name, games = sys.argv[1], int(sys.argv[2])
    with Pool() as pool:
        played = pool.imap(moment, [(name, number) for number in range(games)], chunksize=16)
        moments = [one for one in played if one is not None]
    tested, learnt = moments[: len(moments) // TESTED], moments[len(moments) // TESTED :]
    weights = weighed(learnt)
    print(
        f"{len(learnt)} moments; surprise in {len(tested)} others {surprise(tested, weights):.4f}"
    )
    print(f"knowing nothing {surprise(tested, 0 * weights):.4f}")
    for row in (WHOLE * weights).reshape(len(POWERS), -1).T:
        print(tuple(round(float(number)) for number in row))


if __name__ == "__main__":
    main()
