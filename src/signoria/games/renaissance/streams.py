"""The streams of chance: one for each thing that is drawn or rolled."""

from __future__ import annotations

from typing import Final

VERSION: Final = 0
NATIONS: Final = 1
ORDER: Final = 2
BATTLE_CARDS: Final = 3
ATTACKER_DIE: Final = 4
DEFENDER_DIE: Final = 5
CONDOTTIERE_DIE: Final = 6
PLUNDER_DIE: Final = 7
EMBASSY_DICE: Final = 8
CORRUPTION_DIE: Final = 9
ARTISTS: Final = 10
LURE_DIE: Final = 11
