"""Tables laid into a store at a chosen moment, and the people who sit there: their cookies are their names."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any

import signoria
from signoria.core.chance import chance_from_key
from signoria.record.fair import prove
from signoria.tables import Store
from signoria.tables.store import Event
from tests.browser.visitor import Visitor, Visitors
from tests.web.server import Server, serving


@dataclass
class Scene:
    """A position, and what is played from it; the chance of the table follows from its secret."""

    state: signoria.State
    texts: list[str] = field(default_factory=list)
    secret: str = "5c" * 32

    def played(self) -> tuple[signoria.State, list[tuple[int, int]]]:
        """Where it leads, and the plays: seat and code. Each is the first of those who are asked."""
        now = self.state.copy()
        now.chance = chance_from_key(prove(self.secret, [""] * now.seats).key())
        plays = []
        for text in self.texts:
            seat, code = now.to_act[0], now.game.parse(text)
            now.play(seat, code)
            plays.append((seat, code))
        return now, plays


def lay(database: Path, people: Iterable[str], scenes: dict[str, Scene]) -> None:
    """A table for each scene, under its name."""
    names = list(people)

    async def write() -> None:
        store = Store(database)
        for person in names:
            await store.add_person(person, sha256(person.encode()).hexdigest(), person.title())
        for name, scene in scenes.items():
            await store.append(_events(name, names, scene))
        store.close()

    asyncio.run(write())


@contextmanager
def opened(database: Path, lay: Callable[[Path], None], **settings: str) -> Iterator[Server]:
    """A server whose tables were laid by `lay`."""
    with ThreadPoolExecutor(1) as elsewhere:  # this thread has the event loop of Playwright
        elsewhere.submit(lay, database).result()
    with serving(database, 0, SIGNORIA_PACE="0", **settings) as running:
        yield running


def _events(name: str, people: list[str], scene: Scene) -> list[Event]:
    state = scene.state
    body = {
        "game": state.game.id,
        "options": dict(state.options),
        "seats": [{"holder": "open"}] * state.seats,
        "host": people[0],
        "private": True,
        "secret": scene.secret,
        "position": state.dump(),
    }
    done: list[tuple[str, dict[str, Any]]] = [("created", body)]
    done += [
        ("sat", {"seat": seat, "person": who, "name": who.title()})
        for seat, who in enumerate(people[: state.seats])
    ]
    done.append(("started", {"created": "2026-01-01T00:00:00Z"}))
    done += [("played", {"seat": seat, "codes": [code]}) for seat, code in scene.played()[1]]
    return [Event(name, n, kind, about, None, 1.0) for n, (kind, about) in enumerate(done)]


def seated(
    visitors: Visitors, person: str, scene: str, language: str = "en", **how: Any
) -> Visitor:
    """This person at the table of that scene."""
    visitor = visitors.come(language, **how)
    cookie = {"name": "signoria", "value": person, "url": visitors.address}
    visitor.page.context.add_cookies([cookie])  # type: ignore[list-item]
    visitor.page.goto(f"/tables/{scene}")
    visitor.until(lambda: bool(visitor.state))
    visitor.page.wait_for_selector("[data-asked], .prompt, .bottom")
    return visitor
