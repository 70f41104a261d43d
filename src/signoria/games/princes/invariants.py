"""What holds in every position of Princes: nothing is lost, nothing is twice, nothing lies where it may not."""

from __future__ import annotations

from signoria.core.kinds import LANE, count, covers, size
from signoria.core.numbers import bit, bits_in, i64
from signoria.core.state import KIND, SEAT, WIDTH
from signoria.games.princes import offers
from signoria.games.princes import questions as q
from signoria.games.princes.actions import PLACES
from signoria.games.princes.asked import question_fits
from signoria.games.princes.board import Board
from signoria.games.princes.offers import PAIRS
from signoria.games.princes.state import PrincesState
from signoria.games.princes.tables import (
    ALL_TILES,
    CITIES,
    DECADE_EVENTS,
    DECADES,
    EVENTS,
    FAMILIES,
    HIGHEST_STATUS,
    KEPT_EVENTS,
    LOWEST_STATUS,
    MOST_CITIES,
    MOST_TILES,
    ONCE_A_DECADE,
    STATUS_ARTISTS,
    TREACHERIES,
    TREACHERY_COPIES,
    TROOP_COPIES,
    TROOPS,
    WAR_LIMIT,
)
from signoria.games.princes.trading import MOST_OFFERS, offers_made


def broken(s: PrincesState) -> list[str]:
    """The names of the invariants that do not hold."""
    faults: list[str] = []
    if not _families(s):
        faults.append("families")
    if not _tiles(s):
        faults.append("tiles")
    if not _treachery(s):
        faults.append("treachery")
    if not _hands(s):
        faults.append("hands")
    if not _troops(s):
        faults.append("troops")
    if not _events(s):
        faults.append("events")
    if not _cities(s):
        faults.append("cities")
    if not _funds(s):
        faults.append("funds")
    if not _decade(s):
        faults.append("decade")
    if not _offers(s):
        faults.append("offers")
    if not faults and not question_fits(s):
        faults.append("question")
    return faults


def _families(s: PrincesState) -> bool:
    """No two of a kind; all are chosen before the first decade."""
    taken: i64 = 0
    for seat in range(s.seats):
        family = s.boards[seat].family
        if family < 0:
            if s.decade:
                return False
        elif family >= FAMILIES or (taken >> family) & 1:
            return False
        else:
            taken |= bit(family)
    return True


def _tiles(s: PrincesState) -> bool:
    """Every city tile is in one place; limits of owners; only what can be used up is turned (POR-GEN-04, 05, 07)."""
    seen = s.display
    for seat in range(s.seats):
        board = s.boards[seat]
        if board.tiles & seen or board.used & ~(board.tiles & ONCE_A_DECADE):
            return False
        if bits_in(board.tiles) > MOST_TILES or bits_in(board.cities()) > MOST_CITIES:
            return False
        seen |= board.tiles
    return seen == ALL_TILES


def _treachery(s: PrincesState) -> bool:
    """Every treachery tile is in one place (POR-TRE-01)."""
    for treachery in range(TREACHERIES):
        tiles = count(s.pile, treachery) + count(s.discards, treachery)
        for seat in range(s.seats):
            board = s.boards[seat]
            tiles += count(board.hand, treachery) + count(board.given_up, treachery)
        if tiles != TREACHERY_COPIES[treachery]:
            return False
    return True


def _hands(s: PrincesState) -> bool:
    """What everybody is sure of is there; nobody holds too many but who is about to give one up."""
    if (s.pile | s.discards) >> (LANE * TREACHERIES):
        return False
    for seat in range(s.seats):
        board = s.boards[seat]
        if (board.hand | board.known | board.given_up) >> (LANE * TREACHERIES):
            return False
        if not covers(board.hand, board.known) or (board.family < 0 and board.hand):
            return False
        if board.family >= 0 and size(board.hand) > _most_held(s, seat, board):
            return False
        if s.drafts[seat] and not _sealed_below(s):
            return False
    return True


def _most_held(s: PrincesState, seat: i64, board: Board) -> i64:
    giving_up = (
        s.depth >= 2 and s.stack[WIDTH + KIND] == q.DISCARD and s.stack[WIDTH + SEAT] == seat
    )
    return board.hand_limit() + i64(giving_up)


def _sealed_below(s: PrincesState) -> bool:
    """Is the veto window open, maybe below a phrase?"""
    return s.depth >= 3 and s.stack[2 * WIDTH + KIND] == q.VETO


def _troops(s: PrincesState) -> bool:
    for troop in range(TROOPS):
        owners: i64 = 0
        for seat in range(s.seats):
            owners += (s.boards[seat].troops >> troop) & 1
        if owners + count(s.supply, troop) != TROOP_COPIES[troop]:
            return False
    for seat in range(s.seats):
        if s.boards[seat].troops >> TROOPS:
            return False
    return s.supply >> (LANE * TROOPS) == 0


def _events(s: PrincesState) -> bool:
    """Events of this decade are on offer or won, later ones are to come; who keeps one has won it."""
    won: i64 = 0
    for decade in range(1, s.decade + 1):
        won |= DECADE_EVENTS[decade]
    if s.events >> EVENTS or s.events & ~DECADE_EVENTS[s.decade]:
        return False
    won &= ~s.events
    kept: i64 = 0
    for seat in range(s.seats):
        events = s.boards[seat].events
        if events & kept:
            return False
        kept |= events
    return kept == won & KEPT_EVENTS


def _cities(s: PrincesState) -> bool:
    """Status within the track; as many artists on cities as were won and placed."""
    if (s.status | s.artists) >> (LANE * CITIES):
        return False
    for city in range(CITIES):
        if not LOWEST_STATUS <= count(s.status, city) <= HIGHEST_STATUS:
            return False
    won: i64 = 0
    for decade in range(1, s.decade + 1):
        won |= DECADE_EVENTS[decade]
    placing = s.depth >= 2 and s.stack[WIDTH + KIND] == q.ARTIST
    return size(s.artists) + i64(placing) == bits_in(won & ~s.events & STATUS_ARTISTS)


def _funds(s: PrincesState) -> bool:
    for seat in range(s.seats):
        board = s.boards[seat]
        if min(board.gold, board.influence, board.fees, board.tokens) < 0:
            return False
    return True


def _decade(s: PrincesState) -> bool:
    """The war track, the Pope and the count of idle turns; one token for each war at most."""
    if not 0 <= s.decade <= DECADES or not 0 <= s.wars <= WAR_LIMIT[s.seats]:
        return False
    if not -1 <= s.pope < s.seats or not 0 <= s.league_used <= 1:
        return False
    if s.league_used and s.pope < 0:
        return False
    return 0 <= s.idle <= 2 * s.seats and s.drawn >= 0 and s.rolls >= 0


def _offers(s: PrincesState) -> bool:
    """None without bargaining; not too many made since the last decision."""
    for place in range(PAIRS * PLACES):
        if s.offers[place] and not s.negotiation:
            return False
    if s.spoken >> (3 * s.seats) or (s.spoken and not s.negotiation):
        return False
    for seat in range(s.seats):
        if offers_made(s, seat) > MOST_OFFERS:
            return False
        for other in range(seat + 1, i64(6)):
            first = offers.first_place(seat, other)
            for place in range(PLACES):
                offer = s.offers[first + place]
                if offer and (other >= s.seats or not s.decade or not offers.is_sound(offer)):
                    return False
                if offers.is_private(offer) and not s.private_offers:
                    return False
    return True
