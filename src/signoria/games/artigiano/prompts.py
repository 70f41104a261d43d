"""What a seat is asked, with the numbers a sentence needs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.core.errors import Argument
from signoria.core.numbers import i64
from signoria.core.state import Prompt
from signoria.games.artigiano import questions as q
from signoria.games.artigiano.context import actor_of
from signoria.games.artigiano.opening import mandatory_left
from signoria.games.artigiano.tables import CARD_KIND, CARD_NAMES, KIND_NAMES, SPECIAL_NAMES

if TYPE_CHECKING:
    from signoria.games.artigiano.state import ArtigianoState


def describe(s: ArtigianoState, seat: i64) -> Prompt:
    return Prompt(q.QUESTIONS[s.asking()], _about(s, seat))


def _about(s: ArtigianoState, seat: i64) -> dict[str, Argument]:
    """Seats and sides are told as numbers from 1."""
    question = s.asking()
    if question == q.MANDATORY:
        return {"left": int(mandatory_left(s, seat))}
    if question == q.ACT:
        return {"placed": int(s.arg(1))}
    if question == q.STOCK:
        return {"played": int(s.arg(0))}
    if question == q.PLACE:
        return {"left": min(int(s.arg(2)), 9)}
    if question == q.ECHO:
        return {"kind": KIND_NAMES[s.arg(0)], "value": int(s.arg(1))}
    if question == q.LOSE:
        return {"left": int(s.arg(2)), "cascade": int(s.arg(3))}
    if question == q.DISCARD:
        return {"least": int(s.arg(2)), "most": min(int(s.arg(3)), 99), "filter": int(s.arg(4))}
    if question == q.DISCARD_STOCK or question == q.POOL:
        return {"left": int(s.arg(2))}
    if question == q.GIVE or question == q.DEAL or question == q.TAKE_HAND:
        return {"left": int(s.arg(1)), "to": int(s.arg(0)) + 1}
    if question == q.KEEP or question == q.KEEP_STORED:
        return {"left": int(s.arg(0))}
    if question == q.SWAP:
        return {"with": int(s.arg(0))}
    if question == q.REARRANGE:
        return {"laying": int(s.arg(1))}
    if question == q.OFFER or question == q.ANSWER:
        return {"to": int(s.arg(0)) + 1, "made": int(s.arg(1))}
    if question == q.CANCEL:
        return {"to": int(actor_of(s)) + 1}
    if question == q.CELL:
        return {"card": CARD_NAMES[CARD_KIND[s.arg(0)]]}
    if question == q.SPECIAL_SIDE or question == q.SPECIAL_CELL:
        return {"special": SPECIAL_NAMES[s.arg(0)]}
    if question == q.TARGET:
        return {"card": CARD_NAMES[CARD_KIND[s.arg(0) % 256]], "left": int(s.arg(4))}
    return {}
