"""What lies before one player, and what he holds."""

from __future__ import annotations

from typing import final

from signoria.core.kinds import Kinds, count, one, without
from signoria.core.numbers import bit, i64, low_bit, mypyc_attr
from signoria.games.princes.tables import (
    CITIES,
    CITY_TILES,
    FAMILY_HAND,
    HAND_LIMIT,
    HAND_TILES,
    TILE_HAND,
    TREACHERIES,
)


@final
@mypyc_attr(acyclic=True)
class Board:
    def __init__(
        self,
        family: i64,
        gold: i64,
        influence: i64,
        fees: i64,
        tokens: i64,
        troops: i64,
        tiles: i64,
        used: i64,
        events: i64,
        hand: Kinds,
        known: Kinds,
        given_up: Kinds,
    ) -> None:
        self.family = family  # -1: not chosen yet
        self.gold = gold
        self.influence = influence
        self.fees = fees  # gold that waits on the home town
        self.tokens = tokens  # victory tokens
        self.troops = troops  # a bit for each kind
        self.tiles = tiles  # city tiles
        self.used = used  # those turned 90 degrees until the decade ends
        self.events = events  # event tiles kept
        self.hand = hand  # treachery tiles
        self.known = known  # those of the hand that everybody can be sure of
        self.given_up = given_up  # face down among the discards; nobody else knows them

    def copy(self) -> Board:
        return Board(
            self.family,
            self.gold,
            self.influence,
            self.fees,
            self.tokens,
            self.troops,
            self.tiles,
            self.used,
            self.events,
            self.hand,
            self.known,
            self.given_up,
        )

    def ready(self, tiles: i64) -> i64:
        """Those of some city tiles that the player has and has not used in this decade."""
        return self.tiles & tiles & ~self.used

    def holds(self, treachery: i64) -> bool:
        return count(self.hand, treachery) > 0

    def show(self, treachery: i64) -> None:
        """A tile leaves the hand in sight."""
        self.hand -= one(treachery)
        if self.known:
            self.known = without(self.known, one(treachery))

    def locate(self, treachery: i64, tiles: i64) -> None:
        """Everybody can be sure of so many tiles of a kind in the hand."""
        missing = tiles - count(self.known, treachery)
        if missing > 0:
            self.known += missing * one(treachery)

    def forget(self, tiles: i64) -> None:
        """So many tiles left the hand unseen: of each kind, as many may be gone."""
        for treachery in range(TREACHERIES):
            located = count(self.known, treachery)
            self.known -= min(located, tiles) * one(treachery)

    def hand_limit(self) -> i64:
        """POR-GEN-02"""
        limit = HAND_LIMIT + FAMILY_HAND[self.family]
        raising = self.tiles & HAND_TILES
        while raising:
            limit += TILE_HAND[low_bit(raising)]
            raising &= raising - 1
        return limit

    def cities(self) -> i64:
        """The set of cities of which he has tiles."""
        found: i64 = 0
        for city in range(CITIES):
            if self.tiles & CITY_TILES[city]:
                found |= bit(city)
        return found


def new_board() -> Board:
    return Board(-1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
