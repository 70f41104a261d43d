"""What a seat is asked, with the numbers a sentence needs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.core.errors import Argument
from signoria.core.numbers import bit_at, bits_in, i64
from signoria.core.state import Prompt
from signoria.games.masters import questions as q
from signoria.games.masters.bag import amount
from signoria.games.masters.payment import least_from_warehouse, most_from_warehouse
from signoria.games.masters.tables import CARD_NAMES, LEADERS_KEPT, RESOURCE_NAMES, SLOTS

if TYPE_CHECKING:
    from signoria.games.masters.state import MastersState


def describe(s: MastersState, seat: i64) -> Prompt:
    return Prompt(q.prompt_of(q.QUESTIONS[s.asking()]), _about(s, seat))


def _about(s: MastersState, seat: i64) -> dict[str, Argument]:
    question = s.asking()
    board = s.boards[seat]
    if question == q.KEEP:
        return {"left": int(LEADERS_KEPT - bits_in(s.drafts[seat]))}
    if question == q.COMPENSATION:
        return {"left": int(s.arg(0))}
    if question == q.WHITES:
        given = board.marbles()
        return {
            "whites": int(s.arg(0)),
            "resource": RESOURCE_NAMES[bit_at(given, 0)],
            "other": RESOURCE_NAMES[bit_at(given, 1)],
        }
    if question == q.STORE:
        return {"resource": RESOURCE_NAMES[s.arg(0)], "amount": int(amount(s.arg(1), s.arg(0)))}
    if question == q.SPEND or question == q.GAIN:
        return {"left": int(s.arg(2))}
    if question == q.PAY_CARD or question == q.PAY_PRODUCTION:
        return _about_payment(s, seat)
    return {}


def _about_payment(s: MastersState, seat: i64) -> dict[str, Argument]:
    board = s.boards[seat]
    resource = s.arg(2)
    owed = amount(s.arg(1), resource)
    about: dict[str, Argument] = {
        "resource": RESOURCE_NAMES[resource],
        "amount": int(owed),
        "least": int(least_from_warehouse(board, resource, owed)),
        "most": int(most_from_warehouse(board, resource, owed)),
    }
    if s.asking() == q.PAY_CARD:
        about["card"] = CARD_NAMES[s.tops[s.arg(0) // SLOTS]]
    return about
