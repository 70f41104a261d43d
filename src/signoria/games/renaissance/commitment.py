"""Steps 3 and 4 of a battle: attacker, then defender, lay their cards face down (REN-CBT-11, 12).

The picks wait in the player's draft (`hiring.py`), and a pick is offered only if the rest can be completed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.core.buffer import Actions
from signoria.core.numbers import bit, i64
from signoria.games.renaissance import events
from signoria.games.renaissance.actions import COMMIT as COMMIT_CODE
from signoria.games.renaissance.actions import HIRE, HIRED, PASS, POWER, SLOT_KINDS
from signoria.games.renaissance.battle import NOTHING, Battle, Side
from signoria.games.renaissance.board import lose_located
from signoria.games.renaissance.cards import count, one
from signoria.games.renaissance.hiring import (
    BOUGHT_ALL,
    SLOT,
    SLOTS,
    blue_slots,
    bought,
    can_hire,
    filled,
    first_draft,
    may_hire,
    number_of,
    pay_sellers,
    slots_in,
)
from signoria.games.renaissance.powers import has_unused, use
from signoria.games.renaissance.questions import COMMIT
from signoria.games.renaissance.reveal import roll_dice
from signoria.games.renaissance.tables import (
    BLUE,
    BLUES,
    CONDOTTIERE,
    CONDOTTIERE_FEE,
    CONDOTTIERE_PRICE,
    ENGINEER,
    MILAN,
    TRAITOR,
)

if TYPE_CHECKING:
    from signoria.games.renaissance.state import RenaissanceState


def ask_commitment(s: RenaissanceState, side: Side) -> None:
    """A defender who has no card and is offered none has no choice: everybody knows."""
    battle = s.battle
    assert battle is not None
    if side is battle.defender and not s.boards[side.seat].hand and not _may_commit(s, battle):
        _commit(s, battle, side, 0)
        return
    s.push(COMMIT, side.seat)
    s.drafts[side.seat] = first_draft(s, battle, side)


def _may_commit(s: RenaissanceState, battle: Battle) -> bool:
    """Could a defender with an empty hand still commit something?"""
    seat = battle.defender.seat
    return has_unused(s, seat, MILAN) or can_hire(s, battle, battle.defender, 0)


# ---------------------------------------------------------------- filling slots


def available(s: RenaissanceState, seat: i64, draft: i64, kind: i64) -> i64:
    """How many cards of a slot kind can still be laid (REN-CBT-05, REN-RUL-11)."""
    board = s.boards[seat]
    used = number_of(slots_in(draft), kind)
    if kind < BLUES:
        return count(board.hand, kind) - count(board.spent, kind) - used
    if kind == CONDOTTIERE:
        money = board.ducats - bought(draft) * CONDOTTIERE_PRICE
        return min(count(board.hand, CONDOTTIERE), money // CONDOTTIERE_FEE) - used
    if kind == HIRED:
        return bought(draft) - used
    if kind == POWER:
        return i64(has_unused(s, seat, MILAN)) - used
    return count(board.hand, kind) - used


def blues_laid(battle: Battle, side: Side, draft: i64) -> i64:
    """How many blue slots are filled."""
    number: i64 = 0
    while number < blue_slots(battle, side) and filled(slots_in(draft), number) >= 0:
        number += 1
    return number


def may_leave_empty(s: RenaissanceState, battle: Battle, side: Side, draft: i64) -> bool:
    """A defender without a blue card may lay nothing, but what he has bought must be laid (REN-CBT-03, 19)."""
    if side is battle.attacker or bought(draft):
        return False
    return s.boards[side.seat].hand & BLUE == 0


def fits_blue(s: RenaissanceState, battle: Battle, side: Side, draft: i64, kind: i64) -> bool:
    """Blue cards and Condottieri in rising order, such that the rest can be completed."""
    if kind in (ENGINEER, TRAITOR) or available(s, side.seat, draft, kind) <= 0:
        return False
    laid = blues_laid(battle, side, draft)
    if laid and filled(slots_in(draft), laid - 1) > kind:
        return False
    after = _laid(draft, laid, kind)
    hired_left = available(s, side.seat, after, HIRED)
    if laid + 1 == blue_slots(battle, side):
        return hired_left <= 1  # the red slot is left
    for second in range(kind, SLOT_KINDS):
        if fits_blue(s, battle, side, after, second):
            return True
    return False


def _laid(draft: i64, place: i64, kind: i64) -> i64:
    return draft | (kind + 1) << (SLOTS + SLOT * place)


def list_commitments(s: RenaissanceState, seat: i64, into: Actions) -> None:
    battle = s.battle
    assert battle is not None
    side = battle.side_of(seat)
    draft = s.drafts[seat]
    if not draft & BOUGHT_ALL:
        into.add(PASS)
        for other in range(s.seats):
            if may_hire(s, battle, side, draft, other):
                into.add(HIRE + other)
    elif blues_laid(battle, side, draft) < blue_slots(battle, side):
        if may_leave_empty(s, battle, side, draft):
            into.add(PASS)
        for kind in range(SLOT_KINDS):
            if fits_blue(s, battle, side, draft, kind):
                into.add(COMMIT_CODE + kind)
    elif available(s, seat, draft, HIRED):
        into.add(COMMIT_CODE + HIRED)
    else:
        into.add(PASS)
        for kind in range(CONDOTTIERE, SLOT_KINDS):
            if available(s, seat, draft, kind) > 0:
                into.add(COMMIT_CODE + kind)


def lay(s: RenaissanceState, seat: i64, kind: i64) -> None:
    battle = s.battle
    assert battle is not None
    side = battle.side_of(seat)
    draft = s.drafts[seat]
    laid = blues_laid(battle, side, draft)
    if laid < blue_slots(battle, side):
        s.drafts[seat] = _laid(draft, laid, kind)
    else:
        _commit(s, battle, side, _laid(draft, 2, kind))


def pass_commitment(s: RenaissanceState, seat: i64) -> None:
    """No more buying, or nothing in the slot that is asked for."""
    battle = s.battle
    assert battle is not None
    if s.drafts[seat] & BOUGHT_ALL:
        _commit(s, battle, battle.side_of(seat), s.drafts[seat])
    else:
        s.drafts[seat] |= BOUGHT_ALL


# ---------------------------------------------------------------- face down


def _commit(s: RenaissanceState, battle: Battle, side: Side, draft: i64) -> None:
    if draft:
        s.pop()
    s.drafts[side.seat] = 0
    pay_sellers(s, side, draft)
    side.committed = True
    side.slots = slots_in(draft)
    side.power = number_of(side.slots, POWER)
    if side.power:
        use(s, MILAN)
    blue = blues_laid(battle, side, draft)
    red = i64(filled(side.slots, 2) >= 0)
    _leave_hand(s, battle, side, blue, red)
    if s.journal is not None:
        s.tell_slots(events.COMMITTED, bit(side.seat), side, [blue, red, side.hired, side.power])
    if side is battle.attacker:
        ask_commitment(s, battle.defender)
        return
    if blue == 0 and s.boards[side.seat].hand:
        s.boards[side.seat].most_blue = 0  # REN-CBT-03: he has none
    roll_dice(s, battle)


def _leave_hand(s: RenaissanceState, battle: Battle, side: Side, blue: i64, red: i64) -> None:
    """The attacker's own cards leave his hand unseen: what was known of it may have gone. The defender's are revealed
    at once."""
    board = s.boards[side.seat]
    own: i64 = 0
    for place in range(3):
        kind = filled(side.slots, place)
        if 0 <= kind < HIRED:
            own += 1
            if side is battle.attacker:
                board.hand -= one(kind)
            else:
                board.show(kind)
    if own and side is battle.attacker:
        rest = board.known - board.spent  # spent cards cannot have been laid
        board.known = board.spent + lose_located(rest, min(blue, own), own, min(red, own))


def slot_or_nothing(side: Side, place: i64) -> i64:
    """What fills a slot, as events tell it."""
    kind = side.slot(place)
    return i64(NOTHING) if kind < 0 else kind
