"""Whole games at a table, by people and bots."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

import signoria
from signoria import words
from signoria.core.errors import IllegalAction
from signoria.record import read, verify
from signoria.record.replaying import follow
from signoria.tables import NotAllowed, Service, TableError, commands, messages, playing
from signoria.tables.table import CLOSED, OVER, PLAYING
from tests.tables.house import act, command, everything, house, pair, play, run

GAMES = signoria.game_ids(preparing=True)


@pytest.fixture(autouse=True)
def _strict_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(words.STRICT, "on", True)


@pytest.mark.parametrize("game", GAMES)
def test_people_and_bots_finish_a_game_whose_record_proves_itself(
    tmp_path: Path, game: str
) -> None:
    async def evening(service: Service) -> None:
        table = await service.create(
            "anna", "Anna", game, ["me", "open", "bot:greedy", "bot:random"]
        )
        await command(service, table, commands.sit, person="bruno", name="Bruno", seat=1)
        await command(service, table, commands.give_nonce, person="bruno", nonce="a coin toss")
        promised = table.commitment
        await command(service, table, commands.start, person="anna", nonce="my own")
        await play(service, table, {0: "anna", 1: "bruno"}, Random(4))
        (tmp_path / "game.jsonl").write_text(service.record(table.id))
        verdict = verify(tmp_path / "game.jsonl")
        assert verdict.kind == "finished"
        proof = read(service.record(table.id).encode()).header.fair
        assert proof is not None
        assert (proof.commitment, proof.nonces) == (promised, ["my own", "a coin toss", "", ""])
        assert everything(table)["faces"][0]["sheet"]

    run(tmp_path / "tables.db", evening)


@pytest.mark.parametrize(
    "seats", [["me"], ["me", "bot:greedy"], ["me", "bot:random", "bot:random"]]
)
def test_alone_or_against_bots(tmp_path: Path, seats: list[str]) -> None:
    async def evening(service: Service) -> None:
        table = await service.create("anna", "Anna", "masters", seats, start=True)
        await play(service, table, {0: "anna"}, Random(1))
        assert table.status == OVER
        assert (
            follow(read(service.record(table.id).encode())).state.digest() == table.state.digest()
        )

    run(tmp_path / "tables.db", evening)


def test_bots_alone_play_to_the_end(tmp_path: Path) -> None:
    async def evening(service: Service) -> None:
        table = await service.create("anna", "Anna", "masters", ["bot:greedy"] * 2, start=True)
        await play(service, table, {}, Random(1))
        assert table.status == OVER

    run(tmp_path / "tables.db", evening)


@pytest.mark.parametrize(
    ("game", "plays"),
    [
        *(("masters", plays) for plays in (0, 1, 3, 9, 24)),
        ("il_principe", 20),
        ("princes", 30),
        ("renaissance", 60),
    ],
)
def test_after_a_restart_everything_is_exactly_where_it_was(
    tmp_path: Path, game: str, plays: int
) -> None:
    path = tmp_path / "tables.db"
    before: list[dict[str, object]] = []
    ids: list[str] = []

    async def first(service: Service) -> None:
        table = await pair(service, game)
        await play(service, table, {0: "anna", 1: "bruno"}, Random(plays), plays)
        seat = next((s for s in (0, 1) if table.undoable(s)), None)
        if seat is not None:
            await command(service, table, commands.undo, person=["anna", "bruno"][seat])
        await command(service, table, commands.chat, person="anna", name="", text="Good night")
        await command(service, table, commands.pause, person="anna", paused=True)
        before.append(everything(table))
        ids.append(table.id)

    async def second(service: Service) -> None:
        table = service.get(ids[0]).table
        assert everything(table) == before[0]
        await command(service, table, commands.pause, person="anna", paused=False)
        await play(service, table, {0: "anna", 1: "bruno"}, Random(plays))
        assert table.status == OVER

    run(path, first)
    run(path, second)


# ---------------------------------------------------------------- undo


def test_undo_goes_back_to_the_barrier_and_redo_plays_again(tmp_path: Path) -> None:
    async def evening(service: Service) -> None:
        table = await service.create("anna", "Anna", "masters", ["me"], start=True)
        start, asked = table.state.digest(), table.asked(0)
        code = table.state.decisions(0)[0]
        await act(service, table, "anna", code)
        after = table.state.digest()
        seen = {asked, table.asked(0)}
        await command(service, table, commands.undo, person="anna")
        assert table.state.digest() == start
        assert table.asked(0) not in seen
        seen.add(table.asked(0))
        await command(service, table, commands.redo, person="anna")
        assert table.state.digest() == after
        assert table.asked(0) not in seen
        with pytest.raises(TableError):
            await command(service, table, commands.redo, person="anna")

    run(tmp_path / "tables.db", evening)


def test_asked_never_repeats_whatever_is_undone(tmp_path: Path) -> None:
    async def evening(service: Service) -> None:
        table = await pair(service)
        random = Random(8)
        used: set[tuple[int, int]] = set()
        for _ in range(150):
            seat = random.choice(table.state.to_act)
            asked = table.asked(seat)
            assert asked is not None
            assert (seat, asked) not in used
            used.add((seat, asked))
            await act(
                service, table, ["anna", "bruno"][seat], random.choice(table.state.decisions(seat))
            )
            for who, name in enumerate(["anna", "bruno"]):
                if table.undoable(who) and random.random() < 0.4:
                    if (owed := table.asked(who)) is not None:
                        used.add((who, owed))
                    await command(service, table, commands.undo, person=name)
            if table.status == OVER:
                return

    run(tmp_path / "tables.db", evening)


def test_a_sealed_answer_can_be_taken_back_while_another_seat_still_owes_one(
    tmp_path: Path,
) -> None:
    async def evening(service: Service) -> None:
        table = await pair(service)
        start = table.state.digest()
        for _ in range(2):
            await act(service, table, "anna", table.state.decisions(0)[0])
        assert list(table.state.to_act) == [1]
        await act(service, table, "bruno", table.state.decisions(1)[0])
        asked = table.asked(1)
        for _ in range(2):
            await command(service, table, commands.undo, person="anna")
        assert list(table.state.to_act) == [0, 1]
        assert table.asked(1) == asked  # his question is the same one
        gone = [told for told in table.audience(1).told(0) if told["event"] == "table-undone"]
        assert [told["gone"] for told in gone] == [[1]]  # he heard that she kept two, no more
        await command(service, table, commands.undo, person="bruno")
        assert table.state.digest() == start
        assert [told["event"] for told in table.audience(1).told(2)] == ["table-undone"]
        await play(service, table, {0: "anna", 1: "bruno"}, Random(2))
        assert (
            follow(read(service.record(table.id).encode())).state.digest() == table.state.digest()
        )

    run(tmp_path / "tables.db", evening)


def test_nothing_comes_back_once_something_was_drawn_or_handed_over(tmp_path: Path) -> None:
    async def evening(service: Service) -> None:
        table = await pair(service)
        for name, seat in (("anna", 0), ("bruno", 1)):
            for _ in range(2):
                await act(service, table, name, table.state.decisions(seat)[0])
        for name in ("anna", "bruno"):
            with pytest.raises(TableError):
                await command(service, table, commands.undo, person=name)

    run(tmp_path / "tables.db", evening)


# ---------------------------------------------------------------- what is refused


def test_a_command_sent_twice_is_done_once(tmp_path: Path) -> None:
    async def evening(service: Service) -> None:
        table = await service.create("anna", "Anna", "masters", ["me"], start=True)
        about = {"person": "anna", "asked": table.asked(0), "codes": [table.state.decisions(0)[0]]}
        await service.do(table.id, "same", playing.act, **about)
        after = (table.seq, table.state.digest())
        await service.do(table.id, "same", playing.act, **about)
        assert (table.seq, table.state.digest()) == after
        bad = {**about, "asked": 77}
        for _ in range(2):
            with pytest.raises(TableError):
                await service.do(table.id, "refused", playing.act, **bad)

    run(tmp_path / "tables.db", evening)


def test_a_decision_for_another_question_is_stale(tmp_path: Path) -> None:
    async def evening(service: Service) -> None:
        table = await pair(service)
        asked = table.asked(0)
        code = table.state.decisions(0)[0]
        await act(service, table, "bruno", table.state.decisions(1)[0])
        await command(service, table, playing.act, person="anna", asked=asked, codes=[code])
        with pytest.raises(TableError, match="moved on"):
            await command(service, table, playing.act, person="anna", asked=asked, codes=[code])

    run(tmp_path / "tables.db", evening)


def test_a_phrase_is_played_whole_or_not_at_all(tmp_path: Path) -> None:
    async def evening(service: Service) -> None:
        table = await pair(service)
        first = table.state.decisions(0)[0]
        before = table.state.digest()
        with pytest.raises(IllegalAction):
            await act(service, table, "anna", first, first)
        assert table.state.digest() == before
        hand = table.state.view(0)["boards"][0]["hand"]  # type: ignore[index]
        two = [table.game.parse(f"keep {leader}") for leader in hand[:2]]
        await act(service, table, "anna", *two)
        assert table.state.to_act == (1,)

    run(tmp_path / "tables.db", evening)


def test_a_phrase_cannot_peek_behind_a_draw(tmp_path: Path) -> None:
    """What follows a reveal in one phrase is refused, whether or not it would have been legal."""

    async def evening(service: Service) -> None:
        table = await service.create("anna", "Anna", "masters", ["me"], start=True)
        await act(service, table, "anna", table.state.decisions(0)[0])
        last = table.state.decisions(0)[0]
        for code in range(table.game.actions.size):
            with pytest.raises(TableError, match="last"):
                await act(service, table, "anna", last, code)

    run(tmp_path / "tables.db", evening)


def test_nobody_plays_for_another(tmp_path: Path) -> None:
    async def evening(service: Service) -> None:
        table = await pair(service)
        code = table.state.decisions(0)[0]
        with pytest.raises(NotAllowed):
            await command(service, table, playing.act, person="carla", asked=0, codes=[code])

    async def before_the_start(service: Service) -> None:
        table = await service.create("anna", "Anna", "masters", ["me", "open"])
        with pytest.raises(TableError):
            await command(service, table, playing.act, person="anna", asked=0, codes=[1])
        with pytest.raises(TableError):
            await command(service, table, commands.undo, person="anna")
        with pytest.raises(TableError, match="open"):
            await command(service, table, commands.start, person="anna")
        with pytest.raises(NotAllowed):
            await command(service, table, commands.start, person="x")
        with pytest.raises(NotAllowed):
            await command(service, table, commands.set_seat, person="x", seat=1, wanted="open")
        with pytest.raises(TableError):
            await command(service, table, commands.sit, person="x", name="", seat=0)

    run(tmp_path / "tables.db", evening)
    run(tmp_path / "other.db", before_the_start)


def test_the_record_is_a_secret_until_the_end(tmp_path: Path) -> None:
    async def evening(service: Service) -> None:
        table = await pair(service)
        with pytest.raises(TableError):
            service.record(table.id)
        assert messages.hello(table, "anna", "", [True, True])["fair"] is None
        assert table.secret not in repr(everything(table)["faces"])

    run(tmp_path / "tables.db", evening)


def test_after_the_end_all_secrets_are_shown_to_all(tmp_path: Path) -> None:
    async def evening(service: Service) -> None:
        table = await pair(service)
        assert "hand" not in messages.state(table, None, "en")["view"]["boards"][0]
        await play(service, table, {0: "anna", 1: "bruno"}, Random(4))
        view = messages.state(table, None, "en")["view"]
        dump = table.state.dump()
        for shown, true in zip(view["boards"], dump["boards"], strict=True):  # type: ignore[call-overload]
            assert shown["hand"] == true["hand"]
        fair = messages.hello(table, None, "", [True, True])["fair"]
        assert fair == {"secret": table.secret, "nonces": ["", ""]}

    run(tmp_path / "tables.db", evening)


# ---------------------------------------------------------------- people come and go


def test_a_bot_plays_for_whoever_leaves_and_gives_the_seat_back(tmp_path: Path) -> None:
    async def evening(service: Service) -> None:
        table = await pair(service)
        await command(service, table, commands.leave, person="anna")
        await play(service, table, {1: "bruno"}, Random(3), 30)
        with pytest.raises(TableError, match="bot"):
            await act(service, table, "anna", 0)
        with pytest.raises(NotAllowed):
            await command(service, table, commands.take_over, person="bruno", seat=0, bot=None)
        await command(service, table, commands.take_over, person="anna", seat=0, bot=None)
        await play(service, table, {0: "anna", 1: "bruno"}, Random(3))
        assert table.status == OVER

    run(tmp_path / "tables.db", evening)


def test_the_seat_of_an_absent_person_is_given_to_a_bot_only_if_somebody_waits(
    tmp_path: Path,
) -> None:
    async def evening(service: Service) -> None:
        table = await pair(service)
        await service.replace_absent(0)
        assert table.seats[0].bot is None  # nobody is here to wait
        stop = service.watch(table.id, "bruno", lambda: None)
        await service.replace_absent(1000)
        assert table.seats[0].bot is None  # not yet
        await service.replace_absent(0)
        assert [seat.bot for seat in table.seats] == ["greedy", None]
        service.watch(table.id, "anna", lambda: None)
        await command(service, table, commands.take_over, person="anna", seat=0, bot=None)
        with pytest.raises(NotAllowed):
            await command(service, table, commands.take_over, person="bruno", seat=0, bot="greedy")
        stop()

    run(tmp_path / "tables.db", evening, pace=5.0)


def test_a_pause_stops_people_and_bots(tmp_path: Path) -> None:
    async def evening(service: Service) -> None:
        table = await service.create("anna", "Anna", "masters", ["me", "bot:random"], start=True)
        await command(service, table, commands.pause, person="anna", paused=True)
        before = table.plays
        with pytest.raises(TableError, match="paused"):
            await act(service, table, "anna", table.state.decisions(0)[0])
        assert messages.state(table, 0, "en")["actions"] == []
        assert table.plays == before
        await command(service, table, commands.pause, person="anna", paused=None)
        await play(service, table, {0: "anna"}, Random(3))

    run(tmp_path / "tables.db", evening)


def test_a_rematch_is_one_table_with_the_seats_turned(tmp_path: Path) -> None:
    async def evening(service: Service) -> None:
        table = await pair(service)
        await play(service, table, {0: "anna", 1: "bruno"}, Random(4))
        again = await service.rematch(table.id, "bruno")
        assert await service.rematch(table.id, "anna") == again
        new = service.get(again).table
        assert [seat.person for seat in new.seats] == ["bruno", "anna"]
        assert new.secret != table.secret
        await command(service, new, commands.start, person="bruno")
        with pytest.raises(NotAllowed):
            await service.rematch(table.id, "carla")

    run(tmp_path / "tables.db", evening)


def test_tables_nobody_started_are_closed(tmp_path: Path) -> None:
    async def evening(service: Service) -> None:
        idle = await service.create("anna", "Anna", "masters", ["me", "open"])
        busy = await pair(service)
        await service.close_abandoned()
        assert [live.table.id for live in service.listed(9)] == [idle.id]
        await service.close_abandoned(0)
        assert (idle.status, busy.status) == (CLOSED, PLAYING)
        assert service.listed(9) == []

    run(tmp_path / "tables.db", evening)


def test_private_tables_are_not_listed_but_known_to_their_people(tmp_path: Path) -> None:
    async def evening(service: Service) -> None:
        table = await service.create("anna", "Anna", "masters", ["open", "open"], private=True)
        assert service.listed(9) == []
        assert service.tables_of("bruno", 9) == []
        await command(service, table, commands.sit, person="bruno", name="Bruno", seat=1)
        for person in ("anna", "bruno"):
            assert [live.table.id for live in service.tables_of(person, 9)] == [table.id]

    run(tmp_path / "tables.db", evening)


def test_a_table_leaves_the_memory_and_comes_back(tmp_path: Path) -> None:
    async def evening(service: Service) -> None:
        table = await pair(service)
        await play(service, table, {0: "anna", 1: "bruno"}, Random(4), 20)
        before = everything(table)
        stop = service.watch(table.id, "anna", lambda: None)
        service.forget(-1)
        assert service.get(table.id).table is table
        stop()
        service.forget(-1)
        again = service.get(table.id).table
        assert again is not table
        assert everything(again) == before

    run(tmp_path / "tables.db", evening)


def test_a_hint_comes_from_the_seats_own_view(tmp_path: Path) -> None:
    async def evening(service: Service) -> None:
        table = await pair(service)
        advice = await service.hint(table.id, "anna")
        assert advice.code in table.state.decisions(0)
        assert advice.asked == table.asked(0)
        assert advice.lines[0].moves[0].code == advice.code
        with pytest.raises(NotAllowed):
            await service.hint(table.id, "carla")
        refusal = service.why_not(table.id, "anna", 0)
        assert refusal is not None
        assert refusal.rule

    run(tmp_path / "tables.db", evening)


def test_a_caller_who_goes_away_does_not_tear_memory_from_store(tmp_path: Path) -> None:
    async def evening(service: Service) -> None:
        table = await pair(service)
        for _ in range(2):
            code = table.state.decisions(0)[0]
            about = {"person": "anna", "asked": table.asked(0), "codes": [code]}
            task = asyncio.ensure_future(service.do(table.id, f"gone{code}", playing.act, **about))
            await asyncio.sleep(0)
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task
            while f"gone{code}" not in table.answered:
                await asyncio.sleep(0.001)
        async with house(tmp_path / "tables.db") as other:
            assert everything(other.get(table.id).table) == everything(table)

    run(tmp_path / "tables.db", evening)
