"""A hint, and how the adviser came to it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from signoria import words
from tests.cli.command import lines, run

SAID = {
    "en": (r"(\d+) % of its thoughts, worth (\d+) %: (\S+)", "hint"),
    "fr": (r"(\d+)\s% de ses pensées, valeur (\d+)\s%\s: (\S+)", "conseil"),
}


@pytest.mark.parametrize("language", ["en", "fr"])
def test_it_tells_its_best_lines_in_notation_with_value_and_share(
    tmp_path: Path, language: str
) -> None:
    pattern, order = SAID[language]
    arguments = ["play", "masters", "--seats", "human,greedy", "--seed", "7", "--lang", language]
    done = run(tmp_path, *arguments, typed=lines(order))
    found = re.findall(pattern, done.stdout)
    shares = [int(share) for share, _, _ in found]
    assert 1 <= len(found) <= 3
    assert shares == sorted(shares, reverse=True)
    assert sum(shares) <= 101  # each is rounded
    scale = words.say("cli-hint-scale", language).replace("\u00a0", " ")
    assert scale in " ".join(done.stdout.split())
    assert all(0 <= int(value) <= 100 and move == "keep" for _, value, move in found)
