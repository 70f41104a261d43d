"""Sequence 6: Renaissance points, then the treasury (REN-SCO-01 to 07); places, and the score sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.core.numbers import bits_in, i64
from signoria.core.outcome import places
from signoria.games.renaissance import events
from signoria.games.renaissance.powers import leads
from signoria.games.renaissance.tables import (
    ARTIST_POINTS,
    FORTRESS,
    GARRISON,
    INCOME,
    PROVINCE_CITIES,
    PROVINCE_POINTS,
    PROVINCES,
    RAMPART,
    VENICE,
    VENICE_EARNS,
    YEARS,
)

if TYPE_CHECKING:
    from signoria.games.renaissance.state import RenaissanceState


def province_points(cities: i64) -> i64:
    """For each province all of whose cities are his (REN-OVR-02)."""
    points: i64 = 0
    for province in range(PROVINCES):
        if PROVINCE_CITIES[province] & ~cities == 0:
            points += PROVINCE_POINTS[province]
    return points


def artist_points(s: RenaissanceState, cities: i64) -> i64:
    """For each artist in a palace of his; with the cap, for one in each province (REN-RUL-29)."""
    homes = cities & s.artists
    if not s.artists_capped:
        return ARTIST_POINTS * bits_in(homes)
    points: i64 = 0
    for province in range(PROVINCES):
        if PROVINCE_CITIES[province] & homes:
            points += ARTIST_POINTS
    return points


def income(s: RenaissanceState, seat: i64) -> i64:
    """By fortification; a plundered city yields nothing, Venice earns more (REN-SCO-05, 06, REN-POW-06)."""
    cities = s.boards[seat].cities & ~s.pillaged
    fortresses = bits_in(cities & s.castles)
    ramparts = bits_in(cities & s.ramparts) - fortresses
    ducats = INCOME[FORTRESS] * fortresses + INCOME[RAMPART] * ramparts
    ducats += INCOME[GARRISON] * (bits_in(cities) - ramparts - fortresses)
    if leads(s, seat, VENICE):
        ducats += VENICE_EARNS
    return ducats


def score_turn(s: RenaissanceState) -> None:
    """Points come before money (REN-SCO-07)."""
    for place in range(s.seats):
        seat = s.seat_at(place)
        board = s.boards[seat]
        of_provinces = province_points(board.cities)
        of_artists = artist_points(s, board.cities)
        board.score(s.turn, of_provinces + of_artists)
        s.tell(events.SCORED, seat, of_provinces, of_artists, board.points())
    for place in range(s.seats):
        seat = s.seat_at(place)
        earned = income(s, seat)
        s.boards[seat].ducats += earned
        s.tell(events.EARNED, seat, earned)


def ranking(s: RenaissanceState) -> list[int]:
    """Points, then fortresses, ramparts, ducats; equal seats share (REN-END-02, REN-RUL-30)."""
    return places([_result(s, seat) for seat in range(s.seats)])


def _result(s: RenaissanceState, seat: i64) -> tuple[int, ...]:
    board = s.boards[seat]
    fortresses = bits_in(board.cities & s.castles)
    ramparts = bits_in(board.cities & s.ramparts) - fortresses
    return int(board.points()), int(fortresses), int(ramparts), int(board.ducats)


def score_sheet(s: RenaissanceState, seat: i64) -> dict[str, int]:
    """The points of each year (REN-SCO-04)."""
    board = s.boards[seat]
    return {str(year): int(board.points_of(turn + 1)) for turn, year in enumerate(YEARS)}
