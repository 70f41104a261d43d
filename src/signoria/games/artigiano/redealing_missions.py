"""Deal anew the missions that a viewer does not know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.core.chance import Random
from signoria.core.numbers import bit, i64, low_bit
from signoria.games.artigiano.goals import PRINCELY, ROYAL, missions_of
from signoria.games.artigiano.people import SEEN
from signoria.games.artigiano.piles import population

if TYPE_CHECKING:
    from signoria.games.artigiano.state import ArtigianoState


def redeal_missions(s: ArtigianoState, viewer: i64, random: Random) -> None:
    """Royal and princely ones apart; which of them are mandatory is as likely as any other choice."""
    own: i64 = -1
    seen: i64 = 0
    if viewer >= 0:
        own = s.side_of(viewer)
        seen = s.people[SEEN + viewer]
    pool = missions_of(s.families)
    for side in range(s.side_count):
        castle = s.castles[side]
        dealt = castle.missions | castle.gone
        pool &= ~(dealt if side == own else dealt & (seen | castle.shown))
    for side in range(s.side_count):
        if side != own:
            pool = _missions_of_side(s, side, seen, pool, random)
    mine = s.castles[own].missions if own >= 0 else i64(0)
    for seat in range(s.seats):
        if seat != viewer:  # what others have been shown goes with the old missions
            s.people[SEEN + seat] &= mine


def _missions_of_side(s: ArtigianoState, side: i64, seen: i64, pool: i64, random: Random) -> i64:
    castle = s.castles[side]
    dealt = castle.missions | castle.gone
    known = dealt & (seen | castle.shown)
    hidden = dealt & ~known
    royal = _some(pool & ROYAL, population(hidden & ROYAL), random)
    princely = _some(pool & PRINCELY, population((hidden & PRINCELY) >> 20), random)
    new = royal | princely
    castle.met = -1
    mandatory = _some(new, population(castle.mandatory & ~known), random)
    castle.mandatory = (castle.mandatory & known) | mandatory
    if castle.gone:
        castle.gone = new & ~mandatory
        castle.missions = (castle.missions & known) | mandatory
    else:
        castle.missions = known | new
    return pool & ~new


def _some(pool: i64, number: i64, random: Random) -> i64:
    chosen: i64 = 0
    for _n in range(number):
        rank = random.below(population(pool))
        left = pool
        while rank:
            left &= left - 1
            rank -= 1
        chosen |= bit(low_bit(left))
        pool &= ~bit(low_bit(left))
    return chosen
