"""What holds in every position of Masters: nothing is lost, nothing is twice, nothing lies where it may not."""

from __future__ import annotations

from signoria.core.numbers import bit, bits_in, i64
from signoria.games.masters import questions as q
from signoria.games.masters.board import ACTIVE, DISCARDED, INACTIVE
from signoria.games.masters.fitting import question_fits
from signoria.games.masters.market import marble
from signoria.games.masters.solo import UNDECIDED, solo_result
from signoria.games.masters.state import MastersState
from signoria.games.masters.tables import (
    CARD_DECK,
    CARD_NAMES,
    CARDS_TO_END,
    CELLS,
    COLOURS,
    DECK_CARDS,
    DECKS,
    LAST_SPACE,
    LEADERS_DEALT,
    LEADERS_KEPT,
    LEVELS,
    MARBLE_COUNTS,
    POPE_SPACE,
    SECTION_FIRST,
    SECTIONS,
    SLOTS,
    TOKEN_RESHUFFLES,
    TOKENS,
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
    if not _end(s):
        faults.append("end")
    if not faults and not question_fits(s):
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
        board = s.boards[seat]
        furthest = max(furthest, board.faith)
        for section in range(SECTIONS):
            side = board.tile(section)
            if side > DISCARDED or (side == INACTIVE) == (section < s.reports):
                return False
            if side == ACTIVE and board.faith < SECTION_FIRST[section]:
                return False
    if s.reports and furthest < POPE_SPACE[s.reports - 1]:
        return False
    return s.reports == SECTIONS or furthest < POPE_SPACE[s.reports]


def _end(s: MastersState) -> bool:
    """The last round has begun exactly if somebody brought it about; a solo game has a result exactly if it is over."""
    if s.solo:
        return not s.ending and (s.result == UNDECIDED) == (s.depth > 0) and _lorenzo(s)
    due = False
    for seat in range(s.seats):
        board = s.boards[seat]
        due = due or board.faith == LAST_SPACE or board.cards() >= CARDS_TO_END
    return s.ending == due and (s.depth > 0 or due)


def _lorenzo(s: MastersState) -> bool:
    """A token that reshuffles is never set aside, so that there is always one to draw (MAS-SOL-08)."""
    for token in range(i64(TOKENS)):
        if (s.used_tokens >> token) & 1 and TOKEN_RESHUFFLES[token]:
            return False
    if s.depth == 2:  # in the middle of a main action nothing is decided yet (MAS-R-20)
        return True
    return s.result == solo_result(s)
