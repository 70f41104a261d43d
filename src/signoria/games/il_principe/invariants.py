"""What holds in every position of Il Principe: nothing is lost, nothing is twice, nothing lies where it may not."""

from __future__ import annotations

from signoria.core.kinds import count, covers, size
from signoria.core.numbers import bit, bits_in, i64
from signoria.games.il_principe import questions as q
from signoria.games.il_principe.asked import question_fits
from signoria.games.il_principe.building import cities_in_deck
from signoria.games.il_principe.state import PrincipeState
from signoria.games.il_principe.tables import (
    ALL_CITIES,
    CARDS_OFFERED,
    CARDS_PER_COLOUR,
    CITIES_SHOWN,
    CITIES_TO_GO_ON,
    COLOURS,
    HAS_MINOR_ROLES,
    LAST_ROUND_BELOW,
    LAST_ROUND_CARDS,
    NO_BUILDING_IN,
    SHIELDS_FOR_MAP,
)


def broken(s: PrincipeState) -> list[str]:
    """The names of the invariants that do not hold."""
    faults: list[str] = []
    if not _cards(s):
        faults.append("cards")
    if not _hands(s):
        faults.append("hands")
    if not _cities(s):
        faults.append("cities")
    if not _families(s):
        faults.append("families")
    if not _roles(s):
        faults.append("roles")
    if not _shields(s):
        faults.append("shields")
    if not _rounds(s):
        faults.append("rounds")
    if not faults and not question_fits(s):
        faults.append("question")
    return faults


def _cards(s: PrincipeState) -> bool:
    """Every Building card is in one place (ILP-SETUP-01)."""
    for colour in range(COLOURS):
        cards = count(s.deck, colour) + count(s.discards, colour) + count(s.lots, colour)
        for seat in range(s.seats):
            board = s.boards[seat]
            cards += count(board.hand, colour) + count(board.up, colour) + count(board.down, colour)
        if cards != CARDS_PER_COLOUR[s.seats]:
            return False
    return True


def _hands(s: PrincipeState) -> bool:
    """What everybody knows to be in a hand is there, and what is offered too; nobody has debts."""
    for seat in range(s.seats):
        board = s.boards[seat]
        if not covers(board.hand, board.known) or board.coins < 0:
            return False
        if s.drafts[seat] and not (s.depth and s.asking() == q.OFFER):
            return False
        if s.drafts[seat] >> 30 or not covers(board.hand, s.drafts[seat]):
            return False
    return True


def _cities(s: PrincipeState) -> bool:
    """Every city is in one place; the display is full while there are cities to fill it (ILP-BLD-14, 15)."""
    seen = s.unseen | s.display
    cities = bits_in(s.unseen) + bits_in(s.display)
    built: i64 = 0
    for seat in range(s.seats):
        seen |= s.boards[seat].cities
        built += bits_in(s.boards[seat].cities)
    if seen != ALL_CITIES or cities + built != bits_in(ALL_CITIES):
        return False
    left = cities_in_deck(s)
    shown = bits_in(s.display)
    if left < 0 or shown > CITIES_SHOWN or (left > 0 and shown < CITIES_SHOWN):
        return False
    return built == 0 or s.round > NO_BUILDING_IN


def _families(s: PrincipeState) -> bool:
    """No two of a kind (ILP-SETUP-10); all are chosen before the first round."""
    taken: i64 = 0
    for seat in range(s.seats):
        family = s.boards[seat].family
        if family < 0:
            if s.round:
                return False
        elif (taken >> family) & 1:
            return False
        else:
            taken |= bit(family)
    return True


def _roles(s: PrincipeState) -> bool:
    """A tile has one holder, nobody both of a colour, and a minor one goes with a major one (ILP-ROL-08, 10)."""
    majors: i64 = 0
    minors: i64 = 0
    for seat in range(s.seats):
        board = s.boards[seat]
        if board.majors & (majors | board.minors) or board.minors & minors:
            return False
        majors |= board.majors
        minors |= board.minors
    if minors & ~majors or (minors and not HAS_MINOR_ROLES[s.seats]):
        return False
    return not majors or s.round > 1 or (s.depth > 0 and s.asking() >= q.BID_ROLE)


def _shields(s: PrincipeState) -> bool:
    """ILP-SETUP-11"""
    for seat in range(s.seats):
        if size(s.boards[seat].shields) > SHIELDS_FOR_MAP:
            return False
    return True


def _rounds(s: PrincipeState) -> bool:
    """Lots are no larger than they can be; the last round has begun only with a small deck, and taken its cards from
    it; a game is over only after it or without cities."""
    turned_up = LAST_ROUND_CARDS[s.seats]
    if size(s.lots) > (turned_up if s.last else CARDS_OFFERED[s.seats] * s.seats):
        return False
    left = size(s.deck)
    if s.last and (s.round < 2 or (left > 0 and left + turned_up >= LAST_ROUND_BELOW[s.seats])):
        return False
    return s.depth > 0 or s.last or bits_in(s.display) < CITIES_TO_GO_ON
