"""Refuses to test a compiled engine that is older than its source (docs/design/build.md)."""

from __future__ import annotations

from importlib.util import find_spec

import pytest

from tools.build import TREE, is_stale


def pytest_configure() -> None:
    package = find_spec("signoria")
    where = (package and package.origin) or ""
    if where.startswith(str(TREE)) and is_stale():
        raise pytest.UsageError(
            "src has changed since the engine was compiled: run make build, or set PYTHONPATH=src."
        )
