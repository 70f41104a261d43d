"""What may be answered for a seat in Il Principe, and for how long: bids, since every other question is a choice."""

from __future__ import annotations

from typing import Final

from signoria.core.answers import Answers, Span

SPANS: Final = [
    Span(
        "auction",
        ["lot_opened", "lot_won", "lot_discarded", "role_opened", "role_bought", "role_left"],
    ),
    Span("round", ["round_began", "last_round_began"]),
]

ANSWERS: Final = [
    Answers("bid_lot", ["auction", "round"], amounts="bid"),
    Answers("bid_role", ["auction", "round"], amounts="bid"),
]
