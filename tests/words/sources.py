"""The catalogues and the code as they are written: entries, their arguments, and who uses them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import signoria
from signoria.words.labels import words_folder

# The source, also where the tests run on a compiled copy of it.
SOURCE = Path(__file__).parents[2] / "src" / "signoria"
CLIENT = Path(__file__).parents[2] / "ui" / "src"
COMMON = words_folder("signoria")
FOLDERS = {
    game: words_folder(f"signoria.games.{game}") for game in signoria.game_ids(preparing=True)
}

# What takes a key and its arguments.
SAYING = {"say", "Message", "SignoriaError", "BadRequest", "BadPosition", "BadRecord"}
KEY = re.compile(r"[a-z_]+(-[A-Za-z0-9_]+)+")


def entries(folder: Path, language: str) -> dict[str, ftl.Message]:
    """The entries of a file; a malformed or doubled one is an error."""
    return dict(_read(folder, language))


@cache
def _read(folder: Path, language: str) -> dict[str, ftl.Message]:
    found: dict[str, ftl.Message] = {}
    source = (folder / f"{language}.ftl").read_text(encoding="utf-8")
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{entry.id.name} twice in {language}"
            found[entry.id.name] = entry
    return found


def all_entries(game: str, language: str) -> dict[str, ftl.Message]:
    """The entries of a game and those it shares with all."""
    return entries(COMMON, language) | entries(FOLDERS[game], language)


def faces(entry: ftl.Message) -> dict[str, ftl.Pattern]:
    """The value of an entry, under its id, and its attributes."""
    found = {f"{entry.id.name}.{face.id.name}": face.value for face in entry.attributes}
    return found if entry.value is None else {entry.id.name: entry.value, **found}


def _nodes(node: object) -> Iterator[ftl.BaseNode]:
    if isinstance(node, ftl.BaseNode):
        yield node
        for child in vars(node).values():
            yield from _nodes(child)
    elif isinstance(node, list):
        for child in node:
            yield from _nodes(child)


def references(pattern: ftl.BaseNode) -> set[str]:
    """The other entries that a text uses."""
    return {node.id.name for node in _nodes(pattern) if isinstance(node, ftl.MessageReference)}


def arguments(pattern: ftl.BaseNode, known: dict[str, ftl.Message]) -> set[str]:
    """The arguments that a text needs, those of the entries it uses included."""
    needed = {node.id.name for node in _nodes(pattern) if isinstance(node, ftl.VariableReference)}
    for name in references(pattern):
        value = known[name].value
        assert value is not None
        needed |= arguments(value, known)
    return needed


def keys_in_code() -> tuple[set[str], list[re.Pattern[str]]]:
    """Keys written in the code, and patterns of those that it puts together."""
    whole: set[str] = set()
    made: list[re.Pattern[str]] = []
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                if KEY.fullmatch(node.value):
                    whole.add(node.value)
            elif isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                parts = [
                    re.escape(str(part.value)) if isinstance(part, ast.Constant) else "[^ ]+"
                    for part in node.values
                ]
                if re.match(r"[a-z_]+-", str(node.values[0].value)):
                    made.append(re.compile("".join(parts)))
    whole |= set(_keys_in_client())
    made += _patterns_in_client()
    return whole, made


def _client() -> Iterator[str]:
    for path in [*CLIENT.rglob("*.ts"), *CLIENT.rglob("*.svelte")]:
        yield path.read_text(encoding="utf-8")


def _keys_in_client() -> Iterator[str]:
    for text in _client():
        yield from re.findall(rf"""['"`]({KEY.pattern.replace("(-", "(?:-")})['"`]""", text)


def _patterns_in_client() -> list[re.Pattern[str]]:
    """Keys that the client puts together: `ui-bot-${level}`."""
    templates = [t for text in _client() for t in re.findall(r"`([a-z_]+-[^`]*\$\{[^`]*)`", text)]
    pieces = [re.split(r"\$\{[^}]*\}", template) for template in templates]
    return [re.compile("[^ ]+".join(map(re.escape, parts))) for parts in pieces]


def calls_with_keys() -> Iterator[tuple[str, set[str] | None]]:
    """Each key that the code says or raises, and the arguments it gives, if they are written there."""
    for path in SOURCE.rglob("*.py"):
        if path.name == "labels.py" or path.parent.name == "words":
            continue  # arguments are added to these on the way
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            function = ast.unparse(node.func).removeprefix("words.")
            key = node.args[0]
            if function not in SAYING or not isinstance(key, ast.Constant):
                continue
            if not KEY.fullmatch(str(key.value)):
                continue
            names: list[object] = [keyword.arg for keyword in node.keywords]
            if function != "say" and len(node.args) > 1:
                about = node.args[1]
                keys = about.keys if isinstance(about, ast.Dict) else [None]
                names = [name.value if isinstance(name, ast.Constant) else None for name in keys]
            given = None if None in names else {str(name) for name in names}
            yield str(key.value), given


def strings_of_calls(path: Path, function: str, place: int) -> set[str]:
    """The literal strings that a file passes to a function at a place of its arguments."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == function:
            constants = [
                part for part in ast.walk(node.args[place]) if isinstance(part, ast.Constant)
            ]
            found |= {part.value for part in constants if isinstance(part.value, str)}
    return found


def rules_cited(path: Path) -> set[str]:
    """The rule ids in the strings of a file (comments and docstrings cite more)."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    strings = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)]
    return {
        text
        for text in strings
        if isinstance(text, str) and re.fullmatch(r"[A-Z]+-[A-Z]+-\d\d", text)
    }
