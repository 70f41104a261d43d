"""The way of a decision: the question on top of the stack -> the codes that answer it, a code -> what it does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.core.buffer import Actions
from signoria.core.numbers import i64
from signoria.games.renaissance import actions as code_of
from signoria.games.renaissance import (
    combat,
    commitment,
    condottieri,
    diplomacy,
    embassy,
    expansion,
    hiring,
    lending,
    opening,
    outcome,
    placing,
    purchase,
    reveal,
    signs,
    steps,
    turns,
    vote,
)
from signoria.games.renaissance import questions as q
from signoria.games.renaissance.listing import add_cities
from signoria.games.renaissance.tables import CITIES

if TYPE_CHECKING:
    from signoria.games.renaissance.state import RenaissanceState


def list_decisions(s: RenaissanceState, seat: i64, into: Actions) -> None:
    question = s.asking()
    if question >= q.SWAP:
        diplomacy.list_phrase(s, seat, into)
    elif question == q.READY:
        diplomacy.list_ready(into)
    elif question >= q.LEND:
        _list_in_battle(s, seat, into)
    elif question == q.COMBAT:
        if s.drafts[seat]:
            steps.list_picks(s, seat, into)
        else:
            combat.list_moves(s, seat, into)
    elif question == q.EXPAND:
        if s.drafts[seat]:
            steps.list_picks(s, seat, into)
        else:
            expansion.list_expansions(s, seat, into)
    elif question == q.BUY:
        purchase.list_purchases(s, seat, into)
    elif question == q.VOTE:
        vote.list_stances(s, seat, into)
    elif question == q.RETURN:
        turns.list_returns(s, seat, into)
    else:
        _list_setup(s, seat, into)


def _list_in_battle(s: RenaissanceState, seat: i64, into: Actions) -> None:
    """Battles, and what follows from an embassy."""
    question = s.asking()
    if question == q.LEND:
        lending.list_loans(s, seat, into)
    elif question == q.COMMIT:
        commitment.list_commitments(s, seat, into)
    elif question == q.COUNTER:
        reveal.list_counters(s, seat, into)
    elif question == q.TRAITOR:
        condottieri.list_traitor(into)
    elif question == q.DOUBLE:
        signs.list_doubles(s, seat, into)
    elif question == q.SAVE:
        outcome.list_saves(s, seat, into)
    elif question == q.CORRUPT:
        embassy.list_corruptions(s, seat, into)
    else:
        embassy.list_upkeep(s, into)


def _list_setup(s: RenaissanceState, seat: i64, into: Actions) -> None:
    question = s.asking()
    if question == q.VERSION:
        opening.list_versions(into)
    elif question == q.CLAIM:
        opening.list_nations(s, into)
    elif question == q.START:
        add_cities(into, code_of.CITY, placing.start_choices(s, seat))
    elif question == q.EXTRA:
        placing.list_extra(s, seat, into)
    else:
        add_cities(into, code_of.CITY, s.boards[seat].cities)


# ---------------------------------------------------------------- carrying out


def carry_out(s: RenaissanceState, seat: i64, code: i64) -> None:
    question = s.asking()
    if question >= q.SWAP:
        diplomacy.say(s, seat, code)
    elif code >= code_of.ACCEPT:
        diplomacy.answer(s, seat, code)
    elif code >= code_of.SWAP:
        diplomacy.begin_phrase(s, seat, code)
    else:
        together = s.sealed  # what several answer is one decision, made when the last one has
        _decide(s, seat, code, question)
        if not together and not s.drafts[seat]:  # and a pick in a move of several is none yet
            s.spoken = 0


def _decide(s: RenaissanceState, seat: i64, code: i64, question: i64) -> None:
    if code == code_of.PASS:
        _pass(s, seat, question)
    elif question == q.COMBAT or question == q.EXPAND:
        steps.pick(s, seat, code)
    elif question == q.COMMIT:
        if code >= code_of.COMMIT:
            commitment.lay(s, seat, code - code_of.COMMIT)
        else:
            hiring.hire(s, seat, code - code_of.HIRE)
    elif code == code_of.YES:
        if question == q.COUNTER:
            reveal.counter(s, seat)
        else:
            condottieri.buy_traitor(s, seat)
    elif question == q.BUY:
        _buy(s, seat, code)
    elif question == q.LEND:
        lending.lend(s, seat, code - code_of.LEND)
    elif question == q.DOUBLE:
        signs.double(s, seat, code - code_of.DOUBLE)
    elif question == q.SAVE:
        outcome.save(s, seat, code - code_of.SAVE)
    elif question == q.VOTE:
        vote.choose_stance(s, seat, code - code_of.STANCE)
    elif question == q.VERSION:
        opening.choose_version(s, seat, code - code_of.VERSION)
    elif question == q.CLAIM:
        opening.claim(s, seat, code - code_of.NATION)
    else:
        _name_city(s, seat, question, code - code_of.CITY)


def _buy(s: RenaissanceState, seat: i64, code: i64) -> None:
    if code >= code_of.NUMBER:
        purchase.buy_cards(s, seat, code - code_of.NUMBER)
    else:
        what = code - code_of.BUILD
        purchase.build(s, seat, what // CITIES, what % CITIES)


def _name_city(s: RenaissanceState, seat: i64, question: i64, city: i64) -> None:
    if question == q.CORRUPT:
        embassy.corrupt(s, seat, city)
    elif question == q.UPKEEP:
        embassy.neglect(s, seat, city)
    elif question == q.RETURN:
        turns.choose_return(s, seat, city)
    elif question == q.EXTRA:
        placing.set_extra(s, seat, city)
    elif question == q.START:
        placing.choose_start(s, seat, city)
    elif question == q.FIRST_RAMPART:
        placing.set_rampart(s, seat, city)
    else:
        placing.set_palace(s, seat, city)


def _pass(s: RenaissanceState, seat: i64, question: i64) -> None:
    if question == q.COMBAT:
        combat.end_combat(s, seat)
    elif question == q.LEND:
        lending.refuse_loan(s, seat)
    elif question == q.COMMIT:
        commitment.pass_commitment(s, seat)
    elif question == q.DOUBLE:
        signs.pass_double(s, seat)
    elif question == q.SAVE:
        outcome.pass_save(s, seat)
    elif question == q.TRAITOR:
        condottieri.leave_traitor(s, seat)
    elif question == q.COUNTER:
        reveal.do_not_counter(s, seat)
    elif question == q.EXPAND:
        expansion.pass_expansion(s, seat)
    elif question == q.EXTRA:
        placing.decline_extra(s, seat)
    elif question == q.READY:
        diplomacy.be_ready(s, seat)
    else:
        embassy.decline_upkeep(s, seat)
