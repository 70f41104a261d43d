"""An action is announced: the card is laid out, the targets are told; then it may be cancelled.

A card carried out again by a special card (ART-RUL-64) goes the same way, as its number + COPIED.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from signoria.core.numbers import bit, i64, low_bit
from signoria.games.artigiano import effects as e
from signoria.games.artigiano import events, log
from signoria.games.artigiano import questions as q
from signoria.games.artigiano.abilities import CANCELLER, COPIER
from signoria.games.artigiano.moving import place_of, take_in_sight, to_pile
from signoria.games.artigiano.places import side_at, zone_holder
from signoria.games.artigiano.tables import CARD_KIND, EFFECT, copy_of, is_pure_action

if TYPE_CHECKING:
    from signoria.games.artigiano.state import ArtigianoState

COPIED: Final = 256
PLAYED: Final = 0  # how an action comes about
REPEATED: Final = 1  # by the special card that copies
REFLECTED: Final = 2


def effect_of(card: i64) -> i64:
    return EFFECT[CARD_KIND[card % COPIED]]


def announce(
    s: ArtigianoState, seat: i64, card: i64, doubled: i64, targets: i64, specials: i64, past: i64
) -> None:
    """Card and targets are open to all; the card is on the discard pile before anything is carried out."""
    effect = effect_of(card)
    how: i64 = PLAYED
    if past >= 0:
        effect = log.effect(s.log[past])
        how = REFLECTED
    if e.TARGET[effect] == e.SPECIAL_CARD:
        targets = _holders(s, seat, specials)
    aimed = aimed_seats(s, effect, targets)
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


def aimed_seats(s: ArtigianoState, effect: i64, targets: i64) -> i64:
    """The seats that targets stand for; of a side, all its members."""
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
