"""The questions of Masters: kinds of frames on the stack, and what the six numbers of each hold."""

from __future__ import annotations

from typing import Final

# Which Leaders to keep (D1), sealed. 0: the seats that still owe an answer; the picks are the drafts.
KEEP: Final = 0
# A resource for a later seat (D2). 0: how many are left to choose, 1: least allowed, 2: place in the order.
COMPENSATION: Final = 1
# The main action, or a Leader action before it (D3, D5).
TURN: Final = 2
# A Leader action after it, or the end of the turn (D3, D13).
AFTER: Final = 3
# What white marbles give, with two Leaders (D7). 0: white marbles, 1: resources taken.
WHITES: Final = 4
# How many of a resource to keep (D8). 0: resource, 1: all that was taken, 2: discarded so far.
STORE: Final = 5
# One more production (D11). 0: productions chosen, 1: resources owed.
PRODUCE: Final = 6
# What the base production takes (D12). As PRODUCE; 2: picks left, 3: least allowed.
SPEND: Final = 7
# Resources gained by choice (D12). As SPEND; 4: those gained so far.
GAIN: Final = 8
# How many come from the warehouse (D10). As GAIN, but 2: resource in question.
PAY_PRODUCTION: Final = 9
# The same for a purchase (D10). 0: 3 * deck + slot, 1: resources owed, 2: resource in question.
PAY_CARD: Final = 10

QUESTIONS: Final = [
    "keep",
    "compensation",
    "turn",
    "after",
    "whites",
    "store",
    "produce",
    "spend",
    "gain",
    "pay_production",
    "pay_card",
]


def prompt_of(question: str) -> str:
    """What a person is asked: paying is paying."""
    return question.partition("_")[0]
