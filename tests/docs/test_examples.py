"""What the documentation shows works as it says."""

from __future__ import annotations

import doctest
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = ["README.md", "docs/api.md"]


@pytest.mark.parametrize("page", PAGES)
def test_examples(page: str) -> None:
    result = doctest.testfile(str(ROOT / page), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert result.attempted > 0
    assert result.failed == 0


def commands() -> list[str]:
    """The lines of the README that begin with the command and need no file."""
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```sh\n(.*?)```", text, re.DOTALL)
    return [line for block in blocks for line in block.splitlines() if line.startswith("signoria ")]


@pytest.mark.parametrize("line", commands())
def test_commands(line: str, tmp_path: Path) -> None:
    words = shlex.split(line, comments=True)
    done = subprocess.run(
        [sys.executable, "-m", *words],
        capture_output=True,
        text=True,
        check=False,
        cwd=tmp_path,
        env={**os.environ, "SIGNORIA_GAMES": str(tmp_path)},
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip()


def test_there_are_commands() -> None:
    assert len(commands()) >= 4
