"""What a player has is worth, in hundredths of a point. Of other players only what everybody can work out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from signoria.core.kinds import Kinds, count, size
from signoria.core.numbers import bits_in, i64, low_bit, vec
from signoria.games.il_principe.board import Board
from signoria.games.il_principe.scoring import region_points, set_points
from signoria.games.il_principe.tables import (
    CARDS_DRAWN,
    CITIES_TO_GO_ON,
    CITY_COST,
    CITY_NEEDS,
    CITY_POINTS,
    CITY_SHIELDS,
    COLOURS,
    LAST_ROUND_BELOW,
    REGIONS,
)

if TYPE_CHECKING:
    from signoria.games.il_principe.state import PrincipeState

POINT: Final = 100
ROUND: Final = 100  # what is to come is counted in hundredths of a round

# Found by trying; all that matters is how they compare.
COIN: Final = 45
CARD_IN_HAND: Final = 60
CARD_LAID: Final = 25  # towards roles and sets to come
SHIELD: Final = 150  # of a city not built yet
SHIELD_MORE: Final = 40  # in a region, beyond the points it gives now
MAJOR: Final = 320
MINOR: Final = 170
TIED: Final = 160  # for a major role: half a chance, and it costs
SET_BEGUN: Final = 35  # for each colour that goes beyond the scarcest one
READY: Final = vec[i64]([90, 45, 22, 10, 4, 0])  # chance, in hundredths, of a city by missing cards
SECOND_CITY: Final = 40  # hundredths: what a second city adds to the best one


def rounds_to_come(s: PrincipeState) -> i64:
    """Rounds after this one, in hundredths; the last one, without income, counts half. None without four cities."""
    if s.last or bits_in(s.display) < CITIES_TO_GO_ON:
        return 0
    left = size(s.deck) - LAST_ROUND_BELOW[s.seats]
    if left < 0:
        return ROUND // 2
    return ROUND // 2 + ROUND * left // (CARDS_DRAWN[s.seats] * s.seats) + ROUND // 2


def coin_worth(s: PrincipeState) -> i64:
    """A coin is worth less when there is little left to buy."""
    return 10 + (COIN - 10) * min(rounds_to_come(s), ROUND) // ROUND


def hand_worth(s: PrincipeState, hand: Kinds, coins: i64, may_build: bool) -> i64:
    """Coins, cards, and the cities that they could build. `may_build`: at once."""
    coin = coin_worth(s)
    to_come = min(rounds_to_come(s), ROUND)
    best: i64 = 0
    second: i64 = 0
    shown = s.display
    while shown:
        city = low_bit(shown)
        shown &= shown - 1
        hope = _hope(hand, coins, city, coin, may_build, to_come)
        if hope > best:
            second = best
            best = hope
        elif hope > second:
            second = hope
    cards = CARD_IN_HAND * size(hand) * (20 + 80 * to_come // ROUND) // 100
    return coins * coin + cards + best + second * SECOND_CITY // 100


def _hope(hand: Kinds, coins: i64, city: i64, coin: i64, may_build: bool, to_come: i64) -> i64:
    """What a city promises: its points and shields against its price, by how much is missing."""
    missing: i64 = 0
    for colour in range(COLOURS):
        missing += max(count(CITY_NEEDS[city], colour) - count(hand, colour), 0)
    gain = POINT * CITY_POINTS[city] + SHIELD * CITY_SHIELDS[city] - coin * CITY_COST[city]
    gain -= CARD_IN_HAND * size(CITY_NEEDS[city]) // 2
    chance = READY[min(missing, 5)]
    if coins < CITY_COST[city]:
        chance = chance * 2 // 3
    if not may_build or missing or coins < CITY_COST[city]:
        chance = chance * to_come // ROUND
    return gain * chance // 100


def table_worth(s: PrincipeState, seat: i64) -> i64:
    """Points, shields, sets: what everybody sees."""
    board = s.boards[seat]
    worth = POINT * board.points + _sets(board)
    for region in range(REGIONS):
        worth += POINT * region_points(s, seat, region)
        worth += SHIELD_MORE * min(count(board.shields, region), 3)
    return worth


def _sets(board: Board) -> i64:
    worth = POINT * set_points(board) + CARD_LAID * size(board.up)
    fewest = set_points(board) // 2
    for colour in range(COLOURS):
        if count(board.up, colour) + count(board.down, colour) > fewest:
            worth += SET_BEGUN
    return worth


def held_worth(board: Board) -> i64:
    """Roles in hand, until they go back."""
    return MAJOR * bits_in(board.majors) + MINOR * bits_in(board.minors)


def hoped_roles(s: PrincipeState, seat: i64, from_colour: i64) -> i64:
    """Roles that the face-up cards would give if they were settled now, from a colour on."""
    worth: i64 = 0
    for colour in range(from_colour, COLOURS):
        mine = count(s.boards[seat].up, colour)
        if mine == 0:
            continue
        ahead: i64 = 0
        equal: i64 = 0
        for other in range(s.seats):
            if other != seat:
                theirs = count(s.boards[other].up, colour)
                if theirs > mine:
                    ahead += 1
                elif theirs == mine:
                    equal += 1
        if ahead == 0:
            worth += TIED if equal else i64(MAJOR)
        elif ahead == 1 and s.seats > 2:
            worth += TIED // 2 if equal else i64(MINOR)
    return worth
