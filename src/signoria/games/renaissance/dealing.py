"""Dealing the cards that a player does not see, each deal that fits the facts with equal chance.

Facts are the same for everybody: cards of a hand that were seen; hands that have at most so many blue cards; an
attacker who has announced holds two cards to attack with; what kinds of cards can lie in the slots of his commitment.
Hands under such a condition are dealt by exact weights over the number of their blue cards and Condottieri, the rest
is shuffled.
"""

from __future__ import annotations

from math import comb
from typing import TYPE_CHECKING, Final, final

from signoria.core.chance import Random
from signoria.core.numbers import i64, vec
from signoria.games.renaissance.actions import HIRED, POWER
from signoria.games.renaissance.battle import Battle
from signoria.games.renaissance.board import UNBOUNDED, Board
from signoria.games.renaissance.cards import Cards, count, deal, kind_at, one, size
from signoria.games.renaissance.powers import has_unused
from signoria.games.renaissance.tables import BLUE, CONDOTTIERE, CONDOTTIERE_FEE, MILAN

if TYPE_CHECKING:
    from signoria.games.renaissance.state import RenaissanceState

_OTHERS: Final = ((1 << 60) - 1) ^ 0xFFFFF  # lanes of cards that are not blue
_CONDOTTIERI: Final = 0xF << 20
_SIEGE: Final = 0xFF << 24  # Engineers and Traitors
_NEVER: Final = 99


def deal_unseen(
    s: RenaissanceState, viewer: i64, pool: Cards, sizes: vec[i64], random: Random
) -> Cards:
    """Deal so many cards to each hand of the others, and to the attacker's slots; what is left of the pool."""
    hands = _bounded_hands(s, viewer, sizes)
    battle = s.battle
    if battle is not None and not battle.revealed and battle.attacker.seat != viewer:
        if battle.attacker.committed:
            pool = _deal_slots(s, battle, pool, hands, random)
        else:
            seat = battle.attacker.seat
            hands = [hand for hand in hands if hand.seat != seat]
            pool = _deal_attacker(s, seat, pool, sizes[seat], hands, random)
            sizes[seat] = 0
    for number, hand in enumerate(hands):
        pool = _deal_bounded(s, hand, pool, hands[number + 1 :], random)
        sizes[hand.seat] = 0
    for seat in range(s.seats):
        if seat != viewer and sizes[seat]:
            cards = deal(pool, sizes[seat], random)
            s.boards[seat].hand += cards
            pool -= cards
    return pool


@final
class Hand:
    """A hand of which more is known than its size: at most so many of its unseen cards are blue."""

    def __init__(self, seat: int, cards: int, most: int) -> None:
        self.seat = seat
        self.cards = cards
        self.most = most


def _bounded_hands(s: RenaissanceState, viewer: i64, sizes: vec[i64]) -> list[Hand]:
    found: list[Hand] = []
    for seat in range(s.seats):
        most = _most_unseen_blue(s.boards[seat])
        if seat != viewer and most < sizes[seat]:
            found.append(Hand(int(seat), int(sizes[seat]), int(most)))
    return found


def _most_unseen_blue(board: Board) -> i64:
    if board.most_blue == UNBOUNDED:
        return UNBOUNDED
    return max(i64(0), board.most_blue - size(board.known & BLUE))


def _ways(hands: list[Hand], blue: int, other: int) -> int:
    """How many deals to these hands fit, out of a pool of so many blue and other cards."""
    if not hands or blue < 0 or other < 0:
        return 1 if blue >= 0 and other >= 0 else 0
    hand, rest = hands[0], hands[1:]
    total = 0
    for blues in range(min(hand.most, hand.cards) + 1):
        here = comb(blue, blues) * comb(other, hand.cards - blues)
        if here:
            total += here * _ways(rest, blue - blues, other - hand.cards + blues)
    return total


def _choose(weights: list[int], random: Random) -> int:
    """The number of a weight, drawn in proportion to it."""
    total = sum(weights)
    drawn = ((int(random.next32()) << 32 | int(random.next32())) * total) >> 64
    for number, weight in enumerate(weights):
        drawn -= weight
        if drawn < 0:
            return number
    raise AssertionError("no deal fits")


def _deal_bounded(
    s: RenaissanceState, hand: Hand, pool: Cards, rest: list[Hand], random: Random
) -> Cards:
    blue, other = int(size(pool & BLUE)), int(size(pool & _OTHERS))
    weights = [
        comb(blue, blues)
        * comb(other, hand.cards - blues)
        * _ways(rest, blue - blues, other - hand.cards + blues)
        for blues in range(min(hand.most, hand.cards) + 1)
    ]
    blues = _choose(weights, random)
    cards = deal(pool & BLUE, blues, random) + deal(pool & _OTHERS, hand.cards - blues, random)
    s.boards[hand.seat].hand += cards
    return pool - cards


# ---------------------------------------------------------------- an attacker who has announced


def _deal_attacker(
    s: RenaissanceState, seat: i64, pool: Cards, cards: i64, rest: list[Hand], random: Random
) -> Cards:
    """He has two cards to attack with (REN-CBT-05): blue ones, Condottieri he can pay, Milan's free one."""
    board = s.boards[seat]
    blue, swords = int(size(pool & BLUE)), int(size(pool & _CONDOTTIERI))
    other = int(size(pool)) - blue - swords
    most = min(int(_most_unseen_blue(board)), int(cards))
    sure = int(size((board.known & BLUE) - board.spent)) + int(has_unused(s, seat, MILAN))
    seen = int(count(board.known, CONDOTTIERE))
    payable = int(board.ducats // CONDOTTIERE_FEE)
    deals: list[tuple[int, int]] = []
    weights: list[int] = []
    for blues in range(most + 1):
        for hired in range(int(cards) - blues + 1):
            if sure + blues + min(seen + hired, payable) < 2:
                continue
            left = int(cards) - blues - hired
            here = comb(blue, blues) * comb(swords, hired) * comb(other, left)
            if here:
                deals.append((blues, hired))
                weights.append(here * _ways(rest, blue - blues, swords + other - hired - left))
    blues, hired = deals[_choose(weights, random)]
    left = int(cards) - blues - hired
    dealt = deal(pool & BLUE, blues, random) + deal(pool & _CONDOTTIERI, hired, random)
    dealt += deal(pool & _OTHERS & ~_CONDOTTIERI, left, random)
    board.hand += dealt
    return pool - dealt


# ---------------------------------------------------------------- his cards face down


def _deal_slots(
    s: RenaissanceState, battle: Battle, pool: Cards, rest: list[Hand], random: Random
) -> Cards:
    """Blue cards or Condottieri in the blue slots; a Condottiere, an Engineer or a Traitor in the red one. Those that
    were bought, and Milan's, may lie in any."""
    side = battle.attacker
    red = int(side.slot(2) >= 0)
    bought, power = int(side.hired), int(side.power)
    own = 2 + red - bought - power
    blue, swords = int(size(pool & BLUE)), int(size(pool & _CONDOTTIERI))
    siege, other = int(size(pool & _SIEGE)), int(size(pool & _OTHERS))
    payable = int(s.boards[side.seat].ducats // CONDOTTIERE_FEE)
    deals: list[
        tuple[int, int, int]
    ] = []  # blue cards, Condottieri in blue slots, what is in the red
    weights: list[int] = []
    for in_red in _red_choices(red, bought, power, own):
        in_blue = own - (1 if in_red <= CONDOTTIERE + 1 else 0)
        for blues in range(in_blue + 1):
            hired = in_blue - blues
            if hired + int(in_red == CONDOTTIERE) > payable:
                continue
            here = comb(blue, blues) * comb(swords, hired)
            here *= _red_ways(in_red, swords - hired, siege, bought, power)
            if here:
                deals.append((blues, hired, in_red))
                weights.append(here * _ways(rest, blue - blues, other - own + blues))
    blues, hired, in_red = deals[_choose(weights, random)]
    return _fill(battle, pool, blues, hired, in_red, random)


def _red_choices(red: int, bought: int, power: int, own: int) -> list[int]:
    """What may lie in the red slot: an own Condottiere, an Engineer or Traitor (here 6), a bought one, Milan's."""
    if not red:
        return [_NEVER]
    found = [CONDOTTIERE, CONDOTTIERE + 1] if own else []
    if bought:
        found.append(HIRED)
    if power:
        found.append(POWER)
    return found


def _red_ways(in_red: int, swords: int, siege: int, bought: int, power: int) -> int:
    if in_red == CONDOTTIERE:
        return max(swords, 0)
    if in_red == CONDOTTIERE + 1:
        return siege
    if in_red == HIRED:
        return bought
    return power if in_red == POWER else 1


def _fill(
    battle: Battle, pool: Cards, blues: int, hired: int, in_red: int, random: Random
) -> Cards:
    side = battle.attacker
    cards = deal(pool & BLUE, blues, random)
    pool -= cards + hired * one(CONDOTTIERE)
    red: i64 = in_red
    if in_red == CONDOTTIERE:
        pool -= one(CONDOTTIERE)
    elif in_red == CONDOTTIERE + 1:
        card = deal(pool & _SIEGE, 1, random)
        pool -= card
        red = kind_at(card, 0)
    kinds: list[int] = []
    while cards:
        kind = kind_at(cards, 0)
        kinds.append(int(kind))
        cards -= one(kind)
    kinds += [CONDOTTIERE] * hired
    kinds += [HIRED] * (int(side.hired) - int(in_red == HIRED))
    kinds += [POWER] * (int(side.power) - int(in_red == POWER))
    side.slots = (kinds[0] + 1) | (kinds[1] + 1) << 4
    if in_red != _NEVER:
        side.slots |= (red + 1) << 8
    return pool
