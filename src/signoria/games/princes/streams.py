"""The streams of chance: one for each thing that is drawn or rolled."""

from __future__ import annotations

from typing import Final

FIRST_PICKER: Final = 0
FIRST_PLAYER: Final = 1
TREACHERY: Final = 2
BLACK_DIE: Final = 3
WHITE_DIE: Final = 4
