"""Turning up princely missions: a standing command while one holds, and a last window at the end (ART-RUL-18)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.core.buffer import Actions
from signoria.core.numbers import bit, i64, low_bit
from signoria.core.state import KIND, WIDTH
from signoria.games.artigiano import actions as code_of
from signoria.games.artigiano import events
from signoria.games.artigiano import goals as g
from signoria.games.artigiano import questions as q
from signoria.games.artigiano.ending import settle
from signoria.games.artigiano.missions import holds, met

if TYPE_CHECKING:
    from signoria.games.artigiano.state import ArtigianoState


def between_cards(s: ArtigianoState) -> bool:
    """Is no card being carried out? While one is, missions about the state wait (ART-RUL-18)."""
    for level in range(s.depth):
        question = s.stack[level * WIDTH + KIND]
        if q.POACH < question < q.FINAL or question == q.STRONGER:
            return False
    return True


def claimable(s: ArtigianoState, side: i64) -> i64:
    """The princely missions of a side that hold now."""
    return _claimable(s, side, between_cards(s))


def _claimable(s: ArtigianoState, side: i64, between: bool) -> i64:
    castle = s.castles[side]
    left = castle.missions & ~castle.shown & g.PRINCELY
    if not left:
        return 0
    mask = left & met(s, side)
    if between:
        left &= g.OF_STATE
        while left:
            mission = low_bit(left)
            left &= left - 1
            if holds(s, side, mission):
                mask |= bit(mission)
    return mask


def _open(s: ArtigianoState) -> bool:
    """May missions be turned up by command? Not before they are laid down, and not in the last window."""
    return s.depth > 0 and s.turn > 0 and not s.ended


def list_claims(s: ArtigianoState, seat: i64, into: Actions) -> None:
    if _open(s):
        _list(claimable(s, s.side_of(seat)), into)


def _list(missions: i64, into: Actions) -> None:
    while missions:
        into.add(code_of.CLAIM + low_bit(missions) - g.FIRST_PRINCELY)
        missions &= missions - 1


def first_to_claim(s: ArtigianoState) -> i64:
    """Nobody would hold back a mission that holds."""
    if _open(s):
        between = between_cards(s)
        for side in range(s.side_count):
            if _claimable(s, side, between):
                return side
    return -1


def claim(s: ArtigianoState, seat: i64, mission: i64) -> None:
    castle = s.castles[s.side_of(seat)]
    castle.shown |= bit(mission)
    s.tell(events.CLAIMED, seat, mission, (castle.mandatory >> mission) & 1)  # from which pile


# ---------------------------------------------------------------- the last window


def list_last_claims(s: ArtigianoState, seat: i64, into: Actions) -> None:
    """Those that hold, rising; the draft has those already named."""
    into.add(code_of.PASS)
    draft = s.drafts[seat]
    left = claimable(s, s.side_of(seat))
    while left:
        mission = low_bit(left)
        left &= left - 1
        if draft >> mission == 0:
            into.add(code_of.CLAIM + mission - g.FIRST_PRINCELY)


def claim_last(s: ArtigianoState, seat: i64, mission: i64) -> None:
    s.drafts[seat] |= bit(mission)
    s.decided[seat] += 1  # here a claim answers a question


def last_claims_done(s: ArtigianoState, seat: i64) -> None:
    s.set_arg(0, s.arg(0) & ~bit(seat))
    s.tell(events.LAST_CLAIMS, seat)
    if s.arg(0):
        return
    s.pop()
    for other in range(s.seats):
        left = s.drafts[other] & ~s.castles[s.side_of(other)].shown
        s.drafts[other] = 0
        while left:
            claim(s, other, low_bit(left))
            left &= left - 1
    settle(s)
