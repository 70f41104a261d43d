from __future__ import annotations

import signal
from collections.abc import Iterator

import pytest


@pytest.fixture(scope="session", autouse=True)
def ctrl_c() -> Iterator[None]:
    """Tests that a shell runs in the background ignore Ctrl-C, and so would the command they start."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)
