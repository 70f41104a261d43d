"""What no linter knows about compiled modules."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2] / "src" / "signoria"
MODULES = sorted([*ROOT.glob("core/*.py"), *ROOT.glob("games/**/*.py")])

# Shifts by an ordinary `int`, which mypyc computes without bounds. With an i64 they would be wrong.
BOXED = {
    ("core/reading.py", "1 << as_name(name, where, names)"),
    ("games/masters/game.py", "1 << len(CARD_NAMES)"),
    ("games/masters/tables.py", "1 << card"),
}


def is_constant(node: ast.expr) -> bool:
    """A number that the compiler knows: a literal, a constant by its name, or a sum of such."""
    if isinstance(node, ast.Constant):
        return True
    if isinstance(node, ast.Name):
        return node.id.isupper()
    if isinstance(node, ast.BinOp):
        return is_constant(node.left) and is_constant(node.right)
    return False


def shifted_literals(source: str) -> Iterator[str]:
    """`literal << variable`: mypyc shifts the literal as a C int of 32 bits."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.BinOp(left, ast.LShift(), right) if is_constant(left):
                if not is_constant(right):
                    yield ast.unparse(node)


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_literal_is_shifted_by_a_variable(path: Path) -> None:
    """Write `bit(member)` (core/numbers.py)."""
    name = str(path.relative_to(ROOT))
    found = shifted_literals(path.read_text(encoding="utf-8"))
    assert [shift for shift in found if (name, shift) not in BOXED] == []


def test_the_exceptions_are_still_there() -> None:
    for name, shift in BOXED:
        assert shift in shifted_literals((ROOT / name).read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("x = 1 << seat", ["1 << seat"]),
        ("x = 1 << 4 * seat + 2", ["1 << 4 * seat + 2"]),
        ("x = MASK << s.arg(0)", ["MASK << s.arg(0)"]),
        ("x = 1 << board.height", ["1 << board.height"]),
        ("x = 1 << 62", []),
        ("x = 1 << LEADERS", []),
        ("x = 1 << 2 * LANE", []),
        ("x = kind << shift", []),
        ("x = bit(seat)", []),
        ("x <<= seat", []),
        ("x = seat >> 3", []),
    ],
)
def test_it_finds_them(source: str, found: list[str]) -> None:
    assert list(shifted_literals(source)) == found


def chained(source: str) -> Iterator[str]:
    """Acyclic classes with an attribute of their own kind: freed as a chain, they damage the heap (engine.md)."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ClassDef) and "acyclic" in "".join(
            map(ast.unparse, node.decorator_list)
        ):
            for inner in ast.walk(node):
                if isinstance(inner, ast.AnnAssign) and isinstance(inner.target, ast.Attribute):
                    kinds = ast.walk(inner.annotation)
                    if any(isinstance(kind, ast.Name) and kind.id == node.name for kind in kinds):
                        yield f"{node.name}.{inner.target.attr}"


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_acyclic_objects_form_a_chain(path: Path) -> None:
    assert list(chained(path.read_text(encoding="utf-8"))) == []


def test_it_finds_a_chain() -> None:
    source = "@mypyc_attr(acyclic=True)\nclass Node:\n    def __init__(self) -> None:\n"
    assert list(chained(source + "        self.next: Node | None = None\n")) == ["Node.next"]
    assert list(chained(source + "        self.next: i64 = 0\n")) == []


def boxed_counters(source: str) -> Iterator[str]:
    """Loops that count in `_`, which the type checker takes for any object: each number becomes one."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.For) and ast.unparse(node.target) == "_":
            yield ast.unparse(node.iter)


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_loop_counts_in_an_underscore(path: Path) -> None:
    """Write `for _n in range(...)`."""
    assert list(boxed_counters(path.read_text(encoding="utf-8"))) == []


def test_it_finds_such_a_loop() -> None:
    assert list(boxed_counters("for _ in range(5):\n    draw()\n")) == ["range(5)"]
    assert list(boxed_counters("for _n in range(5):\n    draw()\n")) == []
