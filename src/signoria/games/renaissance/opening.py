"""Before the board is set: which of two setups with four players, and who leads which nation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.core.buffer import Actions
from signoria.core.numbers import bit, bit_at, bits_in, i64
from signoria.core.state import ALL
from signoria.games.renaissance import events, streams
from signoria.games.renaissance.actions import NATION as NATION_CODE
from signoria.games.renaissance.actions import VERSION as VERSION_CODE
from signoria.games.renaissance.questions import CLAIM, VERSION
from signoria.games.renaissance.setups import SETUPS, setup_of_version

if TYPE_CHECKING:
    from signoria.games.renaissance.state import RenaissanceState


def begin(s: RenaissanceState) -> None:
    """The version is chosen first, since it fixes the nations (REN-RUL-41)."""
    if s.setup < 0:
        s.push(VERSION, ALL, bit(s.seats) - 1)
    else:
        choose_nations(s)


def list_versions(into: Actions) -> None:
    into.add(VERSION_CODE)
    into.add(VERSION_CODE + 1)


def choose_version(s: RenaissanceState, seat: i64, version: i64) -> None:
    """By majority; equal votes are decided at random."""
    s.tell_apart(events.VERSION_CHOSEN, bit(seat), seat, version)
    if not s.seal(seat, version + 1):
        return
    milan: i64 = 0
    for voter in range(s.seats):
        milan += s.drafts[voter] - 1
        s.tell(events.VERSION_SHOWN, voter, s.drafts[voter] - 1)
        s.drafts[voter] = 0
    s.pop()
    chosen = i64(2 * milan > s.seats)
    if 2 * milan == s.seats:
        chosen = s.chance.below(streams.VERSION, 0, 2)
    s.setup = setup_of_version(chosen)
    s.tell(events.VERSION_SET, chosen)
    choose_nations(s)


# ---------------------------------------------------------------- nations (REN-SET-01)


def nations_of(s: RenaissanceState) -> i64:
    """The nations of the setup."""
    nations: i64 = 0
    for nation in SETUPS[s.setup].nations:
        nations |= bit(nation)
    return nations


def choose_nations(s: RenaissanceState) -> None:
    if s.options["random_nations"] is True:
        _draw_nations(s)
    else:
        s.push(CLAIM, ALL, bit(s.seats) - 1)


def list_nations(s: RenaissanceState, into: Actions) -> None:
    nations = nations_of(s)
    nation: i64 = 0
    while nations >> nation:
        if (nations >> nation) & 1:
            into.add(NATION_CODE + nation)
        nation += 1


def claim(s: RenaissanceState, seat: i64, nation: i64) -> None:
    """Claims that collide are made once more; if nobody yields, all nations are drawn."""
    s.tell_apart(events.NATION_CLAIMED, bit(seat), seat, nation)
    if not s.seal(seat, nation + 1):
        return
    claimed: i64 = 0
    for claimant in range(s.seats):
        claimed |= bit(s.drafts[claimant] - 1)
        s.tell(events.CLAIM_SHOWN, claimant, s.drafts[claimant] - 1)
    second = s.arg(2) == 1
    s.pop()
    if bits_in(claimed) == s.seats:
        for claimant in range(s.seats):
            _take_nation(s, claimant, s.drafts[claimant] - 1)
    _forget_drafts(s)
    if bits_in(claimed) == s.seats:
        s.begin_placing()
    elif second:
        _draw_nations(s)
    else:
        s.tell(events.CLAIMS_COLLIDED)
        s.push(CLAIM, ALL, bit(s.seats) - 1, 0, 1)


def _forget_drafts(s: RenaissanceState) -> None:
    for seat in range(s.seats):
        s.drafts[seat] = 0


def _draw_nations(s: RenaissanceState) -> None:
    """For everybody, distinct."""
    left = nations_of(s)
    for seat in range(s.seats):
        nation = bit_at(left, s.chance.below(streams.NATIONS, seat, bits_in(left)))
        left &= ~bit(nation)
        _take_nation(s, seat, nation)
    s.begin_placing()


def _take_nation(s: RenaissanceState, seat: i64, nation: i64) -> None:
    s.boards[seat].nation = nation
    s.tell(events.NATION_TAKEN, seat, nation)
