"""From a code to the handler of the question that it answers, one family after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.core.numbers import i64
from signoria.games.artigiano import actions as code_of
from signoria.games.artigiano import (
    aiming,
    announcing,
    building,
    claims,
    confessing,
    discarding,
    events,
    exchanging,
    naming,
    opening,
    operations,
    placing,
    pooling,
    raiding,
    rearranging,
    reflecting,
    renovating,
    resolving,
    ruining,
    searching,
    specials,
    stocking,
    swapping,
    trading,
    turn,
    turning,
)
from signoria.games.artigiano import questions as q
from signoria.games.artigiano.goals import FIRST_PRINCELY
from signoria.games.artigiano.log import can_copy, card
from signoria.games.artigiano.tables import CARD_KIND, CELLS, FIRST_ACTION, FIRST_SPECIAL

if TYPE_CHECKING:
    from signoria.games.artigiano.state import ArtigianoState


def answer(s: ArtigianoState, seat: i64, code: i64) -> None:
    question = s.asking()
    if code == code_of.PASS:
        _pass(s, seat, question)
    elif code == code_of.YES:
        _yes(s, seat, question)
    elif code < code_of.PLACE:
        _mission(s, seat, question, code - code_of.MISSION)
    elif code < code_of.ACT:
        _place(s, seat, question, code - code_of.PLACE)
    elif code < code_of.SPECIAL:
        kind = code - code_of.ACT + FIRST_ACTION
        if question == q.FOLLOW:
            turning.follow_up(s, seat, kind)
        else:
            operations.act(s, seat, kind)
    elif code < code_of.DISCARD:
        operations.play_special(s, seat, code - code_of.SPECIAL)
    elif code < code_of.STOCK:
        operations.discard_card(s, seat, code - code_of.DISCARD)
    elif code == code_of.STOCK:
        stocking.pick_up_stock(s, seat)
    elif code < code_of.SLOT:
        _card(s, seat, question, code - code_of.CARD)
    elif code < code_of.CELL:
        stocking.name_slot(s, seat, code - code_of.SLOT)
    elif code < code_of.AT_SEAT:
        _cell(s, seat, question, code - code_of.CELL)
    elif code < code_of.AT_SIDE:
        if question == q.POACH:
            turn.poach(s, seat, code - code_of.AT_SEAT)
        else:
            aiming.name_target(s, seat, code - code_of.AT_SEAT)
    elif code < code_of.FLANK:
        if question == q.TARGET:
            aiming.name_target(s, seat, code - code_of.AT_SIDE)
        else:
            specials.name_side(s, seat, code - code_of.AT_SIDE)
    elif code < code_of.DOUBLE:
        ruining.name_flank(s, code - code_of.FLANK)
    elif code < code_of.CLAIM:
        naming.name_double(s, seat, code - code_of.DOUBLE)
    elif s.ended:
        claims.claim_last(s, seat, code - code_of.CLAIM + FIRST_PRINCELY)
    else:
        claims.claim(s, seat, code - code_of.CLAIM + FIRST_PRINCELY)


def _pass(s: ArtigianoState, seat: i64, question: i64) -> None:
    if question == q.DRAW:
        turn.draw_up(s, seat)
    elif question == q.STORE:
        stocking.begin_phase_3(s)
    elif question == q.ACT:
        operations.stop_placing(s)
    elif question == q.STOCK:
        stocking.put_stock_back(s, seat)
    elif question == q.COPY:
        s.pop()
        s.tell(events.NOT_COPIED, seat)
        turn.begin_phase_1(s)
    elif question == q.POACH:
        turn.stop_poaching(s)
    elif question == q.CANCEL:
        resolving.cancel(s, seat, False)
    elif question == q.PLACE:
        s.tell(events.DECLINED, seat)
        building.stop_placing(s)
    elif question == q.TAKE_STOCK:
        raiding.take_no_more(s)
    elif question == q.DISCARD:
        discarding.discards_named(s, seat)
    elif question == q.SWAP:
        swapping.close_set(s, seat)
    elif question == q.OFFER:
        trading.close_set(s, seat)
    elif question == q.ANSWER:
        trading.answer(s, seat, False)
    elif question == q.REARRANGE:
        rearranging.all_lifted(s)
    elif question == q.TARGET:
        aiming.targets_named(s, seat)
    elif question == q.THIS_ONE:
        reflecting.this_one(s, seat, False)
    elif question == q.FINAL:
        claims.last_claims_done(s, seat)
    else:  # ECHO, FOLLOW, DROP, RENOVATE: nothing is done
        if question == q.ECHO:
            s.tell(events.DECLINED, seat)
        s.pop()
        s.resume()


def _yes(s: ArtigianoState, seat: i64, question: i64) -> None:
    if question == q.CANCEL:
        resolving.cancel(s, seat, True)
    elif question == q.ANSWER:
        trading.answer(s, seat, True)
    else:
        reflecting.this_one(s, seat, True)


def _mission(s: ArtigianoState, seat: i64, question: i64, mission: i64) -> None:
    if question == q.MANDATORY:
        opening.name_mandatory(s, seat, mission)
    else:
        confessing.show_mission(s, mission)


def _place(s: ArtigianoState, seat: i64, question: i64, kind: i64) -> None:
    if question == q.PLACE:
        placing.place_card(s, seat, kind)
    elif question == q.ECHO:
        placing.echo_card(s, seat, kind)
    else:
        operations.place(s, seat, kind)


def _cell(s: ArtigianoState, seat: i64, question: i64, place: i64) -> None:
    cell = place % CELLS
    if question == q.CELL:
        placing.name_cell(s, seat, cell)
    elif question == q.LOSE:
        ruining.name_lost(s, cell)
    elif question == q.STEAL:
        building.name_stolen(s, seat, cell)
    elif question == q.BARGAIN:
        building.name_bargained(s, seat, cell)
    elif question == q.REARRANGE and s.arg(1):
        rearranging.lay_next(s, seat, cell)
    elif question == q.REARRANGE:
        rearranging.lift(s, cell)
    elif question == q.RENOVATE:
        renovating.name_renovated(s, seat, cell)
    else:
        specials.name_special_cell(s, seat, place)


def _card(s: ArtigianoState, seat: i64, question: i64, kind: i64) -> None:
    if question == q.STORE:
        stocking.name_stored(s, seat, kind)
    elif question == q.DISCARD:
        discarding.name_discard(s, seat, kind)
    elif question == q.GIVE:
        exchanging.name_gift(s, seat, kind)
    elif question == q.TAKE_HAND:
        exchanging.name_taken(s, seat, kind)
    elif question == q.TAKE_STOCK:
        raiding.take_stock_material(s, seat, kind)
    elif question == q.DISCARD_STOCK:
        raiding.name_own_stock(s, seat, kind)
    elif question == q.SWAP:
        swapping.name_swapped(s, seat, kind)
    elif question == q.KEEP:
        searching.keep_shown(s, seat, kind)
    elif question == q.ORDER:
        searching.name_next(s, kind)
    elif question == q.OFFER:
        trading.name_offered(s, seat, kind)
    elif question == q.POOL:
        pooling.name_contribution(s, seat, kind)
    elif question == q.DEAL:
        pooling.name_dealt(s, seat, kind)
    elif question == q.KEEP_STORED:
        stocking.keep_stored(s, seat, kind)
    else:
        _special_or_past(s, seat, question, kind)


def _special_or_past(s: ArtigianoState, seat: i64, question: i64, kind: i64) -> None:
    if question == q.DROP:
        ruining.drop_special(s, seat, kind - FIRST_SPECIAL)
    elif question == q.AIM_AT_CARD:
        aiming.name_card_aimed_at(s, seat, kind - FIRST_SPECIAL)
    elif question == q.SPECIAL_MATERIAL:
        specials.name_special_material(s, seat, kind)
    elif question == q.STRONGER:
        renovating.name_stronger(s, seat, kind)
    elif question == q.PAST:
        reflecting.name_past(s, seat, kind)
    else:
        _copy(s, seat, kind)


def _copy(s: ArtigianoState, seat: i64, kind: i64) -> None:
    """Which of several cards of a kind makes no difference: all is chosen anew."""
    for at in range(s.logged):
        if CARD_KIND[card(s.log[at])] == kind and can_copy(s, seat, at):
            s.begin_action(seat, card(s.log[at]) + announcing.COPIED, False)
            return
