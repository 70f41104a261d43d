"""An action is carried out: protections first, then the steps of its effect one after the other.

The frame ACTION waits below the questions of its steps. A step is called again after each answer until it says that it
is done; how far it is stands in PROGRESS.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from signoria.core.numbers import bit, i64
from signoria.core.state import SEAT, WIDTH
from signoria.games.artigiano import (
    building,
    events,
    exchanging,
    log,
    operations,
    ruining,
    searching,
    turn,
    turning,
)
from signoria.games.artigiano import effects as e
from signoria.games.artigiano import questions as q
from signoria.games.artigiano.abilities import (
    BOUNCES_CASTLE,
    BOUNCES_STOCK,
    CANCELLER,
    COLLECTOR,
)
from signoria.games.artigiano.announcing import REFLECTED, REPEATED, seats_of
from signoria.games.artigiano.moving import take_in_sight
from signoria.games.artigiano.piles import STOCK, UNDER, has, put
from signoria.games.artigiano.places import IN_ZONE, ON_CELL, is_in_zone, lay, side_at
from signoria.games.artigiano.tables import FOUNDATION, SPECIALS, TILE, copy_of

if TYPE_CHECKING:
    from signoria.games.artigiano.state import ArtigianoState

# The numbers of the frame ACTION.
CARD: Final = 0  # effect + 2**8 * (copy + 1) + 2**16 * what is doubled + 2**18 * how it comes about
TARGETS: Final = 1  # sides or seats that it is still to be carried out against
NOW: Final = 2  # the one at which it is, + 1
STEP: Final = 3
PROGRESS: Final = 4
NOTES: Final = 5  # what a step leaves for the next one; the special cards it is aimed at


def resume(s: ArtigianoState) -> None:
    if s.ended:
        return
    question = s.asking()
    if question == q.ACTION:
        run(s)
    elif question == q.ACT:
        if s.arg(0):
            operations.act_done(s)
    elif question == q.STOCK:
        operations.stock_goes_on(s)
    elif question == q.COPY and s.arg(0):
        s.pop()
        turn.begin_phase_1(s)


# ---------------------------------------------------------------- protections


def cancel(s: ArtigianoState, seat: i64, yes: bool) -> None:
    """The Pope's word (ART-RUL-69)."""
    s.pop()
    if not yes:
        s.tell(events.NOT_CANCELLED, seat)
        begin_effect(s)
        return
    copy = ((s.arg(CARD) >> 8) & 255) - 1
    s.castles[s.side_of(seat)].spent |= bit(CANCELLER)
    s.tell(events.CANCELLED, seat, copy)
    log.cancel(s, copy, 255)
    s.pop()
    resume(s)


def begin_effect(s: ArtigianoState) -> None:
    """In turn order: what bounces attacks, then the Parish Priest, then the steps (ART-RUL-88)."""
    actor = s.stack[(s.depth - 1) * WIDTH + SEAT]
    effect = s.arg(CARD) & 255
    if e.ON_SIDES[effect]:
        for step in range(i64(1), s.side_count):
            side = (s.side_of(actor) + step) % s.side_count
            if (s.arg(TARGETS) >> side) & 1:
                _meet(s, actor, effect, side)
    run(s)


def _meet(s: ArtigianoState, actor: i64, effect: i64, side: i64) -> None:
    attacks = e.ATTACKS[effect]
    if attacks & e.SPECIAL and _on_castle(s, side, s.arg(NOTES)):
        attacks |= e.CASTLE
    if attacks & e.CASTLE and is_in_zone(s, BOUNCES_CASTLE, side):
        _bounce(s, actor, effect, side, BOUNCES_CASTLE)
    elif attacks & e.STOCK and has(s.sets, STOCK + side, copy_of(BOUNCES_STOCK)):
        take_in_sight(s, STOCK + side, copy_of(BOUNCES_STOCK))
        _bounce(s, actor, effect, side, BOUNCES_STOCK)
    elif attacks & e.CASTLE and is_in_zone(s, COLLECTOR, side):
        number = s.arg(CARD)
        if (number >> 18) & 3 != REPEATED:
            copy = ((number >> 8) & 255) - 1
            s.piled -= 1  # it lies on top of the discard pile
            assert s.pile[s.piled] == copy
            put(s.sets, UNDER, copy)
            s.tell(events.GATHERED, side, copy)


def _bounce(s: ArtigianoState, actor: i64, effect: i64, side: i64, special: i64) -> None:
    """Cancelled as far as this side is concerned (ART-RUL-22); the card moves to the attacker."""
    lay(s, special, IN_ZONE + s.side_of(actor))
    s.tell(events.BOUNCED, copy_of(special), side, actor)
    s.set_arg(TARGETS, s.arg(TARGETS) & ~bit(side))
    log.cancel(s, ((s.arg(CARD) >> 8) & 255) - 1, seats_of(s, effect, bit(side)))
    if e.TARGET[effect] == e.SPECIAL_CARD:
        chosen = s.arg(NOTES)
        for other in range(SPECIALS):
            if (chosen >> other) & 1 and other != special and side_at(s.lies[other]) == side:
                chosen &= ~bit(other)
        s.set_arg(NOTES, chosen)


def _on_castle(s: ArtigianoState, side: i64, specials: i64) -> bool:
    for special in range(SPECIALS):
        place = s.lies[special]
        if (specials >> special) & 1 and place >= ON_CELL and side_at(place) == side:
            return True
    return False


def touch(s: ArtigianoState, actor: i64, side: i64) -> None:
    """An action is about to touch a card of an opposing castle: remembered for missions (ART-RUL-76)."""
    own = s.side_of(actor)
    if own == side:
        return
    victim = s.castles[side]
    s.castles[own].met = -1
    if not (victim.completed >> FOUNDATION) & 1:
        s.castles[own].struck |= 1
    if (victim.placed >> TILE) & 1:
        s.castles[own].struck |= 2


# ---------------------------------------------------------------- steps


def run(s: ArtigianoState) -> None:
    """Go on until somebody is asked something or the action is over."""
    while not s.ended and s.asking() == q.ACTION:
        effect = s.arg(CARD) & 255
        if e.TARGET[effect] == e.ONE_OPPONENT and not s.arg(NOW):
            following = _next_target(s, effect)
            if following < 0:
                s.pop()
                resume(s)
                return
            s.set_arg(NOW, following + 1)
            s.set_arg(TARGETS, s.arg(TARGETS) & ~bit(following))
            s.set_arg(NOTES, 0)
        step = s.arg(STEP)
        if step == e.STEP_COUNT[effect]:
            s.set_arg(STEP, 0)
            if not s.arg(NOW):
                s.pop()
                resume(s)
                return
            s.set_arg(NOW, 0)
        elif (s.arg(CARD) >> 18) & 3 == REFLECTED and e.FOR_SELF[effect * e.STEPS + step]:
            s.set_arg(STEP, step + 1)
        else:
            done = _carry_out(s, effect * e.STEPS + step)
            if done and not s.ended and s.arg(STEP) == step:
                s.set_arg(STEP, step + 1)
                s.set_arg(PROGRESS, 0)


def _next_target(s: ArtigianoState, effect: i64) -> i64:
    """In turn order from the actor; -1: none is left."""
    actor = s.stack[(s.depth - 1) * WIDTH + SEAT]
    number = s.side_count if e.ON_SIDES[effect] else s.seats
    for step in range(i64(1), number):
        target = (actor + step) % number
        if (s.arg(TARGETS) >> target) & 1:
            return target
    return -1


def _carry_out(s: ArtigianoState, at: i64) -> bool:
    """One step, or the next part of it; is it done?"""
    op = e.OP[at]
    if op <= e.REARRANGE_CASTLE or op == e.STEAL_CASTLE_MATERIAL or op == e.SWAP_CASTLE_MATERIALS:
        return building.carry_out(s, op, at)
    if op == e.DESTROY_MATERIALS or op == e.TAKE_SPECIAL or op == e.DISCARD_SPECIAL:
        return ruining.carry_out(s, op, at)
    if op <= e.TAKE_FROM_STOCK or op == e.DISCARD_FROM_STOCK or op == e.SHOW_MISSION:
        return searching.carry_out(s, op, at)
    if op <= e.POOL_AND_REDISTRIBUTE:
        return exchanging.carry_out(s, op, at)
    return turning.carry_out(s, op, at)
