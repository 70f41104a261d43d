"""The page of a match: everything that was found, with its intervals, and nothing fetched from elsewhere."""

from __future__ import annotations

import json
import re
from html import unescape
from itertools import pairwise
from typing import Any

import pytest

from signoria.arena import Match, Played, run, summary
from signoria.arena.file import Results
from signoria.arena.page import written
from signoria.arena.saying import rows, sentences
from signoria.arena.sprt import Sprt
from signoria.bots import BOTS, RandomBot
from signoria.words import LANGUAGES


def played(*bots: str) -> tuple[dict[str, Any], list[list[Played]]]:
    match = Match("masters", bots, seed=5)
    blocks = run(match, 3, Results(match))
    return summary(match, blocks, Sprt(0.5, 0.7)), blocks


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_was_found_stands_on_the_page(language: str) -> None:
    found, blocks = played("greedy", "random", "random")
    page = written(found, blocks, language)
    told = [re.sub("</?span>", "", cell) for cell in re.findall(r"<td>(.*?)</td>", page)]
    assert told == [figure for row in rows(found, language, crashes=True) for figure in row]
    estimates = [figure for figure in told if figure not in ("greedy", "random", "0")]
    assert len(estimates) == 6
    assert all("…" in figure for figure in estimates)
    figures = re.search(r"<pre>(.*)</pre>", page, re.DOTALL)
    assert figures is not None
    assert json.loads(unescape(figures[1])) == json.loads(json.dumps(found))
    assert f'lang="{language}"' in page


def test_a_picture_each_for_shares_ratings_pairs_and_blocks() -> None:
    found, blocks = played("greedy", "random")
    page = written(found, blocks, "en")
    assert page.count("<svg") == 4
    share = next(pair["share"] for pair in found["pairs"] if pair["bot"] == "greedy")
    mean, low, high = (100 * share[part] for part in ("mean", "low", "high"))
    for language, percent in (("en", "%"), ("fr", "\N{NO-BREAK SPACE}%")):
        words = re.findall(r"<text [^>]*>(.*?)</text>", written(found, blocks, language))
        assert (f"{mean:.0f}{percent}", f"({low:.0f}–{high:.0f})") in pairwise(words)
    assert page == written(found, blocks, "en")


def test_who_meets_nobody_has_neither_ratings_nor_pairs() -> None:
    found, blocks = played("random", "random")
    assert written(found, blocks, "en").count("<svg") == 2


def test_the_page_needs_nothing_from_elsewhere() -> None:
    page = written(*played("greedy", "random"), "fr")
    assert not re.findall(r'(?:src|href)="(?!#|data:)', page)
    assert "@import" not in page


class Crash(RandomBot):
    def choose(self, view: dict[str, object], decisions: list[int]) -> int:
        raise RuntimeError("out of <ink>")


@pytest.mark.parametrize(("language", "head"), [("en", "crashed"), ("fr", "en erreur")])
def test_who_crashed_how_often_and_why(
    language: str, head: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(BOTS, "faulty", Crash)
    page = written(*played("greedy", "faulty"), language)
    assert re.findall(r"<th>(.*?)</th>", page)[-1] == head
    assert re.findall(r"<td>(\d+)</td></tr>", page) == ["0", "6"]
    assert "out of &lt;ink&gt;" in page.partition("<svg")[0]


def test_names_of_programs_are_only_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "<b>&", RandomBot)
    page = written(*played("<b>&", "random"), "en")
    assert "<b>" not in page
    assert "&lt;b&gt;&amp;" in page


def test_a_trifle_below_nothing_is_nothing() -> None:
    found, _ = played("greedy", "random", "apprentice")
    found["standings"][1]["rating"] = {"mean": -1e-9, "low": -0.001, "high": 0.0}
    assert rows(found, "en")[1][-1] == "+0 (+0 … +0)"


PROGRAMS = ("cmd:./mine", "cmd:python first_of_mine.py", "cmd:python second_of_mine.py")


def told(*places: list[int], bots: tuple[str, ...] = ("greedy", "random")) -> list[str]:
    """The sentences of a match of such blocks."""
    blocks = [[Played(i, 0, one, one, 9, "")] for i, one in enumerate(places)]
    return sentences(summary(Match("masters", bots), blocks), "en")


def test_long_commands_have_a_number_and_are_told_below() -> None:
    found = summary(Match("masters", PROGRAMS), [[Played(0, 0, [1, 2, 3], [3, 2, 1], 9, "")]])
    assert [row[0] for row in rows(found, "en")] == ["cmd:./mine", "cmd-1", "cmd-2"]
    first, second, *_ = sentences(found, "en")
    assert first == "cmd-1 is cmd:python first_of_mine.py"
    assert second == "cmd-2 is cmd:python second_of_mine.py"
    page = written(found, [[Played(0, 0, [1, 2, 3], [3, 2, 1], 9, "")]], "en")
    assert "second_of_mine" not in re.sub(r"<p>.*?</p>|<pre>.*</pre>", "", page, flags=re.DOTALL)


def test_intervals_that_are_none_are_called_so() -> None:
    """Twenty blocks that ended alike: with 13.9 % of others, one match in twenty would have shown none."""
    few = "So few blocks tell little"
    assert any(few in sentence for sentence in told(*[[1, 2], [2, 1]] * 3))
    mixed, alike = told(*[[1, 2], [2, 1]] * 10), told(*[[1, 2]] * 20)
    assert not any(few in sentence or "the same" in sentence for sentence in mixed)
    assert any("all 20 blocks gave the same" in sentence for sentence in alike)
    assert any("13.9%" in sentence for sentence in alike)
    assert pytest.approx(0.05, abs=0.001) == (1 - 0.139) ** 20


def test_a_long_match_is_no_long_page() -> None:
    """A line has no more points than the eye sees."""
    match = Match("masters", ("greedy", "random"))
    blocks = [
        [Played(i, 0, [1, 2], [0, 0], 9, ""), Played(i, 1, [2, 1], [0, 0], 9, "")]
        for i in range(1_000)
    ]
    short = written(summary(match, blocks[:100]), blocks[:100], "en")
    assert len(written(summary(match, blocks), blocks, "en")) < 1.2 * len(short)
