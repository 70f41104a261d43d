"""Who may know what. A view holds only what is named here: whatever is not, nobody sees."""

from __future__ import annotations

from signoria.core.game import Game
from signoria.core.kinds import Kinds, covers, kind_at, one, size
from signoria.core.numbers import i64
from signoria.core.position import check, heading, read_asked, read_base, read_viewer
from signoria.core.reading import as_dict, as_int, as_list, bad, field
from signoria.games.il_principe.board import Board
from signoria.games.il_principe.building import cities_in_deck
from signoria.games.il_principe.position import (
    LARGEST,
    board_face,
    cards,
    read_board,
    read_cards,
    read_table,
    table,
)
from signoria.games.il_principe.state import PrincipeState
from signoria.games.il_principe.tables import all_cards


def view(s: PrincipeState, seat: int | None) -> dict[str, object]:
    """The table as a seat sees it, or a spectator (None); and the facts a careful player would have noted."""
    open_money = s.options["open_money"] is True or s.depth == 0  # totals are shown at the end
    boards: list[object] = []
    for number in range(s.seats):
        board = s.boards[number]
        face = board_face(board)
        face["shields_left"] = int(board.shields_left())
        face["in_hand"] = int(size(board.hand))
        if number == seat:
            face["hand"] = cards(board.hand)
            face["picked"] = cards(s.drafts[number])  # of these, the cards offered so far
        if number == seat or open_money:
            face["coins"] = int(board.coins)
        boards.append(face)
    shown = heading(s, seat)
    shown["table"] = table(s)
    shown["boards"] = boards
    shown["facts"] = _facts(s)
    return shown


def _facts(s: PrincipeState) -> dict[str, object]:
    """Coins follow from incomes, prices and costs, which all have seen; so do cards of won lots still in hand."""
    return {
        "coins": [int(board.coins) for board in s.boards],
        "known": [cards(board.known) for board in s.boards],
    }


def outline(game: Game, seen: object) -> tuple[PrincipeState, i64]:
    """A position that fits a view; the hidden cards of the others are dealt in order, to be dealt anew."""
    source = as_dict(seen, "view")
    base = read_base(game, source, False)
    middle = as_dict(field(source, "table"), "table")
    state = read_table(game, middle, base)
    viewer = read_viewer(source, base.seats)
    facts = as_dict(field(source, "facts"), "facts")
    coins = as_list(field(facts, "coins"), "coins", base.seats)
    known = as_list(field(facts, "known"), "known", base.seats)
    hidden: list[int] = []  # cards of each hand that are not known
    pool = _less(_less(all_cards(base.seats), state.discards), state.lots)
    for seat, entry in enumerate(as_list(field(source, "boards"), "boards", base.seats)):
        face = as_dict(entry, "boards")
        board = read_board(face, base.seats)
        board.coins = as_int(coins[seat], "coins", 0, LARGEST)
        board.known = read_cards(known[seat], "known", base.seats)
        board.hand = board.known
        if seat == viewer:
            board.hand = read_cards(field(face, "hand"), "hand", base.seats)
            state.drafts[seat] = read_cards(field(face, "picked"), "picked", base.seats)
        in_hand = as_int(field(face, "in_hand"), "in_hand", 0, 100)
        hidden.append(in_hand - int(size(board.hand)))
        pool = _less(_less(_less(pool, board.up), board.down), board.hand)
        state.boards[seat] = board
        state.unseen &= ~board.cities
    for seat in range(base.seats):
        if seat != viewer:
            pool = _deal_in_order(pool, hidden[seat], state.boards[seat])
    read_asked(state, source, viewer)
    state.hand_back(viewer)
    as_int(field(middle, "deck"), "deck", int(size(pool)), int(size(pool)))
    as_int(field(middle, "city_deck"), "city_deck", cities_in_deck(state), cities_in_deck(state))
    state.deck = pool
    check(state)
    return state, viewer


def _less(pool: Kinds, part: Kinds) -> Kinds:
    if not covers(pool, part):
        raise bad("cards")
    return pool - part


def _deal_in_order(pool: Kinds, number: int, board: Board) -> Kinds:
    """The first cards of the pool go to a hand; what is left of it."""
    if not 0 <= number <= size(pool):
        raise bad("in_hand")
    for _n in range(number):
        card = one(kind_at(pool, 0))
        board.hand += card
        pool -= card
    return pool
