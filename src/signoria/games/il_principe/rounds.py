"""The beginning and the end of a round: income, the cards of the last round, the end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.core.deck import draw_kinds
from signoria.core.journal import EVERYONE
from signoria.core.kinds import Kinds, size
from signoria.core.numbers import bit, bits_in, i64
from signoria.core.state import ALL
from signoria.games.il_principe import events
from signoria.games.il_principe.questions import OFFER
from signoria.games.il_principe.scoring import tell_scores
from signoria.games.il_principe.streams import BUILDINGS, DISCARDS
from signoria.games.il_principe.tables import (
    CARDS_DRAWN,
    CARDS_PER_COLOUR,
    CITIES_TO_GO_ON,
    COINS_PER_ROUND,
    COLOURS,
    LAST_ROUND_BELOW,
    LAST_ROUND_CARDS,
    LAST_ROUND_DISCARDS,
)

if TYPE_CHECKING:
    from signoria.games.il_principe.state import PrincipeState


def begin_round(s: PrincipeState) -> None:
    """Both ends of the game are looked at here and nowhere else, the display first (ILP-END-01, ILP-RUL-19)."""
    if bits_in(s.display) < CITIES_TO_GO_ON:
        end_game(s)
        return
    s.round += 1
    if size(s.deck) < LAST_ROUND_BELOW[s.seats]:
        s.last = True
        s.tell(events.LAST_ROUND_BEGAN, s.round)
        _reveal_cards(s)
        s.next_lot()
        return
    s.tell(events.ROUND_BEGAN, s.round)
    for place in range(s.seats):
        _receive(s, (s.principe + place) % s.seats)
    s.push(OFFER, ALL, bit(s.seats) - 1)


def _receive(s: PrincipeState, seat: i64) -> None:
    """Coins and cards of phase 1; the deck suffices, or this would be the last round (ILP-INC-01, 02)."""
    board = s.boards[seat]
    board.coins += COINS_PER_ROUND[s.seats]
    cards = draw_cards(s, CARDS_DRAWN[s.seats])
    board.hand += cards
    s.tell_cards(
        events.RECEIVED, bit(seat), [seat, COINS_PER_ROUND[s.seats], CARDS_DRAWN[s.seats]], cards
    )


def draw_cards(s: PrincipeState, count: i64) -> Kinds:
    """The next cards of the Building deck, as many as there are."""
    left = size(s.deck)
    index = CARDS_PER_COLOUR[s.seats] * COLOURS - left
    cards = draw_kinds(s.chance, BUILDINGS, index, s.deck, min(count, left))
    s.deck -= cards
    return cards


def _reveal_cards(s: PrincipeState) -> None:
    """The lots of the last round come from the deck, then from the discards (ILP-END-05, 06, ILP-TWO-06)."""
    wanted = LAST_ROUND_CARDS[s.seats]
    s.lots = draw_cards(s, wanted)
    missing = min(wanted - size(s.lots), size(s.discards))
    if missing and LAST_ROUND_DISCARDS[s.seats]:
        again = draw_kinds(s.chance, DISCARDS, 0, s.discards, missing)
        s.discards -= again
        s.lots += again
    s.tell_cards(events.CARDS_REVEALED, EVERYONE, [], s.lots)


def end_round(s: PrincipeState) -> None:
    if s.last:
        end_game(s)
    else:
        begin_round(s)


def end_game(s: PrincipeState) -> None:
    tell_scores(s)
    s.tell(events.GAME_ENDED)
