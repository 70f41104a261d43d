"""The 4 x 3 grid of Development decks. A deck is the set of its cards left; only its top card is known."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.core.deck import draw
from signoria.core.numbers import bit, bits_in, i64
from signoria.games.masters import events
from signoria.games.masters.streams import DECK
from signoria.games.masters.tables import COLOURS, DECK_CARDS, LEVELS

if TYPE_CHECKING:
    from signoria.games.masters.state import MastersState


def reveal(s: MastersState, deck: i64) -> None:
    """Turn to the next card of a deck, if there is one (MAS-BUY-10, 11)."""
    cards = s.grid & DECK_CARDS[deck]
    if cards:
        s.tops[deck] = draw(s.chance, DECK + deck, bits_in(DECK_CARDS[deck] ^ cards), cards)
        s.tell(events.CARD_REVEALED, deck, s.tops[deck])
    else:
        s.tops[deck] = -1


def take_top(s: MastersState, deck: i64) -> i64:
    """Remove the top card of a deck; the caller then reveals the next one."""
    card = s.tops[deck]
    s.grid ^= bit(card)
    return card


def colour_left(s: MastersState, colour: i64) -> bool:
    for level in range(LEVELS):
        if s.tops[COLOURS * level + colour] >= 0:
            return True
    return False


def remove_lowest(s: MastersState, colour: i64) -> None:
    """Discard the top card of the lowest deck of a colour, if any is left (MAS-R-18)."""
    for level in range(LEVELS):
        deck = COLOURS * level + colour
        if s.tops[deck] >= 0:
            s.tell(events.CARD_REMOVED, take_top(s, deck))
            reveal(s, deck)
            return
