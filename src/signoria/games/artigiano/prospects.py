"""How likely missions are: of a hundred players who above all build, so many achieve one. Found by playing."""

from __future__ import annotations

from typing import Final

from signoria.core.numbers import i64, vec
from signoria.games.artigiano.goals import MISSION_NAMES

_LIKELY: Final = {
    "malcontents": 90, "estates-general": 85, "cotton": 70, "peace-of-nice": 60, "muscovy": 60,
    "pavia": 60, "saint-james": 55, "ladies-peace": 50, "king-of-navarre": 45, "chip-log": 35,
    "saint-bartholomew": 30, "arques": 25, "cape-horn": 20, "spice-route": 20, "mercator": 15,
    "galileo": 15, "greengage": 15, "rosat-confit": 5, "way-of-the-cross": 5, "east-india": 3,
    "sugar-cane": 90, "fifteen-fifteen": 80, "slate-roofs": 65, "granada": 60, "ortelius-map": 60,
    "mullioned-window": 60, "strozzi-lanterns": 60, "route-to-india": 50, "siege-of-paris": 45,
    "field-of-gold": 30, "amboise": 25, "panama": 25, "gossip-chair": 20, "wassy": 20,
    "new-world": 20, "placards": 15, "queens-herb": 10, "treaty-of-verger": 5,
    "edict-of-nantes": 5, "burning-chamber": 3,
}  # fmt: skip

# On six cells, with one place in the stock and one mission to look after; those not named are hopeless.
_QUICK: Final = {
    "malcontents": 90, "estates-general": 88, "cotton": 85, "peace-of-nice": 85, "pavia": 85,
    "saint-bartholomew": 80, "cape-horn": 60, "king-of-navarre": 45, "ladies-peace": 40,
    "saint-james": 40, "spice-route": 10, "greengage": 10, "rosat-confit": 5, "mercator": 5,
    "sugar-cane": 85, "slate-roofs": 85, "ortelius-map": 80, "mullioned-window": 70, "amboise": 65,
    "fifteen-fifteen": 55, "granada": 35, "gossip-chair": 25, "strozzi-lanterns": 12,
    "new-world": 10, "siege-of-paris": 10, "panama": 5, "route-to-india": 5,
}  # fmt: skip

LIKELY: Final = vec[i64]([_LIKELY[name] for name in MISSION_NAMES])
LIKELY_QUICK: Final = vec[i64]([_QUICK.get(name, 0) for name in MISSION_NAMES])
