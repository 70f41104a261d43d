"""The course of turns: who is next, the phases, what happens at the end of a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.core.numbers import bit, bits_in, i64
from signoria.games.artigiano import events
from signoria.games.artigiano import questions as q
from signoria.games.artigiano.abilities import LOCK, POACHED_CARDS, POACHER, SLOTS_ADDED
from signoria.games.artigiano.deck import cards_left, draw
from signoria.games.artigiano.effects import NO_DRAW
from signoria.games.artigiano.ending import PILE_EMPTY, end_game
from signoria.games.artigiano.goals import PRINCELY
from signoria.games.artigiano.knowledge import arrive
from signoria.games.artigiano.log import copier_ready, last_turn
from signoria.games.artigiano.moving import extra_slots_of
from signoria.games.artigiano.people import BUILT, COMING, LAST, PLACEMENTS, SKIP
from signoria.games.artigiano.piles import HAND, SHIELD, STOCK, is_empty, put, size
from signoria.games.artigiano.places import ON_STOCK, is_in_zone
from signoria.games.artigiano.tables import FOUNDATION, HAND_SIZE
from signoria.games.artigiano.taking import take_at_random

if TYPE_CHECKING:
    from signoria.games.artigiano.state import ArtigianoState


def begin_turn(s: ArtigianoState, seat: i64) -> None:
    """The turn of a seat, or of the next one whose turn is not skipped."""
    while True:
        coming = s.people[COMING + seat]
        s.people[COMING + seat] = 0
        s.sheltered &= ~bit(seat)
        if not coming & SKIP:
            break
        s.tell(events.TURN_SKIPPED, seat)
        if s.extra:
            s.extra -= 1
        else:
            seat = (seat + 1) % s.seats
    s.active = seat
    s.castles[s.side_of(seat)].open_end = 0
    s.castles[s.side_of(seat)].met = -1
    s.turn += 1
    s.current = coming
    s.undrawn = False
    s.acted = 0
    s.aimed = 0
    s.destroyed = 0
    s.from_stock = 0
    s.did = 0
    s.tell(events.TURN_BEGAN, seat)
    if copier_ready(s, seat):
        s.push(q.COPY, seat)
    else:
        begin_phase_1(s)


def begin_phase_1(s: ArtigianoState) -> None:
    """Without a card in hand and without a usable stock there is nothing to do (ART-RUL-14)."""
    if is_empty(s.sets, HAND + s.active) and not can_play_stock(s, s.active):
        begin_phase_2(s)
    else:
        s.push(q.ACT, s.active)


def begin_phase_2(s: ArtigianoState) -> None:
    side = s.side_of(s.active)
    place = not is_blocked(s, side) and (room(s, side) or shielded_room(s, side))
    if place and not is_empty(s.sets, HAND + s.active):
        s.push(q.STORE, s.active)
    else:
        s.push(q.DRAW, s.active)


def placements(s: ArtigianoState) -> i64:
    """How many materials the operation "place" allows on this turn (ART-RUL-32)."""
    return max(s.current >> PLACEMENTS, 1)


# ---------------------------------------------------------------- stocks


def is_blocked(s: ArtigianoState, side: i64) -> bool:
    return s.lies[LOCK] == ON_STOCK + side


def room(s: ArtigianoState, side: i64) -> i64:
    """Free ordinary places."""
    return s.slots - size(s.sets, STOCK + side)


def shielded_room(s: ArtigianoState, side: i64) -> i64:
    if not extra_slots_of(s, side):
        return 0
    return SLOTS_ADDED - size(s.sets, SHIELD + side)


def can_play_stock(s: ArtigianoState, seat: i64) -> bool:
    side = s.side_of(seat)
    if is_blocked(s, side):
        return False
    return not is_empty(s.sets, STOCK + side) or not is_empty(s.sets, SHIELD + side)


# ---------------------------------------------------------------- phase 3 and the end of the turn


def draw_up(s: ArtigianoState, seat: i64) -> None:
    """Up to five cards; an empty pile ends the game as soon as one is missing (ART-END-02)."""
    s.pop()
    if s.current & NO_DRAW or s.undrawn:
        s.tell(events.NOT_DRAWN, seat)
    else:
        while size(s.sets, HAND + seat) < HAND_SIZE:
            if not cards_left(s):
                s.tell(events.PILE_RAN_OUT, seat)
                end_game(s, PILE_EMPTY)
                return
            copy = draw(s, seat)
            put(s.sets, HAND + seat, copy)
            arrive(s, HAND + seat, copy, s.known[copy])
            s.tell_apart(events.DRAWN, bit(seat) | s.known[copy], seat, copy)
    victims = _victims(s, seat)
    if victims:
        s.push(q.POACH, seat, victims)
    else:
        end_turn(s)


def _victims(s: ArtigianoState, seat: i64) -> i64:
    """Opponents with cards who have lately built a 4 or 5 from hand (ART-RUL-63)."""
    side = s.side_of(seat)
    if not is_in_zone(s, POACHER, side):
        return 0
    since = last_turn(s, side)
    mask: i64 = 0
    for other in range(s.seats):
        if (
            s.side_of(other) != side
            and s.people[BUILT + other] > since
            and not is_empty(s.sets, HAND + other)
        ):
            mask |= bit(other)
    return mask


def poach(s: ArtigianoState, seat: i64, victim: i64) -> None:
    """Named in rising order, one after the other."""
    for _n in range(POACHED_CARDS):
        take_at_random(s, seat, victim)
    left = s.arg(0) & ~(bit(victim + 1) - 1)
    s.set_arg(0, left)
    if not left:
        stop_poaching(s)


def stop_poaching(s: ArtigianoState) -> None:
    s.pop()
    end_turn(s)


def end_turn(s: ArtigianoState) -> None:
    seat = s.active
    castle = s.castles[s.side_of(seat)]
    s.people[LAST + seat] = s.turn
    castle.met = -1
    castle.streaks = streak(s, castle.streaks, 0) | streak(s, castle.streaks, 1) << 4
    for event in range(i64(2)):
        longest = max((castle.streaks >> (4 * event)) & 15, (castle.records >> (4 * event)) & 15)
        castle.records = (castle.records & ~(15 * bit(4 * event))) | longest << (4 * event)
    if bits_in(castle.shown & PRINCELY) > 0 and not (castle.completed >> FOUNDATION) & 1:
        castle.open_end = 1  # ART-RUL-84: whoever has turned up another one
    if s.extra:
        s.extra -= 1
        begin_turn(s, seat)
    else:
        begin_turn(s, (seat + 1) % s.seats)


def streak(s: ArtigianoState, streaks: i64, event: i64) -> i64:
    """Turns in a row, the one that is ending included (ART-RUL-79)."""
    if not (s.did >> event) & 1:
        return 0
    return min(((streaks >> (4 * event)) & 15) + 1, 15)
