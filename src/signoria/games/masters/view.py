"""Who may know what. A view holds only what is named here: whatever is not, nobody sees."""

from __future__ import annotations

from signoria.core.game import Game
from signoria.core.numbers import bits_in, i64
from signoria.core.position import check, heading, read_asked, read_base, read_viewer
from signoria.core.reading import as_dict, as_int, as_list, field
from signoria.games.masters.position import (
    board_face,
    leaders,
    read_board,
    read_leaders,
    read_table,
    table,
)
from signoria.games.masters.state import MastersState
from signoria.games.masters.tables import LEADERS, LEADERS_DEALT


def view(s: MastersState, seat: int | None) -> dict[str, object]:
    """The table as a seat sees it, or a spectator (None); and the facts a careful player would have noted."""
    boards: list[object] = []
    for number in range(s.seats):
        board = s.boards[number]
        face = board_face(board)
        face["in_hand"] = int(board.in_hand())
        if number == seat:
            face["hand"] = leaders(board.hand)
        boards.append(face)
    shown = heading(s, seat)
    shown["table"] = table(s)
    shown["boards"] = boards
    if seat is not None:
        shown["facts"] = {"gone": leaders(s.boards[seat].gone), "picked": leaders(s.drafts[seat])}
    return shown


def outline(game: Game, seen: object) -> tuple[MastersState, i64]:
    """A position that fits a view; the Leaders of the others are dealt in order, to be dealt anew."""
    source = as_dict(seen, "view")
    base = read_base(game, source, False)
    state = read_table(game, as_dict(field(source, "table"), "table"), base)
    viewer = read_viewer(source, base.seats)
    sizes: list[int] = []
    unseen: i64 = (1 << LEADERS) - 1
    for seat, entry in enumerate(as_list(field(source, "boards"), "boards", base.seats)):
        face = as_dict(entry, "boards")
        board = read_board(face)
        sizes.append(as_int(field(face, "in_hand"), "in_hand", 0, int(LEADERS_DEALT)))
        if seat == viewer:
            facts = as_dict(field(source, "facts"), "facts")
            board.hand = read_leaders(field(face, "hand"), "hand")
            board.gone = read_leaders(field(facts, "gone"), "gone")
            state.drafts[seat] = read_leaders(field(facts, "picked"), "picked")
        unseen &= ~(board.hand | board.gone | board.in_play)
        state.boards[seat] = board
    for seat in range(base.seats):
        if seat != viewer:
            board = state.boards[seat]
            board.hand = _lowest(unseen, sizes[seat])
            unseen ^= board.hand
            board.gone = _lowest(unseen, LEADERS_DEALT - sizes[seat] - bits_in(board.in_play))
            unseen ^= board.gone
    read_asked(state, source, viewer)
    state.hand_back(viewer)
    check(state)
    return state, viewer


def _lowest(pool: i64, count: i64) -> i64:
    """The first cards of a pool."""
    taken: i64 = 0
    while count > 0 and pool:
        taken |= pool & -pool
        pool &= pool - 1
        count -= 1
    return taken
