"""Palaces: artists and Savonarola, bankers, and Florence's power to lure an artist away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.core.numbers import bit, bit_at, bits_in, i64
from signoria.games.renaissance import events, streams
from signoria.games.renaissance.deal import put_away
from signoria.games.renaissance.places import others
from signoria.games.renaissance.powers import has_unused, use
from signoria.games.renaissance.tables import (
    ARTIST_OR_BANKER,
    ARTISTS,
    BANKER_PAYS,
    FLORENCE,
    LURED_FROM,
    SAVONAROLA,
)

if TYPE_CHECKING:
    from signoria.games.renaissance.state import RenaissanceState


def artist_palaces(s: RenaissanceState, seat: i64) -> i64:
    """Own palaces without an artist (REN-YEL-14)."""
    return s.boards[seat].cities & s.palaces & ~s.artists


def banker_palaces(s: RenaissanceState, seat: i64) -> i64:
    """Own palaces without a banker this turn, with or without an artist (REN-YEL-17)."""
    return s.boards[seat].cities & s.palaces & ~s.banked


def pool(s: RenaissanceState) -> i64:
    """The artists that lie in no palace, Savonarola always among them (REN-YEL-16)."""
    left = bit(ARTISTS) - 1
    for artist in range(ARTISTS):
        if s.artist_at[artist] >= 0:
            left &= ~bit(artist)
    return left


def call_artist(s: RenaissanceState, seat: i64, city: i64) -> None:
    put_away(s, seat, ARTIST_OR_BANKER)
    left = pool(s)
    artist = bit_at(left, s.chance.below(streams.ARTISTS, s.called, bits_in(left)))
    s.called += 1
    if artist == SAVONAROLA:
        s.palaces &= ~bit(city)
        s.tell(events.PALACE_BURNT, seat, city)
    else:
        _settle(s, artist, city)
        s.artists |= bit(city)
        s.tell(events.ARTIST_CAME, seat, city, artist)
    s.go_on()


def _settle(s: RenaissanceState, artist: i64, city: i64) -> None:
    """The table of artists is shared by copies of a position: it is replaced, never changed."""
    places = s.artist_at[:]
    places[artist] = city
    s.artist_at = places


def call_banker(s: RenaissanceState, seat: i64, city: i64) -> None:
    put_away(s, seat, ARTIST_OR_BANKER)
    s.banked |= bit(city)
    s.boards[seat].ducats += BANKER_PAYS
    s.tell(events.BANKER_PAID, seat, city, BANKER_PAYS)
    s.go_on()


# ---------------------------------------------------------------- Florence (REN-POW-03)


def lured_palaces(s: RenaissanceState, seat: i64) -> i64:
    """Palaces of others with an artist, if he may lure one away."""
    if not has_unused(s, seat, FLORENCE) or artist_palaces(s, seat) == 0:
        return 0
    return others(s, seat) & s.artists


def lure(s: RenaissanceState, seat: i64, city: i64, home: i64) -> None:
    """He names the artist, then rolls; the artist moves into the empty palace."""
    use(s, FLORENCE)
    s.tell(events.POWER_USED, seat, FLORENCE)
    die = s.roll(streams.LURE_DIE)
    s.tell(events.DIE_ROLLED, seat, die)
    artist = artist_in(s, city)
    if die >= LURED_FROM:
        _settle(s, artist, home)
        s.artists = (s.artists & ~bit(city)) | bit(home)
        s.tell(events.ARTIST_LURED, seat, city, home, artist)
    else:
        s.tell(events.LURE_FAILED, seat, city, artist)
    s.go_on()


def artist_in(s: RenaissanceState, city: i64) -> i64:
    """The artist who lives in a city, or -1."""
    for artist in range(ARTISTS):
        if s.artist_at[artist] == city:
            return artist
    return -1
