"""A position of Il Principe as JSON and back. Names instead of numbers, so that a person can read and write it."""

from __future__ import annotations

from typing import Final

from signoria.core.game import Game
from signoria.core.kinds import Kinds, count, one, size
from signoria.core.numbers import bit, i64, members, vec
from signoria.core.position import Base, check, identity, read_base, secrets_of, stack_of
from signoria.core.reading import (
    as_bool,
    as_dict,
    as_int,
    as_list,
    as_name,
    as_set,
    field,
    numbered,
)
from signoria.games.il_principe.board import Board, new_board
from signoria.games.il_principe.building import cities_in_deck
from signoria.games.il_principe.roles import major_of, minor_of
from signoria.games.il_principe.state import PrincipeState
from signoria.games.il_principe.tables import (
    CARDS_PER_COLOUR,
    CITY_NAMES,
    COLOUR_NAMES,
    COLOURS,
    FAMILY_NAMES,
    REGION_NAMES,
    ROLE_NAMES,
    SHIELDS_FOR_MAP,
)

LARGEST: Final = 9999  # number of coins, points or rounds that is believed

_CITIES: Final = numbered(CITY_NAMES)
_COLOURS: Final = numbered(COLOUR_NAMES)
_FAMILIES: Final = numbered(FAMILY_NAMES)
_REGIONS: Final = numbered(REGION_NAMES)
_ROLES: Final = numbered(ROLE_NAMES)

# ---------------------------------------------------------------- writing


def dump(s: PrincipeState) -> dict[str, object]:
    written = identity(s)
    written.update(table(s))
    written["deck"] = cards(s.deck)
    boards: list[object] = []
    for board in s.boards:
        entry = board_face(board)
        entry["coins"] = int(board.coins)
        entry["hand"] = cards(board.hand)
        entry["known"] = cards(board.known)
        boards.append(entry)
    written["boards"] = boards
    written["stack"] = stack_of(s)
    written.update(secrets_of(s))
    return written


def table(s: PrincipeState) -> dict[str, object]:
    """What lies in the middle, open to all; of the decks, how many cards they have."""
    return {
        "round": int(s.round),
        "last": s.last,
        "principe": int(s.principe),
        "deck": int(size(s.deck)),
        "discards": cards(s.discards),
        "lots": cards(s.lots),
        "display": cities(s.display),
        "city_deck": int(cities_in_deck(s)),
    }


def board_face(board: Board) -> dict[str, object]:
    """What everybody sees of a player."""
    return {
        "family": None if board.family < 0 else FAMILY_NAMES[board.family],
        "points": int(board.points),
        "up": cards(board.up),
        "down": cards(board.down),
        "shields": {
            REGION_NAMES[region]: int(count(board.shields, region))
            for region in range(len(REGION_NAMES))
            if count(board.shields, region)
        },
        "roles": _roles(board),
        "cities": cities(board.cities),
    }


def _roles(board: Board) -> list[str]:
    held: list[str] = []
    for colour in range(COLOURS):
        if (board.majors >> colour) & 1:
            held.append(ROLE_NAMES[major_of(colour)])
        if (board.minors >> colour) & 1:
            held.append(ROLE_NAMES[minor_of(colour)])
    return held


def cards(bag: Kinds) -> dict[str, object]:
    return {COLOUR_NAMES[c]: int(count(bag, c)) for c in range(COLOURS) if count(bag, c)}


def cities(mask: i64) -> list[str]:
    return [CITY_NAMES[city] for city in members(mask)]


# ---------------------------------------------------------------- reading


def load(game: Game, dump: object) -> PrincipeState:
    source = as_dict(dump, "dump")
    base = read_base(game, source, True)
    state = read_table(game, source, base)
    state.deck = read_cards(field(source, "deck"), "deck", base.seats)
    for seat, entry in enumerate(as_list(field(source, "boards"), "boards", base.seats)):
        found = as_dict(entry, "boards")
        board = read_board(found, base.seats)
        board.coins = as_int(field(found, "coins"), "coins", 0, LARGEST)
        board.hand = read_cards(field(found, "hand"), "hand", base.seats)
        board.known = read_cards(field(found, "known"), "known", base.seats)
        state.boards[seat] = board
        state.unseen &= ~board.cities
    as_int(field(source, "city_deck"), "city_deck", cities_in_deck(state), cities_in_deck(state))
    check(state)
    return state


def new_state(game: Game, base: Base) -> PrincipeState:
    """A position with nothing on the table."""
    s = PrincipeState(
        game,
        base.seats,
        base.options,
        base.chance,
        base.stack,
        base.drafts,
        base.decided,
        vec[Board]([new_board() for _ in range(base.seats)]),
    )
    s.depth = base.depth
    return s


def read_table(game: Game, source: dict[str, object], base: Base) -> PrincipeState:
    """A position with the open middle of the table and empty boards; the building deck is still missing."""
    s = new_state(game, base)
    s.round = as_int(field(source, "round"), "round", 0, LARGEST)
    s.last = as_bool(field(source, "last"), "last")
    s.principe = as_int(field(source, "principe"), "principe", 0, base.seats - 1)
    s.discards = read_cards(field(source, "discards"), "discards", base.seats)
    s.lots = read_cards(field(source, "lots"), "lots", base.seats)
    s.display = as_set(field(source, "display"), "display", _CITIES)
    s.unseen = (bit(len(CITY_NAMES)) - 1) & ~s.display
    return s


def read_board(source: dict[str, object], seats: int) -> Board:
    """What everybody sees of a player; hand and coins are still missing."""
    board = new_board()
    family = field(source, "family")
    board.family = -1 if family is None else as_name(family, "family", _FAMILIES)
    board.points = as_int(field(source, "points"), "points", 0, LARGEST)
    board.up = read_cards(field(source, "up"), "up", seats)
    board.down = read_cards(field(source, "down"), "down", seats)
    for name, number in as_dict(field(source, "shields"), "shields").items():
        shields = i64(as_int(number, "shields", 0, SHIELDS_FOR_MAP))
        board.shields += shields * one(as_name(name, "shields", _REGIONS))
    roles: i64 = as_set(field(source, "roles"), "roles", _ROLES)
    for colour in range(COLOURS):
        if (roles >> major_of(colour)) & 1:
            board.majors |= bit(colour)
        if (roles >> minor_of(colour)) & 1:
            board.minors |= bit(colour)
    board.cities = as_set(field(source, "cities"), "cities", _CITIES)
    return board


def read_cards(value: object, where: str, seats: int) -> Kinds:
    most = int(CARDS_PER_COLOUR[seats])
    bag: Kinds = 0
    for name, number in as_dict(value, where).items():
        bag += i64(as_int(number, where, 0, most)) * one(as_name(name, where, _COLOURS))
    return bag
