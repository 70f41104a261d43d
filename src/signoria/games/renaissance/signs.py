"""Step 9 of a battle: Sign of God, alternating, the losing side first, until both pass in a row (REN-RUL-18)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.core.buffer import Actions
from signoria.core.numbers import i64
from signoria.games.renaissance import events
from signoria.games.renaissance.actions import DOUBLE as DOUBLE_CODE
from signoria.games.renaissance.actions import PASS
from signoria.games.renaissance.battle import Battle, Side
from signoria.games.renaissance.cards import count
from signoria.games.renaissance.deal import put_away
from signoria.games.renaissance.outcome import end_battle
from signoria.games.renaissance.questions import DOUBLE
from signoria.games.renaissance.tables import (
    BLUES,
    CARD_POINTS,
    LOWEST_SWORD,
    SIGN_OF_GOD,
    SWORDS,
)

if TYPE_CHECKING:
    from signoria.games.renaissance.state import RenaissanceState


def begin_signs(s: RenaissanceState, battle: Battle) -> None:
    """A tie counts as the attacker losing."""
    attack, defence = battle.attack_points(), battle.defence_points()
    s.tell(events.TOTALS, battle.attacker.seat, attack, defence)
    if attack > defence:
        _ask(s, battle, battle.defender, 0)
    else:
        _ask(s, battle, battle.attacker, 0)


def _ask(s: RenaissanceState, battle: Battle, side: Side, passes: i64) -> None:
    """A side that publicly cannot play one passes by itself."""
    while passes < 2:
        if not side.signed and (side.troops or side.swords) and s.boards[side.seat].hand:
            s.push(DOUBLE, side.seat, passes)
            return
        passes += 1
        side = battle.defender if side is battle.attacker else battle.attacker
    end_battle(s, battle)


def list_doubles(s: RenaissanceState, seat: i64, into: Actions) -> None:
    battle = s.battle
    assert battle is not None
    into.add(PASS)
    if not count(s.boards[seat].hand, SIGN_OF_GOD):
        return
    side = battle.side_of(seat)
    for kind in range(BLUES):
        if count(side.troops, kind):
            into.add(DOUBLE_CODE + kind)
    for face in range(SWORDS):
        if side.showing(face):
            into.add(DOUBLE_CODE + BLUES + face)


def double(s: RenaissanceState, seat: i64, what: i64) -> None:
    """One card counts twice, once per player and battle (REN-RED-09)."""
    battle = s.battle
    assert battle is not None
    side = battle.side_of(seat)
    s.pop()
    put_away(s, seat, SIGN_OF_GOD)
    points = LOWEST_SWORD + what - BLUES
    if what < BLUES:
        points = CARD_POINTS[what]
    side.extra += points
    side.signed = True
    s.tell(events.DOUBLED, seat, what, points)
    s.tell(events.TOTALS, battle.attacker.seat, battle.attack_points(), battle.defence_points())
    _ask(s, battle, _other(battle, side), 0)


def pass_double(s: RenaissanceState, seat: i64) -> None:
    battle = s.battle
    assert battle is not None
    passes = s.arg(0) + 1
    s.pop()
    s.tell(events.PASSED, seat)
    _ask(s, battle, _other(battle, battle.side_of(seat)), passes)


def _other(battle: Battle, side: Side) -> Side:
    return battle.defender if side is battle.attacker else battle.attacker
