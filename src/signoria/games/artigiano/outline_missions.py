"""Missions in a position made from a view: those that the viewer does not know are dealt in order."""

from __future__ import annotations

from signoria.core.numbers import bit, i64, members
from signoria.core.reading import as_dict, as_int, as_list, field
from signoria.games.artigiano.goals import PRINCELY, ROYAL, missions_of
from signoria.games.artigiano.opening import PRINCELY_DEALT, PRINCELY_DEALT_QUICK, ROYAL_DEALT
from signoria.games.artigiano.people import SEEN
from signoria.games.artigiano.piles import population
from signoria.games.artigiano.reading import read_missions
from signoria.games.artigiano.state import ArtigianoState


def deal_missions(s: ArtigianoState, source: dict[str, object], viewer: int) -> None:
    """Other sides get missions in order, and their numbers of mandatory ones."""
    own = s.side_of(viewer) if viewer >= 0 else -1
    seen = s.people[SEEN + viewer] if viewer >= 0 else i64(0)
    pool = missions_of(s.families)
    for side in range(s.side_count):
        castle = s.castles[side]
        pool &= ~(castle.missions | castle.gone | castle.shown)
    pool &= ~seen
    for side, entry in enumerate(as_list(field(source, "sides"), "sides")):
        if side == own:
            continue
        face = as_dict(entry, "sides")
        castle = s.castles[side]
        down = [
            as_int(n, "face_down", 0, 5) for n in as_list(field(face, "face_down"), "face_down", 2)
        ]
        gone = as_int(field(face, "gone_missions"), "gone_missions", 0, 5)
        known = castle.shown | (seen & _holder_of(source, side, seen))
        castle.mandatory = read_missions(field(face, "mandatory_up")) | (known & ~castle.shown)
        princely = PRINCELY_DEALT_QUICK if s.quick else PRINCELY_DEALT
        new: list[int] = []
        for kind, dealt in ((ROYAL, ROYAL_DEALT), (PRINCELY, princely)):
            missing = dealt - int(population(known & kind))
            listed = members(pool & kind)[: max(missing, 0)]
            new += listed
            for mission in listed:
                pool &= ~bit(mission)
        hidden_mandatory = down[0] - int(population(known & ~castle.shown))
        for mission in new[: max(hidden_mandatory, 0)]:
            castle.mandatory |= bit(mission)
        for mission in new:
            if gone and not (castle.mandatory >> mission) & 1:
                castle.gone |= bit(mission)
            else:
                castle.missions |= bit(mission)
        castle.missions |= known


def deal_gone(s: ArtigianoState, source: dict[str, object], viewer: int) -> None:
    """At the end only missions that left the game are still hidden; they matter no more."""
    pool = missions_of(s.families)
    for castle in s.castles:
        pool &= ~(castle.missions | castle.gone)
    for side, entry in enumerate(as_list(field(source, "sides"), "sides")):
        if viewer >= 0 and s.side_of(viewer) == side:
            continue
        number = as_int(field(as_dict(entry, "sides"), "gone_missions"), "gone_missions", 0, 5)
        for mission in members(pool)[:number]:
            s.castles[side].gone |= bit(mission)
            pool &= ~bit(mission)


def _holder_of(source: dict[str, object], side: int, seen: i64) -> i64:
    """The missions among those seen that a side was seen to have."""
    facts = as_dict(field(source, "facts"), "facts")
    held = as_dict(facts.get("missions", {}), "missions")
    return i64(read_missions(held.get(str(side), []))) & seen
