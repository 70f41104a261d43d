"""The chances of a battle as one side can know them: what it engages itself, and what the other may have on average."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from signoria.core.numbers import i64, vec
from signoria.games.renaissance.actions import HIRED, POWER
from signoria.games.renaissance.battle import Battle, Side
from signoria.games.renaissance.board import Board
from signoria.games.renaissance.cards import count
from signoria.games.renaissance.hiring import bought, filled, slots_in
from signoria.games.renaissance.tables import (
    BLUES,
    CARD_COUNTS,
    CARD_POINTS,
    CONDOTTIERE,
    DEFENDING_ENGINEER,
    ENGINEER,
    FORT_POINTS,
    TRAITOR,
)

if TYPE_CHECKING:
    from signoria.games.renaissance.state import RenaissanceState

CERTAIN: Final = 1000
_HIRED: Final = 4  # points that a Condottiere brings on average
_TRAITOR: Final = 5  # that a Traitor in defence takes away

# Of 36 throws of two dice, in how many the attacker is ahead, by his lead before the throw from -6 to 6.
_AHEAD: Final = vec[i64]([0, 0, 1, 3, 6, 10, 15, 21, 26, 30, 33, 35, 36])
# What two unseen attack cards may be worth, and how often.
_PAIRS: Final = vec[i64]([6, 7, 8, 9, 10, 11, 12])
_PAIR_WEIGHTS: Final = vec[i64]([2, 3, 4, 4, 4, 3, 2])


def ahead(lead: i64) -> i64:
    """The chance of the attacker, in thousandths, to be ahead by dice alone."""
    return CERTAIN * _AHEAD[max(i64(0), min(i64(12), lead + 6))] // 36


def against_unseen(lead: i64, cards: i64) -> i64:
    """The same against a defender who may lay one of so many unseen cards."""
    if cards == 0:
        return ahead(lead)
    total: i64 = 0
    weights: i64 = 0
    for kind in range(BLUES):
        total += CARD_COUNTS[kind] * ahead(lead - CARD_POINTS[kind])
        weights += CARD_COUNTS[kind]
    chance = total // weights
    if cards < 3:  # he may have no blue card at all
        chance = (chance * (1 + cards) + ahead(lead) * (3 - cards)) // 4
    return chance


def unseen_attack(defence: i64) -> i64:
    """The attacker's chance with two unseen cards."""
    total: i64 = 0
    weights: i64 = 0
    for number in range(len(_PAIRS)):
        total += _PAIR_WEIGHTS[number] * ahead(_PAIRS[number] - defence)
        weights += _PAIR_WEIGHTS[number]
    return total // weights


def card_points(kind: i64) -> i64:
    """What a card in a slot brings on average."""
    if 0 <= kind < BLUES:
        return CARD_POINTS[kind]
    return i64(_HIRED) if kind in (CONDOTTIERE, HIRED, POWER) else i64(0)


def laid_points(slots: i64, places: i64) -> i64:
    """Of the cards in the first slots."""
    total: i64 = 0
    for place in range(places):
        total += card_points(filled(slots, place))
    return total


def best_points(board: Board, slots: i64, draft: i64, places: i64) -> i64:
    """Of the cards laid so far, completed by the best of the hand that may follow them."""
    total = laid_points(slots, places)
    left = places
    least: i64 = 0
    for place in range(places):
        if filled(slots, place) >= 0:
            left -= 1
            least = filled(slots, place)
    hand = board.hand
    kind: i64 = BLUES - 1
    while left > 0 and kind >= least:
        free = count(hand, kind) - count(board.spent, kind)
        for place in range(places):
            if filled(slots, place) == kind:
                free -= 1
        taken = min(free, left)
        if taken > 0:
            total += taken * CARD_POINTS[kind]
            left -= taken
        kind -= 1
    hired = count(hand, CONDOTTIERE) + bought(draft)
    return total + _HIRED * min(left, hired)


def siege_points(s: RenaissanceState, battle: Battle, side: Side, red: i64) -> i64:
    """What a card in the red slot brings."""
    if side is battle.attacker:
        fort = battle.fort
        if red == ENGINEER:
            return min(fort, FORT_POINTS[1])
        if red == TRAITOR:
            return fort
    elif red == ENGINEER:
        return DEFENDING_ENGINEER
    elif red == TRAITOR:
        return _TRAITOR
    return card_points(red)


def chance_to_win(s: RenaissanceState, battle: Battle, seat: i64) -> i64:
    """The attacker's chance in thousandths, as this seat can know it."""
    attacker, defender = battle.attacker, battle.defender
    if battle.revealed:
        return ahead(i64(6)) if battle.attack_points() > battle.defence_points() else i64(0)
    unseen = i64(s.boards[defender.seat].hand != 0) * 3
    if seat == attacker.seat:
        lead = _own_points(s, battle, attacker) - battle.fort
        return against_unseen(lead, unseen)
    if seat == defender.seat:
        return unseen_attack(battle.fort + _own_points(s, battle, defender))
    return CERTAIN // 2


def _own_points(s: RenaissanceState, battle: Battle, side: Side) -> i64:
    places = i64(2) if side is battle.attacker else i64(1)
    draft = s.drafts[side.seat]
    slots = side.slots if side.committed else slots_in(draft)
    red = filled(slots, 2)
    points = siege_points(s, battle, side, red) if red >= 0 else i64(0)
    if side.committed:
        return points + laid_points(slots, places)
    return points + best_points(s.boards[side.seat], slots, draft, places)
