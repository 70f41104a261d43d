"""Could this question be asked in this position? The numbers of a frame agree with each other and with the table."""

from __future__ import annotations

from signoria.core import auction
from signoria.core.kinds import LANE, Kinds, count, covers, size
from signoria.core.numbers import bit, bits_in, i64
from signoria.core.state import ALL, ARGS, SEAT, WIDTH
from signoria.games.il_principe import questions as q
from signoria.games.il_principe.lots import smallest
from signoria.games.il_principe.opening import free_families
from signoria.games.il_principe.roles import is_major, leaders, restorable
from signoria.games.il_principe.state import PrincipeState
from signoria.games.il_principe.tables import (
    CARDS_DRAWN,
    CARDS_OFFERED,
    CITIES_SHOWN,
    CITY_NEEDS,
    CITY_REGIONS,
    CITY_SHIELDS,
    COINS_PER_ROUND,
    COLOURS,
    GREEN,
    NO_BUILDING_IN,
    PLACE_SHIELD,
    REGIONS,
    ROLE_POWER,
    all_cards,
)


def question_fits(s: PrincipeState) -> bool:
    """The stack is empty, a question alone, or the shields of a city above the question that it answers."""
    if s.depth == 0:
        return s.lots == 0
    bottom = s.stack[0]
    seat = s.stack[SEAT]
    if bottom == q.FAMILY or s.round == 0:
        return bottom == q.FAMILY and s.depth == 1 and _family(s, seat)
    if bottom == q.OFFER:
        return s.depth == 1 and seat == ALL and s.lots == 0 and not s.last and _offers(s)
    if seat < 0:
        return False
    if bottom == q.BID_LOT:
        everybody = bit(s.seats) - 1
        return s.depth == 1 and s.arg(auction.PRIZE) == smallest(s.lots) and _auction(s, everybody)
    if bottom == q.BUILD:
        return seat == s.principe and s.round > NO_BUILDING_IN and _build(s, seat)
    if s.lots:
        return False
    if bottom == q.ACTION:
        return _action(s, seat) and _shields_above(s, seat)
    return s.depth == 1 and _role(s, seat)


def _family(s: PrincipeState, seat: i64) -> bool:
    """Seats choose in their order, before anything is handed out; one free family alone is no choice."""
    for other in range(s.seats):
        board = s.boards[other]
        if (board.family >= 0) != (other < seat) or board.coins or board.points or board.shields:
            return False
    if s.deck != all_cards(s.seats):  # so nobody has any cards
        return False
    return s.round == 0 and seat >= 0 and bits_in(free_families(s)) > 1


def _offers(s: PrincipeState) -> bool:
    """A seat owes an answer until it has offered enough; somebody still does. All have had their income."""
    owing = s.arg(0)
    if owing == 0 or owing >> s.seats or bits_in(s.display) < CITIES_SHOWN:
        return False
    for seat in range(s.seats):
        board = s.boards[seat]
        if board.coins < COINS_PER_ROUND[s.seats] or size(board.hand) < CARDS_DRAWN[s.seats]:
            return False
        picked = s.drafts[seat]
        missing = CARDS_OFFERED[s.seats] - size(picked)
        if missing < 0 or (missing > 0) != ((owing >> seat) & 1 == 1):
            return False
        if size(_from_last(board.hand - picked, picked)) < missing:
            return False
    return True


def _from_last(left: Kinds, picked: Kinds) -> Kinds:
    """The cards that may still be picked after these: of the last colour or a later one."""
    colour: i64 = COLOURS - 1
    while colour and not count(picked, colour):
        colour -= 1
    return left >> (LANE * colour)


def _auction(s: PrincipeState, eligible: i64) -> bool:
    """Who is asked can bid, and the highest bid can be paid."""
    if not auction.fits(s) or s.boards[auction.bidder(s)].coins <= s.arg(auction.HIGHEST):
        return False
    if s.arg(auction.BIDDERS) & ~eligible:
        return False
    holder = auction.winner(s)
    if holder < 0:
        return s.arg(auction.BIDDERS) == _left_unopened(s, eligible)
    return s.boards[holder].coins >= s.arg(auction.HIGHEST)


def _left_unopened(s: PrincipeState, eligible: i64) -> i64:
    """Before the first bid exactly those have passed who come before the seat asked (ILP-AUC-04)."""
    seat = auction.first_from(eligible, (s.principe + 1) % s.seats, s.seats)
    while seat != auction.bidder(s):
        eligible &= ~bit(seat)
        seat = auction.first_from(eligible, seat, s.seats)
    return eligible


def _build(s: PrincipeState, seat: i64) -> bool:
    """The winner of a lot holds cards, until they are paid."""
    return (s.depth == 2 or s.boards[seat].hand != 0) and _shields_above(s, seat)


def _action(s: PrincipeState, seat: i64) -> bool:
    left = s.stack[ARGS]
    if not 0 < left <= s.seats or seat != (s.principe + s.seats - left) % s.seats:
        return False
    return s.depth == 2 or s.boards[seat].hand != 0


def _shields_above(s: PrincipeState, seat: i64) -> bool:
    """Nothing, or the shields of a city that has been paid for."""
    if s.depth == 1:
        return s.display != 0 or s.stack[0] == q.ACTION
    if s.depth > 2 or s.asking() != q.SHIELDS or s.stack[WIDTH + SEAT] != seat:
        return False
    if s.round <= NO_BUILDING_IN or s.arg(0) >= 63 or not s.display & bit(s.arg(0)):
        return False
    return covers(s.boards[seat].up, CITY_NEEDS[s.arg(0)]) and _placing(s, seat)


def _placing(s: PrincipeState, seat: i64) -> bool:
    """There is a choice of regions, from the last one chosen on."""
    city, left, least = s.arg(0), s.arg(1), s.arg(2)
    board = s.boards[seat]
    if not 0 < left <= min(CITY_SHIELDS[city], board.shields_left()) or least >= REGIONS:
        return False
    regions = CITY_REGIONS[city]
    if least == 0 and (left == CITY_SHIELDS[city] or left == board.shields_left()):
        return regions & (regions - 1) != 0
    placed = left < CITY_SHIELDS[city] and count(board.shields, least) > 0
    return placed and (regions >> least) & 1 == 1 and regions >> (least + 1) != 0


def _role(s: PrincipeState, seat: i64) -> bool:
    """Colours come up in their order: of later ones no tile is given out yet."""
    question = s.asking()
    tile = s.arg(auction.PRIZE) if question == q.BID_ROLE else s.arg(0)
    if tile >= 2 * COLOURS:
        return False
    colour = tile // 2
    for other in range(s.seats):
        if (s.boards[other].majors | s.boards[other].minors) >> (colour + 1):
            return False
    if question == q.BID_ROLE:
        tied = _tied(s, tile)
        return tied != 0 and _auction(s, tied)
    board = s.boards[seat]
    held = board.majors if is_major(tile) else board.minors
    if not (held >> colour) & 1 or s.arg(1) > 1 or (s.arg(1) == 1 and not is_major(tile)):
        return False
    if question == q.NOBLE:
        return ROLE_POWER[tile] == PLACE_SHIELD and board.shields_left() > 0
    return question == q.TURN_UP and colour == GREEN and bits_in(restorable(board.down)) > 1


def _tied(s: PrincipeState, tile: i64) -> i64:
    """The seats tied for first, or for second behind the holder of the major tile; none if there is nothing to sell."""
    colour = tile // 2
    leader: i64 = -1
    for seat in range(s.seats):
        if ((s.boards[seat].majors | s.boards[seat].minors) >> colour) & 1:
            if leader >= 0 or not (s.boards[seat].majors >> colour) & 1:
                return 0
            leader = seat
    if (leader < 0) != is_major(tile):
        return 0
    tied = leaders(s, colour, leader)
    return tied if bits_in(tied) > 1 else i64(0)
