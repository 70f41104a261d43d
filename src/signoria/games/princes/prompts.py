"""What a seat is asked, with the numbers a sentence needs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.core import auction
from signoria.core.errors import Argument
from signoria.core.numbers import i64
from signoria.core.state import Prompt
from signoria.games.princes import bidding, pope
from signoria.games.princes import questions as q
from signoria.games.princes.campaign import ATTACKER, DEFENDER, city_of
from signoria.games.princes.combat import enemy_of, total
from signoria.games.princes.purse import currency_of
from signoria.games.princes.tables import CITY_NAMES, CURRENCY_NAMES, EVENT_NAMES, PRIZE_NAMES
from signoria.games.princes.trading import SAID, TO

if TYPE_CHECKING:
    from signoria.games.princes.state import PrincesState

_STEPS = ["gold", "influence", "gold_asked", "influence_asked", "send"]


def describe(s: PrincesState, seat: i64) -> Prompt:
    return Prompt(q.QUESTIONS[s.asking()], _about(s, seat))


def _about(s: PrincesState, seat: i64) -> dict[str, Argument]:
    question = s.asking()
    if question == q.TURN:
        return {"must": "yes" if s.must_open_event() else "no"}
    if question == q.BID:
        return _auction(s, seat)
    if question == q.PAYMENT:
        return {"price": int(pope.owed(s.boards[seat], s.arg(0)))}
    if question == q.ARTIST:
        return {"event_tile": EVENT_NAMES[s.arg(0)]}
    if question == q.VETO or question == q.LEAGUE or question == q.BRIBE:
        return {
            "city": CITY_NAMES[city_of(s, ATTACKER)],
            "enemy": CITY_NAMES[city_of(s, DEFENDER)],
        }
    if question == q.REROLL:
        return _round(s)
    if question == q.OFFER:
        return {"player": int(s.arg(TO)) + 1, "step": _STEPS[s.arg(SAID)]}
    return {}


def _auction(s: PrincesState, seat: i64) -> dict[str, Argument]:
    prize = s.arg(auction.PRIZE)
    stage = "raise" if s.arg(auction.HOLDER) else "open"
    if bidding.must_bid(s):
        stage = "must"
    elif (s.arg(bidding.FROZEN) >> seat) & 1:
        stage = "frozen"
    elif not bidding.may_raise(s, seat):
        stage = "barred"
    return {
        "prize": PRIZE_NAMES[prize],
        "currency": CURRENCY_NAMES[currency_of(prize)],
        "least": int(bidding.least_bid(s)),
        "stage": stage,
    }


def _round(s: PrincesState) -> dict[str, Argument]:
    """The dice on the table: who attacks whom, with which totals."""
    side = s.attacking()
    other = enemy_of(side)
    return {
        "city": CITY_NAMES[city_of(s, side)],
        "total": int(total(s, side, True)),
        "enemy": CITY_NAMES[city_of(s, other)],
        "enemy_total": int(total(s, other, False)),
    }
