"""Games between bots, without a clock."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import TypedDict

from signoria.bots import Bot, make
from signoria.core.game import Game
from signoria.core.state import State


@dataclass(frozen=True)
class Result:
    """How a game ended. `decisions`: all of them, forced ones too; `cut`: the bots did not come to an end."""

    scores: list[int]
    ranking: list[int]
    decisions: int
    digest: str
    cut: bool
    sides: list[int]  # of each seat: its side, whose score and place are its own


class Summary(TypedDict):
    """What came out of many games, ready for JSON."""

    game: str
    seats: int
    games: int
    decisions: int
    seconds: float
    digest: str  # of the last position of every game: equal seeds give equal digests
    first_place_share: list[float]  # of each listed bot; who ties shares


def play_game(
    game: Game, bots: Sequence[Bot], seed: int, options: dict[str, object] | None = None
) -> Result:
    """One game, a bot for each seat. A game longer than the game's cut is judged as it stands."""
    state = game.new(len(bots), seed, **(options or {}))
    scores: list[int] = []
    places: list[int] = []
    try:
        decisions = _play(state, bots)
        sides = [int(state.side_of(seat)) for seat in range(len(bots))]
        scores = [state.scores()[side] for side in sides]
        places = [state.ranking()[side] for side in sides]
    finally:
        for bot in bots:
            bot.over(scores, places)
    return Result(state.scores(), state.ranking(), decisions, state.digest(), not state.over, sides)


def _play(state: State, bots: Sequence[Bot]) -> int:
    """To the end, or to the cut; how many decisions it took."""
    game = state.game
    decisions = 0
    while not state.over and decisions < game.plays_cut:
        seat = state.to_act[0]
        codes = state.decisions(seat)
        # One legal code is no question: the bot is not asked, and nothing depends on its answer.
        code = codes[0] if len(codes) == 1 else bots[seat].choose(state.view(seat), codes)
        state.play(seat, code)
        decisions += 1
        take_commands(state, bots)
    return decisions


def take_commands(state: State, bots: Sequence[Bot]) -> None:
    """Offer the seats their standing commands, clockwise from the seat to act, until a whole round wants none."""
    if state.game.actions.standing == state.game.actions.size:
        return
    wanted = True
    while wanted and not state.over:
        wanted = False
        first = state.to_act[0]
        for place in range(len(bots)):
            seat = (first + place) % len(bots)
            commands = state.commands(seat)
            code = bots[seat].volunteer(state.view(seat), commands) if commands else None
            if code is not None:
                state.play(seat, code)
                wanted = True


def simulate(
    game: Game,
    names: Sequence[str],
    games: int,
    seed: int,
    options: dict[str, object] | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Summary:
    """Games number 0, 1, … with the seeds `seed`, `seed` + 1, …; the bots move on by one seat after each.

    `progress` is told how many games are done, and of how many.
    """
    seats = len(names)
    shares = [0.0] * seats
    decisions = 0
    digest = blake2b(digest_size=16)
    start = time.perf_counter()
    for number in range(games):
        listed = [(seat - number) % seats for seat in range(seats)]  # which bot sits there
        bots = [make(names[i], game, _seed(seed + number, i)) for i in listed]
        result = play_game(game, bots, seed + number, options)
        firsts = [seat for seat in range(seats) if result.ranking[result.sides[seat]] == 1]
        for seat in firsts:
            shares[listed[seat]] += 1 / len(firsts)
        decisions += result.decisions
        digest.update(bytes.fromhex(result.digest))
        if progress is not None:
            progress(number + 1, games)
    return Summary(
        game=game.id,
        seats=seats,
        games=games,
        decisions=decisions,
        seconds=round(time.perf_counter() - start, 3),
        digest=digest.hexdigest(),
        first_place_share=[share / max(games, 1) for share in shares],
    )


def _seed(seed: int, bot: int) -> int:
    """Each bot of each game draws numbers of its own."""
    return seed * 16 + bot
