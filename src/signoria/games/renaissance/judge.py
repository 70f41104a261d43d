"""How good a position looks for a seat, judged by the open table, the seat's own cards and picks, and hand sizes.

All is reckoned in whole numbers, so that a position has the same value on every machine.
"""

from __future__ import annotations

from typing import Final

from signoria.core.numbers import bit, i64, low_bit
from signoria.core.outcome import share
from signoria.games.renaissance import questions as q
from signoria.games.renaissance.actions import ARTIST, ATTACK, BANKER, EXPAND, LURE
from signoria.games.renaissance.attack import enemies
from signoria.games.renaissance.battle import Battle
from signoria.games.renaissance.board import attack_blues
from signoria.games.renaissance.cards import Cards, count, one
from signoria.games.renaissance.hiring import bought, filled, slots_in
from signoria.games.renaissance.marriage import marriage_targets
from signoria.games.renaissance.odds import against_unseen, best_points, chance_to_win
from signoria.games.renaissance.places import level, owner
from signoria.games.renaissance.state import RenaissanceState
from signoria.games.renaissance.steps import (
    PLAY_ARTIST_OR_BANKER,
    PLAY_MARRIAGE,
    PLAY_PLUNDERERS,
    PLAY_RIDE,
    first_pick,
    second_pick,
)
from signoria.games.renaissance.tables import (
    ARTIST_OR_BANKER,
    BANKER_PAYS,
    BLUES,
    CITIES,
    FORT_POINTS,
    MARRIAGE,
    PLUNDERERS,
    RIDE,
    TERRAIN_BONUS,
    WEDDING_PRICE,
)
from signoria.games.renaissance.worth import (
    POINT,
    ducat,
    hand_worth,
    scorings_left,
    table_worth,
    unseen_worth,
)

_FAR: Final = 1 << 40  # beyond every value
_DOUBT: Final = 1_500  # a lead of so many hundredths of a point is as good as three chances in four
_DECIDED: Final = 10
_SOLD: Final = 4  # a Condottiere offered to others: better kept


def judge(s: RenaissanceState, seat: int) -> float:
    """Between 0 and 1; above a half is ahead of the best of the others."""
    if s.depth == 0:
        return share(_final_lead(s, seat), _DECIDED)
    mine: i64 = 0
    best: i64 = -_FAR
    for other in range(s.seats):
        if other == seat:
            mine = _worth(s, other)
        else:
            best = max(best, _worth_of_rival(s, other, seat))
    return share(mine - best, _DOUBT)


def _final_lead(s: RenaissanceState, seat: i64) -> i64:
    """Points, and a trifle for who wins the tie."""
    best: i64 = -_FAR
    for other in range(s.seats):
        if other != seat:
            best = max(best, s.boards[other].points())
    first = s.ranking()[seat] == 1
    return POINT * (s.boards[seat].points() - best) + (i64(1) if first else i64(-1))


# ---------------------------------------------------------------- each seat


def _worth(s: RenaissanceState, seat: i64) -> i64:
    """What the seat itself knows: its hand, its picks, and its chances in a battle."""
    board = s.boards[seat]
    cities = board.cities
    hand = board.hand + board.shown
    battle = s.battle
    if battle is not None:
        return _in_battle(s, battle, seat, hand)
    draft = s.drafts[seat]
    if draft and s.depth:
        question = s.asking()
        if question == q.EXPAND or question == q.COMBAT:
            return _intended(s, seat, hand, draft)
    return table_worth(s, seat, cities) + hand_worth(s, seat, hand, cities)


def _worth_of_rival(s: RenaissanceState, seat: i64, viewer: i64) -> i64:
    """What everybody can work out, and the viewer's chances against him."""
    board = s.boards[seat]
    total = unseen_worth(board.hand) + unseen_worth(board.shown)
    battle = s.battle
    if battle is not None and (seat == battle.defender.seat or seat == battle.attacker.seat):
        return total + _expected(s, battle, seat, chance_to_win(s, battle, viewer))
    return total + table_worth(s, seat, board.cities)


# ---------------------------------------------------------------- battles


def _expected(s: RenaissanceState, battle: Battle, seat: i64, chance: i64) -> i64:
    """The table of a belligerent, by the chance of the attacker."""
    cities = s.boards[seat].cities
    kept = table_worth(s, seat, cities)
    if seat == battle.attacker.seat:
        changed = table_worth(s, seat, cities | bit(battle.target))
    else:
        changed = table_worth(s, seat, cities & ~bit(battle.target))
    return (kept * (1000 - chance) + changed * chance) // 1000


def _in_battle(s: RenaissanceState, battle: Battle, seat: i64, hand: Cards) -> i64:
    board = s.boards[seat]
    if seat != battle.attacker.seat and seat != battle.defender.seat:
        offered = i64(_SOLD) if s.drafts[seat] > 1 else i64(0)
        worth = table_worth(s, seat, board.cities) + hand_worth(s, seat, hand, board.cities)
        return worth - offered
    chance = chance_to_win(s, battle, seat)
    side = battle.side_of(seat)
    engaged = side.troops
    slots = side.slots if side.committed else slots_in(s.drafts[seat])
    if not battle.revealed:
        for place in range(3):
            kind = filled(slots, place)
            if 0 <= kind <= BLUES + 2:
                if kind < BLUES:
                    engaged += one(kind)
                if not side.committed:
                    hand -= one(kind)
    keeps = chance if side is battle.attacker else 1000 - chance
    total = _expected(s, battle, seat, chance) + hand_worth(s, seat, hand, board.cities)
    total += hand_worth(s, seat, engaged, board.cities) * keeps // 1500
    if not side.committed:
        total -= ducat(s) * bought(s.drafts[seat])
    return total


# ---------------------------------------------------------------- moves begun


def _intended(s: RenaissanceState, seat: i64, hand: Cards, draft: i64) -> i64:
    """A move whose last pick is still to come: what it promises."""
    board = s.boards[seat]
    cities = board.cities
    first, second = first_pick(draft), second_pick(draft)
    if EXPAND <= first < EXPAND + CITIES:
        cities |= bit(first - EXPAND)
        return table_worth(s, seat, cities) + hand_worth(s, seat, hand, cities)
    if ATTACK <= first < ATTACK + CITIES:
        return _attacking(s, seat, hand, first - ATTACK, True)
    if first == PLAY_RIDE:
        hand -= one(RIDE)
        if second:
            return _attacking(s, seat, hand, second - ATTACK, False)
        return _best_ride(s, seat, hand)
    now = table_worth(s, seat, cities)
    if first == PLAY_PLUNDERERS:
        if count(hand, PLUNDERERS):
            hand -= one(PLUNDERERS)
        return now + 2 * ducat(s) + hand_worth(s, seat, hand, cities)
    if first == PLAY_MARRIAGE:
        gain = _best_wedding(s, seat)
        return gain + hand_worth(s, seat, hand - one(MARRIAGE), cities)
    if first == LURE:
        return now + 30 + hand_worth(s, seat, hand, cities)
    if first == PLAY_ARTIST_OR_BANKER and second == BANKER:
        rest = hand_worth(s, seat, hand - one(ARTIST_OR_BANKER), cities)
        return now + BANKER_PAYS * ducat(s) + rest
    promise = i64(20) if second == ARTIST else i64(21)
    return now + promise + hand_worth(s, seat, hand, cities)


def _attacking(s: RenaissanceState, seat: i64, hand: Cards, city: i64, terrain: bool) -> i64:
    """The city by the chance to win it with the best two cards, which are lost otherwise."""
    board = s.boards[seat]
    defence = FORT_POINTS[level(s, city)]
    if terrain:
        defence += TERRAIN_BONUS[city]
    points = best_points(board, 0, 0, 2)
    unseen = i64(s.boards[owner(s, city)].hand != 0) * 3
    chance = against_unseen(points - defence, unseen)
    now = table_worth(s, seat, board.cities)
    then = table_worth(s, seat, board.cities | bit(city))
    spent = 2 * points + 4 if attack_blues(board) > 1 else i64(12)
    total = (now * (1000 - chance) + then * chance) // 1000
    return total + hand_worth(s, seat, hand, board.cities) - spent * (1500 - chance) // 1500


def _best_ride(s: RenaissanceState, seat: i64, hand: Cards) -> i64:
    best: i64 = -_FAR
    cities = enemies(s, seat)
    while cities:
        best = max(best, _attacking(s, seat, hand, low_bit(cities), False))
        cities &= cities - 1
    return best


def _best_wedding(s: RenaissanceState, seat: i64) -> i64:
    board = s.boards[seat]
    best: i64 = -_FAR
    cities = marriage_targets(s, seat)
    while cities:
        city = low_bit(cities)
        best = max(best, table_worth(s, seat, board.cities | bit(city)))
        cities &= cities - 1
    return best - WEDDING_PRICE * ducat(s) if scorings_left(s) else best
