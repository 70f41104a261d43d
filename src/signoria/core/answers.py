"""What may be answered for a seat without asking it, and for how long.

A game declares it; the orders themselves live at the table, and the engine knows none of them.
"""

from __future__ import annotations

from typing import final


@final
class Span:
    """A stretch of the game that an order may last for: each of these events ends it. None can be undone."""

    def __init__(self, name: str, events: list[str]) -> None:
        self.name = name
        self.events = events


@final
class Answers:
    """The standing answers that one kind of question takes, besides "ask me".

    `never`: pass. `always`: the code of the one positive answer there is, or -1. `amounts`: the family of the bids,
    for orders "up to n", which raise by the least; its labels are the amounts. `window`: a moment to react, which
    lasts a fixed time at least, whoever answers and whatever he holds. `refuses`: it is no question but something that
    others may do to a seat, the `other` of this event, unless the seat has ordered "never".
    """

    def __init__(
        self,
        prompt: str,
        spans: list[str],
        never: bool = True,
        always: int = -1,
        amounts: str = "",
        window: bool = False,
        refuses: str = "",
    ) -> None:
        self.prompt = prompt
        self.spans = (
            spans  # that an order may last for, the usual one first; "game" is always one more
        )
        self.never = never
        self.always = always
        self.amounts = amounts
        self.window = window
        self.refuses = refuses
