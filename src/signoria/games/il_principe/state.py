"""A position of Il Principe, and the way of a decision: question -> handler."""

from __future__ import annotations

from typing import Final, final

from signoria.core.buffer import Actions
from signoria.core.chance import Chance, Random
from signoria.core.deck import deal_kinds
from signoria.core.errors import Refusal
from signoria.core.game import Game
from signoria.core.journal import EVERYONE
from signoria.core.kinds import Kinds, count, size
from signoria.core.numbers import i64, mypyc_attr, vec
from signoria.core.state import Prompt, State
from signoria.games.il_principe import (
    actions as code_of,
)
from signoria.games.il_principe import (
    bidding,
    building,
    lots,
    offers,
    opening,
    roles,
    rounds,
    turns,
)
from signoria.games.il_principe import (
    questions as q,
)
from signoria.games.il_principe.board import Board
from signoria.games.il_principe.prompts import describe
from signoria.games.il_principe.refusals import refusal
from signoria.games.il_principe.scoring import ranking, score
from signoria.games.il_principe.tables import COLOURS


@final
@mypyc_attr(acyclic=True)
class PrincipeState(State):
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
    ) -> None:
        super().__init__(game, seats, options, chance, stack, drafts, decided)
        self.boards: Final = boards
        self.deck: Kinds = 0  # Building cards left in the deck
        self.discards: Kinds = 0  # lots that nobody wanted
        self.lots: Kinds = 0  # lots not yet sold, the one under auction included
        self.unseen: i64 = 0  # cities in the deck, and those that left a game of two
        self.display: i64 = 0  # cities that can be built
        self.principe: i64 = 0  # who holds the marker
        self.round: i64 = 0
        self.last = False  # this round is the last one

    def copy(self) -> PrincipeState:
        boards = self.boards
        new = PrincipeState(
            self.game,
            self.seats,
            self.options,
            self.chance,
            self.stack[:],
            self.drafts[:],
            self.decided[:],
            boards[:],
        )
        for seat in range(self.seats):
            new.boards[seat] = boards[seat].copy()
        new.depth = self.depth
        new.deck = self.deck
        new.discards = self.discards
        new.lots = self.lots
        new.unseen = self.unseen
        new.display = self.display
        new.principe = self.principe
        new.round = self.round
        new.last = self.last
        return new

    def numbers(self) -> list[int]:
        listed = [
            self.deck,
            self.discards,
            self.lots,
            self.unseen,
            self.display,
            self.principe,
            self.round,
            self.last,
        ]
        for board in self.boards:
            listed += [board.family, board.coins, board.points, board.hand, board.known]
            listed += [board.up, board.down, board.shields]
            listed += [board.majors, board.minors, board.cities]
        return listed

    # ---------------------------------------------------------------- a question and its answers

    def list_decisions(self, seat: i64, into: Actions) -> None:
        question = self.asking()
        if question == q.BID_LOT or question == q.BID_ROLE:
            bidding.list_bids(self, seat, into)
        elif question == q.OFFER:
            offers.list_offers(self, seat, into)
        elif question == q.ACTION:
            turns.list_actions(self, seat, into)
        elif question == q.BUILD:
            into.add(code_of.PASS)
            building.list_builds(self, seat, into)
        elif question == q.SHIELDS:
            building.list_regions(self, into)
        elif question == q.NOBLE:
            roles.list_all_regions(into)
        elif question == q.TURN_UP:
            roles.list_cards(self, seat, into)
        else:
            opening.list_families(self, into)

    def carry_out(self, seat: i64, code: i64) -> None:
        if code == code_of.PASS:
            self._pass(seat)
        elif code < code_of.COLOUR:
            opening.choose_family(self, seat, code - code_of.FAMILY)
        elif code < code_of.BID:
            self._name_colour(seat, code - code_of.COLOUR)
        elif code < code_of.BUILD:
            bidding.bid(self, seat, code - code_of.BID + 1)
        elif code < code_of.LAY:
            building.build(self, seat, code - code_of.BUILD)
        elif code < code_of.REGION:
            laid = code - code_of.LAY
            turns.lay(self, seat, laid // code_of.CARDS_LAID, laid % code_of.CARDS_LAID + 1)
        else:
            self._name_region(seat, code - code_of.REGION)

    def _pass(self, seat: i64) -> None:
        question = self.asking()
        if question == q.BUILD:
            lots.decline_build(self, seat)
        elif question == q.ACTION:
            turns.do_nothing(self, seat)
        else:
            bidding.pass_bid(self, seat)

    def _name_colour(self, seat: i64, colour: i64) -> None:
        if self.asking() == q.OFFER:
            offers.offer(self, seat, colour)
        else:
            roles.choose_card(self, seat, colour)

    def _name_region(self, seat: i64, region: i64) -> None:
        if self.asking() == q.SHIELDS:
            building.choose_region(self, seat, region)
        else:
            roles.choose_any_region(self, seat, region)

    def describe(self, seat: i64) -> Prompt:
        return describe(self, seat)

    def refusal(self, seat: i64, code: i64) -> Refusal:
        return refusal(self, seat, code)

    # ---------------------------------------------------------------- the course of a round

    def begin_round(self) -> None:
        rounds.begin_round(self)

    def next_lot(self) -> None:
        lots.next_lot(self)

    def auction_over(self) -> None:
        if self.asking() == q.BID_LOT:
            lots.lot_auction_over(self)
        else:
            roles.role_auction_over(self)

    def build_done(self, seat: i64) -> None:
        """A city is built: the top frame is the question that it answered."""
        if self.asking() == q.BUILD:
            self.pop()
            lots.next_lot(self)
        else:
            turns.action_done(self, seat)

    def begin_actions(self) -> None:
        turns.begin_actions(self)

    def begin_roles(self) -> None:
        roles.begin_roles(self)

    def end_round(self) -> None:
        rounds.end_round(self)

    def tell_cards(self, kind: i64, sees: i64, about: list[i64], cards: Kinds) -> None:
        """Report cards by colour, after the numbers `about`; `sees`: who learns the colours."""
        if self.journal is not None:
            numbers = [*about]
            for colour in range(COLOURS):
                numbers.append(count(cards, colour))
            self.journal.add(kind, EVERYONE, sees, [int(number) for number in numbers])

    # ---------------------------------------------------------------- result

    def scores(self) -> list[int]:
        return [int(score(self, seat)) for seat in range(self.seats)]

    def ranking(self) -> list[int]:
        return ranking(self)

    def mark(self) -> i64:
        return self.round

    def lap(self) -> i64:
        """What a round brings cannot be seen when it ends: roles and cards pay in the two that follow."""
        return 3

    # ---------------------------------------------------------------- secrets

    def redeal(self, viewer: i64, random: Random) -> None:
        """The cards of the other hands that nobody has seen come from one pool with the deck."""
        pool = self.deck
        for seat in range(self.seats):
            if seat != viewer:
                board = self.boards[seat]
                pool += board.hand - board.known
        for seat in range(self.seats):
            if seat != viewer:
                board = self.boards[seat]
                cards = deal_kinds(pool, size(board.hand) - size(board.known), random)
                pool -= cards
                board.hand = board.known + cards
        self.hand_back(viewer)
        self.deck = pool
        self.chance = random.chance()
