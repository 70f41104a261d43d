"""The Holy League: once per decade the Pope's owner may add his troops to one side of a war."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.core.buffer import Actions
from signoria.core.numbers import i64
from signoria.games.princes import events
from signoria.games.princes.actions import LEAGUE, PASS
from signoria.games.princes.campaign import ATTACKER, DEFENDER, city_of, leader, set_league
from signoria.games.princes.questions import LEAGUE as LEAGUE_FRAME

if TYPE_CHECKING:
    from signoria.games.princes.state import PrincesState


def ask(s: PrincesState) -> None:
    if may_join(s):
        s.push(LEAGUE_FRAME, s.pope)


def may_join(s: PrincesState) -> bool:
    """Not as a condottiere of this war, not without a troop, not twice in a decade (R-10)."""
    if s.pope < 0 or s.league_used or not s.boards[s.pope].troops:
        return False
    return s.pope != leader(s, ATTACKER) and s.pope != leader(s, DEFENDER)


def list_sides(into: Actions) -> None:
    into.add(PASS)
    into.add(LEAGUE + ATTACKER)
    into.add(LEAGUE + DEFENDER)


def join(s: PrincesState, seat: i64, side: i64) -> None:
    s.pop()
    s.league_used = 1
    set_league(s, side)
    s.tell(events.LEAGUE_JOINED, seat, city_of(s, side))
    s.go_on(seat)


def stay_out(s: PrincesState, seat: i64) -> None:
    s.pop()
    s.go_on(seat)
