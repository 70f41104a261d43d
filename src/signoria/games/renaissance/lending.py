"""Step 2 of a battle: all third players offer Condottieri to the two sides, at the same time (REN-CON-11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from signoria.core.buffer import Actions
from signoria.core.numbers import bit, i64
from signoria.core.state import ALL
from signoria.games.renaissance import events
from signoria.games.renaissance.actions import LEND as LEND_CODE
from signoria.games.renaissance.actions import LOAN_TO_ATTACKER, LOAN_TO_DEFENDER, PASS
from signoria.games.renaissance.battle import Battle
from signoria.games.renaissance.cards import count, one
from signoria.games.renaissance.commitment import ask_commitment
from signoria.games.renaissance.questions import LEND
from signoria.games.renaissance.tables import CONDOTTIERE

if TYPE_CHECKING:
    from signoria.games.renaissance.state import RenaissanceState

# A draft: 1 for nothing, or the place of the pair in the list of loans + 2.
_NOTHING: Final = 1


def ask_loans(s: RenaissanceState, battle: Battle) -> None:
    asked = third_players(s, battle)
    if asked:
        s.push(LEND, ALL, asked, asked)
    else:
        ask_commitment(s, battle.attacker)


def third_players(s: RenaissanceState, battle: Battle) -> i64:
    """Whoever is not part of it and has a card in hand."""
    found: i64 = 0
    for seat in range(s.seats):
        if s.boards[seat].hand and seat != battle.attacker.seat and seat != battle.defender.seat:
            found |= bit(seat)
    return found


def list_loans(s: RenaissanceState, seat: i64, into: Actions) -> None:
    """Together no more than he holds. The list of loans is sorted by their sum."""
    into.add(PASS)
    held = count(s.boards[seat].hand, CONDOTTIERE)
    for place in range(held * (held + 3) // 2):
        into.add(LEND_CODE + place)


def refuse_loan(s: RenaissanceState, seat: i64) -> None:
    _answer(s, seat, _NOTHING)


def lend(s: RenaissanceState, seat: i64, loan: i64) -> None:
    _answer(s, seat, loan + 2)


def _answer(s: RenaissanceState, seat: i64, draft: i64) -> None:
    if draft == _NOTHING:
        s.tell_only(events.ANSWERED, bit(seat), [seat, 0, 0])
    else:
        to_attacker, to_defender = LOAN_TO_ATTACKER[draft - 2], LOAN_TO_DEFENDER[draft - 2]
        s.tell_only(events.ANSWERED, bit(seat), [seat, to_attacker, to_defender])
    if s.seal(seat, draft):
        _show(s)


def _show(s: RenaissanceState) -> None:
    """The offers are shown; they prove that the cards are there."""
    battle = s.battle
    assert battle is not None
    s.pop()
    for seat in range(s.seats):
        draft = s.drafts[seat]
        s.drafts[seat] = 0
        if draft > _NOTHING:
            to_attacker, to_defender = LOAN_TO_ATTACKER[draft - 2], LOAN_TO_DEFENDER[draft - 2]
            battle.loans |= (to_attacker | to_defender << 4) << (8 * seat)
            s.tell(events.LENT, seat, to_attacker, to_defender)
            board = s.boards[seat]
            unknown = to_attacker + to_defender - count(board.known, CONDOTTIERE)
            if unknown > 0:
                board.known += unknown * one(CONDOTTIERE)
    s.tell(events.OFFERS_CLOSED)
    ask_commitment(s, battle.attacker)
