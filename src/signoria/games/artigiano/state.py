"""A position of Renaissance, and the way of a decision: question -> handler (`asking.py`, `answering.py`)."""

from __future__ import annotations

from typing import Final, final

from signoria.core.buffer import Actions
from signoria.core.chance import Chance, Random
from signoria.core.errors import Refusal
from signoria.core.game import Game
from signoria.core.journal import SPECTATORS
from signoria.core.numbers import bit, i64, mypyc_attr, vec
from signoria.core.state import ALL, Prompt, State
from signoria.games.artigiano import answering, asking, claims, naming, redealing, resolving
from signoria.games.artigiano import questions as q
from signoria.games.artigiano.people import Side
from signoria.games.artigiano.prompts import describe
from signoria.games.artigiano.refusals import refusal
from signoria.games.artigiano.scoring import ranking, score


@final
@mypyc_attr(acyclic=True)
class ArtigianoState(State):
    def __init__(
        self,
        game: Game,
        seats: i64,
        options: dict[str, object],
        chance: Chance,
        stack: vec[i64],
        drafts: vec[i64],
        decided: vec[i64],
        sides: i64,
        people: vec[i64],
        castles: vec[Side],
        sets: vec[i64],
        known: vec[i64],
        cells: vec[i64],
        lies: vec[i64],
        pile: vec[i64],
        top: vec[i64],
        log: vec[i64],
    ) -> None:
        super().__init__(game, seats, options, chance, stack, drafts, decided)
        self.side_count: Final = sides
        self.everybody: Final = (bit(seats) - 1) | bit(SPECTATORS)
        self.people: Final = people  # numbers of the players (people.py)
        self.castles: Final = castles  # the sides
        self.sets: Final = sets  # where cards lie unordered (piles.py)
        # The following are shared by copies: replaced when they change, never changed themselves.
        self.known = known  # of each copy: who else knows where it lies, and marks (knowledge.py)
        self.cells = cells  # 12 for each side: copy + 1
        self.lies = lies  # of each special card: where it lies in play (places.py)
        self.pile = pile  # the discard pile, from the bottom
        self.piled: i64 = 0
        self.top = top  # cards put back on the draw pile, from the lowest (deck.py)
        self.topped: i64 = 0
        self.log = log  # actions played (log.py)
        self.logged: i64 = 0
        self.families: i64 = 0
        self.slots: i64 = 0  # ordinary places of a stock
        self.quick = False
        self.drawn: i64 = 0  # cards drawn from the pile
        self.picked: i64 = 0  # cards picked by chance elsewhere
        self.active: i64 = 0  # whose turn it is
        self.turn: i64 = 0
        self.current: i64 = 0  # bans and grants of this turn
        self.extra: i64 = 0  # further turns that the active player has earned
        self.undrawn = False  # phase 3 is left out
        self.sheltered: i64 = 0  # seats whose castle no action reaches
        self.acted: i64 = 0  # actions played in this turn
        self.aimed: i64 = 0  # how many of them at each seat, 4 bits each
        self.destroyed: i64 = 0
        self.from_stock: i64 = 0  # materials built while playing the stock
        self.did: i64 = 0  # in this turn: 1 a pure action played, 2 a pure material discarded
        self.ended: i64 = 0  # why the game ended (ending.py); 0: it goes on

    def copy(self) -> ArtigianoState:
        new = ArtigianoState(
            self.game,
            self.seats,
            self.options,
            self.chance,
            self.stack[:],
            self.drafts[:],
            self.decided[:],
            self.side_count,
            self.people[:],
            self.castles[:],
            self.sets[:],
            self.known,
            self.cells,
            self.lies,
            self.pile,
            self.top,
            self.log,
        )
        for side in range(self.side_count):
            new.castles[side] = self.castles[side].copy()
        new.depth = self.depth
        new.piled = self.piled
        new.topped = self.topped
        new.logged = self.logged
        new.families = self.families
        new.slots = self.slots
        new.quick = self.quick
        new.drawn = self.drawn
        new.picked = self.picked
        new.active = self.active
        new.turn = self.turn
        new.current = self.current
        new.extra = self.extra
        new.undrawn = self.undrawn
        new.sheltered = self.sheltered
        new.acted = self.acted
        new.aimed = self.aimed
        new.destroyed = self.destroyed
        new.from_stock = self.from_stock
        new.did = self.did
        new.ended = self.ended
        return new

    def course(self) -> list[int]:
        """Numbers of the course of the game that everybody could have written down."""
        return [
            self.drawn,
            self.picked,
            self.active,
            self.turn,
            self.current,
            self.extra,
            int(self.undrawn),
            self.sheltered,
            self.acted,
            self.aimed,
            self.destroyed,
            self.from_stock,
            self.did,
            self.ended,
        ]

    def follow(self, course: list[int]) -> None:
        """The inverse of `course`."""
        self.drawn = course[0]
        self.picked = course[1]
        self.active = course[2]
        self.turn = course[3]
        self.current = course[4]
        self.extra = course[5]
        self.undrawn = course[6] != 0
        self.sheltered = course[7]
        self.acted = course[8]
        self.aimed = course[9]
        self.destroyed = course[10]
        self.from_stock = course[11]
        self.did = course[12]
        self.ended = course[13]

    def numbers(self) -> list[int]:
        listed = [self.families, self.slots, *self.course()]
        listed += [*self.people]
        for side in self.castles:
            listed += [side.board, side.missions, side.mandatory, side.shown, side.gone]
            listed += side.history()
        listed += [*self.sets, *self.known, *self.cells, *self.lies]
        listed += [self.piled, *self.pile[: self.piled], self.topped, *self.top[: self.topped]]
        listed += [self.logged, *self.log[: self.logged]]
        return listed

    # ---------------------------------------------------------------- seats and sides

    def side_of(self, seat: i64) -> i64:
        """Seats of the teams alternate (ART-TEAM-04)."""
        return seat % self.side_count

    def members(self, side: i64) -> i64:
        """The seats of a side, as a set."""
        mask = bit(side)
        if self.side_count < self.seats:
            mask |= bit(side + self.side_count)
        return mask

    def chooser(self, side: i64) -> i64:
        """Who chooses for a side: its member who plays now, or else next (ART-RUL-28)."""
        seat = self.active
        while self.side_of(seat) != side:
            seat = (seat + 1) % self.seats
        return seat

    # ---------------------------------------------------------------- a question and its answers

    def list_decisions(self, seat: i64, into: Actions) -> None:
        asking.list_decisions(self, seat, into)

    def list_commands(self, seat: i64, into: Actions) -> None:
        claims.list_claims(self, seat, into)

    def half_made(self, seat: i64) -> bool:
        return self.depth > 0 and self.asking() >= q.PRIVATE and self.next_seat() == seat

    def eager_seat(self) -> i64:
        return claims.first_to_claim(self)

    def carry_out(self, seat: i64, code: i64) -> None:
        if self.journal is None or self.side_count == self.seats:
            answering.answer(self, seat, code)
            return
        before = claims.of_hands(self)
        answering.answer(self, seat, code)
        claims.tell_partners(self, before)

    def commit(self) -> None:
        """The operation is no longer only meant: the frame of phase 1, or of the stock, waits until it is over."""
        if self.asking() == q.STOCK:
            self.set_arg(0, self.arg(0) + 1)
        else:
            self.set_arg(0, 1)

    def resume(self) -> None:
        """Go on with whatever waits on top of the stack."""
        resolving.resume(self)

    def begin_action(self, seat: i64, card: i64, doubled: bool) -> None:
        naming.begin_action(self, seat, card, doubled)

    def ask_all(self, question: i64, seats: i64, least: i64 = 0, most: i64 = 0) -> None:
        """A sealed question; number 5 keeps who was asked."""
        self.push(question, ALL, seats, 0, least, most)
        self.set_arg(5, seats)

    def begin_effect(self) -> None:
        resolving.begin_effect(self)

    def touch(self, actor: i64, side: i64) -> None:
        resolving.touch(self, actor, side)

    def describe(self, seat: i64) -> Prompt:
        return describe(self, seat)

    def refusal(self, seat: i64, code: i64) -> Refusal:
        return refusal(self, seat, code)

    # ---------------------------------------------------------------- result

    def scores(self) -> list[int]:
        return [int(score(self, side)) for side in range(self.side_count)]

    def ranking(self) -> list[int]:
        return ranking(self)

    def lap(self) -> i64:
        """What a turn does to missions shows only when all have built on it for a while: three turns each."""
        return 3 * self.seats

    # ---------------------------------------------------------------- secrets

    def redeal(self, viewer: i64, random: Random) -> None:
        redealing.redeal(self, viewer, random)
