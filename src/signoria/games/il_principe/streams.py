"""The streams of chance: one for each thing that is drawn."""

from __future__ import annotations

from typing import Final

FIRST_PRINCIPE: Final = 0
FAMILIES: Final = 1
CITIES: Final = 2
BUILDINGS: Final = 3
DISCARDS: Final = 4
