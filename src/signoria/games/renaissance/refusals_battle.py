"""Why something is not legal in a battle. None: something else is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.core.errors import Argument, Refusal
from signoria.core.numbers import i64
from signoria.games.renaissance import questions as q
from signoria.games.renaissance.actions import DOUBLE_NAMES, HIRED, SLOT_NAMES
from signoria.games.renaissance.cards import count
from signoria.games.renaissance.commitment import available, blues_laid
from signoria.games.renaissance.hiring import BOUGHT_ALL, blue_slots, bought, filled, slots_in
from signoria.games.renaissance.powers import has_unused
from signoria.games.renaissance.tables import (
    BLUES,
    CARD_NAMES,
    CONDOTTIERE,
    CONDOTTIERE_PRICE,
    ENGINEER,
    NAPLES,
    RETREAT,
    SIGN_OF_GOD,
    TRAITOR,
)

if TYPE_CHECKING:
    from signoria.games.renaissance.state import RenaissanceState


def _refuse(rule: str, reason: str, args: dict[str, Argument] | None = None) -> Refusal:
    return Refusal(rule, f"renaissance-refusal-{reason}", args)


def no_lending(s: RenaissanceState, seat: i64) -> Refusal | None:
    if s.asking() != q.LEND:
        return None
    held = int(count(s.boards[seat].hand, CONDOTTIERE))
    return _refuse("REN-CON-11", "too-few-condottieri", {"condottieri": held})


def no_hiring(s: RenaissanceState, seat: i64, other: i64) -> Refusal | None:
    battle = s.battle
    if s.asking() != q.COMMIT or battle is None:
        return None
    draft = s.drafts[seat]
    side = battle.side_of(seat)
    if other >= s.seats or not battle.loan(other, side):
        return _refuse("REN-CON-11", "nothing-offered")
    if s.boards[seat].ducats < CONDOTTIERE_PRICE * (bought(draft) + 1):
        return _refuse("REN-CON-12", "hiring-too-dear")
    if bought(draft) > blue_slots(battle, side):
        return _refuse("REN-CON-13", "no-slot-left")
    return _refuse("REN-CON-11", "hiring-is-over")


def no_commitment(s: RenaissanceState, seat: i64, kind: i64) -> Refusal | None:
    battle = s.battle
    if s.asking() != q.COMMIT or battle is None or not s.drafts[seat] & BOUGHT_ALL:
        return None
    draft = s.drafts[seat]
    side = battle.side_of(seat)
    about: dict[str, Argument] = {"slot": SLOT_NAMES[kind]}
    laid = blues_laid(battle, side, draft)
    blue = laid < blue_slots(battle, side)
    if blue and kind in (ENGINEER, TRAITOR):
        return _refuse("REN-CBT-11", "not-in-blue-slot", about)
    if not blue and kind < BLUES:
        return _refuse("REN-CBT-11", "not-in-red-slot", about)
    if available(s, seat, draft, kind) <= 0:
        if kind == CONDOTTIERE and count(s.boards[seat].hand, kind):
            return _refuse("REN-RUL-11", "condottiere-too-dear")
        if kind < BLUES and count(s.boards[seat].spent, kind):
            return _refuse("REN-RED-13", "card-is-spent", about)
        return _refuse("REN-CBT-11", "slot-not-available", about)
    if blue and laid and filled(slots_in(draft), laid - 1) > kind:
        return _refuse("REN-CBT-11", "slots-in-order", about)
    if available(s, seat, draft, HIRED):
        return _refuse("REN-CON-13", "hired-must-fight")
    return _refuse("REN-CBT-11", "leaves-a-gap", about)


def no_counter(s: RenaissanceState, seat: i64) -> Refusal | None:
    if s.asking() != q.COUNTER:
        return None
    return _refuse("REN-RED-03", "not-in-hand", {"card": CARD_NAMES[s.arg(0)]})


def no_doubling(s: RenaissanceState, seat: i64, what: i64) -> Refusal | None:
    if s.asking() != q.DOUBLE:
        return None
    if not count(s.boards[seat].hand, SIGN_OF_GOD):
        return _refuse("REN-RED-09", "not-in-hand", {"card": CARD_NAMES[SIGN_OF_GOD]})
    return _refuse("REN-RED-09", "not-engaged", {"double": DOUBLE_NAMES[what]})


def no_saving(s: RenaissanceState, seat: i64, kind: i64) -> Refusal | None:
    if s.asking() != q.SAVE:
        return None
    if not count(s.boards[seat].hand, RETREAT) and not has_unused(s, seat, NAPLES):
        return _refuse("REN-RED-11", "not-in-hand", {"card": CARD_NAMES[RETREAT]})
    battle = s.battle
    assert battle is not None
    if count(battle.side_of(seat).troops, kind):
        return _refuse("REN-RED-12", "save-in-order", {"card": CARD_NAMES[kind]})
    return _refuse("REN-RED-11", "not-engaged", {"double": CARD_NAMES[kind]})
