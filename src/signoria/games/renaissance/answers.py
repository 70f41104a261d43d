"""What may be answered for a seat in Renaissance, and for how long: the windows of battles, in which one may react,
and whether one takes gifts."""

from __future__ import annotations

from typing import Final

from signoria.core.answers import Answers, Span
from signoria.games.renaissance.actions import YES

SPANS: Final = [
    Span("turn", ["combat_began"]),
    Span("round", ["turn_began"]),
]

ANSWERS: Final = [
    Answers("lend", ["turn", "round"], window=True),
    Answers("counter", ["turn", "round"], window=True),
    Answers("traitor", ["turn", "round"], always=YES, window=True),
    Answers("double", ["turn", "round"], window=True),
    Answers("save", ["turn", "round"], window=True),
    Answers("gift", ["turn", "round"], refuses="given"),  # REN-DIP-05
]
