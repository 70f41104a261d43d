"""Bargaining at a table of Princes: a phrase is said whole, heard by those it concerns, and hinders nobody's undo."""

from __future__ import annotations

import asyncio
import contextlib
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

import signoria
from signoria.core.errors import IllegalAction
from signoria.record import read, verify
from signoria.record.replaying import follow
from signoria.tables import NotAllowed, Service, TableError, commands, messages
from signoria.tables.table import OVER, Table
from signoria.web.replay import position_at
from signoria.web.replay import told as replayed
from tests.tables.house import PEOPLE, command, everything, house, run, still

GAME = signoria.game("princes")


def codes(*notation: str) -> list[int]:
    return [GAME.parse(one) for one in notation]


def offer(
    to: int, gives: tuple[int, int], asks: tuple[int, int], how: str = "public for this turn"
) -> list[int]:
    """Gold and influence given and asked."""
    said = [f"amount {amount}" for amount in (*gives, *asks)]
    return codes(f"offer to seat {to + 1}", *said, f"send {how}")


async def princes(service: Service, holders: tuple[str, ...] = PEOPLE) -> Table:
    """Anna, Bruno and Carla at the first turn; whoever is no person of ours is a bot."""
    wanted = ["me", *("open" if name in PEOPLE else name for name in holders[1:])]
    table = await service.create(
        holders[0], holders[0].title(), "princes", wanted, {"negotiation": "on"}
    )
    for seat, person in enumerate(holders[1:], 1):
        if person in PEOPLE:
            await command(
                service, table, commands.sit, person=person, name=person.title(), seat=seat
            )
    await command(service, table, commands.start, person=holders[0])
    while asked(table) == "family":
        (seat,) = table.state.to_act
        if table.seats[seat].bot:
            await asyncio.sleep(0.001)
        else:
            await act(service, table, holders[seat], [table.state.decisions(seat)[0]])
    return table


def asked(table: Table) -> str:
    prompt = table.state.prompt(table.state.to_act[0])
    assert prompt is not None
    return prompt.kind


async def act(
    service: Service, table: Table, person: str, said: list[int], note: str = "", asked: Any = ...
) -> None:
    seat = table.seat_of(person)
    assert seat is not None
    owed = table.asked(seat) if asked is ... else asked
    name = f"{person}{table.seq}{len(said)}"
    await service.act(table.id, name, person, owed, said, note)


def funds(table: Table, seat: int) -> tuple[int, int]:
    board: Any = table.state.view(None)["boards"]
    return board[seat]["gold"], board[seat]["influence"]


def open_offers(table: Table, seat: int | None) -> int:
    listed: Any = table.state.view(seat)["offers"]
    return len(listed)


def told(table: Table, seat: int | None) -> list[str]:
    return [str(one["event"]) for one in messages.told(table, seat, 0, None)]


def test_an_offer_is_made_and_accepted_whoever_is_to_move(tmp_path: Path) -> None:
    async def evening(service: Service) -> None:
        table = await princes(service)
        active = table.state.to_act[0]
        seller, buyer = (active + 1) % 3, (active + 2) % 3
        owed = table.asked(active)
        await act(service, table, PEOPLE[seller], offer(buyer, (3, 0), (0, 2)), asked=None)
        assert open_offers(table, None) == 1
        assert table.asked(active) == owed  # his choice is not stale
        before = funds(table, seller), funds(table, buyer)
        accept = codes(f"accept seat {seller + 1} offer 1")
        await act(service, table, PEOPLE[buyer], accept, asked=None)
        assert funds(table, seller) == (before[0][0] - 3, before[0][1] + 2)
        assert funds(table, buyer) == (before[1][0] + 3, before[1][1] - 2)
        assert table.asked(active) == owed

    run(tmp_path / "tables.db", evening)


@pytest.mark.parametrize("cut", [1, 3, 5])
def test_a_phrase_that_is_not_complete_is_refused_whole(tmp_path: Path, cut: int) -> None:
    async def evening(service: Service) -> None:
        table = await princes(service)
        before = everything(table)
        for seat, person in enumerate(PEOPLE):
            said = offer((seat + 1) % 3, (1, 0), (0, 1))[:cut]
            with pytest.raises(TableError, match="Only the last"):
                await act(service, table, person, said, asked=None)
        assert everything(table) == before

    run(tmp_path / "tables.db", evening)


def test_what_is_illegal_on_the_way_leaves_nothing_behind(tmp_path: Path) -> None:
    async def evening(service: Service) -> None:
        table = await princes(service)
        before = everything(table)
        too_much = offer(1, (150, 0), (0, 1))
        with pytest.raises(IllegalAction):
            await act(service, table, "anna", too_much, asked=None)
        with pytest.raises(IllegalAction):
            await act(service, table, "anna", codes("send public for this turn"), asked=None)
        active = table.state.to_act[0]
        hidden = [*offer((active + 1) % 3, (1, 0), (0, 1)), *codes("pass")]  # behind a command
        with pytest.raises(TableError, match="Only the last"):
            await act(service, table, PEOPLE[active], hidden, asked=None)
        with pytest.raises(TableError):
            await act(service, table, "anna", offer(1, (1, 0), (0, 1)) * 3, asked=None)  # too long
        assert everything(table) == before

    run(tmp_path / "tables.db", evening)


@pytest.mark.rule("POR-NEG-07")
def test_a_private_offer_and_its_note_reach_the_two_alone(tmp_path: Path) -> None:
    async def evening(service: Service) -> None:
        table = await princes(service)
        third = [messages.state(table, seat, "fr") for seat in (2, None)]
        heard = [messages.told(table, seat, 0, "fr") for seat in (2, None)]
        known = (table.plays, table.changed)
        secret = offer(1, (2, 0), (0, 1), "private for this turn")
        await act(service, table, "anna", secret, "if you spare Venice", asked=None)
        assert [messages.state(table, seat, "fr") for seat in (2, None)] == third
        assert [messages.told(table, seat, 0, "fr") for seat in (2, None)] == heard
        assert (table.plays, table.changed) == known
        for seat in (0, 1):
            (line,) = table.audience(seat).said
            assert (line["n"], line["text"]) == (1, "if you spare Venice")
            about: Any = line["about"]
            assert (about["event"], about["seat"], about["other"]) == ("offered", 0, 1)
        assert table.audience(2).said == table.spectators.said == []
        await command(service, table, commands.chat, person="carla", name="", text="What?")
        assert [line["n"] for line in table.audience(2).said] == [1]
        assert [line["n"] for line in table.audience(0).said] == [1, 2]
        await act(service, table, "bruno", codes("accept seat 1 offer 1"), asked=None)
        assert told(table, 2)[-1] == "traded"  # what changed hands is public
        async with house(tmp_path / "tables.db") as other:
            assert everything(other.get(table.id).table) == everything(table)

    run(tmp_path / "tables.db", evening)


@pytest.mark.rule("POR-NEG-10")
def test_private_words_are_heard_by_two_and_come_back_after_a_restart(tmp_path: Path) -> None:
    async def evening(service: Service) -> None:
        table = await princes(service)
        third = [messages.state(table, seat, "fr") for seat in (2, None)]
        about = {"person": "anna", "name": "", "text": "Spare Venice and I pay."}
        await command(service, table, commands.chat, **about, to=1)
        for seat in (0, 1):
            (line,) = table.audience(seat).said
            assert (line["text"], line["private"]) == ("Spare Venice and I pay.", True)
        assert table.audience(2).said == table.spectators.said == []
        assert [messages.state(table, seat, "fr") for seat in (2, None)] == third
        for wrong in (0, 3, -1):  # to oneself, to nobody
            with pytest.raises(TableError):
                await command(service, table, commands.chat, **about, to=wrong)
        with pytest.raises(TableError):  # a spectator whispers to nobody
            await command(service, table, commands.chat, **{**about, "person": "dora"}, to=1)
        async with house(tmp_path / "tables.db") as other:
            assert everything(other.get(table.id).table) == everything(table)

    run(tmp_path / "tables.db", evening)


def test_a_note_goes_with_a_command_only(tmp_path: Path) -> None:
    async def evening(service: Service) -> None:
        table = await princes(service)
        active = PEOPLE[table.state.to_act[0]]
        with pytest.raises(TableError):
            await act(service, table, active, codes("pass"), "and a word")
        await act(service, table, "anna", offer(1, (1, 0), (0, 1)), "for all to hear", asked=None)
        assert [line["text"] for line in table.spectators.said] == ["for all to hear"]

    run(tmp_path / "tables.db", evening)


def test_whoever_does_not_sit_here_makes_no_offers(tmp_path: Path) -> None:
    async def evening(service: Service) -> None:
        table = await princes(service)
        with pytest.raises(NotAllowed):
            await service.act(table.id, "x", "zoe", None, offer(1, (1, 0), (0, 1)))

    run(tmp_path / "tables.db", evening)


def test_decline_and_withdraw(tmp_path: Path) -> None:
    async def evening(service: Service) -> None:
        table = await princes(service)
        await act(service, table, "anna", offer(1, (1, 0), (0, 1)), asked=None)
        await act(service, table, "anna", offer(1, (2, 0), (0, 2)), asked=None)
        await act(service, table, "bruno", codes("decline seat 1 offer 1"), asked=None)
        await act(service, table, "anna", codes("withdraw seat 2 offer 2"), asked=None)
        assert open_offers(table, None) == 0
        with pytest.raises(IllegalAction):
            await act(service, table, "bruno", codes("accept seat 1 offer 2"), asked=None)

    run(tmp_path / "tables.db", evening)


def test_offers_hinder_nobodys_undo_and_stay(tmp_path: Path) -> None:
    """Or a private offer would show by an undo that is gone."""

    async def evening(service: Service) -> None:
        table = await princes(service)
        random = Random(2)
        active = -1
        while active < 0 or not table.undoable(active):  # mostly nothing is left to be taken back
            if table.state.over:
                table = await princes(service)
            active = random.choice(table.state.to_act)
            code = random.choice(table.state.decisions(active))
            await act(service, table, PEOPLE[active], [code])
        others = [seat for seat in range(3) if seat != active]
        can = messages.state(table, active, None)["can"]
        assert can["undo"]
        secret = offer(others[1], (0, 0), (1, 0), "private for this turn")
        await act(service, table, PEOPLE[others[0]], secret, asked=None)
        assert messages.state(table, active, None)["can"] == can
        heard = len(told(table, active))
        await command(service, table, commands.undo, person=PEOPLE[active])
        assert told(table, active)[heard:] == ["table-undone"]
        assert told(table, others[1])[-2:] == ["table-undone", "offered"]
        assert open_offers(table, others[1]) == 1
        withdraw = codes(f"withdraw seat {others[1] + 1} offer 1")
        await act(service, table, PEOPLE[others[0]], withdraw, asked=None)
        assert not messages.state(table, others[0], None)["can"]["undo"]  # withdrawn, not undone
        assert table.recorder is not None
        follow(read(table.recorder.text().encode()))
        async with house(tmp_path / "tables.db") as other:
            assert everything(other.get(table.id).table) == everything(table)

    run(tmp_path / "tables.db", evening)


def test_a_bot_takes_what_is_good_for_it_and_declines_the_rest(tmp_path: Path) -> None:
    async def evening(service: Service) -> None:
        table = await princes(service, ("anna", "bot:greedy", "bot:greedy"))
        await command(service, table, commands.pause, person="anna", paused=True)
        await command(service, table, commands.pause, person="anna", paused=False)
        while table.state.to_act != (0,) or asked(table) != "turn":
            await asyncio.sleep(0.001)
            if table.state.to_act == (0,) and asked(table) != "turn":
                await act(service, table, "anna", [table.state.decisions(0)[0]])
        gold, influence = funds(table, 0)
        generous = offer(1, (min(gold, 9), 0), (0, 1), "private for this decade")
        await act(service, table, "anna", generous, asked=None)
        await still(service, table)
        assert funds(table, 0) == (gold - min(gold, 9), influence + 1)
        mean = offer(1, (0, 1), (9, 0), "private for this decade")
        await act(service, table, "anna", mean, asked=None)
        await still(service, table)
        assert told(table, 0)[-1] == "declined"
        assert funds(table, 0) == (gold - min(gold, 9), influence + 1)

    run(tmp_path / "tables.db", evening)


def test_a_whole_game_with_bargaining_is_recorded_and_proves_itself(tmp_path: Path) -> None:
    async def evening(service: Service) -> None:
        table = await princes(service)
        random = Random(5)
        while table.status != OVER:
            seat = random.randrange(3)
            wanted = table.state.commands(seat)
            names = {c: GAME.actions.family_of[c].name for c in wanted}
            if random.random() < 0.15 and any(n == "offer" for n in names.values()):
                to = random.choice([c for c in wanted if names[c] == "offer"])
                gold, influence = funds(table, seat)
                gives = (random.randint(0, gold), random.randint(0, influence))
                how = random.choice(["public for this turn", "private for this decade"])
                said = offer(GAME.actions.parameters[to][0], gives, (1, 0), how)
                with contextlib.suppress(IllegalAction):  # more than he may promise now
                    await act(service, table, PEOPLE[seat], said, asked=None)
            elif random.random() < 0.15 and (
                answers := [
                    c for c in wanted if names[c] in ("accept", "decline", "withdraw", "bank")
                ]
            ):
                await act(service, table, PEOPLE[seat], [random.choice(answers)], asked=None)
            else:
                seat = random.choice(table.state.to_act)
                code = random.choice(table.state.decisions(seat))
                await act(service, table, PEOPLE[seat], [code])
                if table.undoable(seat) and random.random() < 0.3:
                    await command(service, table, commands.undo, person=PEOPLE[seat])
        (tmp_path / "game.jsonl").write_text(service.record(table.id))
        assert verify(tmp_path / "game.jsonl").kind == "finished"
        text = service.record(table.id)
        steps = follow(read(text.encode())).steps
        half = next(n for n, step in enumerate(steps, 1) if step.begun)
        assert not GAME.load(
            position_at(text, half)[1]
        ).speaking  # nobody goes on from half an offer
        watched = json.loads(replayed(text, "watch", "en"))["frames"]
        assert watched[half]["action"] is None
        assert json.loads(replayed(text, "all", "en"))["frames"][half]["action"].startswith("offer")
        async with house(tmp_path / "tables.db") as other:
            assert everything(other.get(table.id).table) == everything(table)

    run(tmp_path / "tables.db", evening)
