"""The browser of the system: Playwright drives it, nothing is downloaded."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

from signoria.web.pages import STATIC

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def chromium() -> str | None:
    return shutil.which("chromium") or shutil.which("google-chrome")


def missing() -> str | None:
    """What has to be there before a page can be looked at, or None."""
    if chromium() is None:
        return "No chromium here: install it (Debian: apt-get install chromium)."
    if not (STATIC / "table.html").exists():
        return "The client is not built: cd ui && npm ci && npx vite build."
    return None


@contextmanager
def launched() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        try:
            yield browser
        finally:
            browser.close()
