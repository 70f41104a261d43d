"""Records to test with: random games, with undos, of any length."""

from __future__ import annotations

from random import Random

import signoria
from signoria.core.game import Game
from signoria.record import Course, Recorder
from signoria.record.line import FIRST, sealed

MASTERS = signoria.game("masters")
GAMES = {game_id: signoria.game(game_id) for game_id in signoria.game_ids(preparing=True)}
OPTIONS: dict[str, dict[str, object]] = {"princes": {"negotiation": "on"}}  # with offers


def played(
    seats: int = 2,
    seed: int = 5,
    plays: int | None = None,
    undo: float = 0.2,
    game: Game = MASTERS,
) -> tuple[Recorder, Course]:
    """A random game of some plays (None: to its end), with as many undos and commands as chance wants."""
    options = OPTIONS.get(game.id, {})
    seats = min(max(seats, game.fewest), game.most)
    course = Course(game.new(seats, seed, **options))
    names = ["human", *["random"] * (seats - 1)]
    recorder = Recorder(game, seats, seed, options, names)
    random = Random(seed)
    while not course.state.over and (plays is None or len(course.steps) < plays):
        seat = random.choice(course.state.to_act)
        code = random.choice(course.state.decisions(seat))
        commands = [(who, each) for who in range(seats) for each in course.state.commands(who)]
        if commands and random.random() < 0.08:
            seat, code = random.choice(commands)
        asked = None if code >= game.actions.standing else course.state.asked(seat)
        course.play(seat, code)
        recorder.play(seat, code, asked)
        if course.undoable(seat) and random.random() < undo:
            to = course.before(random.choice(course.undoable(seat)))
            course.undo(to)
            recorder.undo(to)
    if course.state.over:
        recorder.end(course.state)
    return recorder, course


def forged(lines: list[dict[str, object]]) -> bytes:
    """Lines with a chain of hashes that holds: what a forger who knows the format would write."""
    text, before = "", FIRST
    for fields in lines:
        line, before = sealed({k: v for k, v in fields.items() if k != "hash"}, before)
        text += f"{line}\n"
    return text.encode()
