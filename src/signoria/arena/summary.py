"""What a match says: nothing without its interval."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from signoria.arena.match import Match, Played
from signoria.arena.ratings import Floats, interval, ratings, resampled
from signoria.arena.running import result_hash
from signoria.arena.sprt import Sprt


def summary(match: Match, blocks: list[list[Played]], sprt: Sprt | None = None) -> dict[str, Any]:
    """Ready for JSON. Bots of one name are counted together; a share is that of one of them."""
    games = [game for block in blocks for game in block]
    names = list(dict.fromkeys(match.bots))
    shares, ranks, wins = _by_block(match, blocks, names)
    draws = resampled(len(blocks))
    rated = _rated(wins, draws)
    crash = next((game for game in games if game.reason), None)
    return {
        **match.header(),
        "blocks": len(blocks),
        "games": len(games),
        "cut": sum(game.cut for game in games),
        "crashed": sum(bool(game.crashed) for game in games),
        "first_crash": crash and crash.reason,
        "first_crash_message": crash and crash.message,
        "decisions": sum(game.decisions for game in games),
        "hash": result_hash(blocks),
        "standings": [
            {
                "bot": name,
                "seats": match.bots.count(name),
                "crashed": _crashed(match, games, name),
                "first_place_share": _with_interval(shares[:, i], draws),
                "mean_rank": _with_interval(ranks[:, i], draws),
                "rating": rated[i],
            }
            for i, name in enumerate(names)
        ],
        "pairs": _pairs(wins, names, draws),
        "sprt": _tested(sprt, blocks),
    }


def _by_block(
    match: Match, blocks: list[list[Played]], names: list[str]
) -> tuple[Floats, Floats, Floats]:
    """For each block: mean share and rank of each name, and who came before whom how often."""
    of = [names.index(name) for name in match.bots]
    bots = np.array([names.index(name) == np.array(of) for name in names], dtype=float)
    mean = bots / bots.sum(axis=1, keepdims=True)
    shares, ranks, wins = [], [], []
    for block in blocks:
        places = np.array([game.places for game in block], dtype=float)
        first = np.array([game.shares() for game in block])
        better = places[:, :, None] < places[:, None, :]
        before = (better + 0.5 * (places[:, :, None] == places[:, None, :])).sum(axis=0)
        np.fill_diagonal(before, 0)
        shares.append(mean @ first.mean(axis=0))
        ranks.append(mean @ places.mean(axis=0))
        wins.append(bots @ before @ bots.T)
    return np.array(shares), np.array(ranks), np.array(wins)


def _crashed(match: Match, games: list[Played], name: str) -> int:
    """Games in which a bot of that name crashed: one, also if several of them did."""
    return sum(any(match.bots[i] == name for i in game.crashed) for game in games)


def _with_interval(values: Floats, draws: NDArray[np.int64]) -> dict[str, float]:
    low, high = interval(values[draws].mean(axis=1))
    return {"mean": float(values.mean()), "low": low, "high": high}


def _rated(wins: Floats, draws: NDArray[np.int64]) -> list[dict[str, float] | None]:
    """Nothing where there is nobody to compare with."""
    if wins.shape[1] < 2:
        return [None] * wins.shape[1]
    found = ratings(wins.sum(axis=0))
    times = np.array([np.bincount(draw, minlength=len(wins)) for draw in draws])
    samples = ratings(np.tensordot(times, wins, axes=1))
    spans = [interval(samples[:, i]) for i in range(len(found))]
    return [{"mean": float(r), "low": a, "high": b} for r, (a, b) in zip(found, spans)]


def _pairs(wins: Floats, names: list[str], draws: NDArray[np.int64]) -> list[dict[str, Any]]:
    """How often one came before the other, of all games in which they met."""
    met = wins + wins.swapaxes(1, 2)
    shares = wins / np.where(met, met, 1)
    return [
        {"bot": one, "before": other, "share": _with_interval(shares[:, i, j], draws)}
        for i, one in enumerate(names)
        for j, other in enumerate(names)
        if i != j
    ]


def _tested(sprt: Sprt | None, blocks: list[list[Played]]) -> dict[str, Any] | None:
    if sprt is None:
        return None
    answer = sprt.decision(blocks) or "open"
    return {"low": sprt.low, "high": sprt.high, "ratio": sprt.ratio(blocks), "answer": answer}
