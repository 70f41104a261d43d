"""What may be answered for a seat in Renaissance, and for how long: moments to react on another player's turn."""

from __future__ import annotations

from typing import Final

from signoria.core.answers import Answers, Span

SPANS: Final = [Span("turn", ["turn_began"])]

ANSWERS: Final = [
    Answers("cancel", ["turn"], window=True),  # ART-RUL-69
    Answers("echo", ["turn"], window=True),  # ART-RUL-46
    Answers("copy", ["turn"]),
    Answers("poach", ["turn"]),
]
