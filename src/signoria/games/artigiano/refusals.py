"""Why an action is not legal: the rule that forbids it, in words for the player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.core.errors import Argument, Refusal
from signoria.core.numbers import i64
from signoria.games.artigiano import actions as code_of
from signoria.games.artigiano import questions as q
from signoria.games.artigiano.abilities import NOT_PLAYABLE, PLAY
from signoria.games.artigiano.castle import free_cells
from signoria.games.artigiano.effects import NO_ACTION
from signoria.games.artigiano.goals import FIRST_PRINCELY, MISSION_NAMES
from signoria.games.artigiano.held import find, gather_playable
from signoria.games.artigiano.placing import may_place
from signoria.games.artigiano.tables import (
    CARD_NAMES,
    FIRST_ACTION,
    FIRST_SPECIAL,
    FITS,
    SPECIAL_NAMES,
)
from signoria.games.artigiano.turn import is_blocked

if TYPE_CHECKING:
    from signoria.games.artigiano.state import ArtigianoState


def refusal(s: ArtigianoState, seat: i64, code: i64) -> Refusal:
    """`code` is known to be illegal for this seat."""
    if s.depth == 0:
        return Refusal("ART-RUL-16", "refusal-game-over")
    if code >= code_of.CLAIM:
        return _no_claim(s, seat, code - code_of.CLAIM + FIRST_PRINCELY)
    if not (s.owing() >> seat) & 1:
        return s.out_of_turn()
    question = s.asking()
    if question == q.ACT or question == q.STOCK:
        return _no_operation(s, seat, question, code)
    return _wrong_answer(question)


def _refuse(rule: str, reason: str, args: dict[str, Argument] | None = None) -> Refusal:
    return Refusal(rule, f"artigiano-refusal-{reason}", args)


def _no_claim(s: ArtigianoState, seat: i64, mission: i64) -> Refusal:
    castle = s.castles[s.side_of(seat)]
    about: dict[str, Argument] = {"mission": MISSION_NAMES[mission]}
    if not (castle.missions >> mission) & 1:
        return _refuse("ART-MIS-01", "not-your-mission", about)
    if (castle.shown >> mission) & 1:
        return _refuse("ART-MIS-02", "already-up", about)
    if not s.turn:
        return _refuse("ART-SETUP-09", "choose-missions-first")
    return _refuse("ART-RUL-18", "does-not-hold", about)


def _no_operation(s: ArtigianoState, seat: i64, question: i64, code: i64) -> Refusal:
    if code == code_of.PASS:
        if question == q.STOCK:
            return _refuse("ART-STK-02", "play-one-at-least")
        return _refuse("ART-TURN-04", "must-act")
    if question == q.ACT and s.arg(1) and not code_of.PLACE <= code < code_of.ACT:
        return _refuse("ART-RUL-32", "place-or-stop")
    if code_of.PLACE <= code < code_of.ACT:
        return _no_place(s, seat, code - code_of.PLACE)
    if code_of.ACT <= code < code_of.SPECIAL:
        return _no_act(s, seat, code - code_of.ACT + FIRST_ACTION)
    if code_of.SPECIAL <= code < code_of.DISCARD:
        return _no_special(s, seat, code - code_of.SPECIAL)
    if code_of.DISCARD <= code < code_of.STOCK:
        return _not_held(s, seat, code - code_of.DISCARD)
    if code == code_of.STOCK:
        if question == q.STOCK:
            return _refuse("ART-STK-01", "already-playing-stock")
        if is_blocked(s, s.side_of(seat)):
            return _refuse("ART-SFX-06", "stock-blocked")
        return _refuse("ART-RUL-14", "stock-empty")
    return _refuse("ART-TURN-04", "must-act")


def _not_held(s: ArtigianoState, seat: i64, kind: i64) -> Refusal:
    about: dict[str, Argument] = {"card": CARD_NAMES[kind]}
    if s.asking() == q.STOCK:
        return _refuse("ART-STK-01", "not-in-stock", about)
    return _refuse("ART-TURN-04", "not-in-hand", about)


def _no_place(s: ArtigianoState, seat: i64, kind: i64) -> Refusal:
    if find(gather_playable(s, seat), kind) < 0:
        return _not_held(s, seat, kind)
    about: dict[str, Argument] = {"card": CARD_NAMES[kind]}
    if not may_place(s, seat):
        return _refuse("ART-RUL-12", "may-not-place")
    if not free_cells(s, s.side_of(seat), FITS[kind]):
        return _refuse("ART-MAT-04", "no-cell", about)
    return _refuse("ART-MAT-03", "no-cell", about)


def _no_act(s: ArtigianoState, seat: i64, kind: i64) -> Refusal:
    if find(gather_playable(s, seat), kind) < 0:
        return _not_held(s, seat, kind)
    if s.current & NO_ACTION:
        return _refuse("ART-AFX-35", "may-not-act")
    return _refuse("ART-TURN-04", "must-act")


def _no_special(s: ArtigianoState, seat: i64, special: i64) -> Refusal:
    about: dict[str, Argument] = {"special": SPECIAL_NAMES[special]}
    if find(gather_playable(s, seat), FIRST_SPECIAL + special) < 0:
        return _not_held(s, seat, FIRST_SPECIAL + special)
    if PLAY[special] == NOT_PLAYABLE:
        return _refuse("ART-SFX-14", "never-played", about)
    return _refuse("ART-RUL-87", "no-place-for-special", about)


_RULES = {
    q.MANDATORY: "ART-SETUP-09",
    q.COPY: "ART-RUL-64",
    q.STORE: "ART-STO-01",
    q.DRAW: "ART-RUL-88",
    q.POACH: "ART-SFX-07",
    q.CANCEL: "ART-SFX-17",
    q.PLACE: "ART-RUL-05",
    q.ECHO: "ART-AFX-28",
    q.FOLLOW: "ART-AFX-15",
    q.LOSE: "ART-RUL-02",
    q.FLANK: "ART-AFX-21",
    q.DISCARD: "ART-RUL-05",
    q.DISCARD_STOCK: "ART-AFX-24",
    q.SHOW: "ART-AFX-46",
    q.TAKE_STOCK: "ART-AFX-08",
    q.TAKE_HAND: "ART-AFX-18",
    q.GIVE: "ART-RUL-41",
    q.SWAP: "ART-RUL-54",
    q.BARGAIN: "ART-RUL-37",
    q.STEAL: "ART-AFX-10",
    q.REARRANGE: "ART-RUL-33",
    q.KEEP: "ART-AFX-37",
    q.ORDER: "ART-RUL-34",
    q.OFFER: "ART-RUL-47",
    q.ANSWER: "ART-AFX-30",
    q.POOL: "ART-AFX-45",
    q.DEAL: "ART-RUL-55",
    q.DROP: "ART-AFX-34",
    q.KEEP_STORED: "ART-RUL-36",
    q.RENOVATE: "ART-RUL-58",
    q.FINAL: "ART-RUL-18",
    q.CELL: "ART-MAT-03",
    q.DOUBLE: "ART-RUL-23",
    q.TARGET: "ART-RUL-04",
    q.AIM_AT_CARD: "ART-RUL-53",
    q.PAST: "ART-RUL-51",
    q.THIS_ONE: "ART-RUL-51",
    q.SPECIAL_SIDE: "ART-SPE-02",
    q.SPECIAL_CELL: "ART-RUL-60",
    q.SPECIAL_MATERIAL: "ART-RUL-57",
    q.STRONGER: "ART-RUL-58",
    q.SLOT: "ART-RUL-59",
}


def _wrong_answer(question: i64) -> Refusal:
    """An answer to something that is not asked now, or that the card does not allow."""
    return _refuse(_RULES[int(question)], "not-allowed-here", {"ask": q.QUESTIONS[question]})
