from __future__ import annotations

from collections.abc import Iterator

import pytest

from signoria.words import STRICT


@pytest.fixture(autouse=True)
def strict() -> Iterator[None]:
    """A fault of a catalogue is an error here."""
    STRICT.on = True
    yield
    STRICT.on = False
