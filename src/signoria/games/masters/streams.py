"""The streams of chance: one for each thing that is drawn."""

from __future__ import annotations

from typing import Final

FIRST_PLAYER: Final = 0
MARBLES: Final = 1
LEADER_DEAL: Final = 2
SOLO_TOKENS: Final = 3
DECK: Final = 4  # + deck
