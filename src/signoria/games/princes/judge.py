"""How good a position looks for a seat, judged by the open table, everybody's funds and the seat's own tiles.

All is reckoned in whole numbers, so that a position has the same value on every machine.
"""

from __future__ import annotations

from typing import Final

from signoria.core import auction
from signoria.core.kinds import count
from signoria.core.numbers import bits_in, i64, vec
from signoria.core.outcome import share
from signoria.core.state import ARGS, KIND, SEAT, WIDTH
from signoria.games.princes.campaign import ATTACKER, DEFENDER, NOBODY, city_of, leader
from signoria.games.princes.combat import army, enemy_of, strength
from signoria.games.princes.commitments import auction_at
from signoria.games.princes.purse import currency_of, discount
from signoria.games.princes.questions import ARTIST, INVASION, PAYMENT, WAR
from signoria.games.princes.scoring import score
from signoria.games.princes.state import PrincesState
from signoria.games.princes.tables import (
    ATTACK_POST,
    CITY_TILES,
    EVENT_PRIZE,
    GOLD,
    POPE_PRIZE,
    UNPAID_ATTACK,
    UNPAID_DEFENCE,
)
from signoria.games.princes.worth import (
    GOLD_WORTH,
    POINT,
    STATUS,
    event_worth,
    gold_worth,
    influence_worth,
    pope_worth,
    static_worth,
    status_worth,
    tile_worth,
)

_FAR: Final = 1 << 40  # beyond every value
_WON: Final = 60  # hundredths of what a bid would win that the highest bidder counts on
_DOUBT: Final = 2_500  # a lead of so many hundredths of a point is as good as three chances in four
_DECIDED: Final = 10  # the doubt that remains when a game is over: none to speak of
# In thirty-sixths: how often one die with so much more behind it beats another; from 5 less on.
_BEATS: Final = vec[i64]([0, 1, 3, 6, 10, 15, 21, 26, 30, 33, 35, 36])
_ALWAYS: Final = 36


def judge(s: PrincesState, seat: int) -> float:
    """Between 0 and 1; above a half is ahead of the best of the others."""
    mine: i64 = 0
    best: i64 = -_FAR
    for other in range(s.seats):
        if other == seat:
            mine = _worth(s, other, True)
        else:
            best = max(best, _worth(s, other, False))
    if s.depth == 0:
        return share(mine - best, _DECIDED)
    return share(mine - best, _DOUBT)


def _worth(s: PrincesState, seat: i64, own: bool) -> i64:
    if s.depth == 0:
        return POINT * score(s, seat)
    if s.decade == 0:
        return 0
    worth = static_worth(s, seat, own) + _event(s, seat)
    if s.depth >= 2 and s.stack[WIDTH + KIND] == WAR:
        worth += _war(s, seat)
    return worth + _bid(s, seat)


def _event(s: PrincesState, seat: i64) -> i64:
    """A tile won and not yet used, or the Pope not yet paid for."""
    if s.depth < 2 or s.stack[WIDTH + SEAT] != seat:
        return 0
    question = s.stack[WIDTH + KIND]
    if question in (ARTIST, INVASION):
        return status_worth(s.boards[seat])
    if question == PAYMENT:
        return pope_worth(s) - influence_worth(s) * s.stack[WIDTH + ARGS]
    return 0


# ---------------------------------------------------------------- auctions


def _bid(s: PrincesState, seat: i64) -> i64:
    """What the highest bid would win, by the chance that it does."""
    at = auction_at(s)
    if at < 0:
        return 0
    prize = s.stack[at + ARGS + auction.PRIZE]
    holder = s.stack[at + ARGS + auction.HOLDER] - 1
    if holder != seat:
        return 0
    board = s.boards[seat]
    paid = max(s.stack[at + ARGS + auction.HIGHEST] - discount(board, prize), i64(0))
    money = gold_worth(s) if currency_of(prize) == GOLD else influence_worth(s)
    bidders = bits_in(s.stack[at + ARGS + auction.BIDDERS])
    chance = 100 if bidders == 1 else i64(_WON)
    return (_prize(s, seat, prize) - money * paid) * chance // 100


def _prize(s: PrincesState, seat: i64, prize: i64) -> i64:
    if prize < EVENT_PRIZE:
        return tile_worth(s, prize)
    if prize < POPE_PRIZE:
        return event_worth(s, s.boards[seat], prize - EVENT_PRIZE)
    if prize == POPE_PRIZE:
        return pope_worth(s)
    return _post(s, seat, prize - ATTACK_POST)


# ---------------------------------------------------------------- wars


def _post(s: PrincesState, seat: i64, side: i64) -> i64:
    """A post of condottiere: the fee, and a victory for the token and for the tiles of the city."""
    board = s.boards[seat]
    other = leader(s, enemy_of(side))
    attack, defence = _strengths(s, seat)
    enemy_attack: i64 = UNPAID_ATTACK + 1
    enemy_defence: i64 = UNPAID_DEFENCE + 1
    if other != NOBODY:
        enemy_attack, enemy_defence = _strengths(s, other)
    won = _chance(side, attack, defence, enemy_attack, enemy_defence)
    unpaid = _chance(side, UNPAID_ATTACK, UNPAID_DEFENCE, enemy_attack, enemy_defence)
    gain = POINT * (board.tokens + 1) * won // _ALWAYS
    fee = GOLD_WORTH[s.decade + 1] * count(s.status, city_of(s, side))
    return gain + fee + _stake(s, seat, side) * (won - unpaid) // _ALWAYS


def _strengths(s: PrincesState, seat: i64) -> tuple[i64, i64]:
    troops = s.boards[seat].troops
    return army(s, seat, troops, True), army(s, seat, troops, False)


def _beats(attack: i64, defence: i64) -> i64:
    return _BEATS[max(i64(0), min(attack - defence + 5, i64(11)))]


def _chance(side: i64, attack: i64, defence: i64, enemy_attack: i64, enemy_defence: i64) -> i64:
    """In thirty-sixths: how often a side wins."""
    if side == ATTACKER:
        return _beats(attack, enemy_defence)
    return (_ALWAYS - _beats(enemy_attack, defence)) * _beats(attack, enemy_defence) // _ALWAYS


def _stake(s: PrincesState, seat: i64, side: i64) -> i64:
    """What a victory of that side is worth to the tiles of a player."""
    tiles = s.boards[seat].tiles
    mine = bits_in(tiles & CITY_TILES[city_of(s, side)])
    theirs = bits_in(tiles & CITY_TILES[city_of(s, enemy_of(side))])
    return 2 * STATUS * (mine - theirs)


def _war(s: PrincesState, seat: i64) -> i64:
    """What the war under way promises, as far as its posts are taken."""
    if leader(s, ATTACKER) == NOBODY and leader(s, DEFENDER) == NOBODY:
        return 0
    first = _beats(strength(s, ATTACKER, True), strength(s, DEFENDER, False))
    second = _beats(strength(s, DEFENDER, True), strength(s, ATTACKER, False))
    second = (_ALWAYS - first) * second // _ALWAYS
    worth = _stake(s, seat, ATTACKER) * (first - second) // _ALWAYS
    token = POINT * (s.boards[seat].tokens + 1)
    if leader(s, ATTACKER) == seat:
        worth += token * first // _ALWAYS
    if leader(s, DEFENDER) == seat:
        worth += token * second // _ALWAYS
    return worth
