"""Running the server: one process, a graceful stop, and the address in the person's hand."""

from __future__ import annotations

import contextlib
import gc
import logging
import socket
import webbrowser
from collections.abc import Callable, Iterator

import uvicorn

from signoria.web import logs
from signoria.web.app import create_app
from signoria.web.security import LARGEST_MESSAGE
from signoria.web.settings import Settings

log = logging.getLogger(__name__)
GRACE_SECONDS = 5


def run(settings: Settings, announce: Callable[[str], None], open_browser: bool = False) -> None:
    """Serve until Ctrl-C or SIGTERM. `announce` is told the address once it answers."""
    logs.install()
    with contextlib.closing(_listen(settings)) as listening:
        address = f"http://{_shown_host(settings.host)}:{listening.getsockname()[1]}"
        config = uvicorn.Config(
            create_app(settings),
            ws="websockets-sansio",
            log_config=None,
            access_log=False,
            timeout_graceful_shutdown=GRACE_SECONDS,
            ws_max_size=2 * LARGEST_MESSAGE,
            ws_per_message_deflate=False,  # messages are small, and a thousand compressors are not
            server_header=False,
        )
        _rarely_collect()
        _Server(config, address, announce, open_browser).run([listening])


def _rarely_collect() -> None:
    """Tables live long and hold no cycles: looking for cycles among them all is a pause for everybody."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 50, 100)


def _listen(settings: Settings) -> socket.socket:
    """The wanted port, or any free one if it is taken."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
    except OSError:
        listening.bind((settings.host, 0))
    return listening


def _shown_host(host: str) -> str:
    return "localhost" if host in ("127.0.0.1", "0.0.0.0", "::", "::1") else host


class _Server(uvicorn.Server):
    def __init__(
        self,
        config: uvicorn.Config,
        address: str,
        announce: Callable[[str], None],
        open_browser: bool,
    ) -> None:
        super().__init__(config)
        self.address, self.announce, self.open_browser = address, announce, open_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            log.info("open", extra={"address": self.address})
            self.announce(self.address)
            if self.open_browser:
                with contextlib.suppress(webbrowser.Error):
                    webbrowser.open(self.address)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """A signal asks for a graceful stop, and a stop that was asked for is a success: exit code 0."""
        with super().capture_signals():
            yield
            self._captured_signals.clear()
            log.info("closed")
