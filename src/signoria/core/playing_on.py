"""The playout at the end of a walk through the tree."""

from __future__ import annotations

from typing import Final, final

from signoria.core.averages import Averages
from signoria.core.buffer import Actions
from signoria.core.chance import Random
from signoria.core.greedy import judged_after
from signoria.core.numbers import i64, mypyc_attr
from signoria.core.policy import Policy
from signoria.core.state import State

_LONGEST: Final[i64] = 5_000  # choices of one playout
_LOWEST: Final[i64] = 3  # bids that a playout looks at: nobody raises by more than he must


@final
@mypyc_attr(acyclic=True)
class Course:
    """How far an iteration has come: it ends when the mark has changed so often.

    Each of these stretches breaks ties by luck of its own, whatever was drawn before: of two actions tried in the same
    deal, what follows differs less by mere chance.
    """

    def __init__(self, policy: Policy, random: Random, averages: Averages | None = None) -> None:
        self.policy: Final = policy
        self.random: Final = random
        self.averages: Final = (
            averages  # that the actions of a playout are compared by, instead of the judge
        )
        self.actions: Final = Actions()
        self.left: i64 = 0
        self._mark: i64 = 0
        self._luck = random.chance()

    def begin(self, state: State) -> None:
        self.left = self.policy.laps * state.lap()
        self._mark = state.mark()
        self._luck = self.random.chance()
        if self.averages is not None:
            self.averages.begin()

    def goes_on(self, state: State) -> bool:
        """Is there a way to go? To be asked after every action."""
        if state.depth == 0:
            return False
        mark = state.mark()
        if mark != self._mark:
            self._mark = mark
            self.left -= 1
            self.random.restart(self._luck, self.left)
        return self.left > 0

    def play_on(self, state: State) -> None:
        actions = self.actions
        choices = _LONGEST
        while choices > 0 and self.goes_on(state):
            seat = state.next_seat()
            actions.clear()
            state.list_decisions(seat, actions)
            if actions.count == 1:
                self.act(state, seat, actions.codes[0])
                continue
            choices -= 1
            if self.policy.breadth == 1:
                code = actions.codes[self.random.below(actions.count)]
            else:
                code = self._best(state, seat)
            self.take(state, seat, code)

    def take(self, state: State, seat: i64, code: i64) -> None:
        """An action that was chosen among others, and from which can be learnt."""
        if self.averages is not None:
            self.averages.note(seat, code)
        self.act(state, seat, code)

    def act(self, state: State, seat: i64, code: i64) -> None:
        """And whatever standing command nobody holds back after it."""
        state.act(seat, code)
        seat = state.eager_seat()
        while seat >= 0:
            self.actions.clear()
            state.list_commands(seat, self.actions)
            state.act(seat, self.actions.codes[0])
            seat = state.eager_seat()

    def _best(self, state: State, seat: i64) -> i64:
        """What the judge likes best of some actions, or what went best so far; of equals, by chance."""
        actions = self.actions
        codes = actions.codes
        game = state.game
        left = actions.count
        bids = _LOWEST
        best = codes[0]
        highest = -2.0
        averages = self.averages
        for i in range(left):  # bids beyond the lowest go out: they stand together, and rise
            code = codes[i]
            if game.least <= code < game.most_bid:
                bids -= 1
                if bids < 0:
                    actions.count -= 1
                    continue
            codes[i + actions.count - left] = code
        left = actions.count
        for _n in range(min(left, self.policy.breadth)):
            at = self.random.below(left)
            code = codes[at]
            left -= 1
            codes[at] = codes[left]
            if averages is None:
                value = judged_after(state, seat, code)
            else:
                value = averages.gain(seat, code)
            if value > highest:
                highest = value
                best = code
        return best
