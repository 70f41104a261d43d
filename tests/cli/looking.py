"""What a terminal shows of a table, and its lines; what a newcomer types who follows the hints."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console

import signoria
from signoria.bots import make
from signoria.cli.screen import Screen
from signoria.cli.session import begin
from signoria.cli.tables import table_of
from signoria.record import Recorder, verify
from tests.cli.command import lines, run


def drawn(
    state: signoria.State,
    seat: int | None = 0,
    language: str = "en",
    width: int = 80,
    brief: str | None = None,
    *,
    titles: list[str],
) -> str:
    """The table as a seat sees it, or what it is shown for a question within a turn."""
    console = Console(width=width, no_color=True, highlight=False, markup=False)
    table = table_of(state.game, language, width, plain=False)
    view = state.view(seat)
    shown = table.whole(view, titles[: state.seats]) if brief is None else table.brief(view, brief)
    assert shown is not None
    with console.capture() as capture:
        console.print(shown)
    text = capture.get()
    assert max(len(line) for line in text.splitlines()) <= width
    assert f"{state.game.id}-" not in text
    return text


def row(text: str, start: str) -> str:
    """The line that begins with these words, its blanks counted as one."""
    (found,) = [line for line in text.splitlines() if line.strip().startswith(start)]
    return " ".join(found.split())


def listed(state: signoria.State, seat: int, language: str = "en", width: int = 80) -> str:
    """The question and the list of actions, blanks counted as one. Everybody is a person at this keyboard."""
    screen = Screen(state.game, ["human"] * state.seats, language)
    screen.console.width = width
    asked = state.prompt(seat)
    assert asked is not None
    with screen.console.capture() as capture:
        screen.question(state, seat, asked)
    assert max(len(line) for line in capture.get().splitlines()) <= width
    return " ".join(capture.get().split())


def advised(game: signoria.Game, folder: Path, seats: int, bare: str) -> list[str]:
    """What a newcomer types who does whatever the hint says, against greedy bots, seed 7. Amounts of the family `bare`
    are typed as numbers alone."""
    recorder = Recorder(game, seats, 7, game.chosen({}), ["human", *["greedy"] * (seats - 1)])
    session = begin(recorder, folder / "advised")
    typed = []
    while not session.state.over:
        seat = session.state.to_act[0]
        if seat:
            session.bot_plays(seat)
            continue
        code = session.choice(seat, make("greedy", game, recorder.n))
        typed.append(game.notation(code).removeprefix(f"{bare} "))
        session.play(seat, code)
        session.bots_volunteer()
    session.close()
    return typed


def played_by_hints(game: signoria.Game, folder: Path, language: str, seats: int, bare: str) -> str:
    """The screen of a newcomer who asks for a hint and does what it says to the end of the game; nothing on it is too
    wide or shows through from the catalogues."""
    typed = [{"en": "hint", "fr": "conseil"}[language], *advised(game, folder, seats, bare)]
    players = ",".join(["human", *["greedy"] * (seats - 1)])
    arguments = ["play", game.id, "--seed", "7", "--seats", players, "--lang", language]
    done = run(folder, *arguments, "--save", str(folder / "game"), typed=lines(*typed))
    assert (done.returncode, done.stderr) == (0, "")
    assert verify(folder / "game").kind == "finished"
    assert not any(room in done.stdout for room in ("cli-", f"{game.id}-", "word-"))
    assert max(len(line) for line in done.stdout.splitlines() if "jsonl" not in line) <= 120
    return done.stdout
