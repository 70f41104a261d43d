"""Deals of which each is as likely as any other: cards, and hands of which something is proved."""

from __future__ import annotations

from math import comb, perm
from typing import TYPE_CHECKING

from signoria.core.chance import Random
from signoria.core.numbers import i64
from signoria.games.artigiano.tables import CARD_KIND, is_action

if TYPE_CHECKING:
    pass


def shuffle(cards: list[i64], random: Random) -> None:
    for at in range(len(cards) - 1, 0, -1):
        other = int(random.below(at + 1))
        kept = cards[at]
        cards[at] = cards[other]
        cards[other] = kept


def deal_bounded(pool: list[i64], bounds: list[tuple[int, int]], random: Random) -> list[i64]:
    """All deals with at most so many actions in the first hands, each with equal chance.

    The number of actions in all these hands together is drawn by its weight, then hand by hand."""
    actions = [card for card in pool if is_action(CARD_KIND[card])]
    others = [card for card in pool if not is_action(CARD_KIND[card])]
    shuffle(actions, random)
    shuffle(others, random)
    ways: list[list[int]] = [[1]]  # of the last hands together: in how many ways so many actions
    for cards, most in reversed(bounds):
        ways.append(_times(ways[-1], [comb(cards, k) for k in range(min(cards, most) + 1)]))
    hidden = sum(cards for cards, _ in bounds)
    weights = [
        way * perm(len(actions), k) * perm(len(others), hidden - k)
        for k, way in enumerate(ways[-1])
    ]
    left = _weighted(weights, random)
    dealt: list[i64] = []
    for number, (cards, most) in enumerate(bounds):
        after_it = ways[len(bounds) - number - 1]
        weights = [
            comb(cards, k) * (after_it[left - k] if 0 <= left - k < len(after_it) else 0)
            for k in range(min(cards, most) + 1)
        ]
        taken = _weighted(weights, random)
        left -= taken
        hand = [actions.pop() for _ in range(taken)] + [others.pop() for _ in range(cards - taken)]
        shuffle(hand, random)
        dealt += hand
    rest = actions + others
    shuffle(rest, random)
    return dealt + rest


def _times(one: list[int], other: list[int]) -> list[int]:
    product = [0] * (len(one) + len(other) - 1)
    for i, a in enumerate(one):
        for j, b in enumerate(other):
            product[i + j] += a * b
    return product


def _weighted(weights: list[int], random: Random) -> int:
    """A place in a list, with a chance by its weight; as exact as 62 random bits allow."""
    total = sum(weights)
    drawn = (int(random.next32()) << 30 | int(random.next32()) >> 2) * total >> 62
    for at, weight in enumerate(weights):
        if drawn < weight:
            return at
        drawn -= weight
    return len(weights) - 1
