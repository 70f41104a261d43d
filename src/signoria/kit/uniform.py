"""Is `imagine` uniform? Imagined worlds are counted against the enumeration of all that fit."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Hashable
from dataclasses import dataclass

from signoria.core.chance import Random
from signoria.core.game import Game
from signoria.core.state import State


@dataclass(frozen=True)
class Uniformity:
    """`p_value` of the chi-square test against equal frequencies; `strange`: imagined worlds that do
    not fit (the p-value is then 0)."""

    worlds: int
    samples: int
    p_value: float
    strange: list[Hashable]

    def ok(self, bound: float = 1e-6) -> bool:
        return not self.strange and self.p_value > bound


def check_uniform(
    game: Game,
    state: State,
    viewer: int | None,
    samples: int,
    world: Callable[[State], Hashable],
    worlds: Collection[Hashable],
    seed: int = 0,
) -> Uniformity:
    """Imagine `samples` positions from a view: half of them from the view itself, half by dealing one
    of them anew again and again, as a search does.

    `world` names the hidden part of a position, `worlds` holds the names of all that fit the view,
    each once. Take at least five samples for each world. Needs scipy (the extra `kit`).
    """
    from scipy.stats import chisquare

    view = state.view(viewer)
    imagined = [world(game.imagine(view, seed + number)) for number in range(samples // 2)]
    again = game.imagine(view, seed)
    random = Random(seed)
    for _ in range(samples - len(imagined)):
        again.redeal(-1 if viewer is None else viewer, random)
        imagined.append(world(again))
    counts = Counter(imagined)
    strange = [found for found in counts if found not in worlds]
    p_value = 0.0
    if not strange:
        p_value = float(chisquare([counts[found] for found in worlds]).pvalue)
    return Uniformity(len(worlds), samples, p_value, strange)
