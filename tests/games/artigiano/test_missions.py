"""Missions: each holds and fails as the ledger says."""

from __future__ import annotations

import pytest

from signoria.games.artigiano.goals import MISSION_NAMES
from signoria.games.artigiano.missions import holds
from signoria.games.artigiano.state import ArtigianoState
from tests.games.artigiano.positions import A, Json, castle, cell, may, play, position

HANDS = ["stone-1", "stone-4"]
FULL_GROUND = {f"A{n}": f"foundation-{n}" for n in range(1, 6)}


def reached(mission: str, hands: list[str] | None = None, **about: object) -> bool:
    """Does it hold for A in this position?"""
    state = position(hands=hands or HANDS, **about)  # type: ignore[arg-type]
    assert isinstance(state, ArtigianoState)
    return holds(state, A, MISSION_NAMES.index(mission))


CASES: list[tuple[str, Json, bool]] = [
    ("mercator", {}, True),
    ("mercator", {"castles": [{"A1": "lintel-f2"}]}, True),
    ("mercator", {"castles": [{"A1": "foundation-1"}]}, False),
    ("chip-log", {"castles": [FULL_GROUND]}, False),
    ("chip-log", {"castles": [{**FULL_GROUND, "B1": "stone-1"}]}, True),
    ("chip-log", {"castles": [{**FULL_GROUND, "B1": "lintel-s2"}]}, False),
    ("greengage", {"castles": [{"A1": "foundation-3"}]}, True),
    (
        "greengage",
        {"castles": [{"A1": "foundation-3"}], "on_cells": {"master_at_arms": (A, "A1")}},
        False,
    ),
    ("rosat-confit", {"castles": [{"A1": "foundation-4"}]}, False),
    (
        "rosat-confit",
        {"castles": [{"A1": "foundation-4"}], "on_cells": {"roofer": (A, "A1")}},
        True,
    ),
    ("strozzi-lanterns", {"castles": [FULL_GROUND]}, True),
    ("strozzi-lanterns", {"castles": [{"A1": "foundation-1"}]}, False),
    ("gossip-chair", {"castles": [FULL_GROUND]}, False),
    ("ladies-peace", {"zones": ["pope", "storekeeper"]}, False),
    ("ladies-peace", {"zones": ["pope"]}, True),
    # all points of special cards: zone, attached, stand-ins, whoever played them
    (
        "ladies-peace",
        {
            "castles": [{"A1": "foundation-1"}],
            "on_cells": {"journeyman": (A, "A1")},
            "zones": ["", "pawnbroker"],
        },
        True,
    ),
    (
        "ladies-peace",
        {
            "castles": [{"A1": "foundation-1"}],
            "on_cells": {"journeyman": (A, "A1")},
            "zones": ["officer", "pawnbroker"],
        },
        False,
    ),
    (
        "ladies-peace",
        {"castles": [{"A2": "foundation-1"}], "on_cells": {"provost": (A, "A1")}},
        False,
    ),
    ("estates-general", {"castles": [{"A1": "foundation-1"}, {"A1": "foundation-2"}]}, False),
    ("estates-general", {"castles": [{"A1": "foundation-1"}]}, True),
    (
        "king-of-navarre",
        {"castles": [{"A1": "foundation-3"}], "on_cells": {"journeyman": (A, "A1")}},
        True,
    ),
    ("pavia", {"hands": ["officer siege", "stone-4"]}, False),
    ("pavia", {"hands": ["officer", "stone-4"]}, True),
    ("peace-of-nice", {}, True),
    ("peace-of-nice", {"shielded": ["tile-3"], "zones": ["storekeeper"]}, False),
    ("fifteen-fifteen", {"hands": ["lintel-f2", "stone-4"]}, False),
    ("fifteen-fifteen", {"hands": ["", "stone-4"]}, True),
    ("cotton", {"hands": ["siege sin lintel-f2", "stone-4"]}, False),
    ("cotton", {"hands": ["siege sin", "stone-4"]}, True),
    ("cape-horn", {"stocks": ["stone-1 stone-4 stone-5"]}, True),
    ("cape-horn", {"stocks": ["stone-1 stone-4 lintel-f2"]}, False),
    ("east-india", {"castles": [{}, {"A1": "foundation-1"}]}, True),
    ("east-india", {}, False),
    ("saint-james", {}, True),
    ("saint-bartholomew", {"zones": ["turnkey"]}, True),
    ("panama", {"hands": ["", "stone-4"]}, True),
    ("edict-of-nantes", {"stocks": ["officer siege sin"]}, True),
    ("edict-of-nantes", {"stocks": ["officer siege lintel-f2"]}, False),
    ("way-of-the-cross", {"castles": [{}, {"A1": "foundation-1"}]}, False),
    ("way-of-the-cross", {"castles": [{}, {"A1": "foundation-1", "A2": "foundation-2"}]}, True),
    ("burning-chamber", {"castles": [{}, {"A1": "foundation-1", "A2": "foundation-2"}]}, True),
    ("malcontents", {"castles": [{"A1": "foundation-5"}, {"A1": "foundation-4"}]}, True),
]

RULES = {
    "mercator": "ART-MFX-01", "chip-log": "ART-MFX-02", "greengage": "ART-MFX-04", "rosat-confit": "ART-MFX-05",
    "strozzi-lanterns": "ART-MFX-06", "gossip-chair": "ART-MFX-07", "ladies-peace": "ART-MFX-11",
    "estates-general": "ART-MFX-12", "king-of-navarre": "ART-MFX-13", "pavia": "ART-MFX-14",
    "peace-of-nice": "ART-MFX-15", "fifteen-fifteen": "ART-MFX-16", "cotton": "ART-MFX-22",
    "cape-horn": "ART-MFX-23", "east-india": "ART-MFX-24", "saint-james": "ART-MFX-34",
    "saint-bartholomew": "ART-MFX-35", "panama": "ART-MFX-29", "edict-of-nantes": "ART-MFX-37",
    "way-of-the-cross": "ART-MFX-31", "burning-chamber": "ART-MFX-38", "malcontents": "ART-MFX-32",
}  # fmt: skip


@pytest.mark.rule(
    "ART-MFX-01", "ART-MFX-02", "ART-MFX-04", "ART-MFX-05", "ART-MFX-06", "ART-MFX-07", "ART-MFX-11", "ART-MFX-12",
    "ART-MFX-13", "ART-MFX-14", "ART-MFX-15", "ART-MFX-16", "ART-MFX-22", "ART-MFX-23", "ART-MFX-24",
    "ART-MFX-34", "ART-MFX-35", "ART-MFX-29", "ART-MFX-37", "ART-MFX-31", "ART-MFX-38", "ART-MFX-32",
    "ART-MIS-04", "ART-RUL-06", "ART-RUL-07", "ART-RUL-19", "ART-RUL-74", "ART-RUL-81",
)  # fmt: skip
@pytest.mark.parametrize(("mission", "about", "expected"), CASES)
def test_a_mission_on_the_table(mission: str, about: Json, expected: bool) -> None:
    assert reached(mission, **about) is expected


@pytest.mark.rule("ART-MFX-08", "ART-MIS-01", "ART-MIS-02")
def test_the_first_tile_counts_even_when_it_is_lost() -> None:
    ground = {"A2": "foundation-1", "B2": "stone-1"}
    state = position(
        hands=["tile-3 stone-4", "cannon-t2 stone-5"],
        castles=[ground],
        boards=["rosenborg", "chillon"],
        missions=["mullioned-window"],
    )
    play(state, "place tile-3", "pass", "pass", "act cannon-t2")
    assert "C1" not in castle(state, A)
    assert may(state, "claim mullioned-window", A)


@pytest.mark.rule("ART-MFX-36", "ART-MFX-10", "ART-RUL-86")
def test_foundations_before_the_first_stone() -> None:
    ground = {f"A{n}": f"foundation-{n}" for n in range(1, 4)}
    state = position(
        hands=["foundation-4 stone-4", "stone-5"],
        castles=[ground],
        boards=["rosenborg", "chillon"],
        missions=["amboise slate-roofs"],
    )
    play(state, "place foundation-4")
    assert may(state, "claim amboise", A)
    assert may(state, "claim slate-roofs", A)


@pytest.mark.rule("ART-MFX-19", "ART-STK-03", "ART-RUL-77")
def test_three_actions_out_of_the_stock() -> None:
    state = position(
        hands=["tile-3", "stone-4"],
        stocks=["musket-fs1 barracks convent-f2"],
        missions=["treaty-of-verger queens-herb"],
    )
    play(state, "stock", "act musket-fs1", "act barracks", "act convent-f2")
    assert may(state, "claim treaty-of-verger", A)
    assert may(state, "claim queens-herb", A)


@pytest.mark.rule("ART-MFX-39", "ART-RUL-83")
def test_three_materials_out_of_the_stock() -> None:
    state = position(
        hands=["tile-3", "stone-4"],
        stocks=["foundation-1 foundation-2 foundation-3"],
        missions=["placards"],
    )
    play(state, "stock", "place foundation-1", cell(A, "A1"), "place foundation-2", cell(A, "A2"))
    assert not may(state, "claim placards", A)
    play(state, "place foundation-3", cell(A, "A3"))
    assert may(state, "claim placards", A)


@pytest.mark.rule("ART-MFX-26", "ART-RUL-79")
def test_pure_actions_two_turns_running() -> None:
    state = position(hands=["barracks common-grave", "stone-4"], missions=["new-world"])
    play(state, "act common-grave", "pass", "pass", "pass", "discard stone-4", "pass")
    assert not may(state, "claim new-world", A)
    play(state, "act barracks")
    assert may(state, "claim new-world", A)


@pytest.mark.rule("ART-MFX-18", "ART-MFX-20", "ART-RUL-76")
def test_an_attack_on_unfinished_foundations() -> None:
    state = position(
        hands=["cannon-t2 tile-3", "stone-4"],
        castles=[{}, {"A1": "foundation-1"}],
        missions=["granada field-of-gold"],
    )
    play(state, "act cannon-t2")
    assert may(state, "claim granada", A)
    assert not may(state, "claim field-of-gold", A)


@pytest.mark.rule("ART-MIS-05")
def test_royal_missions_cannot_be_claimed() -> None:
    state = position(hands=HANDS, missions=["mercator"])
    assert all(code < 450 for code in state.legal(A))


@pytest.mark.rule("ART-MFX-29", "ART-RUL-11")
def test_cards_laid_aside_are_still_the_hand() -> None:
    state = position(hands=["tile-3", "stone-4"], stocks=["stone-1 stone-5"], missions=["panama"])
    play(state, "stock", "discard stone-1")
    assert not may(state, "claim panama", A)


@pytest.mark.rule("ART-MFX-07")
def test_all_foundations_of_one_to_three() -> None:
    low = {"A1": "foundation-1", "A2": "foundation-2", "A3": "foundation-3", "A4": "lintel-f2"}
    assert reached("gossip-chair", castles=[low], boards=["rosenborg", "chillon"])
    assert not reached(
        "gossip-chair", castles=[{**low, "A4": "foundation-4"}], boards=["rosenborg", "chillon"]
    )
    assert not reached(
        "gossip-chair", castles=[{**low, "A4": "foundation-1"}], boards=["chenonceau", "chillon"]
    )


@pytest.mark.rule("ART-MFX-38", "ART-RUL-81")
def test_behind_every_opponent() -> None:
    hands = ["stone-1", "stone-4", "stone-5"]
    one = {"A1": "foundation-1"}
    three = {**one, "A2": "foundation-2", "A3": "foundation-3"}
    four = {**three, "A4": "foundation-4"}
    assert reached("burning-chamber", hands, castles=[one, three, four])
    two = {"A1": "foundation-1", "A2": "foundation-2"}
    assert not reached("burning-chamber", hands, castles=[one, two, four])


@pytest.mark.rule("ART-MFX-32")
def test_the_ten_points_for_a_full_castle_are_not_castle_points() -> None:
    full = {
        "A1": "foundation-1",
        "A2": "keystone-f1",
        "A3": "revolt-f1",
        "B1": "stone-1",
        "B2": "pulley-s1",
        "C1": "pulley-t1",
    }
    rich = {"A1": "foundation-5", "A2": "foundation-4"}
    assert not reached(
        "malcontents", castles=[full, rich], boards=["quick", "quick"], options={"quick": True}
    )
