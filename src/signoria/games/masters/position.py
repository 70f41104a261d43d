"""A position of Masters as JSON and back. Names instead of numbers, so that a person can read and write it."""

from __future__ import annotations

from typing import Final

from signoria.core.game import Game
from signoria.core.numbers import i64, members, vec, zeros
from signoria.core.position import Base, check, identity, read_base, secrets_of, stack_of
from signoria.core.reading import (
    as_bool,
    as_dict,
    as_int,
    as_list,
    as_name,
    as_set,
    bad,
    field,
    numbered,
)
from signoria.games.masters.bag import MOST, RESOURCES, Bag, amount, unit
from signoria.games.masters.board import Board, power
from signoria.games.masters.market import MARBLE_BITS, marble
from signoria.games.masters.state import MastersState
from signoria.games.masters.tables import (
    CARD_DECK,
    CARD_NAMES,
    CELLS,
    COLUMNS,
    DECK_CARDS,
    DECK_NAMES,
    DECKS,
    LAST_SPACE,
    LEADER_NAMES,
    LEVELS,
    MARBLE_NAMES,
    RESOURCE_NAMES,
    ROWS,
    SECTIONS,
    SLOTS,
    TOKEN_NAMES,
    flag,
)

TILE_NAMES: Final = ["inactive", "active", "discarded"]
RESULT_NAMES: Final = ["undecided", "won", "lost"]

_CARDS: Final = numbered(CARD_NAMES)
_LEADERS: Final = numbered(LEADER_NAMES)
_MARBLES: Final = numbered(MARBLE_NAMES)
_TOKENS: Final = numbered(TOKEN_NAMES)
_TILES: Final = numbered(TILE_NAMES)
_RESULTS: Final = numbered(RESULT_NAMES)
_DECKS: Final = numbered(DECK_NAMES)
_RESOURCES: Final = numbered(RESOURCE_NAMES)

# ---------------------------------------------------------------- writing


def dump(s: MastersState) -> dict[str, object]:
    written = identity(s)
    written.update(table(s))
    boards: list[object] = []
    for board in s.boards:
        entry = board_face(board)
        entry["hand"] = leaders(board.hand)
        entry["gone"] = leaders(board.gone)
        boards.append(entry)
    written["boards"] = boards
    written["stack"] = stack_of(s)
    written.update(secrets_of(s))
    return written


def table(s: MastersState) -> dict[str, object]:
    """What lies in the middle, open to all."""
    return {
        "first": None if s.first < 0 else int(s.first),
        "turn": int(s.turn),
        "reports": int(s.reports),
        "ending": s.ending,
        "market": {
            "tray": [
                [
                    MARBLE_NAMES[marble(s.market, COLUMNS * row + column)]
                    for column in range(COLUMNS)
                ]
                for row in range(ROWS)
            ],
            "slide": MARBLE_NAMES[marble(s.market, CELLS)],
        },
        "decks": {DECK_NAMES[deck]: _deck(s, deck) for deck in range(DECKS)},
        "lorenzo": _lorenzo(s) if s.solo else None,
    }


def _deck(s: MastersState, deck: i64) -> dict[str, object]:
    left = s.grid & DECK_CARDS[deck]
    top = s.tops[deck]
    return {
        "top": None if top < 0 else CARD_NAMES[top],
        "left": [
            CARD_NAMES[card] for card in members(left)
        ],  # a set: their order is not known to anybody
    }


def _lorenzo(s: MastersState) -> dict[str, object]:
    used = [TOKEN_NAMES[token] for token in members(s.used_tokens)]
    return {"cross": int(s.cross), "used": used, "result": RESULT_NAMES[s.result]}


def board_face(board: Board) -> dict[str, object]:
    """What everybody sees of a board."""
    return {
        "faith": int(board.faith),
        "tiles": [TILE_NAMES[board.tile(section)] for section in range(SECTIONS)],
        "warehouse": goods(board.warehouse),
        "strongbox": goods(board.strongbox),
        "slots": [_pile(board, slot) for slot in range(SLOTS)],
        "in_play": leaders(board.in_play),
    }


def _pile(board: Board, slot: i64) -> list[str]:
    return [CARD_NAMES[board.card(slot, level)] for level in range(board.height(slot))]


def goods(bag: Bag) -> dict[str, object]:
    return {RESOURCE_NAMES[r]: int(amount(bag, r)) for r in range(RESOURCES) if amount(bag, r)}


def leaders(mask: i64) -> list[str]:
    return [LEADER_NAMES[leader] for leader in members(mask)]


# ---------------------------------------------------------------- reading


def load(game: Game, dump: object) -> MastersState:
    source = as_dict(dump, "dump")
    base = read_base(game, source, True)
    state = read_table(game, source, base)
    for seat, entry in enumerate(as_list(field(source, "boards"), "boards", base.seats)):
        found = as_dict(entry, "boards")
        board = read_board(found)
        board.hand = read_leaders(field(found, "hand"), "hand")
        board.gone = read_leaders(field(found, "gone"), "gone")
        state.boards[seat] = board
    check(state)
    return state


def new_state(game: Game, base: Base) -> MastersState:
    """A position with nothing on the table."""
    s = MastersState(
        game,
        base.seats,
        base.options,
        base.chance,
        base.stack,
        base.drafts,
        base.decided,
        vec[Board]([Board(0, 0, 0, 0, 0, 0, 0, 0, 0, 0) for _ in range(base.seats)]),
        zeros(DECKS),
    )
    s.depth = base.depth
    return s


def read_table(game: Game, source: dict[str, object], base: Base) -> MastersState:
    """A position with the open middle of the table and empty boards."""
    s = new_state(game, base)
    first = field(source, "first")
    s.first = -1 if first is None else as_int(first, "first", 0, base.seats - 1)
    s.turn = as_int(field(source, "turn"), "turn", 0, 1 << 30)
    s.reports = as_int(field(source, "reports"), "reports", 0, SECTIONS)
    s.ending = as_bool(field(source, "ending"), "ending")
    s.market = _read_market(as_dict(field(source, "market"), "market"))
    _read_decks(as_dict(field(source, "decks"), "decks"), s)
    if s.solo:
        lorenzo = as_dict(field(source, "lorenzo"), "lorenzo")
        s.cross = as_int(field(lorenzo, "cross"), "cross", 0, int(LAST_SPACE))
        s.used_tokens = as_set(field(lorenzo, "used"), "used", _TOKENS)
        s.result = as_name(field(lorenzo, "result"), "result", _RESULTS)
    return s


def _read_market(source: dict[str, object]) -> i64:
    marbles: list[object] = []
    for row in as_list(field(source, "tray"), "tray", ROWS):
        marbles += as_list(row, "tray", COLUMNS)
    marbles.append(field(source, "slide"))
    market: i64 = 0
    for cell, name in enumerate(marbles):
        market |= i64(as_name(name, "market", _MARBLES)) << (MARBLE_BITS * cell)
    return market


def _read_decks(source: dict[str, object], s: MastersState) -> None:
    if len(source) != DECKS:
        raise bad("decks")
    for name, entry in source.items():
        deck: i64 = as_name(name, "decks", _DECKS)
        found = as_dict(entry, "decks")
        left: i64 = as_set(field(found, "left"), "left", _CARDS)
        top = field(found, "top")
        s.tops[deck] = -1 if top is None else as_name(top, "top", _CARDS)
        if left & ~DECK_CARDS[deck]:
            raise bad("left")
        s.grid |= left


def read_board(source: dict[str, object]) -> Board:
    in_play = read_leaders(field(source, "in_play"), "in_play")
    tiles: i64 = 0
    for section, name in enumerate(as_list(field(source, "tiles"), "tiles", SECTIONS)):
        tiles |= i64(as_name(name, "tiles", _TILES)) << (2 * section)
    faith = as_int(field(source, "faith"), "faith", 0, int(LAST_SPACE))
    warehouse = read_goods(field(source, "warehouse"), "warehouse")
    strongbox = read_goods(field(source, "strongbox"), "strongbox")
    powers: i64 = 0
    for leader in members(in_play):
        powers |= power(leader)
    board = Board(faith, tiles, warehouse, strongbox, 0, 0, 0, in_play, 0, powers)
    for slot, pile in enumerate(as_list(field(source, "slots"), "slots", SLOTS)):
        cards = as_list(pile, "slots")
        if len(cards) > LEVELS:
            raise bad("slots")
        for name in cards:
            card: i64 = as_name(name, "slots", _CARDS)
            board.lay(slot, card)
            board.flags += flag(CARD_DECK[card])
    return board


def read_leaders(value: object, where: str) -> i64:
    return as_set(value, where, _LEADERS)


def read_goods(value: object, where: str) -> Bag:
    bag: Bag = 0
    for name, count in as_dict(value, where).items():
        bag += i64(as_int(count, where, 0, MOST // 2)) * unit(as_name(name, where, _RESOURCES))
    return bag
