"""SETUP, FAM and data: what is in the box, and how a game begins."""

from __future__ import annotations

from collections import Counter

import pytest

from signoria.games.princes.tables import DATA
from tests.games.princes.positions import (
    ALL_EVENTS,
    EVENTS,
    GAME,
    START,
    TILES,
    TREACHERY,
    TROOPS,
    A,
    B,
    Json,
    asks,
    begun,
    board,
    legal,
    play,
    position,
    refused,
    seen,
    table,
)


@pytest.mark.rule("POR-SETUP-01", "POR-TRE-01")
def test_the_box() -> None:
    tiles = DATA.files["tiles"]
    counts = tiles["counts"]
    assert len(tiles["family"]) == counts["families"] == 6
    assert sum(row["copies"] for row in tiles["troop"]) == counts["troops"] == 24
    assert len(tiles["event"]) == counts["events"] == 12
    assert len(tiles["city_tile"]) == counts["city_tiles"] == 30
    assert sum(row["copies"] for row in tiles["treachery"]) == counts["treachery"] == 23
    assert tiles["pope"]["copies"] == counts["pope"] == 1
    assert len(DATA.files["board"]["city"]) == 5
    assert {row["id"]: row["copies"] for row in tiles["treachery"]} == TREACHERY


@pytest.mark.rule("POR-SETUP-02")
def test_families_are_picked_clockwise() -> None:
    state = next(s for s in (GAME.new(4, seed) for seed in range(50)) if s.to_act == (2,))
    asked = []
    for family in ["este", "baglioni", "gonzaga", "malatesta"]:
        asked.append(state.to_act[0])
        assert f"family {family}" in legal(state)
        state = play(state, f"family {family}")
        if asks(state)[0] == "family":
            assert refused(state, f"family {family}") == "POR-SETUP-02"
    assert asked == [2, 3, 0, 1]
    assert [seen(state, seat)["family"] for seat in range(4)] == [
        "gonzaga", "malatesta", "este", "baglioni",
    ]  # fmt: skip


@pytest.mark.rule("POR-SETUP-02", "POR-GEN-10")
def test_the_last_of_six_families_is_no_choice() -> None:
    state = GAME.new(6, 1)
    for _ in range(5):
        assert asks(state)[0] == "family"
        state.play(state.to_act[0], state.decisions(state.to_act[0])[0])
    assert asks(state)[0] == "turn"


@pytest.mark.rule("POR-SETUP-03", "POR-SETUP-04", "POR-SETUP-05")
def test_how_everybody_starts() -> None:
    state = begun(5)
    for seat in range(5):
        own = seen(state, seat)
        assert (own["gold"], own["influence"], own["troops"], own["hand"]) == (40, 12, [], {})
    assert table(state)["status"] == START
    assert table(state)["wars"] == 0
    assert table(state)["decade"] == 1


@pytest.mark.rule("POR-SETUP-06", "POR-SETUP-07")
def test_everything_lies_open() -> None:
    state = begun(3)
    for seat in (None, 0, 1, 2):
        shown: Json = state.view(seat)["table"]  # type: ignore[assignment]
        assert shown["display"] == TILES
        assert shown["events"] == EVENTS[0]
        assert shown["supply"] == dict.fromkeys(TROOPS, 4)
        assert shown["pope"] is None
    assert refused(state, "auction bellini") == "POR-SETUP-07"
    assert "auction pope" in legal(state)


@pytest.mark.rule("POR-SETUP-08")
def test_the_pile_is_shuffled_and_hidden() -> None:
    def drawn(seed: int) -> list[dict[str, int]]:
        state = begun(3, seed)
        hands = []
        for _ in range(3):
            seat = state.to_act[0]
            state = play(state, "buy treachery")
            hands.append(seen(state, seat)["hand"])
            state = play(state, "pass")
        return hands

    assert drawn(4) == drawn(4)
    assert any(drawn(4) != drawn(seed) for seed in range(5, 9))
    assert isinstance(table(begun(3))["pile"], int)


@pytest.mark.rule("POR-SETUP-09")
def test_what_players_own_is_open() -> None:
    owner = board(tiles=["ven_doge"], troops=["pike"], tokens=2, hand=["veto"])
    state = position(board(), owner)
    shown: Json = state.view(A)["boards"][B]  # type: ignore[index]
    assert shown["tiles"] == ["ven_doge"]
    assert shown["troops"] == ["pike"]
    assert shown["tokens"] == 2
    assert shown["in_hand"] == 1
    assert "hand" not in shown


@pytest.mark.rule("POR-SETUP-10")
def test_the_first_player_is_drawn_again() -> None:
    same = 0
    for seed in range(400):
        state = GAME.new(4, seed)
        picker = state.to_act[0]
        same += begun(4, seed).to_act[0] == picker
    assert 60 < same < 140  # a quarter


@pytest.mark.rule("POR-SETUP-02")
def test_any_seat_may_pick_first() -> None:
    assert {GAME.new(4, seed).to_act[0] for seed in range(40)} == {0, 1, 2, 3}


@pytest.mark.rule("POR-BUY-02", "POR-FIGHT-02", "POR-DEC-03")
def test_the_troops() -> None:
    """Price, attack, defence, influence in each decade. What the rulebook's examples force: Pike 0/2, Fortification
    0/3, Artillery 3/1, 2 influence of the Cavalry."""
    rows = DATA.files["tiles"]["troop"]
    columns = ("price", "attack", "defence", "influence_income", "copies")
    assert {row["id"]: tuple(row[name] for name in columns) for row in rows} == {
        "light_infantry": (1, 1, 0, 0, 4),
        "pike": (2, 0, 2, 0, 4),
        "crossbow": (3, 1, 1, 0, 4),
        "fortification": (4, 0, 3, 0, 4),
        "artillery": (5, 3, 1, 0, 4),
        "cavalry": (6, 2, 1, 2, 4),
    }
    for troop, row in zip(TROOPS, rows, strict=True):
        state = play(position(), f"buy {troop}")
        assert seen(state)["gold"] == 40 - row["price"]


@pytest.mark.rule("POR-EVT-14")
def test_artists_bear_their_names() -> None:
    kinds = Counter((row["kind"], row["artist"]) for row in DATA.files["tiles"]["event"])
    assert kinds == {
        ("artist_vp", True): 5,
        ("artist_status", True): 4,
        ("merchant", False): 2,
        ("invasion", False): 1,
    }
    assert len(ALL_EVENTS) == 12


@pytest.mark.rule("POR-FAM-05", "POR-FAM-02", "POR-GEN-02", "POR-POL-08")
def test_hand_limits() -> None:
    both = ["rom_cesare_borgia", "nap_ferrante_aragon"]
    state = position(
        board(family="baglioni"),
        board(family="malatesta"),
        board(family="bentivogli", tiles=both),
    )
    assert [seen(state, seat)["hand_limit"] for seat in range(3)] == [2, 3, 5]
