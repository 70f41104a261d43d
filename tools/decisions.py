"""How much a bot's decisions gain: in positions of greedy games what it chooses and what the greedy bot likes best are
played to the end by greedy players, in the same deals. Luck counts less here than in a match.

`python tools/decisions.py artigiano 200 search-50ms master`: the mean gain in first places for each decision.
"""

from __future__ import annotations

import sys
from math import sqrt
from multiprocessing import Pool

import signoria
from signoria.bots import make
from signoria.bots.match import take_commands
from signoria.core.chance import Random
from signoria.core.greedy import judged
from signoria.core.playing_on import Course
from signoria.core.policy import TO_THE_END, Policy
from signoria.core.state import State

SEATS = 4
FARTHEST = 40  # decisions of a seat, among which one is picked
DEALS = 100
PLAYING = Policy(TO_THE_END)


def gains(job: tuple[str, int, list[str]]) -> list[float] | None:
    """What each bot's choice gains in one position; none if the game was over before."""
    name, number, bots = job
    game = signoria.game(name)
    state = position(game.new(SEATS, number), number)
    if state is None:
        return None
    seat = state.to_act[0]
    view, codes = state.view(seat), state.decisions(seat)
    liked = judged(game.imagine(view, number), seat, codes)
    greedy = codes[liked.index(max(liked))]
    chosen = [make(bot, game, number).choose(view, codes) for bot in bots]
    won = {code: firsts(state, seat, code, number) for code in {greedy, *chosen}}
    return [won[code] - won[greedy] for code in chosen]


def position(state: State, number: int) -> State | None:
    """A choice of the first seat somewhere in a game of greedy bots."""
    bots = [make("greedy", state.game, SEATS * number + seat) for seat in range(SEATS)]
    left = int(Random(number).below(FARTHEST))
    while not state.over:
        seat = state.to_act[0]
        codes = state.decisions(seat)
        if len(codes) > 1 and seat == 0:
            if left == 0:
                return state
            left -= 1
        state.play(seat, bots[seat].choose(state.view(seat), codes))
        take_commands(state, bots)
    return None


def firsts(state: State, seat: int, code: int, number: int) -> float:
    """The share of first places, over some of the deals that fit what the seat knows."""
    outlined, viewer = state.game.outline(state.view(seat))
    share = 0.0
    for deal in range(DEALS):
        random = Random(number * DEALS + deal)
        world = outlined.copy()
        world.redeal(viewer, random)
        course = Course(PLAYING, random)
        course.begin(world)
        course.act(world, seat, code)
        course.play_on(world)
        places = world.ranking()
        share += (places[world.side_of(seat)] == 1) / places.count(1)
    return share / DEALS


def main() -> None:
    name, count, bots = sys.argv[1], int(sys.argv[2]), sys.argv[3:]
    with Pool() as pool:
        found = pool.imap(gains, [(name, number, bots) for number in range(count)], chunksize=2)
        rows = [row for row in found if row is not None]
    for bot, gained in zip(bots, zip(*rows)):
        mean = sum(gained) / len(gained)
        variance = sum((one - mean) ** 2 for one in gained) / max(len(gained) - 1, 1)
        error = 1.96 * sqrt(variance / len(gained))
        print(f"{bot}: {mean:+.2%} (± {error:.2%}) a decision, {len(gained)} positions")


if __name__ == "__main__":
    main()
