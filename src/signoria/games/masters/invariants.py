"""What holds in every position of Masters: nothing is lost, nothing is twice, nothing lies where it may not."""

from __future__ import annotations

from signoria.core.numbers import bit, bits_in, i64
from signoria.core.state import ALL
from signoria.games.masters import questions as q
from signoria.games.masters.bag import MOST, RESOURCES, amount, covers
from signoria.games.masters.board import INACTIVE, Board
from signoria.games.masters.market import marble
from signoria.games.masters.solo import UNDECIDED
from signoria.games.masters.state import MastersState
from signoria.games.masters.tables import (
    CARD_DECK,
    CARD_NAMES,
    CARDS_TO_END,
    CELLS,
    COLOURS,
    DECK_CARDS,
    DECKS,
    LEADERS_DEALT,
    LEADERS_KEPT,
    LEVELS,
    MARBLE_COUNTS,
    POPE_SPACE,
    SECTIONS,
    SLOTS,
)
from signoria.games.masters.warehouse import fits


def broken(s: MastersState) -> list[str]:
    """The names of the invariants that do not hold."""
    faults: list[str] = []
    if not _marbles(s):
        faults.append("marbles")
    if not _cards(s):
        faults.append("cards")
    if not _slots(s):
        faults.append("slots")
    if not _leaders(s):
        faults.append("leaders")
    if not _warehouses(s):
        faults.append("warehouse")
    if not _track(s):
        faults.append("track")
    if not faults and not _questions(s):
        faults.append("question")
    return faults


def _marbles(s: MastersState) -> bool:
    """MAS-CMP-02"""
    counts = [0] * len(MARBLE_COUNTS)
    for cell in range(CELLS + 1):
        kind = marble(s.market, cell)
        if kind >= len(counts):
            return False
        counts[kind] += 1
    return counts == MARBLE_COUNTS


def _cards(s: MastersState) -> bool:
    """Every card is in its deck or in one slot; only Lorenzo takes any out of the game."""
    seen = s.grid
    for seat in range(s.seats):
        for slot in range(SLOTS):
            for level in range(LEVELS):
                card = s.boards[seat].card(slot, level)
                if card >= 0:
                    if (seen >> card) & 1:
                        return False
                    seen |= bit(card)
    for deck in range(DECKS):
        left = s.grid & DECK_CARDS[deck]
        top = s.tops[deck]
        if (left == 0) != (top < 0) or (top >= 0 and not (left >> top) & 1):
            return False
    return s.solo or bits_in(seen) == len(CARD_NAMES)


def _slots(s: MastersState) -> bool:
    """Levels I, II, III from the bottom up, and never more than seven cards (MAS-END-07)."""
    for seat in range(s.seats):
        board = s.boards[seat]
        if board.cards() > CARDS_TO_END:
            return False
        for slot in range(SLOTS):
            for level in range(board.height(slot)):
                if CARD_DECK[board.card(slot, level)] // COLOURS != level:
                    return False
    return True


def _leaders(s: MastersState) -> bool:
    """Four to each seat, none twice; two at most are kept."""
    seen: i64 = 0
    keeping = s.depth > 0 and s.asking() == q.KEEP
    for seat in range(s.seats):
        board = s.boards[seat]
        held = bits_in(board.hand) + bits_in(board.in_play)
        all_four = board.hand | board.in_play | board.gone
        if held + bits_in(board.gone) != LEADERS_DEALT or bits_in(all_four) != LEADERS_DEALT:
            return False
        if all_four & seen or (held > LEADERS_KEPT and not keeping):
            return False
        if keeping and (bits_in(board.hand) != LEADERS_DEALT or s.drafts[seat] & ~board.hand):
            return False
        seen |= all_four
    return True


def _warehouses(s: MastersState) -> bool:
    """MAS-WHS-01..03"""
    for seat in range(s.seats):
        board = s.boards[seat]
        if not fits(board.warehouse, board.depots()) or board.strongbox < 0:
            return False
    return True


def _track(s: MastersState) -> bool:
    """A report is held as soon as a marker reaches its Pope space, and decides every tile of its section."""
    furthest = s.cross
    for seat in range(s.seats):
        furthest = max(furthest, s.boards[seat].faith)
        for section in range(SECTIONS):
            side = s.boards[seat].tile(section)
            if side > 2 or (side == INACTIVE) == (section < s.reports):
                return False
    return s.reports == SECTIONS or furthest < POPE_SPACE[s.reports]


# ---------------------------------------------------------------- the question on top


def _questions(s: MastersState) -> bool:
    """The stack is a setup question alone, or a turn with at most one question above it."""
    if s.depth == 0:
        return s.first >= 0 and (s.ending or s.result != UNDECIDED)
    bottom = s.stack[0]
    if bottom == q.KEEP:
        return s.depth == 1 and s.stack[1] == ALL and s.first < 0 and _keeps(s)
    if s.first < 0 or s.stack[1] < 0:
        return False
    if bottom == q.COMPENSATION:
        return s.depth == 1 and 1 <= s.arg(0) <= 2 and s.arg(1) < RESOURCES and s.arg(2) < s.seats
    if s.depth == 1:
        return bottom == q.TURN or (bottom == q.AFTER and s.boards[s.stack[1]].hand != 0)
    return (
        bottom == q.TURN
        and s.depth == 2
        and s.stack[9] == s.stack[1]
        and _step(s, s.boards[s.stack[1]])
    )


def _keeps(s: MastersState) -> bool:
    owing = s.arg(0)
    if owing == 0 or owing >> s.seats:
        return False
    for seat in range(s.seats):
        picked = bits_in(s.drafts[seat])
        if (picked < LEADERS_KEPT) != ((owing >> seat) & 1 == 1):
            return False
    return True


def _step(s: MastersState, board: Board) -> bool:
    """The numbers of a question within a main action."""
    question = s.asking()
    if question == q.WHITES:
        return 1 <= s.arg(0) <= 4 and bits_in(board.marbles()) == 2 and _small(s.arg(1))
    if question == q.STORE:
        return (
            s.arg(0) < RESOURCES
            and _small(s.arg(1))
            and amount(s.arg(1), s.arg(0)) > 0
            and s.arg(2) <= 4
        )
    if not covers(board.stock(), s.arg(1)) or s.arg(1) < 0:
        return False
    if question == q.PAY_CARD:
        return s.arg(0) < DECKS * SLOTS and s.arg(2) < RESOURCES and s.tops[s.arg(0) // SLOTS] >= 0
    if question == q.PAY_PRODUCTION:
        return (
            s.arg(0) < 256
            and s.arg(2) < RESOURCES
            and _produces(board, s.arg(0))
            and _small(s.arg(4))
        )
    if question in (q.SPEND, q.GAIN, q.PRODUCE):
        return (
            0 < s.arg(0) < 256
            and s.arg(2) <= 4
            and s.arg(3) < RESOURCES
            and _produces(board, s.arg(0))
        )
    return False


def _produces(board: Board, chosen: i64) -> bool:
    for slot in range(SLOTS):
        if (chosen >> (1 + slot)) & 1 and board.height(slot) == 0:
            return False
    return (chosen >> (1 + SLOTS)) & ~board.productions() == 0


def _small(bag: i64) -> bool:
    """Four lanes with a few pieces each."""
    if bag < 0:
        return False
    for resource in range(RESOURCES):
        if amount(bag, resource) > MOST // 2:
            return False
    return True
