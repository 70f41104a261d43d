"""One tree search for all games, for players who know only a view.

Each iteration deals anew what the searcher does not know, the future included, and walks down one common tree, in
which only the actions that are legal in that deal can be taken (information-set Monte Carlo tree search). Every seat
plays for itself: a node keeps the value for the seat that acted. An action met for the first time starts with what the
judge thinks of it; at the end of a walk a short playout leads to the position that is judged. Chance needs no nodes:
it is dealt anew. Seats that answer under seal choose side by side, none below what another has chosen.
"""

from __future__ import annotations

from time import perf_counter, thread_time
from typing import Final, final

from signoria.core.averages import Averages
from signoria.core.buffer import CAPACITY
from signoria.core.chance import Random
from signoria.core.contest import Contest
from signoria.core.game import Game
from signoria.core.greedy import judged_after
from signoria.core.line import Line
from signoria.core.numbers import i64, vec, zeros
from signoria.core.playing_on import Course
from signoria.core.policy import Policy
from signoria.core.spread import Spread
from signoria.core.state import MAX_SEATS, State
from signoria.core.tree import MOST_NODES, NOBODY, ROOT, Tree, code_of, key, question_of, seat_of
from signoria.core.walking import most_promising

DEEPEST: Final[i64] = 400  # choices of one walk; a longer one ends there and is judged
_UNKNOWN: Final = -1.0  # a value not yet asked for


@final
class Search:
    """A tree that grows as long as it is asked to; the answer can be read at any time. The seat must owe a decision.

    The same view, seed and policy and the same number of iterations always give the same tree.
    """

    def __init__(self, game: Game, view: object, seed: int, policy: Policy) -> None:
        position, viewer = game.outline(view)
        assert viewer in position.to_act, "a search answers a question, and this seat is asked none"
        self.game: Final = game
        self.seat: Final[i64] = viewer
        self.policy: Final = policy
        self.iterations = 0  # in all, for this decision and those before it
        self._position = position
        self._tree: Final = Tree()
        self._root: i64 = ROOT
        self._random: Final = Random(seed)
        self._deals: Final = self._random.chance()
        self._contest: Contest | None = None
        self._spread: Final = Spread()
        self._averages: Final = Averages(game.actions.size) if policy.by_averages else None
        self._course: Final = Course(policy, self._random, self._averages)
        self._path: Final = zeros(DEEPEST)
        self._steps: i64 = 0
        self._below: Final = zeros(MAX_SEATS)  # of each seat that answers under seal: its last node
        self._sealed: Final = zeros(len(game.questions))  # of each kind of question: was it ever?
        self._nodes: Final = zeros(CAPACITY)
        self._values: Final = vec[float]([_UNKNOWN] * MAX_SEATS)

    def grow(self, iterations: int, seconds: float = 0.0, of_processor: bool = False) -> int:
        """So many iterations more, or as many of them as fit into the time if one is given; how many were done."""
        end = seconds + (thread_time() if of_processor else perf_counter())
        for done in range(iterations):
            if seconds > 0.0 and done and (thread_time() if of_processor else perf_counter()) > end:
                return done
            self._iterate(self._contest or self._open())
            self.iterations += 1
        return iterations

    def follow(self, code: int, view: object) -> bool:
        """The seat has chosen `code` and is asked again: keep the tree below it, if this view is what comes after it.

        False, and nothing changed, if something else happened meanwhile, or chance had its part in it.
        """
        node = self._child(code)
        if node == NOBODY or self._tree.count + CAPACITY > MOST_NODES:
            return False
        after = self._position.copy()
        course = self._course
        course.act(after, self.seat, code)
        actions = course.actions
        while after.next_seat() == self.seat:
            actions.clear()
            after.list_decisions(self.seat, actions)
            if actions.count > 1:
                break
            course.act(after, self.seat, actions.codes[0])
        if after.next_seat() != self.seat or self.game.view(after, int(self.seat)) != view:
            return False
        self._position = after
        self._root = node
        self._contest = None
        return True

    def lines(self) -> list[Line]:
        """What the seat may do, the most visited first. Before the first iteration: as the judge likes it."""
        tree = self._tree
        if self._contest is None:
            self._open()
        found = self._asked()
        whole: i64 = 0
        for node in found:
            whole += tree.visits[node]
        lines = [self._line(node, whole) for node in found]
        lines.sort(key=_standing)
        return lines

    def best(self) -> int:
        """The action to take."""
        return self.lines()[0].code

    def _line(self, node: i64, whole: i64) -> Line:
        tree = self._tree
        visits = float(tree.visits[node])
        value = tree.total[node] / visits if visits else tree.prior[node]
        moves: list[tuple[int, int]] = []
        here = node
        while here != NOBODY:
            moves.append((int(seat_of(tree.keys[here])), int(code_of(tree.keys[here]))))
            here = self._expected(here)
        code = int(code_of(tree.keys[node]))
        share = visits / float(max(whole, 1))
        return Line(code, value, share, int(tree.visits[node]), moves)

    def _expected(self, parent: i64) -> i64:
        """The child taken most often, the first of equals; nobody if none was ever taken. What others answer under
        seal is not told: the tree goes on beside it.
        """
        tree = self._tree
        best = NOBODY
        most: i64 = 0
        for node in tree.children(parent):
            key = tree.keys[node]
            if self._sealed[question_of(key)] and seat_of(key) != self.seat:
                continue
            if tree.visits[node] > most:
                most = tree.visits[node]
                best = node
        return best

    def _asked(self) -> list[i64]:
        """What answers the question at hand. Below a node that was kept there may be others: the same action leads to
        this question or to another one, as the cards fall.
        """
        tree = self._tree
        position = self._position
        actions = self._course.actions
        actions.clear()
        position.list_decisions(self.seat, actions)
        question = position.asking()
        wanted = {key(question, self.seat, actions.codes[i]) for i in range(actions.count)}
        return [node for node in tree.children(self._root) if tree.keys[node] in wanted]

    def _child(self, code: int) -> i64:
        for node in self._asked():
            if code_of(self._tree.keys[node]) == code:
                return node
        return NOBODY

    # ---------------------------------------------------------------- one iteration

    def _open(self) -> Contest:
        """What can be done, each judged one ply ahead."""
        actions = self._course.actions
        state = self._dealt(0)
        actions.clear()
        state.list_decisions(self.seat, actions)
        count = self._gather(self._root, state, self.seat)
        self._contest = Contest(self._tree, [self._nodes[i] for i in range(count)])
        return self._contest

    def _dealt(self, number: i64) -> State:
        self._random.restart(self._deals, number)
        state = self._position.copy()
        state.redeal(self.seat, self._random)
        return state

    def _iterate(self, contest: Contest) -> None:
        first = contest.next(self.policy)
        state = self._dealt(contest.met(first))
        self._steps = 0
        self._course.begin(state)
        self._walk(state, contest.nodes[first])
        self._course.play_on(state)
        self._learn(state, contest, first)

    def _walk(self, state: State, first: i64) -> None:
        """Down the tree to an action that was hardly taken before, or to the end of the course."""
        actions = self._course.actions
        here = self._root
        under_seal = False
        fresh = False
        asked = False  # was it the searcher's turn to choose? However short the course, it is once
        while self._steps < DEEPEST and (self._course.goes_on(state) or not asked):
            seat = state.next_seat()
            if seat < 0:
                return
            actions.clear()
            state.list_decisions(seat, actions)
            if actions.count == 1 and (asked or seat != self.seat):  # no question
                self._course.act(state, seat, actions.codes[0])
                continue
            sealed = state.sealed
            if sealed:
                self._sealed[state.asking()] = 1
            if sealed and not under_seal:
                for other in range(state.seats):
                    self._below[other] = here
            elif under_seal and not sealed:
                here = self._below[self.seat]
            under_seal = sealed
            if fresh and not sealed:
                return
            if asked or seat != self.seat:
                chosen = self._choose(self._below[seat] if sealed else here, state, seat)
            else:
                chosen = first
                asked = True
            if chosen == NOBODY:
                return
            fresh = fresh or self._tree.visits[chosen] < self.policy.ripe
            self._course.take(state, seat, code_of(self._tree.keys[chosen]))
            self._path[self._steps] = chosen
            self._steps += 1
            if sealed:
                self._below[seat] = chosen
            else:
                here = chosen

    def _choose(self, parent: i64, state: State, seat: i64) -> i64:
        """The most promising child; nobody if the tree is full."""
        count = self._gather(parent, state, seat)
        return most_promising(self._tree, self._nodes, count, self.policy, self._spread.of(seat))

    def _gather(self, parent: i64, state: State, seat: i64) -> i64:
        """The nodes of the actions that were listed, new ones judged; how many there are."""
        actions = self._course.actions
        tree = self._tree
        room = tree.reserve(actions.count)
        question = state.asking()
        before = NOBODY
        node = tree.child[parent]
        count: i64 = 0
        for i in range(actions.count):
            wanted = key(question, seat, actions.codes[i])
            while node != NOBODY and tree.keys[node] < wanted:
                before = node
                node = tree.sibling[node]
            if node == NOBODY or tree.keys[node] != wanted:
                if not room:
                    continue
                node = tree.insert(
                    parent, before, wanted, judged_after(state, seat, actions.codes[i])
                )
            self._nodes[count] = node
            count += 1
        return count

    def _learn(self, state: State, contest: Contest, first: i64) -> None:
        """Every action of the walk learns what its seat thinks of the end; averages learn it of all moves."""
        tree = self._tree
        values = self._values
        for seat in range(state.seats):
            values[seat] = _UNKNOWN
        for step in range(self._steps):
            node = self._path[step]
            seat = seat_of(tree.keys[node])
            value = self._value(state, seat)
            tree.visits[node] += 1
            tree.total[node] += value
            if node == contest.nodes[first]:
                contest.add(first, value)
        if self._averages is not None:
            for seat in range(state.seats):
                self._value(state, seat)
            self._averages.learn(values, state.seats)

    def _value(self, state: State, seat: i64) -> float:
        """What a seat thinks of the end; asked for once."""
        if self._values[seat] == _UNKNOWN:
            self._values[seat] = self.game.outlook(state, int(seat))
            self._spread.add(seat, self._values[seat])
        return self._values[seat]


def _standing(line: Line) -> tuple[int, float, int]:
    """Most visited first; then by value; the lower code where nothing tells them apart."""
    return -line.visits, -line.value, line.code
