"""Every rule of a ledger has a test, and no test cites a rule that does not exist."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.rules import Ledger, cited, ledgers, marks, read_ledger


@pytest.mark.parametrize("ledger", ledgers(), ids=lambda ledger: ledger.game)
def test_each_rule_has_a_test(ledger: Ledger) -> None:
    tested = cited()
    assert [rule for rule in ledger.rules if rule not in tested] == []


@pytest.mark.parametrize("ledger", ledgers(), ids=lambda ledger: ledger.game)
def test_no_id_is_given_twice(ledger: Ledger) -> None:
    assert ledger.rules
    assert len(ledger.rules) == len(set(ledger.rules))


def test_each_cited_rule_exists() -> None:
    known = {rule for ledger in ledgers() for rule in ledger.rules}
    assert {rule: places for rule, places in cited().items() if rule not in known} == {}


def test_a_ledger_is_read(tmp_path: Path) -> None:
    path = tmp_path / "chess.md"
    path.write_text(
        "- **Game id**: `chess` — **rule prefix**: `CHE`\n"
        "- **CHE-MOV-01** Pawns move, see **CHE-MOV-02**.\n"
        "- **CHE-R-12** A ruling.\n"
        "- **Players**: 2\n",
        encoding="utf-8",
    )
    assert read_ledger(path) == Ledger("chess", "CHE", ["CHE-MOV-01", "CHE-R-12"])


def test_marks_are_found_wherever_they_stand(tmp_path: Path) -> None:
    path = tmp_path / "test_x.py"
    path.write_text(
        "pytestmark = [pytest.mark.rule('A')]\n"
        "@pytest.mark.rule('B', 'C')\n"
        "@pytest.mark.parametrize('x', [pytest.param(1, marks=pytest.mark.rule('D'))])\n"
        "def test_x(x): ...\n",
        encoding="utf-8",
    )
    assert sorted(rule for _, rule in marks(path)) == ["A", "B", "C", "D"]
