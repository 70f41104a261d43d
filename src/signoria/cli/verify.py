"""`signoria verify`: is a record exactly what was written?"""

from __future__ import annotations

import typer

from signoria.cli import exits
from signoria.cli.options import DataFolder, FileName, Json, Lang, lay_over, spoken
from signoria.cli.output import PersonConsole, print_json
from signoria.words import render, say

EXIT_OF = {"altered": exits.NEGATIVE, "foreign": exits.BAD_FILE}


def verify(file: FileName, json: Json = False, lang: Lang = None, data: DataFolder = None) -> None:
    from signoria.record import verify as judge

    language = spoken(lang)
    lay_over(data)
    verdict = judge(file)
    reason = None if verdict.reason is None else render(verdict.reason, language)
    if json:
        promised = None if verdict.fair is None else verdict.fair.commitment
        found = {"file": str(file), "verdict": verdict.kind, "reason": reason}
        print_json({**found, "commitment": promised})
    elif verdict.course is not None:
        plays = len(verdict.course.steps)
        PersonConsole().print(say(f"cli-verified-{verdict.kind}", language, plays=plays))
        if verdict.fair is not None:
            promised = verdict.fair.commitment
            PersonConsole().print(say("cli-verified-fair", language, commitment=promised))
    else:
        typer.echo(reason, err=True)
    if not verdict.sound:
        raise typer.Exit(EXIT_OF[verdict.kind])
