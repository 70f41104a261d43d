"""The arena as a command: who is stronger, how sure that is, and nothing lost if somebody kills it."""

from __future__ import annotations

import json
import os
import re
import shlex
import signal
import subprocess
import sys
import time
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from signoria.bots import BOTS
from tests.cli.command import COMMAND, environment, one_sentence, run

MATCH = ["arena", "masters", "--bots", "greedy,random,random", "--blocks", "3", "--seed", "5"]


def printed(folder: Path, *arguments: str) -> Any:
    done = run(folder, *arguments, "--json")
    assert (done.returncode, done.stderr) == (0, "")
    return json.loads(done.stdout)


def test_the_bots_are_listed_with_a_sentence_each(tmp_path: Path) -> None:
    listed = printed(tmp_path, "bots")
    assert [bot["id"] for bot in listed] == list(BOTS)
    assert all(bot["about"].endswith(".") for bot in listed)
    french = run(tmp_path, "bots", "--lang", "fr").stdout
    assert all(name in french for name in BOTS)
    assert listed[0]["about"] not in french


def test_a_match_as_json(tmp_path: Path) -> None:
    found = printed(tmp_path, *MATCH)
    assert found["games"] == 9
    assert [line["bot"] for line in found["standings"]] == ["greedy", "random"]
    for line in found["standings"]:
        for about in ("first_place_share", "mean_rank", "rating"):
            assert line[about]["low"] <= line[about]["mean"] <= line[about]["high"]
    assert printed(tmp_path, *MATCH, "--workers", "2") == found


def test_a_match_for_people_never_without_its_interval(tmp_path: Path) -> None:
    done = run(tmp_path, *MATCH, "--sprt", "0.4,0.9", "--lang", "en")
    assert done.returncode == 0
    rows = [line for line in done.stdout.splitlines() if line.startswith(("greedy", "random"))]
    assert len(rows) == 2
    assert all(row.count("…") == 3 for row in rows)
    assert "9 games in 3 blocks, 0 cut, 0 crashed" in done.stdout
    assert "not decided" in done.stdout


FOUR = ["arena", "masters", "--bots", "greedy,random,apprentice,search-1", "--blocks", "2"]
SHARE = r"\d+\s?% \(\d+–\d+\)"


def pairs_told(
    folder: Path, match: list[str], title: str, *more: str, columns: int = 80
) -> list[str]:
    """The lines below this title, up to the empty one that ends them."""
    done = run(folder, *match, *more, COLUMNS=str(columns))
    assert (done.returncode, done.stderr) == (0, "")
    assert max(len(line) for line in done.stdout.splitlines()) <= columns
    lines = [line.rstrip() for line in done.stdout.splitlines()]
    below = lines[lines.index(title) + 1 :]
    return below[: below.index("")]


@pytest.mark.parametrize(
    ("language", "title"),
    [
        ("en", "How often the bot of the row came before that of the column"),
        ("fr", "Combien de fois le robot de la ligne a devancé celui de la colonne"),
    ],
)
def test_who_came_before_whom_of_four_bots_fits_in_80_columns(
    tmp_path: Path, language: str, title: str
) -> None:
    found = printed(tmp_path, *FOUR)
    share = {(pair["bot"], pair["before"]): pair["share"] for pair in found["pairs"]}
    names = [line["bot"] for line in found["standings"]]
    head, *rows = pairs_told(tmp_path, FOUR, title, "--lang", language)
    assert head.split() == names
    assert [row.split()[0] for row in rows] == names
    for i, row in enumerate(rows):
        cells = re.findall(rf"{SHARE}|–(?=\s|$)", row)
        assert len(cells) == 4
        assert cells[i] == "–"
        for other, cell in zip(names, cells):
            if other != names[i]:
                told = share[names[i], other]
                figures = [f"{100 * told[part]:.0f}" for part in ("mean", "low", "high")]
                assert re.findall(r"\d+", cell) == figures


@pytest.mark.parametrize(
    ("language", "title", "before"),
    [
        ("en", "How often one bot came before another", "before {}: "),
        ("fr", "Combien de fois un robot en a devancé un autre", "devant {}\xa0: "),
    ],
)
def test_where_the_matrix_does_not_fit_each_pair_has_a_line(
    tmp_path: Path, language: str, title: str, before: str
) -> None:
    rows = pairs_told(tmp_path, FOUR, title, "--lang", language, columns=60)
    names = FOUR[3].split(",")
    pairs = list(combinations(names, 2))
    assert len(rows) == len(pairs)
    for row, (one, other) in zip(rows, pairs):
        assert re.fullmatch(f"{one} {before.format(other)}{SHARE}", row)


def test_two_bots_need_no_matrix(tmp_path: Path) -> None:
    assert "column" not in run(tmp_path, *MATCH, "--lang", "en").stdout


TIRED = """
import sys
sys.stdin.readline()
print('{"t": "ready"}', flush=True)
sys.stdin.readline()
raise SystemExit("I am tired \\x1b[2J")
"""


@pytest.fixture
def tired(tmp_path: Path) -> list[str]:
    """A match in which a program of somebody else ends in the middle of each game."""
    path = tmp_path / "tired.py"
    path.write_text(TIRED)
    command = f"cmd:{shlex.quote(sys.executable)} {shlex.quote(str(path))}"
    return ["arena", "masters", "--bots", f"greedy,{command}", "--blocks", "2"]


def test_crashed_games_as_json(tmp_path: Path, tired: list[str]) -> None:
    found = printed(tmp_path, *tired)
    assert found["crashed"] == 4
    assert [line["crashed"] for line in found["standings"]] == [0, 4]
    assert "I am tired" in found["first_crash"]
    quiet = printed(tmp_path, *MATCH)
    assert [line["crashed"] for line in quiet["standings"]] == [0, 0]
    assert quiet["first_crash"] is None


@pytest.mark.parametrize(("language", "head"), [("en", "crashed"), ("fr", "en erreur")])
def test_crashed_games_for_people_where_there_are_any(
    tmp_path: Path, tired: list[str], language: str, head: str
) -> None:
    first, *told = run(tmp_path, *tired, "--lang", language, COLUMNS="300").stdout.splitlines()
    assert first.rstrip().endswith(f"  {head}")
    assert [row.split()[-1] for row in told[:2]] == ["0", "4"]
    assert [row.split()[0] for row in told[:2]] == ["greedy", "cmd-1"]  # a command is long
    assert any(line.startswith("cmd-1 ") and "tired.py" in line for line in told[2:])
    assert "I am tired" in told[-1]
    assert "\x1b" not in told[-1]  # no program draws on the terminal
    assert ("ended in the middle" in told[-1]) == (language == "en")
    assert not run(tmp_path, *MATCH, "--lang", language).stdout.partition("\n")[0].count(head)


def test_a_match_as_a_page(tmp_path: Path) -> None:
    page = tmp_path / "match.html"
    found = printed(tmp_path, *MATCH, "--page", str(page))
    assert found["hash"] in page.read_text(encoding="utf-8")


def test_a_page_that_cannot_be_written_is_refused_before_anything_is_played(
    tmp_path: Path,
) -> None:
    kept = tmp_path / "match.jsonl"
    page = tmp_path / "no folder" / "match.html"
    done = run(tmp_path, *MATCH, "--results", str(kept), "--page", str(page), "--lang", "en")
    assert done.returncode == 3
    assert one_sentence(done.stderr)
    assert not kept.exists()


def test_options_of_the_game(tmp_path: Path) -> None:
    match = ["arena", "renaissance", "--bots", "random,random,random,random", "--blocks", "1"]
    found = printed(tmp_path, *match, "--option", "scenario=1494")
    assert found["options"] == {"scenario": "1494"}
    assert found["hash"] != printed(tmp_path, *match)["hash"]


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (["--bots", "greedy,deep-blue"], "deep-blue"),
        (["--bots", "greedy,cmd:no-such-program --fast"], "no-such-program --fast"),
        (["--bots", "random,random,random,random,random"], "4 players"),
        (["--sprt", "0.9,0.4"], "0.9,0.4"),
        (["--sprt", "half"], "half"),
        (["--blocks", "0"], "0"),
    ],
)
def test_what_cannot_be_played_is_refused_in_one_sentence(
    tmp_path: Path, arguments: list[str], word: str
) -> None:
    done = run(tmp_path, "arena", "masters", *arguments, "--lang", "en")
    assert done.returncode == 2
    assert one_sentence(done.stderr)
    assert word in done.stderr


def is_running(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.parametrize("workers", ["1", "2"])
def test_killed_and_gone_on_with_it_is_the_same_match(tmp_path: Path, workers: str) -> None:
    """kill -9 after the second game: the file has whole games only, and the result is the one of a quiet evening."""
    kept = tmp_path / "match.jsonl"
    match = ["arena", "il_principe", "--bots", "greedy,greedy", "--workers", workers]
    match += ["--results", str(kept)]
    command = subprocess.Popen(
        [*COMMAND, *match, "--blocks", "1000"],
        env=environment(tmp_path),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    while not kept.exists() or kept.read_bytes().count(b"\n") < 3:
        assert command.poll() is None
        time.sleep(0.005)
    command.kill()
    command.wait()
    while is_running(command.pid):  # those that played for it do not outlive it
        time.sleep(0.005)
    known = kept.read_bytes().count(b"\n")
    match += ["--blocks", str(known // 2 + 1)]
    found = printed(tmp_path, *match)
    assert kept.read_bytes().count(b"\n") > known
    kept.unlink()
    assert printed(tmp_path, *match) == found


def playing(folder: Path, workers: str) -> tuple[subprocess.Popen[str], Path]:
    """A long match, after its first blocks."""
    kept = folder / "match.jsonl"
    match = ["arena", "il_principe", "--bots", "greedy,random", "--blocks", "100000"]
    command = subprocess.Popen(
        [*COMMAND, *match, "--workers", workers, "--results", str(kept), "--lang", "en"],
        env=environment(folder),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    while not kept.exists() or kept.read_bytes().count(b"\n") < 1 + 6:
        assert command.poll() is None
        time.sleep(0.005)
    return command, kept


@pytest.mark.parametrize("workers", ["1", "2"])
def test_interrupted_it_says_what_is_known_so_far(tmp_path: Path, workers: str) -> None:
    """Ctrl-C reaches every process that the terminal has started."""
    command, _ = playing(tmp_path, workers)
    os.killpg(command.pid, signal.SIGINT)
    told, complaint = command.communicate()
    assert command.returncode == 130
    assert [line.split()[0] for line in told.splitlines()[1:3]] == ["greedy", "random"]
    assert re.search(r"Stopped: \d+ of 100,000 blocks [^\n]*\nInterrupted.\n$", complaint)
    while is_running(command.pid):  # those that played for it do not outlive it
        time.sleep(0.005)


def test_a_lost_process_is_one_sentence(tmp_path: Path) -> None:
    """As where there is not enough memory: the system ends one of those that play."""
    command, kept = playing(tmp_path, "2")
    children = subprocess.run(
        ["pgrep", "-P", str(command.pid), "-f", "spawn_main"], stdout=subprocess.PIPE, check=True
    )
    os.kill(int(children.stdout.split()[0]), signal.SIGKILL)
    told, complaint = command.communicate()
    assert command.returncode == 2
    assert [line.split()[0] for line in told.splitlines()[1:3]] == ["greedy", "random"]
    stopped, lost = complaint.splitlines()
    assert stopped.startswith("Stopped: ")
    assert lost.startswith("A process that played was ended")
    known = (kept.read_bytes().count(b"\n") - 1) // 2
    match = ["arena", "il_principe", "--bots", "greedy,random", "--blocks", str(known + 1)]
    gone_on = printed(tmp_path, *match, "--results", str(kept))
    assert gone_on == printed(tmp_path, *match)
