"""Moves of several picks in one's own turn: what to attack and from where, which card and for which city.

The picks so far wait in the player's draft, and nothing is shown, spent or rolled before the last one. A pick that
facts known to all leave no choice about is made by itself.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from signoria.core.buffer import Actions
from signoria.core.numbers import i64
from signoria.games.renaissance.actions import (
    ARTIST,
    ATTACK,
    BANKER,
    CITY,
    EXPAND,
    FROM,
    LURE,
    YELLOW,
)
from signoria.games.renaissance.attack import announce, attack_sources, ride_targets
from signoria.games.renaissance.embassy import send_embassy
from signoria.games.renaissance.expansion import expand, expansion_sources
from signoria.games.renaissance.listing import add_cities
from signoria.games.renaissance.marriage import marriage_targets, marry
from signoria.games.renaissance.palaces import (
    artist_palaces,
    banker_palaces,
    call_artist,
    call_banker,
    lure,
    lured_palaces,
)
from signoria.games.renaissance.places import sources_of
from signoria.games.renaissance.plunder import plunder, plunder_targets
from signoria.games.renaissance.tables import (
    AMBASSADOR,
    ARTIST_OR_BANKER,
    CITIES,
    MARRIAGE,
    PLUNDERERS,
    RIDE,
)

if TYPE_CHECKING:
    from signoria.games.renaissance.state import RenaissanceState

_PICK: Final = 10  # bits of a draft for each code picked
_MASK: Final = 1023

# The picks that begin a move.
PLAY_PLUNDERERS: Final = YELLOW
PLAY_AMBASSADOR: Final = YELLOW + AMBASSADOR - PLUNDERERS
PLAY_MARRIAGE: Final = YELLOW + MARRIAGE - PLUNDERERS
PLAY_RIDE: Final = YELLOW + RIDE - PLUNDERERS
PLAY_ARTIST_OR_BANKER: Final = YELLOW + ARTIST_OR_BANKER - PLUNDERERS

_choices: Final = Actions()


def first_pick(draft: i64) -> i64:
    return draft & _MASK


def second_pick(draft: i64) -> i64:
    return draft >> _PICK


def pick(s: RenaissanceState, seat: i64, code: i64) -> None:
    """One more pick of the move, and those after it that are no choice."""
    while not _completed(s, seat, code):
        _choices.clear()
        list_picks(s, seat, _choices)
        if _choices.count > 1:
            return
        code = _choices.codes[0]


def list_picks(s: RenaissanceState, seat: i64, into: Actions) -> None:
    """What the next pick may be."""
    first, second = first_pick(s.drafts[seat]), second_pick(s.drafts[seat])
    if EXPAND <= first < EXPAND + CITIES:
        add_cities(into, FROM, expansion_sources(s, seat, first - EXPAND))
    elif ATTACK <= first < ATTACK + CITIES:
        add_cities(into, FROM, sources_of(first - ATTACK, attack_sources(s, seat)))
    elif first == PLAY_RIDE:
        if second:
            add_cities(into, FROM, attack_sources(s, seat))
        else:
            add_cities(into, ATTACK, ride_targets(s, seat))
    elif first == PLAY_PLUNDERERS:
        add_cities(into, CITY, plunder_targets(s, seat))
    elif first == PLAY_MARRIAGE:
        add_cities(into, CITY, marriage_targets(s, seat))
    elif first == LURE:
        cities = artist_palaces(s, seat) if second else lured_palaces(s, seat)
        add_cities(into, CITY, cities)
    else:
        _list_calls(s, seat, second, into)


def _list_calls(s: RenaissanceState, seat: i64, second: i64, into: Actions) -> None:
    """Artist or banker, then a palace."""
    if second == ARTIST:
        add_cities(into, CITY, artist_palaces(s, seat))
    elif second == BANKER:
        add_cities(into, CITY, banker_palaces(s, seat))
    else:
        if artist_palaces(s, seat):
            into.add(ARTIST)
        if banker_palaces(s, seat):
            into.add(BANKER)


def _completed(s: RenaissanceState, seat: i64, code: i64) -> bool:
    """Carry the move out if this is its last pick; otherwise keep the pick."""
    draft = s.drafts[seat]
    first, second = first_pick(draft), second_pick(draft)
    if draft == 0:
        if code != PLAY_AMBASSADOR:
            s.drafts[seat] = code
            return False
        send_embassy(s, seat)
        return True
    if second == 0 and first in (PLAY_RIDE, LURE, PLAY_ARTIST_OR_BANKER):
        s.drafts[seat] = draft | code << _PICK
        return False
    s.drafts[seat] = 0
    if code >= FROM:
        _set_out(s, seat, first, second, code - FROM)
    else:
        _name_city(s, seat, first, second, code - CITY)
    return True


def _set_out(s: RenaissanceState, seat: i64, first: i64, second: i64, source: i64) -> None:
    if first == PLAY_RIDE:
        announce(s, seat, second - ATTACK, source, True)
    elif first >= ATTACK:
        announce(s, seat, first - ATTACK, source, False)
    else:
        expand(s, seat, first - EXPAND, source)


def _name_city(s: RenaissanceState, seat: i64, first: i64, second: i64, city: i64) -> None:
    if first == PLAY_PLUNDERERS:
        plunder(s, seat, city)
    elif first == PLAY_MARRIAGE:
        marry(s, seat, city)
    elif first == LURE:
        lure(s, seat, second - CITY, city)
    elif second == ARTIST:
        call_artist(s, seat, city)
    else:
        call_banker(s, seat, city)
