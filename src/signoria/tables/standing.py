"""Standing answers: what a seat has ordered to be answered for it.

They are the seat's own setting, no event of the table: nobody else is told of them, and they change no number that
others see. What comes of them is a play like any other.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, dataclass
from typing import Any

from signoria.core.game import Game
from signoria.tables.errors import TableError
from signoria.tables.table import PLAYING, Table

ASK = "ask"
NEVER = "never"
ALWAYS = "always"
UP_TO = "up_to"
GAME = "game"  # the longest span, which every question knows
PASS = 0  # in every game
LARGEST = 10_000


@dataclass(frozen=True, slots=True)
class Order:
    """`prompt`: the kind of question. `amount`: of UP_TO. `number`: of the span at the time it was given."""

    seat: int
    prompt: str
    answer: str
    amount: int | None = None
    span: str = GAME
    number: int = 0

    def as_json(self) -> dict[str, Any]:
        """As its own seat sees it."""
        return {
            "prompt": self.prompt,
            "answer": self.answer,
            "amount": self.amount,
            "span": self.span,
        }

    def as_row(self) -> dict[str, Any]:
        return asdict(self)


class Standing:
    """The orders of one table: of each seat the last one for each kind of question."""

    def __init__(self, given: Iterable[tuple[str, dict[str, Any]]] = ()) -> None:
        """`given`: commands and their orders as they were stored."""
        self.n = 0
        self.answered: set[str] = set()
        self._last: dict[tuple[int, str], Order] = {}
        for command, row in given:
            self.take(command, Order(**row))

    def take(self, command: str, order: Order) -> None:
        self.n += 1
        self.answered.add(command)
        self._last[order.seat, order.prompt] = order

    def of(self, table: Table, seat: int | None) -> list[Order]:
        """What a seat has ordered and what still holds."""
        if not self._last or seat is None or table.status != PLAYING:
            return []
        return [
            order
            for (whose, _), order in sorted(self._last.items())
            if whose == seat and order.answer != ASK and table.span(order.span) == order.number
        ]

    def code(self, table: Table, seat: int) -> int | None:
        """What is to be played for a seat now, if anything."""
        if table.seats[seat].bot is not None:
            return None
        forced = only_answer(table, seat)
        if forced is not None or not self._last:
            return forced
        prompt = table.state.prompt(seat)
        if prompt is None:
            return None
        for order in self.of(table, seat):
            if order.prompt == prompt.kind:
                return _code(table, order)
        return None

    def refuses(self, table: Table, seat: int, kind: str) -> bool:
        """Has a seat ordered that nobody does this to it?"""
        return any(order.prompt == kind for order in self.of(table, seat))


def only_answer(table: Table, seat: int) -> int | None:
    """Where a table has agreed on quick windows: the answer to a question that leaves no choice.

    Who could still change that with a command, by bargaining say, is asked; so is who has just taken it back.
    """
    if not table.quick:
        return None
    decisions = table.state.decisions(seat)
    if len(decisions) != 1 or table.redoable(seat) is not None:
        return None
    return decisions[0] if reacts(table, seat) or not table.state.commands(seat) else None


def reacts(table: Table, seat: int) -> bool:
    """Is a seat asked whether it reacts to what another does?"""
    prompt = table.state.prompt(seat)
    about = None if prompt is None else table.game.answers.get(prompt.kind)
    return about is not None and about.window


def _code(table: Table, order: Order) -> int | None:
    """None if the answer is not legal: then the seat is asked after all."""
    decisions = table.state.decisions(order.seat)
    about = table.game.answers[order.prompt]
    if order.answer == ALWAYS:
        return about.always if about.always in decisions else None
    if order.answer == UP_TO and order.amount is not None:
        bids = amounts(table.game, about.amounts, decisions)
        if bids and min(bids) <= order.amount:
            return bids[min(bids)]
    return PASS if PASS in decisions else None


def amounts(game: Game, family: str, codes: list[int]) -> dict[int, int]:
    """The amounts among these codes, and the code of each: a family of amounts is labelled with them."""
    known = game.actions
    return {
        int(known.family_of[code].dimensions[0][known.parameters[code][0]]): code
        for code in codes
        if known.family_of[code].name == family
    }


def ordered(
    table: Table, seat: int, prompt: str, answer: str, amount: int | None, span: str
) -> Order:
    """An order as it is asked for; TableError if this kind of question does not take it."""
    about = table.game.answers.get(prompt)
    if about is None or (span != GAME and span not in about.spans):
        raise TableError("table-no-such-order")
    fits = {
        ASK: amount is None,
        NEVER: about.never and amount is None,
        ALWAYS: about.always >= 0 and amount is None,
        UP_TO: bool(about.amounts) and amount is not None and 0 <= amount <= LARGEST,
    }
    if not fits.get(answer, False):
        raise TableError("table-no-such-order")
    return Order(seat, prompt, answer, amount, span, table.span(span))
