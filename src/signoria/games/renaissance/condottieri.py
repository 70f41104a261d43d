"""Step 8 of a battle: Condottieri are rolled one by one; they fight, rout, or betray (REN-CON-04 to 09)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.core.buffer import Actions
from signoria.core.numbers import i64
from signoria.games.renaissance import events, streams
from signoria.games.renaissance.actions import PASS, YES
from signoria.games.renaissance.battle import Battle, Side
from signoria.games.renaissance.questions import TRAITOR
from signoria.games.renaissance.signs import begin_signs
from signoria.games.renaissance.tables import (
    BETRAYAL,
    CONDOTTIERE_DIE,
    CONDOTTIERE_FACES,
    CONDOTTIERE_FEE,
    LOWEST_SWORD,
    ROUT,
)

if TYPE_CHECKING:
    from signoria.games.renaissance.state import RenaissanceState


def roll_condottieri(s: RenaissanceState, battle: Battle) -> None:
    """The attacker's first; a card is settled completely before the next one is rolled."""
    while True:
        if battle.attacker.waiting:
            owner = battle.attacker
        elif battle.defender.waiting:
            owner = battle.defender
        else:
            begin_signs(s, battle)
            return
        owner.waiting -= 1
        if not _roll(s, battle, owner):
            return


def _roll(s: RenaissanceState, battle: Battle, owner: Side) -> bool:
    """Roll for the present owner until the card is settled; False if the enemy is asked to pay."""
    while True:
        die = s.chance.below(streams.CONDOTTIERE_DIE, s.contracts, CONDOTTIERE_FACES)
        s.contracts += 1
        face = CONDOTTIERE_DIE[die]
        if face == ROUT:
            s.tell(events.ROUTED, owner.seat)
            return True
        if face != BETRAYAL:
            owner.fights(face - LOWEST_SWORD)
            s.tell(events.FOUGHT, owner.seat, face)
            return True
        enemy = battle.defender if owner is battle.attacker else battle.attacker
        s.tell(events.BETRAYED, owner.seat)
        if s.boards[enemy.seat].ducats >= CONDOTTIERE_FEE:
            s.push(TRAITOR, enemy.seat, i64(owner is battle.attacker))
            return False


def list_traitor(into: Actions) -> None:
    into.add(PASS)
    into.add(YES)


def buy_traitor(s: RenaissanceState, seat: i64) -> None:
    """To the bank: he sells himself, on top of the buyer's slots (REN-RUL-13)."""
    battle = s.battle
    assert battle is not None
    s.pop()
    s.boards[seat].ducats -= CONDOTTIERE_FEE
    s.tell(events.TRAITOR_BOUGHT, seat, CONDOTTIERE_FEE)
    if _roll(s, battle, battle.side_of(seat)):
        roll_condottieri(s, battle)


def leave_traitor(s: RenaissanceState, seat: i64) -> None:
    """Whoever has him rolls again (REN-CON-07)."""
    battle = s.battle
    assert battle is not None
    owner = battle.attacker if s.arg(0) else battle.defender
    s.pop()
    s.tell(events.PASSED, seat)
    if _roll(s, battle, owner):
        roll_condottieri(s, battle)
