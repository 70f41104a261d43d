"""What is sent to a viewer: the whole truth for that audience, and nothing else."""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module
from typing import Any

from signoria import words
from signoria.bots.following import Move
from signoria.core.errors import SignoriaError
from signoria.core.game import Game
from signoria.core.state import Prompt, State
from signoria.tables.robots import Advice
from signoria.tables.table import OVER, PLAYING, Table


def hello(table: Table, person: str | None, name: str, present: list[bool]) -> dict[str, Any]:
    """Who is here and what is played; sent first, and again whenever it changes."""
    return {
        "t": "hello",
        "table": table.id,
        "game": table.game.id,
        "title": table.game.title,
        "options": table.options,
        "status": table.status,
        "paused": table.paused,
        "private": table.private,
        "quick": table.quick,
        "you": table.seat_of(person),
        "host": table.host == person,
        "name": name,
        "seats": [who.as_json(here) for who, here in zip(table.seats, present, strict=True)],
        "commitment": table.commitment,
        "fair": None if table.status != OVER else _revealed(table),
        "rematch": table.rematch,
    }


def _revealed(table: Table) -> dict[str, Any]:
    proof = table.proof
    return {"secret": proof.secret, "nonces": proof.nonces}


def state(
    table: Table, seat: int | None, language: str | None, facts: bool = False
) -> dict[str, Any]:
    """The game as it stands for an audience; what it was told is apart.

    Without a language no sentence is sent: the client speaks by itself. `facts`: a program plays the seat, and gets
    the whole view that a bot would get there; nobody looks on with it, and it ends with the game.
    """
    current = table.state
    over = table.status == OVER
    prompt = None if seat is None else current.prompt(seat)
    view = open_view(current, seat) if over else shown_to(current, seat, facts)
    acting = seat is not None and _plays(table, seat)
    return {
        "asked": None if seat is None else table.asked(seat),
        "view": view,
        "prompt": None if prompt is None else _prompt(table.game, prompt, language),
        "actions": _actions(table, seat, prompt, language) if acting and seat is not None else [],
        "waiting": view["to_act"],
        "scores": current.scores(),
        "can": {
            "undo": acting and seat is not None and table.undoable(seat) is not None,
            "redo": acting and seat is not None and table.redoable(seat) is not None,
            "hint": acting and prompt is not None,
            "pause": seat is not None and table.status == PLAYING,
        },
        "over": over,
        "ranking": current.ranking() if over else None,
        "sheet": table.game.score_sheet(current) if over else None,
    }


def _plays(table: Table, seat: int) -> bool:
    """Does the person of a seat play it now?"""
    return table.status == PLAYING and not table.paused and table.seats[seat].bot is None


def told(
    table: Table, seat: int | None, since: int, language: str | None, until: int | None = None
) -> list[dict[str, Any]]:
    """What an audience was told after a number; with a language in words too."""
    news = table.audience(seat).told(since, until)
    if language is None:
        return news
    names = names_of([who.name for who in table.seats], language)
    return [{**one, "text": in_words(table.game, one, names, language)} for one in news]


def names_of(names: list[str], language: str) -> list[str]:
    """Names to speak of; who gave none is called by the seat."""
    return [name or words.say("seat-name", language, seat=n) for n, name in enumerate(names, 1)]


def in_words(game: Game, told: dict[str, Any], names: list[str], language: str) -> str:
    if told["event"].startswith("table-"):
        return words.say(told["event"], language, player=names[told["seat"]])
    return words.event(game, {k: v for k, v in told.items() if k != "n"}, names, language)


def shown_to(state: State, seat: int | None, facts: bool = False) -> dict[str, Any]:
    """A view for a person: without the facts, a bot's notes. Coins are secret, though all could reckon them."""
    kept = facts and seat is not None
    return {name: value for name, value in state.view(seat).items() if kept or name != "facts"}


def open_view(state: State, seat: int | None) -> dict[str, Any]:
    """A view in which nothing is hidden any more: what every seat saw, laid into one."""
    shown = shown_to(state, seat)
    for other in range(state.seats):
        _lay_in(shown, shown_to(state, other))
    return shown


def _lay_in(shown: Any, more: Any) -> None:
    if isinstance(shown, dict) and isinstance(more, dict):
        for key, value in more.items():
            if key in shown:
                _lay_in(shown[key], value)
            else:
                shown[key] = value
    elif isinstance(shown, list) and isinstance(more, list) and len(shown) == len(more):
        for mine, other in zip(shown, more):
            _lay_in(mine, other)


def _prompt(game: Game, prompt: Prompt, language: str | None) -> dict[str, Any]:
    text = {} if language is None else {"text": words.prompt(game, prompt, language)}
    rules = words.rules_of(game, prompt)
    return {"kind": prompt.kind, "args": prompt.args, "rules": rules, **text}


def _actions(
    table: Table, seat: int, prompt: Prompt | None, language: str | None
) -> list[dict[str, Any]]:
    kind, args = _question(prompt)
    game, codes = table.game, table.state.legal(seat)
    if language is not None or not game.answers:  # with a language each has its words
        return [_action(game, code, kind, args, language) for code in codes]
    listed = []
    for first, last in _runs(game, codes):
        action = _action(game, first, kind, args, None)
        listed.append(action if first == last else {**action, "to": last})
    return listed


def _runs(game: Game, codes: list[int]) -> list[tuple[int, int]]:
    """Rising amounts, such as bids, as their first and last code; any other action by itself."""
    amounts = {about.amounts for about in game.answers.values()}
    family_of = game.actions.family_of
    runs: list[tuple[int, int]] = []
    for code in codes:
        family = family_of[code]
        follows = bool(runs) and runs[-1][1] == code - 1 and family_of[code - 1] is family
        if follows and family.name in amounts:
            runs[-1] = (runs[-1][0], code)
        else:
            runs.append((code, code))
    return runs


@lru_cache(20_000)
def _action(
    game: Game, code: int, kind: str, args: tuple[tuple[str, Any], ...], language: str | None
) -> dict[str, Any]:
    asked = Prompt(kind, dict(args)) if kind else None
    label = {} if language is None else {"label": words.action(game, code, language, asked)}
    return {
        "code": code,
        "notation": game.notation(code),
        "family": game.actions.family_of[code].name,
        "params": game.actions.parameters[code],
        "lights": _lights(game)[code],
        **label,
    }


def hint(game: Game, advice: Advice, language: str | None) -> dict[str, Any]:
    """What is advised, and the lines of play behind it, each with its first action first."""
    return {
        "asked": advice.asked,
        "code": advice.code,
        "lines": [
            {
                "share": round(100 * line.share),
                "value": round(100 * line.value),
                "moves": [_move(game, move, language) for move in line.moves],
            }
            for line in advice.lines
        ],
    }


def _move(game: Game, move: Move, language: str | None) -> dict[str, Any]:
    asked = {"kind": move.asked.kind, "args": move.asked.args}
    action = _action(game, move.code, *_question(move.asked), language)
    return {"seat": move.seat, "prompt": asked, **action}


def _question(asked: Prompt | None) -> tuple[str, tuple[tuple[str, Any], ...]]:
    return ("", ()) if asked is None else (asked.kind, tuple(asked.args.items()))


def _lights(game: Game) -> list[list[str]]:
    lights: list[list[str]] = import_module(f"{game.package}.lights").LIGHTS
    return lights


def refusal(error: SignoriaError, language: str) -> dict[str, Any]:
    """An error as the client gets it: the sentence, its id and arguments, and the rule if a rule forbids it."""
    return {
        "key": error.message.key,
        "args": error.message.args,
        "text": words.render(error.message, language),
        "rule": getattr(error, "rule", None),
    }
