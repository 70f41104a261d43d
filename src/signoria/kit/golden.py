"""Golden playthroughs: one game of each kind written out in full, to be read when the rules change.

`make golden` (`python -m signoria.kit.golden [FOLDER]`) writes them anew; a test compares. A file that
exists is played again play by play, as long as its plays are legal: so only rules and data can change
it, and not the way plays were once chosen. It uses no words of the catalogues.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from textwrap import wrap

import signoria
from signoria.core.game import Game
from signoria.core.journal import SPECTATORS, Event
from signoria.kit.perft import perft
from signoria.kit.position import Position
from signoria.kit.run import seat_counts, variants
from signoria.kit.walk import Style, Walk

SEED = 33  # its games show many kinds of actions and events
VIEW_EVERY = 40  # plays from one look at the whole table to the next
WIDTH = 100
MANY = 100  # codes of a family from which on neighbours are written as "amount 3 .. amount 40"
MANY_VARIANTS = 3  # more than these would fill the repository with games that nobody reads
GLUE = "\u00a0"  # between words that stay on one line
PLAYED = re.compile(r"^\d+\. seat (\d+) (?:.*\n)+?   > (.*)$", re.MULTILINE)
PERFT_AFTER = (0, 25, 50, 75, 100)  # plays of a playthrough
PERFT_DEPTH = 8
PERFT_ENOUGH = 150  # different positions at one depth: do not go deeper


def golden_files(game: Game, folder: Path) -> dict[str, str]:
    """The golden files of a game, their names and what they hold, made from those of a folder."""
    files: dict[str, str] = {}
    counts: list[str] = []
    usual = ""  # the playthrough of this number of seats without options
    for seats, options in _kinds(game):
        name = str(seats) + "".join(f"-{name}-{value}" for name, value in options.items())
        old = folder / f"{name}.txt"
        if old.exists():
            text = playthrough(game, seats, options, written_plays(old.read_text(encoding="utf-8")))
        else:
            text = _first_playthrough(game, seats, options, usual)
        if not options:
            usual = text
        elif _told_by(text) == _told_by(usual):
            continue  # here this option changes nothing: it would be the same game once more
        files[old.name] = text
        counts += perft_counts(game, seats, options, written_plays(text))
    files["perft.json"] = "[\n" + ",\n".join(counts) + "\n]\n"
    return files


def _first_playthrough(game: Game, seats: int, options: Mapping[str, object], usual: str) -> str:
    """With the plays of the usual game, if the options change nothing in it; else with plays of its own."""
    if options:
        followed = playthrough(game, seats, options, written_plays(usual))
        if _told_by(followed) == _told_by(usual):
            return followed
    return playthrough(game, seats, options, [])


def _told_by(text: str) -> list[str]:
    """What happens in a playthrough: everything but its options, which the digests cover too."""
    return [line for line in text.splitlines() if not line.startswith(("options", "--- after"))]


def _kinds(game: Game) -> Iterator[tuple[int, Mapping[str, object]]]:
    """Every number of seats and every variant; of many variants each with the fewest seats that allow it."""
    written: list[Mapping[str, object]] = []
    for seats in seat_counts(game, {}):
        ways = variants(game, seats)
        for options in ways:
            if len(ways) <= MANY_VARIANTS or not options or options not in written:
                written.append(options)
                yield seats, options


# ---------------------------------------------------------------- playthroughs


def playthrough(
    game: Game, seats: int, options: Mapping[str, object], plays: list[tuple[int, str]]
) -> str:
    """A game play by play: those given, as long as they are legal, then random ones."""
    walk = Walk(game, seats, SEED, options, Style.BEST)
    given = list(plays)
    lines = [f"{game.id} seats={seats} seed={SEED} rules={game.rules_version}"]
    lines += [f"options {json.dumps(dict(walk.here.state.options))} data {game.data_digest}", ""]
    while not walk.here.state.over:
        if walk.here.step % VIEW_EVERY == 0:
            lines += _table(walk.here)
        seat, code = _given(walk, given) or walk.choose()
        lines += _play(walk, seat, code)
    lines += _table(walk.here)
    lines += [f"scores {walk.here.state.scores()} ranking {walk.here.state.ranking()}"]
    return "\n".join(lines) + "\n"


def written_plays(text: str) -> list[tuple[int, str]]:
    """The plays of a playthrough: seat and notation."""
    return [(int(seat), name) for seat, name in PLAYED.findall(text)]


def _given(walk: Walk, plays: list[tuple[int, str]]) -> tuple[int, int] | None:
    """The next of the given plays. If the rules no longer allow it, those after it mean nothing."""
    if not plays:
        return None
    seat, name = plays.pop(0)
    legal = {walk.game.notation(code): code for code in walk.here.legal[seat]}
    if name in legal:
        return seat, legal[name]
    plays.clear()
    return None


def _play(walk: Walk, seat: int, code: int) -> Iterator[str]:
    here = walk.here
    prompt = here.state.prompt(seat)
    asked = "command" if prompt is None else " ".join([prompt.kind, *_named(prompt.args)])
    yield f"{here.step + 1}. seat {seat} · {asked} · to act {list(here.to_act)}"
    names = [name.replace(" ", GLUE) for name in _names(here.game, here.legal[seat])]
    for line in wrap(" | ".join(names), WIDTH, initial_indent="   ? ", subsequent_indent="     "):
        yield line.replace(GLUE, " ")
    yield f"   > {here.game.notation(code)}"
    for event in walk.go(seat, code).events:
        yield f"   {'|' if event.kind.barrier else '-'} {_told(event, len(here.seats))}"
    yield ""


def _names(game: Game, codes: list[int]) -> Iterator[str]:
    """The notation of codes; runs in a large family by their ends."""
    at = 0
    while at < len(codes):
        last = at
        while (
            last + 1 < len(codes)
            and codes[last + 1] == codes[last] + 1
            and game.actions.family_of[codes[last + 1]] is game.actions.family_of[codes[at]]
            and game.actions.family_of[codes[at]].size > MANY
        ):
            last += 1
        first, end = game.notation(codes[at]), game.notation(codes[last])
        yield first if last == at else f"{first} .. {end}"
        at = last + 1


def _told(event: Event, seats: int) -> str:
    """What spectators are told, and in brackets what only some seats see or hear of."""
    told = event.told_to(SPECTATORS)
    words = [event.kind.name]
    if told is not None:
        words += _named({name: value for name, value in told.items() if name != "event"})
    for seat in range(seats):
        more = event.told_to(seat)
        if more is not None and more != told:
            known = {name: value for name, value in more.items() if name not in (told or ["event"])}
            words.append(f"[seat {seat}: {' '.join(_named(known))}]")
    return " ".join(words)


def _table(at: Position) -> Iterator[str]:
    """The view of a spectator, a line for each thing, and the digest of the position."""
    yield f"--- after {at.step} plays · digest {at.digest}"
    yield from _parts("", at.view(None))
    yield "---"
    yield ""


def _parts(path: str, value: object) -> Iterator[str]:
    """JSON in lines that are not too long, each with the path to what it shows."""
    line = f"{path.removeprefix('.')} {json.dumps(value)}"
    if len(line) > WIDTH and isinstance(value, dict):
        for name, part in value.items():
            yield from _parts(f"{path}.{name}", part)
    elif len(line) > WIDTH and isinstance(value, list):
        for number, part in enumerate(value):
            yield from _parts(f"{path}[{number}]", part)
    else:
        yield line


def _named(values: Mapping[str, object]) -> list[str]:
    return [f"{name}={value}" for name, value in values.items()]


# ---------------------------------------------------------------- perft


def perft_counts(
    game: Game, seats: int, options: Mapping[str, object], plays: list[tuple[int, str]]
) -> Iterator[str]:
    """Paths and different positions by depth, from a few positions of a playthrough."""
    state = game.new(seats, SEED, **options)
    for number, (seat, name) in enumerate(plays):
        if number in PERFT_AFTER:
            counts = perft(state, PERFT_DEPTH, PERFT_ENOUGH)
            place = {"seats": seats, **options, "plays": number}
            yield json.dumps({**place, "counts": [[count.paths, count.states] for count in counts]})
        state.play(seat, game.parse(name))


def main() -> None:
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "tests/golden")
    for game_id in signoria.game_ids(preparing=True):
        place = folder / game_id
        files = golden_files(signoria.game(game_id), place)  # all of them, before one is touched
        place.mkdir(parents=True, exist_ok=True)
        for path in place.iterdir():
            if path.name not in files:
                path.unlink()
        for name, content in files.items():
            (place / name).write_text(content, encoding="utf-8")


if __name__ == "__main__":
    main()
