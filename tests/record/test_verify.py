"""`verify` finds whatever is not as it was written."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from signoria.core.errors import BadRecord
from signoria.record import read, replay, verify
from tests.record.played import GAMES, forged, played

SHORT = played(plays=6, undo=0.4)[0].text().encode()
GAMES_WHOLE = {
    name: played(seats=1, seed=3, game=game)[0].text().encode() for name, game in GAMES.items()
}
WHOLE = GAMES_WHOLE["masters"]


def verdict(content: bytes, path: Path) -> tuple[str, str | None]:
    path.write_bytes(content)
    found = verify(path)
    return found.kind, found.reason.key if found.reason else None


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.jsonl"


def test_sound_records_are_sound(path: Path) -> None:
    assert verdict(SHORT, path) == ("running", None)
    for whole in GAMES_WHOLE.values():
        assert verdict(whole, path) == ("finished", None)


@pytest.mark.parametrize("flip", [0x01, 0x20, 0x80])
def test_every_byte_counts(flip: int) -> None:
    for place in range(len(SHORT)):
        altered = bytearray(SHORT)
        altered[place] ^= flip
        with pytest.raises(BadRecord):
            replay(read(bytes(altered)))


@pytest.mark.parametrize("whole", GAMES_WHOLE.values(), ids=GAMES_WHOLE.keys())
def test_bytes_of_a_whole_game_count(whole: bytes, path: Path) -> None:
    random = Random(1)
    for _ in range(150):
        altered = bytearray(whole)
        altered[random.randrange(len(whole))] = random.randrange(256)
        if bytes(altered) != whole:
            assert verdict(bytes(altered), path)[0] == "altered"


@pytest.mark.parametrize("content", [SHORT, WHOLE], ids=["running", "finished"])
def test_a_removed_byte_is_found(content: bytes, path: Path) -> None:
    for place in range(0, len(content), 1 + len(content) // 200):
        assert verdict(content[:place] + content[place + 1 :], path)[0] == "altered"


@pytest.mark.parametrize("content", [SHORT, WHOLE], ids=["running", "finished"])
@pytest.mark.parametrize("more", [b" ", b"\n", b"{}\n", b"\r", b"x\n", b"\x00"])
def test_an_appended_byte_is_found(content: bytes, more: bytes, path: Path) -> None:
    assert verdict(content + more, path)[0] == "altered"


@pytest.mark.parametrize("more", [b" ", b"\t", b"\r", b"\n", b"0"])
def test_a_byte_put_in_is_found(more: bytes) -> None:
    """Blanks that mean nothing in JSON too."""
    for place in range(0, len(SHORT), 3):
        with pytest.raises(BadRecord):
            read(SHORT[:place] + more + SHORT[place:])


def test_removed_doubled_and_swapped_lines_are_found(path: Path) -> None:
    lines = WHOLE.splitlines(keepends=True)
    for place in range(len(lines)):
        assert verdict(b"".join(lines[:place] + lines[place + 1 :]), path)[0] == "altered"
        assert verdict(b"".join(lines[: place + 1] + lines[place:]), path)[0] == "altered"
        swapped = [*lines]
        swapped[place - 1], swapped[place] = swapped[place], swapped[place - 1]
        assert verdict(b"".join(swapped), path)[0] == "altered"


def test_a_running_record_without_its_last_lines_is_the_same_game_earlier(path: Path) -> None:
    """Nothing in a file can tell that more was once written after it."""
    lines = SHORT.splitlines(keepends=True)
    assert verdict(b"".join(lines[:-2]), path)[0] == "running"


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "record-not-a-record"),
        (b"\n", "record-not-json"),
        (b"hello\n", "record-not-json"),
        (b"[1]\n", "record-altered"),
        (b"[" * 100_000 + b"\n", "record-not-json"),
        (b'{"a":' + b"9" * 5000 + b"}\n", "record-not-json"),
        (b"\xff\xfe\n", "record-not-utf8"),
        (b'{"a":"\\ud800"}\n', "record-altered"),
        (b'{"a":NaN}\n', "record-altered"),
        (b"\x89PNG\r\n\x1a\n\x00\x00", "record-not-utf8"),
        (forged([{"a": 1}]), "record-not-a-record"),
    ],
)
def test_what_is_no_record_is_refused_in_one_sentence(
    content: bytes, reason: str, path: Path
) -> None:
    assert verdict(content, path) == ("altered", reason)


def test_a_folder_or_a_missing_file_is_an_error_of_the_system(tmp_path: Path) -> None:
    with pytest.raises(IsADirectoryError):
        verify(tmp_path)
    with pytest.raises(FileNotFoundError):
        verify(tmp_path / "none")


# ---------------------------------------------------------------- forgers who repair the chain


def lines_of(content: bytes) -> list[dict[str, Any]]:
    return [json.loads(line) for line in content.splitlines()]


def judged(lines: list[dict[str, Any]], path: Path) -> tuple[str, str | None]:
    return verdict(forged(lines), path)


@pytest.mark.parametrize(
    ("field", "value", "found"),
    [
        ("game", "chess", ("foreign", "record-unknown-game")),
        ("game", "../masters", ("foreign", "record-unknown-game")),
        ("rules", 999, ("foreign", "record-other-rules")),
        ("data", "00", ("foreign", "record-other-data")),
        ("format", 2, ("foreign", "record-other-format")),
        ("seats", 7, ("altered", "record-bad-header")),
        ("seats", True, ("altered", "record-bad-header")),
        ("seats", "2", ("altered", "record-bad-header")),
        ("options", {"solo": True}, ("altered", "record-bad-header")),
        ("options", [], ("altered", "record-bad-header")),
        ("seed", None, ("altered", "record-bad-header")),
        ("seed", 1.5, ("altered", "record-bad-header")),
        ("players", ["human"], ("altered", "record-bad-header")),
        ("players", ["human", "\x1b[2J"], ("altered", "record-bad-header")),
        ("players", "ab", ("altered", "record-bad-header")),
        ("created", 3, ("altered", "record-bad-header")),
        ("more", 1, ("altered", "record-bad-header")),
        ("chance", "counter:0", ("altered", "record-bad-header")),
        ("position", {}, ("altered", "record-bad-header")),
    ],
)
def test_a_header_that_makes_no_sense(
    field: str, value: object, found: tuple[str, str], path: Path
) -> None:
    lines = lines_of(SHORT)
    lines[0][field] = value
    assert judged(lines, path) == found


@pytest.mark.parametrize("start", [{"chance": "counter:xyz"}, {"position": {"seats": 2}}, {}])
def test_a_beginning_that_cannot_be(start: dict[str, object], path: Path) -> None:
    lines = lines_of(SHORT)
    del lines[0]["seed"]
    lines[0].update(start)
    lines[0]["players"] = lines[0].pop("players")
    lines[0]["created"] = lines[0].pop("created")
    assert judged(lines, path) == ("altered", "record-bad-header")


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ({"n": 1, "seat": 0, "asked": 0, "action": "pass"}, "record-illegal"),
        ({"n": 1, "seat": 0, "asked": 1, "action": "keep L03"}, "record-bad-line"),
        ({"n": 1, "seat": 0, "asked": None, "action": "keep L03"}, "record-bad-line"),
        ({"n": 1, "seat": 5, "asked": 0, "action": "keep L03"}, "record-bad-line"),
        ({"n": 1, "seat": -1, "asked": 0, "action": "keep L03"}, "record-bad-line"),
        ({"n": 1, "seat": False, "asked": 0, "action": "keep L03"}, "record-bad-line"),
        ({"n": 1, "seat": 0, "asked": 0, "action": "Keep  l03"}, "record-bad-line"),
        ({"n": 1, "seat": 0, "asked": 0, "action": "resign"}, "record-bad-line"),
        ({"n": 1, "seat": 0, "asked": 0, "action": "keep L03", "x": 1}, "record-bad-line"),
        ({"n": 2, "seat": 0, "asked": 0, "action": "keep L03"}, "record-bad-line"),
        ({"n": 1, "undo": 0}, "record-bad-line"),
        ({"n": 1, "undo": "0"}, "record-bad-line"),
        ({"n": 1}, "record-bad-line"),
        ({"n": 1, "end": {}}, "record-bad-line"),
        ({"n": 1, "end": {"scores": [], "ranking": [], "digest": ""}}, "record-not-over"),
    ],
)
def test_a_line_that_makes_no_sense(line: dict[str, Any], reason: str, path: Path) -> None:
    assert judged([lines_of(SHORT)[0], line], path) == ("altered", reason)


def test_an_undo_beyond_a_barrier_is_found(path: Path) -> None:
    lines = lines_of(played(plays=12, undo=0)[0].text().encode())
    assert judged([*lines, {"n": len(lines), "undo": 0}], path) == ("altered", "record-bad-line")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("part", "value"), [("scores", [99]), ("ranking", [9]), ("digest", "0" * 32)]
)
def test_another_result_is_found(game: str, part: str, value: object, path: Path) -> None:
    lines = lines_of(GAMES_WHOLE[game])
    lines[-1]["end"][part] = value
    assert judged(lines, path) == ("altered", "record-other-result")


@pytest.mark.parametrize("game", GAMES)
def test_a_missing_result_is_found(game: str, path: Path) -> None:
    assert judged(lines_of(GAMES_WHOLE[game])[:-1], path) == ("altered", "record-no-result")


@pytest.mark.parametrize("game", GAMES)
def test_another_play_in_the_midst_is_found(game: str, path: Path) -> None:
    """A forger who repairs the chain: what follows is illegal then, or the result is another."""
    lines = lines_of(GAMES_WHOLE[game])
    plays = [at for at, line in enumerate(lines) if line.get("action") not in (None, "pass")]
    lines[plays[len(plays) // 2]]["action"] = "pass"
    assert judged(lines, path)[0] == "altered"


def test_nothing_comes_after_the_end(path: Path) -> None:
    lines = lines_of(WHOLE)
    more = {"n": len(lines), "seat": 0, "asked": 0, "action": "pass"}
    assert judged([*lines, more], path) == ("altered", "record-after-end")


def test_an_illegal_play_is_named_with_its_rule(path: Path) -> None:
    lines = lines_of(SHORT)
    path.write_bytes(forged([lines[0], {"n": 1, "seat": 0, "asked": 0, "action": "pass"}]))
    reason = verify(path).reason
    assert reason is not None
    assert reason.args == {"line": 2, "action": "pass", "rule": "MAS-SET-07"}
