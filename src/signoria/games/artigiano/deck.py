"""The draw pile: a set of cards without order, and on top of it cards that somebody put back in an order he chose.

A card put back is kept as copy + 256 * seat that knows the order + 4096 * number of its group. Who knows that it lies
there is in `known`; all or nobody of a group.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from signoria.core.numbers import bit, i64
from signoria.games.artigiano.knowledge import VIEWERS, know
from signoria.games.artigiano.piles import DECK, HAND, drop, has, nth, size
from signoria.games.artigiano.streams import DRAWS, PICKS
from signoria.games.artigiano.tables import COPIES

if TYPE_CHECKING:
    from signoria.games.artigiano.state import ArtigianoState

TOP: Final = 48  # cards that can be put back: more than there are without a material on them
_KNOWER: Final = 256
_GROUP: Final = 4096
_HANDS: Final = 64  # more cards than a hand has when one is drawn
_TRIES: Final = 1024  # nearly always enough to meet a card that is still there; else the next numbers do as well


def copy_at(entry: i64) -> i64:
    return entry % _KNOWER


def knower_of(entry: i64) -> i64:
    return (entry // _KNOWER) % 16


def group_of(entry: i64) -> i64:
    return entry // _GROUP


def cards_left(s: ArtigianoState) -> i64:
    return size(s.sets, DECK) + s.topped


def draw(s: ArtigianoState, seat: i64) -> i64:
    """The top card of the pile, which is not empty; only this seat sees it. Its `known` says who else knows it."""
    if not s.topped:
        return _from_deck(s)
    s.topped -= 1
    entry = s.top[s.topped]
    copy = copy_at(entry)
    group = group_of(entry)
    s.drawn += 1
    sees = bit(seat) | (bit(knower_of(entry)) & s.known[copy])
    below = s.topped - 1
    if below < 0 or group_of(s.top[below]) != group:
        return copy  # the last one of its group: who knew the group knows the card
    while below >= 0 and group_of(s.top[below]) == group:
        other = copy_at(s.top[below])
        know(s, other, s.known[other] & sees)
        below -= 1
    know(s, copy, s.known[copy] & sees)
    return copy


def show(s: ArtigianoState) -> i64:
    """The top card of the pile, which is not empty, for everybody to see."""
    if not s.topped:
        return _from_deck(s)
    s.topped -= 1
    s.drawn += 1
    return copy_at(s.top[s.topped])


def _from_deck(s: ArtigianoState) -> i64:
    if s.chance.imagined:
        copy = _imagined(s)
    else:
        copy = nth(s.sets, DECK, s.chance.below(DRAWS, s.drawn, size(s.sets, DECK)))
    drop(s.sets, DECK, copy)
    s.drawn += 1
    return copy


def _imagined(s: ArtigianoState) -> i64:
    """In a thought a card depends on the turn and the hand of whose turn it is, not on how many were drawn before: a
    search compares actions in the same deal, and one that draws more cards must not change everybody's luck."""
    index = (s.turn * _HANDS + size(s.sets, HAND + s.active)) * _TRIES
    copy = s.chance.below(DRAWS, index, COPIES)
    while not has(s.sets, DECK, copy):
        index += 1
        copy = s.chance.below(DRAWS, index, COPIES)
    return copy


def put_back(s: ArtigianoState, copy: i64, knower: i64, group: i64) -> None:
    """Everybody has seen the card; only one seat knows its place in the group."""
    know(s, copy, s.everybody & VIEWERS)
    s.top = s.top[:]
    s.top[s.topped] = copy + _KNOWER * knower + _GROUP * group
    s.topped += 1


def next_group(s: ArtigianoState) -> i64:
    return group_of(s.top[s.topped - 1]) + 1 if s.topped else i64(0)


def pick(s: ArtigianoState, place: i64) -> i64:
    """A card of a place that is not empty, by chance; it stays there."""
    copy = nth(s.sets, place, s.chance.below(PICKS, s.picked, size(s.sets, place)))
    s.picked += 1
    return copy
