from __future__ import annotations

import os
from collections.abc import Generator, Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.chromium import launched, missing
from tests.browser.visitor import Visitors, gathering
from tests.web.server import Server, serving

expect.set_options(timeout=30_000)  # other tests may be using the machine


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """All that is skipped for want of a browser is one line of the summary."""
    report = yield
    if report.skipped and (reason := missing()):
        report.longrepr = (__file__, 1, f"Skipped: {reason}")
    return report


@pytest.fixture(scope="session")
def ready() -> None:
    """Without a browser there is nothing to test here; in CI there has to be one."""
    if reason := missing():
        if os.environ.get("CI") == "true":
            pytest.fail(reason)
        pytest.skip(reason)


@pytest.fixture(scope="session")
def server(ready: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    database = tmp_path_factory.mktemp("browser") / "tables.db"
    with serving(database, SIGNORIA_PACE="0") as running:
        yield running


@pytest.fixture(scope="module")
def browser(ready: None) -> Iterator[Browser]:
    """Not for the session: while Playwright runs, its thread has an event loop, and other tests want their own."""
    with launched() as running:
        yield running


@pytest.fixture
def visitors(browser: Browser, server: Server) -> Iterator[Visitors]:
    with gathering(browser, server.address) as here:
        yield here
