"""The questions of Renaissance: kinds of frames on the stack, and what their numbers hold.

A move of several picks (attack and source, card and target, slots of a commitment) is one question: the picks so far
wait in the player's draft (`steps.py`, `commitment.py`), so that nothing is shown before the last one. What is asked
next then has a name of its own, see `PROMPTS`.
"""

from __future__ import annotations

from typing import Final

# Without Naples or without Milan (D2), sealed. 0: the seats that still owe an answer.
VERSION: Final = 0
# Which nation to lead (D1), sealed. 0: the seats that still owe an answer, 2: 1 if it is the second claim.
CLAIM: Final = 1
# One of the cities joined by "or" (D3). 0: place in the order.
START: Final = 2
# A city for the first rampart (D4). 0: place in the order.
FIRST_RAMPART: Final = 3
# A city for the palace of 1515 (D4). 0: place in the order.
FIRST_PALACE: Final = 4
# A city for one more garrison (D5). 0: place in the order.
EXTRA: Final = 5
# The city of a player who returns (D6). 0: places in the order still to be looked at, as a set of seats.
RETURN: Final = 6
# Peace or war, and the bonus of the Swiss (D7), sealed and silent. 0: the seats that still owe an answer, 1: all that
# were asked.
VOTE: Final = 7
# Purchases (D8). 0: place in the order, 1: the least building code that may still be named.
BUY: Final = 8
# An expansion (D9). 0: place in the order, 1: 0 for the first round of expansions, 1 for the second.
EXPAND: Final = 9
# The combat turn (D10). 0: place in the order.
COMBAT: Final = 10
# Condottieri offered to the two belligerents (D11), sealed and silent. 0: the seats that still owe an answer, 1: all
# that were asked.
LEND: Final = 11
# Cards of the attacker or the defender, bought Condottieri included (D12, D13).
COMMIT: Final = 12
# A card from hand against an Engineer or a Traitor (D14). 0: the kind of card.
COUNTER: Final = 13
# A traitor on sale (D15). 0: 1 if he fights for the attacker.
TRAITOR: Final = 14
# Which card to double (D16). 0: 1 if the other side has just passed.
DOUBLE: Final = 15
# Which blue card to take back (D17). 0: the least kind that may still be named.
SAVE: Final = 16
# A city to corrupt (D18).
CORRUPT: Final = 17
# A fortification to remove (D18).
UPKEEP: Final = 18
# The closing window (D19): ready. 0: the seats that are not.
READY: Final = 19
# A swap of cities being offered (D19), a phrase. 0: my city + 1, once it is named.
SWAP: Final = 20
# A gift being made (D19), a phrase. 0: to whom.
GIFT: Final = 21

QUESTIONS: Final = [
    "version",
    "claim",
    "start",
    "first_rampart",
    "first_palace",
    "extra",
    "return",
    "vote",
    "buy",
    "expand",
    "combat",
    "lend",
    "commit",
    "counter",
    "traitor",
    "double",
    "save",
    "corrupt",
    "upkeep",
    "ready",
    "swap",
    "gift",
]
PHRASES: Final = 2  # the last of them

# What is asked of a player in the middle of a move: the second name of the question under way.
PROMPTS: Final = [
    *QUESTIONS,
    "swiss",
    "expand_from",
    "attack_from",
    "ride",
    "plunder",
    "marry",
    "call",
    "artist",
    "banker",
    "lure",
    "lure_to",
    "hire",
    "commit_red",
    "swap_for",
]
