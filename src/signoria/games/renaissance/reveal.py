"""Steps 5 to 7 of a battle: dice, reveal, and what Engineers and Traitors do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.core.buffer import Actions
from signoria.core.journal import EVERYONE
from signoria.core.numbers import i64
from signoria.games.renaissance import events, streams
from signoria.games.renaissance.actions import ATTACK_BONUS, DEFENCE_BONUS, HIRED, PASS, POWER, YES
from signoria.games.renaissance.battle import Battle, Side
from signoria.games.renaissance.cards import count, one
from signoria.games.renaissance.condottieri import roll_condottieri
from signoria.games.renaissance.deal import put_away
from signoria.games.renaissance.places import level
from signoria.games.renaissance.powers import leads
from signoria.games.renaissance.questions import COUNTER
from signoria.games.renaissance.tables import (
    BLUES,
    CONDOTTIERE,
    CONDOTTIERE_FEE,
    DEFENDING_ENGINEER,
    ENGINEER,
    FORT_POINTS,
    SWISS,
    SWISS_BONUS,
    TRAITOR,
)

if TYPE_CHECKING:
    from signoria.games.renaissance.state import RenaissanceState


def roll_dice(s: RenaissanceState, battle: Battle) -> None:
    """After both commitments (REN-CBT-13)."""
    battle.attacker.die = 1 + s.chance.below(streams.ATTACKER_DIE, s.battles, 6)
    battle.defender.die = 1 + s.chance.below(streams.DEFENDER_DIE, s.battles, 6)
    s.tell(events.BATTLE_ROLLED, battle.attacker.seat, battle.attacker.die)
    s.tell(events.BATTLE_ROLLED, battle.defender.seat, battle.defender.die)
    battle.revealed = True
    _reveal(s, battle.attacker)
    _reveal(s, battle.defender)
    _ask_counter(s, battle)


def _reveal(s: RenaissanceState, side: Side) -> None:
    """Own Condottieri are paid now (REN-RUL-11). Red cards and Condottieri will be discarded whoever wins
    (REN-CBT-22, REN-CON-10): they go there at once, blue cards stay."""
    board = s.boards[side.seat]
    fees: i64 = 0
    for place in range(3):
        kind = side.slot(place)
        if 0 <= kind < BLUES:
            side.troops += one(kind)
        elif kind in (ENGINEER, TRAITOR):
            side.red = kind
            s.discards += one(kind)
        elif kind >= 0:
            side.waiting += 1
            if kind != POWER:
                s.discards += one(CONDOTTIERE)
            if kind != POWER and kind != HIRED:
                fees += CONDOTTIERE_FEE
    board.ducats -= fees
    if s.journal is not None:
        s.tell_slots(events.REVEALED, EVERYONE, side, [side.blues_laid(), i64(side.slot(2) >= 0)])
    if fees:
        s.tell(events.FEES_PAID, side.seat, fees)


# ---------------------------------------------------------------- Engineer and Traitor


def _ask_counter(s: RenaissanceState, battle: Battle) -> None:
    """The same kind on both sides cancels; otherwise the defender may counter from hand (REN-RUL-15)."""
    kind = battle.attacker.red
    if kind and kind == battle.defender.red:
        battle.attacker.red = 0
        battle.defender.red = 0
        s.tell(events.CANCELLED, kind)
    elif kind and s.boards[battle.defender.seat].hand:
        s.push(COUNTER, battle.defender.seat, kind)
        return
    _take_effect(s, battle)


def list_counters(s: RenaissanceState, seat: i64, into: Actions) -> None:
    into.add(PASS)
    if count(s.boards[seat].hand, s.arg(0)):
        into.add(YES)


def counter(s: RenaissanceState, seat: i64) -> None:
    battle = s.battle
    assert battle is not None
    kind = s.arg(0)
    s.pop()
    put_away(s, seat, kind)
    battle.attacker.red = 0
    s.tell(events.CANCELLED, kind)
    _take_effect(s, battle)


def do_not_counter(s: RenaissanceState, seat: i64) -> None:
    battle = s.battle
    assert battle is not None
    s.pop()
    s.tell(events.PASSED, seat)
    _take_effect(s, battle)


def _take_effect(s: RenaissanceState, battle: Battle) -> None:
    """In attack for the fortification, never for the bonuses (REN-CBT-16, 17); in defence REN-RED-05, 08."""
    attacker, defender = battle.attacker, battle.defender
    full = level(s, battle.target)
    counted = full
    if attacker.red == ENGINEER:
        counted = full - 1
    elif attacker.red == TRAITOR:
        counted = 0
    if counted < full:
        battle.fort -= FORT_POINTS[full] - FORT_POINTS[counted]
        s.tell(events.FORT_LOWERED, battle.target, FORT_POINTS[counted])
    if defender.red == ENGINEER:
        defender.extra += DEFENDING_ENGINEER
        s.tell(events.ENGINEER_HELPED, defender.seat, DEFENDING_ENGINEER)
    elif defender.red == TRAITOR:
        _lose_strongest(s, attacker)
    _add_swiss_bonus(s, battle)
    roll_condottieri(s, battle)


def _lose_strongest(s: RenaissanceState, side: Side) -> None:
    """Of the true blue cards; two Condottieri have none to lose (REN-RUL-16)."""
    kind = side.strongest()
    if kind >= 0:
        side.troops -= one(kind)
        s.discards += one(kind)
        s.tell(events.TROOPS_LOST, side.seat, kind)


def _add_swiss_bonus(s: RenaissanceState, battle: Battle) -> None:
    """REN-POW-11"""
    if leads(s, battle.attacker.seat, SWISS) and s.bonus == ATTACK_BONUS:
        battle.attacker.extra += SWISS_BONUS
    if leads(s, battle.defender.seat, SWISS) and s.bonus == DEFENCE_BONUS:
        battle.defender.extra += SWISS_BONUS
