"""What one board is worth: the points it has, and what may become of its resources, productions and Leaders."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from signoria.core.numbers import bit, bits_in, i64, low_bit, vec
from signoria.games.masters import questions as q
from signoria.games.masters.bag import RESOURCES, Bag, amount, size
from signoria.games.masters.board import Board
from signoria.games.masters.foresight import Outlook
from signoria.games.masters.purchase import price
from signoria.games.masters.scoring import card_points, favour_points, leader_points
from signoria.games.masters.tables import (
    CARD_FAITH,
    CARD_INPUT,
    CARD_NAMES,
    CARD_OUTPUT,
    CARD_POINTS,
    COLOURS,
    FAVOUR_POINTS,
    FLAG_LANE,
    LAST_SPACE,
    LEADER_KIND,
    LEADER_NEEDS_COLOURS,
    LEADER_NEEDS_DECKS,
    LEADER_NEEDS_RESOURCES,
    LEADER_POINTS,
    LEADERS_KEPT,
    LEVELS,
    POPE_SPACE,
    RESOURCES_PER_POINT,
    SECTION_FIRST,
    SECTIONS,
    SLOTS,
    TRACK_POINTS,
    colours_of,
)
from signoria.games.masters.weights import MOST_MISSING, Weights

if TYPE_CHECKING:
    from signoria.games.masters.state import MastersState

# The cards of one colour, and a Leader's condition on a deck: a level II card asks for a level I card under it.
_ALL_LEVELS: Final = 0x111
_CARDS_FOR_A_DECK: Final = 2
_TURNS_FOR_A_RESOURCE: Final = 500
_LONG: Final = 10_000  # thousandths of a turn: time enough for a hidden Leader


def _smooth_track() -> list[int]:
    """Points of the faith track in thousandths, the way to the next scoring space counted in parts."""
    points = [1000 * int(number) for number in TRACK_POINTS]
    scoring = [n for n in range(LAST_SPACE + 1) if n == 0 or points[n] > points[n - 1]]
    smooth = list(points)
    for low, high in zip(scoring, scoring[1:]):
        for n in range(low, high):
            smooth[n] += (points[high] - points[low]) * (n - low) // (high - low)
    return smooth


_TRACK: Final = vec[i64](_smooth_track())
_SURPLUS: Final = vec[i64](  # resources that a production gives beyond those it takes
    [size(CARD_OUTPUT[card]) - size(CARD_INPUT[card]) for card in range(len(CARD_NAMES))]
)


def worth(
    s: MastersState, w: Weights, outlook: Outlook, known: bool, furthest: i64, turns: i64
) -> i64:
    """`known`: may the Leaders in hand be looked at? `furthest`: the foremost marker on the faith track.

    `turns`: about how many the seat has left, in thousandths; with 0 only what is sure counts.
    """
    board = outlook.board
    faith = outlook.faith
    goods = size(board.stock()) + outlook.gains - outlook.spends
    value = 1000 * leader_points(board) + _favour(s, w, outlook, furthest, turns)
    hand: i64 = 0
    if known and s.depth:
        hand = board.hand
        if s.asking() == q.KEEP:
            hand = _kept(w, board, s.drafts[outlook.seat], turns)
        value += _leaders(w, board, hand, turns)
    if turns == 0:
        value += 1000 * (card_points(board) + TRACK_POINTS[faith])
        return value + 1000 * (goods // RESOURCES_PER_POINT) + goods  # the rest breaks ties
    if not known:
        value += board.in_hand() * w.hidden * min(turns, _LONG) // _LONG
    value += w.card * board.cards() + w.point * card_points(board)
    value += w.track * _TRACK[faith] // 1000
    value += w.good * min(goods, w.plenty) + w.spare * max(goods - w.plenty, 0)
    value -= w.crowd * size(board.warehouse)
    value += _in_time(w, _engines(w, board), turns)
    value += _next_purchase(s, w, outlook, hand, turns)
    return value + _abilities(w, board, turns)


def _favour(s: MastersState, w: Weights, outlook: Outlook, furthest: i64, turns: i64) -> i64:
    """Favour tiles turned, and those to come: a report is held when the foremost marker is on its Pope space."""
    value = 1000 * favour_points(outlook.board)
    for section in range(s.reports, SECTIONS):
        way = POPE_SPACE[section] - furthest
        gap = max(SECTION_FIRST[section] - outlook.faith, 0)
        if way <= 0:
            if gap == 0:
                value += 1000 * FAVOUR_POINTS[section]
        elif turns:
            value += w.favour * FAVOUR_POINTS[section] * 100 * way // (100 * way + w.chase * gap)
    return value


# ---------------------------------------------------------------- productions and purchases


def _engine(w: Weights, card: i64) -> i64:
    """What one activation of a card brings."""
    return w.good * _SURPLUS[card] + w.step * CARD_FAITH[card] + w.conversion


def _engines(w: Weights, board: Board) -> i64:
    value: i64 = 0
    for slot in range(SLOTS):
        card = board.top(slot)
        if card >= 0:
            value += _engine(w, card)
    return value


def _in_time(w: Weights, activation: i64, turns: i64) -> i64:
    """What productions bring in the turns left."""
    return activation * turns // 1000 * w.activations // 1000


def _next_purchase(s: MastersState, w: Weights, outlook: Outlook, hand: i64, turns: i64) -> i64:
    """The card that promises most, by what it brings and how near it is, with a part of the second best."""
    board = outlook.board
    stock = board.stock()
    wanted = _wanted(board, hand)
    best: i64 = 0
    second: i64 = 0
    for level in range(LEVELS):
        covered = _cheapest_to_cover(w, board, level)
        if covered < 0:
            continue
        for deck in range(COLOURS * level, COLOURS * level + COLOURS):
            card = s.tops[deck]
            if card < 0 or deck == outlook.deck:
                continue
            cost = price(board, card)
            gain = w.card + w.point * CARD_POINTS[card] - w.good * size(cost)
            gain += _in_time(w, _engine(w, card) - covered, turns)
            gain += w.wanted * ((wanted >> deck) & 1)
            if gain * w.ready[0] // 1000 <= second:
                continue  # not even if nothing were missing
            missing = _missing(stock, cost, outlook.spends, outlook.gains)
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
    missing = _lacking(stock, cost)
    if spends:
        surplus = size(stock) - size(cost) + missing
        missing += max(spends - surplus, 0)
    return max(missing - gains, 0)


def _lacking(stock: Bag, cost: Bag) -> i64:
    number: i64 = 0
    for resource in range(RESOURCES):
        number += max(amount(cost, resource) - amount(stock, resource), 0)
    return number


# ---------------------------------------------------------------- Leaders


def _abilities(w: Weights, board: Board, turns: i64) -> i64:
    each: i64 = 0
    left = board.in_play
    while left:
        each += w.ability[LEADER_KIND[low_bit(left)]]
        left &= left - 1
    return each * turns // 1000


def _leaders(w: Weights, board: Board, hand: i64, turns: i64) -> i64:
    value: i64 = 0
    while hand:
        value += _prospect(w, board, low_bit(hand), turns)
        hand &= hand - 1
    return value


def _prospect(w: Weights, board: Board, leader: i64, turns: i64) -> i64:
    """What a Leader in hand may bring."""
    full = 1000 * LEADER_POINTS[leader] + w.ability[LEADER_KIND[leader]] * turns // 1000
    goods = LEADER_NEEDS_RESOURCES[leader]
    if goods:
        missing = _lacking(board.stock(), goods)
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


def _wanted(board: Board, hand: i64) -> i64:
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


def _kept(w: Weights, board: Board, picked: i64, turns: i64) -> i64:
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
