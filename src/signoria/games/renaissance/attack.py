"""Step 1 of a battle: who may attack what from where, and the announcement (REN-CBT-04 to 10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.core.numbers import bit, i64
from signoria.games.renaissance import events
from signoria.games.renaissance.battle import RIDING, ROAD, SEA, Battle, new_side
from signoria.games.renaissance.board import attack_blues
from signoria.games.renaissance.cards import count
from signoria.games.renaissance.deal import put_away
from signoria.games.renaissance.lending import ask_loans
from signoria.games.renaissance.places import (
    by_sea,
    has_spare_counter,
    level,
    others,
    owner,
    reach,
)
from signoria.games.renaissance.powers import has_unused, leads
from signoria.games.renaissance.tables import (
    CONDOTTIERE,
    CONDOTTIERE_FEE,
    FORT_POINTS,
    GENOA,
    LANDING_BONUS,
    MILAN,
    RIDE,
    TERRAIN_BONUS,
)

if TYPE_CHECKING:
    from signoria.games.renaissance.state import RenaissanceState


def attack_cards(s: RenaissanceState, seat: i64) -> i64:
    """Blue cards that may still attack, Condottieri he can pay, Milan's free one (REN-CBT-05, REN-RUL-11)."""
    board = s.boards[seat]
    cards = attack_blues(board)
    cards += min(count(board.hand, CONDOTTIERE), board.ducats // CONDOTTIERE_FEE)
    if has_unused(s, seat, MILAN):
        cards += 1
    return cards


def may_attack(s: RenaissanceState, seat: i64) -> bool:
    """The quota of peace, a spare counter, two cards (REN-CBT-28, REN-CMP-08)."""
    if not s.war and s.attacks:
        return False
    return has_spare_counter(s, seat) and attack_cards(s, seat) >= 2


def attack_sources(s: RenaissanceState, seat: i64) -> i64:
    """One attack from a city, none from a city gained in this combat turn (REN-CBT-09, REN-RUL-10)."""
    return s.boards[seat].cities & ~(s.sources | s.gained)


def enemies(s: RenaissanceState, seat: i64) -> i64:
    """Cities he has not attacked yet of players he has not married (REN-CBT-10, REN-YEL-11)."""
    cities = others(s, seat) & ~s.targets
    married = s.boards[seat].married
    for other in range(s.seats):
        if (married >> other) & 1:
            cities &= ~s.boards[other].cities
    return cities


def attack_targets(s: RenaissanceState, seat: i64) -> i64:
    if not may_attack(s, seat):
        return 0
    return reach(attack_sources(s, seat)) & enemies(s, seat)


def ride_targets(s: RenaissanceState, seat: i64) -> i64:
    """Whatever the distance; a source city is still named (REN-RUL-24)."""
    if not may_attack(s, seat) or not attack_sources(s, seat):
        return 0
    return enemies(s, seat)


def announce(s: RenaissanceState, seat: i64, target: i64, source: i64, riding: bool) -> None:
    way: i64 = ROAD
    if riding:
        put_away(s, seat, RIDE)
        way = RIDING
    elif by_sea(source, target):
        way = SEA
    defender = owner(s, target)
    s.attacks += 1
    s.battles += 1
    s.sources |= bit(source)
    s.targets |= bit(target)
    s.attacked |= bit(defender)
    battle = Battle(source, target, way, 0, False, 0, new_side(seat), new_side(defender))
    s.battle = battle
    battle.fort = FORT_POINTS[level(s, target)] + bonuses(s, battle)
    s.tell(events.ATTACKED, seat, target, source, way)
    ask_loans(s, battle)


def bonuses(s: RenaissanceState, battle: Battle) -> i64:
    """Terrain and landing, not for a ride, nor against Genoa's power (REN-CBT-16, 17, REN-POW-02)."""
    if battle.way == RIDING or leads(s, battle.attacker.seat, GENOA):
        return 0
    bonus = TERRAIN_BONUS[battle.target]
    if battle.way == SEA:
        bonus += LANDING_BONUS
    return bonus
