"""The questions of Princes of the Renaissance: kinds of frames on the stack, and what their numbers hold.

At the bottom lies the turn: TURN until its action is chosen, then AFTER, which waits below everything that the action
brings. A war lies above it and keeps its step.
"""

from __future__ import annotations

from typing import Final

# Which family to lead (D-01).
FAMILY: Final = 0
# Powers and the action of the turn (D-02, D-03).
TURN: Final = 1
# Powers, Start War or the end of the turn (D-02, D-14). 0: 1 if a Start War was played and ends the turn.
AFTER: Final = 2
# A bid (D-05): an auction (core/auction.py). 3: the prize, 4: the set of frozen seats.
BID: Final = 3
# A treachery tile to give up (D-04).
DISCARD: Final = 4
# How many Bribe Cardinal tiles pay for the Pope (D-06). 0: the bid.
PAYMENT: Final = 5
# A city for an artist (D-07), for the invasion (D-08). 0: the event.
ARTIST: Final = 6
INVASION: Final = 7
# Draw at once with Alfonso, just won (D-09).
ALFONSO: Final = 8
# A war under way; never asked itself. Its numbers are named in campaign.py.
WAR: Final = 9
# A veto (D-10), sealed and silent. 0: the seats that still owe an answer, 1: all that were asked; answers are drafts.
VETO: Final = 10
# A side for the Holy League (D-11).
LEAGUE: Final = 11
# Bribes (D-12). 0: the side of the one who is asked.
BRIBE: Final = 12
# Roll again (D-13).
REROLL: Final = 13
# An offer being made (D-16), a phrase. 0: to whom, 1: numbers said so far; then gold and influence given, gold and
# influence asked.
OFFER: Final = 14

QUESTIONS: Final = [
    "family",
    "turn",
    "after",
    "bid",
    "discard",
    "payment",
    "artist",
    "invasion",
    "alfonso",
    "war",
    "veto",
    "league",
    "bribe",
    "reroll",
    "offer",
]
PHRASES: Final = 1  # the last of them
PROMPTS: Final = [name for name in QUESTIONS if name != "war"]
