"""A language model at the table: everything in words, real processes, and models that talk past the question."""

from __future__ import annotations

import json
import shlex
import sys
from pathlib import Path

import pytest

import signoria
from signoria.cli.observation import described, named
from signoria.cli.text_bot import Reader
from tests.cli.command import COMMAND, one_sentence, run

GAME = signoria.game("masters")
FIRST = "import sys; sys.stdin.read(); print('Let me see: 3 servants, 12 coins.\\n1')"
STUBBORN = "print('I would rather not.')"
SLOW_TO_GRASP = "import sys; print('4' if 'names none' in sys.stdin.read() else 'the best one')"


def model(script: str) -> list[str]:
    return [sys.executable, "-c", script]


def question(game: signoria.Game, seats: int, seed: int = 5) -> dict[str, object]:
    state = game.new(seats, seed)
    seat = state.to_act[0]
    asked = state.prompt(seat)
    assert asked is not None
    actions = [{"code": code, "action": game.notation(code)} for code in state.decisions(seat)]
    about = {"kind": asked.kind, "args": asked.args}
    return {
        "t": "choose",
        "n": 1,
        "seconds": 60.0,
        "prompt": about,
        "actions": actions,
        "view": state.view(seat),
    }


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", signoria.game_ids())
def test_the_table_and_the_question_in_words(name: str, language: str) -> None:
    game = signoria.game(name)
    state = game.new(max(2, game.fewest), 5)
    seat = state.to_act[0]
    asked = state.prompt(seat)
    assert asked is not None
    codes = state.decisions(seat)
    about = {"kind": asked.kind, "args": asked.args}
    text = described(game, state.view(seat), about, codes, language)
    assert game.title in text
    for number, code in enumerate(codes, 1):
        assert f"\n{number}. " in text
        assert f"({game.notation(code)})\n" in text
    assert not any(room in text for room in ("cli-", f"{name}-prompt", "word-"))


@pytest.mark.parametrize(
    ("said", "place"),
    [
        ("2", 1),
        ("I take 2.", 1),
        ("1 is weak, so:\n3", 2),
        ("My choice: keep L06", 1),
        ("**Keep L06**", 1),
        ("1? No: keep L11", 2),
        ("keep L11? No: 1", 0),
        ("99", None),
        ("keep L99", None),
        ("version 2.5x", None),
        ("", None),
    ],
)
def test_which_action_an_answer_names(said: str, place: int | None) -> None:
    codes = [GAME.parse(text) for text in ("keep L03", "keep L06", "keep L11")]
    assert named(GAME, said, codes) == (None if place is None else codes[place])


def test_a_longer_notation_is_not_taken_for_a_shorter_one() -> None:
    princes = signoria.game("princes")
    codes = [princes.parse(text) for text in ("amount 1", "amount 12")]
    assert named(princes, "amount 12", codes) == codes[1]


@pytest.mark.parametrize(
    ("script", "counts"),
    [
        (FIRST, {"questions": 1, "again": 0, "late": 0, "chance": 0}),
        (SLOW_TO_GRASP, {"questions": 1, "again": 1, "late": 0, "chance": 0}),
        (STUBBORN, {"questions": 1, "again": 2, "late": 0, "chance": 1}),
        ("raise SystemExit(3)", {"questions": 1, "again": 2, "late": 0, "chance": 1}),
    ],
)
def test_a_model_is_asked_again(script: str, counts: dict[str, int]) -> None:
    reader = Reader(model(script), 2, "en")
    asked = question(signoria.game("il_principe"), 3)
    answer = reader.answer(asked)
    assert answer is not None
    assert reader.counts == counts
    assert isinstance(asked["actions"], list)
    codes = [action["code"] for action in asked["actions"]]
    assert answer["code"] in codes
    if script == FIRST:
        assert answer["code"] == codes[0]


def test_for_a_model_that_takes_too_long_chance_chooses() -> None:
    reader = Reader(model("import time; time.sleep(3600)"), 3, "en")
    asked = {**question(signoria.game("il_principe"), 3), "seconds": 0.5}
    answer = reader.answer(asked)
    assert answer is not None
    assert reader.counts == {"questions": 1, "again": 0, "late": 1, "chance": 1}


def test_a_model_in_the_arena(tmp_path: Path) -> None:
    """The real command as a bot of the arena, with a model that always takes the first action."""
    bot = shlex.join([*COMMAND, "text-bot", "--model", shlex.join(model("print(1)"))])
    match = ["arena", "masters", "--bots", f"cmd:{bot},random", "--blocks", "1", "--json"]
    done = run(tmp_path, *match, "--seconds", "60")
    assert (done.returncode, done.stderr) == (0, "")
    found = json.loads(done.stdout)
    assert (found["games"], found["crashed"]) == (2, 0)


@pytest.mark.parametrize("command", [" ", "llm 'without an end"])
def test_a_model_is_a_command(tmp_path: Path, command: str) -> None:
    done = run(tmp_path, "text-bot", "--model", command)
    assert done.returncode == 2
    assert one_sentence(done.stderr)
    assert "--model" in done.stderr


@pytest.mark.parametrize("line", ["hello", "[1]", "{}"])
def test_whoever_types_is_told_that_the_arena_starts_it(tmp_path: Path, line: str) -> None:
    done = run(tmp_path, "text-bot", "--model", "cat", typed=f"{line}\n", SIGNORIA_LANG="en")
    assert done.returncode == 2
    assert one_sentence(done.stderr)
    assert f"“{line}” is no message" in done.stderr
