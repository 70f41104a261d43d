"""The questions of Renaissance: kinds of frames on the stack, and what their numbers hold.

From PRIVATE on they are steps of a move that its seat has begun and not yet shown: nobody else sees these frames. The
frame below them looks to the others as if nothing had been said. Number 5 of a sealed frame is the set of seats asked.
"""

from __future__ import annotations

from typing import Final

# Mandatory missions (D2): sealed, 0: seats that still owe an answer; in teams of one seat after the other.
MANDATORY: Final = 0
# A past action to carry out again, at the start of a turn (D3). 0: 1 while it is carried out.
COPY: Final = 1
# Phase 1 (D4). 0: 1 while the operation is carried out; 1: materials placed by it.
ACT: Final = 2
# The next card of the stock, or stop (D13). 0: cards played.
STOCK: Final = 3
# Phase 2 (D14).
STORE: Final = 4
# Phase 3 (D19).
DRAW: Final = 5
# From whom to take a card at random at the end of the turn (D15). 0: seats that may still be named.
POACH: Final = 6
# Not a question: an action under way. Its seat is the actor; the numbers are named in resolving.py.
ACTION: Final = 7
# Cancel the action below? (D7)
CANCEL: Final = 8
# A material to build (D5). 0: what must match, 1: the value, or the kind + 1, to match, 2: how many are left.
PLACE: Final = 9
# A like material to build (D9). 0: kind of cell, 1: value.
ECHO: Final = 10
# Another action at once, doubled (D12).
FOLLOW: Final = 11
# A material to be lost (D8, D20). 0: side, 1: cells that may be named, 2: how many are left, 3: 1: all above too.
LOSE: Final = 12
# Left or right (D8). 0: side.
FLANK: Final = 13
# Cards to discard from hand (D8, D20); of several seats sealed: 0: who owes. 2: at least, 3: at most, 4: filter.
DISCARD: Final = 14
# Cards to discard from the stock (D8), sealed. 0: who owes, 2: how many.
DISCARD_STOCK: Final = 15
# A mandatory mission to show (D8). 0: side, 1: to which seat.
SHOW: Final = 16
# A material of a stock to build at home (D11). 0: side.
TAKE_STOCK: Final = 17
# A card of a hand to take (D11). 0: seat, 1: how many are left. The last one taken, + 1, is the draft.
TAKE_HAND: Final = 18
# Cards to give (D11). 0: to which seat, 1: how many.
GIVE: Final = 19
# Cards to exchange with the own stock (D11, D20). 0: side + 1, or 0 for the own hand. The sets are the draft.
SWAP: Final = 20
# Two materials to exchange (D20). 0: side. The own cell + 1 is the draft.
BARGAIN: Final = 21
# A material to take from a castle (D20). 0: side.
STEAL: Final = 22
# Cells to lift, then where to lay (D20). 0: lifted cells, 1: 1 when all are lifted, 2: how many are laid,
# 3: where, 4 bits each.
REARRANGE: Final = 23
# Shown cards to keep (D11). 0: how many are left, 1: the last one + 1.
KEEP: Final = 24
# The order of cards put back, from the top (D11). 0: how many have their place.
ORDER: Final = 25
# An exchange to offer (D10). 0: to which seat, 1: offers made. The sets are the draft.
OFFER: Final = 26
# Accept it? (D10). 0: from which seat, 1: offers made.
ANSWER: Final = 27
# Cards for the pool (D8), sealed. 0: who owes, 2: how many.
POOL: Final = 28
# A card of the pool for a seat (D11). 0: seat.
DEAL: Final = 29
# An own special card to discard (D20).
DROP: Final = 30
# Cards that stay in the stock (D17). 0: how many.
KEEP_STORED: Final = 31
# A material to replace by a stronger one (D21). 0: the least cell.
RENOVATE: Final = 32
# Last claims (D18), sealed. 0: who owes; the missions are the draft.
FINAL: Final = 33

PRIVATE: Final = 34
# Where to build (D5). 0: card, 1: what for (see placing.py), 2: cells that may be named.
CELL: Final = 34
# From DOUBLE to THIS_ONE an action is about to be announced; modulo 256, the first number is its card.
# What is doubled (D12). 0: card.
DOUBLE: Final = 35
# Whom the action is aimed at (D6). 0: card, 1: what is doubled, 2: who may be named, 3: who is, 4: how many may be.
TARGET: Final = 36
# Which special card it is aimed at (D6). 0: card, 1: what is doubled, 2: cards that may be named, 3: named ones,
# 4: how many may be, 5: past action + 1 that it repeats.
AIM_AT_CARD: Final = 37
# Which past action to turn back (D20). 0: card.
PAST: Final = 38
# Which of several (D20): this one? 0: card, 1: number in the log.
THIS_ONE: Final = 39
# Where a special card goes (D21): a side, or a material. 0: card.
SPECIAL_SIDE: Final = 40
SPECIAL_CELL: Final = 41
# The material to be built with a special card (D21). 0: special card.
SPECIAL_MATERIAL: Final = 42
# The card that replaces the material (D21). 0: cell.
STRONGER: Final = 43
# Ordinary or shielded place (D14). 0: card.
SLOT: Final = 44

QUESTIONS: Final = [
    "mandatory",
    "copy",
    "act",
    "stock",
    "store",
    "draw",
    "poach",
    "action",
    "cancel",
    "place",
    "echo",
    "follow",
    "lose",
    "flank",
    "discard",
    "discard_stock",
    "show",
    "take_stock",
    "take_hand",
    "give",
    "swap",
    "bargain",
    "steal",
    "rearrange",
    "keep",
    "order",
    "offer",
    "answer",
    "pool",
    "deal",
    "drop",
    "keep_stored",
    "renovate",
    "final",
    "cell",
    "double",
    "target",
    "aim_at_card",
    "past",
    "this_one",
    "special_side",
    "special_cell",
    "special_material",
    "stronger",
    "slot",
]
PROMPTS: Final = [name for name in QUESTIONS if name != "action"]
