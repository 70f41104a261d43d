"""Could this question be asked in this position? The numbers of a frame agree with each other and with the table."""

from __future__ import annotations

from typing import Final

from signoria.core.buffer import Actions
from signoria.core.numbers import bit, i64
from signoria.core.state import ALL, ARGS, KIND, SEAT, WIDTH
from signoria.games.renaissance import questions as q
from signoria.games.renaissance.actions import BUILD, NUMBER
from signoria.games.renaissance.attack import attack_cards
from signoria.games.renaissance.diplomacy import (
    MOST_OFFERS,
    may_deal,
    may_give,
    offers_made,
    swappable,
)
from signoria.games.renaissance.dispatch import list_decisions
from signoria.games.renaissance.hiring import BOUGHT_ALL
from signoria.games.renaissance.lending import third_players
from signoria.games.renaissance.places import owner
from signoria.games.renaissance.state import RenaissanceState
from signoria.games.renaissance.tables import BLUES, CITIES, ENGINEER, EXPANSIONS, TRAITOR
from signoria.games.renaissance.vote import voters

_answers: Final = Actions()


def question_fits(s: RenaissanceState) -> bool:
    """The stack is empty, a question alone, or one of a battle or an embassy above the turn it belongs to."""
    if s.depth == 0:
        return s.battle is None and _no_drafts(s, 0)
    if not s.speaking:
        return _question_fits(s)
    if s.depth < 2 or not _phrase_fits(s):
        return False
    s.depth -= 1  # a phrase lies above any question
    fits = may_deal(s) and _question_fits(s)
    s.depth += 1
    return fits


def _phrase_fits(s: RenaissanceState) -> bool:
    """A swap or a gift being said, as far as it has come."""
    speaker = s.stack[(s.depth - 1) * WIDTH + SEAT]
    if speaker < 0 or offers_made(s, speaker) >= MOST_OFFERS:
        return False
    if s.asking() == q.GIFT:
        if s.arg(0) >= s.seats or not s.boards[speaker].ducats:
            return False
        return may_give(s, speaker, s.arg(0))
    if s.arg(0):
        return s.arg(0) <= CITIES and (swappable(s, speaker) >> (s.arg(0) - 1)) & 1 == 1
    return s.offers[speaker] == 0 and swappable(s, speaker) != 0


def _question_fits(s: RenaissanceState) -> bool:
    if s.depth > 2:
        return False
    question = s.asking()
    if question == q.READY:
        return s.depth == 1 and s.negotiation and s.battle is None and _seats_fit(s, question)
    if (s.depth == 2) != (question >= q.LEND) or (s.depth == 2 and not _below(s)):
        return False
    if (s.battle is not None) != (q.LEND <= question <= q.SAVE):
        return False
    if not _seats_fit(s, question) or not _numbers_fit(s, question):
        return False
    if s.battle is not None and not _battle_fits(s, question):
        return False
    return _answerable(s)


def _below(s: RenaissanceState) -> bool:
    """A battle belongs to a combat turn, an embassy to that or to an expansion."""
    bottom = s.stack[KIND]
    if bottom == q.COMBAT:
        return _has_place(s, s.stack[SEAT], s.stack[ARGS])
    return bottom == q.EXPAND and s.early_yellows and s.battle is None


def _has_place(s: RenaissanceState, seat: i64, place: i64) -> bool:
    return 0 <= place < s.seats and s.seat_at(place) == seat


def _seats_fit(s: RenaissanceState, question: i64) -> bool:
    """Sealed questions are asked of several, the others of one; only who is asked has a draft."""
    seat = s.stack[(s.depth - 1) * WIDTH + SEAT]
    sealed = question in (q.VERSION, q.CLAIM, q.VOTE, q.LEND, q.READY)
    if sealed != (seat == ALL):
        return False
    if sealed:
        return s.arg(0) != 0 and s.arg(0) >> s.seats == 0 and _asked_fit(s, question)
    if seat < 0 or seat >= s.seats:
        return False
    if question in (q.COMBAT, q.EXPAND, q.COMMIT):
        return _no_drafts(s, bit(seat))
    return _no_drafts(s, 0)


def _asked_fit(s: RenaissanceState, question: i64) -> bool:
    """Silent frames say who was asked; and who has answered a secret question has a draft."""
    asked: i64 = 0
    if question == q.VOTE:
        asked = voters(s)
    elif question == q.LEND and s.battle is not None:
        asked = third_players(s, s.battle)
    if s.arg(1) != asked or (asked and s.arg(0) & ~asked):
        return False
    if question == q.READY:
        return _no_drafts(s, 0)
    answered = (asked or bit(s.seats) - 1) & ~s.arg(0)
    for seat in range(s.seats):
        if (answered >> seat) & 1 and s.drafts[seat] == 0:
            return False
    return True


def _no_drafts(s: RenaissanceState, besides: i64) -> bool:
    for seat in range(s.seats):
        if s.drafts[seat] and not (besides >> seat) & 1:
            return False
    return True


def _numbers_fit(s: RenaissanceState, question: i64) -> bool:
    seat = s.next_seat()
    setting_up = question <= q.EXTRA
    if setting_up != (s.turn == 0):
        return False
    if question == q.VERSION:
        return s.setup < 0
    if s.setup < 0 or (question == q.CLAIM) != (s.boards[0].nation < 0):
        return False
    if question == q.CLAIM:
        return s.arg(2) <= 1
    if question in (q.START, q.FIRST_RAMPART, q.FIRST_PALACE, q.EXTRA, q.COMBAT):
        return _has_place(s, seat, s.arg(0))
    if question == q.RETURN:
        return s.boards[seat].cities == 0 and s.arg(0) >> s.seats == 0
    if question == q.BUY:
        return _has_place(s, seat, s.arg(0)) and BUILD <= s.arg(1) <= NUMBER
    if question == q.EXPAND:
        return _has_place(s, seat, s.arg(0)) and s.arg(1) < EXPANSIONS
    if question == q.COUNTER:
        return s.arg(0) == ENGINEER or s.arg(0) == TRAITOR
    if question == q.SAVE:
        return s.arg(0) < BLUES
    if question in (q.TRAITOR, q.DOUBLE):
        return s.arg(0) <= 1
    return question < q.CORRUPT or s.stack[SEAT] == seat


def _battle_fits(s: RenaissanceState, question: i64) -> bool:
    """Sides, stage and question agree."""
    battle = s.battle
    assert battle is not None
    attacker, defender = battle.attacker, battle.defender
    seat = s.next_seat()
    if attacker.seat != s.stack[SEAT] or owner(s, battle.target) != defender.seat:
        return False
    if battle.revealed != (question > q.COMMIT) or battle.revealed != defender.committed:
        return False
    if attacker.committed and (attacker.slot(0) < 0 or attacker.slot(1) < 0):
        return False
    if question == q.LEND:
        return not attacker.committed and _can_attack(s, attacker.seat)
    if question == q.COMMIT:
        if attacker.committed:
            return seat == defender.seat
        return seat == attacker.seat and _can_attack(s, seat)
    if question == q.COUNTER:
        return seat == defender.seat and attacker.red == s.arg(0)
    if question == q.TRAITOR:
        return seat == (defender.seat if s.arg(0) else attacker.seat)
    return seat == attacker.seat or seat == defender.seat


def _can_attack(s: RenaissanceState, seat: i64) -> bool:
    """REN-CBT-05"""
    return attack_cards(s, seat) >= 2


def _answerable(s: RenaissanceState) -> bool:
    """Whoever is asked has an answer, and a draft that he could have made."""
    for seat in range(s.seats):
        if (s.owing() >> seat) & 1:
            if not _draft_fits(s, seat):
                return False
            _answers.clear()
            list_decisions(s, seat, _answers)
            if _answers.count == 0:
                return False
    return True


def _draft_fits(s: RenaissanceState, seat: i64) -> bool:
    draft = s.drafts[seat]
    if s.asking() == q.COMMIT:
        return draft >> 22 == 0 and (draft & BOUGHT_ALL == 1 or draft >> 10 == 0)
    if s.asking() == q.LEND:
        return draft == 0
    return draft >> 20 == 0
