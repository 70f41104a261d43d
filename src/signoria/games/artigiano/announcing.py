"""An action is named: what is doubled, whom it is aimed at; then it is announced, and may be cancelled.

A card carried out again by a special card (ART-RUL-64) goes the same way, as its number + COPIED.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from signoria.core.buffer import Actions
from signoria.core.numbers import bit, i64, low_bit
from signoria.games.artigiano import actions as code_of
from signoria.games.artigiano import effects as e
from signoria.games.artigiano import events, log
from signoria.games.artigiano import questions as q
from signoria.games.artigiano.abilities import CANCELLER, COPIER, IS_STAND_IN
from signoria.games.artigiano.moving import place_of, take_in_sight, to_pile
from signoria.games.artigiano.piles import population
from signoria.games.artigiano.places import NOWHERE, ON_CELL, ON_STOCK, side_at, zone_holder
from signoria.games.artigiano.tables import (
    CARD_KIND,
    EFFECT,
    FIRST_SPECIAL,
    SPECIALS,
    copy_of,
    is_pure_action,
)

if TYPE_CHECKING:
    from signoria.games.artigiano.state import ArtigianoState

COPIED: Final = 256
PLAYED: Final = 0  # how an action comes about
REPEATED: Final = 1  # by the special card that copies
REFLECTED: Final = 2


def begin_action(s: ArtigianoState, seat: i64, card: i64, doubled: bool) -> None:
    doubles = e.DOUBLES[_effect(card)] if doubled else i64(0)
    if doubles == e.DOUBLES_TARGETS | e.DOUBLES_COUNT:
        s.push(q.DOUBLE, seat, card)
    else:
        aim(s, seat, card, doubles)


def _effect(card: i64) -> i64:
    return EFFECT[CARD_KIND[card % COPIED]]


def name_double(s: ArtigianoState, seat: i64, what: i64) -> None:
    card = s.arg(0)
    s.pop()
    aim(s, seat, card, bit(what))


# ---------------------------------------------------------------- whom it is aimed at


def reachable(s: ArtigianoState, actor: i64, effect: i64, target: i64) -> bool:
    """May an action of this effect be aimed at a side, or at a seat? Chapel shelters castles (ART-RUL-52)."""
    side = s.side_of(target)
    if side == s.side_of(actor):
        return False
    return not (e.ATTACKS[effect] & e.CASTLE and s.sheltered & s.members(side))


def all_targets(s: ArtigianoState, actor: i64, effect: i64) -> i64:
    mask: i64 = 0
    number = s.side_count if e.ON_SIDES[effect] else s.seats
    for target in range(number):
        if reachable(s, actor, effect, target):
            mask |= bit(target)
    return mask


def aim(s: ArtigianoState, seat: i64, card: i64, doubled: i64) -> None:
    effect = _effect(card)
    target = e.TARGET[effect]
    if target == e.ONE_OPPONENT:
        candidates = all_targets(s, seat, effect)
        if candidates & (candidates - 1):
            most = i64(2) if doubled & e.DOUBLES_TARGETS else i64(1)
            s.push(q.TARGET, seat, card, doubled, candidates)
            s.set_arg(4, most)
        else:
            announce(s, seat, card, doubled, candidates, 0, -1)
    elif target == e.EACH_OPPONENT:
        announce(s, seat, card, doubled, all_targets(s, seat, effect), 0, -1)
    elif target == e.NEXT_PLAYER:
        announce(s, seat, card, doubled, _next_players(s, seat, doubled), 0, -1)
    elif target == e.SPECIAL_CARD:
        _aim_at_card(s, seat, card, doubled, effect, -1)
    elif target == e.PAST_ACTION:
        _aim_at_past(s, seat, card)
    else:
        announce(s, seat, card, doubled, 0, 0, -1)


def _next_players(s: ArtigianoState, seat: i64, doubled: i64) -> i64:
    """Whoever follows; doubled, the next two opponents (ART-RUL-39)."""
    wanted = i64(2) if doubled & e.DOUBLES_TARGETS else i64(1)
    mask: i64 = 0
    for step in range(i64(1), s.seats):
        other = (seat + step) % s.seats
        if wanted and s.side_of(other) != s.side_of(seat):
            mask |= bit(other)
            wanted -= 1
    return mask


def list_targets(s: ArtigianoState, into: Actions) -> None:
    """Rising; with two to be named, one alone will do."""
    named = s.arg(3)
    if named:
        into.add(code_of.PASS)
    on_sides = e.ON_SIDES[_effect(s.arg(0))]
    left = s.arg(2) & ~(_upto(named))
    while left:
        into.add((code_of.AT_SIDE if on_sides else code_of.AT_SEAT) + low_bit(left))
        left &= left - 1


def _upto(mask: i64) -> i64:
    """Everything up to the highest member of a set."""
    filled = mask
    filled |= filled >> 1
    filled |= filled >> 2
    filled |= filled >> 4
    filled |= filled >> 8
    return filled | filled >> 16


def name_target(s: ArtigianoState, seat: i64, target: i64) -> None:
    named = s.arg(3) | bit(target)
    s.set_arg(3, named)
    if population(named) == s.arg(4) or not s.arg(2) & ~_upto(named):
        targets_named(s, seat)


def targets_named(s: ArtigianoState, seat: i64) -> None:
    card, doubled, named = s.arg(0), s.arg(1), s.arg(3)
    s.pop()
    announce(s, seat, card, doubled, named, 0, -1)


# ---------------------------------------------------------------- special cards as targets


def _cards_in_reach(s: ArtigianoState, seat: i64, effect: i64, only: i64) -> i64:
    """Special cards in play that an effect may take or destroy; `only`: of one side, or -1."""
    step = effect * e.STEPS
    own = s.side_of(seat)
    mask: i64 = 0
    for special in range(SPECIALS):
        place = s.lies[special]
        if place == NOWHERE:
            continue
        side = side_at(place)
        if only >= 0 and side != only:
            continue
        if e.WHOSE[step] == e.OPPONENTS and side == own:
            continue
        if place >= ON_CELL:
            if not e.PLACES[step] & e.ON_CASTLE or (IS_STAND_IN[special] and side != own):
                continue
            if side != own and s.sheltered & s.members(side):
                continue
        elif place >= ON_STOCK and not e.PLACES[step] & e.ON_STOCK:
            continue
        if e.OP[step] == e.TAKE_SPECIAL and IS_STAND_IN[special]:
            continue
        mask |= bit(special)
    return mask


def _aim_at_card(
    s: ArtigianoState, seat: i64, card: i64, doubled: i64, effect: i64, past: i64
) -> None:
    only: i64 = -1
    if past >= 0:
        only = s.side_of(log.author(s.log[past]))
    candidates = _cards_in_reach(s, seat, effect, only)
    if candidates & (candidates - 1):
        wanted = e.COUNT[effect * e.STEPS] * (2 if doubled & e.DOUBLES_COUNT else 1)
        s.push(q.AIM_AT_CARD, seat, card, doubled, candidates)
        s.set_arg(4, min(wanted, population(candidates)))
        s.set_arg(5, past + 1)
    else:
        announce(s, seat, card, doubled, 0, candidates, past)


def list_cards_aimed_at(s: ArtigianoState, into: Actions) -> None:
    named = s.arg(3)
    left = s.arg(2) & ~_upto(named)
    missing = s.arg(4) - population(named)
    while left and population(left) >= missing:
        into.add(code_of.CARD + FIRST_SPECIAL + low_bit(left))
        left &= left - 1


def name_card_aimed_at(s: ArtigianoState, seat: i64, special: i64) -> None:
    named = s.arg(3) | bit(special)
    s.set_arg(3, named)
    if population(named) == s.arg(4):
        card, doubled, past = s.arg(0), s.arg(1), s.arg(5) - 1
        s.pop()
        announce(s, seat, card, doubled, 0, named, past)


# ---------------------------------------------------------------- past actions


def _aim_at_past(s: ArtigianoState, seat: i64, card: i64) -> None:
    found: i64 = -1
    number: i64 = 0
    for at in range(s.logged):
        if log.can_turn_back(s, seat, at):
            found = at
            number += 1
    if number > 1:
        s.push(q.PAST, seat, card)
    else:
        turn_back(s, seat, card, found)


def list_past(s: ArtigianoState, seat: i64, into: Actions, copying: bool) -> None:
    """The kinds of cards that may be named, rising."""
    last: i64 = -1
    while True:
        least: i64 = 1000
        for at in range(s.logged):
            fits = log.can_copy(s, seat, at) if copying else log.can_turn_back(s, seat, at)
            kind = CARD_KIND[log.card(s.log[at])]
            if fits and last < kind < least:
                least = kind
        if least == 1000:
            return
        into.add(code_of.CARD + least)
        last = least


def _latest(s: ArtigianoState, seat: i64, kind: i64, before: i64) -> i64:
    """The last past action of a kind before a place in the log, or -1."""
    found: i64 = -1
    for at in range(before):
        if CARD_KIND[log.card(s.log[at])] == kind and log.can_turn_back(s, seat, at):
            found = at
    return found


def name_past(s: ArtigianoState, seat: i64, kind: i64) -> None:
    card = s.arg(0)
    at = _latest(s, seat, kind, s.logged)
    s.pop()
    _this_or_earlier(s, seat, card, at)


def _this_or_earlier(s: ArtigianoState, seat: i64, card: i64, at: i64) -> None:
    if _latest(s, seat, CARD_KIND[log.card(s.log[at])], at) >= 0:
        s.push(q.THIS_ONE, seat, card, at)
    else:
        turn_back(s, seat, card, at)


def this_one(s: ArtigianoState, seat: i64, yes: bool) -> None:
    card, at = s.arg(0), s.arg(1)
    s.pop()
    if yes:
        turn_back(s, seat, card, at)
    else:
        earlier = _latest(s, seat, CARD_KIND[log.card(s.log[at])], at)
        _this_or_earlier(s, seat, card, earlier)


def turn_back(s: ArtigianoState, seat: i64, card: i64, at: i64) -> None:
    """Make the author of a past action undergo it (ART-RUL-51); -1: there is none."""
    if at < 0:
        announce(s, seat, card, 0, 0, 0, -1)
        return
    entry = s.log[at]
    effect = log.effect(entry)
    doubled = i64(e.DOUBLES_COUNT) if log.is_doubled(entry) else i64(0)
    if e.TARGET[effect] == e.SPECIAL_CARD:
        _aim_at_card(s, seat, card, doubled, effect, at)
        return
    target = log.author(entry)
    if e.ON_SIDES[effect]:
        target = s.side_of(target)
    targets = bit(target) if reachable(s, seat, effect, target) else i64(0)
    announce(s, seat, card, doubled, targets, 0, at)


# ---------------------------------------------------------------- announcing


def announce(
    s: ArtigianoState, seat: i64, card: i64, doubled: i64, targets: i64, specials: i64, past: i64
) -> None:
    """Card and targets are open to all; the card is on the discard pile before anything is carried out."""
    effect = _effect(card)
    how: i64 = PLAYED
    if past >= 0:
        effect = log.effect(s.log[past])
        how = REFLECTED
    if e.TARGET[effect] == e.SPECIAL_CARD:
        targets = _holders(s, seat, specials)
    aimed = _aimed_seats(s, effect, targets)
    copy = card % COPIED
    if card >= COPIED:
        how = REPEATED
        s.castles[s.side_of(seat)].spent |= bit(COPIER)
        s.set_arg(0, 1)
        s.tell(events.ACTION_COPIED, seat, copy)
    else:
        _lay_out(s, seat, copy, aimed, doubled)
    _tell_targets(s, seat, effect, targets, specials)
    if past >= 0:
        s.tell(events.TURNED_BACK, seat, log.card(s.log[past]), log.author(s.log[past]))
    s.push(q.ACTION, seat, effect | (copy + 1) << 8 | doubled << 16 | how << 18, targets)
    s.set_arg(5, specials)
    holder = zone_holder(s, CANCELLER)
    ready = holder >= 0 and not (s.castles[holder].spent >> CANCELLER) & 1
    if ready and how != REPEATED and holder != s.side_of(seat):
        s.push(q.CANCEL, s.chooser(holder))
    else:
        s.begin_effect()


def _lay_out(s: ArtigianoState, seat: i64, copy: i64, aimed: i64, doubled: i64) -> None:
    take_in_sight(s, place_of(s, seat, copy), copy)
    to_pile(s, copy)
    s.tell(events.ACTION_PLAYED, seat, copy)
    log.add(s, copy, seat, aimed, doubled & e.DOUBLES_COUNT != 0)
    if s.asking() == q.FOLLOW:
        s.pop()
        s.set_arg(3, s.arg(3) + 1)  # the step of the action that allowed it is done
    else:
        s.commit()
    castle = s.castles[s.side_of(seat)]
    castle.met = -1
    s.acted += 1
    castle.most_actions = max(castle.most_actions, s.acted)
    if is_pure_action(CARD_KIND[copy]):
        s.did |= 1
    for other in range(s.seats):
        if (aimed >> other) & 1:
            s.aimed += bit(4 * other)
            castle.most_aimed = max(castle.most_aimed, (s.aimed >> (4 * other)) & 15)


def _holders(s: ArtigianoState, seat: i64, specials: i64) -> i64:
    """The opposing sides at which special cards lie."""
    mask: i64 = 0
    while specials:
        mask |= bit(side_at(s.lies[low_bit(specials)]))
        specials &= specials - 1
    return mask & ~bit(s.side_of(seat))


def _aimed_seats(s: ArtigianoState, effect: i64, targets: i64) -> i64:
    if not e.ON_SIDES[effect]:
        return targets
    mask: i64 = 0
    while targets:
        mask |= s.members(low_bit(targets))
        targets &= targets - 1
    return mask


def _tell_targets(s: ArtigianoState, seat: i64, effect: i64, targets: i64, specials: i64) -> None:
    if specials:
        while specials:
            s.tell(events.AIMED_AT_CARD, seat, copy_of(low_bit(specials)))
            specials &= specials - 1
        return
    while targets:
        kind = events.AIMED_AT_SIDE if e.ON_SIDES[effect] else events.AIMED
        s.tell(kind, seat, low_bit(targets))
        targets &= targets - 1


def seats_of(s: ArtigianoState, effect: i64, targets: i64) -> i64:
    return _aimed_seats(s, effect, targets)
