"""The judge: what the greedy bot lives by. How often it wins: tests/bots/test_strength.py."""

from __future__ import annotations

import pytest

import signoria
from signoria.bots.match import simulate
from signoria.games.renaissance import odds
from tests.games.renaissance.positions import (
    GAME,
    MILAN,
    ROME,
    VENICE,
    buying,
    combat,
    expanding,
    play,
    position,
)

COMPILED = not str(odds.__file__).endswith(".py")


def better(state: signoria.State, one: str, other: str, seat: int = MILAN) -> bool:
    return GAME.judge(play(state, one), seat) > GAME.judge(play(state, other), seat)


def test_odds_rise_with_the_lead() -> None:
    chances = [odds.ahead(lead) for lead in range(-7, 8)]
    assert chances == sorted(chances)
    assert chances[0] == 0
    assert chances[-1] == 1000
    assert odds.ahead(0) == 1000 * 15 // 36
    assert odds.against_unseen(3, 0) == odds.ahead(3) > odds.against_unseen(3, 3)


def test_the_city_that_completes_a_province_is_better() -> None:
    state = expanding(MILAN, cities={MILAN: ["milano", "pavia", "brescia"]})
    assert better(state, "expand cremona", "expand casale")
    assert better(state, "expand cremona", "pass")


def test_a_palace_for_an_artist_in_hand() -> None:
    state = buying(MILAN, hands={MILAN: "artist_or_banker"}, ducats={MILAN: 8})
    assert better(state, "build palace milano", "build rampart milano")


def test_an_easy_attack_is_better_than_none() -> None:
    state = combat(
        MILAN,
        cities={VENICE: ["venezia", "brescia"]},
        hands={MILAN: "swiss_regiment swiss_regiment"},
    )
    assert better(state, "attack brescia", "pass")


def test_a_decided_game() -> None:
    over = position(ask=None, turn=6, scored={ROME: [9], MILAN: [8]})
    assert GAME.judge(over, ROME) > 0.9
    assert GAME.judge(over, MILAN) < 0.1


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_greedy_beats_random_players(seats: int) -> None:
    games = 40 if COMPILED else 4
    summary = simulate(GAME, ["greedy", *["random"] * (seats - 1)], games, 0)
    assert summary["first_place_share"][0] >= (0.9 if COMPILED else 0.7)


def test_greedy_players_come_to_an_end() -> None:
    summary = simulate(GAME, ["greedy"] * 4, 2, 50)
    assert summary["decisions"] / summary["games"] < 1_500
