"""Yellow cards: which of them a player could play now (REN-CRD-06, D18). What they do: a file for each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.core.buffer import Actions
from signoria.core.numbers import i64
from signoria.games.renaissance.actions import YELLOW
from signoria.games.renaissance.attack import ride_targets
from signoria.games.renaissance.cards import count
from signoria.games.renaissance.marriage import marriage_targets
from signoria.games.renaissance.palaces import artist_palaces, banker_palaces
from signoria.games.renaissance.plunder import plunder_targets
from signoria.games.renaissance.powers import has_unused
from signoria.games.renaissance.tables import (
    AMBASSADOR,
    ARTIST_OR_BANKER,
    MARRIAGE,
    PLUNDERERS,
    RIDE,
    SPAIN,
    YELLOWS,
)

if TYPE_CHECKING:
    from signoria.games.renaissance.state import RenaissanceState


def list_yellows(s: RenaissanceState, seat: i64, into: Actions, own_turn: bool) -> None:
    """Outside the own combat turn there is no Ride and no power."""
    hand = s.boards[seat].hand
    for kind in range(PLUNDERERS, PLUNDERERS + YELLOWS):
        held = count(hand, kind) > 0
        if kind == PLUNDERERS and own_turn and has_unused(s, seat, SPAIN):
            held = True
        if held and (own_turn or kind != RIDE) and has_target(s, seat, kind):
            into.add(YELLOW + kind - PLUNDERERS)


def has_target(s: RenaissanceState, seat: i64, kind: i64) -> bool:
    """Without one a card is not playable; the Ambassador always is: his roll comes first."""
    if kind == PLUNDERERS:
        return plunder_targets(s, seat) != 0
    if kind == MARRIAGE:
        return marriage_targets(s, seat) != 0
    if kind == RIDE:
        return ride_targets(s, seat) != 0
    if kind == ARTIST_OR_BANKER:
        return (artist_palaces(s, seat) | banker_palaces(s, seat)) != 0
    return kind == AMBASSADOR
