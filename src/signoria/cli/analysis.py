"""`signoria replay --analyse`: the turning points of a finished game, judged by what could be known then."""

from __future__ import annotations

from signoria.bots.hindsight import judged
from signoria.cli import seats
from signoria.cli.output import PersonConsole, print_json, progress
from signoria.record import Record
from signoria.tables.analysis import Finished, Moment, turning_points
from signoria.words import say


def tell_analysis(record: Record, seat: int, language: str, json: bool) -> None:
    game = Finished(record, seat)
    names = seats.names(record.header.players, language)
    moments = _moments(game, say("cli-analysis-judges", language, name=names[seat]))
    points = [game.in_words(one, names, language) for one in turning_points(moments)]
    if json:
        told = [moment.told() for moment in moments]
        print_json({"seat": seat, "value": game.result, "moments": told, "turning_points": points})
        return
    console = PersonConsole()
    alone = len(names) == 1
    console.print(
        say("ui-analysis-alone" if alone else "ui-analysis-about", language, name=names[seat]),
        style="dim",
    )
    console.print(
        say("ui-analysis-points", language, count=len(points), name=names[seat]), style="bold"
    )
    for point in points:
        labels = {which: point[which]["label"] for which in ("played", "preferred")}
        better, worse = round(100 * point["value"]), round(100 * (point["value"] - point["lost"]))
        said = say("ui-analysis-instead", language, **labels, better=better, worse=worse)
        console.print(f"{say('ui-analysis-point', language, at=point['at'])}. {said}")


def _moments(game: Finished, title: str) -> list[Moment]:
    moments: list[Moment] = []
    move = 0
    with progress(title, game.last) as bar:
        for question in game.questions():
            about = question.view, question.played, question.number, question.move != move
            moments.append(Moment(question, judged(game.course.state.game, *about)))
            bar(question.at - (moments[-2].question.at if len(moments) > 1 else 0))
            move = question.move
    return moments
