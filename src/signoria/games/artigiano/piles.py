"""Sets of copies in an array: each place where cards lie unordered has three words of 48 bits."""

from __future__ import annotations

from typing import Final

from signoria.core.numbers import bit, i64, low_bit, vec
from signoria.core.state import MAX_SEATS
from signoria.games.artigiano.tables import CARD_KIND, COPIES, FILTER_NAMES, MAX_SIDES, passes

WORD: Final = 48
WORDS: Final = 3

HAND: Final = 0  # + seat
STOCK: Final = MAX_SEATS  # + side: the ordinary places
SHIELD: Final = STOCK + 4  # + side: the places of the card that adds some
DECK: Final = SHIELD + 4  # the draw pile but for cards put back on top
POOL: Final = DECK + 1
SHOWN: Final = DECK + 2  # turned up from the draw pile
UNDER: Final = DECK + 3  # gathered by a special card
PLACES: Final = DECK + 4

assert MAX_SIDES == 4


def has(sets: vec[i64], place: i64, copy: i64) -> bool:
    return (sets[place * WORDS + copy // WORD] >> (copy % WORD)) & 1 == 1


def put(sets: vec[i64], place: i64, copy: i64) -> None:
    sets[place * WORDS + copy // WORD] |= bit(copy % WORD)


def drop(sets: vec[i64], place: i64, copy: i64) -> None:
    sets[place * WORDS + copy // WORD] &= ~bit(copy % WORD)


def population(word: i64) -> i64:
    """How many bits of a word of 48 are set."""
    return _added_up(_by_bytes(word))


def _by_bytes(word: i64) -> i64:
    """In each byte of a word: how many of its bits are set."""
    word = word - ((word >> 1) & 0x555555555555)
    word = (word & 0x333333333333) + ((word >> 2) & 0x333333333333)
    return (word + (word >> 4)) & 0x0F0F0F0F0F0F


def _added_up(word: i64) -> i64:
    """The bytes of a word."""
    word += word >> 8
    word += word >> 16
    return (word + (word >> 32)) & 255


def size(sets: vec[i64], place: i64) -> i64:
    at = place * WORDS
    return _added_up(_by_bytes(sets[at]) + _by_bytes(sets[at + 1]) + _by_bytes(sets[at + 2]))


def _words(test: int) -> list[int]:
    """The copies that pass a filter of the data, as words."""
    words = [0] * WORDS
    for copy in range(COPIES):
        if passes(CARD_KIND[copy], test):
            words[copy // WORD] |= int(bit(copy % WORD))
    return words


_PASSING: Final = vec[i64]([word for test in range(len(FILTER_NAMES)) for word in _words(test)])


def count_in(sets: vec[i64], place: i64, test: i64) -> i64:
    """How many cards of a place pass a filter of the data."""
    at = place * WORDS
    number: i64 = 0
    for word in range(i64(WORDS)):
        found = sets[at + word] & _PASSING[test * WORDS + word]
        if found:
            number += population(found)
    return number


def nth(sets: vec[i64], place: i64, rank: i64) -> i64:
    """The copy before which `rank` others lie."""
    at = place * WORDS
    base: i64 = 0
    count = population(sets[at])
    while rank >= count:
        rank -= count
        base += 1
        count = population(sets[at + base])
    word = sets[at + base]
    while rank:
        word &= word - 1
        rank -= 1
    return base * WORD + low_bit(word)


def after(sets: vec[i64], place: i64, copy: i64) -> i64:
    """The next copy of a place after `copy` (-1: the first one), or -1."""
    copy += 1
    at = copy // WORD
    if at >= WORDS:
        return -1
    word = sets[place * WORDS + at] >> (copy % WORD)
    if word:
        return copy + low_bit(word)
    at += 1
    while at < WORDS:
        word = sets[place * WORDS + at]
        if word:
            return at * WORD + low_bit(word)
        at += 1
    return -1


def is_empty(sets: vec[i64], place: i64) -> bool:
    at = place * WORDS
    return (sets[at] | sets[at + 1] | sets[at + 2]) == 0


def pour(sets: vec[i64], source: i64, into: i64) -> None:
    """All of one place goes to another."""
    for word in range(i64(WORDS)):
        sets[into * WORDS + word] |= sets[source * WORDS + word]
        sets[source * WORDS + word] = 0


def exchange(sets: vec[i64], one: i64, other: i64) -> None:
    for word in range(i64(WORDS)):
        kept = sets[one * WORDS + word]
        sets[one * WORDS + word] = sets[other * WORDS + word]
        sets[other * WORDS + word] = kept
