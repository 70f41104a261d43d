"""What a player has is worth, in hundredths of a point. Of other players only what everybody can work out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from signoria.core.kinds import count, size
from signoria.core.numbers import bit, bits_in, i64, low_bit, vec
from signoria.games.princes.board import Board
from signoria.games.princes.decades import gold_income, influence_income
from signoria.games.princes.scoring import (
    city_points,
    event_points,
    gold_points,
    influence_points,
    merchant_points,
    token_points,
)
from signoria.games.princes.tables import (
    ARTIST_STATUS,
    ARTIST_VP,
    BANKING,
    CITIES,
    CITY_TILES,
    DECADES,
    EVENT_KIND,
    EVENT_POINTS,
    MERCHANT,
    MERCHANT_GOLD,
    MERCHANT_POINTS,
    MERCHANTS,
    ONCE_A_DECADE,
    POPE_GOLD,
    POPE_POINTS,
    TILE_CITY,
    TILE_GOLD,
    TILE_INFLUENCE,
    TREACHERIES,
    TROOP_ATTACK,
    TROOP_DEFENCE,
    WAR_LIMIT,
    WAR_TILES,
)

if TYPE_CHECKING:
    from signoria.games.princes.state import PrincesState

POINT: Final = 100

# Found by trying; all that matters is how they compare. By decade; the last number: when the game is over.
GOLD_WORTH: Final = vec[i64]([0, 40, 36, 20, 9])
INFLUENCE_WORTH: Final = vec[i64]([0, 44, 40, 24, 9])
SLOT_SURE: Final = vec[i64]([30, 30, 55, 85, 100])  # hundredths: how sure today's ranking is
AVERAGE_SLOT: Final = 450
STATUS: Final = 95  # a level of status above the middle, for a tile of that city
MIDDLE: Final = 6
WAR_TO_COME: Final = 14  # hundredths of a strength point, for each war that may still come
FIRST_TROOP: Final = 16  # for each such war: a seat at the auctions
POWER: Final = 45  # of a city tile, ready to be used
WAR_TILE: Final = 60
TREACHERY: Final = 45
TREACHERY_KIND: Final = vec[i64]([60, 45, 45, 75, 75, 50, 40])
LEAGUE_WORTH: Final = 50
PLACES_SURE: Final = vec[i64](
    [0, 5, 15, 45, 100]
)  # hundredths of the prizes for gold and influence


def gold_worth(s: PrincesState) -> i64:
    return GOLD_WORTH[s.decade]


def influence_worth(s: PrincesState) -> i64:
    return INFLUENCE_WORTH[s.decade]


def later_gold(s: PrincesState) -> i64:
    """A piece of gold in every income to come."""
    worth: i64 = 0
    for decade in range(s.decade, DECADES + 1):
        worth += GOLD_WORTH[decade + 1]
    return worth


def later_influence(s: PrincesState) -> i64:
    worth: i64 = 0
    for decade in range(s.decade, DECADES + 1):
        worth += INFLUENCE_WORTH[decade + 1]
    return worth


def wars_to_come(s: PrincesState) -> i64:
    limit = WAR_LIMIT[s.seats]
    return limit - s.wars + limit * (DECADES - s.decade)


def city_worth(s: PrincesState, city: i64) -> i64:
    """What a tile of a city promises at the end."""
    sure = SLOT_SURE[s.decade]
    hoped = AVERAGE_SLOT + STATUS * (count(s.status, city) - MIDDLE)
    return (sure * POINT * city_points(s, city) + (100 - sure) * hoped) // 100


def tile_worth(s: PrincesState, tile: i64) -> i64:
    worth = city_worth(s, TILE_CITY[tile])
    worth += later_gold(s) * TILE_GOLD[tile] + later_influence(s) * TILE_INFLUENCE[tile]
    decades = DECADES - s.decade + 1
    if bit(tile) & ONCE_A_DECADE:
        worth += POWER * decades
    if bit(tile) & WAR_TILES:
        worth += WAR_TILE * decades // 2
    return worth


def event_worth(s: PrincesState, board: Board, event: i64) -> i64:
    kind = EVENT_KIND[event]
    if kind == ARTIST_VP:
        return POINT * EVENT_POINTS[event]
    if kind == MERCHANT:
        merchants = bits_in(board.tiles & MERCHANTS)
        per_tile = later_gold(s) * MERCHANT_GOLD[event] + POINT * MERCHANT_POINTS[event]
        return per_tile * merchants + 20 * (DECADES - s.decade)
    if kind == ARTIST_STATUS:
        return status_worth(board) + 40
    return status_worth(board) // 2 + 60


def status_worth(board: Board) -> i64:
    """A level for the city of which he has most tiles."""
    most: i64 = 0
    for city in range(CITIES):
        most = max(most, bits_in(board.tiles & CITY_TILES[city]))
    return STATUS * most


def pope_worth(s: PrincesState) -> i64:
    worth = POPE_GOLD * GOLD_WORTH[s.decade + 1]
    if s.decade == DECADES:
        worth += POINT * POPE_POINTS
    return worth + LEAGUE_WORTH * (WAR_LIMIT[s.seats] - s.wars) // WAR_LIMIT[s.seats]


def troops_worth(s: PrincesState, board: Board) -> i64:
    if not board.troops:
        return 0
    strength: i64 = 0
    troops = board.troops
    while troops:
        troop = low_bit(troops)
        troops &= troops - 1
        strength += 2 * TROOP_ATTACK[troop] + TROOP_DEFENCE[troop]
    return (FIRST_TROOP + WAR_TO_COME * strength // 2) * wars_to_come(s)


def hand_worth(board: Board, own: bool) -> i64:
    """The tiles of an own hand by kind, those of others all alike."""
    if not own:
        return TREACHERY * size(board.hand)
    worth: i64 = 0
    for treachery in range(TREACHERIES):
        worth += TREACHERY_KIND[treachery] * count(board.hand, treachery)
    return worth


def static_worth(s: PrincesState, seat: i64, own: bool) -> i64:
    """Everything but the auction or the war under way."""
    board = s.boards[seat]
    worth = gold_worth(s) * board.gold + influence_worth(s) * board.influence
    worth += GOLD_WORTH[s.decade + 1] * board.fees
    tiles = board.tiles
    while tiles:
        worth += city_worth(s, TILE_CITY[low_bit(tiles)])
        tiles &= tiles - 1
    worth += later_gold(s) * gold_income(board) + later_influence(s) * influence_income(board)
    used = bits_in(board.used & ~BANKING)
    worth += POWER * (bits_in(board.tiles & ONCE_A_DECADE) * (DECADES - s.decade + 1) - used)
    worth += WAR_TILE * bits_in(board.tiles & WAR_TILES) * (DECADES - s.decade + 1) // 2
    worth += POINT * (event_points(board) + merchant_points(board) + token_points(board))
    if s.pope == seat:
        worth += pope_worth(s)
    worth += troops_worth(s, board) + hand_worth(board, own)
    prizes = gold_points(s, seat) + influence_points(s, seat)
    return worth + PLACES_SURE[s.decade] * prizes
