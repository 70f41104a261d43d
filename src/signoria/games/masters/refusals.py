"""Why an action is not legal: the rule that forbids it, in words for the player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.core.errors import Argument, Refusal
from signoria.core.numbers import i64
from signoria.games.masters import actions as code_of
from signoria.games.masters import questions as q
from signoria.games.masters.bag import RESOURCES, amount
from signoria.games.masters.board import Board
from signoria.games.masters.payment import least_from_warehouse, most_from_warehouse
from signoria.games.masters.purchase import price
from signoria.games.masters.solo import WON
from signoria.games.masters.tables import (
    CARD_NAMES,
    COLOURS,
    DECK_NAMES,
    LAST_SPACE,
    LEADER_NAMES,
    RESOURCE_NAMES,
    SLOTS,
)
from signoria.games.masters.warehouse import room_for

if TYPE_CHECKING:
    from signoria.games.masters.state import MastersState


def refusal(s: MastersState, seat: i64, code: i64) -> Refusal:
    """`code` is known to be illegal for this seat."""
    if s.depth == 0:
        return Refusal(_rule_of_the_end(s), "refusal-game-over")
    if not (s.owing() >> seat) & 1:
        return _out_of_turn(s, code)
    if code == code_of.PASS:
        return _no_pass(s)
    if code < code_of.KEEP:
        return _wrong_question(s)
    if code < code_of.PLAY:
        return _no_keep(s, seat, code - code_of.KEEP)
    if code < code_of.LINE:
        return _no_leader_action(s, seat, code)
    if code < code_of.WHITE:
        return _wrong_question(s)  # a line can always be taken in its place
    if code < code_of.STORE:
        return _no_white(s)
    if code < code_of.BUY:
        return _no_store(s, seat, code - code_of.STORE)
    if code < code_of.PRODUCE:
        return _no_purchase(s, seat, code - code_of.BUY)
    if code < code_of.RESOURCE:
        return _no_production(s, seat, code - code_of.PRODUCE)
    if code < code_of.PAY:
        return _no_resource(s, code - code_of.RESOURCE)
    return _no_payment(s, seat, code - code_of.PAY)


def _refuse(rule: str, reason: str, args: dict[str, Argument] | None = None) -> Refusal:
    return Refusal(rule, f"masters-refusal-{reason}", args)


def _rule_of_the_end(s: MastersState) -> str:
    if not s.solo:
        return "MAS-END-02"
    if s.result == WON:
        return "MAS-SOL-14"
    return "MAS-SOL-13" if s.cross == LAST_SPACE else "MAS-SOL-12"


def _out_of_turn(s: MastersState, code: i64) -> Refusal:
    """Others decide. During the setup that is not a matter of turns."""
    if code_of.KEEP <= code < code_of.PLAY:
        return _refuse("MAS-SET-07", "has-kept")
    if s.asking() == q.KEEP:
        return _refuse("MAS-R-23", "setup-first")
    if s.asking() == q.COMPENSATION:
        return _refuse("MAS-SET-10", "compensation-in-order")
    return s.out_of_turn()


def _wrong_question(s: MastersState) -> Refusal:
    """An answer to something that is not asked now."""
    question = s.asking()
    if question == q.KEEP or question == q.COMPENSATION:
        return _refuse("MAS-R-23", "setup-first")
    if question == q.AFTER:
        return _refuse("MAS-TUR-02", "action-done")
    if question == q.TURN:
        return _refuse("MAS-TUR-07", "choose-an-action")
    if question == q.WHITES or question == q.STORE:
        return _refuse("MAS-WHS-13", "store-first")
    return _refuse("MAS-TUR-02", "finish-first")


def _no_pass(s: MastersState) -> Refusal:
    if s.asking() == q.TURN:
        return _refuse("MAS-TUR-03", "action-is-compulsory")
    if s.asking() == q.COMPENSATION:
        return _refuse("MAS-SET-11", "compensation-is-compulsory")
    if s.asking() == q.KEEP:
        return _refuse("MAS-SET-07", "keep-two")
    return _wrong_question(s)


def _no_keep(s: MastersState, seat: i64, leader: i64) -> Refusal:
    if s.asking() != q.KEEP:
        return _refuse("MAS-SET-07", "has-kept")
    if not (s.boards[seat].hand >> leader) & 1:
        return _refuse("MAS-SET-07", "not-dealt", {"leader": LEADER_NAMES[leader]})
    return _refuse("MAS-SET-07", "keep-rising", {"leader": LEADER_NAMES[leader]})


def _no_leader_action(s: MastersState, seat: i64, code: i64) -> Refusal:
    if s.asking() >= q.PRODUCE:
        return _refuse("MAS-R-06", "finish-first")
    if s.asking() != q.TURN and s.asking() != q.AFTER:
        return _wrong_question(s)
    board = s.boards[seat]
    leader = code - code_of.PLAY if code < code_of.DROP else code - code_of.DROP
    about: dict[str, Argument] = {"leader": LEADER_NAMES[leader]}
    if (board.in_play >> leader) & 1:
        return _refuse(
            "MAS-LDR-04" if code < code_of.DROP else "MAS-LDR-03", "already-played", about
        )
    if not (board.hand >> leader) & 1:
        return _refuse("MAS-LDR-04" if code < code_of.DROP else "MAS-LDR-03", "not-in-hand", about)
    return _refuse("MAS-LDR-04", "condition-not-met", about)


def _no_white(s: MastersState) -> Refusal:
    if s.asking() != q.WHITES:
        return _wrong_question(s)
    return _refuse("MAS-LDR-16", "fewer-whites", {"whites": int(s.arg(0))})


def _no_store(s: MastersState, seat: i64, pick: i64) -> Refusal:
    if s.asking() == q.WHITES:
        return _wrong_question(s)
    resource, number = pick // code_of.STORE_AMOUNTS, pick % code_of.STORE_AMOUNTS
    taken = amount(s.arg(1), resource) if s.asking() == q.STORE else i64(0)
    about: dict[str, Argument] = {"resource": RESOURCE_NAMES[resource], "amount": int(taken)}
    if taken == 0:
        return _refuse("MAS-WHS-12", "none-taken", about)
    if number > taken:
        return _refuse("MAS-MKT-02", "not-taken", about)
    board = s.boards[seat]
    room = room_for(board.warehouse, board.depots(), resource)
    if number <= room:
        asked: dict[str, Argument] = {"resource": RESOURCE_NAMES[s.arg(0)]}
        return _refuse("MAS-WHS-13", "store-this", asked)
    about["amount"] = int(room)
    new_type = amount(board.warehouse, resource) == 0
    return _refuse("MAS-WHS-02" if new_type and room == 0 else "MAS-WHS-01", "no-room", about)


def _no_purchase(s: MastersState, seat: i64, pick: i64) -> Refusal:
    if s.asking() != q.TURN:
        return _wrong_question(s)
    board = s.boards[seat]
    deck, slot = pick // SLOTS, pick % SLOTS
    card = s.tops[deck]
    if card < 0:
        return _refuse("MAS-BUY-10", "deck-empty", {"deck": DECK_NAMES[deck]})
    level = deck // COLOURS
    about: dict[str, Argument] = {"card": CARD_NAMES[card], "slot": int(slot) + 1}
    if board.height(slot) != level:
        if level == 0:
            return _refuse("MAS-BUY-05", "slot-not-empty", about)
        if level == 1:
            return _refuse("MAS-BUY-06", "needs-level-one", about)
        return _refuse("MAS-BUY-07", "needs-level-two", about)
    cost = price(board, card)
    for resource in range(RESOURCES):
        missing = amount(cost, resource) - amount(board.stock(), resource)
        if missing > 0:
            about["resource"] = RESOURCE_NAMES[resource]
            about["amount"] = int(missing)
            return _refuse("MAS-BUY-03", "cannot-pay-card", about)
    return _wrong_question(s)


def _no_production(s: MastersState, seat: i64, production: i64) -> Refusal:
    if s.asking() != q.TURN and s.asking() != q.PRODUCE:
        return _wrong_question(s)
    board = s.boards[seat]
    chosen = s.arg(0) if s.asking() == q.PRODUCE else i64(0)
    if (chosen >> production) & 1:
        return _refuse("MAS-PRO-02", "production-once")
    if chosen >> production:
        return _refuse("MAS-PRO-01", "production-rising")
    if not _visible(board, production):
        return _refuse("MAS-PRO-01", "no-such-production")
    return _refuse("MAS-PRO-06", "cannot-pay-production")


def _visible(board: Board, production: i64) -> bool:
    if production == 0:
        return True
    if production <= SLOTS:
        return board.height(production - 1) > 0
    return (board.productions() >> (production - 1 - SLOTS)) & 1 != 0


def _no_resource(s: MastersState, resource: i64) -> Refusal:
    about: dict[str, Argument] = {"resource": RESOURCE_NAMES[resource]}
    if s.asking() == q.COMPENSATION or s.asking() == q.GAIN:
        return _refuse(
            "MAS-SET-10" if s.asking() == q.COMPENSATION else "MAS-PRO-12", "resource-rising", about
        )
    if s.asking() == q.SPEND:
        return _refuse("MAS-PRO-10", "cannot-spend", about)
    return _wrong_question(s)


def _no_payment(s: MastersState, seat: i64, pick: i64) -> Refusal:
    if s.asking() != q.PAY_CARD and s.asking() != q.PAY_PRODUCTION:
        return _wrong_question(s)
    resource = pick // code_of.PAY_AMOUNTS
    number = pick % code_of.PAY_AMOUNTS
    asked = s.arg(2)
    owed = amount(s.arg(1), asked)
    about: dict[str, Argument] = {"resource": RESOURCE_NAMES[asked], "amount": int(owed)}
    rule = "MAS-BUY-02" if s.asking() == q.PAY_CARD else "MAS-PRO-07"
    if resource != asked:
        return _refuse(rule, "pay-this", about)
    if number > owed:
        return _refuse("MAS-R-26", "overpaid", about)
    least = least_from_warehouse(s.boards[seat], resource, owed)
    about["amount"] = int(least)
    if number < least:
        return _refuse(rule, "strongbox-short", about)
    about["amount"] = int(most_from_warehouse(s.boards[seat], resource, owed))
    return _refuse(rule, "warehouse-short", about)
