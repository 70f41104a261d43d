"""Standing answers: given in secret, kept through a restart, over with their span; only plays come of them."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path

import pytest

import signoria
from signoria.core.answers import Answers
from signoria.tables import NotAllowed, Service, TableError, messages
from signoria.tables.table import Table
from tests.tables.house import PEOPLE, act, auction, house, run, still, to_bid

GAME = signoria.game("il_principe")
BID = GAME.parse


async def order(
    service: Service,
    table: Table,
    person: str,
    answer: str,
    amount: int | None = None,
    span: str = "auction",
    prompt: str = "bid_lot",
    command: str = "",
) -> None:
    name = command or f"{person}{service.get(table.id).standing.n}"
    await service.order(table.id, name, person, prompt, answer, amount, span)
    await still(service, table)


async def bid(service: Service, table: Table, code: str) -> int:
    """The seat to bid does this; who is to bid afterwards."""
    seat = to_bid(table)
    await act(service, table, PEOPLE[seat], BID(code))
    await still(service, table)
    return to_bid(table)


def last(table: Table) -> list[tuple[int, str]]:
    """The plays of the auction so far."""
    assert table.course is not None
    return [
        (step.seat, GAME.notation(step.code))
        for step in table.course.steps
        if GAME.notation(step.code).startswith(("bid", "pass"))
    ]


def test_an_order_bids_the_least_up_to_its_limit_and_then_passes(tmp_path: Path) -> None:
    async def evening(service: Service) -> None:
        table = await auction(service)
        first = to_bid(table)
        ordering = (first + 1) % 3
        await order(service, table, PEOPLE[ordering], "up_to", 2)
        assert await bid(service, table, "bid 1") == (first + 2) % 3
        assert last(table)[-1] == (ordering, "bid 2")
        await act(service, table, PEOPLE[(first + 2) % 3], BID("pass"))
        await still(service, table)
        assert to_bid(table) == first
        await act(service, table, PEOPLE[first], BID("bid 3"))
        await still(service, table)
        assert last(table)[-1] == (ordering, "pass")
        told = [told["event"] for told in messages.told(table, ordering, 0, None)]
        assert "lot_won" in told

    run(tmp_path / "tables.db", evening)


def test_an_order_given_when_asked_is_carried_out_at_once(tmp_path: Path) -> None:
    async def evening(service: Service) -> None:
        table = await auction(service)
        first = to_bid(table)
        await order(service, table, PEOPLE[first], "up_to", 4)
        assert last(table) == [(first, "bid 1")]

    run(tmp_path / "tables.db", evening)


def test_it_ends_with_its_auction(tmp_path: Path) -> None:
    async def evening(service: Service) -> None:
        table = await auction(service)
        first = to_bid(table)
        await order(service, table, PEOPLE[first], "up_to", 4)
        live = service.get(table.id)
        assert [o.amount for o in live.standing.of(table, first)] == [4]
        for seat in (first + 1, first + 2):
            await act(service, table, PEOPLE[seat % 3], BID("pass"))
            await still(service, table)
        assert live.standing.of(table, first) == []
        bids = len(last(table))
        while to_bid(table) != first:
            await act(service, table, PEOPLE[to_bid(table)], BID("pass"))
            await still(service, table)
        await still(service, table)
        assert len(last(table)) - bids <= 2  # nobody has bid for the one who ordered

    run(tmp_path / "tables.db", evening)


def test_never_lasts_as_long_as_was_said_and_ask_ends_it(tmp_path: Path) -> None:
    async def evening(service: Service) -> None:
        table = await auction(service)
        while len(messages.state(table, 0, None)["view"]["table"]["lots"]) == 1:
            table = await auction(service)  # all cards have one colour: deal again
        for person in PEOPLE:
            if person != "anna":
                await order(service, table, person, "never", span="round")
        lots = 0
        while table.state.prompt(0) is not None and table.state.to_act == (0,):
            prompt = table.state.prompt(0)
            assert prompt is not None
            if prompt.kind != "bid_lot":
                break
            lots += 1
            await act(service, table, "anna", BID("bid 1"))
            await still(service, table)
        assert lots > 1
        told = [told["event"] for told in messages.told(table, 0, 0, None)]
        assert told.count("lot_won") == lots
        live = service.get(table.id)
        assert len(live.standing.of(table, 1)) == 1
        await order(service, table, "bruno", "ask")
        assert live.standing.of(table, 1) == []

    run(tmp_path / "tables.db", evening)


def test_it_survives_a_restart_and_a_table_that_left_the_memory(tmp_path: Path) -> None:
    ids: list[str] = []

    async def first(service: Service) -> None:
        table = await auction(service)
        ordering = (to_bid(table) + 1) % 3
        await order(service, table, PEOPLE[ordering], "up_to", 9)
        service.forget(-1)
        assert service.get(table.id).table is not table
        ids.append(table.id)

    async def second(service: Service) -> None:
        table = service.get(ids[0]).table
        seat = to_bid(table)
        await bid(service, table, "bid 3")
        assert last(table) == [(seat, "bid 3"), ((seat + 1) % 3, "bid 4")]

    run(tmp_path / "tables.db", first)
    run(tmp_path / "tables.db", second)


def test_it_is_no_event_and_in_nobodys_messages(tmp_path: Path) -> None:
    async def evening(service: Service) -> None:
        table = await auction(service)
        ordering = (to_bid(table) + 1) % 3
        before = [
            table.seq,
            table.changed,
            *(messages.state(table, seat, "fr") for seat in (None, 0, 1, 2)),
            *(messages.told(table, seat, 0, "fr") for seat in (None, 0, 1, 2)),
        ]
        await order(service, table, PEOPLE[ordering], "up_to", 87)
        after = [
            table.seq,
            table.changed,
            *(messages.state(table, seat, "fr") for seat in (None, 0, 1, 2)),
            *(messages.told(table, seat, 0, "fr") for seat in (None, 0, 1, 2)),
        ]
        assert after == before
        await bid(service, table, "bid 1")
        assert table.recorder is not None
        line = json.loads(table.recorder.lines[-1])
        assert line.keys() == {"n", "seat", "asked", "action", "hash"}
        assert (line["seat"], line["action"]) == (ordering, "bid 2")
        kinds = {event.kind for event in service.store.events(table.id)}
        assert kinds == {"created", "sat", "started", "played"}
        stored = [event.body for event in service.store.events(table.id)][-1]
        assert json.dumps(stored) == json.dumps({"seat": ordering, "codes": [BID("bid 2")]})

    run(tmp_path / "tables.db", evening)


def test_a_command_sent_again_is_obeyed_once(tmp_path: Path) -> None:
    """Also when the order was taken back in between: from another tab, say."""

    async def evening(service: Service) -> None:
        table = await auction(service)
        seat = (to_bid(table) + 1) % 3
        live = service.get(table.id)
        await order(service, table, PEOPLE[seat], "up_to", 5, command="one")
        await order(service, table, PEOPLE[seat], "ask", command="two")
        await order(service, table, PEOPLE[seat], "up_to", 5, command="one")
        assert live.standing.of(table, seat) == []
        async with house(tmp_path / "tables.db") as other:
            await order(other, other.get(table.id).table, PEOPLE[seat], "up_to", 5, command="one")
            assert other.get(table.id).standing.of(table, seat) == []

    run(tmp_path / "tables.db", evening)


@pytest.mark.parametrize(
    ("prompt", "answer", "amount", "span"),
    [
        ("bid_lot", "up_to", None, "auction"),
        ("bid_lot", "up_to", -1, "auction"),
        ("bid_lot", "up_to", 1 << 60, "auction"),
        ("bid_lot", "never", 5, "auction"),
        ("bid_lot", "always", None, "auction"),  # to bid is no single answer
        ("bid_lot", "perhaps", None, "auction"),
        ("bid_lot", "never", None, "decade"),
        ("build", "never", None, "game"),  # a choice of one's own turn
        ("nothing", "never", None, "game"),
    ],
)
def test_what_a_question_does_not_take_is_refused(
    tmp_path: Path, prompt: str, answer: str, amount: int | None, span: str
) -> None:
    async def evening(service: Service) -> None:
        table = await auction(service)
        with pytest.raises(TableError, match="cannot be answered"):
            await order(service, table, "anna", answer, amount, span, prompt)
        with pytest.raises(NotAllowed):
            await order(service, table, "zoe", "never")
        assert service.store.orders(table.id) == []

    run(tmp_path / "tables.db", evening)


def test_always_gives_the_one_positive_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As with a card to be turned up; Il Principe has no such question, so one is made of a bid."""
    monkeypatch.setitem(GAME.answers, "bid_lot", Answers("bid_lot", [], always=BID("bid 3")))

    async def evening(service: Service) -> None:
        table = await auction(service)
        first = to_bid(table)
        await order(service, table, PEOPLE[first], "always", span="game")
        assert last(table) == [(first, "bid 3")]
        await order(service, table, PEOPLE[(first + 1) % 3], "always", span="game")
        assert last(table) == [(first, "bid 3")]  # 3 is too little now: he is asked after all
        assert to_bid(table) == (first + 1) % 3

    run(tmp_path / "tables.db", evening)


def test_a_bot_that_took_the_seat_plays_as_it_likes(tmp_path: Path) -> None:
    async def evening(service: Service) -> None:
        table = await auction(service)
        seat = (to_bid(table) + 1) % 3
        await order(service, table, PEOPLE[seat], "never", span="game")
        table.seats[seat].bot = "random"
        assert service.get(table.id).standing.code(table, seat) is None
        table.seats[seat].bot = None

    run(tmp_path / "tables.db", evening)


def test_a_moment_to_react_lasts_its_time_whoever_answers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A person's answer, an order and a bot: none of them comes before its end."""
    window = 0.3
    about = Answers("bid_lot", ["round"], amounts="bid", window=True)
    monkeypatch.setitem(GAME.answers, "bid_lot", about)

    async def answered(service: Service, table: Table, seat: int, asked: int | None) -> float:
        began = time.monotonic()
        while table.asked(seat) == asked and seat in table.state.to_act:
            await asyncio.sleep(0.005)
        return time.monotonic() - began

    async def evening(service: Service) -> None:
        table = await auction(service)
        first = to_bid(table)
        seats = [first, (first + 1) % 3, (first + 2) % 3]
        await service.order(
            table.id,
            "a",
            PEOPLE[seats[1]],
            prompt="bid_lot",
            answer="never",
            amount=None,
            span="game",
        )
        table.seats[seats[2]].bot = "random"
        asked = table.asked(first)
        act_now = service.act(table.id, "b", PEOPLE[first], asked, [BID("bid 1")])
        waited = asyncio.ensure_future(answered(service, table, first, asked))
        await act_now
        assert await waited >= window * 0.9
        assert await answered(service, table, seats[1], table.asked(seats[1])) >= window * 0.9
        assert await answered(service, table, seats[2], table.asked(seats[2])) >= window * 0.9

    run(tmp_path / "tables.db", evening, window=window)


@pytest.mark.parametrize("game_id", signoria.game_ids(preparing=True))
def test_games_declare_questions_spans_and_families_that_exist(game_id: str) -> None:
    game = signoria.game(game_id)
    spans = {span.name for span in game.spans}
    families = {family.name: family for family in game.actions.families}
    kinds = {kind.name for kind in game.events}
    for about in game.answers.values():
        if about.refuses:  # something that others do to a seat
            assert about.refuses in kinds
            assert "other" in next(k for k in game.events if k.name == about.refuses).fields
        else:
            assert about.prompt in game.prompts
        assert set(about.spans) <= spans
        assert -1 <= about.always < game.actions.size
        if about.amounts:
            (labels,) = families[about.amounts].dimensions
            assert [int(label) for label in labels] == sorted(int(label) for label in labels)
    for span in game.spans:
        assert span.events
        assert set(span.events) <= kinds


def test_amounts_travel_as_runs(tmp_path: Path) -> None:
    """Unless each is to be said in words."""

    async def evening(service: Service) -> None:
        table = await auction(service)
        seat = to_bid(table)
        await act(service, table, PEOPLE[seat], BID("bid 2"))
        seat = to_bid(table)
        passing, bids = messages.state(table, seat, None)["actions"]
        assert "to" not in passing
        assert (bids["notation"], bids["code"], bids["to"]) == ("bid 3", BID("bid 3"), BID("bid 5"))
        spoken = messages.state(table, seat, "en")["actions"]
        assert [a["code"] for a in spoken] == table.state.legal(seat)

    run(tmp_path / "tables.db", evening)
