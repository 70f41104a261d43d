"""What is wrong with a file, in one sentence."""

from __future__ import annotations

import os
import unicodedata

from signoria.words import say

KEYS: list[tuple[type[OSError], str]] = [
    (FileNotFoundError, "cli-file-missing"),
    (NotADirectoryError, "cli-file-missing"),
    (IsADirectoryError, "cli-file-is-folder"),
    (PermissionError, "cli-file-forbidden"),
]


def about_file(error: OSError, language: str) -> str:
    key = next((key for kind, key in KEYS if isinstance(error, kind)), "cli-file-fails")
    name = error.filename if isinstance(error.filename, str | os.PathLike) else ""
    return say(key, language, file=os.fspath(name), error=error.strerror or str(error))


def printable(text: str) -> str:
    """Text that cannot move the cursor or break the line: without control characters of any kind."""
    kinds = [unicodedata.category(letter) for letter in text]
    return "".join(
        "\N{REPLACEMENT CHARACTER}" if kind.startswith("C") else letter
        for letter, kind in zip(text, kinds)
    )
