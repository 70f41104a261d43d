"""Who may know what. A view holds only what is named here: whatever is not, nobody sees."""

from __future__ import annotations

from typing import Final

from signoria.core.chance import Random
from signoria.core.game import Game
from signoria.core.numbers import bit, i64, vec, zeros
from signoria.core.position import check, heading, read_asked, read_base, read_viewer
from signoria.core.reading import as_dict, as_int, as_list, bad, field
from signoria.games.renaissance.actions import HIRED
from signoria.games.renaissance.battle import Battle
from signoria.games.renaissance.cards import Cards, covers, one, size
from signoria.games.renaissance.dealing import deal_unseen
from signoria.games.renaissance.diplomacy import MOST_OFFERS, may_give, offers_made
from signoria.games.renaissance.places import (
    castles_left,
    palaces_left,
    plunder_counters_left,
    ramparts_left,
)
from signoria.games.renaissance.position import (
    board_face,
    board_facts,
    cards,
    offers_of,
    read_board,
    read_cards,
    read_facts,
    read_offers,
    read_table,
    table,
)
from signoria.games.renaissance.position_battle import battle_face, read_battle, read_slots, slots
from signoria.games.renaissance.questions import GIFT
from signoria.games.renaissance.state import RenaissanceState
from signoria.games.renaissance.tables import ALL_CARDS, CONDOTTIERE
from signoria.games.renaissance.unseen import forget_picks, is_concealed

_PICKS: Final = 1 << 40


def view(s: RenaissanceState, seat: int | None) -> dict[str, object]:
    """The table as a seat sees it, or a spectator (None); and the facts a careful player would have noted."""
    boards: list[object] = []
    for number in range(s.seats):
        board = s.boards[number]
        face = board_face(board)
        face["points"] = int(board.points())
        face["in_hand"] = int(size(board.hand))
        if number == seat:
            face["hand"] = cards(board.hand)
        boards.append(face)
    shown = heading(s, seat)
    shown["table"] = _middle(s, seat)
    shown["boards"] = boards
    shown["offers"] = offers_of(s, int(s.seats) if seat is None else seat)
    shown["spoken"] = 0 if seat is None else int(offers_made(s, seat))
    facts: dict[str, object] = {"hands": [board_facts(board) for board in s.boards]}
    if seat is not None:
        facts["picked"] = int(s.drafts[seat])
    shown["facts"] = facts
    return shown


def _middle(s: RenaissanceState, seat: int | None) -> dict[str, object]:
    middle = table(s)
    middle["supply"] = {
        "ramparts": int(ramparts_left(s)),
        "castles": int(castles_left(s)),
        "palaces": int(palaces_left(s)),
        "plunder_counters": int(plunder_counters_left(s)),
    }
    battle = s.battle
    if battle is not None:
        middle["battle"] = _battle(battle, -1 if seat is None else seat)
    return middle


def _battle(battle: Battle, viewer: i64) -> dict[str, object]:
    """Cards that lie face down are shown to nobody but their owner, only their number (REN-CBT-12)."""
    face = battle_face(battle)
    concealed = is_concealed(battle, viewer)
    face["slots"] = [
        None if concealed else slots(battle.attacker.slots),
        slots(battle.defender.slots),  # laid down and revealed in one step
    ]
    return face


# ---------------------------------------------------------------- a position from a view


def outline(game: Game, seen: object) -> tuple[RenaissanceState, i64]:
    """A position that fits a view; the hidden cards of the others are dealt anyhow, to be dealt anew."""
    source = as_dict(seen, "view")
    base = read_base(game, source, False)
    middle = as_dict(field(source, "table"), "table")
    s = read_table(game, middle, base)
    viewer = read_viewer(source, base.seats)
    facts = as_dict(field(source, "facts"), "facts")
    hands = as_list(field(facts, "hands"), "hands", base.seats)
    sizes = zeros(base.seats)
    pool = _less(ALL_CARDS, s.discards)
    for seat, entry in enumerate(as_list(field(source, "boards"), "boards", base.seats)):
        face = as_dict(entry, "boards")
        board = read_board(face, base.seats)
        read_facts(as_dict(hands[seat], "hands"), board)
        board.hand = board.known
        if seat == viewer:
            board.hand = read_cards(field(face, "hand"), "hand")
        sizes[seat] = as_int(field(face, "in_hand"), "in_hand", 0, 80) - size(board.hand)
        if sizes[seat] < 0:
            raise bad("in_hand")
        pool = _less(_less(pool, board.hand), board.shown)
        s.boards[seat] = board
    if viewer >= 0:
        s.drafts[viewer] = as_int(field(facts, "picked"), "picked", 0, _PICKS)
        spoken = as_int(field(source, "spoken"), "spoken", 0, int(MOST_OFFERS))
        s.spoken = i64(spoken) * bit(3 * i64(viewer))
    read_asked(s, source, viewer)
    read_offers(s, field(source, "offers"))
    if "battle" in middle:
        pool = _read_battle(s, as_dict(middle["battle"], "battle"), viewer, pool)
    forget_picks(s, viewer)
    _somebody_to_give_to(s, viewer)
    _deal(s, viewer, pool, sizes)
    as_int(field(middle, "deck"), "deck", int(size(s.deck)), int(size(s.deck)))
    check(s)
    return s, viewer


def _somebody_to_give_to(s: RenaissanceState, viewer: i64) -> None:
    """Nobody else sees to whom a gift is being made: anybody who could be."""
    if s.depth == 0 or s.asking() != GIFT or s.next_seat() == viewer:
        return
    for other in range(s.seats):
        if may_give(s, s.next_seat(), other):
            s.set_arg(0, other)
            return


def _deal(s: RenaissanceState, viewer: i64, pool: Cards, sizes: vec[i64]) -> None:
    """A view that no deal fits is not one."""
    hidden: i64 = 0
    for cards_hidden in sizes:
        hidden += cards_hidden
    if hidden > size(pool):
        raise bad("cards")
    try:
        s.deck = deal_unseen(s, viewer, pool, sizes, Random(0))
    except (AssertionError, IndexError):
        raise bad("cards") from None


def _read_battle(s: RenaissanceState, source: dict[str, object], viewer: i64, pool: Cards) -> Cards:
    """The battle, and what is left of the pool without the cards engaged in it that are seen."""
    battle = read_battle(source, int(s.seats))
    s.battle = battle
    listed = as_list(field(source, "slots"), "slots", 2)
    battle.defender.slots = read_slots(listed[1])
    if listed[0] is None:
        face = as_dict(source["attacker"], "attacker")
        battle.attacker.slots = (HIRED + 1) * 17  # to be dealt
        if as_int(field(face, "red"), "red", 0, 1):
            battle.attacker.slots |= (HIRED + 1) << 8
        return _less(pool, battle.attacker.hired * one(CONDOTTIERE))
    battle.attacker.slots = read_slots(listed[0])
    for side in (battle.attacker, battle.defender):
        pool = _less(pool, side.troops)
        if not battle.revealed:
            for place in range(3):
                kind = side.slot(place)
                if 0 <= kind < HIRED:
                    pool = _less(pool, one(kind))
                elif kind == HIRED:
                    pool = _less(pool, one(CONDOTTIERE))
    return pool


def _less(pool: Cards, part: Cards) -> Cards:
    if not covers(pool, part):
        raise bad("cards")
    return pool - part
