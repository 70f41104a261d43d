"""Lazy decks: an order that does not exist before a card is drawn."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, permutations

from scipy.stats import chisquare

from signoria.core.chance import Chance, Random, chance_from_seed
from signoria.core.deck import deal, draw
from signoria.core.numbers import bit, bits_in, members

TINY = 1e-6
FULL = 0b1111


def drawn(chance: Chance, deck: int, stream: int = 0) -> list[int]:
    """All cards of a deck in the order in which they come off it."""
    cards: list[int] = []
    while deck:
        card = draw(chance, stream, len(cards), deck)
        deck ^= bit(card)
        cards.append(card)
    return cards


def test_every_card_comes_once() -> None:
    deck = (1 << 40) | (1 << 48) - (1 << 45) | 0b1011
    assert sorted(drawn(chance_from_seed(3), deck)) == members(deck)


def test_the_order_depends_on_seed_and_stream_only() -> None:
    deck = (1 << 20) - 1
    assert drawn(chance_from_seed(3), deck) == drawn(chance_from_seed(3), deck)
    assert drawn(chance_from_seed(3), deck) != drawn(chance_from_seed(4), deck)
    assert drawn(chance_from_seed(3), deck, stream=1) != drawn(chance_from_seed(3), deck, stream=2)


def test_every_order_has_equal_chance() -> None:
    orders = Counter(tuple(drawn(chance_from_seed(seed), FULL)) for seed in range(4_800))
    assert set(orders) == set(permutations(range(4)))
    assert chisquare(list(orders.values())).pvalue > TINY


def test_a_dealt_hand_is_part_of_the_pool() -> None:
    random = Random(1)
    pool = 0b1101_1010_0110
    for count in range(bits_in(pool) + 1):
        hand = deal(pool, count, random)
        assert bits_in(hand) == count
        assert hand & ~pool == 0


def test_every_hand_has_equal_chance() -> None:
    random = Random(2)
    pool = 0b10_1101_0110
    hands = Counter(tuple(members(deal(pool, 3, random))) for _ in range(4_000))
    assert set(hands) == set(combinations(members(pool), 3))
    assert chisquare(list(hands.values())).pvalue > TINY
