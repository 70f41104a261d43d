"""How likely missions are: of a hundred greedy players who have one, so many achieve it, counted in 2,400 games of two
to four seats (4,500 quick ones). The first number is for the beginning, the second for one that does not hold when the
first cells are being built: what holds from the beginning, and is lost once, seldom comes back.
"""

from __future__ import annotations

from typing import Final

from signoria.core.numbers import i64, vec
from signoria.games.artigiano.goals import MISSION_NAMES

_USUAL: Final = {
    "ladies-peace": (42, 39), "estates-general": (45, 44), "king-of-navarre": (31, 31),
    "pavia": (31, 28), "peace-of-nice": (96, 70), "way-of-the-cross": (64, 61),
    "malcontents": (44, 43), "arques": (33, 34), "saint-james": (82, 0),
    "saint-bartholomew": (95, 0), "mercator": (79, 0), "chip-log": (22, 23), "galileo": (21, 22),
    "greengage": (79, 0), "rosat-confit": (71, 14), "muscovy": (77, 76), "cotton": (68, 69),
    "cape-horn": (14, 15), "east-india": (53, 41), "spice-route": (25, 25),
    "fifteen-fifteen": (73, 67), "siege-of-paris": (23, 22), "granada": (60, 55),
    "treaty-of-verger": (3, 3), "field-of-gold": (30, 29), "amboise": (23, 23),
    "edict-of-nantes": (9, 9), "burning-chamber": (41, 38), "placards": (28, 28), "wassy": (33, 30),
    "strozzi-lanterns": (48, 48), "gossip-chair": (11, 11), "mullioned-window": (39, 40),
    "ortelius-map": (37, 38), "slate-roofs": (44, 45), "new-world": (50, 52),
    "route-to-india": (34, 34), "queens-herb": (15, 15), "panama": (6, 6), "sugar-cane": (95, 95),
}  # fmt: skip

# On six cells, with one place in the stock and one mission to look after; those not named are hopeless.
_QUICK: Final = {
    "ladies-peace": (32, 30), "estates-general": (38, 39), "king-of-navarre": (27, 28),
    "pavia": (63, 53), "peace-of-nice": (93, 33), "way-of-the-cross": (41, 40),
    "malcontents": (36, 36), "saint-james": (100, 0), "saint-bartholomew": (100, 0),
    "mercator": (99, 0), "galileo": (8, 8), "greengage": (98, 0), "rosat-confit": (97, 0),
    "muscovy": (5, 5), "cotton": (69, 68), "cape-horn": (90, 88), "east-india": (52, 33),
    "spice-route": (11, 12), "fifteen-fifteen": (36, 30), "siege-of-paris": (13, 12),
    "granada": (55, 54), "amboise": (86, 87), "burning-chamber": (18, 18),
    "strozzi-lanterns": (6, 6), "gossip-chair": (24, 24), "mullioned-window": (19, 19),
    "ortelius-map": (43, 48), "slate-roofs": (50, 56), "new-world": (17, 18),
    "route-to-india": (2, 3), "sugar-cane": (87, 87),
}  # fmt: skip

_HOPELESS: Final = (0, 0)
LIKELY: Final = vec[i64]([_USUAL[name][0] for name in MISSION_NAMES])
LIKELY_YET: Final = vec[i64]([_USUAL[name][1] for name in MISSION_NAMES])
LIKELY_QUICK: Final = vec[i64]([_QUICK.get(name, _HOPELESS)[0] for name in MISSION_NAMES])
LIKELY_YET_QUICK: Final = vec[i64]([_QUICK.get(name, _HOPELESS)[1] for name in MISSION_NAMES])
