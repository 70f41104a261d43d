"""SCO, OVR, ELM, END: points, treasury, elimination and return, the winner."""

from __future__ import annotations

from typing import Any

import pytest

import signoria
from signoria.games.renaissance import tables
from tests.games.renaissance.positions import (
    FLORENCE,
    GENOA,
    MILAN,
    NAPLES,
    ROME,
    VENICE,
    asks,
    cities,
    ducats,
    frame,
    hand,
    last_combat,
    legal,
    owner,
    play,
    position,
    refused,
    seen,
    table,
    told,
)


def counted(state: signoria.State) -> dict[int, tuple[int, int]]:
    """Points for provinces and for artists, by seat, when the turn ends."""
    return {
        event["seat"]: (event["provinces"], event["artists"])
        for event in told(state, "pass")
        if event["event"] == "scored"
    }


@pytest.mark.rule("REN-OVR-02", "REN-OVR-03")
def test_lombardia() -> None:
    rows = {row["name"]: row for row in tables.DATA.files["map"]["province"]}
    assert rows["Lombardia"]["value_pr"] == 1
    half = last_combat(VENICE, cities={VENICE: ["brescia"]})
    assert counted(half)[VENICE] == (0, 0)
    whole = last_combat(VENICE, cities={VENICE: ["brescia", "cremona"]})
    assert counted(whole)[VENICE] == (1, 0)
    shared = last_combat(VENICE, cities={VENICE: ["brescia"], ROME: ["roma", "cremona"]})
    assert counted(shared)[VENICE] == (0, 0)


@pytest.mark.rule("REN-SCO-01")
def test_three_provinces() -> None:
    owned = ["brescia", "cremona", "mantova", "padova", "venezia"]
    assert counted(last_combat(VENICE, cities={VENICE: owned}))[VENICE] == (3, 0)


@pytest.mark.rule("REN-SCO-02", "REN-SCO-03")
def test_artists() -> None:
    alone = last_combat(VENICE, cities={VENICE: ["brescia"]}, artists={"piero": "brescia"})
    assert counted(alone)[VENICE] == (0, 1)
    both = last_combat(
        VENICE, cities={VENICE: ["brescia", "cremona"]}, artists={"piero": "brescia"}
    )
    assert counted(both)[VENICE] == (1, 1)


@pytest.mark.rule("REN-RUL-29")
def test_two_artists_in_a_province_and_the_cap() -> None:
    about: dict[str, Any] = {
        "cities": {VENICE: ["brescia", "cremona"]},
        "artists": {"piero": "brescia", "bellini": "cremona"},
    }
    assert counted(last_combat(VENICE, **about))[VENICE] == (1, 2)
    capped = last_combat(VENICE, options={"artist_pr_cap_per_province": 1}, **about)
    assert counted(capped)[VENICE] == (1, 1)


@pytest.mark.rule("REN-SCO-04")
def test_points_add_up_on_the_score_sheet() -> None:
    state = last_combat(VENICE, turn=3, scored={MILAN: [1, 2]})
    after = play(state, "pass")
    assert seen(after, MILAN)["scored"] == [1, 2, 1, 0, 0, 0]
    assert after.scores()[MILAN] == 4
    sheet = after.game.score_sheet(after)[MILAN]
    assert list(sheet) == ["1454", "1462", "1470", "1478", "1486", "1494"]
    assert sheet["1462"] == 2


@pytest.mark.rule("REN-SCO-05", "REN-BUY-12")
def test_income() -> None:
    """Three garrisons, a rampart and a fortress: 8. A palace adds nothing."""
    state = last_combat(
        VENICE,
        cities={VENICE: ["venezia", "ragusa", "zara", "pola", "udine"]},
        ramparts=["pola"],
        castles=["udine"],
        palaces=["zara"],
    )
    assert ducats(play(state, "pass"), VENICE) == 18


@pytest.mark.rule("REN-OVR-01", "REN-END-01", "REN-SCO-07", "REN-CMP-06")
def test_the_game_ends_after_the_sixth_turn() -> None:
    scored = {MILAN: [13], ROME: [11], FLORENCE: [11]}
    state = last_combat(VENICE, turn=6, scored=scored)
    after = play(state, "pass")
    assert after.over
    assert after.scores()[MILAN] == 14
    assert after.ranking()[MILAN] == 1
    assert after.ranking()[ROME] == after.ranking()[FLORENCE] == 2
    assert ducats(after, MILAN) == 12  # the income of the last turn counts
    assert refused(after, "pass", MILAN) == "REN-END-01"


def ended(**about: Any) -> signoria.State:
    return position(ask=None, turn=6, **about)


@pytest.mark.rule("REN-END-02", "REN-RUL-30")
def test_ties() -> None:
    scored = {MILAN: [9], ROME: [9]}
    fortress = ended(scored=scored, castles=["roma"], ramparts=["milano", "pavia"])
    assert fortress.ranking()[ROME] == 1
    rampart = ended(
        scored=scored,
        cities={MILAN: ["milano", "pavia", "brescia"]},
        ramparts=["milano", "pavia", "brescia", "roma", "viterbo"],
    )
    assert rampart.ranking()[MILAN] == 1
    assert rampart.ranking()[ROME] == 2
    money = ended(scored=scored, ducats={MILAN: 11})
    assert money.ranking()[MILAN] == 1
    equal = ended(scored=scored)
    assert equal.ranking()[MILAN] == equal.ranking()[ROME] == 1


# ---------------------------------------------------------------- elimination and return


def beaten(**about: Any) -> signoria.State:
    """Milan has lost everything to Venice; the turn is about to end."""
    return last_combat(
        VENICE,
        cities={VENICE: ["venezia", "milano", "pavia"], MILAN: []},
        castles=["milano"],
        artists={"leonardo": "milano"},
        **about,
    )


@pytest.mark.rule("REN-ELM-01", "REN-ELM-02", "REN-ELM-03", "REN-RUL-31", "REN-RUL-42")
def test_return() -> None:
    state = play(beaten(), "pass")
    assert asks(state) == ("return", MILAN)
    assert legal(state, "city") == ["milano", "pavia"]
    assert refused(state, "city roma") == "REN-ELM-01"
    after = play(state, "city milano")
    assert owner(after, "milano") == MILAN
    assert "milano" in table(after)["castles"]
    assert table(after)["artists"] == {"leonardo": "milano"}
    assert ducats(after, MILAN) == 16
    assert "milano" not in cities(after, VENICE)
    assert asks(after)[0] == "vote"  # before the vote, and then he plays normally


@pytest.mark.rule("REN-RUL-31")
def test_no_return_after_the_last_turn() -> None:
    assert play(beaten(turn=6), "pass").over


@pytest.mark.rule("REN-RUL-31", "REN-RUL-42")
def test_who_loses_his_last_city_by_a_return_waits() -> None:
    """Venice held nothing but Milano: she comes back a turn later."""
    state = last_combat(ROME, cities={VENICE: ["milano"], MILAN: [], ROME: ["roma", "pavia"]})
    state = play(state, "pass")
    state = play(state, "city milano")
    assert cities(state, VENICE) == []
    assert asks(state)[0] == "vote"
    assert VENICE in state.to_act  # she keeps her seat


@pytest.mark.rule("REN-RUL-43")
def test_a_player_without_cities_keeps_his_seat() -> None:
    """He is dealt cards, may buy cards but no buildings, and cannot expand or attack."""
    state = position(
        ask=frame("buy", MILAN, 5, 234),
        order=[FLORENCE, GENOA, NAPLES, ROME, VENICE, MILAN],
        cities={MILAN: []},
    )
    assert legal(state, "build") == []
    assert "5" in legal(state, "number")
    fighting = position(
        ask=frame("combat", MILAN, 0),
        order=[MILAN, FLORENCE, GENOA, NAPLES, ROME, VENICE],
        cities={MILAN: []},
        hands={MILAN: "cannon cannon ride marriage plunderers"},
    )
    assert legal(fighting, "attack") == []
    assert legal(fighting, "play") == ["plunderers", "marriage"]
    gained = play(fighting, "play marriage", "city roma")
    assert cities(gained, MILAN) == ["roma"]
    assert hand(gained, MILAN)["cannon"] == 2


@pytest.mark.rule("REN-RUL-43", "REN-EXP-09")
def test_without_a_city_there_is_no_expansion() -> None:
    state = position(
        ask=frame("expand", GENOA, 0, 0),
        order=[GENOA, MILAN, ROME, FLORENCE, NAPLES, VENICE],
        cities={MILAN: []},
    )
    assert asks(play(state, "pass")) == ("expand", ROME)
