"""`signoria replay`: a recorded game once more."""

from __future__ import annotations

import json as formats
from pathlib import Path
from typing import Annotated

import typer

from signoria.cli.keyboard import EndOfInput, Keyboard
from signoria.cli.options import DataFolder, FileName, Json, Lang, lay_over, spoken
from signoria.cli.output import print_json
from signoria.cli.screen import Screen
from signoria.core.errors import BadRequest
from signoria.record import Course, Record, load
from signoria.record.file import write_new
from signoria.record.replaying import follow

Stepping = Annotated[bool, typer.Option("--step")]
At = Annotated[int | None, typer.Option("--at", metavar="N")]
Analyse = Annotated[int | None, typer.Option("--analyse", metavar="SEAT")]
Dump = Annotated[Path | None, typer.Option("--dump", metavar="FILE")]


def replay(
    file: FileName,
    at: At = None,
    step: Stepping = False,
    dump: Dump = None,
    analyse: Analyse = None,
    json: Json = False,
    lang: Lang = None,
    data: DataFolder = None,
) -> None:
    language = spoken(lang)
    lay_over(data)
    record = load(file)
    if at is not None:
        record = _until(record, at)
    course = follow(record)
    if dump is not None:
        write_new(dump, formats.dumps(course.state.dump(), indent=1) + "\n")
    if analyse is not None:
        from signoria.cli.analysis import tell_analysis

        tell_analysis(record, analyse - 1, language, json)
        return
    if json:
        print_json(_described(record, course))
        return
    screen = Screen(course.state.game, record.header.players, language)
    if step:
        _step_through(record, screen)
    else:
        screen.log(course.steps, None)
    if course.state.over:
        screen.result(course.state)
    else:
        screen.whole_table(course.state, None)
        screen.tell("cli-still-running", plays=len(course.steps))


def _until(record: Record, n: int) -> Record:
    """A record as it was after its line `n`."""
    if not 0 <= n <= len(record.entries):
        raise BadRequest("cli-no-such-line", {"line": n, "last": len(record.entries)})
    if n == len(record.entries):
        return record
    return Record(record.header, record.entries[:n], None, record.lines[: n + 1], "")


def _described(record: Record, course: Course) -> dict[str, object]:
    state = course.state
    return {
        "game": state.game.id,
        "seats": int(state.seats),
        "players": record.header.players,
        "plays": len(course.steps),
        "over": state.over,
        "scores": state.scores(),
        "ranking": state.ranking(),
        "digest": state.digest(),
    }


def _step_through(record: Record, screen: Screen) -> None:
    """The table after every play, each at the press of Enter."""
    keyboard = Keyboard(screen.console)
    course = Course(record.header.begin())
    for n in range(len(record.entries)):
        shown = len(course.steps)
        course = follow(_until(record, n + 1), mending=True)
        screen.log(course.steps[shown:], None)
        screen.whole_table(course.state, None)
        try:
            keyboard.pause(screen.say("cli-press-enter"))
        except EndOfInput:
            return
