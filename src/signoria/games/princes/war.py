"""A war in its steps (POR-WAR-15). Each step asks something, or is done at once; then comes the next."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from signoria.core.buffer import Actions
from signoria.core.numbers import i64
from signoria.core.state import ARGS
from signoria.games.princes import bribes, combat, condottieri, events, league, veto
from signoria.games.princes.actions import WAR as WAR_CODE
from signoria.games.princes.campaign import (
    ATTACKER,
    DEFENDER,
    NOBODY,
    POPE,
    STEP,
    city_of,
    leader,
    number,
    set_number,
)
from signoria.games.princes.questions import WAR
from signoria.games.princes.tables import CITIES, START_WAR, WAR_LIMIT
from signoria.games.princes.treachery import play_tile

if TYPE_CHECKING:
    from signoria.games.princes.state import PrincesState

# Declaration and marker come before the first of them.
VETO_WINDOW: Final = 0
ATTACKER_AUCTION: Final = 1
DEFENDER_AUCTION: Final = 2
FEES: Final = 3
HOLY_LEAGUE: Final = 4
ATTACKER_BRIBES: Final = 5
DEFENDER_BRIBES: Final = 6
POPE_BRIBES: Final = 7
ATTACK_ROLL: Final = 8
ATTACK_REROLL: Final = 9
ATTACK_RESULT: Final = 10
COUNTER_ROLL: Final = 11
COUNTER_REROLL: Final = 12
COUNTER_RESULT: Final = 13  # status and victory token belong to a result


def list_wars(s: PrincesState, into: Actions) -> None:
    if s.wars < WAR_LIMIT[s.seats]:
        list_pairs(WAR_CODE, into)


def list_pairs(first_code: i64, into: Actions) -> None:
    """Any two different cities (POR-WAR-03)."""
    for pair in range(CITIES * CITIES):
        if pair // CITIES != pair % CITIES:
            into.add(first_code + pair)


def declare(s: PrincesState, seat: i64, pair: i64) -> None:
    """The marker advances at once, and stays so (POR-WAR-02)."""
    s.begin_action()
    s.idle = 0
    s.wars += 1
    s.tell(events.WAR_DECLARED, seat, pair // CITIES, pair % CITIES, s.wars)
    _begin(s, seat, pair)


def start_war(s: PrincesState, seat: i64, pair: i64) -> None:
    """One more war by treachery, outside the limit; the turn ends with it (POR-TRE-13, R-21)."""
    play_tile(s, seat, START_WAR)
    s.stack[ARGS] = 1
    s.tell(events.WAR_STARTED, seat, pair // CITIES, pair % CITIES)
    _begin(s, seat, pair)


def _begin(s: PrincesState, seat: i64, pair: i64) -> None:
    s.push(WAR, seat, pair // CITIES, pair % CITIES)
    go_on(s)


def go_on(s: PrincesState) -> None:
    """One step after the other, until something is asked or the war is over."""
    while s.asking() == WAR:
        step = number(s, STEP)
        set_number(s, STEP, step + 1)
        _take_step(s, step)


def _take_step(s: PrincesState, step: i64) -> None:
    if step == VETO_WINDOW:
        veto.open_window(s)
    elif step == ATTACKER_AUCTION:
        condottieri.sell_post(s, ATTACKER)
    elif step == DEFENDER_AUCTION:
        condottieri.sell_post(s, DEFENDER)
    elif step == FEES:
        if leader(s, ATTACKER) == NOBODY and leader(s, DEFENDER) == NOBODY:
            end_drawn(s)
        else:
            condottieri.pay_fees(s)
    elif step == HOLY_LEAGUE:
        league.ask(s)
    elif step == ATTACKER_BRIBES:
        bribes.ask(s, ATTACKER)
    elif step == DEFENDER_BRIBES:
        bribes.ask(s, DEFENDER)
    elif step == POPE_BRIBES:
        bribes.ask(s, POPE)
    elif step == ATTACK_ROLL:
        combat.roll(s, ATTACKER)
    elif step == ATTACK_REROLL:
        combat.ask_reroll(s)
    elif step == ATTACK_RESULT:
        if combat.has_won(s, ATTACKER):
            end_won(s, ATTACKER)
    elif step == COUNTER_ROLL:
        combat.roll(s, DEFENDER)
    elif step == COUNTER_REROLL:
        combat.ask_reroll(s)
    elif combat.has_won(s, DEFENDER):
        end_won(s, DEFENDER)
    else:
        end_drawn(s)


def attacking(s: PrincesState) -> i64:
    """The side that attacks in the round whose dice lie on the table."""
    return ATTACKER if number(s, STEP) <= COUNTER_ROLL else i64(DEFENDER)


def end_won(s: PrincesState, side: i64) -> None:
    combat.settle(s, side)
    end(s)


def end_drawn(s: PrincesState) -> None:
    s.tell(events.WAR_DRAWN, city_of(s, ATTACKER), city_of(s, DEFENDER))
    end(s)


def end(s: PrincesState) -> None:
    s.pop()
    s.go_on(-1)
