"""The cards and boards as the ledger counts them, and what a card is where it lies."""

from __future__ import annotations

from collections import Counter

import pytest

from signoria import words
from signoria.games.artigiano.goals import MISSION_CARDS
from signoria.games.artigiano.labels import TEXTS
from signoria.games.artigiano.tables import (
    ACTION,
    BOARDS,
    CARD_NAMES,
    CARDS,
    DATA,
    FAMILY_NAMES,
    FITS,
    MATERIAL,
    VALUE,
    is_pure_action,
    is_pure_material,
    passes,
)
from tests.games.artigiano.positions import (
    GAME,
    A,
    B,
    asked,
    castle,
    cell,
    hand,
    may,
    play,
    position,
    sheet,
    turn,
)

ALL = [*CARDS, *MISSION_CARDS]


@pytest.mark.rule("ART-CMP-01")
def test_four_families_of_45_cards() -> None:
    assert len({row["id"] for row in ALL}) == 180
    assert Counter(row["family"] for row in ALL) == dict.fromkeys(FAMILY_NAMES, 45)


@pytest.mark.rule("ART-CMP-02")
def test_the_types_of_a_family() -> None:
    wanted = {
        "material": 10, "action": 5, "action_material": 15, "special": 5,
        "royal_mission": 5, "princely_mission": 5,
    }  # fmt: skip
    for family in FAMILY_NAMES:
        assert Counter(row["type"] for row in ALL if row["family"] == family) == wanted


@pytest.mark.rule("ART-CMP-03")
def test_four_boards_whose_cells_know_what_they_rest_on() -> None:
    counts = {board["id"]: Counter(cell["kind"] for cell in board["cell"]) for board in BOARDS}
    assert counts == {
        "chenonceau": {"foundation": 5, "stone": 4, "tile": 3},
        "chillon": {"foundation": 7, "stone": 3, "tile": 2},
        "egeskov": {"foundation": 6, "stone": 3, "tile": 3},
        "rosenborg": {"foundation": 4, "stone": 4, "tile": 4},
        "quick": {"foundation": 3, "stone": 2, "tile": 1},
    }
    for board in BOARDS:
        rows = {cell["id"]: cell["row"] for cell in board["cell"]}
        for place in board["cell"]:
            assert bool(place["rests_on"]) == (place["row"] > 0)
            assert all(rows[below] == place["row"] - 1 for below in place["rests_on"])


@pytest.mark.rule("ART-RUL-01")
def test_the_edition_values_and_points() -> None:
    """The state of 2015-06-21: values 1 to 5, missions worth 14 to 5."""
    for family in FAMILY_NAMES:
        mine = [row for row in ALL if row["family"] == family]
        points = {
            kind: sorted(row["points"] for row in mine if row["type"] == kind)
            for kind in ("royal_mission", "princely_mission")
        }
        assert points == {
            "royal_mission": [10, 11, 12, 13, 14],
            "princely_mission": [5, 6, 7, 8, 9],
        }
        materials = [row for row in mine if "value" in row]
        fits = Counter(kind for row in materials for kind in row["kinds"])
        assert fits == {"foundation": 14, "stone": 12, "tile": 7}


@pytest.mark.rule("ART-VOC-06")
@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_card_has_title_type_text_and_family(language: str) -> None:
    for row in ALL:
        assert row["en"]
        assert row["fr"]
        assert words.name(GAME, "type", row["type"], language)
        assert words.name(GAME, "family", row["family"], language)
        assert bool(TEXTS[row["id"]][language]) == (row["type"] != "material")
        assert words.card(GAME, row["id"], language)


@pytest.mark.rule("ART-VOC-07", "ART-RUL-07")
def test_which_cards_are_pure() -> None:
    pure = {"material": "material", "action": "action"}
    for kind, name in enumerate(CARD_NAMES):
        row = next(card for card in CARDS if CARD_NAMES[kind] == name and _kind(card) == kind)
        assert is_pure_material(kind) == (row["type"] == pure["material"])
        assert is_pure_action(kind) == (row["type"] == pure["action"])


def _kind(card: object) -> int:
    from signoria.games.artigiano.tables import CARD_KIND

    return int(CARD_KIND[CARDS.index(card)])  # type: ignore[arg-type]


def counted(held: str, test: int) -> int:
    return sum(passes(CARD_NAMES.index(name), test) for name in held.split())


@pytest.mark.rule("ART-VOC-08", "ART-VOC-13")
def test_a_composite_card_is_an_action_and_a_material() -> None:
    assert counted("lintel-f2", ACTION) == counted("lintel-f2", MATERIAL) == 1
    assert counted("lintel-f2 siege", ACTION) == 2


@pytest.mark.rule("ART-VOC-10")
def test_materials_of_a_hand_include_composite_cards() -> None:
    assert counted("stone-1 lintel-f2 cannon-t2 siege pope", MATERIAL) == 3


@pytest.mark.rule("ART-VOC-09")
def test_a_composite_card_on_a_cell_is_a_material_only() -> None:
    state = position(hands=["lintel-f2 tile-3", "stone-1"])
    turn(state, "place lintel-f2", cell(A, "A1"))
    turn(state, "discard stone-1")
    assert asked(state) == "act"
    assert not may(state, "act lintel-f2")


@pytest.mark.rule("ART-VOC-11")
def test_kinds_and_values_of_materials() -> None:
    for kind, name in enumerate(CARD_NAMES):
        if passes(kind, MATERIAL):
            assert 1 <= VALUE[kind] <= 5, name
            assert 1 <= FITS[kind] <= 7, name
    assert DATA.files["cards"]["meta"]["values"] == [1, 2, 3, 4, 5]


@pytest.mark.rule("ART-VOC-12", "ART-RUL-06")
def test_on_a_cell_a_card_has_the_kind_of_the_cell() -> None:
    """A foundation/stone card on a stone cell is no foundation: the Landslide cannot choose it."""
    his = {"A1": "foundation-1", "A2": "foundation-2", "B1": "chapel-fs3"}
    state = position(hands=["landslide-f4 tile-3", "stone-1"], castles=[{}, his])
    play(state, "act landslide-f4")
    assert not may(state, cell(B, "B1"))
    assert may(state, cell(B, "A1"))


@pytest.mark.rule("ART-VOC-14", "ART-MAT-03")
def test_a_card_of_several_kinds_goes_on_each_of_them() -> None:
    ground = {"A1": "foundation-1", "A2": "foundation-2", "A3": "foundation-3"}
    state = position(
        hands=["chapel-fs3 pillage-st5 stone-4", "stone-1"],
        castles=[{**ground, "B1": "stone-1", "B2": "stone-5"}],
    )
    play(state, "place chapel-fs3")
    assert not may(state, cell(A, "C1"))  # a tile cell
    assert may(state, cell(A, "A4"))
    play(state, cell(A, "A4"))
    other = position(
        hands=["pillage-st5 stone-4", "stone-1"], castles=[{**ground, "B1": "stone-1"}]
    )
    play(other, "place pillage-st5")
    assert castle(other, A)["B2"] == "pillage-st5"


@pytest.mark.rule("ART-AIM-02")
def test_a_special_card_without_points_adds_nothing() -> None:
    state = position(hands=["tile-3", "stone-1"], zones=["press_gang"])
    assert sheet(state, A)["specials"] == 0


@pytest.mark.rule("ART-RUL-24", "ART-RUL-85")
def test_each_special_card_and_each_mission_exists_once() -> None:
    for field in ("special", "mission"):
        names = [row[field] for row in ALL if field in row]
        assert len(names) == len(set(names))
    titles = [str(row["fr"]) for row in ALL]
    assert "Le péché" in titles
    assert not any("pêché" in title for title in titles)


@pytest.mark.rule("ART-VOC-01", "ART-MAT-01")
def test_two_players_have_two_castles() -> None:
    state = turn(
        position(hands=["foundation-1 tile-3", "stone-1"]), "place foundation-1", "cell 1.1"
    )
    assert (castle(state, A), castle(state, B)) == ({"A1": "foundation-1"}, {})
    assert hand(state, B) == ["stone-1"]
