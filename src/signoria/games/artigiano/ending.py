"""The end of the game: the ending event, last claims, royal missions, scores (ART-RUL-16)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from signoria.core.numbers import bit, i64
from signoria.games.artigiano import events
from signoria.games.artigiano.goals import FIRST_PRINCELY, MISSIONS
from signoria.games.artigiano.knowledge import FRESH, know
from signoria.games.artigiano.questions import FINAL
from signoria.games.artigiano.tables import COPIES

if TYPE_CHECKING:
    from signoria.games.artigiano.state import ArtigianoState

CASTLE_FULL: Final = 1
PILE_EMPTY: Final = 2


def end_game(s: ArtigianoState, reason: i64) -> None:
    """At once: what is still under way does not happen. Whoever has a mission face down has a last word (D18)."""
    if s.ended:
        return
    s.ended = reason
    s.depth = 0
    for seat in range(s.seats):
        s.drafts[seat] = 0
    for copy in range(COPIES):
        know(s, copy, s.known[copy] & ~FRESH)
    s.tell(events.GAME_ENDED, reason)
    owing: i64 = 0
    for seat in range(s.seats):
        side = s.castles[s.side_of(seat)]
        if side.missions & ~side.shown:
            owing |= bit(seat)
    if owing:
        s.ask_all(FINAL, owing)
    else:
        settle(s)


def settle(s: ArtigianoState) -> None:
    """Royal missions are turned up; points are counted."""
    from signoria.games.artigiano.scoring import achieved, tell_scores

    for side in range(s.side_count):
        castle = s.castles[side]
        reached = achieved(s, side)
        for mission in range(MISSIONS):
            if not (castle.missions >> mission) & 1 or (castle.shown >> mission) & 1:
                continue
            royal = (reached >> mission) & 1 and mission < FIRST_PRINCELY
            event = events.ACHIEVED if royal else events.MISSED
            s.tell(event, side, mission, (castle.mandatory >> mission) & 1)
    tell_scores(s)
