"""Games with one fault each, and the check that must find it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from signoria.core.chance import Random
from signoria.core.errors import Refusal
from signoria.core.journal import EventKind
from signoria.core.state import Prompt
from tests.kit.toy import (
    BID,
    CARDS,
    CHEER,
    CHEERED,
    DROP,
    EVENTS,
    PASS,
    PASSED_ON,
    SHOWN,
    Json,
    Pebbles,
    PebblesState,
)

FAULTS: list[tuple[str, type[Pebbles]]] = []  # (name of the check, game)


def found_by(check: str) -> Callable[[type[PebblesState]], type[PebblesState]]:
    """A faulty state, as a game of its own."""

    def register(faulty: type[PebblesState]) -> type[PebblesState]:
        def state(self: Pebbles) -> PebblesState:
            return faulty(self)

        # A name in this module, so that it can be pickled.
        game = type(f"{faulty.__name__}Game", (Pebbles,), {"state": state, "__module__": __name__})
        globals()[game.__name__] = game
        FAULTS.append((check, game))
        return faulty

    return register


def game_found_by(check: str) -> Callable[[type[Pebbles]], type[Pebbles]]:
    def register(game: type[Pebbles]) -> type[Pebbles]:
        FAULTS.append((check, game))
        return game

    return register


def without_barriers() -> list[EventKind]:
    return [EventKind(kind.name, kind.fields, kind.private) for kind in EVENTS]


def events_with(number: int, changed: EventKind) -> list[EventKind]:
    return [*EVENTS[:number], changed, *EVENTS[number + 1 :]]


# ---------------------------------------------------------------- lists of actions


@found_by("lists")
class Unsorted(PebblesState):
    def decisions(self, seat: int) -> list[int]:
        return super().decisions(seat)[::-1]


@found_by("lists")
class Twice(PebblesState):
    def decisions(self, seat: int) -> list[int]:
        return sorted(super().decisions(seat) * 2)


@found_by("lists")
class NothingToAnswer(PebblesState):
    """A dead end: asked to drop a card, but not allowed to pass."""

    def decisions(self, seat: int) -> list[int]:
        return [code for code in super().decisions(seat) if code != PASS and code < DROP]


@found_by("lists")
class AnswersUnasked(PebblesState):
    def decisions(self, seat: int) -> list[int]:
        return super().decisions(seat) or ([] if self.over else [PASS])


@found_by("lists")
class CommandMissing(PebblesState):
    def legal(self, seat: int) -> list[int]:
        return self.decisions(seat)


@found_by("lists")
class CommandsAreDecisions(PebblesState):
    def commands(self, seat: int) -> list[int]:
        return [] if self.over or seat in self.to_act else [PASS]


@found_by("lists")
class SecretQuestion(PebblesState):
    def prompt(self, seat: int) -> Prompt | None:
        return Prompt("riddle") if super().prompt(seat) else None


@game_found_by("codes")
class TwoNames(Pebbles):
    def parse(self, text: str) -> int:
        return super().parse(text) ^ 1


# ---------------------------------------------------------------- copies and storage


@found_by("copies")
class SharedHand(PebblesState):
    def copy(self) -> PebblesState:
        new = super().copy()
        new.hands = self.hands
        return new


@found_by("copies")
class JournalPlaysAlong(PebblesState):
    """With a journal the game goes otherwise than without."""

    def cheer(self, seat: int) -> None:
        super().cheer(seat)
        self.points[seat] += self.journal is not None


@found_by("storage")
class Forgetful(PebblesState):
    def dump(self) -> Json:
        return {**super().dump(), "points": [0] * self.seats}


@found_by("storage")
class FieldMissing(PebblesState):
    def dump(self) -> Json:
        dump = super().dump()
        del dump["gone"]
        return dump


@found_by("storage")
class ForgottenEverywhere(PebblesState):
    """A number that decides what may be done, and that neither dump nor digest knows."""

    left = 1

    def cheer(self, seat: int) -> None:
        super().cheer(seat)
        self.left -= 1

    def commands(self, seat: int) -> list[int]:
        return super().commands(seat) if self.left > 0 else []

    def copy(self) -> PebblesState:
        new = super().copy()
        setattr(new, "left", self.left)  # noqa: B010 — the base class does not have it
        return new


@found_by("storage")
class BadPickle(PebblesState):
    def __reduce__(self) -> tuple[Any, ...]:
        load, (game, dump) = super().__reduce__()
        return load, (game, {**dump, "round": 0})


# ---------------------------------------------------------------- views


@game_found_by("views")
class NotJson(Pebbles):
    def view(self, state: PebblesState, viewer: int | None) -> Json:
        return {**super().view(state, viewer), "to_act": state.to_act}


@game_found_by("views")
class NotANumber(Pebbles):
    def view(self, state: PebblesState, viewer: int | None) -> Json:
        return {**super().view(state, viewer), "luck": float("nan")}


@game_found_by("views")
class ViewChangesState(Pebbles):
    def view(self, state: PebblesState, viewer: int | None) -> Json:
        state.round += 1
        return super().view(state, viewer)


# ---------------------------------------------------------------- leaks


@game_found_by("twins")
class HandShown(Pebbles):
    def view(self, state: PebblesState, viewer: int | None) -> Json:
        return {**super().view(state, viewer), "hands": [list(hand) for hand in state.hands]}


@game_found_by("twins")
class SpectatorsSeeMore(Pebbles):
    def view(self, state: PebblesState, viewer: int | None) -> Json:
        view = super().view(state, viewer)
        return {**view, "best": max(map(max, state.hands), default=0)} if viewer is None else view


@game_found_by("twins")
class FutureShown(Pebbles):
    def view(self, state: PebblesState, viewer: int | None) -> Json:
        return {**super().view(state, viewer), "die": int(state.chance.below(0, state.round, 3))}


@game_found_by("twins")
class OrderOfKeys(Pebbles):
    """Equal as dictionaries, not as text."""

    def view(self, state: PebblesState, viewer: int | None) -> Json:
        view = super().view(state, viewer)
        return dict(reversed(view.items())) if 3 in state.hands[0] else view


@found_by("twins")
class PromptTells(PebblesState):
    def prompt(self, seat: int) -> Prompt | None:
        prompt = super().prompt(seat)
        return prompt and Prompt(prompt.kind, {"others": sum(map(sum, self.hands))})


@found_by("twins")
class RefusalTells(PebblesState):
    def why_not(self, seat: int, code: int) -> Refusal | None:
        refusal = super().why_not(seat, code)
        if refusal and BID <= code < DROP and any(code - BID in hand for hand in self.hands):
            return Refusal("PEB-2", "refusal-no-such-code", {"code": code})
        return refusal


@found_by("twins")
class CommandTells(PebblesState):
    """A seat may cheer while nobody holds the best card."""

    def commands(self, seat: int) -> list[int]:
        held = any(CARDS - 1 in hand for hand in self.hands)
        return [] if held else super().commands(seat)


@game_found_by("twins")
class JudgePeeps(Pebbles):
    def judge(self, state: PebblesState, seat: int) -> float:
        return super().judge(state, seat) - max(sum(hand) for hand in state.hands)


@found_by("twins")
class DropTold(PebblesState):
    def tell_of_drop(self, seat: int, card: int) -> None:
        self.tell(3, seat, card)


@found_by("twins")
class OneEventMore(PebblesState):
    """Whether something is told depends on a hidden card."""

    def cheer(self, seat: int) -> None:
        super().cheer(seat)
        if 5 in self.hands[0]:
            self.tell(CHEERED, seat)


@found_by("twins")
class SkipsForcedStep(PebblesState):
    """Does not ask the winner if he has no good card: the others learn it from the silence."""

    def drops(self, winner: int) -> int | None:
        return winner if any(card > 5 for card in self.hands[winner]) else None


@game_found_by("twins")
class BarrierTells(Pebbles):
    """Its events tell a hidden card and are barriers for another reason."""

    events = events_with(PASSED_ON, EventKind("passed_on", ["best"], barrier=True))

    def state(self) -> PebblesState:
        return BestTold(self)


class BestTold(PebblesState):
    def pass_on(self) -> None:
        self.winner = None
        self.tell(PASSED_ON, max(map(max, (hand for hand in self.hands if hand)), default=0))


# ---------------------------------------------------------------- sealed answers


@found_by("sealed")
class LastOneCounts(PebblesState):
    """Answers do not commute."""

    def bid(self, seat: int, card: int) -> None:
        self.points[seat] += sum(bid is not None for bid in self.bids)
        super().bid(seat, card)


@found_by("sealed")
class NoSameBid(PebblesState):
    """One answer restricts the others."""

    def decisions(self, seat: int) -> list[int]:
        codes = super().decisions(seat)
        return codes[1:] if len(codes) > 1 and any(bid is not None for bid in self.bids) else codes


@game_found_by("sealed")
class BidShown(Pebbles):
    def view(self, state: PebblesState, viewer: int | None) -> Json:
        return {**super().view(state, viewer), "bids": list(state.bids)}


@found_by("sealed")
class BidTold(PebblesState):
    def bid(self, seat: int, card: int) -> None:
        self.tell(SHOWN, seat, card)
        super().bid(seat, card)


# ---------------------------------------------------------------- refusals


@found_by("refusals")
class NoReason(PebblesState):
    def why_not(self, seat: int, code: int) -> Refusal | None:
        return super().why_not(seat, code) and Refusal("", "refusal-no-such-code", {"code": code})


@found_by("refusals")
class AnythingGoes(PebblesState):
    def why_not(self, seat: int, code: int) -> Refusal | None:
        return None if code == CHEER else super().why_not(seat, code)


@found_by("refusals")
class RefusesLegal(PebblesState):
    def why_not(self, seat: int, code: int) -> Refusal | None:
        if code == CHEER:
            return Refusal("PEB-2", "refusal-no-such-code", {"code": code})
        return super().why_not(seat, code)

    def play(self, seat: int, code: int) -> None:
        if code == CHEER and code in self.legal(seat):
            self.cheer(seat)
        else:
            super().play(seat, code)


@found_by("refusals")
class RefusedButCounted(PebblesState):
    def play(self, seat: int, code: int) -> None:
        if seat < self.seats:
            self.decided[seat] += 1
        super().play(seat, code)


# ---------------------------------------------------------------- questions, journal


@found_by("asked")
class OneNumberForAll(PebblesState):
    """A common number: another's answer makes mine stale."""

    def asked(self, seat: int) -> int | None:
        return sum(self.decided) if seat in self.to_act else None


@found_by("asked")
class SameNumberAgain(PebblesState):
    def asked(self, seat: int) -> int | None:
        return self.round if seat in self.to_act else None


@game_found_by("barriers")
class UndoPastTheDie(Pebbles):
    events = without_barriers()


@found_by("barriers")
class CheersByChance(PebblesState):
    def cheer(self, seat: int) -> None:
        super().cheer(seat)
        self.points[seat] += self.chance.below(0, 99, 9)


@game_found_by("barriers")
class SilentHandOver(Pebbles):
    """Undo goes back past a play after which others owe a bid."""

    events = events_with(PASSED_ON, EventKind("passed_on", []))


@found_by("events")
class StrangeEvent(PebblesState):
    def cheer(self, seat: int) -> None:
        self.cheered[seat] = True
        if self.journal is not None:
            self.journal.kinds = [*EVENTS, EventKind("cheered_loudly", ["seat"])]
            self.tell(len(EVENTS), seat)


# ---------------------------------------------------------------- imagined worlds


@game_found_by("imagine")
class WrongHandSize(Pebbles):
    def imagine(self, view: Json, seed: int) -> PebblesState:
        world = super().imagine(view, seed)
        if view["viewer"] != 0 and len(world.hands[0]) > 1:
            world.hands[0].pop()
        return world


@game_found_by("imagine")
class CardTwice(Pebbles):
    def imagine(self, view: Json, seed: int) -> PebblesState:
        world = super().imagine(view, seed)
        world.hands[1] = (world.hands[0] + world.hands[1])[: len(world.hands[1])]
        return world


@game_found_by("imagine")
class ForgetsNumber(Pebbles):
    def imagine(self, view: Json, seed: int) -> PebblesState:
        world = super().imagine(view, seed)
        world.decided = [0] * world.seats
        return world


# ---------------------------------------------------------------- conservation, end, result


@found_by("invariants")
class DroppedTwice(PebblesState):
    def drop(self, seat: int, card: int) -> None:
        super().drop(seat, card)
        self.gone[seat].append(card)


@found_by("results")
class NeverEnds(PebblesState):
    def decisions(self, seat: int) -> list[int]:
        return [PASS] if seat in self.to_act else []

    def pass_on(self) -> None:
        self.round += 1


@found_by("results")
class NobodyIsFirst(PebblesState):
    def ranking(self) -> list[int]:
        return [place + 1 for place in super().ranking()]


@found_by("results")
class TiesShareTheLastPlace(PebblesState):
    def ranking(self) -> list[int]:
        return [sum(other >= mine for other in self.points) for mine in self.points]


@found_by("results")
class ScoreMissing(PebblesState):
    def scores(self) -> list[int]:
        return super().scores()[:-1]


@found_by("play")
class Breaks(PebblesState):
    def show_bids(self) -> None:
        raise ZeroDivisionError


# ---------------------------------------------------------------- not uniform: see test_uniform.py


class LowCardsFirst(PebblesState):
    """Deals the others low cards more often than high ones."""

    def taken(self, pool: list[int], random: Random) -> int:
        return pool.pop(min(random.below(len(pool)), random.below(len(pool))))


class Unfair(Pebbles):
    def state(self) -> PebblesState:
        return LowCardsFirst(self)
