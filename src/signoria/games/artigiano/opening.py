"""The beginning: families, boards, missions, hands; then each side names its mandatory missions (D2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.core.buffer import Actions
from signoria.core.chance import Chance
from signoria.core.deck import draw as draw_from
from signoria.core.numbers import bit, i64, low_bit
from signoria.games.artigiano import actions as code_of
from signoria.games.artigiano import events, streams
from signoria.games.artigiano import questions as q
from signoria.games.artigiano.deck import draw
from signoria.games.artigiano.goals import PRINCELY, ROYAL, missions_of
from signoria.games.artigiano.piles import DECK, HAND, population, put
from signoria.games.artigiano.tables import CARD_FAMILY, COPIES, FAMILY_NAMES, HAND_SIZE
from signoria.games.artigiano.turn import begin_turn

if TYPE_CHECKING:
    from signoria.games.artigiano.state import ArtigianoState

ROYAL_DEALT = 2
PRINCELY_DEALT = 3
PRINCELY_DEALT_QUICK = 2
MANDATORY = 2
MANDATORY_QUICK = 1


def families_for(number: int, chosen: str, chance: Chance) -> i64:
    """The families named, or so many drawn; -1 if it is another number."""
    if chosen == "drawn":
        families: i64 = 0
        left = bit(len(FAMILY_NAMES)) - 1
        for nth in range(number):
            family = draw_from(chance, streams.FAMILIES, nth, left)
            families |= bit(family)
            left &= ~bit(family)
        return families
    named = chosen.split("+")
    if len(named) != number:
        return -1
    return i64(sum(int(bit(FAMILY_NAMES.index(name))) for name in named))


def mandatory_number(s: ArtigianoState) -> i64:
    return i64(MANDATORY_QUICK) if s.quick else i64(MANDATORY)


def mandatory_left(s: ArtigianoState, seat: i64) -> i64:
    """How many a seat has still to name; partners name one each."""
    return mandatory_number(s) - population(s.drafts[seat]) if s.sealed else i64(1)


def open_game(s: ArtigianoState) -> None:
    for copy in range(COPIES):
        if (s.families >> CARD_FAMILY[copy]) & 1:
            put(s.sets, DECK, copy)
    _deal_missions(s)
    for seat in range(s.seats):
        for _n in range(HAND_SIZE):
            put(s.sets, HAND + seat, draw(s, seat))
    s.active = s.chance.below(streams.FIRST_PLAYER, 0, s.seats)
    if s.side_count < s.seats:
        s.push(q.MANDATORY, 0)
    else:
        s.ask_all(q.MANDATORY, bit(s.seats) - 1)


def _deal_missions(s: ArtigianoState) -> None:
    """Per side; those not dealt leave the game (ART-SETUP-06 to 08, ART-RUL-27)."""
    all_missions = missions_of(s.families)
    royal = all_missions & ROYAL
    princely = all_missions & PRINCELY
    drawn: i64 = 0
    for side in range(s.side_count):
        for _n in range(ROYAL_DEALT):
            mission = draw_from(s.chance, streams.ROYAL, drawn, royal)
            royal &= ~bit(mission)
            s.castles[side].missions |= bit(mission)
            drawn += 1
    drawn = 0
    number = PRINCELY_DEALT_QUICK if s.quick else PRINCELY_DEALT
    for side in range(s.side_count):
        for _n in range(number):
            mission = draw_from(s.chance, streams.PRINCELY, drawn, princely)
            princely &= ~bit(mission)
            s.castles[side].missions |= bit(mission)
            drawn += 1


def list_mandatory(s: ArtigianoState, seat: i64, into: Actions) -> None:
    """Rising, and enough must be left; a partner who names the second one may name any other."""
    castle = s.castles[s.side_of(seat)]
    left = castle.missions & ~castle.mandatory
    needed = mandatory_left(s, seat)
    draft = s.drafts[seat]
    while draft:
        left &= ~(bit(low_bit(draft) + 1) - 1)
        draft &= draft - 1
    while left and population(left) >= needed:
        into.add(code_of.MISSION + low_bit(left))
        left &= left - 1


def name_mandatory(s: ArtigianoState, seat: i64, mission: i64) -> None:
    if not s.sealed:
        _name_in_team(s, seat, mission)
        return
    s.drafts[seat] |= bit(mission)
    if population(s.drafts[seat]) < mandatory_number(s):
        return
    s.tell(events.MISSIONS_CHOSEN, seat)
    s.set_arg(0, s.arg(0) & ~bit(seat))
    if s.arg(0):
        return
    s.pop()
    for other in range(s.seats):
        castle = s.castles[other]
        castle.mandatory = s.drafts[other]
        s.drafts[other] = 0
        if s.quick:
            castle.gone = castle.missions & ~castle.mandatory
            castle.missions = castle.mandatory  # the others leave the game (ART-QCK-04)
    begin_turn(s, s.active)


def _name_in_team(s: ArtigianoState, seat: i64, mission: i64) -> None:
    """Without talking, one partner after the other (ART-RUL-27)."""
    side = s.side_of(seat)
    s.castles[side].mandatory |= bit(mission)
    s.tell_apart(events.MISSION_NAMED, s.members(side), seat, mission)
    s.pop()
    if seat + 1 < s.seats:
        s.push(q.MANDATORY, seat + 1)
    else:
        begin_turn(s, s.active)
