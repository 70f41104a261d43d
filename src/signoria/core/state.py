"""A position of any game: who decides, what is asked, and the stack of questions under way.

A game derives one class from `State` and fills in the part below "For the games". Everything above it is the public
surface, the same for all games.
"""

from __future__ import annotations

from array import array
from hashlib import blake2b
from typing import Final, final

from signoria.core.buffer import Actions
from signoria.core.chance import Chance, Random
from signoria.core.errors import Argument, BadRequest, IllegalAction, Refusal
from signoria.core.game import Game
from signoria.core.journal import EVERYONE, Journal
from signoria.core.numbers import bit, i64, low_bit, members, mypyc_attr, vec

MAX_SEATS: Final = 8
DEPTH: Final = 12  # frames of the stack
WIDTH: Final = 8  # a frame: kind, seat, six numbers
KIND: Final = 0
SEAT: Final = 1
ARGS: Final = 2
# Seat of a sealed frame: several seats answer; its first number is the set that owes. If its second number, the set of
# all that were asked, is not 0, the frame is silent: nobody learns who has answered before the last one has.
ALL: Final = -1
PHRASE: Final = 1 << 32  # numbers of decisions inside a phrase begin here

_scratch: Final = Actions()
_SEAT_SETS: Final = [tuple(members(mask)) for mask in range(1 << MAX_SEATS)]


@final
class Prompt:
    """What a seat is asked: the kind of question and what it is about."""

    def __init__(self, kind: str, args: dict[str, Argument] | None = None) -> None:
        self.kind = kind
        self.args: dict[str, Argument] = args or {}

    def __repr__(self) -> str:
        return f"Prompt({self.kind!r}, {self.args!r})"


@mypyc_attr(acyclic=True)
class State:
    def __init__(
        self,
        game: Game,
        seats: i64,
        options: dict[str, object],
        chance: Chance,
        stack: vec[i64],
        drafts: vec[i64],
        decided: vec[i64],
    ) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.options: Final = options
        self.chance = chance
        self.journal: Journal | None = None
        self.stack: Final = stack
        self.depth: i64 = 0
        self.drafts: Final = drafts  # of each seat in a sealed frame: the picks so far
        # Decisions each seat has played; from bit 32 on those inside phrases, which leave its other number alone.
        self.decided: Final = decided

    # ---------------------------------------------------------------- questions

    @property
    def over(self) -> bool:
        return self.depth == 0

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that owe a decision, rising. Empty when the game is over."""
        return _SEAT_SETS[self.owing()]

    @property
    def sealed(self) -> bool:
        """Is it a question that several seats answer, in any order, none seeing the others' answers?"""
        return self.depth > 0 and self.stack[(self.depth - 1) * WIDTH + SEAT] == ALL

    @property
    def speaking(self) -> bool:
        """Is a phrase begun and not yet complete? Its codes belong together; nobody else sees them before the last."""
        return self.depth > 0 and self.asking() >= self.game.phrase

    def prompt(self, seat: int) -> Prompt | None:
        """What this seat is asked, or None if it owes no decision."""
        self.expect_seat(seat)
        if not (self.owing() >> seat) & 1:
            return None
        return self.describe(seat)

    def asked(self, seat: int) -> int | None:
        """Number of the decision this seat owes. It changes only when that decision does."""
        self.expect_seat(seat)
        if not (self.owing() >> seat) & 1:
            return None
        if self.speaking:
            return int(PHRASE + (self.decided[seat] >> 32))
        return int(self.decided[seat] & (PHRASE - 1))

    def decisions(self, seat: int) -> list[int]:
        """Codes that answer what this seat is asked, rising."""
        self.expect_seat(seat)
        _scratch.clear()
        if (self.owing() >> seat) & 1:
            self.list_decisions(seat, _scratch)
        return _scratch.listed()

    def commands(self, seat: int) -> list[int]:
        """Standing commands this seat may give now, asked or not, rising."""
        self.expect_seat(seat)
        _scratch.clear()
        self.list_commands(seat, _scratch)
        return _scratch.listed()

    def legal(self, seat: int) -> list[int]:
        """Everything this seat may do: decisions, then standing commands."""
        self.expect_seat(seat)
        self.list_legal(seat, _scratch)
        return _scratch.listed()

    def eager(self) -> tuple[int, int] | None:
        """A standing command that nobody would hold back, as seat and code; None if there is none."""
        seat = self.eager_seat()
        return None if seat < 0 else (int(seat), self.commands(int(seat))[0])

    def side_of(self, seat: i64) -> i64:
        """The side a seat belongs to: itself, unless the game has teams. Scores and places are those of sides."""
        return seat

    def why_not(self, seat: int, code: int) -> Refusal | None:
        """The rule that forbids an action, or None if it is legal."""
        if not 0 <= seat < self.seats:
            return Refusal(
                self.game.rule_of_turns, "refusal-no-such-seat", {"seat": str(seat + 1)[:40]}
            )
        if not 0 <= code < self.game.actions.size:
            return Refusal(
                self.game.rule_of_turns, "refusal-no-such-code", {"code": str(code)[:40]}
            )
        self.list_legal(seat, _scratch)
        if _scratch.has(code):
            return None
        return self.refusal(seat, code)

    # ---------------------------------------------------------------- playing

    def play(self, seat: int, code: int) -> None:
        """Carry out a legal action; raise IllegalAction and change nothing if it is not one."""
        if 0 <= seat < self.seats and 0 <= code < self.game.actions.size:
            self.list_legal(seat, _scratch)
            if _scratch.has(code):
                self.act(seat, code)
                return
        refusal = self.why_not(seat, code)
        assert refusal is not None
        raise IllegalAction(refusal)

    @final
    def act(self, seat: i64, code: i64) -> None:
        """Carry out an action known to be legal."""
        if self.asking() >= self.game.phrase:
            self.decided[seat] += PHRASE
        elif code < self.game.standing:
            self.decided[seat] += 1
        self.carry_out(seat, code)

    # ---------------------------------------------------------------- as a whole

    def digest(self) -> str:
        """A fingerprint of the whole position, secrets and chance included."""
        numbers = [self.depth, *self.stack[: self.depth * WIDTH], *self.drafts, *self.decided]
        packed = array("q", numbers + self.numbers()).tobytes()
        options = sorted(self.options.items())
        about = (
            f"{self.game.id} {self.game.rules_version} {self.seats} {options} {self.chance.key()}"
        )
        return blake2b(
            packed, digest_size=16, key=blake2b(about.encode(), digest_size=32).digest()
        ).hexdigest()

    def __reduce__(self) -> tuple[object, tuple[dict[str, object]]]:
        return self.game.load, (self.dump(),)

    def dump(self) -> dict[str, object]:
        """The whole position as JSON."""
        return self.game.dump(self)

    def view(self, seat: int | None = None) -> dict[str, object]:
        """What a seat, or a spectator, may know, as JSON."""
        if seat is not None:
            self.expect_seat(seat)
        return self.game.view(self, seat)

    def ranking(self) -> list[int]:
        """The place of each side, 1 for the first; equal sides share one."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """The points of each side as they stand."""
        raise NotImplementedError

    def copy(self) -> State:
        """An independent position, without the journal."""
        raise NotImplementedError

    # ---------------------------------------------------------------- for the games: to be filled in

    def list_decisions(self, seat: i64, into: Actions) -> None:
        """Add the codes that answer the top frame, rising. Asked only of a seat that owes a decision."""
        raise NotImplementedError

    def list_commands(self, seat: i64, into: Actions) -> None:
        """Add the standing commands of a seat, rising. Most games have none."""

    def half_made(self, seat: i64) -> bool:
        """Has this seat begun a move of several steps of which nothing is shown yet? Most games have none."""
        return False

    def eager_seat(self) -> i64:
        """A seat whose first standing command nobody would hold back, or -1. Most games have none."""
        return -1

    def carry_out(self, seat: i64, code: i64) -> None:
        raise NotImplementedError

    def describe(self, seat: i64) -> Prompt:
        """What the top frame asks of this seat."""
        raise NotImplementedError

    def refusal(self, seat: i64, code: i64) -> Refusal:
        """Why an illegal action is illegal; the seat may owe no decision, and the game may be over."""
        raise NotImplementedError

    def redeal(self, viewer: i64, random: Random) -> None:
        """Deal anew, at random, what this seat (or -1, a spectator) does not know, the future included."""
        raise NotImplementedError

    def mark(self) -> i64:
        """Changes when a turn, or whatever the game is measured in, is over. The seat at the bottom of the stack."""
        return self.stack[SEAT]

    def lap(self) -> i64:
        """So many changes of the mark later it shows what an action was worth: a turn for every seat."""
        return self.seats

    def numbers(self) -> list[int]:
        """All numbers of the position that the base does not keep, for the digest."""
        raise NotImplementedError

    # ---------------------------------------------------------------- for the games: tools

    @final
    def expect_seat(self, seat: int) -> None:
        if not 0 <= seat < self.seats:
            about: dict[str, Argument] = {"seat": str(seat + 1)[:40], "seats": int(self.seats)}
            raise BadRequest("request-no-such-seat", about)

    @final
    def out_of_turn(self) -> Refusal:
        """The refusal for a seat that owes no decision."""
        return Refusal(self.game.rule_of_turns, "refusal-not-your-turn")

    @final
    def list_legal(self, seat: i64, into: Actions) -> None:
        into.clear()
        if (self.owing() >> seat) & 1:
            self.list_decisions(seat, into)
        self.list_commands(seat, into)

    @final
    def owing(self) -> i64:
        """The set of seats that owe a decision."""
        if self.depth == 0:
            return 0
        at = (self.depth - 1) * WIDTH
        seat = self.stack[at + SEAT]
        if seat == ALL:
            return self.stack[at + ARGS]
        return bit(seat)

    @final
    def next_seat(self) -> i64:
        """The first seat that owes a decision, or -1 when the game is over."""
        if self.depth == 0:
            return -1
        seat = self.stack[(self.depth - 1) * WIDTH + SEAT]
        if seat == ALL:
            return low_bit(self.owing())
        return seat

    @final
    def hand_back(self, viewer: i64) -> None:
        """Sealed answers are known only to those who gave them: in an imagined position all others owe theirs again."""
        for level in range(self.depth):
            at = level * WIDTH
            if self.stack[at + SEAT] == ALL:
                asked = self.stack[at + ARGS + 1]
                for seat in range(self.seats):
                    if seat != viewer and (asked == 0 or (asked >> seat) & 1):
                        self.stack[at + ARGS] |= bit(seat)
                        self.drafts[seat] = 0

    @final
    def restore_asked(self, seat: i64, asked: int) -> None:
        """Let the decision of a seat have a number that a view gave it."""
        if asked < PHRASE:
            self.decided[seat] = asked
        else:
            self.decided[seat] = (asked - PHRASE) * PHRASE

    @final
    def push(self, kind: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Ask something; what lay on top of the stack waits until it is answered."""
        assert self.depth < DEPTH
        stack = self.stack
        at = self.depth * WIDTH
        stack[at + KIND] = kind
        stack[at + SEAT] = seat
        stack[at + ARGS] = a
        stack[at + ARGS + 1] = b
        stack[at + ARGS + 2] = c
        stack[at + ARGS + 3] = d
        stack[at + ARGS + 4] = 0
        stack[at + ARGS + 5] = 0
        self.depth += 1

    @final
    def pop(self) -> None:
        self.depth -= 1

    @final
    def asking(self) -> i64:
        """The kind of the top frame."""
        return self.stack[(self.depth - 1) * WIDTH + KIND]

    @final
    def ask(self, kind: i64) -> None:
        """Turn the top frame into another kind of question about the same thing."""
        self.stack[(self.depth - 1) * WIDTH + KIND] = kind

    @final
    def arg(self, index: i64) -> i64:
        """A number of the top frame."""
        return self.stack[(self.depth - 1) * WIDTH + ARGS + index]

    @final
    def set_arg(self, index: i64, value: i64) -> None:
        self.stack[(self.depth - 1) * WIDTH + ARGS + index] = value

    @final
    def tell(
        self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0, f: i64 = 0
    ) -> None:
        """Report to everyone that something happened."""
        if self.journal is not None:
            self.journal.add(kind, EVERYONE, EVERYONE, [a, b, c, d, e, f])

    @final
    def tell_apart(self, kind: i64, sees: i64, a: i64, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Report to everyone that something happened; only the seats of the mask `sees` learn its private numbers."""
        if self.journal is not None:
            self.journal.add(kind, EVERYONE, sees, [a, b, c, d])

    @final
    def tell_only(self, kind: i64, learns: i64, numbers: list[i64]) -> None:
        """Report something that only the seats of the mask `learns` hear of."""
        if self.journal is not None:
            self.journal.add(kind, learns, learns, [int(number) for number in numbers])
