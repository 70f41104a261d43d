"""Bad requests: one sentence in the chosen language, a code that means something, nothing half done."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from signoria.cli import exits
from signoria.cli.running import run
from signoria.words import LANGUAGES
from tests.cli.command import MASTERS, one_sentence

BAD_REQUESTS = [
    ["sing"],
    ["play"],
    ["play", "chess"],
    ["play", "masters", "more"],
    ["play", "masters", "--loud"],
    ["play", "masters", "--seed"],
    ["play", "masters", "--seed", "seven"],
    ["play", "masters", "--seats", "human,deep-blue"],
    ["play", "masters", "--seats", ""],
    ["play", "masters", "--seats", "human,human,human,human,human"],
    ["play", "masters", "--option", "solo=yes"],
    ["play", "masters", "--option", "nonsense"],
    ["play", "masters", "--resume", "x", "--seed", "3"],
    ["play", "masters", "--resume", "last"],
    ["play", "masters", "--data", "nowhere"],
    ["simulate", "masters", "--bots", "greedy,deep-blue"],
    ["simulate", "masters", "--bots", "random,random,random,random,random"],
    ["simulate", "masters", "--games", "0"],
    ["check", "masters", "--games", "-1"],
    ["check", "chess"],
    ["bench", "chess"],
    ["replay"],
    ["verify", "a", "b"],
]
BAD_FILES = [
    ["play", "masters", "--resume", "missing.jsonl"],
    ["play", "masters", "--resume", "folder"],
    ["play", "masters", "--resume", "binary"],
    ["play", "masters", "--resume", "text"],
    ["play", "masters", "--save", "missing/game.jsonl"],
    ["play", "masters", "--position", "missing.json"],
    ["play", "masters", "--position", "folder"],
    ["play", "masters", "--position", "binary"],
    ["play", "masters", "--position", "text"],
    ["play", "masters", "--position", "list"],
    ["play", "masters", "--position", "empty"],
    ["play", "masters", "--position", "impossible"],
    ["replay", "missing.jsonl"],
    ["replay", "folder"],
    ["replay", "binary"],
    ["replay", "text"],
    ["verify", "missing.jsonl"],
    ["verify", "folder"],
]


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder full of things that are no games, and none to be kept there."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("SIGNORIA_GAMES", str(tmp_path / "games"))
    monkeypatch.delenv("SIGNORIA_LANG", raising=False)
    (tmp_path / "folder").mkdir()
    (tmp_path / "binary").write_bytes(bytes(range(256)))
    (tmp_path / "text").write_text("hello\n")
    (tmp_path / "list").write_text("[]")
    (tmp_path / "empty").write_text("{}")
    dump = MASTERS.new(2, 1).dump()
    dump["turn"], dump["reports"] = 3, 2
    (tmp_path / "impossible").write_text(json.dumps(dump))
    return tmp_path


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("request_", BAD_REQUESTS, ids=" ".join)
def test_a_bad_request(
    request_: list[str], language: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    _expect_refusal([*request_, "--lang", language], exits.BAD_REQUEST, folder, capsys)


@pytest.mark.parametrize("request_", BAD_FILES, ids=" ".join)
def test_a_bad_file(request_: list[str], folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _expect_refusal(request_, exits.BAD_FILE, folder, capsys)


def _expect_refusal(
    arguments: list[str], code: int, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = sorted(folder.rglob("*"))
    assert run(arguments) == code
    out, err = capsys.readouterr()
    assert out == ""
    assert one_sentence(err)
    left = [path for path in sorted(folder.rglob("*")) if path.name != "games"]
    assert left == before


def test_the_sentence_is_in_the_chosen_language(capsys: pytest.CaptureFixture[str]) -> None:
    run(["play", "chess", "--lang", "fr"])
    run(["play", "chess", "--lang=en"])
    french, english = capsys.readouterr().err.splitlines()
    assert french.startswith("Le jeu « chess »".replace(" chess ", "\u00a0chess\u00a0"))
    assert english.startswith("There is no game “chess”")


@pytest.mark.parametrize(
    ("settings", "language"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "en_GB.UTF-8"}, "en"),
        ({"LANG": "en_GB.UTF-8", "SIGNORIA_LANG": "fr"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({}, "en"),
    ],
)
def test_the_language_is_that_of_the_computer(
    settings: dict[str, str],
    language: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    for name in ("SIGNORIA_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in settings.items():
        monkeypatch.setenv(name, value)
    run(["play", "chess"])
    assert capsys.readouterr().err.startswith({"fr": "Le jeu", "en": "There is"}[language])


def test_an_unknown_language_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["games", "--lang", "it"]) == exits.BAD_REQUEST
    assert one_sentence(capsys.readouterr().err)


def test_a_file_is_never_replaced(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code = run(["play", "masters", "--seats", "human", "--save", "text"])
    assert code == exits.BAD_REQUEST
    assert one_sentence(capsys.readouterr().err)
    assert (folder / "text").read_text() == "hello\n"
    assert not list(folder.glob(".*"))


def test_without_a_place_for_games_a_file_can_be_named(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SIGNORIA_GAMES", str(folder / "text" / "games"))
    assert run(["play", "masters", "--seats", "random,random"]) == exits.BAD_REQUEST
    assert "--save" in capsys.readouterr().err
    assert run(["play", "masters", "--seats", "random,random", "--save", "game.jsonl"]) == 0
    assert run(["verify", "game.jsonl"]) == 0


# ---------------------------------------------------------------- help


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "command", ["", "games", "play", "simulate", "check", "replay", "verify", "bench"]
)
def test_help_is_whole_and_in_the_language(
    command: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run([*command.split(), "--lang", language, "--help"] if command else ["--help"]) == 0
    text = capsys.readouterr().out
    assert "cli-" not in text
    assert f"signoria {command}".strip() in text


def test_help_lists_the_exit_codes(capsys: pytest.CaptureFixture[str]) -> None:
    run([])
    text = capsys.readouterr().out
    assert all(f"  {code} " in text for code in exits.TABLE)
