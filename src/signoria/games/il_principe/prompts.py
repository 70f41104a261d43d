"""What a seat is asked, with the numbers a sentence needs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.core import auction
from signoria.core.errors import Argument
from signoria.core.kinds import count, size
from signoria.core.numbers import i64
from signoria.core.state import Prompt
from signoria.games.il_principe import questions as q
from signoria.games.il_principe.tables import (
    CARDS_OFFERED,
    CITY_NAMES,
    COLOUR_NAMES,
    NO_BUILDING_IN,
    ROLE_NAMES,
)

if TYPE_CHECKING:
    from signoria.games.il_principe.state import PrincipeState


def describe(s: PrincipeState, seat: i64) -> Prompt:
    return Prompt(q.QUESTIONS[s.asking()], _about(s, seat))


def _about(s: PrincipeState, seat: i64) -> dict[str, Argument]:
    question = s.asking()
    if question == q.OFFER:
        return {"left": int(CARDS_OFFERED[s.seats] - size(s.drafts[seat]))}
    if question == q.BID_LOT:
        colour = s.arg(auction.PRIZE)
        return {
            "colour": COLOUR_NAMES[colour],
            "amount": int(count(s.lots, colour)),
            "highest": int(s.arg(auction.HIGHEST)),
        }
    if question == q.BID_ROLE:
        role = ROLE_NAMES[s.arg(auction.PRIZE)]
        return {"role": role, "highest": int(s.arg(auction.HIGHEST))}
    if question == q.SHIELDS:
        return {"city": CITY_NAMES[s.arg(0)], "left": int(s.arg(1))}
    if question == q.ACTION:
        return {"first_round": "yes" if s.round <= NO_BUILDING_IN else "no"}
    if question == q.TURN_UP or question == q.NOBLE:
        return {"role": ROLE_NAMES[s.arg(0)]}
    return {}
