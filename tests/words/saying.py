"""What tests of words share."""

from __future__ import annotations

import re

import pytest

import signoria
from signoria import words

_PREFIXES = "|".join(signoria.game_ids(preparing=True))
LEFTOVERS = re.compile(rf"[{{}}$]|\?\?\?|(?:{_PREFIXES})-|  ")

both = pytest.mark.parametrize("language", words.LANGUAGES)


def whole(text: str) -> str:
    """The text, if nothing of the catalogue shows through."""
    assert text, "nothing is said"
    assert not LEFTOVERS.search(text), text
    return text


def typed(text: str) -> str:
    """French as it is set: ~ stands for a space that does not break."""
    return text.replace("~", "\N{NO-BREAK SPACE}")
