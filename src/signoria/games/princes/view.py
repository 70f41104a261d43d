"""Who may know what. A view holds only what is named here: whatever is not, nobody sees."""

from __future__ import annotations

from signoria.core import auction
from signoria.core.game import Game
from signoria.core.kinds import Kinds, covers, kind_at, one, size
from signoria.core.numbers import i64, members
from signoria.core.position import check, heading, read_asked, read_base, read_viewer
from signoria.core.reading import as_dict, as_int, as_list, bad, field
from signoria.core.state import ARGS, SEAT, WIDTH
from signoria.games.princes import campaign
from signoria.games.princes.bidding import FROZEN
from signoria.games.princes.board import Board
from signoria.games.princes.campaign import ATTACKER, DEFENDER, NOBODY, POPE, leader, league, loyal
from signoria.games.princes.combat import strength
from signoria.games.princes.commitments import auction_at
from signoria.games.princes.position import (
    LARGEST,
    board_face,
    named,
    offers_of,
    read_board,
    read_offers,
    read_spoken,
    read_table,
    read_tiles,
    table,
    tiles_of,
)
from signoria.games.princes.purse import currency_of
from signoria.games.princes.questions import WAR
from signoria.games.princes.state import PrincesState
from signoria.games.princes.tables import (
    CITY_NAMES,
    CURRENCY_NAMES,
    GOLD_COUNTERS,
    INFLUENCE_COUNTERS,
    PRIZE_NAMES,
    TROOP_NAMES,
    all_treachery,
)
from signoria.games.princes.trading import TO, free_place, offers_made
from signoria.games.princes.veto import BY_LORENZO


def view(s: PrincesState, seat: int | None) -> dict[str, object]:
    """The table as a seat sees it, or a spectator (None); and the facts a careful player would have noted."""
    shown = heading(s, seat)
    shown["table"] = table(s)
    shown["active"] = int(s.active()) if s.depth and s.decade else None
    shown["auction"] = _auction(s)
    shown["war"] = _war(s)
    shown["boards"] = [_face(s, number, seat) for number in range(s.seats)]
    shown["offers"] = offers_of(s, s.seats if seat is None else seat)
    shown["spoken"] = 0 if seat is None else int(offers_made(s, seat))
    shown["answer"] = 0 if seat is None else int(s.drafts[seat])  # to a sealed question
    shown["facts"] = _facts(s)
    return shown


def _face(s: PrincesState, number: int, viewer: int | None) -> dict[str, object]:
    board = s.boards[number]
    face = board_face(board)
    face["in_hand"] = int(size(board.hand))
    face["hand_limit"] = None if board.family < 0 else int(board.hand_limit())
    face["face_down"] = int(size(board.given_up))
    if number == viewer:
        face["hand"] = tiles_of(board.hand)
        face["given_up"] = tiles_of(board.given_up)
    if number == viewer or not s.hidden_funds or s.depth == 0:  # all is shown at the end
        face["gold"] = int(board.gold)
        face["influence"] = int(board.influence)
    else:
        face["gold_counters"] = counters(int(board.gold), GOLD_COUNTERS)
        face["influence_counters"] = counters(int(board.influence), INFLUENCE_COUNTERS)
    return face


def counters(amount: int, values: list[int]) -> int:
    """The fewest counters that make an amount (R-26)."""
    number = 0
    for value in sorted(values, reverse=True):
        number += amount // value
        amount %= value
    return number


def _facts(s: PrincesState) -> dict[str, object]:
    """Funds follow from what all have seen; so do Bribe Cardinal tiles behind a bid for the Pope."""
    return {
        "gold": [int(board.gold) for board in s.boards],
        "influence": [int(board.influence) for board in s.boards],
        "known": [tiles_of(board.known) for board in s.boards],
    }


# ---------------------------------------------------------------- what goes on, in words of the game


def _auction(s: PrincesState) -> dict[str, object] | None:
    at = auction_at(s)
    if at < 0:
        return None
    prize = s.stack[at + ARGS + auction.PRIZE]
    holder = int(s.stack[at + ARGS + auction.HOLDER]) - 1
    return {
        "prize": PRIZE_NAMES[prize],
        "currency": CURRENCY_NAMES[currency_of(prize)],
        "highest": None if holder < 0 else int(s.stack[at + ARGS + auction.HIGHEST]),
        "holder": None if holder < 0 else holder,
        "bidder": int(s.stack[at + SEAT]),
        "bidders": members(s.stack[at + ARGS + auction.BIDDERS]),
        "frozen": members(s.stack[at + ARGS + FROZEN]),
    }


def _war(s: PrincesState) -> dict[str, object] | None:
    if s.depth < 2 or s.stack[WIDTH] != WAR:
        return None
    dice = int(campaign.number(s, campaign.DICE))
    papal = leader(s, POPE)
    return {
        "attacker": _side(s, ATTACKER),
        "defender": _side(s, DEFENDER),
        "league": None if papal == NOBODY else _papal(s),
        "black": dice >> 3 or None,
        "white": dice & 7 or None,
        "round": None if not dice else 1 + int(s.attacking()),
    }


def _side(s: PrincesState, side: i64) -> dict[str, object]:
    seat = leader(s, side)
    troops = loyal(s, side)
    return {
        "city": CITY_NAMES[campaign.city_of(s, side)],
        "condottiere": None if seat == NOBODY else int(seat),
        "bribed": [] if seat == NOBODY else named(s.boards[seat].troops & ~troops, TROOP_NAMES),
        "attack": int(strength(s, side, True)),
        "defence": int(strength(s, side, False)),
    }


def _papal(s: PrincesState) -> dict[str, object]:
    return {
        "side": "attacker" if league(s) == ATTACKER else "defender",
        "bribed": named(s.boards[s.pope].troops & ~loyal(s, POPE), TROOP_NAMES),
    }


# ---------------------------------------------------------------- back to a position


def outline(game: Game, seen: object) -> tuple[PrincesState, i64]:
    """A position that fits a view; the hidden tiles are dealt in order, to be dealt anew."""
    source = as_dict(seen, "view")
    base = read_base(game, source, False)
    middle = as_dict(field(source, "table"), "table")
    s = read_table(game, middle, base)
    viewer = read_viewer(source, base.seats)
    facts = as_dict(field(source, "facts"), "facts")
    gold = as_list(field(facts, "gold"), "gold", base.seats)
    influence = as_list(field(facts, "influence"), "influence", base.seats)
    known = as_list(field(facts, "known"), "known", base.seats)
    hidden: list[int] = []  # tiles of each hand that are not known, and those given up
    face_down: list[int] = []
    pool = _less(all_treachery(), s.discards)
    for seat, entry in enumerate(as_list(field(source, "boards"), "boards", base.seats)):
        face = as_dict(entry, "boards")
        board = read_board(face)
        board.gold = as_int(gold[seat], "gold", 0, LARGEST)
        board.influence = as_int(influence[seat], "influence", 0, LARGEST)
        board.known = read_tiles(known[seat], "known")
        board.hand = board.known
        if seat == viewer:
            board.hand = read_tiles(field(face, "hand"), "hand")
            board.given_up = read_tiles(field(face, "given_up"), "given_up")
        hidden.append(_number(face, "in_hand") - int(size(board.hand)))
        face_down.append(_number(face, "face_down") - int(size(board.given_up)))
        pool = _less(_less(pool, board.hand), board.given_up)
        s.boards[seat] = board
    for seat in range(base.seats):
        pool = _deal_in_order(pool, hidden[seat], s.boards[seat], True)
        pool = _deal_in_order(pool, face_down[seat], s.boards[seat], False)
    as_int(field(middle, "pile"), "pile", int(size(pool)), int(size(pool)))
    s.pile = pool
    read_offers(s, field(source, "offers"))
    if viewer >= 0:
        read_spoken(s, viewer, field(source, "spoken"))
        s.drafts[viewer] = as_int(field(source, "answer"), "answer", 0, BY_LORENZO)
    read_asked(s, source, viewer)
    _somebody_to_speak_to(s, viewer)
    check(s)
    return s, viewer


def _number(face: dict[str, object], name: str) -> int:
    return as_int(field(face, name), name, 0, 100)


def _less(pool: Kinds, part: Kinds) -> Kinds:
    if not covers(pool, part):
        raise bad("tiles")
    return pool - part


def _deal_in_order(pool: Kinds, number: int, board: Board, in_hand: bool) -> Kinds:
    """The first tiles of the pool go to a hand or to what was given up; what is left of it."""
    if not 0 <= number <= size(pool):
        raise bad("in_hand")
    for _n in range(number):
        tile = one(kind_at(pool, 0))
        if in_hand:
            board.hand += tile
        else:
            board.given_up += tile
        pool -= tile
    return pool


def _somebody_to_speak_to(s: PrincesState, viewer: i64) -> None:
    """Nobody else sees to whom an offer is being made: anybody who could be."""
    if not s.speaking:
        return
    speaker = s.stack[(s.depth - 1) * WIDTH + SEAT]
    if speaker == viewer or speaker < 0:
        return
    for other in range(s.seats):
        if other != speaker and free_place(s, speaker, other) >= 0:
            s.set_arg(TO, other)
            return
