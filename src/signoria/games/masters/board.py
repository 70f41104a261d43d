"""The personal board of one player."""

from __future__ import annotations

from typing import Final, final

from signoria.core.numbers import bit, bits_in, i64, mypyc_attr
from signoria.games.masters.bag import Bag
from signoria.games.masters.tables import (
    DEPOT,
    DISCOUNT,
    LEADER_KIND,
    LEADER_RESOURCE,
    MARBLE,
    PRODUCTION,
)

# A favour tile lies on its inactive side, is active, or is discarded: two bits for each section.
INACTIVE: Final = 0
ACTIVE: Final = 1
DISCARDED: Final = 2

# Slots hold up to three cards each, bottom first: six bits a card (number + 1, 0 = none), eighteen bits a slot.
_CARD_BITS: Final = 6
_SLOT_BITS: Final = 18


@final
@mypyc_attr(acyclic=True)
class Board:
    def __init__(
        self,
        faith: i64,
        tiles: i64,
        warehouse: Bag,
        strongbox: Bag,
        slots: i64,
        flags: i64,
        hand: i64,
        in_play: i64,
        gone: i64,
        powers: i64,
    ) -> None:
        self.faith = faith
        self.tiles = tiles
        self.warehouse = warehouse
        self.strongbox = strongbox
        self.slots = slots
        self.flags = flags  # cards per deck, derived from the slots
        self.hand = hand
        self.in_play = in_play
        self.gone = (
            gone  # Leaders dropped at the setup or discarded later: known to their owner alone
        )
        self.powers = powers  # abilities of the Leaders in play: a bit per kind and resource

    def copy(self) -> Board:
        return Board(
            self.faith,
            self.tiles,
            self.warehouse,
            self.strongbox,
            self.slots,
            self.flags,
            self.hand,
            self.in_play,
            self.gone,
            self.powers,
        )

    def stock(self) -> Bag:
        """Everything owned, wherever it lies (MAS-LDR-09)."""
        return self.warehouse + self.strongbox

    # ---------------------------------------------------------------- slots

    def height(self, slot: i64) -> i64:
        """Number of cards in a slot, which is the level of the top one."""
        pile = (self.slots >> (_SLOT_BITS * slot)) & ((1 << _SLOT_BITS) - 1)
        if pile >> (2 * _CARD_BITS):
            return 3
        if pile >> _CARD_BITS:
            return 2
        if pile:
            return 1
        return 0

    def card(self, slot: i64, level: i64) -> i64:
        """The card of a slot at a level (0 = bottom), or -1."""
        return (
            (self.slots >> (_SLOT_BITS * slot + _CARD_BITS * level)) & ((1 << _CARD_BITS) - 1)
        ) - 1

    def top(self, slot: i64) -> i64:
        """The card that can produce, or -1 (MAS-PRO-04)."""
        height = self.height(slot)
        if height == 0:
            return -1
        return self.card(slot, height - 1)

    def lay(self, slot: i64, card: i64) -> None:
        self.slots |= (card + 1) << (_SLOT_BITS * slot + _CARD_BITS * self.height(slot))

    def cards(self) -> i64:
        """Number of Development cards owned."""
        return self.height(0) + self.height(1) + self.height(2)

    # ---------------------------------------------------------------- tiles

    def tile(self, section: i64) -> i64:
        return (self.tiles >> (2 * section)) & 3

    def turn_tile(self, section: i64, side: i64) -> None:
        self.tiles |= side << (2 * section)

    # ---------------------------------------------------------------- Leaders: sets of resources

    def discounts(self) -> i64:
        return (self.powers >> (4 * DISCOUNT)) & 15

    def depots(self) -> i64:
        return (self.powers >> (4 * DEPOT)) & 15

    def marbles(self) -> i64:
        """What a white marble may give."""
        return (self.powers >> (4 * MARBLE)) & 15

    def productions(self) -> i64:
        return (self.powers >> (4 * PRODUCTION)) & 15

    def in_hand(self) -> i64:
        return bits_in(self.hand)


def power(leader: i64) -> i64:
    """The ability of a Leader as a bit of `powers`."""
    return bit(4 * LEADER_KIND[leader] + LEADER_RESOURCE[leader])
