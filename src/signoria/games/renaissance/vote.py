"""Sequence 1: peace or war, by a secret vote (REN-POL-01, 02); the Swiss announce their bonus with it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from signoria.core.buffer import Actions
from signoria.core.numbers import bit, i64
from signoria.core.state import ALL
from signoria.games.renaissance import events
from signoria.games.renaissance.actions import ATTACK_BONUS, DEFENCE_BONUS, PEACE, STANCE, WAR
from signoria.games.renaissance.powers import leads, seat_of
from signoria.games.renaissance.questions import VOTE
from signoria.games.renaissance.setups import SETUPS
from signoria.games.renaissance.tables import ROME, SWISS

if TYPE_CHECKING:
    from signoria.games.renaissance.state import RenaissanceState

# A draft: the vote + 1, and above it the bonus of the Swiss + 1.
_BONUS: Final = 4


def ask_vote(s: RenaissanceState) -> None:
    asked = voters(s)
    if asked:
        s.push(VOTE, ALL, asked, asked)
    else:
        _set_state(s, SETUPS[s.setup].war)


def voters(s: RenaissanceState) -> i64:
    """No vote in the first turn (REN-SET-04), but the Swiss choose their bonus even then (REN-RUL-36)."""
    if s.turn > 1:
        return bit(s.seats) - 1
    if s.with_powers and seat_of(s, SWISS) >= 0:
        return bit(seat_of(s, SWISS))
    return 0


def owes_vote(s: RenaissanceState, seat: i64) -> bool:
    """Is peace or war the next thing that this seat chooses? Otherwise the Swiss bonus is."""
    return s.turn > 1 and s.drafts[seat] & 3 == 0


def list_stances(s: RenaissanceState, seat: i64, into: Actions) -> None:
    if owes_vote(s, seat):
        into.add(STANCE + PEACE)
        into.add(STANCE + WAR)
    else:
        into.add(STANCE + ATTACK_BONUS)
        into.add(STANCE + DEFENCE_BONUS)


def choose_stance(s: RenaissanceState, seat: i64, stance: i64) -> None:
    draft = s.drafts[seat]
    if stance <= WAR:
        draft |= stance + 1
        if leads(s, seat, SWISS):
            s.drafts[seat] = draft
            return
    else:
        draft |= (stance - ATTACK_BONUS + 1) * _BONUS
    if s.turn > 1:
        s.tell_only(events.VOTED, bit(seat), [seat, (draft & 3) - 1])
    if draft >= _BONUS:
        bonus = draft // _BONUS - 1 + ATTACK_BONUS
        s.tell_only(events.BONUS_CHOSEN, bit(seat), [seat, bonus])
    if s.seal(seat, draft):
        _count(s)


def _count(s: RenaissanceState) -> None:
    """War if at least half of the votes are for it; with his power the Pope's counts double (REN-POW-05)."""
    votes: i64 = 0
    for_war: i64 = 0
    for seat in range(s.seats):
        draft = s.drafts[seat]
        s.drafts[seat] = 0
        if draft >= _BONUS:
            s.bonus = draft // _BONUS - 1 + ATTACK_BONUS
            s.tell(events.BONUS_SHOWN, seat, s.bonus)
        if draft & 3:
            weight: i64 = 1
            if leads(s, seat, ROME):
                weight = 2
            votes += weight
            for_war += weight * ((draft & 3) - 1)
            s.tell(events.VOTE_SHOWN, seat, (draft & 3) - 1)
    s.pop()
    if s.turn > 1:
        _set_state(s, 2 * for_war >= votes)
    else:
        _set_state(s, SETUPS[s.setup].war)


def _set_state(s: RenaissanceState, war: bool) -> None:
    s.war = war
    s.tell(events.STATE_SET, i64(war))
    s.deal_cards()
