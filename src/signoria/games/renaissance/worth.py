"""What things are worth to a player, in hundredths of a Renaissance point. Whole numbers only."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from signoria.core.numbers import bits_in, i64, low_bit, vec
from signoria.games.renaissance.cards import Cards, count, size
from signoria.games.renaissance.places import held
from signoria.games.renaissance.setups import OPEN
from signoria.games.renaissance.tables import (
    ARTIST_OR_BANKER,
    BANKER_PAYS,
    CARD_POINTS,
    KINDS,
    PROVINCE_AROUND,
    TURNS,
)

if TYPE_CHECKING:
    from signoria.games.renaissance.state import RenaissanceState

POINT: Final = 100
UNSEEN_CARD: Final = 9  # in a hand that one does not see

# Now, and for each turn to come.
_PROVINCE: Final = 90
_PROVINCE_LATER: Final = 55
_PART: Final = 24  # of a province whose other city is free
_PART_LATER: Final = 26
_ARTIST: Final = 95
_ARTIST_LATER: Final = 75
_CITY: Final = 6
_CITY_LATER: Final = 9
_RAMPART_LATER: Final = 7
_CASTLE_LATER: Final = 5
_PALACE_LATER: Final = 5
_DUCAT: Final = 6
_PURSE: Final = 5  # ducats worth keeping
_LAST_DUCAT: Final = 2

# Cards other than blue ones, Artist or Banker aside.
_CARD: Final = vec[i64]([0, 0, 0, 0, 0, 8, 7, 10, 9, 4, 9, 12, 30, 9, 0])


def scorings_left(s: RenaissanceState) -> i64:
    """How often points will still be counted, this turn included."""
    if s.depth == 0:
        return 0
    return min(TURNS, TURNS + 1 - s.turn)


def ducat(s: RenaissanceState) -> i64:
    """A ducat buys half a card; in the last turn it only breaks ties."""
    return i64(_DUCAT) if scorings_left(s) > 1 else i64(_LAST_DUCAT)


def purse_worth(s: RenaissanceState, ducats: i64) -> i64:
    """Beyond what a turn needs, money is better spent."""
    spare = max(i64(0), ducats - _PURSE)
    return ducat(s) * (ducats - spare) + _LAST_DUCAT * spare


def table_worth(s: RenaissanceState, seat: i64, cities: i64) -> i64:
    """Points, money, and what these cities will bring."""
    board = s.boards[seat]
    left = scorings_left(s)
    total = POINT * board.points() + purse_worth(s, board.ducats)
    if left == 0 or s.setup < 0:
        return total
    later = left - 1
    total += _province_worth(s, cities, later)
    artists = bits_in(cities & s.artists)
    total += artists * (_ARTIST + _ARTIST_LATER * later)
    total += (bits_in(cities & s.palaces) - artists) * _PALACE_LATER * later
    total += bits_in(cities) * (_CITY + _CITY_LATER * later)
    total += bits_in(cities & s.ramparts) * _RAMPART_LATER * later
    return total + bits_in(cities & s.castles) * _CASTLE_LATER * later


def _province_worth(s: RenaissanceState, cities: i64, later: i64) -> i64:
    total: i64 = 0
    free = OPEN[s.setup] & ~held(s)
    left = cities
    while left:
        province = PROVINCE_AROUND[low_bit(left)]
        left &= ~province
        missing = province & ~cities
        if not missing:
            total += _PROVINCE + _PROVINCE_LATER * later
        else:
            part = _PART + _PART_LATER * later
            if missing & (missing - 1):  # two: no province has more than three cities
                part //= 2
            total += part if missing & ~free == 0 else part * 2 // 3
    return total


def hand_worth(s: RenaissanceState, seat: i64, hand: Cards, cities: i64) -> i64:
    """What cards are worth until the end of the turn, when all are discarded."""
    total: i64 = 0
    for kind in range(KINDS):
        cards = count(hand, kind)
        if cards:
            total += cards * (2 + 2 * CARD_POINTS[kind] if CARD_POINTS[kind] else _CARD[kind])
    artists = count(hand, ARTIST_OR_BANKER)
    if artists:
        empty = bits_in(cities & s.palaces & ~s.artists)
        settled = min(artists, empty)
        later = scorings_left(s) - 1
        total += settled * (_ARTIST - 10 + (_ARTIST_LATER - 5) * later)
        banks = min(artists - settled, bits_in(cities & s.palaces & ~s.banked))
        total += banks * (BANKER_PAYS * ducat(s) - 1)
        total += (artists - settled - banks) * 4
    return total


def unseen_worth(hand: Cards) -> i64:
    return UNSEEN_CARD * size(hand)
