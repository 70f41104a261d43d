"""What the numbers and ids of a game mean: its module `labels`, read for the catalogues."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from signoria.core.errors import Argument, Message


@dataclass(frozen=True)
class Labels:
    """The tables of a game's `labels` module, there in capitals; it leaves out what it does not need."""

    # For a field of an event or a dimension of an action: what its numbers stand for.
    names: Mapping[str, Sequence[Argument]] = field(default_factory=dict)
    # For an argument: how the thing of an id is called in a sentence. An id without one stays
    # as it is, to choose a variant.
    phrases: Mapping[str, Mapping[str, Message]] = field(default_factory=dict)
    # Kinds of things that are called by their ids, each in an entry of its own.
    kinds: Mapping[str, Sequence[Argument]] = field(default_factory=dict)
    # For a family of actions: the names of its parameters.
    dimensions: Mapping[str, Sequence[str]] = field(default_factory=dict)
    # Fields that are seats, called by the names of the players.
    seats: Sequence[str] = ("seat",)
    # Arguments told together as a list ("2 coins and 1 stone"). By the name of that list: the entry
    # for one of them (with `amount`), the argument of that entry that says which, and their names.
    bags: Mapping[str, tuple[str, str, Sequence[str]]] = field(default_factory=dict)
    # For a kind of question: the rules it is about.
    prompt_rules: Mapping[str, Sequence[str]] = field(default_factory=dict)
    # For a card: the entry that describes it, with its numbers.
    cards: Mapping[str, Message] = field(default_factory=dict)
    # For a card: its text in each language, from the data.
    texts: Mapping[str, Mapping[str, str]] = field(default_factory=dict)


@cache
def labels_of(package: str) -> Labels:
    if find_spec(f"{package}.labels") is None:
        return Labels()
    tables = vars(import_module(f"{package}.labels"))
    wanted = [table.name for table in fields(Labels)]
    return Labels(**{name: tables[name.upper()] for name in wanted if name.upper() in tables})


@cache
def words_folder(package: str) -> Path:
    """Where a game keeps its catalogues."""
    found = find_spec(package)
    assert found is not None
    assert found.submodule_search_locations
    return Path(found.submodule_search_locations[0]) / "words"
