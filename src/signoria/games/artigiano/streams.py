"""The streams of chance: one for each thing that is drawn."""

from __future__ import annotations

from typing import Final

FIRST_PLAYER: Final = 0
BOARDS: Final = 1
FAMILIES: Final = 2
ROYAL: Final = 3
PRINCELY: Final = 4
DRAWS: Final = 5  # the draw pile
PICKS: Final = 6  # cards taken or lost at random
