"""Commands that report: one JSON value with exactly the keys promised, or text for people."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import signoria
from signoria.cli import exits, measure, running
from signoria.record.file import write_new
from tests.cli.command import MASTERS, one_sentence, run
from tests.record.played import GAMES, played
from tests.tables.blunders import BLUNDERS, short_game


def printed(folder: Path, *arguments: str, **more: str) -> Any:
    """The JSON that a command prints, alone on its standard output."""
    done = run(folder, *arguments, "--json", **more)
    assert (done.returncode, done.stderr) == (0, "")
    return json.loads(done.stdout)


def test_games(tmp_path: Path) -> None:
    games = printed(tmp_path, "games")
    masters = next(game for game in games if game["id"] == "masters")
    assert masters == {
        "id": "masters",
        "title": "Masters of Renaissance",
        "seats": [1, 2, 3, 4],
        "options": {},
        "rules_version": MASTERS.rules_version,
    }
    assert "Masters of Renaissance" in run(tmp_path, "games").stdout


def test_simulate(tmp_path: Path) -> None:
    arguments = ["simulate", "masters", "--bots", "random,random,random", "--games", "3"]
    result = printed(tmp_path, *arguments, "--seed", "4")
    assert list(result) == [
        "game",
        "seats",
        "games",
        "decisions",
        "seconds",
        "digest",
        "first_place_share",
    ]
    assert (result["game"], result["seats"], result["games"]) == ("masters", 3, 3)
    assert sum(result["first_place_share"]) == pytest.approx(1)
    again = printed(tmp_path, *arguments, "--seed", "4")
    assert again["digest"] == result["digest"]
    assert "random" in run(tmp_path, *arguments).stdout


def test_check_with_an_option_plays_the_seat_counts_that_allow_it(tmp_path: Path) -> None:
    done = run(
        tmp_path, "check", "renaissance", "--games", "1", "--json", "--option", "scenario=1494"
    )
    report = json.loads(done.stdout)
    assert (report["games"], report["failures"]) == (3, [])  # four, five and six seats
    wrong = run(tmp_path, "check", "renaissance", "--option", "scenario=1493")
    assert wrong.returncode == 2
    assert "1494" in wrong.stderr


def test_check(tmp_path: Path) -> None:
    done = run(tmp_path, "check", "masters", "--games", "1", "--json")
    report = json.loads(done.stdout)
    assert list(report) == ["game", "games", "steps", "checks", "failures"]
    assert (report["game"], report["games"]) == ("masters", 4)
    assert done.returncode == (exits.NEGATIVE if report["failures"] else exits.OK)
    assert done.stderr == ""


def test_bench(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(measure, "SHORTEST", 0.0)
    monkeypatch.setattr(measure, "REPEATS", 1)
    monkeypatch.setattr(measure, "KEPT", 2000)
    assert running.run(["bench", "masters", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert list(figures) == [
        "game",
        "seats",
        "compiled",
        "inside_decisions_per_s",
        "api_decisions_per_s",
        "copy_us",
        "imagine_us",
        "redeal_us",
        "search_iterations_per_s",
        "bytes_per_state",
    ]
    assert (figures["game"], figures["seats"]) == ("masters", 4)
    assert figures["compiled"] is measure.compiled()
    assert all(figures[name] > 0 for name in list(figures)[3:-1])
    monkeypatch.setattr(signoria, "game_ids", lambda preparing=False: ["masters"])
    running.run(["bench", "--json"])
    assert [found["game"] for found in json.loads(capsys.readouterr().out)] == ["masters"]
    running.run(["bench", "masters", "--lang", "fr"])
    assert "octets" in capsys.readouterr().out


def test_a_state_is_weighed_in_a_process_of_its_own() -> None:
    """Here memory that other tests have given back may hide what copies take."""
    weigh = (
        "import signoria; from signoria.cli.measure import bytes_per_state;"
        "print(bytes_per_state(signoria.game('masters').new(4, 0)))"
    )
    said = subprocess.run([sys.executable, "-c", weigh], capture_output=True, text=True, check=True)
    assert int(said.stdout) > 0


@pytest.fixture
def record(tmp_path: Path) -> Path:
    recorder, _ = played(seats=2, seed=8)
    write_new(tmp_path / "game.jsonl", recorder.text())
    return tmp_path / "game.jsonl"


def test_replay(tmp_path: Path, record: Path) -> None:
    _, course = played(seats=2, seed=8)
    told = printed(tmp_path, "replay", str(record))
    assert told == {
        "game": "masters",
        "seats": 2,
        "players": ["human", "random"],
        "plays": len(course.steps),
        "over": True,
        "scores": course.state.scores(),
        "ranking": course.state.ranking(),
        "digest": course.state.digest(),
    }
    text = run(tmp_path, "replay", str(record), "--lang", "fr").stdout
    assert "Joueur 1" in text
    assert "gagne" in text or "partagent" in text


@pytest.mark.parametrize(("language", "sentence"), [("en", "One turning"), ("fr", "Un tournant")])
def test_replay_tells_the_turning_points(tmp_path: Path, language: str, sentence: str) -> None:
    game = short_game(*BLUNDERS[1])
    path, seat = tmp_path / "game.jsonl", str(game.seat + 1)
    write_new(path, "".join(f"{line}\n" for line in game.record.lines))
    told = printed(tmp_path, "replay", str(path), "--analyse", seat)
    assert [point["preferred"]["notation"] for point in told["turning_points"]] == ["build siena"]
    assert told["moments"][0]["at"] == 0
    text = run(tmp_path, "replay", str(path), "--analyse", seat, "--lang", language).stdout
    scale, _ = text.split(sentence)  # first what the numbers mean
    assert "50" in scale
    assert "Siena" in text or "Sienne" in text
    none = run(tmp_path, "replay", str(path), "--analyse", "9")
    assert (none.returncode, none.stdout) == (exits.BAD_REQUEST, "")
    early = run(tmp_path, "replay", str(path), "--analyse", seat, "--at", "0")
    assert early.returncode == exits.BAD_REQUEST


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_replayed_and_verified(tmp_path: Path, game: str) -> None:
    recorder, course = played(seats=3, seed=8, game=GAMES[game])
    path = tmp_path / "game.jsonl"
    write_new(path, recorder.text())
    told = printed(tmp_path, "replay", str(path))
    assert (told["game"], told["digest"]) == (game, course.state.digest())
    done = run(tmp_path, "replay", str(path), "--step", "--at", "12", "--lang", "fr")
    assert (done.returncode, done.stderr) == (0, "")
    assert f"{game}-" not in done.stdout
    assert run(tmp_path, "verify", str(path)).returncode == 0
    path.write_text(recorder.text().replace('"asked":3', '"asked":4', 1))
    assert run(tmp_path, "verify", str(path)).returncode == exits.NEGATIVE


def test_replay_stops_where_asked_and_hands_over_the_position(tmp_path: Path, record: Path) -> None:
    dump = tmp_path / "position.json"
    told = printed(tmp_path, "replay", str(record), "--at", "20", "--dump", str(dump))
    assert told["over"] is False
    assert MASTERS.load(json.loads(dump.read_text())).digest() == told["digest"]
    done = run(tmp_path, "play", "masters", "--position", str(dump), "--seats", "random,random")
    assert done.returncode == 0, done.stderr
    assert run(tmp_path, "replay", str(record), "--at", "9999").returncode == exits.BAD_REQUEST
    assert run(tmp_path, "replay", str(record), "--dump", str(dump)).returncode == 2


def test_replay_step_by_step(tmp_path: Path, record: Path) -> None:
    done = run(tmp_path, "replay", str(record), "--step", "--at", "6")
    assert done.returncode == 0
    assert done.stdout.count("Market ") == 7


def test_verify(tmp_path: Path, record: Path) -> None:
    verdict = printed(tmp_path, "verify", str(record))
    sound = {"file": str(record), "verdict": "finished", "reason": None}
    assert verdict.items() >= sound.items()
    assert "sound" in run(tmp_path, "verify", str(record)).stdout


def test_verify_names_the_altered_line(tmp_path: Path, record: Path) -> None:
    lines = record.read_text().splitlines(keepends=True)
    lines[2] = lines[2].replace('"seat":0', '"seat":1')
    record.write_text("".join(lines))
    done = run(tmp_path, "verify", str(record))
    assert (done.returncode, done.stdout) == (exits.NEGATIVE, "")
    assert one_sentence(done.stderr)
    assert "Line 3" in done.stderr
    told = json.loads(run(tmp_path, "verify", str(record), "--json").stdout)
    assert (told["verdict"], told["reason"]) == ("altered", done.stderr.strip())


def test_records_belong_to_their_data(tmp_path: Path, record: Path) -> None:
    """An owner of the box corrects a card: the records of before say that they are others'."""
    corrected = tmp_path / "data"
    (corrected / "masters").mkdir(parents=True)
    source = Path(str(MASTERS_DATA)) / "cards.toml"
    text = source.read_text(encoding="utf-8").replace("vp = 12", "vp = 13", 1)
    (corrected / "masters" / "cards.toml").write_text(text, encoding="utf-8")
    done = run(tmp_path, "verify", str(record), "--data", str(corrected))
    assert done.returncode == exits.BAD_FILE
    assert one_sentence(done.stderr)
    save = str(tmp_path / "other.jsonl")
    seats = ["--seats", "random,random", "--save", save]
    assert run(tmp_path, "play", "masters", "--data", str(corrected), *seats).returncode == 0
    assert run(tmp_path, "verify", save).returncode == exits.BAD_FILE
    assert run(tmp_path, "verify", save, "--data", str(corrected)).returncode == 0
    assert run(tmp_path, "verify", save, SIGNORIA_DATA=str(corrected)).returncode == 0


MASTERS_DATA = Path(__file__).parents[2] / "src" / "signoria" / "games" / "masters" / "data"


@pytest.mark.parametrize(
    "content", ["[[development", "", "development = 3", '[[development]]\nid = "D01"']
)
def test_corrected_data_that_make_no_sense(tmp_path: Path, content: str) -> None:
    shutil.copytree(MASTERS_DATA, tmp_path / "data" / "masters")
    (tmp_path / "data" / "masters" / "cards.toml").write_text(content)
    done = run(tmp_path, "games", "--data", str(tmp_path / "data"))
    assert done.returncode == exits.BAD_REQUEST, done.stderr
    assert one_sentence(done.stderr), done.stderr
