"""Ratings by maximum likelihood (Bradley and Terry), on the scale of Elo, and their intervals."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]

PER_POINT = np.log(10) / 400
DRAWS = 0.5  # each pair has drawn so many games more: nobody who never lost is infinitely strong
RESAMPLES = 1_000
_STEPS = 100
_LONGEST_STEP = 1.0
_CLOSE = 1e-10


def ratings(wins: Floats) -> Floats:
    """`wins[..., i, j]`: how often i came before j, ties half; several tables at once. Their mean is 0.

    Bots of one name among themselves, on the diagonal, prove nothing.
    """
    bots = wins.shape[-1]
    others = 1 - np.eye(bots)
    counted = (wins + DRAWS) * others
    met = counted + counted.swapaxes(-1, -2)
    strengths = np.zeros(wins.shape[:-1])
    for _ in range(_STEPS):  # Newton's method
        lead = strengths[..., :, None] - strengths[..., None, :]
        chance = 1 / (1 + np.exp(-lead))
        slope = (counted - met * chance).sum(axis=-1)
        bend = met * chance * (1 - chance)
        curve = np.eye(bots) * bend.sum(axis=-1)[..., None] - bend
        # Only differences count: a term for their mean makes the equations solvable.
        step = np.linalg.solve(curve + 1 / bots, slope[..., None])[..., 0]
        strengths += np.clip(step, -_LONGEST_STEP, _LONGEST_STEP)
        if np.abs(step).max() < _CLOSE:
            break
    centred: Floats = (strengths - strengths.mean(axis=-1, keepdims=True)) / PER_POINT
    return centred


def interval(samples: Floats) -> tuple[float, float]:
    """What 95 of 100 samples lie in."""
    low, high = np.percentile(samples, [2.5, 97.5])
    return float(low), float(high)


def resampled(blocks: int, seed: int = 0) -> NDArray[np.int64]:
    """Blocks drawn with replacement, so often that intervals can be read off. Always the same draws."""
    return np.random.default_rng(seed).integers(0, blocks, (RESAMPLES, blocks))
