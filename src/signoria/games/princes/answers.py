"""What may be answered for a seat in Princes, and for how long: bids, moments to react, and whether one takes gifts."""

from __future__ import annotations

from typing import Final

from signoria.core.answers import Answers, Span

SPANS: Final = [
    Span("auction", ["auction_opened", "won", "unsold"]),
    Span("turn", ["turn_began"]),
    Span("decade", ["decade_began"]),
]

ANSWERS: Final = [
    Answers("bid", ["auction", "turn", "decade"], amounts="amount"),
    Answers("veto", ["turn", "decade"], window=True),
    Answers("league", ["turn", "decade"], window=True),
    Answers("bribe", ["turn", "decade"], window=True),
    Answers("reroll", ["turn", "decade"], window=True),
    Answers("gift", ["turn", "decade"], refuses="given"),  # POR-NEG-04
]
