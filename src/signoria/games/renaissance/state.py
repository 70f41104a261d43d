"""A position of Renaissance, and the way of a decision: question -> handler."""

from __future__ import annotations

from typing import Final, final

from signoria.core.buffer import Actions
from signoria.core.chance import Chance, Random
from signoria.core.errors import Refusal
from signoria.core.game import Game
from signoria.core.journal import EVERYONE
from signoria.core.numbers import bit, i64, mypyc_attr, vec
from signoria.core.state import Prompt, State
from signoria.games.renaissance import (
    combat,
    deal,
    diplomacy,
    dispatch,
    expansion,
    placing,
    purchase,
    turns,
    vote,
)
from signoria.games.renaissance.battle import Battle, Side
from signoria.games.renaissance.board import Board
from signoria.games.renaissance.cards import Cards, count
from signoria.games.renaissance.commitment import slot_or_nothing
from signoria.games.renaissance.prompts import describe
from signoria.games.renaissance.questions import COMBAT
from signoria.games.renaissance.refusals import refusal
from signoria.games.renaissance.scoring import ranking
from signoria.games.renaissance.tables import KINDS
from signoria.games.renaissance.unseen import redeal


@final
@mypyc_attr(acyclic=True)
class RenaissanceState(State):
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
        artist_at: vec[i64],
        with_powers: bool,
        early_yellows: bool,
        artists_capped: bool,
        negotiation: bool,
        offers: vec[i64],
    ) -> None:
        super().__init__(game, seats, options, chance, stack, drafts, decided)
        self.boards: Final = boards
        self.with_powers: Final = with_powers  # options, read once
        self.early_yellows: Final = early_yellows
        self.artists_capped: Final = artists_capped
        self.negotiation: Final = negotiation
        self.setup: i64 = -1  # which of the setups; -1 until four players have chosen
        self.turn: i64 = 0
        self.war = False
        self.bonus: i64 = 0  # of the Swiss in this turn: a stance, 0 for none
        self.powers: i64 = (
            0  # powers that serve once a turn and have not yet, a bit for each nation
        )
        self.order: i64 = 0  # the seat at each place, three bits for each
        self.ramparts: i64 = (
            0  # cities with a rampart, with a castle too, with a palace, with an artist
        )
        self.castles: i64 = 0
        self.palaces: i64 = 0
        self.artists: i64 = 0
        self.artist_at = (
            artist_at  # the city of each artist, -1 in the pool; replaced, never changed
        )
        self.pillaged: i64 = 0  # cities plundered, visited by a banker, swapped in this turn
        self.banked: i64 = 0
        self.swapped: i64 = 0
        self.deck: Cards = 0
        self.discards: Cards = 0
        self.sources: i64 = 0  # of the present combat turn: cities that have attacked
        self.gained: i64 = 0  # cities that may not attack because they were gained in it
        self.targets: i64 = 0  # cities that were attacked
        self.attacked: i64 = 0  # seats that were attacked
        self.attacks: i64 = 0
        self.drawn: i64 = 0  # how often each thing was drawn or rolled: the indices of chance
        self.battles: i64 = 0
        self.contracts: i64 = 0
        self.rolls: i64 = 0
        self.called: i64 = 0
        self.offers = offers  # the open swap offer of each seat; replaced, never changed
        self.spoken: i64 = (
            0  # offers and gifts of each seat since the last decision, three bits for each
        )
        self.given: i64 = 0  # who has given to whom in this sequence: bit 6 * giver + taker
        self.battle: Battle | None = None

    def copy(self) -> RenaissanceState:
        boards = self.boards
        new = RenaissanceState(
            self.game,
            self.seats,
            self.options,
            self.chance,
            self.stack[:],
            self.drafts[:],
            self.decided[:],
            boards[:],
            self.artist_at,
            self.with_powers,
            self.early_yellows,
            self.artists_capped,
            self.negotiation,
            self.offers,
        )
        for seat in range(self.seats):
            new.boards[seat] = boards[seat].copy()
        new.depth = self.depth
        new.setup = self.setup
        new.turn = self.turn
        new.war = self.war
        new.bonus = self.bonus
        new.powers = self.powers
        new.order = self.order
        new.ramparts = self.ramparts
        new.castles = self.castles
        new.palaces = self.palaces
        new.artists = self.artists
        new.pillaged = self.pillaged
        new.banked = self.banked
        new.swapped = self.swapped
        new.deck = self.deck
        new.discards = self.discards
        new.sources = self.sources
        new.gained = self.gained
        new.targets = self.targets
        new.attacked = self.attacked
        new.attacks = self.attacks
        new.drawn = self.drawn
        new.battles = self.battles
        new.contracts = self.contracts
        new.rolls = self.rolls
        new.called = self.called
        new.spoken = self.spoken
        new.given = self.given
        if self.battle is not None:
            new.battle = self.battle.copy()
        return new

    def numbers(self) -> list[int]:
        listed = [
            *[self.setup, self.turn, self.war, self.bonus, self.powers, self.order],
            *[self.ramparts, self.castles, self.palaces, self.artists, *self.artist_at],
            *[self.pillaged, self.banked, self.swapped, self.deck, self.discards],
            *[self.sources, self.gained, self.targets, self.attacked, self.attacks],
            *[self.drawn, self.battles, self.contracts, self.rolls, self.called],
            *[*self.offers, self.spoken, self.given],
        ]
        for board in self.boards:
            listed += [board.nation, board.ducats, board.scored, board.cities, board.start]
            listed += [board.hand, board.known, board.most_blue, board.shown, board.spent]
            listed += [board.base, board.sailed, board.married]
        battle = self.battle
        if battle is not None:
            listed += [battle.source, battle.target, battle.way, battle.loans]
            listed += [battle.revealed, battle.fort]
            for side in (battle.attacker, battle.defender):
                listed += [side.seat, side.committed, side.slots, side.hired, side.power, side.die]
                listed += [side.troops, side.red, side.waiting, side.swords, side.extra]
                listed += [side.signed]
        return listed

    # ---------------------------------------------------------------- a question and its answers

    def list_decisions(self, seat: i64, into: Actions) -> None:
        dispatch.list_decisions(self, seat, into)

    def list_commands(self, seat: i64, into: Actions) -> None:
        if self.negotiation:
            diplomacy.list_diplomacy(self, seat, into)

    def carry_out(self, seat: i64, code: i64) -> None:
        dispatch.carry_out(self, seat, code)

    def describe(self, seat: i64) -> Prompt:
        return describe(self, seat)

    def refusal(self, seat: i64, code: i64) -> Refusal:
        return refusal(self, seat, code)

    def seal(self, seat: i64, draft: i64) -> bool:
        """The answer of a seat in a sealed frame is complete; was it the last one?"""
        self.drafts[seat] = draft
        self.set_arg(0, self.arg(0) & ~bit(seat))
        if self.arg(0):
            return False
        self.spoken = 0
        return True

    # ---------------------------------------------------------------- the course of a turn

    def seat_at(self, place: i64) -> i64:
        """Who has this place in the order of play, the first being 0."""
        return (self.order >> (3 * place)) & 7

    def begin_placing(self) -> None:
        placing.begin_placing(self)

    def begin_turn(self) -> None:
        turns.begin_turn(self)

    def ask_vote(self) -> None:
        vote.ask_vote(self)

    def deal_cards(self) -> None:
        deal.deal_cards(self)

    def begin_purchases(self) -> None:
        purchase.begin_purchases(self)

    def begin_expansions(self) -> None:
        expansion.begin_expansions(self)

    def begin_combats(self) -> None:
        combat.begin_combats(self)

    def end_combats(self) -> None:
        diplomacy.close(self)

    def end_turn(self) -> None:
        turns.end_turn(self)

    def go_on(self) -> None:
        """A card or a battle is settled: back to the turn of the player who began it."""
        if self.asking() == COMBAT:
            combat.move_done(self)

    def roll(self, stream: i64) -> i64:
        """A normal die, outside battles."""
        self.rolls += 1
        return 1 + self.chance.below(stream, self.rolls, 6)

    # ---------------------------------------------------------------- telling

    def tell_cards(self, kind: i64, seat: i64, number: i64, ducats: i64, cards: Cards) -> None:
        """Report cards that only this seat sees."""
        if self.journal is not None:
            numbers = [int(seat), int(number), int(ducats)]
            for card in range(KINDS):
                numbers.append(int(count(cards, card)))
            self.journal.add(kind, EVERYONE, bit(seat), numbers)

    def tell_slots(self, kind: i64, sees: i64, side: Side, about: list[i64]) -> None:
        """Report what fills the slots of a side, to those who see it."""
        if self.journal is not None:
            numbers = [int(side.seat), *[int(number) for number in about]]
            for place in range(3):
                numbers.append(int(slot_or_nothing(side, place)))
            self.journal.add(kind, EVERYONE, sees, numbers)

    # ---------------------------------------------------------------- result

    def scores(self) -> list[int]:
        return [int(self.boards[seat].points()) for seat in range(self.seats)]

    def ranking(self) -> list[int]:
        return ranking(self)

    def mark(self) -> i64:
        return self.turn

    def lap(self) -> i64:
        """Income and points at the end of a turn show what its purchases and battles were worth."""
        return 1

    # ---------------------------------------------------------------- secrets

    def redeal(self, viewer: i64, random: Random) -> None:
        redeal(self, viewer, random)
