"""Pebbles with a move of two picks: a card is named, which nobody notices, and dropped with "yes".

Card 0 is dropped at once, face up. So a hand that holds nothing else has only a play that everybody notices, and a pick
that the others do not notice has no like in it: that is no leak.
"""

from __future__ import annotations

from typing import ClassVar

from signoria.core.chance import Random
from tests.kit.toy import CHEERED, SHOWN, Json, Pebbles, PebblesState

YES = 1


class QuietPicks(Pebbles):
    def state(self) -> PebblesState:
        return QuietState(self)

    def load(self, dump: Json) -> PebblesState:
        state = super().load(dump)
        assert isinstance(state, QuietState)
        state.picked = dump["picked"]
        return state

    def imagine(self, view: Json, seed: int) -> PebblesState:
        state = super().imagine(view, seed)
        assert isinstance(state, QuietState)
        state.picked = view.get("picked")
        return state

    def view(self, state: PebblesState, viewer: int | None) -> Json:
        assert isinstance(state, QuietState)
        view = super().view(state, viewer)
        return {**view, "picked": state.picked} if viewer == state.winner else view


class QuietState(PebblesState):
    FIELDS: ClassVar = [*PebblesState.FIELDS, "picked"]
    picked: int | None = None

    def decisions(self, seat: int) -> list[int]:
        return [YES] if seat in self.to_act and self.picked else super().decisions(seat)

    def play(self, seat: int, code: int) -> None:
        if code == YES and self.why_not(seat, code) is None and self.picked:
            card, self.picked = self.picked, None
            self.decided[seat] += 1
            super().drop(seat, card)
        else:
            super().play(seat, code)

    def drop(self, seat: int, card: int) -> None:
        if card:
            self.picked = card
            return
        self.hands[seat].remove(card)
        self.shown = sorted([*self.shown, card])
        self.tell(SHOWN, seat, card)
        self.winner = self.drops(seat)

    def redeal(self, viewer: int, random: Random) -> None:
        super().redeal(viewer, random)
        if viewer != self.winner:
            self.picked = None


class PickTells(QuietPicks):
    """While a good card is picked nobody may cheer: the view is the same as before, the commands are not."""

    def state(self) -> PebblesState:
        return TellingState(self)


class TellingState(QuietState):
    def commands(self, seat: int) -> list[int]:
        return [] if (self.picked or 0) > 5 else super().commands(seat)


class PickHeard(QuietPicks):
    """The others hear of a pick if the card is a good one."""

    def state(self) -> PebblesState:
        return HeardState(self)


class HeardState(QuietState):
    def drop(self, seat: int, card: int) -> None:
        if card > 5:
            self.tell(CHEERED, seat)
        super().drop(seat, card)
