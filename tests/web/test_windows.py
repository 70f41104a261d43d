"""Moments to react over real sockets: who is silent passes, and nobody can tell what he held."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

import signoria
from tests.web import twins
from tests.web.server import serving
from tests.web.test_twins import World, answer, evening, same

GAME = signoria.game("princes")


def test_who_is_silent_passes_and_it_tells_nothing(tmp_path: Path) -> None:
    """Bruno could veto in one world and not in the other; he and Dino look on and say nothing."""

    async def play(one: World, two: World) -> None:
        await answer(one, two, "anna", ["pass", "pass"])
        for world in (one, two):
            anna = world.viewers["anna"]
            assert anna.hello["reaction"] == 3
            while anna.state["prompt"] is None:
                await anna.next()
            assert anna.state["prompt"]["kind"] == "bid"  # the war takes place
            await world.settled()
        same(one, two)

    asyncio.run(evening(tmp_path, twins.princes_at_war(4, 0), play, SIGNORIA_REACTION="3"))


def test_nobody_is_hurried_who_keeps_nobody_waiting(tmp_path: Path) -> None:
    """Against bots alone one thinks about a veto as long as one likes."""
    how = {"SIGNORIA_PACE": "0", "SIGNORIA_WINDOW": "0", "SIGNORIA_REACTION": "0.2"}
    with serving(tmp_path / "tables.db", 0, **how) as server:
        guest = server.guest("Anna")
        table = guest.table("me", "bot:random", "bot:random", game="princes")

        async def alone() -> int:
            async with guest.socket(table) as anna:
                await anna.until("state")
                waited = 0
                while waited < 3 and not anna.state["over"]:
                    if anna.state["asked"] is None:
                        await anna.next()
                        continue
                    asked, kind = anna.state["asked"], anna.state["prompt"]["kind"]
                    if kind in ("veto", "bribe", "reroll", "league"):
                        await asyncio.sleep(0.6)
                        await anna.quiet(0.05)
                        assert anna.state["asked"] == asked
                        waited += 1
                    of = {a["family"]: a["code"] for a in reversed(anna.state["actions"])}
                    wanted = next((f for f in ("treachery", "war", "pass") if f in of), "")
                    await anna.act(of.get(wanted, min(of.values())))
                    while anna.state["asked"] == asked:
                        await anna.next()
                return waited

        assert asyncio.run(asyncio.wait_for(alone(), 60)) == 3


@pytest.mark.parametrize("quick", [True, False])
def test_quick_windows_are_agreed_on_when_a_table_is_opened(tmp_path: Path, quick: bool) -> None:
    with serving(tmp_path / "tables.db") as server:
        guest = server.guest("Anna")
        more = {"quick": True} if quick else {}
        table = guest.table("me", "open", "open", game="princes", **more)

        async def look() -> Any:
            async with server.guest("Bruno").socket(table) as bruno:
                return (await bruno.until("hello"))["quick"]

        assert asyncio.run(look()) is quick
