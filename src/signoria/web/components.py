"""A game for the client: its components, and what its numbers mean. What differs by table comes over the socket."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from functools import cache
from importlib import import_module, resources
from typing import Any

import orjson

from signoria.bots.ratings import ratings
from signoria.core.answers import Answers
from signoria.core.errors import Message
from signoria.core.game import Game
from signoria.words.labels import labels_of

_LEFT_OUT = {"agree", "source", "number"}  # provenance of the data, for their readers only


def data_of(game: Game) -> dict[str, dict[str, Any]]:
    """The component files, and beside them the outlines that only those need who draw a board."""
    files: dict[str, dict[str, Any]] = import_module(f"{game.package}.tables").DATA.files
    drawn = {
        entry.name.removesuffix(".json"): orjson.loads(entry.read_bytes())
        for entry in (resources.files(game.package) / "data").iterdir()
        if entry.name.endswith(".json")
    }
    return files | drawn


@cache
def components(game: Game) -> bytes:
    return orjson.dumps(
        {
            "id": game.id,
            "title": game.title,
            "files": _slim(data_of(game)),
            "labels": _labels(game),
            "families": {
                family.name: {
                    "first": family.offset,
                    "sizes": [len(labels) for labels in family.dimensions],
                }
                for family in game.actions.families
            },
            "standing": game.actions.standing,
            "answers": {kind: _answers(about) for kind, about in game.answers.items()},
            "ratings": ratings(game.id),
        }
    )


def _answers(about: Answers) -> dict[str, Any]:
    return {
        "never": about.never,
        "always": None if about.always < 0 else about.always,
        "amounts": about.amounts or None,
        "window": about.window,
        "refuses": bool(about.refuses),
        "spans": [*about.spans, "game"],
    }


def _labels(game: Game) -> dict[str, Any]:
    labels = labels_of(game.package)
    return {table.name: _plain(getattr(labels, table.name)) for table in fields(labels)}


def _slim(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _slim(inner) for key, inner in value.items() if key not in _LEFT_OUT}
    if isinstance(value, list):
        return [_slim(inner) for inner in value]
    return value


def _plain(value: Any) -> Any:
    if isinstance(value, Message):
        return {"key": value.key, "args": value.args}
    if isinstance(value, Mapping):
        return {key: _plain(inner) for key, inner in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(inner) for inner in value]
    return value
