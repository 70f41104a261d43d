"""A position of Masters of Renaissance, and the way of a decision: question -> handler."""

from __future__ import annotations

from typing import Final, final

from signoria.core.buffer import Actions
from signoria.core.chance import Chance, Random
from signoria.core.deck import deal
from signoria.core.errors import Refusal
from signoria.core.game import Game
from signoria.core.numbers import bits_in, i64, mypyc_attr, vec
from signoria.core.state import Prompt, State
from signoria.games.masters import (
    actions as code_of,
)
from signoria.games.masters import (
    leaders,
    market,
    opening,
    payment,
    production,
    purchase,
    turn,
)
from signoria.games.masters import (
    questions as q,
)
from signoria.games.masters.bag import Bag, amount
from signoria.games.masters.board import Board
from signoria.games.masters.prompts import describe
from signoria.games.masters.refusals import refusal
from signoria.games.masters.scoring import ranking, score
from signoria.games.masters.tables import LEADERS


@final
@mypyc_attr(acyclic=True)
class MastersState(State):
    def __init__(
        self,
        game: Game,
        seats: i64,
        options: dict[str, object],
        chance: Chance,
        stack: vec[i64],
        drafts: vec[i64],
        decided: vec[i64],
        boards: vec[Board],
        tops: vec[i64],
    ) -> None:
        super().__init__(game, seats, options, chance, stack, drafts, decided)
        self.solo: Final = seats == 1
        self.boards: Final = boards
        self.tops: Final = tops  # the top card of each deck, or -1
        self.grid: i64 = 0  # the set of all cards left in the decks
        self.market: i64 = 0  # see market.py
        self.first: i64 = -1  # holder of the inkwell, once drawn
        self.turn: i64 = 0  # number of the turn under way
        self.reports: i64 = 0  # Vatican reports held
        self.ending = False  # the round in progress is the last one
        self.cross: i64 = 0  # Lorenzo's marker
        self.used_tokens: i64 = 0
        self.result: i64 = 0  # of a solo game, see solo.py

    def copy(self) -> MastersState:
        boards = self.boards
        new = MastersState(
            self.game,
            self.seats,
            self.options,
            self.chance,
            self.stack[:],
            self.drafts[:],
            self.decided[:],
            boards[:],
            self.tops[:],
        )
        for seat in range(self.seats):
            new.boards[seat] = boards[seat].copy()
        new.depth = self.depth
        new.grid = self.grid
        new.market = self.market
        new.first = self.first
        new.turn = self.turn
        new.reports = self.reports
        new.ending = self.ending
        new.cross = self.cross
        new.used_tokens = self.used_tokens
        new.result = self.result
        return new

    def numbers(self) -> list[int]:
        listed = [
            *self.tops,
            self.grid,
            self.market,
            self.first,
            self.turn,
            self.reports,
            self.ending,
            self.cross,
            self.used_tokens,
            self.result,
        ]
        for board in self.boards:
            listed += [
                board.faith,
                board.tiles,
                board.warehouse,
                board.strongbox,
                board.slots,
                board.flags,
            ]
            listed += [board.hand, board.in_play, board.gone, board.powers]
        return listed

    # ---------------------------------------------------------------- a question and its answers

    def list_decisions(self, seat: i64, into: Actions) -> None:
        question = self.asking()
        if question == q.TURN:
            turn.list_turn(self, seat, into)
        elif question == q.AFTER:
            turn.list_after(self, seat, into)
        elif question == q.STORE:
            market.list_stores(self, seat, into)
        elif question == q.PAY_CARD or question == q.PAY_PRODUCTION:
            payment.list_payments(self, seat, into)
        elif question == q.PRODUCE:
            production.list_more_productions(self, seat, into)
        elif question == q.SPEND:
            production.list_spendings(self, seat, into)
        elif question == q.GAIN:
            production.list_gains(self, into)
        elif question == q.WHITES:
            market.list_whites(self, into)
        elif question == q.KEEP:
            opening.list_keeps(self, seat, into)
        else:
            opening.list_compensations(self, into)

    def carry_out(self, seat: i64, code: i64) -> None:
        if code == code_of.PASS:
            self._close(seat)
        elif code < code_of.PLAY:
            opening.keep(self, seat, code - code_of.KEEP)
        elif code < code_of.DROP:
            leaders.play_leader(self, seat, code - code_of.PLAY)
            turn.leader_action_done(self, seat)
        elif code < code_of.LINE:
            leaders.discard_leader(self, seat, code - code_of.DROP)
            turn.leader_action_done(self, seat)
        elif code < code_of.WHITE:
            market.take_line(self, seat, code - code_of.LINE)
        elif code < code_of.STORE:
            market.choose_whites(self, seat, code - code_of.WHITE)
        elif code < code_of.BUY:
            kept = code - code_of.STORE
            market.store(self, seat, kept // code_of.STORE_AMOUNTS, kept % code_of.STORE_AMOUNTS)
        elif code < code_of.PRODUCE:
            purchase.buy(self, seat, code - code_of.BUY)
        elif code < code_of.RESOURCE:
            production.produce(self, seat, code - code_of.PRODUCE)
        elif code < code_of.PAY:
            self._name_resource(seat, code - code_of.RESOURCE)
        else:
            paid = code - code_of.PAY
            self._pay(seat, paid // code_of.PAY_AMOUNTS, paid % code_of.PAY_AMOUNTS)

    def _close(self, seat: i64) -> None:
        if self.asking() == q.PRODUCE:
            production.close_choice(self, seat)
        else:
            turn.end_turn(self, seat)

    def _name_resource(self, seat: i64, resource: i64) -> None:
        question = self.asking()
        if question == q.SPEND:
            production.spend(self, seat, resource)
        elif question == q.GAIN:
            production.gain(self, seat, resource)
        else:
            opening.compensate(self, seat, resource)

    def _pay(self, seat: i64, resource: i64, from_warehouse: i64) -> None:
        payment.pay(self, seat, resource, from_warehouse)
        if self.asking() == q.PAY_CARD:
            purchase.go_on_paying(self, seat)
        else:
            production.go_on_paying(self, seat)

    def main_action_done(self, seat: i64) -> None:
        turn.main_action_done(self, seat)

    def describe(self, seat: i64) -> Prompt:
        return describe(self, seat)

    def refusal(self, seat: i64, code: i64) -> Refusal:
        return refusal(self, seat, code)

    # ---------------------------------------------------------------- result

    def scores(self) -> list[int]:
        return [int(score(self, seat)) for seat in range(self.seats)]

    def ranking(self) -> list[int]:
        return ranking(self)

    def mark(self) -> i64:
        return self.turn

    def lap(self) -> i64:
        """What is taken from the market pays in a purchase, two or three turns later."""
        return 3 * self.seats

    # ---------------------------------------------------------------- secrets

    def redeal(self, viewer: i64, random: Random) -> None:
        """Leaders are the only stored secret; the order of decks and tokens lies in the future."""
        pool: i64 = (1 << LEADERS) - 1
        for seat in range(self.seats):
            board = self.boards[seat]
            pool &= ~board.in_play
            if seat == viewer:
                pool &= ~(board.hand | board.gone)
        for seat in range(self.seats):
            if seat != viewer:
                board = self.boards[seat]
                board.hand = deal(pool, bits_in(board.hand), random)
                pool ^= board.hand
                board.gone = deal(pool, bits_in(board.gone), random)
                pool ^= board.gone
        self.hand_back(viewer)
        self.chance = random.chance()

    def tell_bag(self, kind: i64, seat: i64, bag: Bag) -> None:
        """Report that a seat got resources."""
        self.tell(kind, seat, amount(bag, 0), amount(bag, 1), amount(bag, 2), amount(bag, 3))
