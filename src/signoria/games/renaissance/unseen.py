"""What a player does not know: hidden cards, and answers that nobody has seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.core.chance import Random
from signoria.core.numbers import bit, i64, zeros
from signoria.core.state import ARGS, KIND
from signoria.games.renaissance import questions as q
from signoria.games.renaissance.actions import HIRED
from signoria.games.renaissance.battle import Battle
from signoria.games.renaissance.cards import one, size
from signoria.games.renaissance.dealing import deal_unseen
from signoria.games.renaissance.diplomacy import offered_to, set_offer
from signoria.games.renaissance.hiring import first_draft

if TYPE_CHECKING:
    from signoria.games.renaissance.state import RenaissanceState


def redeal(s: RenaissanceState, viewer: i64, random: Random) -> None:
    forget_picks(s, viewer)
    _forget_offers(s, viewer)
    pool = s.deck
    sizes = zeros(s.seats)
    for seat in range(s.seats):
        if seat != viewer:
            board = s.boards[seat]
            pool += board.hand - board.known
            sizes[seat] = size(board.hand) - size(board.known)
            board.hand = board.known
    battle = s.battle
    if battle is not None and is_concealed(battle, viewer):
        for place in range(3):
            kind = battle.attacker.slot(place)
            if 0 <= kind < HIRED:
                pool += one(kind)
    s.deck = deal_unseen(s, viewer, pool, sizes, random)
    s.chance = random.chance()


def is_concealed(battle: Battle, viewer: i64) -> bool:
    """Does the attacker's commitment lie face down before this viewer?"""
    attacker = battle.attacker
    return attacker.committed and not battle.revealed and attacker.seat != viewer


def _forget_offers(s: RenaissanceState, viewer: i64) -> None:
    """Offers between others, and how many they have made, are not known."""
    if not s.negotiation:
        return
    for seat in range(s.seats):
        if seat != viewer and offered_to(s.offers[seat]) != viewer:
            set_offer(s, seat, 0)
    if viewer >= 0:
        s.spoken &= 7 * bit(3 * viewer)
    else:
        s.spoken = 0


# ---------------------------------------------------------------- answers that nobody has seen


def forget_picks(s: RenaissanceState, viewer: i64) -> None:
    """Sealed answers, and the picks of a move not yet complete, are not known: in an imagined position the others owe
    them again. That somebody is ready, everybody has seen."""
    if s.depth == 0:
        return
    ready = s.stack[ARGS]
    s.hand_back(viewer)
    if s.stack[KIND] == q.READY:
        s.stack[ARGS] = ready
    for seat in range(s.seats):
        if seat != viewer:
            s.drafts[seat] = 0
    if s.asking() == q.COMMIT and s.next_seat() != viewer:
        battle = s.battle
        assert battle is not None
        seat = s.next_seat()
        s.drafts[seat] = first_draft(s, battle, battle.side_of(seat))
