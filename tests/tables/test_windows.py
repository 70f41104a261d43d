"""Moments to react: who does not answer passes, what a table agreed to skip is skipped; and gifts that nobody wants."""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

import signoria
from signoria.core.errors import IllegalAction
from signoria.tables import Service, TableError, commands, messages
from signoria.tables.table import Table
from tests.games.il_principe import positions as il_principe
from tests.games.princes.positions import board, position
from tests.tables.house import PEOPLE, act, command, house, play, run, still

GAME = signoria.game("princes")
HANDS = [["freeze_bid"], ["bribe_troops"], ["veto"]]  # only Carla can veto a war
HELD = ["GGGG", "GWRB", "GWRB"]  # in Il Principe
ids = itertools.count()
WAR = "war milan against rome"


async def seated(service: Service, quick: bool = False, **about: Any) -> Table:
    """Anna, Bruno and Carla; it is Anna's turn."""
    boards = about.pop("boards", [board(hand=hand, troops=["pike"]) for hand in HANDS])
    start = position(*boards, seats=3, **about).dump()
    table = await service.create(
        "anna", "Anna", "princes", ["me", "open", "open"], position=start, quick=quick
    )
    for seat, person in ((1, "bruno"), (2, "carla")):
        await command(service, table, commands.sit, person=person, name=person.title(), seat=seat)
    await command(service, table, commands.start, person="anna")
    return table


async def says(service: Service, table: Table, person: str, notation: str) -> None:
    await act(service, table, person, GAME.parse(notation))
    await still(service, table)


def asked(table: Table) -> list[tuple[str, str]]:
    """Who is asked what."""
    prompts = [(seat, table.state.prompt(seat)) for seat in table.state.to_act]
    return [(PEOPLE[seat], prompt.kind) for seat, prompt in prompts if prompt is not None]


@contextmanager
def here(service: Service, table: Table, *people: str) -> Iterator[None]:
    """They look at the table."""
    stops = [service.watch(table.id, person, lambda: None) for person in people]
    yield
    for stop in stops:
        stop()


# ---------------------------------------------------------------- a clock that passes


@pytest.mark.parametrize(
    ("present", "left"),
    [
        ((), ["anna", "bruno", "carla"]),  # nobody waits for anybody
        (("bruno",), ["bruno"]),  # nor for the only one who is here
        (("anna", "bruno"), []),
    ],
)
def test_who_does_not_react_passes_if_somebody_else_waits(
    tmp_path: Path, present: tuple[str, ...], left: list[str]
) -> None:
    async def evening(service: Service) -> None:
        table = await seated(service)
        await says(service, table, "anna", WAR)
        everybody = [(person, "veto") for person in PEOPLE]
        assert asked(table) == everybody
        with here(service, table, *present):
            await service.close_windows(60)
            assert asked(table) == everybody  # there is time yet
            await service.close_windows(0)
        if left:
            assert asked(table) == [(person, "veto") for person in left]
        else:
            assert asked(table) == [("anna", "bid")]  # the war takes place

    run(tmp_path / "tables.db", evening)


def test_whoever_answered_in_time_has_answered(tmp_path: Path) -> None:
    async def evening(service: Service) -> None:
        table = await seated(service)
        await says(service, table, "anna", WAR)
        await says(service, table, "carla", "veto by tile")
        with here(service, table, "anna", "carla"):
            await service.close_windows(0)
        told = [one["event"] for one in messages.told(table, None, 0, None)]
        assert "war_vetoed" in told
        assert asked(table) == [("anna", "after")]

    run(tmp_path / "tables.db", evening)


def test_a_pass_by_the_clock_is_a_pass_like_any_other(tmp_path: Path) -> None:
    """In what everybody is shown and told, and in the record."""
    shown = []
    for clock in (True, False):

        async def evening(service: Service, clock: bool = clock) -> None:
            table = await seated(service)
            await says(service, table, "anna", WAR)
            if clock:
                with here(service, table, "anna", "bruno"):
                    await service.close_windows(0)
            else:
                for person in PEOPLE:
                    await says(service, table, person, "pass")
            assert table.recorder is not None
            lines = [json.loads(line) for line in table.recorder.lines[1:]]
            plays = [(line["seat"], line["asked"], line["action"]) for line in lines]
            audiences = (None, 0, 1, 2)
            told = [messages.told(table, seat, 0, "fr") for seat in audiences]
            shown.append([plays, told, [messages.state(table, seat, "fr") for seat in audiences]])

        run(tmp_path / f"{clock}.db", evening)
    assert shown[0] == shown[1]


def test_no_clock_runs_during_a_pause_and_it_begins_anew_afterwards(tmp_path: Path) -> None:
    async def evening(service: Service) -> None:
        table = await seated(service)
        await says(service, table, "anna", WAR)
        live = service.get(table.id)
        began = live.owed[2].since
        with here(service, table, *PEOPLE):
            await command(service, table, commands.pause, person="anna", paused=True)
            await service.close_windows(0)
            assert len(asked(table)) == 3
            await command(service, table, commands.pause, person="anna", paused=False)
            assert live.owed[2].since > began

    run(tmp_path / "tables.db", evening)


def test_a_turn_and_a_bid_have_all_the_time_in_the_world(tmp_path: Path) -> None:
    async def evening(service: Service) -> None:
        table = await seated(service)
        with here(service, table, *PEOPLE):
            await service.close_windows(0)
            assert asked(table) == [("anna", "turn")]
            await says(service, table, "anna", "auction pope")
            await service.close_windows(0)
            assert asked(table) == [("anna", "bid")]

    run(tmp_path / "tables.db", evening)


# ---------------------------------------------------------------- quick windows


@pytest.mark.parametrize("quick", [True, False])
def test_a_table_may_agree_to_skip_questions_without_a_choice(tmp_path: Path, quick: bool) -> None:
    async def evening(service: Service) -> None:
        table = await seated(service, quick)
        assert messages.hello(table, None, "", [True] * 3)["quick"] is quick  # openly
        await says(service, table, "anna", WAR)
        waiting = [("carla", "veto")] if quick else [(person, "veto") for person in PEOPLE]
        assert asked(table) == waiting
        for person, _ in waiting:
            await says(service, table, person, "pass")
        await says(service, table, "anna", "amount 0")
        for _ in range(2):
            await says(service, table, asked(table)[0][0], "pass")
        while asked(table)[0][1] == "bid":
            await says(service, table, asked(table)[0][0], "pass")
        if not quick:
            assert asked(table) == [("anna", "bribe")]  # though she holds nothing to bribe with
            await says(service, table, "anna", "pass")
            assert asked(table) == [("anna", "after")]
            await says(service, table, "anna", "pass")
        assert asked(table) == [("bruno", "turn")]
        async with house(tmp_path / "tables.db") as other:
            assert other.get(table.id).table.quick is quick

    run(tmp_path / "tables.db", evening)


def test_who_could_still_bargain_is_asked(tmp_path: Path) -> None:
    """Carla has no gold for the tile; somebody might lend her some."""

    async def evening(service: Service) -> None:
        boards = [board(), board(), board(gold=0)]
        table = await seated(service, True, boards=boards, options={"negotiation": "on"})
        await says(service, table, "anna", "auction ven_doge")
        await says(service, table, "anna", "amount 14")
        await says(service, table, "bruno", "pass")
        assert asked(table) == [("carla", "bid")]
        assert table.state.decisions(2) == [GAME.parse("pass")]

    run(tmp_path / "tables.db", evening)


def test_what_was_skipped_can_be_taken_back(tmp_path: Path) -> None:
    """And is asked then. Anna holds green cards only, which the others do not know."""
    principe = signoria.game("il_principe")
    start = il_principe.offering(boards=[il_principe.board(hand=hand) for hand in HELD], seats=3)

    async def evening(service: Service) -> None:
        table = await service.create(
            "anna",
            "Anna",
            "il_principe",
            ["me", "open", "open"],
            position=start.dump(),
            quick=True,
        )
        for seat, person in ((1, "bruno"), (2, "carla")):
            about = {"person": person, "name": person.title(), "seat": seat}
            await command(service, table, commands.sit, **about)
        await command(service, table, commands.start, person="anna")
        await still(service, table)
        assert 0 not in table.state.to_act
        await command(service, table, commands.undo, person="anna")
        await still(service, table)
        assert table.state.decisions(0) == [principe.parse("colour green")]
        await act(service, table, "anna", principe.parse("colour green"))
        assert 0 not in table.state.to_act

    run(tmp_path / "tables.db", evening)


def test_another_game_keeps_quick_windows(tmp_path: Path) -> None:
    async def evening(service: Service) -> None:
        table = await service.create(
            "anna", "Anna", "masters", ["me", "bot:random"], quick=True, start=True
        )
        await play(service, table, {0: "anna"}, Random(1))
        again = await service.rematch(table.id, "anna")
        assert service.get(again).table.quick

    run(tmp_path / "tables.db", evening)


# ---------------------------------------------------------------- no gifts


def offer(gold: int, influence_asked: int) -> list[int]:
    said = [f"amount {amount}" for amount in (gold, 0, 0, influence_asked)]
    return [GAME.parse(one) for one in ("offer to seat 2", *said, "send public for this turn")]


async def gives(service: Service, table: Table, gold: int, influence_asked: int = 0) -> None:
    await service.act(table.id, f"gift{next(ids)}", "anna", None, offer(gold, influence_asked))


def gold_of(table: Table, seat: int) -> int:
    boards: Any = table.state.view(None)["boards"]
    return int(boards[seat]["gold"])


@pytest.mark.rule("POR-NEG-04")
def test_who_takes_no_gifts_is_given_none(tmp_path: Path) -> None:
    async def evening(service: Service) -> None:
        table = await seated(service, options={"negotiation": "on"})
        await gives(service, table, 2)
        assert gold_of(table, 1) == 42
        await service.order(table.id, "no", "bruno", "gift", "never", None, "game")
        with pytest.raises(TableError, match="Bruno takes no gifts"):
            await gives(service, table, 2)
        assert gold_of(table, 1) == 42
        await gives(service, table, 2, influence_asked=1)  # an offer is no gift
        async with house(tmp_path / "tables.db") as other:
            with pytest.raises(TableError, match="Bruno takes no gifts"):
                await gives(other, other.get(table.id).table, 3)
        await service.order(table.id, "yes", "bruno", "gift", "ask", None, "game")
        await gives(service, table, 2)
        assert gold_of(table, 1) == 44

    run(tmp_path / "tables.db", evening)


def test_it_ends_with_its_span_and_nobody_else_is_told(tmp_path: Path) -> None:
    async def evening(service: Service) -> None:
        table = await seated(service, options={"negotiation": "on"})
        before = [messages.state(table, seat, "fr") for seat in (None, 0, 2)]
        await service.order(table.id, "no", "bruno", "gift", "never", None, "turn")
        assert [messages.state(table, seat, "fr") for seat in (None, 0, 2)] == before
        await says(service, table, "anna", "pass")
        await says(service, table, "anna", "pass")
        await gives(service, table, 2)
        assert gold_of(table, 1) == 42

    run(tmp_path / "tables.db", evening)


def test_a_table_without_bargaining_knows_no_gifts_at_all(tmp_path: Path) -> None:
    async def evening(service: Service) -> None:
        table = await seated(service)
        with pytest.raises(IllegalAction, match="without offers and gifts"):
            await gives(service, table, 2)

    run(tmp_path / "tables.db", evening)
