"""Who will win, between two turns at a table of several. Alone against Lorenzo the judge tells it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from signoria.core.numbers import i64, zeros
from signoria.core.outcome import worth
from signoria.core.outlook import WHOLE, Weights, chance_to_win
from signoria.games.masters.bag import size
from signoria.games.masters.foresight import Upcoming
from signoria.games.masters.scoring import board_score
from signoria.games.masters.tables import CARDS_TO_END, LAST_SPACE
from signoria.games.masters.weights import TABLE
from signoria.games.masters.worth_cards import engines, next_purchase
from signoria.games.masters.worth_leaders import abilities, prospects, wanted

if TYPE_CHECKING:
    from signoria.games.masters.state import MastersState

# What a player has, in millionths of hope: counted by tools/outlook.py, two to four seats (docs/strength/tried.md).
# Where the judge is asked, in hundredths of its points.
WEIGHTS: Final = Weights(
    [
        (-11_000, 216_000, 264_000),  # a point
        (354_000, -386_000, 215_000),  # a Development card
        (390_000, -205_000, -23_000),  # a step of faith
        (-23_000, 345_000, -338_000),  # a resource
        (96_900, -66_700, -29_800),  # what productions bring in a turn to come
        (3_460, -3_230, 6_110),  # what the next purchase promises
        (46_800, -47_700, -3_400),  # what Leaders in play bring in a turn to come
        (2_640, -540, 1_360),  # what Leaders in hand promise, to who knows them
        (868_000, -322_000, -260_000),  # a Leader in somebody else's hand
        (260_000, -443_000, 208_000),  # to be the one who knows his own
        (-108_000, -113_000, -219_000),  # a player who comes before
    ]
)
# When the game is over, a point and a resource: a narrow victory might as well have been missed.
DECIDED: Final = WHOLE // 2
_TIE: Final = WHOLE // 20
_TURN: Final[i64] = 1000  # thousandths


def outlook(s: MastersState, seat: i64) -> float:
    if s.solo:
        return worth(s, seat)
    hopes = zeros(s.seats)
    late = lateness(s)
    for other in range(s.seats):
        if s.depth:
            hopes[other] = WEIGHTS.hope(things(s, other, seat), late)
        else:
            board = s.boards[other]
            hopes[other] = DECIDED * board_score(board) + _TIE * size(board.stock())
    return chance_to_win(hopes, s.seats, seat)


def things(s: MastersState, seat: i64, viewer: i64) -> list[i64]:
    """What a player has, as far as the viewer knows it."""
    board = s.boards[seat]
    own = seat == viewer
    hand = board.hand if own else i64(0)
    turns = _TURN * (100 - lateness(s)) // 5
    purchase = next_purchase(
        s, TABLE, Upcoming(seat, board, board.faith), wanted(board, hand), turns
    )
    return [
        board_score(board),
        board.cards(),
        board.faith,
        size(board.stock()),
        engines(TABLE, board, 10 * _TURN) // 100,
        purchase // 10,
        abilities(TABLE, board, _TURN) // 10,
        prospects(TABLE, board, hand, turns) // 10,
        i64(0) if own else board.in_hand(),
        i64(own),
        (seat - s.first - s.turn + 1) % s.seats,
    ]


def lateness(s: MastersState) -> i64:
    """How much of the game is over, of a hundred: by the cards or the faith of whoever is foremost."""
    late: i64 = 0
    for seat in range(s.seats):
        board = s.boards[seat]
        late = max(late, 100 * board.cards() // CARDS_TO_END, 100 * board.faith // LAST_SPACE)
    return min(late, 100)
