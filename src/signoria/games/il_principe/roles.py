"""Phase 4: the role tiles go back and are given out again by majorities of face-up cards, colour after colour."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.core import auction
from signoria.core.buffer import Actions
from signoria.core.kinds import LANE, Kinds, count, one
from signoria.core.numbers import bit, i64, low_bit
from signoria.games.il_principe import events
from signoria.games.il_principe.actions import COLOUR, REGION
from signoria.games.il_principe.bidding import settle_passes
from signoria.games.il_principe.building import place_shield
from signoria.games.il_principe.questions import BID_ROLE, NOBLE, TURN_UP
from signoria.games.il_principe.rounds import draw_cards
from signoria.games.il_principe.tables import (
    COLOURS,
    DRAW_CARDS,
    GAIN_COINS,
    GAIN_POINTS,
    GREEN,
    HAS_MINOR_ROLES,
    PLACE_SHIELD,
    REGIONS,
    ROLE_AMOUNT,
    ROLE_POWER,
)

if TYPE_CHECKING:
    from signoria.games.il_principe.state import PrincipeState


def major_of(colour: i64) -> i64:
    return 2 * colour


def minor_of(colour: i64) -> i64:
    return 2 * colour + 1


def is_major(tile: i64) -> bool:
    return tile & 1 == 0


def begin_roles(s: PrincipeState) -> None:
    for seat in range(s.seats):
        s.boards[seat].majors = 0
        s.boards[seat].minors = 0
    s.tell(events.ROLES_RETURNED)
    settle_major(s, 0)


# ---------------------------------------------------------------- majorities


def leaders(s: PrincipeState, colour: i64, besides: i64) -> i64:
    """The set of seats with the most face-up cards of a colour, one card at least (ILP-RUL-10).

    `besides`: a seat that is left out, or -1.
    """
    most: i64 = 1
    found: i64 = 0
    for seat in range(s.seats):
        cards = count(s.boards[seat].up, colour)
        if cards < most or seat == besides:
            continue
        if cards > most:
            most = cards
            found = 0
        found |= bit(seat)
    return found


def settle_major(s: PrincipeState, colour: i64) -> None:
    """Give or sell the major tile of the first colour from this one on that somebody has cards of."""
    while colour < COLOURS:
        first = leaders(s, colour, -1)
        if first:
            _award(s, first, major_of(colour))
            return
        colour += 1
    s.end_round()


def settle_minor(s: PrincipeState, colour: i64, leader: i64) -> None:
    """The second is who has most besides the leader, whose flipped cards do not matter (ILP-RUL-13)."""
    second: i64 = 0
    if HAS_MINOR_ROLES[s.seats]:
        second = leaders(s, colour, leader)
    if second:
        _award(s, second, minor_of(colour))
    else:
        settle_major(s, colour + 1)


def _award(s: PrincipeState, seats: i64, tile: i64) -> None:
    """One seat takes the tile, several bid for it."""
    if seats & (seats - 1):
        opener = auction.first_from(seats, (s.principe + 1) % s.seats, s.seats)
        s.tell(events.ROLE_OPENED, tile, opener)
        auction.open_auction(s, BID_ROLE, seats, opener, tile)
        settle_passes(s)
    else:
        seat = low_bit(seats)
        s.tell(events.ROLE_GAINED, seat, tile)
        _take(s, seat, tile, is_major(tile))


def role_auction_over(s: PrincipeState) -> None:
    """After a tie for the major tile the minor one stays (ILP-RUL-11); nobody builds (ILP-RUL-12)."""
    tile = s.arg(auction.PRIZE)
    winner = auction.winner(s)
    coins = s.arg(auction.HIGHEST)
    s.pop()
    if winner < 0:
        s.tell(events.ROLE_LEFT, tile)
        settle_major(s, tile // 2 + 1)
        return
    s.boards[winner].coins -= coins
    s.principe = winner
    s.tell(events.ROLE_BOUGHT, winner, tile, coins)
    _take(s, winner, tile, False)


# ---------------------------------------------------------------- holding a role


def _take(s: PrincipeState, seat: i64, tile: i64, minor_follows: bool) -> None:
    """The tile, half of the cards face down for a major one, then the action of the role (ILP-ROL-14, 17)."""
    board = s.boards[seat]
    colour = tile // 2
    if is_major(tile):
        board.majors |= bit(colour)
        turned = (count(board.up, colour) + 1) // 2
        board.up -= turned * one(colour)
        board.down += turned * one(colour)
        s.tell(events.TURNED_DOWN, seat, colour, turned)
    else:
        board.minors |= bit(colour)
    _act(s, seat, tile, minor_follows)


def _act(s: PrincipeState, seat: i64, tile: i64, minor_follows: bool) -> None:
    board = s.boards[seat]
    power = ROLE_POWER[tile]
    amount = ROLE_AMOUNT[tile]
    if power == GAIN_POINTS:
        board.points += amount
        s.tell(events.POINTS_GAINED, seat, amount)
    elif power == GAIN_COINS:
        board.coins += amount
        s.tell(events.COINS_GAINED, seat, amount)
    elif power == DRAW_CARDS:
        _draw(s, seat, amount)
    elif power == PLACE_SHIELD:
        if board.shields_left():
            s.push(NOBLE, seat, tile, i64(minor_follows))
            return
    elif _choose_card(s, seat, tile, minor_follows):
        return
    _acted(s, seat, tile, minor_follows)


def _draw(s: PrincipeState, seat: i64, amount: i64) -> None:
    """From the deck only: when it is empty nothing is drawn (ILP-RUL-17)."""
    for _n in range(amount):
        card = draw_cards(s, 1)
        if card:
            s.boards[seat].hand += card
            s.tell_apart(events.CARD_DRAWN, bit(seat), seat, low_bit(card) // LANE)


def _acted(s: PrincipeState, seat: i64, tile: i64, minor_follows: bool) -> None:
    if minor_follows:
        settle_minor(s, tile // 2, seat)
    else:
        settle_major(s, tile // 2 + 1)


# ---------------------------------------------------------------- Master and Apprentice


def restorable(down: Kinds) -> i64:
    """The colours of face-down cards that may be turned up again: all but green (ILP-ROL-18)."""
    colours: i64 = 0
    for colour in range(GREEN + 1, COLOURS):
        if count(down, colour):
            colours |= bit(colour)
    return colours


def _choose_card(s: PrincipeState, seat: i64, tile: i64, minor_follows: bool) -> bool:
    """Ask for the card to turn up if there is a choice; False if all is done."""
    colours = restorable(s.boards[seat].down)
    if colours & (colours - 1):
        s.push(TURN_UP, seat, tile, i64(minor_follows))
        return True
    if colours:
        _turn_up(s, seat, low_bit(colours))
    return False


def list_cards(s: PrincipeState, seat: i64, into: Actions) -> None:
    colours = restorable(s.boards[seat].down)
    for colour in range(COLOURS):
        if (colours >> colour) & 1:
            into.add(COLOUR + colour)


def choose_card(s: PrincipeState, seat: i64, colour: i64) -> None:
    _turn_up(s, seat, colour)
    _chosen(s, seat)


def _turn_up(s: PrincipeState, seat: i64, colour: i64) -> None:
    board = s.boards[seat]
    board.down -= one(colour)
    board.up += one(colour)
    s.tell(events.TURNED_UP, seat, colour)


# ---------------------------------------------------------------- Noble and Knight


def list_all_regions(into: Actions) -> None:
    for region in range(REGIONS):
        into.add(REGION + region)


def choose_any_region(s: PrincipeState, seat: i64, region: i64) -> None:
    place_shield(s, seat, region)
    _chosen(s, seat)


def _chosen(s: PrincipeState, seat: i64) -> None:
    """The question of a role is answered: go on where it was asked."""
    tile = s.arg(0)
    minor_follows = s.arg(1) == 1
    s.pop()
    _acted(s, seat, tile, minor_follows)
