"""The fight: strength, dice, and what a victory changes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.core.buffer import Actions
from signoria.core.kinds import count
from signoria.core.numbers import i64, low_bit
from signoria.games.princes import events
from signoria.games.princes.actions import PASS, YES
from signoria.games.princes.campaign import (
    ATTACKER,
    DICE,
    NOBODY,
    POPE,
    city_of,
    die,
    leader,
    league,
    loyal,
    set_number,
)
from signoria.games.princes.event_tiles import change_status
from signoria.games.princes.questions import REROLL
from signoria.games.princes.streams import BLACK_DIE, WHITE_DIE
from signoria.games.princes.tables import (
    DIE_SIDES,
    DOUBLE_FACTOR,
    FAMILY_ATTACK,
    FAMILY_DEFENCE,
    LUDOVICO,
    STATUS_CHANGE,
    STATUS_CHANGE_DOUBLE,
    TILE_ARMY_ATTACK,
    TILE_ARMY_DEFENCE,
    TILE_ATTACK,
    TILE_DEFENCE,
    TROOP_ATTACK,
    TROOP_DEFENCE,
    TROOPS,
    UNPAID_ATTACK,
    UNPAID_DEFENCE,
    WAR_TILES,
)

if TYPE_CHECKING:
    from signoria.games.princes.state import PrincesState


def enemy_of(side: i64) -> i64:
    return 1 - side


# ---------------------------------------------------------------- strength


def strength(s: PrincesState, side: i64, attacks: bool) -> i64:
    """Attack or defence of a side, the Holy League included (POR-FIGHT-02)."""
    seat = leader(s, side)
    total: i64 = 0
    if seat == NOBODY:
        total = UNPAID_ATTACK if attacks else UNPAID_DEFENCE
    else:
        total = army(s, seat, loyal(s, side), attacks)
    if league(s) == side:
        total += printed(loyal(s, POPE), attacks)  # no modifiers (POR-POPE-07)
    return total


def printed(troops: i64, attacks: bool) -> i64:
    total: i64 = 0
    while troops:
        troop = low_bit(troops)
        troops &= troops - 1
        total += TROOP_ATTACK[troop] if attacks else TROOP_DEFENCE[troop]
    return total


def army(s: PrincesState, seat: i64, troops: i64, attacks: bool) -> i64:
    """Troops that still fight, with the bonuses of family and city tiles. A bonus tied to a kind goes with it."""
    board = s.boards[seat]
    total = printed(troops, attacks) + _bonus(TROOPS * board.family, troops, attacks, True)
    tiles = board.tiles & WAR_TILES
    while tiles:
        tile = low_bit(tiles)
        tiles &= tiles - 1
        total += _bonus(TROOPS * tile, troops, attacks, False)
        if board.troops:  # owning a troop is enough, even a bribed one
            total += TILE_ARMY_ATTACK[tile] if attacks else TILE_ARMY_DEFENCE[tile]
    return total


def _bonus(first: i64, troops: i64, attacks: bool, of_family: bool) -> i64:
    total: i64 = 0
    while troops:
        at = first + low_bit(troops)
        troops &= troops - 1
        if of_family:
            total += FAMILY_ATTACK[at] if attacks else FAMILY_DEFENCE[at]
        else:
            total += TILE_ATTACK[at] if attacks else TILE_DEFENCE[at]
    return total


def total(s: PrincesState, side: i64, attacks: bool) -> i64:
    """Strength and die."""
    return strength(s, side, attacks) + die(s, side)


# ---------------------------------------------------------------- dice


def roll(s: PrincesState, attacking: i64) -> None:
    black = s.chance.below(BLACK_DIE, s.rolls, DIE_SIDES) + 1
    white = s.chance.below(WHITE_DIE, s.rolls, DIE_SIDES) + 1
    s.rolls += 1
    set_number(s, DICE, 8 * black + white)
    defending = enemy_of(attacking)
    s.tell(
        events.ATTACKED if attacking == ATTACKER else events.COUNTERED,
        city_of(s, attacking),
        strength(s, attacking, True),
        die(s, attacking),
        city_of(s, defending),
        strength(s, defending, False),
        die(s, defending),
    )


def ask_reroll(s: PrincesState) -> None:
    """Ludovico's owner, whoever fights, once per decade (POR-POL-06)."""
    for seat in range(s.seats):
        if s.boards[seat].ready(LUDOVICO):
            s.push(REROLL, seat)
            return


def list_reroll(into: Actions) -> None:
    into.add(PASS)
    into.add(YES)


def reroll(s: PrincesState, seat: i64) -> None:
    """Both dice; the second roll stands."""
    s.pop()
    s.boards[seat].used |= LUDOVICO & s.boards[seat].tiles
    s.tell(events.REROLLED, seat)
    roll(s, s.attacking())
    s.go_on(seat)


def accept_roll(s: PrincesState, seat: i64) -> None:
    s.pop()
    s.go_on(seat)


# ---------------------------------------------------------------- results


def has_won(s: PrincesState, attacking: i64) -> bool:
    """A tie is no victory (POR-FIGHT-03 to 05)."""
    return total(s, attacking, True) > total(s, enemy_of(attacking), False)


def settle(s: PrincesState, side: i64) -> None:
    """The winning city rises, the other falls, twice as far after a double score; a token for the leader."""
    loser = enemy_of(side)
    double = total(s, side, True) >= DOUBLE_FACTOR * total(s, loser, False)
    levels = STATUS_CHANGE_DOUBLE if double else STATUS_CHANGE
    city = city_of(s, side)
    other = city_of(s, loser)
    change_status(s, city, levels)
    change_status(s, other, -levels)
    s.tell(events.WAR_WON, city, other, levels, count(s.status, city), count(s.status, other))
    seat = leader(s, side)
    if seat != NOBODY:
        s.boards[seat].tokens += 1
        s.tell(events.TOKEN_GAINED, seat, s.boards[seat].tokens)
