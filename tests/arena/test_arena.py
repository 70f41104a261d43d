"""Matches between bots: fair blocks, the same result however they are played, nothing lost and nothing dropped."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from scipy.optimize import minimize

import signoria
from signoria.arena import Match, Played, run, summary
from signoria.arena.file import Results
from signoria.arena.match import play, without
from signoria.arena.ratings import DRAWS, PER_POINT, ratings
from signoria.arena.running import complete, result_hash
from signoria.arena.sprt import FEWEST, Sprt
from signoria.bots import BOTS, Bot, RandomBot
from signoria.bots.match import Result, play_game
from signoria.core.game import Game

THREE = Match("masters", ("greedy", "random", "random"), seed=5)


def results(blocks: int, match: Match = THREE, path: Path | None = None) -> list[list[Played]]:
    return run(match, blocks, Results(match, path))


def test_a_block_is_one_deal_on_all_seats() -> None:
    """Three equal bots that always do the first thing: each seat has its own luck, each bot has them all."""
    blocks = results(2)
    assert [[game.rotation for game in block] for block in blocks] == [[0, 1, 2], [0, 1, 2]]
    assert len({game.digest for block in blocks for game in block}) == 6
    assert all(sorted(game.places)[0] == 1 for block in blocks for game in block)


def test_the_listed_bot_moves_on_by_one_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    seats: list[object] = []

    class Watcher(RandomBot):
        def choose(self, view: dict[str, object], decisions: list[int]) -> int:
            seats.append(view["viewer"])
            return super().choose(view, decisions)

    monkeypatch.setitem(BOTS, "watcher", Watcher)
    match = Match("masters", ("watcher", "random", "random"))
    for rotation in range(3):
        seats.clear()
        play(match, 0, rotation)
        assert set(seats) == {rotation}


def test_all_games_of_a_block_have_its_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds: list[int] = []

    def watched(game: Game, bots: Sequence[Bot], seed: int, options: dict[str, object]) -> Result:
        seeds.append(seed)
        return play_game(game, bots, seed, options)

    monkeypatch.setattr("signoria.arena.match.play_game", watched)
    results(2)
    assert seeds == [THREE.seed] * 3 + [THREE.seed + 1] * 3


@pytest.mark.parametrize(
    "other",
    [
        {"places": [2, 1]},
        {"scores": [5, 4]},
        {"digest": "b"},
        {"crashed": [1]},
        {"cut": True},
        {"decisions": 8},
    ],
)
def test_the_hash_is_of_all_that_was_found(other: dict[str, Any]) -> None:
    game = Played(0, 0, [1, 2], [5, 3], 9, "a")
    assert result_hash([[game]]) == result_hash([[replace(game, reason="for people")]])
    assert result_hash([[game]]) != result_hash([[replace(game, **other)]])


def test_several_processes_play_the_same_games() -> None:
    match = Match("il_principe", ("greedy", "random"))
    alone, together = (run(match, 3, Results(match), workers) for workers in (1, 2))
    assert alone == together
    assert result_hash(alone) == result_hash(together)


def test_another_seed_is_another_result() -> None:
    assert result_hash(results(1)) != result_hash(results(1, Match("masters", THREE.bots, 6)))


@pytest.mark.parametrize(("bot", "share"), [("random", 0.0), ("greedy", 1.0)])
def test_who_loses_alone_is_not_first(bot: str, share: float) -> None:
    """Masters against Lorenzo: chance never beats him, greed does."""
    match = Match("masters", (bot,), seed=3)
    found = summary(match, run(match, 3, Results(match)))
    assert found["standings"][0]["first_place_share"]["mean"] == share
    assert found["standings"][0]["mean_rank"]["mean"] == (1 if share else 2)


@pytest.mark.parametrize(
    ("crashed", "places", "counted"),
    [
        ([], [2, 1, 2], [2, 1, 2]),
        ([], [1, 1, 2, 2], [1, 1, 3, 3]),  # two teams
        ([1], [2, 1, 3], [1, 3, 2]),
        ([0, 2], [1, 2, 3], [3, 1, 3]),
        ([], [2], [2]),  # alone, and lost
        ([0], [1], [2]),
    ],
)
def test_who_crashed_is_last_and_the_others_keep_their_order(
    crashed: list[int], places: list[int], counted: list[int]
) -> None:
    assert without(crashed, places) == counted


# ---------------------------------------------------------------- killed and gone on with


def test_a_match_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = results(2)
    path = tmp_path / "kept" / "match.jsonl"
    results(1, path=path)
    kept = path.read_bytes()
    path.write_bytes(kept + b'{"block": 1, "rotat')  # killed while it wrote
    assert results(2, path=path) == whole
    lines = path.read_bytes().splitlines()
    assert len(lines) == 1 + 6
    monkeypatch.setattr("signoria.arena.running.play", None)  # nothing is left to play
    assert results(2, path=path) == whole


def test_results_of_another_match_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    results(1, path=path)
    with pytest.raises(signoria.BadRequest, match="another match"):
        Results(Match("masters", THREE.bots, seed=6), path)


GAME = (
    b'{"block": 0, "rotation": 0, "places": [1, 2, 3], "scores": [1, 0, 0], "decisions": 9, '
    b'"digest": ""}\n'
)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (b'"places": [1, 2, 3]', b'"places": [1, 2]'),
        (b'"places": [1, 2, 3]', b'"places": "123"'),
        (b'"scores": [1, 0, 0]', b'"scores": [1, 0, null]'),
        (b'"rotation": 0', b'"rotation": 3'),
        (b'"block": 0', b'"block": [0]'),
        (b'"digest": ""', b'"digest": "", "crashed": [3]'),
        (b'"digest": ""', b'"digest": "", "crashed": 1'),
        (b', "digest": ""', b""),
        (GAME, b"[]\n"),
        (GAME, b"nonsense\n"),
    ],
)
def test_a_line_that_is_no_game_of_the_match_is_refused(
    tmp_path: Path, old: bytes, new: bytes
) -> None:
    path = tmp_path / "match.jsonl"
    Results(THREE, path).prepare()
    header = path.read_bytes()
    path.write_bytes(header + GAME)
    assert len(Results(THREE, path).played) == 1
    path.write_bytes(header + GAME.replace(old, new))
    with pytest.raises(signoria.BadRequest, match="does not hold"):
        Results(THREE, path)


@pytest.mark.parametrize(
    "content", [b"notes without an end", b"notes\n", b'{"a": 1}\n{"half', b"[]\n"]
)
def test_a_file_of_somebody_else_stays_as_it_was(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "notes"
    path.write_bytes(content)
    with pytest.raises(signoria.BadRequest, match="does not hold"):
        Results(THREE, path)
    assert path.read_bytes() == content


def test_another_match_stays_as_it_was_with_its_torn_line(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    results(1, path=path)
    path.write_bytes(path.read_bytes() + b'{"block": 1, "rotat')
    kept = path.read_bytes()
    with pytest.raises(signoria.BadRequest, match="another match"):
        Results(Match("masters", THREE.bots, seed=6), path)
    assert path.read_bytes() == kept


@pytest.mark.parametrize("length", [0, 1, 40])
def test_killed_before_the_first_game(tmp_path: Path, length: int) -> None:
    """Not even the line that says which match it is was written whole."""
    path = tmp_path / "match.jsonl"
    whole = results(1, path=path)
    kept = path.read_bytes()
    path.write_bytes(kept[:length])
    assert results(1, path=path) == whole
    assert path.read_bytes() == kept


def test_a_file_that_cannot_be_added_to_is_refused_before_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One that has all the games is only read."""
    path = tmp_path / "match.jsonl"
    whole = results(1, path=path)
    monkeypatch.setattr("signoria.arena.running.play", None)

    def forbidden(*_: object) -> None:
        raise PermissionError

    real = Path.open
    monkeypatch.setattr(
        Path, "open", lambda p, mode="r": forbidden() if "a" in mode else real(p, mode)
    )
    assert results(1, path=path) == whole
    with pytest.raises(PermissionError):
        results(2, path=path)


# ---------------------------------------------------------------- crashes


class Crash(RandomBot):
    def choose(self, view: dict[str, object], decisions: list[int]) -> int:
        raise RuntimeError


class Nonsense(RandomBot):
    def choose(self, view: dict[str, object], decisions: list[int]) -> int:
        return 9_999


@pytest.mark.parametrize("faulty", [Crash, Nonsense])
def test_a_crash_is_a_lost_game(faulty: type[RandomBot], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "faulty", faulty)
    match = Match("masters", ("random", "faulty", "random"))
    blocks = run(match, 2, Results(match))
    for game in (game for block in blocks for game in block):
        assert game.crashed == [1]
        assert game.places[1] == 3
        ahead, behind = sorted((0, 2), key=lambda bot: -game.scores[bot])
        assert (game.places[ahead], game.places[behind]) == (1, 2)
    found = summary(match, blocks)
    assert found["crashed"] == found["games"] == 6
    assert [line["crashed"] for line in found["standings"]] == [0, 6]
    assert found["standings"][1]["first_place_share"]["mean"] == 0


# ---------------------------------------------------------------- what it says


def made_up(*blocks: list[list[int]]) -> list[list[Played]]:
    return [
        [Played(b, r, places, [0] * len(places), 10, "") for r, places in enumerate(block)]
        for b, block in enumerate(blocks)
    ]


def test_shares_ranks_and_pairs() -> None:
    match = Match("masters", ("a", "b", "b"))
    games = [[1, 2, 3], [1, 1, 3], [2, 1, 3]]
    found = summary(match, made_up(games, games))
    a, b = found["standings"]
    assert (a["bot"], a["seats"], b["bot"], b["seats"]) == ("a", 1, "b", 2)
    assert a["first_place_share"]["mean"] == pytest.approx(0.5)
    assert b["first_place_share"]["mean"] == pytest.approx(0.25)
    assert a["mean_rank"]["mean"] == pytest.approx(4 / 3)
    share = {(pair["bot"], pair["before"]): pair["share"]["mean"] for pair in found["pairs"]}
    assert share["a", "b"] == pytest.approx(4.5 / 6)
    assert share["b", "a"] == pytest.approx(1.5 / 6)
    assert a["rating"]["mean"] > 0 > b["rating"]["mean"]


def test_an_interval_is_as_wide_as_blocks_differ() -> None:
    match = Match("masters", ("a", "b"))
    won, lost = [[1, 2], [1, 2]], [[2, 1], [2, 1]]
    equal = summary(match, made_up(*[[[1, 2], [2, 1]]] * 20))["standings"][0]
    mixed = summary(match, made_up(*[won, lost] * 10))["standings"][0]
    for about in ("first_place_share", "rating"):
        assert equal[about]["high"] - equal[about]["low"] == pytest.approx(0, abs=1e-6)
        assert mixed[about]["low"] < equal[about]["mean"] < mixed[about]["high"]
    assert mixed["first_place_share"]["high"] - mixed["first_place_share"]["low"] > 0.3
    share = summary(match, made_up(*[won, lost] * 10))["pairs"][0]["share"]
    assert share["mean"] == pytest.approx(0.5)
    assert share["low"] < 0.4 < 0.6 < share["high"]


def test_an_interval_holds_95_of_100() -> None:
    """Of 400 blocks, half of them won, the share is known to 1.96 times 0.5 / 20."""
    won, lost = [[1, 2], [1, 2]], [[2, 1], [2, 1]]
    found = summary(Match("masters", ("a", "b")), made_up(*[won, lost] * 200))
    share = found["standings"][0]["first_place_share"]
    assert share["high"] - share["low"] == pytest.approx(2 * 0.049, abs=0.006)


def test_bots_of_one_name_prove_nothing_among_themselves() -> None:
    games = [[1, 2, 3], [2, 1, 3], [1, 3, 2]]
    two, three = (summary(Match("masters", tuple(bots)), made_up(games)) for bots in ("abb", "abc"))
    before = {(pair["bot"], pair["before"]): pair["share"]["mean"] for pair in two["pairs"]}
    assert before.keys() == {("a", "b"), ("b", "a")}
    met = np.array([[0.0, 5.0], [1.0, 0.0]])
    assert two["standings"][0]["rating"]["mean"] == pytest.approx(ratings(met)[0])
    assert ratings(met + 9 * np.eye(2)) == pytest.approx(ratings(met))
    assert len(three["pairs"]) == 6


def test_ratings_are_those_of_elo() -> None:
    """Who wins 10 games of 11 is 400 points stronger, but for the drawn game that is added."""
    many = 1e6 * np.array([[0.0, 10.0], [1.0, 0.0]])
    strong, weak = ratings(many)
    assert strong - weak == pytest.approx(400, abs=0.1)
    strong, weak = ratings(np.array([[0.0, 9.0], [0.0, 0.0]]))
    assert strong - weak == pytest.approx(
        400 * np.log10(9.5 / 0.5)
    )  # half a game was drawn either way


def test_ratings_have_the_greatest_likelihood() -> None:
    random = np.random.default_rng(1)
    wins = random.integers(0, 30, (5, 4, 4)).astype(float)
    wins[0, :, 2] = 0  # nobody ever came before him
    counted = (wins + DRAWS) * (1 - np.eye(4))

    def loss(strengths: Any, counted: Any) -> float:
        lead = strengths[:, None] - strengths[None, :]
        return float((counted * np.logaddexp(0, -lead)).sum() + strengths.mean() ** 2)

    for one, table in zip(ratings(wins), counted):
        best = minimize(loss, np.zeros(4), args=(table,), tol=1e-12).x
        assert one == pytest.approx((best - best.mean()) / PER_POINT, abs=0.1)


def test_a_bot_alone_has_no_rating() -> None:
    match = Match("masters", ("random",))
    found = summary(match, run(match, 2, Results(match)))
    assert found["standings"][0]["rating"] is None


# ---------------------------------------------------------------- sequential test


@pytest.mark.parametrize(
    ("places", "answer"), [([[1, 2], [1, 2]], "high"), ([[2, 1], [2, 1]], "low")]
)
def test_a_clear_match_is_decided_early(places: list[list[int]], answer: str) -> None:
    test = Sprt(0.5, 0.6)
    even = [[1, 2], [2, 1]]
    assert test.decision(made_up(*[places] * 7)) == ""  # too few to know how blocks differ
    assert test.decision(made_up(*[places, places, even] * 10)) == answer


def test_an_even_match_stays_open() -> None:
    won, lost = [[1, 2], [1, 2]], [[2, 1], [2, 1]]
    assert Sprt(0.45, 0.55).decision(made_up(*[won, lost] * 10)) == ""


@pytest.mark.parametrize(("low", "high", "games"), [(0.3, 0.7, 2), (0.8, 0.95, 2), (0.9, 0.99, 1)])
def test_the_test_is_wrong_as_seldom_as_it_says(low: float, high: float, games: int) -> None:
    """Bots of exactly these shares, 100 matches each: 5 % wrong answers, and what chance may add."""
    chance, test = np.random.default_rng(3), Sprt(low, high)
    for share, wrong in ((low, "high"), (high, "low")):
        answers = []
        for _ in range(100):
            blocks: list[list[Played]] = []
            while len(blocks) < FEWEST or not test.decision(blocks):
                won = chance.random(games) < share
                blocks += made_up([[1, 2] if first else [2, 1] for first in won])
            answers.append(test.decision(blocks))
        assert answers.count(wrong) < 12


def test_blocks_tell_the_more_the_less_they_differ() -> None:
    won, even, lost = [[1, 2], [1, 2]], [[1, 2], [2, 1]], [[2, 1], [2, 1]]
    alike, apart = (
        made_up(*[won, even, even, even] * 5),
        made_up(*[won, won, won, won, won, lost, lost, lost] * 3),
    )
    share = [
        np.mean([game.shares()[0] for block in blocks for game in block])
        for blocks in (alike, apart)
    ]
    assert share == [0.625, 0.625]
    test = Sprt(0.5, 0.7)
    assert test.ratio(alike) / len(alike) > 2 * test.ratio(apart) / len(apart) > 0


def test_a_decided_match_stops_at_the_same_block_however_it_is_played(tmp_path: Path) -> None:
    match, test = Match("il_principe", ("greedy", "random")), Sprt(0.5, 0.9)
    path = tmp_path / "match.jsonl"
    first = run(match, 40, Results(match, path), 1, test)
    assert len(first) < 40
    assert run(match, 40, Results(match, path), 1, test) == first
    assert run(match, 40, Results(match), 2, test) == first
    assert summary(match, first, test)["sprt"]["answer"] == "high"


def test_a_decided_match_is_only_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match, test = Match("il_principe", ("greedy", "random")), Sprt(0.5, 0.9)
    path = tmp_path / "match.jsonl"
    first = run(match, 40, Results(match, path), 1, test)
    monkeypatch.setattr("signoria.arena.running.play", None)
    assert run(match, 40, Results(match, path), 1, test) == first
    assert complete(match, 40, Results(match, path), test) == first
