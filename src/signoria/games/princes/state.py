"""A position of Princes of the Renaissance, and the way of a decision: question -> handler."""

from __future__ import annotations

from typing import Final, final

from signoria.core.buffer import Actions
from signoria.core.chance import Chance, Random
from signoria.core.deck import deal_kinds
from signoria.core.errors import Refusal
from signoria.core.game import Game
from signoria.core.kinds import Kinds, size
from signoria.core.numbers import i64, mypyc_attr, vec
from signoria.core.state import SEAT, Prompt, State
from signoria.games.princes import actions as code_of
from signoria.games.princes import (
    auctions,
    banking,
    bidding,
    bribes,
    city_tiles,
    combat,
    condottieri,
    decades,
    event_tiles,
    league,
    opening,
    pope,
    powers,
    purchases,
    trading,
    treachery,
    turns,
    veto,
    war,
)
from signoria.games.princes import questions as q
from signoria.games.princes.board import Board
from signoria.games.princes.prompts import describe
from signoria.games.princes.refusals import refusal
from signoria.games.princes.scoring import ranking, score
from signoria.games.princes.tables import EVENT_PRIZE, POPE_PRIZE, TROOPS
from signoria.games.princes.unheard import command_refusal


@final
@mypyc_attr(acyclic=True)
class PrincesState(State):
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
        offers: vec[i64],
        negotiation: bool,
        private_offers: bool,
        hidden_funds: bool,
    ) -> None:
        super().__init__(game, seats, options, chance, stack, drafts, decided)
        self.boards: Final = boards
        self.offers = offers  # open offers (offers.py), shared by copies: replaced, never changed
        self.negotiation: Final = negotiation
        self.private_offers: Final = private_offers
        self.hidden_funds: Final = hidden_funds
        self.funds_are_final: Final = not negotiation and not hidden_funds
        self.decade: i64 = 0  # 0: families are chosen
        self.wars: i64 = 0  # marker of wars fought
        self.idle: i64 = 0  # turns in a row in which nothing was taken
        self.status: Kinds = 0  # of each city
        self.artists: Kinds = 0  # on each city
        self.display: i64 = 0  # city tiles that nobody owns
        self.events: i64 = 0  # events of this decade that nobody has won
        self.supply: Kinds = 0  # troops that nobody owns
        self.pope: i64 = -1  # the seat that owns him
        self.league_used: i64 = 0
        self.pile: Kinds = 0  # treachery tiles to be drawn
        self.discards: Kinds = 0  # treachery tiles discarded face up
        self.drawn: i64 = 0  # treachery tiles drawn so far
        self.rolls: i64 = 0  # pairs of dice rolled so far
        self.spoken: i64 = 0  # offers since the last decision, three bits for each seat

    def copy(self) -> PrincesState:
        boards = self.boards
        new = PrincesState(
            self.game,
            self.seats,
            self.options,
            self.chance,
            self.stack[:],
            self.drafts[:],
            self.decided[:],
            boards[:],
            self.offers,
            self.negotiation,
            self.private_offers,
            self.hidden_funds,
        )
        for seat in range(self.seats):
            new.boards[seat] = boards[seat].copy()
        new.depth = self.depth
        new.decade = self.decade
        new.wars = self.wars
        new.idle = self.idle
        new.status = self.status
        new.artists = self.artists
        new.display = self.display
        new.events = self.events
        new.supply = self.supply
        new.pope = self.pope
        new.league_used = self.league_used
        new.pile = self.pile
        new.discards = self.discards
        new.drawn = self.drawn
        new.rolls = self.rolls
        new.spoken = self.spoken
        return new

    def numbers(self) -> list[int]:
        listed = [self.decade, self.wars, self.idle, self.status, self.artists, self.display]
        listed += [self.events, self.supply, self.pope, self.league_used, self.pile]
        listed += [self.discards, self.drawn, self.rolls, self.spoken, *self.offers]
        for board in self.boards:
            listed += [board.family, board.gold, board.influence, board.fees, board.tokens]
            listed += [board.troops, board.tiles, board.used, board.events]
            listed += [board.hand, board.known, board.given_up]
        return listed

    # ---------------------------------------------------------------- a question and its answers

    def list_decisions(self, seat: i64, into: Actions) -> None:
        question = self.asking()
        if question == q.BID:
            bidding.list_bids(self, seat, into)
        elif question == q.TURN:
            turns.list_turn(self, seat, into)
        elif question == q.AFTER:
            turns.list_after(self, seat, into)
        elif question == q.VETO:
            veto.list_vetoes(self, seat, into)
        elif question == q.BRIBE:
            bribes.list_bribes(self, seat, into)
        elif question == q.DISCARD:
            treachery.list_tiles(self, seat, into)
        elif question == q.PAYMENT:
            pope.list_payments(self, seat, into)
        elif question == q.ARTIST or question == q.INVASION:
            event_tiles.list_cities(self, question == q.INVASION, into)
        elif question == q.LEAGUE:
            league.list_sides(into)
        elif question == q.REROLL:
            combat.list_reroll(into)
        elif question == q.ALFONSO:
            city_tiles.list_draw(into)
        elif question == q.OFFER:
            trading.list_phrase(self, seat, into)
        else:
            opening.list_families(self, into)

    def list_commands(self, seat: i64, into: Actions) -> None:
        banking.list_banking(self, seat, into)
        if self.negotiation:
            trading.list_trading(self, seat, into)

    def carry_out(self, seat: i64, code: i64) -> None:
        if self.spoken and code < code_of.BANK:
            self._new_round_of_offers()
        if code == code_of.PASS:
            self._pass(seat)
        elif code < code_of.AMOUNT:
            self._act(seat, code)
        elif code < code_of.TILE:
            self._name_amount(seat, code - code_of.AMOUNT)
        elif code < code_of.BANK:
            self._answer(seat, code)
        else:
            self._command(seat, code)

    def _new_round_of_offers(self) -> None:
        """A decision was played: everybody may make offers again. A silent answer must not show by that."""
        if self.asking() != q.OFFER and self.asking() != q.VETO:
            self.spoken = 0

    def _pass(self, seat: i64) -> None:
        question = self.asking()
        if question == q.BID:
            bidding.pass_bid(self, seat)
        elif question == q.TURN:
            turns.pass_turn(self, seat)
        elif question == q.AFTER:
            turns.end_turn(self)
        elif question == q.VETO:
            veto.answer(self, seat, veto.NO)
        elif question == q.BRIBE:
            bribes.stop(self, seat)
        elif question == q.LEAGUE:
            league.stay_out(self, seat)
        elif question == q.REROLL:
            combat.accept_roll(self, seat)
        elif question == q.INVASION:
            event_tiles.decline_invasion(self, seat)
        else:
            city_tiles.draw_later(self, seat)

    def _act(self, seat: i64, code: i64) -> None:
        """Yes, a family, or an action of the turn."""
        if code == code_of.YES:
            if self.asking() == q.REROLL:
                combat.reroll(self, seat)
            else:
                city_tiles.draw_at_once(self, seat)
        elif code < code_of.BUY:
            opening.choose_family(self, seat, code - code_of.FAMILY)
        elif code < code_of.DISBAND:
            purchases.buy_troop(self, seat, code - code_of.BUY)
        elif code < code_of.TREACHERY:
            purchases.disband(self, seat, code - code_of.DISBAND)
        elif code == code_of.TREACHERY:
            purchases.buy_treachery(self, seat)
        elif code < code_of.EVENT:
            auctions.put_up(self, seat, code - code_of.CITY_TILE)
        elif code < code_of.POPE:
            auctions.put_up(self, seat, EVENT_PRIZE + code - code_of.EVENT)
        elif code == code_of.POPE:
            auctions.put_up(self, seat, POPE_PRIZE)
        elif code < code_of.START_WAR:
            war.declare(self, seat, code - code_of.WAR)
        else:
            war.start_war(self, seat, code - code_of.START_WAR)

    def _name_amount(self, seat: i64, amount: i64) -> None:
        question = self.asking()
        if question == q.BID:
            bidding.bid(self, seat, amount)
        elif question == q.PAYMENT:
            pope.pay_for_pope(self, seat, amount)
        else:
            trading.say_amount(self, amount)

    def _answer(self, seat: i64, code: i64) -> None:
        """Treachery, powers, and what a tile or a war asks."""
        if code < code_of.FREEZE:
            treachery.give_up(self, seat, code - code_of.TILE)
        elif code < code_of.CITY:
            bidding.freeze(self, seat, code - code_of.FREEZE)
        elif code < code_of.VETO:
            self._name_city(seat, code - code_of.CITY)
        elif code < code_of.LEAGUE:
            veto.answer(self, seat, veto.BY_TILE + code - code_of.VETO)
        elif code < code_of.BRIBE:
            league.join(self, seat, code - code_of.LEAGUE)
        elif code < code_of.STEAL:
            bribed = code - code_of.BRIBE
            bribes.bribe(self, seat, bribed // TROOPS, bribed % TROOPS)
        elif code < code_of.RAID:
            powers.steal(self, seat, code - code_of.STEAL)
        elif code < code_of.LUCREZIA:
            powers.raid(self, seat, code - code_of.RAID)
        elif code < code_of.ALFONSO:
            powers.lucrezia(self, seat, code - code_of.LUCREZIA)
        else:
            powers.alfonso(self, seat)

    def _name_city(self, seat: i64, city: i64) -> None:
        if self.asking() == q.ARTIST:
            event_tiles.place_artist(self, seat, city)
        else:
            event_tiles.invade(self, seat, city)

    def _command(self, seat: i64, code: i64) -> None:
        if code < code_of.OFFER:
            banked = code - code_of.BANK
            banking.bank(self, seat, banked // code_of.BANKED, banked % code_of.BANKED + 1)
        elif code < code_of.SEND:
            trading.begin_offer(self, seat, code - code_of.OFFER)
        elif code < code_of.ACCEPT:
            trading.send(self, seat, code - code_of.SEND)
        elif code < code_of.DECLINE:
            trading.accept(self, seat, code - code_of.ACCEPT)
        elif code < code_of.WITHDRAW:
            trading.decline(self, seat, code - code_of.DECLINE)
        else:
            trading.withdraw(self, seat, code - code_of.WITHDRAW)

    def describe(self, seat: i64) -> Prompt:
        return describe(self, seat)

    def refusal(self, seat: i64, code: i64) -> Refusal:
        return refusal(self, seat, code)

    def command_refusal(self, seat: i64, code: i64) -> Refusal:
        return command_refusal(self, seat, code)

    # ---------------------------------------------------------------- the course of a game

    def active(self) -> i64:
        """Whose turn it is."""
        return self.stack[SEAT]

    def go_on(self, by: i64) -> None:
        """Something is done, by an answer of seat `by` (-1: whoever): go on with what waits on top of the stack."""
        question = self.asking()
        if question == q.WAR:
            war.go_on(self)
        elif question == q.AFTER:
            turns.after_action(self, by)

    def begin_decade(self, first: i64) -> None:
        decades.begin_decade(self, first)

    def end_decade(self) -> None:
        decades.end_decade(self)

    def begin_action(self) -> None:
        turns.begin_action(self)

    def must_open_event(self) -> bool:
        return turns.must_open_event(self)

    def may_own(self, seat: i64, city: i64) -> bool:
        return auctions.may_own(self.boards[seat], city)

    def auction_over(self) -> None:
        auctions.auction_over(self)

    def city_tile_won(self, seat: i64, tile: i64) -> None:
        city_tiles.city_tile_won(self, seat, tile)

    def event_won(self, seat: i64, event: i64) -> None:
        event_tiles.event_won(self, seat, event)

    def pope_sold(self, seat: i64, price: i64) -> None:
        pope.pope_sold(self, seat, price)

    def post_won(self, seat: i64, prize: i64) -> None:
        condottieri.post_won(self, seat, prize)

    def attacking(self) -> i64:
        return war.attacking(self)

    # ---------------------------------------------------------------- result

    def scores(self) -> list[int]:
        return [int(score(self, seat)) for seat in range(self.seats)]

    def ranking(self) -> list[int]:
        return ranking(self)

    # ---------------------------------------------------------------- secrets

    def redeal(self, viewer: i64, random: Random) -> None:
        """Tiles of the other hands that nobody is sure of, tiles given up by others and the pile come from one pool.

        Private offers between others stay: a view does not tell of them, so no imagined position has any.
        """
        pool = self.pile
        for seat in range(self.seats):
            if seat != viewer:
                board = self.boards[seat]
                pool += board.hand - board.known + board.given_up
        for seat in range(self.seats):
            if seat != viewer:
                board = self.boards[seat]
                tiles = deal_kinds(pool, size(board.hand) - size(board.known), random)
                pool -= tiles
                board.hand = board.known + tiles
                tiles = deal_kinds(pool, size(board.given_up), random)
                pool -= tiles
                board.given_up = tiles
        self.pile = pool
        self.hand_back(viewer)
        self.chance = random.chance()
