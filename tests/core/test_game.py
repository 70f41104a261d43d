"""Seats, seeds and options; data that an owner of the box has corrected; errors."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest

import signoria
from signoria.core.chance import KeyedChance
from signoria.core.data import Data
from signoria.core.errors import BadRequest, IllegalAction, Message, Refusal, SignoriaError
from signoria.core.game import Game, Option

MASTERS = signoria.game("masters")


def game_with_options() -> Game:
    return Game(
        package="nowhere.chess",
        title="Chess",
        fewest=2,
        most=2,
        rules_version=1,
        data_digest="",
        actions=MASTERS.actions,
        events=[],
        questions=[],
        prompts=[],
        rule_of_turns="CHE-1",
        options=[Option("clock", [0, 5, 10]), Option("teams", [False, True])],
    )


# ---------------------------------------------------------------- making a game


@pytest.mark.parametrize("seats", [-1, 0, 5, 99])
def test_seats_that_are_not_allowed(seats: int) -> None:
    with pytest.raises(BadRequest):
        MASTERS.new(seats, 1)


@pytest.mark.parametrize("seed", [None, "1", 1.0])
def test_a_seed_is_a_number(seed: object) -> None:
    """Compiled, the call itself refuses what is no integer."""
    with pytest.raises((BadRequest, TypeError)):
        MASTERS.new(2, seed)


def test_any_number_is_a_seed() -> None:
    digests = {MASTERS.new(2, seed).digest() for seed in (0, 1, -1, 1 << 100)}
    assert len(digests) == 4


def test_a_game_with_a_secret_key() -> None:
    chance = KeyedChance(b"sixteen bytes or more")
    state = MASTERS.begin(2, chance, {})
    assert state.digest() == MASTERS.begin(2, KeyedChance(b"sixteen bytes or more"), {}).digest()
    assert MASTERS.load(state.dump()).digest() == state.digest()


def test_options_have_usual_values() -> None:
    game = game_with_options()
    assert game.id == "chess"
    assert game.chosen({}) == {"clock": 0, "teams": False}
    assert game.chosen({"clock": 10}) == {"clock": 10, "teams": False}


@pytest.mark.parametrize(
    "options", [{"colour": 1}, {"clock": 7}, {"teams": "yes"}, {"clock": None}]
)
def test_other_options_are_refused(options: dict[str, object]) -> None:
    with pytest.raises(BadRequest):
        game_with_options().chosen(options)
    with pytest.raises(BadRequest):
        MASTERS.new(2, 1, **options)


def test_a_game_is_pickled_by_its_name() -> None:
    assert pickle.loads(pickle.dumps(MASTERS)) is MASTERS


def test_a_game_that_does_not_exist() -> None:
    with pytest.raises(BadRequest):
        signoria.game("chess")


# ---------------------------------------------------------------- data


def write(folder: Path, text: str) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "board.toml").write_text(text, encoding="utf-8")
    return folder


def test_data_are_read_and_have_a_digest(tmp_path: Path) -> None:
    one = Data("chess", write(tmp_path / "one", "squares = 64"), ["board"])
    two = Data("chess", write(tmp_path / "two", "squares = 65"), ["board"])
    assert one.files == {"board": {"squares": 64}}
    assert one.digest != two.digest


def test_corrected_data_are_laid_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = write(tmp_path / "built in", "squares = 64")
    write(tmp_path / "mine" / "chess", "squares = 100")
    monkeypatch.setenv("SIGNORIA_DATA", str(tmp_path / "mine"))
    assert Data("chess", folder, ["board"]).files["board"] == {"squares": 100}
    assert Data("draughts", folder, ["board"]).files["board"] == {"squares": 64}


@pytest.mark.parametrize("content", [b"squares =", b"\xff\xfe"])
def test_broken_data_are_refused(tmp_path: Path, content: bytes) -> None:
    folder = write(tmp_path, "")
    (folder / "board.toml").write_bytes(content)
    with pytest.raises(BadRequest) as refused:
        Data("chess", folder, ["board"])
    assert refused.value.message.args["file"] == "board.toml"


# ---------------------------------------------------------------- errors


def test_a_refusal_names_its_rule() -> None:
    refusal = Refusal("MAS-TUR-03", "refusal-game-over")
    error = IllegalAction(refusal)
    assert error.rule == "MAS-TUR-03"
    assert error.message.key == "refusal-game-over"
    for language in ("en", "fr"):
        assert error.sentence(language).endswith("(MAS-TUR-03)")
    assert repr(refusal) == "Refusal('MAS-TUR-03', Message('refusal-game-over', {}))"


def test_errors_are_sentences() -> None:
    error = BadRequest("request-bad-seed", {"seed": "x"})
    assert isinstance(error, SignoriaError)
    assert str(error) == error.sentence("en")
    assert repr(Message("a", {"b": 1})) == "Message('a', {'b': 1})"
