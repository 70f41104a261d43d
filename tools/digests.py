"""Plays random games by the public interface and prints a digest of each: `game seats seed plays digest`.

`make test` runs it compiled and interpreted and compares. The argument says which it must be, so
that nothing is ever compared with itself.
"""

from __future__ import annotations

import sys
from hashlib import blake2b
from pathlib import Path

import signoria

SEEDS = range(12)


def pick(choices: int, *where: int) -> int:
    """A number below `choices` that depends on nothing but the place in the game."""
    digest = blake2b(repr(where).encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big") % choices


def play(game_id: str, seats: int, seed: int) -> str:
    state = signoria.game(game_id).new(seats, seed)
    plays = 0
    trail = blake2b(digest_size=8)
    while not state.over:
        waiting = sorted(state.to_act)
        seat = waiting[pick(len(waiting), seed, plays, 0)]
        legal = state.legal(seat)
        trail.update(repr((seat, legal)).encode())
        state.play(seat, legal[pick(len(legal), seed, plays, 1)])
        plays += 1
    trail.update(str(state.digest()).encode())
    return f"{game_id} {seats} {seed} {plays} {trail.hexdigest()}"


def kind_of_engine() -> str:
    modules = [module for name, module in sys.modules.items() if name.startswith("signoria.core.")]
    compiled = [Path(module.__file__ or "").suffix != ".py" for module in modules]
    if any(compiled):
        return "compiled" if all(compiled) else "mixed"
    return "interpreted"


def main() -> None:
    for game_id in signoria.game_ids(preparing=True):
        game = signoria.game(game_id)
        for seats in game.seat_counts:
            for seed in SEEDS:
                print(play(game_id, seats, seed))
    if sys.argv[1:] != [kind_of_engine()]:
        raise SystemExit(f"The engine under test is {kind_of_engine()}.")


if __name__ == "__main__":
    main()
