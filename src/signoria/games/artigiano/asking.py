"""From the question on top of the stack to the codes that answer it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.core.buffer import Actions
from signoria.core.numbers import i64, low_bit
from signoria.games.artigiano import actions as code_of
from signoria.games.artigiano import (
    aiming,
    building,
    claims,
    confessing,
    discarding,
    exchanging,
    opening,
    operations,
    placing,
    pooling,
    raiding,
    rearranging,
    reflecting,
    renovating,
    ruining,
    searching,
    specials,
    stocking,
    swapping,
    trading,
    turning,
)
from signoria.games.artigiano import questions as q
from signoria.games.artigiano.held import gather_playable

if TYPE_CHECKING:
    from signoria.games.artigiano.state import ArtigianoState


def list_decisions(s: ArtigianoState, seat: i64, into: Actions) -> None:
    question = s.asking()
    if question == q.ACT:
        operations.list_act(s, seat, into)
    elif question == q.DRAW:
        into.add(code_of.PASS)
    elif question == q.STORE:
        stocking.list_store(s, seat, into)
    elif question == q.CELL:
        placing.list_cells(s, s.side_of(seat), s.arg(2), into)
    elif question == q.STOCK:
        operations.list_stock(s, seat, into)
    elif question >= q.PRIVATE:
        _list_private(s, seat, question, into)
    elif question <= q.POACH:
        _list_turn(s, seat, question, into)
    elif question <= q.SHOW:
        _list_step(s, seat, question, into)
    else:
        _list_more(s, seat, question, into)


def _list_turn(s: ArtigianoState, seat: i64, question: i64, into: Actions) -> None:
    if question == q.MANDATORY:
        opening.list_mandatory(s, seat, into)
    elif question == q.COPY:
        into.add(code_of.PASS)
        reflecting.list_past(s, seat, into, True)
    else:
        into.add(code_of.PASS)
        left = s.arg(0)
        while left:
            into.add(code_of.AT_SEAT + low_bit(left))
            left &= left - 1


def _list_step(s: ArtigianoState, seat: i64, question: i64, into: Actions) -> None:
    if question == q.CANCEL:
        into.add(code_of.PASS)
        into.add(code_of.YES)
    elif question == q.PLACE:
        into.add(code_of.PASS)
        count = gather_playable(s, seat)
        placing.list_places(s, seat, count, s.arg(0), s.arg(1), into)
    elif question == q.ECHO:
        placing.list_echoes(s, seat, into)
    elif question == q.FOLLOW:
        turning.list_follow_ups(s, seat, into)
    elif question == q.LOSE:
        ruining.list_losses(s, into)
    elif question == q.FLANK:
        into.add(code_of.FLANK)
        into.add(code_of.FLANK + 1)
    elif question == q.DISCARD:
        discarding.list_discards(s, seat, into)
    elif question == q.DISCARD_STOCK:
        raiding.list_own_stock(s, seat, into)
    else:
        confessing.list_missions_to_show(s, into)


def _list_more(s: ArtigianoState, seat: i64, question: i64, into: Actions) -> None:
    if question == q.TAKE_STOCK:
        raiding.list_stock_materials(s, seat, into)
    elif question == q.TAKE_HAND:
        exchanging.list_hand_of(s, seat, into)
    elif question == q.GIVE:
        exchanging.list_gifts(s, seat, into)
    elif question == q.SWAP:
        swapping.list_swap(s, seat, into)
    elif question == q.BARGAIN:
        building.list_bargain(s, seat, into)
    elif question == q.STEAL:
        placing.list_cells(s, s.arg(0), building.stealable(s, seat, s.arg(0)), into)
    elif question == q.REARRANGE:
        rearranging.list_rearranging(s, seat, into)
    elif question == q.KEEP:
        searching.list_shown(s, into)
    elif question == q.ORDER:
        searching.list_order(s, into)
    elif question == q.OFFER:
        trading.list_offer(s, seat, into)
    elif question == q.ANSWER:
        into.add(code_of.PASS)
        into.add(code_of.YES)
    elif question == q.POOL:
        pooling.list_contribution(s, seat, into)
    elif question == q.DEAL:
        pooling.list_pool(s, seat, into)
    elif question == q.DROP:
        ruining.list_own_specials(s, seat, into)
    elif question == q.KEEP_STORED:
        stocking.list_kept(s, seat, into)
    elif question == q.RENOVATE:
        renovating.list_renovations(s, seat, into)
    else:
        claims.list_last_claims(s, seat, into)


def _list_private(s: ArtigianoState, seat: i64, question: i64, into: Actions) -> None:
    if question == q.DOUBLE:
        into.add(code_of.DOUBLE)
        into.add(code_of.DOUBLE + 1)
    elif question == q.TARGET:
        aiming.list_targets(s, into)
    elif question == q.AIM_AT_CARD:
        aiming.list_cards_aimed_at(s, into)
    elif question == q.PAST:
        reflecting.list_past(s, seat, into, False)
    elif question == q.THIS_ONE:
        into.add(code_of.PASS)
        into.add(code_of.YES)
    elif question == q.SPECIAL_SIDE:
        specials.list_sides(s, seat, into)
    elif question == q.SPECIAL_CELL:
        specials.list_special_cells(s, seat, into)
    elif question == q.SPECIAL_MATERIAL:
        specials.list_special_materials(s, seat, into)
    elif question == q.STRONGER:
        renovating.list_stronger(s, seat, into)
    else:
        into.add(code_of.SLOT)
        into.add(code_of.SLOT + 1)
