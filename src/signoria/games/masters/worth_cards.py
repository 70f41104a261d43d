"""What Development cards are worth: those in the slots by their productions, and the one to be bought next."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from signoria.core.numbers import i64, vec
from signoria.games.masters.bag import RESOURCES, Bag, amount, size
from signoria.games.masters.board import Board
from signoria.games.masters.foresight import Upcoming
from signoria.games.masters.purchase import price
from signoria.games.masters.tables import (
    CARD_FAITH,
    CARD_INPUT,
    CARD_NAMES,
    CARD_OUTPUT,
    CARD_POINTS,
    COLOURS,
    LEVELS,
    SLOTS,
)
from signoria.games.masters.weights import MOST_MISSING, Weights

if TYPE_CHECKING:
    from signoria.games.masters.state import MastersState

_SURPLUS: Final = vec[i64](  # resources that a production gives beyond those it takes
    [size(CARD_OUTPUT[card]) - size(CARD_INPUT[card]) for card in range(len(CARD_NAMES))]
)


def _engine(w: Weights, card: i64) -> i64:
    """What one activation of a card brings."""
    return w.good * _SURPLUS[card] + w.step * CARD_FAITH[card] + w.conversion


def engines(w: Weights, board: Board, turns: i64) -> i64:
    """What the productions of the slots will bring."""
    value: i64 = 0
    for slot in range(SLOTS):
        card = board.top(slot)
        if card >= 0:
            value += _engine(w, card)
    return _in_time(w, value, turns)


def _in_time(w: Weights, activation: i64, turns: i64) -> i64:
    """What productions bring in the turns left."""
    return activation * turns // 1000 * w.activations // 1000


def next_purchase(s: MastersState, w: Weights, upcoming: Upcoming, wanted: i64, turns: i64) -> i64:
    """The card that promises most, by what it brings and how near it is, with a part of the second best.

    `wanted`: the decks whose cards are worth more than they show.
    """
    board = upcoming.board
    stock = board.stock()
    best: i64 = 0
    second: i64 = 0
    for below in range(LEVELS):
        level = LEVELS - 1 - below  # the costly cards first: next to them most others fall short
        covered = _cheapest_to_cover(w, board, level)
        if covered < 0:
            continue
        for deck in range(COLOURS * level, COLOURS * level + COLOURS):
            card = s.tops[deck]
            if card < 0 or deck == upcoming.deck:
                continue
            cost = price(board, card)
            gain = w.card + w.point * CARD_POINTS[card] - w.good * size(cost)
            gain += _in_time(w, _engine(w, card) - covered, turns)
            gain += w.wanted * ((wanted >> deck) & 1)
            if gain * w.ready[0] // 1000 <= second:
                continue  # not even if nothing were missing
            missing = _missing(stock, cost, upcoming.spends, upcoming.gains)
            gain = gain * w.ready[min(missing, MOST_MISSING)] // 1000
            if gain > best:
                second = best
                best = gain
            elif gain > second:
                second = gain
    return best + second * w.runner_up // 1000


def _cheapest_to_cover(w: Weights, board: Board, level: i64) -> i64:
    """The least production lost by laying a card of this level (0 = I), or -1 if no slot can take one."""
    least: i64 = -1
    for slot in range(SLOTS):
        if board.height(slot) == level:
            lost: i64 = 0
            if level > 0:
                lost = max(_engine(w, board.top(slot)), 0)
            if least < 0 or lost < least:
                least = lost
    return least


def _missing(stock: Bag, cost: Bag, spends: i64, gains: i64) -> i64:
    """Resources still to be found for a cost, when whatever is free to choose is chosen for it."""
    missing = lacking(stock, cost)
    if spends:
        surplus = size(stock) - size(cost) + missing
        missing += max(spends - surplus, 0)
    return max(missing - gains, 0)


def lacking(stock: Bag, cost: Bag) -> i64:
    """Resources of a cost that are not in stock."""
    number: i64 = 0
    for resource in range(RESOURCES):
        number += max(amount(cost, resource) - amount(stock, resource), 0)
    return number
