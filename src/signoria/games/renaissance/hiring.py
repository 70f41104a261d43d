"""Steps 3 and 4 of a battle, first half: Condottieri that third players offer are bought (REN-CON-11 to 13).

Purchase and commitment are one move (REN-RUL-12): its picks wait in the player's draft, and nothing is paid or shown
before the last one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from signoria.core.numbers import i64
from signoria.games.renaissance import events
from signoria.games.renaissance.battle import Battle, Side
from signoria.games.renaissance.tables import CONDOTTIERE, CONDOTTIERE_PRICE

if TYPE_CHECKING:
    from signoria.games.renaissance.state import RenaissanceState

# A draft: bit 0 set when the buying is over; the sellers + 1, three bits each; from bit 10 on what fills the slots + 1,
# four bits each, blue, blue, red.
BOUGHT_ALL: Final = 1
_SELLER: Final = 3
SLOTS: Final = 10
SLOT: Final = 4


# ---------------------------------------------------------------- what a draft says


def blue_slots(battle: Battle, side: Side) -> i64:
    return i64(2) if side is battle.attacker else i64(1)


def seller(draft: i64, place: i64) -> i64:
    """The seat of the first, second or third seller, or -1."""
    return ((draft >> (1 + _SELLER * place)) & 7) - 1


def bought(draft: i64) -> i64:
    """How many Condottieri have been bought."""
    number: i64 = 0
    while number < 3 and seller(draft, number) >= 0:
        number += 1
    return number


def slots_in(draft: i64) -> i64:
    return draft >> SLOTS


def filled(slots: i64, place: i64) -> i64:
    """What fills a slot, or -1."""
    return ((slots >> (SLOT * place)) & 15) - 1


def number_of(slots: i64, kind: i64) -> i64:
    """How many slots a kind of card fills."""
    number: i64 = 0
    for place in range(3):
        if filled(slots, place) == kind:
            number += 1
    return number


# ---------------------------------------------------------------- buying


def can_hire(s: RenaissanceState, battle: Battle, side: Side, draft: i64) -> bool:
    for other in range(s.seats):
        if may_hire(s, battle, side, draft, other):
            return True
    return False


def may_hire(s: RenaissanceState, battle: Battle, side: Side, draft: i64, other: i64) -> bool:
    """Sellers in rising order; a slot, a ducat and an offer for each (REN-CON-13)."""
    number = bought(draft)
    if number > blue_slots(battle, side):
        return False
    if number and seller(draft, number - 1) > other:
        return False
    taken: i64 = 0
    for place in range(number):
        if seller(draft, place) == other:
            taken += 1
    money = s.boards[side.seat].ducats - number * CONDOTTIERE_PRICE
    return money >= CONDOTTIERE_PRICE and battle.loan(other, side) > taken


def hire(s: RenaissanceState, seat: i64, other: i64) -> None:
    battle = s.battle
    assert battle is not None
    draft = s.drafts[seat]
    draft |= (other + 1) << (1 + _SELLER * bought(draft))
    if not can_hire(s, battle, battle.side_of(seat), draft):
        draft |= BOUGHT_ALL
    s.drafts[seat] = draft


def first_draft(s: RenaissanceState, battle: Battle, side: Side) -> i64:
    """No question about buying where nothing can be bought."""
    return i64(0) if can_hire(s, battle, side, 0) else i64(BOUGHT_ALL)


def pay_sellers(s: RenaissanceState, side: Side, draft: i64) -> None:
    """To the seller, and nothing to the bank later (REN-CON-12)."""
    side.hired = bought(draft)
    for place in range(side.hired):
        other = seller(draft, place)
        s.boards[side.seat].ducats -= CONDOTTIERE_PRICE
        s.boards[other].ducats += CONDOTTIERE_PRICE
        s.boards[other].show(CONDOTTIERE)
        s.tell(events.HIRED, side.seat, other)
