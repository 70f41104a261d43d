"""A battle under way as JSON and back. What lies face down in the slots is written apart, for those who may see it."""

from __future__ import annotations

from typing import Final

from signoria.core.numbers import i64
from signoria.core.reading import as_bool, as_dict, as_int, as_list, as_name, bad, field, numbered
from signoria.games.renaissance.actions import SLOT_NAMES
from signoria.games.renaissance.battle import WAY_NAMES, Battle, Side, new_side
from signoria.games.renaissance.cards import MOST, Cards, count, one
from signoria.games.renaissance.tables import (
    BLUES,
    CARD_NAMES,
    CITY_NAMES,
    ENGINEER,
    LOWEST_SWORD,
    SWORDS,
    TRAITOR,
)

_BLUES: Final = numbered(CARD_NAMES[:BLUES])
_CITIES: Final = numbered(CITY_NAMES)
_REDS: Final = {CARD_NAMES[ENGINEER]: int(ENGINEER), CARD_NAMES[TRAITOR]: int(TRAITOR)}
_SLOTS: Final = numbered(SLOT_NAMES)
_WAYS: Final = numbered(WAY_NAMES)
_SIDES: Final = ["attacker", "defender"]

# ---------------------------------------------------------------- writing


def battle_face(battle: Battle) -> dict[str, object]:
    """What everybody sees of a battle."""
    seats = range(6)
    return {
        "source": CITY_NAMES[battle.source],
        "target": CITY_NAMES[battle.target],
        "way": WAY_NAMES[battle.way],
        "loans": {
            str(seat): [
                int(battle.loan(seat, battle.attacker)),
                int(battle.loan(seat, battle.defender)),
            ]
            for seat in seats
            if (battle.loans >> (8 * seat)) & 255
        },
        "revealed": battle.revealed,
        "fort": int(battle.fort),
        "attack": int(battle.attack_points()),
        "defence": int(battle.defence_points()),
        "attacker": _side_face(battle.attacker),
        "defender": _side_face(battle.defender),
    }


def _side_face(side: Side) -> dict[str, object]:
    return {
        "seat": int(side.seat),
        "committed": side.committed,
        "blue": int(side.blues_laid()),
        "red": int(side.slot(2) >= 0),
        "hired": int(side.hired),
        "power": int(side.power),
        "die": int(side.die),
        "troops": {
            CARD_NAMES[kind]: int(count(side.troops, kind))
            for kind in range(BLUES)
            if count(side.troops, kind)
        },
        "siege": CARD_NAMES[side.red] if side.red else None,
        "waiting": int(side.waiting),
        "swords": {
            str(LOWEST_SWORD + face): int(side.showing(face))
            for face in range(SWORDS)
            if side.showing(face)
        },
        "extra": int(side.extra),
        "signed": side.signed,
    }


def slots(packed: i64) -> list[object]:
    """What fills each slot: blue, blue, red."""
    listed: list[object] = []
    for place in range(3):
        kind = ((packed >> (4 * i64(place))) & 15) - 1
        listed.append(None if kind < 0 else SLOT_NAMES[kind])
    return listed


# ---------------------------------------------------------------- reading


def read_battle(source: dict[str, object], seats: int) -> Battle:
    """A battle whose slots are still missing, but for whether the red one is filled."""
    sides = [_read_side(as_dict(field(source, name), name), seats) for name in _SIDES]
    battle = Battle(
        as_name(field(source, "source"), "source", _CITIES),
        as_name(field(source, "target"), "target", _CITIES),
        as_name(field(source, "way"), "way", _WAYS),
        0,
        as_bool(field(source, "revealed"), "revealed"),
        as_int(field(source, "fort"), "fort", 0, 99),
        sides[0],
        sides[1],
    )
    for name, pair in as_dict(field(source, "loans"), "loans").items():
        if name not in [str(seat) for seat in range(seats)]:
            raise bad("loans")
        loans = [as_int(number, "loans", 0, 8) for number in as_list(pair, "loans", 2)]
        battle.loans |= i64(loans[0] | loans[1] << 4) << (8 * i64(int(name)))
    return battle


def _read_side(source: dict[str, object], seats: int) -> Side:
    side = new_side(as_int(field(source, "seat"), "seat", 0, seats - 1))
    side.committed = as_bool(field(source, "committed"), "committed")
    side.hired = as_int(field(source, "hired"), "hired", 0, 3)
    side.power = as_int(field(source, "power"), "power", 0, 1)
    side.die = as_int(field(source, "die"), "die", 0, 6)
    for name, number in as_dict(field(source, "troops"), "troops").items():
        kind = as_name(name, "troops", _BLUES)
        side.troops += Cards(as_int(number, "troops", 0, MOST)) * one(kind)
    red = field(source, "siege")
    side.red = 0 if red is None else as_name(red, "siege", _REDS)
    side.waiting = as_int(field(source, "waiting"), "waiting", 0, 3)
    for face, number in as_dict(field(source, "swords"), "swords").items():
        if face not in ("4", "5", "6"):
            raise bad("swords")
        for _n in range(as_int(number, "swords", 0, 9)):
            side.fights(int(face) - LOWEST_SWORD)
    side.extra = as_int(field(source, "extra"), "extra", 0, 99)
    side.signed = as_bool(field(source, "signed"), "signed")
    return side


def read_slots(value: object) -> i64:
    packed: i64 = 0
    for place, name in enumerate(as_list(value, "slots", 3)):
        if name is not None:
            kind = i64(as_name(name, "slots", _SLOTS))
            packed |= (kind + 1) << (4 * i64(place))
    return packed
