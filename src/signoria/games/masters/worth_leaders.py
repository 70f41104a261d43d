"""What Leaders are worth: those in play by their abilities, those in hand by how near their conditions are."""

from __future__ import annotations

from typing import Final

from signoria.core.numbers import bit, bits_in, i64, low_bit
from signoria.games.masters.board import Board
from signoria.games.masters.tables import (
    COLOURS,
    FLAG_LANE,
    LEADER_KIND,
    LEADER_NEEDS_COLOURS,
    LEADER_NEEDS_DECKS,
    LEADER_NEEDS_RESOURCES,
    LEADER_POINTS,
    LEADERS_KEPT,
    colours_of,
)
from signoria.games.masters.weights import MOST_MISSING, Weights
from signoria.games.masters.worth_cards import lacking

_ALL_LEVELS: Final = 0x111  # the decks of one colour
_CARDS_FOR_A_DECK: Final = 2  # a card of level II lies on one of level I
_TURNS_FOR_A_RESOURCE: Final = 500  # thousandths


def abilities(w: Weights, board: Board, turns: i64) -> i64:
    """What the Leaders in play will bring."""
    each: i64 = 0
    left = board.in_play
    while left:
        each += w.ability[LEADER_KIND[low_bit(left)]]
        left &= left - 1
    return each * turns // 1000


def prospects(w: Weights, board: Board, hand: i64, turns: i64) -> i64:
    """What the Leaders in hand may bring."""
    value: i64 = 0
    while hand:
        value += _prospect(w, board, low_bit(hand), turns)
        hand &= hand - 1
    return value


def _prospect(w: Weights, board: Board, leader: i64, turns: i64) -> i64:
    full = 1000 * LEADER_POINTS[leader] + w.ability[LEADER_KIND[leader]] * turns // 1000
    goods = LEADER_NEEDS_RESOURCES[leader]
    if goods:
        missing = lacking(board.stock(), goods)
        value = full * w.near_goods[min(missing, MOST_MISSING)] // 1000
        needed = _TURNS_FOR_A_RESOURCE * missing
    else:
        missing = _flags_lacking(colours_of(board.flags), LEADER_NEEDS_COLOURS[leader])
        missing += _CARDS_FOR_A_DECK * _flags_lacking(board.flags, LEADER_NEEDS_DECKS[leader])
        value = full * w.near[min(missing, MOST_MISSING)] // 1000
        needed = w.turns_per_need * missing
    if needed > turns:
        return value * turns // needed
    return value


def _flags_lacking(flags: i64, needed: i64) -> i64:
    number: i64 = 0
    while needed:
        number += max((needed & 15) - (flags & 15), 0)
        needed >>= FLAG_LANE
        flags >>= FLAG_LANE
    return number


def wanted(board: Board, hand: i64) -> i64:
    """The decks whose cards the Leaders in hand still ask for."""
    decks: i64 = 0
    colours = colours_of(board.flags)
    while hand:
        leader = low_bit(hand)
        hand &= hand - 1
        for colour in range(COLOURS):
            shift = FLAG_LANE * colour
            if (LEADER_NEEDS_COLOURS[leader] >> shift) & 15 > (colours >> shift) & 15:
                decks |= _ALL_LEVELS * bit(colour)
        needed = LEADER_NEEDS_DECKS[leader]
        if needed and _flags_lacking(board.flags, needed):
            decks |= bit(low_bit(needed) // FLAG_LANE)
    return decks


def kept(w: Weights, board: Board, picked: i64, turns: i64) -> i64:
    """The Leaders picked at the setup, with the best of those that may still be picked."""
    while bits_in(picked) < LEADERS_KEPT:
        best: i64 = -1
        choice: i64 = 0
        left = board.hand
        while left:
            leader = low_bit(left)
            left &= left - 1
            if picked >> leader == 0:
                prospect = _prospect(w, board, leader, turns)
                if prospect > best:
                    best = prospect
                    choice = bit(leader)
        if not choice:
            break
        picked |= choice
    return picked
