"""DEC and SCORE: the end of a decade, and the end of the game."""

from __future__ import annotations

import pytest

from tests.games.princes.positions import (
    CITIES,
    EVENTS,
    A,
    B,
    C,
    asks,
    begun,
    bids,
    board,
    ended,
    gold,
    influence,
    names,
    play,
    position,
    seen,
    sheet,
    table,
    told,
)

PASSES = [None, None, None]


@pytest.mark.rule("POR-GEN-09")
def test_twelve_auctions_end_the_game() -> None:
    state = begun(4)
    turns = 0
    while not state.over:
        state = bids(play(state, f"auction {table(state)['events'][0]}"), 0, *PASSES)
        if not state.over and asks(state)[0] in ("artist", "invasion"):
            state = play(state, "city rome")
        turns += 1
    assert turns == 12


@pytest.mark.rule("POR-DEC-01", "POR-DEC-09")
def test_the_effect_comes_first_then_the_income() -> None:
    mine = board(hand=["start_war"])
    state = position(mine, decade=3, events=["french_invade"], status={"venice": 8})
    state = bids(play(state, "auction french_invade"), 0, *PASSES)
    assert asks(state) == ("invasion", A)
    assert gold(state)[A] == 40
    events = told(state, "city venice")
    assert names(events)[:2] == ["invaded", "income"]
    assert "turn_resumed" not in names(events)
    assert play(state, "city venice").over


@pytest.mark.rule("POR-FAM-05")
def test_a_family_alone() -> None:
    state = bids(play(position(events=["gozzoli"]), "auction gozzoli"), 0, *PASSES)
    assert gold(state) == [52] * 4
    assert influence(state) == [20] * 4


@pytest.mark.rule("POR-DEC-05", "POR-DEC-07", "POR-DEC-08", "POR-TRE-15")
def test_the_next_decade_is_laid_out() -> None:
    mine = board(hand=["veto"])
    state = position(mine, events=["gozzoli"], wars=4, pope=B, league_used=True)
    state = bids(play(state, "auction gozzoli"), 0, *PASSES)
    shown = table(state)
    assert (shown["decade"], shown["wars"], shown["pope"], shown["league_used"]) == (
        2,
        0,
        None,
        False,
    )
    assert shown["events"] == EVENTS[1]
    assert seen(state)["hand"] == {"veto": 1}


@pytest.mark.rule("POR-DEC-10")
def test_fees_of_the_last_decade_count() -> None:
    state = position(board(gold=30, fees=15), decade=3, events=["leonardo"])
    state = bids(play(state, "auction leonardo"), 0, *PASSES)
    assert state.over
    assert gold(state)[A] == 30 + 15 + 12
    assert sheet(state)["gold"] == 6


@pytest.mark.rule("POR-EVT-09")
def test_three_merchants_and_an_event() -> None:
    tiles = ["ven_merchant_1", "ven_merchant_2", "ven_merchant_3"]
    state = position(board(tiles=tiles, events=["merchant_event_1"]), events=["gozzoli"])
    state = bids(play(state, "auction gozzoli"), 0, *PASSES)
    assert gold(state)[A] == 40 + 12 + 9 + 3


@pytest.mark.rule("POR-DEC-02", "POR-DEC-03")
def test_each_kind_of_income() -> None:
    mine = board(
        tiles=["mil_armourer", "mil_ludovico_sforza", "flo_banking_2", "nap_merchant_2"],
        troops=["cavalry", "artillery", "pike", "crossbow", "light_infantry", "fortification"],
    )
    other = board(tiles=["rom_cesare_borgia", "rom_colonna", "rom_roderigo_borgia"])
    state = bids(play(position(mine, other, events=["gozzoli"]), "auction gozzoli"), 0, *PASSES)
    assert gold(state) == [40 + 12 + 1 + 2 + 2, 52, 52, 52]
    assert influence(state) == [12 + 8 + 1 + 2, 12 + 8 + 2 + 1, 20, 20]


@pytest.mark.rule("POR-FAM-05")
def test_every_family_brings_the_same() -> None:
    state = bids(play(position(seats=6, events=["gozzoli"]), "auction gozzoli"), 0, *[None] * 5)
    assert gold(state) == [52] * 6
    assert influence(state) == [20] * 6


@pytest.mark.rule("POR-DEC-01", "POR-TURN-07")
def test_a_decade_ends_with_an_answer_of_somebody_else() -> None:
    state = bids(play(position(turn=B, events=["mantegna"]), "auction mantegna"), None, 0)
    state = bids(state, None, None)
    assert asks(state) == ("artist", C)
    state = play(state, "city rome")
    assert table(state)["decade"] == 2
    assert asks(state) == ("turn", C)


@pytest.mark.rule("POR-DEC-10", "POR-SCORE-13")
def test_the_score_sheet_is_told() -> None:
    state = position(
        board(gold=30, influence=20, tokens=2, events=["merchant_event_1"], tiles=["ven_merchant_1"]),
        decade=3, events=["leonardo"], pope=A,
    )  # fmt: skip
    heard = told(bids(play(state, "auction leonardo"), 0, None, None), "pass")
    sheets = [event for event in heard if event["event"] == "scored"]
    assert sheets[A] == {
        "event": "scored", "seat": A, "cities": 10, "events": 4, "merchants": 1, "pope": 3,
        "gold": 3, "influence": 4, "tokens": 3,
    }  # fmt: skip
    over = bids(play(state, "auction leonardo"), 0, *PASSES)
    assert over.scores()[A] == 10 + 4 + 1 + 3 + 3 + 4 + 3  # the others have 52 gold
    assert heard[-1] == {"event": "game_ended"}


def test_gold_and_influence_count_at_the_end_only() -> None:
    assert position(board(gold=90, influence=90)).scores() == [0] * 4
    assert position(pope=B).scores() == [0, 3, 0, 0]


# ---------------------------------------------------------------- scoring

ONE_OF_EACH = ["ven_doge", "mil_merchant", "flo_merchant", "rom_orsini", "nap_merchant_1"]


def slots(*status: int, **artists: int) -> list[int]:
    """The points of a tile of each city; four artists lie somewhere."""
    rest = 4 - sum(artists.values())
    placed = dict(artists)
    if rest:
        placed["naples"] = placed.get("naples", 0) + rest
    standing = dict(zip(CITIES, status, strict=True))
    return [
        sheet(ended(board(tiles=[tile]), status=standing, artists=placed))["cities"]
        for tile in ONE_OF_EACH
    ]


@pytest.mark.rule("POR-SCORE-01", "POR-SCORE-02")
def test_cities_in_order_of_status() -> None:
    assert slots(9, 8, 6, 5, 3) == [10, 7, 5, 3, 1]
    assert slots(3, 5, 6, 8, 9) == [1, 3, 5, 7, 10]


@pytest.mark.rule("POR-SCORE-03", "POR-EVT-07")
def test_artists_break_ties() -> None:
    assert slots(9, 7, 5, 7, 4, milan=1) == [10, 7, 3, 5, 1]
    assert slots(7, 7, 5, 4, 3, milan=2, venice=1) == [7, 10, 5, 3, 1]


@pytest.mark.rule("POR-SCORE-04", "POR-SCORE-05")
def test_equal_cities_take_the_lowest_slot() -> None:
    assert slots(9, 9, 6, 5, 4) == [7, 7, 5, 3, 1]
    assert slots(9, 8, 5, 5, 5, venice=4) == [10, 7, 1, 1, 1]
    assert slots(5, 5, 5, 5, 5, venice=1, milan=1, florence=1, rome=1) == [3, 3, 3, 3, 1]


@pytest.mark.rule("POR-SCORE-06")
def test_each_tile_scores_its_city() -> None:
    status = {"venice": 9, "milan": 8, "rome": 7, "florence": 4, "naples": 3}
    tiles = ["ven_doge", "ven_merchant_1", "rom_orsini", "rom_colonna", "rom_cesare_borgia"]
    assert sheet(ended(board(tiles=tiles), status=status))["cities"] == 35


@pytest.mark.rule("POR-EVT-05", "POR-SCORE-07")
def test_artists_score_what_they_show() -> None:
    assert sheet(ended(board(events=["gozzoli", "piero_della_francesca"])))["events"] == 5


@pytest.mark.rule("POR-SCORE-09", "POR-SCORE-10")
@pytest.mark.parametrize(
    ("amounts", "points"),
    [
        ((20, 20, 15), [6, 6, 3]),
        ((20, 15, 15), [6, 3, 3]),
        ((20, 15, 10), [6, 3, 0]),
        ((0, 0, 0), [6, 6, 6]),
        ((20, 20, 15, 15), [6, 6, 3, 3]),
        ((10, 15, 20, 15), [0, 3, 6, 3]),
    ],
)
def test_most_gold(amounts: tuple[int, ...], points: list[int]) -> None:
    state = ended(*(board(gold=amount) for amount in amounts), seats=len(amounts))
    assert [sheet(state, seat)["gold"] for seat in range(state.seats)] == points


@pytest.mark.rule("POR-SCORE-11")
def test_most_influence() -> None:
    state = ended(*(board(influence=amount) for amount in (9, 9, 4)), seats=3)
    assert [sheet(state, seat)["influence"] for seat in range(3)] == [4, 4, 0]


@pytest.mark.rule("POR-SCORE-13")
def test_a_shared_victory() -> None:
    state = ended(board(tokens=8), board(tokens=8), board(), seats=3)
    assert state.ranking() == [1, 1, 3]
    assert state.scores()[A] == state.scores()[B] > state.scores()[C]


@pytest.mark.rule("POR-SCORE-14")
def test_treachery_and_troops_score_nothing() -> None:
    rich = board(hand=["veto", "start_war"], troops=["cavalry", "pike"])
    assert sum(sheet(ended(rich)).values()) == sum(sheet(ended(board())).values())
