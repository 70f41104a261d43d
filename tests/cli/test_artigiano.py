"""Artigiano in the terminal: whole games as a newcomer plays them, and what the screen shows of the castles."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import pytest

import signoria
from signoria.cli.tables import BareTable, table_of
from signoria.record import verify
from tests.cli import looking
from tests.cli.command import kept, lines, run
from tests.games.artigiano.positions import play, position

GAME = signoria.game("artigiano")
TITLES = [f"Player {number}" for number in range(1, 9)]
drawn = partial(looking.drawn, titles=TITLES)


def seen(state: signoria.State, seat: int | None) -> dict[str, Any]:
    return state.view(seat)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_newcomer_who_takes_the_first_of_the_list(tmp_path: Path, language: str) -> None:
    play = ["play", "artigiano", "--seed", "7", "--seats", "human,random", "--lang", language]
    done = run(tmp_path, *play, "--option", "quick=True", typed=lines(*["1"] * 400))
    assert (done.returncode, done.stderr) == (0, "")
    assert verify(kept(tmp_path)).kind == "finished"
    assert not any(
        room in done.stdout for room in ("cli-", "artigiano-name", "artigiano-event", "word-")
    )


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("seats", [2, 4, 8])
def test_the_table_fits_a_terminal(seats: int, language: str) -> None:
    assert not isinstance(table_of(GAME, language, 80, False), BareTable)
    state = GAME.new(seats, 3, teams=seats == 8)
    for _ in range(120):
        seat = state.to_act[0]
        state.play(seat, state.decisions(seat)[-1])
        if state.over:
            break
    text = drawn(state, 0, language)
    board = {"egeskov": "Egeskov", "chillon": "Chillon", "rosenborg": "Rosenborg"}
    names = [side["board"] for side in seen(state, 0)["sides"]]
    assert all(board.get(name, "Chenonceau") in text for name in names)


def test_a_castle_stands_storey_by_storey() -> None:
    state = GAME.new(2, 3, quick=True)
    while not any(seen(state, None)["sides"][0]["cells"]):
        seat = state.to_act[0]
        building = [c for c in state.decisions(seat) if GAME.notation(c).startswith("place")]
        state.play(seat, building[0] if building else state.decisions(seat)[0])
    rows = [line for line in drawn(state, None).splitlines() if ":" in line or "[" in line]
    top, middle, ground = rows[:3]
    assert "6:▲" in top
    assert "4:▦" in middle
    assert "5:▦" in middle
    assert "[▬" in ground or "[▬" in middle


def test_nobody_sees_the_cards_of_another() -> None:
    state = GAME.new(2, 3)
    hand = seen(state, 1)["players"][1]["hand"]
    table = table_of(GAME, "en", 80, False)
    shown = drawn(state, 0)
    mine = {table.title(card) for card in seen(state, 0)["players"][0]["hand"]}
    assert all(table.title(card) not in shown for card in hand if table.title(card) not in mine)


def test_a_question_within_an_action_shows_the_card_that_asks_and_its_castle() -> None:
    """Not the whole table again."""
    castles: list[dict[str, str]] = [{"A1": "foundation-3", "A2": "foundation-4"}, {}]
    state = position(hands=["landslide-f4 stone-5", "stone-4 stone-1"], castles=[{}, castles[0]])
    play(state, "act landslide-f4")
    for language, words in (("en", "Under way: “The Landslide"), ("fr", "En cours : «")):
        text = drawn(state, 1, language, brief="lose")
        assert words in text.replace("\u202f", " ").replace("\xa0", " ")
        assert "Rosenborg = 7" in text
        assert "Chenonceau" not in text
    assert drawn(state, 1, brief="lose").count("\n") < 8


def test_cards_to_choose_from_are_shown_with_what_they_do() -> None:
    held = "angelus-f4 tile-3 tile-4 stone-1"
    state = position(hands=[held, "stone-4"], top=["officer", "sin", "stone-5"])
    play(state, "act angelus-f4")
    keeping = drawn(state, 0, brief="keep")
    assert all(words in keeping for words in ("The Officer", "Worth −3", "The Sin", "Stone 5"))
    play(state, "card stone-5")
    ordering = drawn(state, 0, brief="order")
    assert "The Officer" in ordering
    assert "Stone 5" not in ordering


def test_an_exchange_shows_what_can_be_exchanged() -> None:
    state = position(hands=["sin tile-3", "stone-4"], stocks=["stone-5", "officer"])
    play(state, "act sin")
    text = drawn(state, 0, brief="swap")
    assert "Stone 5" in text
    assert "Tile 3" in text
    assert "Officer" not in text


@pytest.mark.parametrize(
    ("language", "verdict"),
    [("en", "Player 2 and Player 4 win with"), ("fr", "Joueur 2 et Joueur 4 gagnent avec")],
)
def test_a_team_has_one_column_of_the_score_sheet(
    tmp_path: Path, language: str, verdict: str
) -> None:
    seats = "random,greedy,random,greedy"
    play = ["play", "artigiano", "--seed", "11", "--seats", seats, "--lang", language]
    done = run(tmp_path, *play, "--option", "teams=true")
    sheet = done.stdout[done.stdout.rindex("3 (") :].splitlines()
    assert verdict in done.stdout
    assert [len(line.split()) for line in sheet if line.startswith("total")] == [3]
