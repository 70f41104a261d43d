"""What is sent to people: no notes that only bots keep."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from signoria.tables import Service, commands, messages
from signoria.tables.table import OVER
from tests.tables.house import command, play, run

SEATS = ["me", "open", "bot:greedy"]


@pytest.mark.rule("ILP-INC-04", "ILP-HID-02")
def test_nobody_is_sent_the_coins_of_another(tmp_path: Path) -> None:
    """The facts of a view tell a bot what a careful player has reckoned; a browser would show it to anybody."""

    def coins(view: dict[str, Any]) -> list[bool]:
        return ["coins" in board for board in view["boards"]]

    async def evening(service: Service) -> None:
        table = await service.create("anna", "Anna", "il_principe", SEATS)
        await command(service, table, commands.sit, person="bruno", name="Bruno", seat=1)
        await command(service, table, commands.start, person="anna")
        await play(service, table, {0: "anna", 1: "bruno"}, Random(1), plays=30)
        for seat in (None, 0, 1):
            view = messages.state(table, seat, None)["view"]
            assert "facts" not in view
            assert coins(view) == [number == seat for number in range(3)]
            program = messages.state(table, seat, None, facts=True)["view"]
            assert ("facts" in program) == (seat is not None)
            assert {name: program[name] for name in view} == view
        await play(service, table, {0: "anna", 1: "bruno"}, Random(2))
        assert table.status == OVER
        assert "facts" not in messages.state(table, 0, None, facts=True)["view"]
        over = messages.state(table, None, None)["view"]
        assert "facts" not in over
        assert coins(over) == [True] * 3  # the totals are revealed at the end
        assert all("hand" in board for board in over["boards"])

    run(tmp_path / "tables.db", evening)
