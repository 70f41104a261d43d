"""The action under way, when its frame is on top of the stack (resolving.py names the frame's numbers)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.core.numbers import bit, i64
from signoria.core.state import KIND, SEAT, WIDTH
from signoria.games.artigiano import effects as e
from signoria.games.artigiano import questions as q

if TYPE_CHECKING:
    from signoria.games.artigiano.state import ArtigianoState


def actor_of(s: ArtigianoState) -> i64:
    """Whose action is under way, whatever is asked above it; -1 without one."""
    level = s.depth - 1
    while level >= 0:
        if s.stack[level * WIDTH + KIND] == q.ACTION:
            return s.stack[level * WIDTH + SEAT]
        level -= 1
    return -1


def now(s: ArtigianoState) -> i64:
    """The target at which it is."""
    return s.arg(2) - 1


def times(s: ArtigianoState, number: i64) -> i64:
    """A number of cards, doubled if that is what is doubled."""
    if number != e.MANY and (s.arg(0) >> 16) & e.DOUBLES_COUNT:
        return number * 2
    return number


def concerned(s: ArtigianoState, at: i64) -> i64:
    """The sides or seats that a step concerns."""
    if e.BY_HIMSELF[at]:
        return bit(actor_of(s))
    if s.arg(2):
        return bit(s.arg(2) - 1)
    return s.arg(1)


def progress(s: ArtigianoState) -> i64:
    return s.arg(4)


def set_progress(s: ArtigianoState, number: i64) -> None:
    s.set_arg(4, number)
