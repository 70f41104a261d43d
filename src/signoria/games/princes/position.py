"""A position of Princes as JSON and back. Names instead of numbers, so that a person can read and write it."""

from __future__ import annotations

from typing import Final

from signoria.core.errors import BadPosition
from signoria.core.game import Game
from signoria.core.kinds import Kinds, count, one, size
from signoria.core.numbers import i64, members, vec
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
from signoria.games.princes import offers
from signoria.games.princes.actions import MOST_BID, PLACES
from signoria.games.princes.board import Board, new_board
from signoria.games.princes.offers import Offer, no_offers
from signoria.games.princes.state import PrincesState
from signoria.games.princes.tables import (
    CITY_NAMES,
    EVENT_NAMES,
    FAMILY_NAMES,
    TILE_NAMES,
    TREACHERY_NAMES,
    TROOP_NAMES,
)
from signoria.games.princes.trading import MOST_OFFERS, offers_made

LARGEST: Final = 9999  # number of coins, tokens or rolls that is believed

_CITIES: Final = numbered(CITY_NAMES)
_EVENTS: Final = numbered(EVENT_NAMES)
_FAMILIES: Final = numbered(FAMILY_NAMES)
_TILES: Final = numbered(TILE_NAMES)
_TREACHERY: Final = numbered(TREACHERY_NAMES)
_TROOPS: Final = numbered(TROOP_NAMES)

# ---------------------------------------------------------------- writing


def dump(s: PrincesState) -> dict[str, object]:
    written = identity(s)
    written.update(table(s))
    written["pile"] = tiles_of(s.pile)
    boards: list[object] = []
    for board in s.boards:
        entry = board_face(board)
        entry["gold"] = int(board.gold)
        entry["influence"] = int(board.influence)
        entry["hand"] = tiles_of(board.hand)
        entry["known"] = tiles_of(board.known)
        entry["given_up"] = tiles_of(board.given_up)
        boards.append(entry)
    written["boards"] = boards
    written["offers"] = offers_of(s, -1)
    written["spoken"] = [int(offers_made(s, seat)) for seat in range(s.seats)]
    written["stack"] = stack_of(s)
    written.update(secrets_of(s))
    return written


def table(s: PrincesState) -> dict[str, object]:
    """What lies in the middle, open to all; of the pile, how many tiles it has."""
    return {
        "decade": int(s.decade),
        "wars": int(s.wars),
        "idle": int(s.idle),
        "status": _lanes(s.status, CITY_NAMES),
        "artists": _bag(s.artists, CITY_NAMES),
        "display": named(s.display, TILE_NAMES),
        "events": named(s.events, EVENT_NAMES),
        "supply": _bag(s.supply, TROOP_NAMES),
        "pope": None if s.pope < 0 else int(s.pope),
        "league_used": s.league_used == 1,
        "pile": int(size(s.pile)),
        "discards": tiles_of(s.discards),
        "drawn": int(s.drawn),
        "rolls": int(s.rolls),
    }


def board_face(board: Board) -> dict[str, object]:
    """What everybody sees of a player."""
    return {
        "family": None if board.family < 0 else FAMILY_NAMES[board.family],
        "fees": int(board.fees),
        "tokens": int(board.tokens),
        "troops": named(board.troops, TROOP_NAMES),
        "tiles": named(board.tiles, TILE_NAMES),
        "used": named(board.used, TILE_NAMES),
        "events": named(board.events, EVENT_NAMES),
    }


def offers_of(s: PrincesState, viewer: i64) -> list[object]:
    """Open offers: all of them (-1), or those that a viewer may know (`seats`: a spectator)."""
    listed: list[object] = []
    for seat in range(s.seats):
        for other in range(s.seats):
            for place in range(PLACES):
                offer = (
                    s.offers[offers.first_place(seat, other) + place] if seat != other else i64(0)
                )
                if not offers.made_by(offer, seat, other):
                    continue
                known = viewer < 0 or viewer in (seat, other)
                if known or not offers.is_private(offer):
                    listed.append(_offer(int(seat), int(other), int(place), offer))
    return listed


def _offer(seat: int, other: int, place: int, offer: Offer) -> dict[str, object]:
    return {
        "seat": seat,
        "other": other,
        "place": place,
        "gold": int(offers.gold_given(offer)),
        "influence": int(offers.influence_given(offer)),
        "gold_asked": int(offers.gold_asked(offer)),
        "influence_asked": int(offers.influence_asked(offer)),
        "private": offers.is_private(offer),
        "decade": offers.for_decade(offer),
    }


def tiles_of(bag: Kinds) -> dict[str, object]:
    return _bag(bag, TREACHERY_NAMES)


def named(mask: i64, names: list[str]) -> list[str]:
    return [names[member] for member in members(mask)]


def _bag(bag: Kinds, names: list[str]) -> dict[str, object]:
    return {name: int(count(bag, i)) for i, name in enumerate(names) if count(bag, i)}


def _lanes(bag: Kinds, names: list[str]) -> dict[str, object]:
    return {name: int(count(bag, i)) for i, name in enumerate(names)}


# ---------------------------------------------------------------- reading


def load(game: Game, dump: object) -> PrincesState:
    source = as_dict(dump, "dump")
    base = read_base(game, source, True)
    s = read_table(game, source, base)
    s.pile = read_tiles(field(source, "pile"), "pile")
    for seat, entry in enumerate(as_list(field(source, "boards"), "boards", base.seats)):
        found = as_dict(entry, "boards")
        board = read_board(found)
        board.gold = as_int(field(found, "gold"), "gold", 0, LARGEST)
        board.influence = as_int(field(found, "influence"), "influence", 0, LARGEST)
        board.hand = read_tiles(field(found, "hand"), "hand")
        board.known = read_tiles(field(found, "known"), "known")
        board.given_up = read_tiles(field(found, "given_up"), "given_up")
        s.boards[seat] = board
    read_offers(s, field(source, "offers"))
    for seat, number in enumerate(as_list(field(source, "spoken"), "spoken", base.seats)):
        read_spoken(s, seat, number)
    check(s)
    return s


def new_state(game: Game, base: Base) -> PrincesState:
    """A position with nothing on the table."""
    negotiation = base.options["negotiation"]
    s = PrincesState(
        game,
        base.seats,
        base.options,
        base.chance,
        base.stack,
        base.drafts,
        base.decided,
        vec[Board]([new_board() for _ in range(base.seats)]),
        no_offers(),
        negotiation != "off",
        negotiation == "on",
        base.options["hidden_funds"] is True,
    )
    s.depth = base.depth
    return s


def read_table(game: Game, source: dict[str, object], base: Base) -> PrincesState:
    """A position with the open middle of the table and empty boards; the pile is still missing."""
    s = new_state(game, base)
    s.decade = as_int(field(source, "decade"), "decade", 0, LARGEST)
    s.wars = as_int(field(source, "wars"), "wars", 0, LARGEST)
    s.idle = as_int(field(source, "idle"), "idle", 0, LARGEST)
    s.status = _read_bag(field(source, "status"), "status", _CITIES)
    s.artists = _read_bag(field(source, "artists"), "artists", _CITIES)
    s.display = as_set(field(source, "display"), "display", _TILES)
    s.events = as_set(field(source, "events"), "events", _EVENTS)
    s.supply = _read_bag(field(source, "supply"), "supply", _TROOPS)
    owner = field(source, "pope")
    s.pope = -1 if owner is None else as_int(owner, "pope", 0, base.seats - 1)
    s.league_used = int(as_bool(field(source, "league_used"), "league_used"))
    s.discards = read_tiles(field(source, "discards"), "discards")
    s.drawn = as_int(field(source, "drawn"), "drawn", 0, LARGEST)
    s.rolls = as_int(field(source, "rolls"), "rolls", 0, LARGEST)
    return s


def read_board(source: dict[str, object]) -> Board:
    """What everybody sees of a player; funds and hand are still missing."""
    board = new_board()
    family = field(source, "family")
    board.family = -1 if family is None else as_name(family, "family", _FAMILIES)
    board.fees = as_int(field(source, "fees"), "fees", 0, LARGEST)
    board.tokens = as_int(field(source, "tokens"), "tokens", 0, LARGEST)
    board.troops = as_set(field(source, "troops"), "troops", _TROOPS)
    board.tiles = as_set(field(source, "tiles"), "tiles", _TILES)
    board.used = as_set(field(source, "used"), "used", _TILES)
    board.events = as_set(field(source, "events"), "events", _EVENTS)
    return board


def read_offers(s: PrincesState, value: object) -> None:
    found = no_offers()
    seats = int(s.seats)
    for entry in as_list(value, "offers"):
        one_offer = as_dict(entry, "offers")
        seat = as_int(field(one_offer, "seat"), "offers", 0, seats - 1)
        other = as_int(field(one_offer, "other"), "offers", 0, seats - 1)
        place = as_int(field(one_offer, "place"), "offers", 0, int(PLACES) - 1)
        if seat == other:
            raise BadPosition("princes-impossible-offers")
        at = offers.first_place(seat, other) + place
        if found[at]:
            raise BadPosition("princes-impossible-offers")
        found[at] = _read_offer(one_offer, seat, other)
    s.offers = found


def _read_offer(source: dict[str, object], seat: int, other: int) -> Offer:
    most = int(MOST_BID)
    return offers.make(
        seat,
        other,
        as_int(field(source, "gold"), "offers", 0, most),
        as_int(field(source, "influence"), "offers", 0, most),
        as_int(field(source, "gold_asked"), "offers", 0, most),
        as_int(field(source, "influence_asked"), "offers", 0, most),
        as_bool(field(source, "private"), "offers"),
        as_bool(field(source, "decade"), "offers"),
    )


def read_spoken(s: PrincesState, seat: int, number: object) -> None:
    s.spoken += i64(as_int(number, "spoken", 0, int(MOST_OFFERS))) * 8**seat


def read_tiles(value: object, where: str) -> Kinds:
    return _read_bag(value, where, _TREACHERY)


def _read_bag(value: object, where: str, names: dict[str, int]) -> Kinds:
    bag: Kinds = 0
    for name, number in as_dict(value, where).items():
        bag += i64(as_int(number, where, 0, 31)) * one(as_name(name, where, names))
    return bag
