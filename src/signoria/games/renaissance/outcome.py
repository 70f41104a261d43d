"""Steps 10 to 12 of a battle: result, Retreat, and what becomes of city and cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.core.buffer import Actions
from signoria.core.numbers import bit, i64
from signoria.games.renaissance import events
from signoria.games.renaissance.actions import PASS
from signoria.games.renaissance.actions import SAVE as SAVE_CODE
from signoria.games.renaissance.battle import Battle, Side
from signoria.games.renaissance.cards import count, one
from signoria.games.renaissance.deal import put_away
from signoria.games.renaissance.places import take_city
from signoria.games.renaissance.powers import has_unused, leads, use
from signoria.games.renaissance.questions import SAVE
from signoria.games.renaissance.tables import BLUES, FRANCE, NAPLES, RETREAT

if TYPE_CHECKING:
    from signoria.games.renaissance.state import RenaissanceState


def attacker_won(battle: Battle) -> bool:
    """Only with strictly more (REN-CBT-21, 26)."""
    return battle.attack_points() > battle.defence_points()


def end_battle(s: RenaissanceState, battle: Battle) -> None:
    """Who loses blue cards may save some, on a tie both, the defender last (REN-RUL-19, 20)."""
    if attacker_won(battle):
        s.tell(events.CITY_TAKEN, battle.attacker.seat, battle.defender.seat, battle.target)
        _ask_defender(s, battle)
        return
    if battle.attack_points() == battle.defence_points():
        s.tell(events.BATTLE_TIED, battle.defender.seat, battle.attacker.seat, battle.target)
    else:
        s.tell(events.CITY_HELD, battle.defender.seat, battle.attacker.seat, battle.target)
    if _may_save(s, battle.attacker):
        s.push(SAVE, battle.attacker.seat, 0)
    else:
        _ask_defender(s, battle)


def _ask_defender(s: RenaissanceState, battle: Battle) -> None:
    loses = battle.attack_points() >= battle.defence_points()
    if loses and _may_save(s, battle.defender):
        s.push(SAVE, battle.defender.seat, 0)
    else:
        _clean_up(s, battle)


# ---------------------------------------------------------------- Retreat


def _may_save(s: RenaissanceState, side: Side) -> bool:
    """By public facts: a blue card to lose, and a card in hand or the power of Naples."""
    if not side.troops:
        return False
    return s.boards[side.seat].hand != 0 or has_unused(s, side.seat, NAPLES)


def list_saves(s: RenaissanceState, seat: i64, into: Actions) -> None:
    into.add(PASS)
    battle = s.battle
    assert battle is not None
    if not count(s.boards[seat].hand, RETREAT) and not has_unused(s, seat, NAPLES):
        return
    for kind in range(s.arg(0), BLUES):
        if count(battle.side_of(seat).troops, kind):
            into.add(SAVE_CODE + kind)


def save(s: RenaissanceState, seat: i64, kind: i64) -> None:
    """The power goes first (REN-POW-04). An attacker may not attack with the card again (REN-RED-13).

    The troops of a side decide nothing any more: the result is kept by turning the card into points.
    """
    battle = s.battle
    assert battle is not None
    side = battle.side_of(seat)
    board = s.boards[seat]
    if has_unused(s, seat, NAPLES):
        use(s, NAPLES)
        s.tell(events.POWER_USED, seat, NAPLES)
    else:
        put_away(s, seat, RETREAT)
    side.recover(kind)
    board.take_seen(kind)
    if side is battle.attacker:
        board.spent += one(kind)
    s.tell(events.SAVED, seat, kind)
    if side.troops >> (4 * kind) and _may_save(s, side):
        s.set_arg(0, kind)
    else:
        _saved(s, battle, side)


def pass_save(s: RenaissanceState, seat: i64) -> None:
    battle = s.battle
    assert battle is not None
    s.tell(events.PASSED, seat)
    _saved(s, battle, battle.side_of(seat))


def _saved(s: RenaissanceState, battle: Battle, side: Side) -> None:
    s.pop()
    if side is battle.attacker:
        _ask_defender(s, battle)
    else:
        _clean_up(s, battle)


# ---------------------------------------------------------------- clean-up


def _clean_up(s: RenaissanceState, battle: Battle) -> None:
    """Winners keep their blue cards: an attacker face up, a defender in hand (REN-CBT-23 to 26)."""
    attacker, defender = battle.attacker, battle.defender
    board = s.boards[attacker.seat]
    if attacker_won(battle):
        take_city(s, attacker.seat, battle.target)
        if not leads(s, attacker.seat, FRANCE):  # REN-POW-08
            s.gained |= bit(battle.target)
        board.shown += attacker.troops
        s.discards += defender.troops
    elif battle.attack_points() == battle.defence_points():
        s.discards += attacker.troops + defender.troops
    else:
        s.discards += attacker.troops
        _return_to_hand(s, defender)
    s.battle = None
    s.tell(events.BATTLE_ENDED)
    s.go_on()


def _return_to_hand(s: RenaissanceState, side: Side) -> None:
    for kind in range(BLUES):
        for _n in range(count(side.troops, kind)):
            s.boards[side.seat].take_seen(kind)
