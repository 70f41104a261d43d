"""A position of Renaissance as JSON and back. Names instead of numbers, so that a person can read and write it."""

from __future__ import annotations

from typing import Final

from signoria.core.game import Game
from signoria.core.numbers import bit, i64, members, vec, zeros
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
from signoria.games.renaissance.board import UNBOUNDED, Board, new_board
from signoria.games.renaissance.cards import MOST, Cards, count, one, size
from signoria.games.renaissance.diplomacy import (
    MOST_OFFERS,
    make_offer,
    offered_city,
    offered_to,
    offers_made,
    set_offer,
    wanted_city,
)
from signoria.games.renaissance.position_battle import battle_face, read_battle, read_slots, slots
from signoria.games.renaissance.setups import SETUP_NAMES
from signoria.games.renaissance.state import RenaissanceState
from signoria.games.renaissance.tables import (
    ARTIST_NAMES,
    ARTISTS,
    CARD_NAMES,
    CITY_NAMES,
    EXPANSIONS,
    KINDS,
    NATION_NAMES,
    TURNS,
    YEARS,
)

LARGEST: Final = 9999  # number of ducats or rolls that is believed

_ARTISTS: Final = numbered(ARTIST_NAMES)
_CARDS: Final = numbered(CARD_NAMES)
_CITIES: Final = numbered(CITY_NAMES)
_NATIONS: Final = numbered(NATION_NAMES)
_SETUPS: Final = numbered(SETUP_NAMES)
_COUNTERS: Final = ["drawn", "battles", "contracts", "rolls", "called"]

# ---------------------------------------------------------------- writing


def dump(s: RenaissanceState) -> dict[str, object]:
    written = identity(s)
    written.update(table(s))
    written["deck"] = cards(s.deck)
    boards: list[object] = []
    for board in s.boards:
        entry = board_face(board)
        entry["hand"] = cards(board.hand)
        entry.update(board_facts(board))
        boards.append(entry)
    written["boards"] = boards
    battle = s.battle
    if battle is not None:
        face = battle_face(battle)
        face["slots"] = [slots(battle.attacker.slots), slots(battle.defender.slots)]
        written["battle"] = face
    written["offers"] = offers_of(s, -1)
    written["spoken"] = [int(offers_made(s, seat)) for seat in range(s.seats)]
    written["stack"] = stack_of(s)
    written.update(secrets_of(s))
    return written


def table(s: RenaissanceState) -> dict[str, object]:
    """What lies in the middle, open to all; of the pile, how many cards it has."""
    return {
        "setup": None if s.setup < 0 else SETUP_NAMES[s.setup],
        "turn": int(s.turn),
        "war": s.war,
        "bonus": int(s.bonus),
        "powers": [NATION_NAMES[nation] for nation in members(s.powers)],
        "order": [int(s.seat_at(place)) for place in range(s.seats)],
        "ramparts": cities(s.ramparts),
        "castles": cities(s.castles),
        "palaces": cities(s.palaces),
        "artists": {
            ARTIST_NAMES[artist]: CITY_NAMES[city]
            for artist, city in enumerate(s.artist_at)
            if city >= 0
        },
        "pillaged": cities(s.pillaged),
        "banked": cities(s.banked),
        "swapped": cities(s.swapped),
        "given": [
            [seat, other]
            for seat in range(s.seats)
            for other in range(s.seats)
            if (s.given >> (6 * seat + other)) & 1
        ],
        "deck": int(size(s.deck)),
        "discards": cards(s.discards),
        "combat": {
            "sources": cities(s.sources),
            "gained": cities(s.gained),
            "targets": cities(s.targets),
            "attacked": members(s.attacked),
            "attacks": int(s.attacks),
        },
        "counters": {
            "drawn": int(s.drawn),
            "battles": int(s.battles),
            "contracts": int(s.contracts),
            "rolls": int(s.rolls),
            "called": int(s.called),
        },
    }


def offers_of(s: RenaissanceState, viewer: int) -> list[object]:
    """Open offers of a swap that a seat may know of; -1: all."""
    listed: list[object] = []
    for seat in range(s.seats):
        offer = s.offers[seat]
        if offer and (viewer < 0 or viewer in (seat, int(offered_to(offer)))):
            listed.append(
                {
                    "seat": seat,
                    "to": int(offered_to(offer)),
                    "city": CITY_NAMES[offered_city(offer)],
                    "for": CITY_NAMES[wanted_city(offer)],
                }
            )
    return listed


def board_face(board: Board) -> dict[str, object]:
    """What everybody sees of a player."""
    return {
        "nation": None if board.nation < 0 else NATION_NAMES[board.nation],
        "ducats": int(board.ducats),
        "scored": [int(board.points_of(turn + 1)) for turn in range(len(YEARS))],
        "cities": cities(board.cities),
        "start": cities(board.start),
        "shown": cards(board.shown),
        "spent": cards(board.spent),
        "base": None if board.base == 0 else CITY_NAMES[board.base - 1],
        "sailed": int(board.sailed),
        "married": members(board.married),
    }


def board_facts(board: Board) -> dict[str, object]:
    """What a careful player has written down about a hand."""
    return {
        "known": cards(board.known),
        "most_blue": None if board.most_blue == UNBOUNDED else int(board.most_blue),
    }


def cards(bag: Cards) -> dict[str, object]:
    return {CARD_NAMES[kind]: int(count(bag, kind)) for kind in range(KINDS) if count(bag, kind)}


def cities(mask: i64) -> list[str]:
    return [CITY_NAMES[city] for city in members(mask)]


# ---------------------------------------------------------------- reading


def load(game: Game, dump: object) -> RenaissanceState:
    source = as_dict(dump, "dump")
    base = read_base(game, source, True)
    s = read_table(game, source, base)
    s.deck = read_cards(field(source, "deck"), "deck")
    for seat, entry in enumerate(as_list(field(source, "boards"), "boards", base.seats)):
        found = as_dict(entry, "boards")
        board = read_board(found, base.seats)
        board.hand = read_cards(field(found, "hand"), "hand")
        read_facts(found, board)
        s.boards[seat] = board
    if "battle" in source:
        face = as_dict(field(source, "battle"), "battle")
        s.battle = read_battle(face, base.seats)
        listed = as_list(field(face, "slots"), "slots", 2)
        s.battle.attacker.slots = read_slots(listed[0])
        s.battle.defender.slots = read_slots(listed[1])
    read_offers(s, field(source, "offers"))
    for seat, number in enumerate(as_list(field(source, "spoken"), "spoken", base.seats)):
        s.spoken += i64(as_int(number, "spoken", 0, int(MOST_OFFERS))) * bit(3 * i64(seat))
    check(s)
    return s


def new_state(game: Game, base: Base) -> RenaissanceState:
    """A position in which nothing has happened yet."""
    options = base.options
    s = RenaissanceState(
        game,
        base.seats,
        options,
        base.chance,
        base.stack,
        base.drafts,
        base.decided,
        vec[Board]([new_board() for _ in range(base.seats)]),
        vec[i64]([-1] * ARTISTS),
        options["state_powers"] is True,
        options["yellow_cards_during_expansion"] is True,
        options["artist_pr_cap_per_province"] == 1,
        options["negotiation"] == "on",
        zeros(base.seats),
    )
    s.depth = base.depth
    return s


def read_table(game: Game, source: dict[str, object], base: Base) -> RenaissanceState:
    """A position with the open middle of the table and empty boards; pile and battle are still missing."""
    s = new_state(game, base)
    setup = field(source, "setup")
    s.setup = -1 if setup is None else as_name(setup, "setup", _SETUPS)
    s.turn = as_int(field(source, "turn"), "turn", 0, TURNS)
    s.war = as_bool(field(source, "war"), "war")
    s.bonus = as_int(field(source, "bonus"), "bonus", 0, 3)
    s.powers = as_set(field(source, "powers"), "powers", _NATIONS)
    for place, seat in enumerate(as_list(field(source, "order"), "order", base.seats)):
        s.order |= i64(as_int(seat, "order", 0, base.seats - 1)) << (3 * i64(place))
    s.ramparts = read_cities(source, "ramparts")
    s.castles = read_cities(source, "castles")
    s.palaces = read_cities(source, "palaces")
    _read_artists(s, as_dict(field(source, "artists"), "artists"))
    s.pillaged = read_cities(source, "pillaged")
    s.banked = read_cities(source, "banked")
    s.swapped = read_cities(source, "swapped")
    s.discards = read_cards(field(source, "discards"), "discards")
    for pair in as_list(field(source, "given"), "given"):
        seats = [as_int(seat, "given", 0, base.seats - 1) for seat in as_list(pair, "given", 2)]
        s.given |= bit(6 * i64(seats[0]) + i64(seats[1]))
    combat = as_dict(field(source, "combat"), "combat")
    s.sources = read_cities(combat, "sources")
    s.gained = read_cities(combat, "gained")
    s.targets = read_cities(combat, "targets")
    s.attacked = read_seats(combat, "attacked", base.seats)
    s.attacks = as_int(field(combat, "attacks"), "attacks", 0, 99)
    counters = as_dict(field(source, "counters"), "counters")
    numbers = [as_int(field(counters, name), name, 0, LARGEST) for name in _COUNTERS]
    s.drawn, s.battles, s.contracts, s.rolls, s.called = numbers
    return s


def read_offers(s: RenaissanceState, value: object) -> None:
    for entry in as_list(value, "offers"):
        found = as_dict(entry, "offers")
        seat = as_int(field(found, "seat"), "offers", 0, int(s.seats) - 1)
        offer = make_offer(
            as_int(field(found, "to"), "offers", 0, int(s.seats) - 1),
            as_name(field(found, "city"), "offers", _CITIES),
            as_name(field(found, "for"), "offers", _CITIES),
        )
        set_offer(s, seat, offer)


def _read_artists(s: RenaissanceState, source: dict[str, object]) -> None:
    places = s.artist_at
    for name, city in source.items():
        place = as_name(city, "artists", _CITIES)
        places[as_name(name, "artists", _ARTISTS)] = place
        s.artists |= bit(place)


def read_board(source: dict[str, object], seats: int) -> Board:
    """What everybody sees of a player; the hand is still missing."""
    board = new_board()
    nation = field(source, "nation")
    board.nation = -1 if nation is None else as_name(nation, "nation", _NATIONS)
    board.ducats = as_int(field(source, "ducats"), "ducats", 0, LARGEST)
    for turn, points in enumerate(as_list(field(source, "scored"), "scored", len(YEARS))):
        board.score(turn + 1, as_int(points, "scored", 0, 255))
    board.cities = read_cities(source, "cities")
    board.start = read_cities(source, "start")
    board.shown = read_cards(field(source, "shown"), "shown")
    board.spent = read_cards(field(source, "spent"), "spent")
    base = field(source, "base")
    board.base = 0 if base is None else as_name(base, "base", _CITIES) + 1
    board.sailed = as_int(field(source, "sailed"), "sailed", 0, int(EXPANSIONS))
    board.married = read_seats(source, "married", seats)
    return board


def read_facts(source: dict[str, object], board: Board) -> None:
    board.known = read_cards(field(source, "known"), "known")
    most = field(source, "most_blue")
    board.most_blue = UNBOUNDED if most is None else as_int(most, "most_blue", 0, UNBOUNDED - 1)


def read_cards(value: object, where: str) -> Cards:
    bag: Cards = 0
    for name, number in as_dict(value, where).items():
        bag += i64(as_int(number, where, 0, MOST)) * one(as_name(name, where, _CARDS))
    return bag


def read_cities(source: dict[str, object], name: str) -> i64:
    return as_set(field(source, name), name, _CITIES)


def read_seats(source: dict[str, object], name: str, seats: int) -> i64:
    mask: i64 = 0
    for entry in as_list(field(source, name), name):
        seat = bit(as_int(entry, name, 0, seats - 1))
        if mask & seat:
            raise bad(name)
        mask |= seat
    return mask
