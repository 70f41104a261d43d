"""The odds of a battle that a player may have shown to him, reckoned from what he knows.

Whatever he does not see is dealt anew many times. In each deal the other side lays the best that it holds, and the two
dice decide; Signs of God and the moods of Condottieri are left out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from signoria.core.chance import Random
from signoria.core.numbers import i64
from signoria.games.renaissance.actions import COMMIT, FROM, PASS
from signoria.games.renaissance.battle import Battle, Side
from signoria.games.renaissance.cards import count
from signoria.games.renaissance.commitment import blues_laid, with_slot
from signoria.games.renaissance.hiring import BOUGHT_ALL, blue_slots, filled, slots_in
from signoria.games.renaissance.odds import CERTAIN, ahead, own_points, siege_points
from signoria.games.renaissance.questions import COMMIT as COMMITMENT
from signoria.games.renaissance.tables import CITIES, ENGINEER, TRAITOR

if TYPE_CHECKING:
    from signoria.games.renaissance.state import RenaissanceState

DEALS: Final = 100
_NONE: Final = -1


def odds(s: RenaissanceState, seat: i64, codes: list[int]) -> int | None:
    """The attacker's chance in percent; `s` fits the view of the seat, its secrets are of no account."""
    total: i64 = 0
    for deal in range(DEALS):
        imagined = s.copy()
        imagined.redeal(seat, Random(deal))
        chance = _after(imagined, seat, codes)
        if chance < 0:
            return None
        total += chance
    return int((total * 100 + DEALS * CERTAIN // 2) // (DEALS * CERTAIN))


def _after(s: RenaissanceState, seat: i64, codes: list[int]) -> i64:
    """The attacker's chance in thousandths once these actions are taken, or -1."""
    for code in codes:
        if code not in s.decisions(seat):
            return _NONE
        if s.asking() == COMMITMENT and s.drafts[seat] & BOUGHT_ALL:
            _lay(s, seat, code)
        elif s.asking() == COMMITMENT or s.battle is None:
            s.play(seat, code)
        else:
            return _NONE
    if s.battle is None:
        return _best_source(s, seat)
    return _chance(s, s.battle, seat)


def _best_source(s: RenaissanceState, seat: i64) -> i64:
    """An attack whose source is still to be named: the best of them."""
    best: i64 = _NONE
    for code in s.decisions(seat):
        if FROM <= code < FROM + CITIES:
            tried = s.copy()
            tried.play(seat, code)
            if tried.battle is not None:
                best = max(best, _chance(tried, tried.battle, seat))
    return best


def _lay(s: RenaissanceState, seat: i64, code: i64) -> None:
    """A card is picked, but nothing is laid down: the battle would go on by chance."""
    battle = s.battle
    assert battle is not None
    if code == PASS:
        return
    side, draft = battle.side_of(seat), s.drafts[seat]
    laid = blues_laid(battle, side, draft)
    place = laid if laid < blue_slots(battle, side) else i64(2)
    s.drafts[seat] = with_slot(draft, place, code - COMMIT)


def _chance(s: RenaissanceState, battle: Battle, seat: i64) -> i64:
    """For one of the two sides, before the cards are shown."""
    attacker, defender = battle.attacker, battle.defender
    if battle.revealed or (seat != attacker.seat and seat != defender.seat):
        return _NONE
    attack = own_points(s, battle, attacker)
    defence = own_points(s, battle, defender)
    if seat == attacker.seat:
        defence += _red_of_defender(s, battle)
        attack -= _countered(s, battle)
    return ahead(attack - battle.fort - defence)


def _red_of_defender(s: RenaissanceState, battle: Battle) -> i64:
    """The best of Engineer and Traitor in the hand that the attacker does not see."""
    best: i64 = 0
    hand = s.boards[battle.defender.seat].hand
    for kind in (ENGINEER, TRAITOR):
        if count(hand, kind):
            best = max(best, siege_points(s, battle, battle.defender, kind))
    return best


def _countered(s: RenaissanceState, battle: Battle) -> i64:
    """What the attacker's Engineer or Traitor brings, if the defender has the same (REN-RED-03, 07)."""
    red = _red_slot(s, battle.attacker)
    if red not in (ENGINEER, TRAITOR) or not count(s.boards[battle.defender.seat].hand, red):
        return 0
    return siege_points(s, battle, battle.attacker, red)


def _red_slot(s: RenaissanceState, side: Side) -> i64:
    return filled(side.slots if side.committed else slots_in(s.drafts[side.seat]), 2)
