"""The catalogues: Fluent files, one per language, for what all games say and for each game."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache, lru_cache
from itertools import pairwise
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, serialize
from fluent.syntax.visitor import Visitor

from signoria.core.errors import Argument

LANGUAGES: Final = ("en", "fr")
COMMON: Final = Path(__file__).parent
TERMINAL: Final = "cli-"  # how the entries begin that only the command line uses
REMEMBERED: Final = 4096  # sentences kept by each catalogue: Fluent takes a while for each


class WordsError(Exception):
    """An unknown id, a missing argument or a malformed entry. Raised only when strict."""


class Strictness:
    """Tests set `on`: a fault of a catalogue is then an error. A person reads the id instead."""

    def __init__(self) -> None:
        self.on = False


STRICT: Final = Strictness()


class Catalogue:
    """The entries of one language: the common ones and those of one game.

    Of an entry with attributes, its faces, `say` uses the one asked for, or else the one named like
    an argument that is given.
    """

    def __init__(self, language: str, folders: tuple[Path, ...]) -> None:
        self.bundle = FluentBundle([language], use_isolating=False)
        for folder in folders:
            self.bundle.add_resource(_resource(folder / f"{language}.ftl", language))
        self.said = lru_cache(REMEMBERED)(self._format)

    def has(self, key: str) -> bool:
        return self.bundle.has_message(key)

    def say(self, key: str, args: Mapping[str, Argument], face: str | None = None) -> str:
        try:
            return self.said(key, tuple(args.items()), face)
        except WordsError:
            if STRICT.on:
                raise
            return key

    def _format(self, key: str, args: tuple[tuple[str, Argument], ...], face: str | None) -> str:
        if not self.has(key):
            raise WordsError(f"{key}: no such entry")
        entry = self.bundle.get_message(key)
        given = dict(args)
        chosen = [name for name in entry.attributes if name == face or name in given]
        pattern = entry.attributes[chosen[0]] if chosen else entry.value
        if pattern is None:
            raise WordsError(f"{key}: only its attributes say something")
        text, faults = self.bundle.format_pattern(pattern, given)
        if faults:
            raise WordsError(f"{key}: {faults[0]}")
        return str(text)


@cache
def catalogue(language: str, folder: Path | None = None) -> Catalogue:
    """The common catalogue, with that of a game's folder."""
    if folder is None or not (folder / f"{language}.ftl").is_file():
        return Catalogue(language, (COMMON,))
    return Catalogue(language, (COMMON, folder))


def typeset(text: str, language: str) -> str:
    """Proper apostrophes and minus signs, and in French a space that does not break before and after some signs."""
    text = re.sub(r"(?<=\w)'(?=\w|$)", "’", text)
    text = re.sub(r"(?<=[ (])-(?=\d)", "−", text)
    if language == "fr":
        text = re.sub(r" (?=[;:!?»])|(?<=«) ", "\N{NO-BREAK SPACE}", text)
    return text


@cache
def client_source(language: str) -> str:
    """The common catalogue and those of all games in one text, without what only a terminal says."""
    games = sorted((COMMON.parent / "games").glob(f"*/words/{language}.ftl"))
    entries: list[ast.EntryType] = []
    for path in (COMMON / f"{language}.ftl", *games):
        resource = _resource(path, language)
        entries += [entry for entry in resource.body if _for_client(entry)]
    return serialize(ast.Resource(entries))


def _for_client(entry: ast.EntryType) -> bool:
    if isinstance(entry, ast.Message):
        return not entry.id.name.startswith(TERMINAL)
    return isinstance(entry, ast.Term)


@cache
def _resource(path: Path, language: str) -> ast.Resource:
    resource = FluentResource(path.read_text(encoding="utf-8"))
    for entry in resource.body:
        if isinstance(entry, ast.Junk) and STRICT.on:
            raise WordsError(f"{path.name}: not Fluent: {entry.content}")
    _Typesetter(language).visit(resource)
    return resource


class _Typesetter(Visitor):
    """Typesets the fixed text of a file; arguments stay as they are."""

    def __init__(self, language: str) -> None:
        self.language = language

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802 (Fluent's name)
        for before, text in pairwise(node.elements):
            if isinstance(before, ast.Placeable) and isinstance(text, ast.TextElement):
                text.value = re.sub(r"^'(?=\w)", "’", text.value)  # { $seat }'s turn
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 (Fluent's name)
        node.value = typeset(node.value, self.language)
