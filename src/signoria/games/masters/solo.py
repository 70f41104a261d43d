"""Lorenzo the Magnificent: the tokens that play for him, and how a solo game ends."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from signoria.core.deck import draw
from signoria.core.numbers import bit, i64
from signoria.games.masters import events
from signoria.games.masters.faith import hold_reports, move_cross
from signoria.games.masters.grid import colour_left, remove_lowest
from signoria.games.masters.streams import SOLO_TOKENS
from signoria.games.masters.tables import (
    ALL_TOKENS,
    CARDS_TO_END,
    COLOURS,
    LAST_SPACE,
    TOKEN_CARDS,
    TOKEN_COLOUR,
    TOKEN_RESHUFFLES,
    TOKEN_STEPS,
)

if TYPE_CHECKING:
    from signoria.games.masters.state import MastersState

UNDECIDED: Final = 0
WON: Final = 1
LOST: Final = 2


def lorenzo_plays(s: MastersState) -> None:
    """Reveal the next token and apply it (MAS-SOL-04)."""
    token = draw(s.chance, SOLO_TOKENS, s.turn, ALL_TOKENS & ~s.used_tokens)
    s.used_tokens |= bit(token)
    s.tell(events.TOKEN_DRAWN, token)
    for _n in range(TOKEN_CARDS[token]):
        remove_lowest(s, TOKEN_COLOUR[token])  # MAS-SOL-05, 16
    if TOKEN_STEPS[token]:
        move_cross(s, TOKEN_STEPS[token])
        hold_reports(s)  # MAS-SOL-09
    if TOKEN_RESHUFFLES[token]:
        s.used_tokens = 0  # MAS-SOL-07
        s.tell(events.TOKENS_SHUFFLED)


def solo_is_over(s: MastersState) -> bool:
    """Looked at after every complete step (MAS-R-20)."""
    s.result = solo_result(s)
    if s.result == UNDECIDED:
        return False
    s.depth = 0
    s.tell(events.SOLO_WON if s.result == WON else events.SOLO_LOST)
    return True


def solo_result(s: MastersState) -> i64:
    """The conditions in the order of the rulebook (MAS-R-19)."""
    board = s.boards[0]
    for colour in range(COLOURS):
        if not colour_left(s, colour):
            return LOST  # MAS-SOL-12
    if s.cross == LAST_SPACE and board.faith < LAST_SPACE:
        return LOST  # MAS-SOL-13
    if board.faith == LAST_SPACE or board.cards() >= CARDS_TO_END:
        return WON  # MAS-SOL-14
    return UNDECIDED
