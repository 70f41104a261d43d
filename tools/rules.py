"""Which rules of the ledgers have a test? Prints one JSON object for each game.

A rule is a bullet of docs/rules/<game>.md that begins with its id in bold; a test names the rules
it proves with `@pytest.mark.rule("MAS-FTH-04")`. Tests are read, not imported.
"""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
PREFIX = re.compile(r"rule (?:id )?prefix\W*`([A-Z]+)`")
RULE = re.compile(r"^- \*\*([A-Z]+-[A-Z0-9]+-\d+[a-z]?)\*\*", re.MULTILINE)


class Ledger(NamedTuple):
    game: str
    prefix: str
    rules: list[str]


def ledgers(folder: Path = ROOT / "docs" / "rules") -> list[Ledger]:
    return [read_ledger(path) for path in sorted(folder.glob("*.md"))]


def read_ledger(path: Path) -> Ledger:
    text = path.read_text(encoding="utf-8")
    prefix = PREFIX.search(text)
    if prefix is None:
        raise SystemExit(f"{path}: no line says which rule prefix the ledger uses.")
    rules = [rule for rule in RULE.findall(text) if rule.startswith(f"{prefix[1]}-")]
    return Ledger(path.stem, prefix[1], rules)


def cited(folder: Path = ROOT / "tests") -> dict[str, list[str]]:
    """The ids that tests name, each with the places (`file:line`) that name it."""
    places: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("*.py")):
        for line, rule in marks(path):
            places.setdefault(rule, []).append(f"{path.relative_to(folder.parent)}:{line}")
    return places


def marks(path: Path) -> Iterator[tuple[int, str]]:
    """Every id in a `mark.rule(...)` of the file: decorator, `pytestmark` or `pytest.param`."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(path))):
        if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("mark.rule"):
            for argument in node.args:
                if not (isinstance(argument, ast.Constant) and isinstance(argument.value, str)):
                    raise SystemExit(f"{path}:{node.lineno}: write rule ids as plain strings.")
                yield node.lineno, argument.value


def main() -> None:
    tested = cited()
    for ledger in ledgers():
        missing = [rule for rule in ledger.rules if rule not in tested]
        counts = {"rules": len(ledger.rules), "tested": len(ledger.rules) - len(missing)}
        print(json.dumps({"game": ledger.game, **counts, "missing": missing}))


if __name__ == "__main__":
    main()
