"""What a match looks like: shares, ratings, pairs, and how the answer settled block by block, as SVG."""

from __future__ import annotations

from io import StringIO
from typing import Any

import numpy as np
from matplotlib import style
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator, PercentFormatter

from signoria.arena.match import Played
from signoria.arena.ratings import interval

_INK = "#010203"  # stands for the colour of the page's text, by day and by night
_MARK = "#b4552d"
_FAINT = "#8a8a8a"
_WIDE = 5.2  # inches: its letters can be read on a phone
_ON_COLOURS = "#2b1f14"  # the colours of the pairs are light, by day and by night
_POINTS = 100  # of a line, however many blocks there are
_PERCENT = PercentFormatter(1, symbol=" %")
_STYLE: dict[str, Any] = {
    "svg.fonttype": "none",  # words stay words
    "svg.hashsalt": "signoria",  # the same match, the same page
    "font.family": "sans-serif",
    "text.color": _INK,
    "axes.labelcolor": _INK,
    "axes.edgecolor": _FAINT,
    "xtick.color": _INK,
    "ytick.color": _INK,
}


def spans(rows: list[tuple[str, dict[str, float]]], title: str, chance: float | None = None) -> str:
    """One line for each bot: its mean and the interval round it; `chance` is where equals would be."""
    with style.context(_STYLE):
        figure, axes = _empty(1.0 + 0.45 * len(rows), title)
        for y, (_, value) in enumerate(rows):
            axes.plot([value["low"], value["high"]], [y, y], color=_MARK, linewidth=3, alpha=0.5)
            axes.plot([value["mean"]], [y], "o", color=_MARK, markersize=8)
        axes.set_yticks(range(len(rows)), [name for name, _ in rows])
        axes.set_ylim(len(rows) - 0.5, -0.5)
        if chance is not None:  # shares of first places
            axes.axvline(chance, color=_FAINT, linestyle="--", linewidth=1)
            axes.set_xlim(-0.02, 1.02)
            axes.xaxis.set_major_formatter(_PERCENT)
        return _svg(figure)


def pairs(
    called: dict[str, str],
    found: list[dict[str, Any]],
    said: dict[tuple[str, str], str],
    title: str,
) -> str:
    """How often the bot of the row came before that of the column; `said`: the same, in words."""
    names = list(called)
    table = np.full((len(names), len(names)), np.nan)
    for pair in found:
        table[names.index(pair["bot"]), names.index(pair["before"])] = pair["share"]["mean"]
    with style.context(_STYLE):
        figure, axes = _empty(1.2 + 0.6 * len(names), title)
        axes.imshow(table, cmap="RdYlGn", vmin=-0.4, vmax=1.4, aspect="auto")
        size = min(9, 50 / len(names))
        for (row, column), text in said.items():
            place = names.index(column), names.index(row)
            lines = text.replace(" (", "\n(")
            axes.text(*place, lines, ha="center", va="center", color=_ON_COLOURS, fontsize=size)
        axes.set_xticks(range(len(names)), called.values())
        axes.set_yticks(range(len(names)), called.values())
        axes.tick_params(length=0)
        return _svg(figure)


def settling(blocks: list[list[Played]], bounds: tuple[float, float] | None, title: str) -> str:
    """The first bot's share of first places as blocks go by, with its interval; `bounds`: of a sequential test."""
    shares = np.array([np.mean([game.shares()[0] for game in block]) for block in blocks])
    counts = np.unique(np.linspace(1, len(shares), _POINTS).round().astype(int))
    chance = np.random.default_rng(0)
    band = [
        interval(shares[:n][chance.integers(0, n, (400, n))].mean(axis=1)) for n in counts.tolist()
    ]
    low, high = np.array(band).T
    with style.context(_STYLE):
        figure, axes = _empty(2.6, title)
        axes.fill_between(counts, low, high, color=_MARK, alpha=0.2, linewidth=0)
        axes.plot(counts, np.cumsum(shares)[counts - 1] / counts, color=_MARK)
        for bound in bounds or ():
            axes.axhline(bound, color=_FAINT, linestyle="--", linewidth=1)
        axes.set_ylim(0, 1)
        axes.yaxis.set_major_formatter(_PERCENT)
        axes.xaxis.set_major_locator(MaxNLocator(integer=True))
        axes.set_xlim(1, max(2, len(shares)))
        return _svg(figure)


def _empty(height: float, title: str) -> tuple[Figure, Axes]:
    figure = Figure(figsize=(_WIDE, height), layout="constrained")
    axes = figure.add_subplot()
    axes.set_title(title, loc="left", fontsize=10, x=0, wrap=True)
    axes.spines[["top", "right"]].set_visible(False)
    return figure, axes


def _svg(figure: Figure) -> str:
    """To stand in a page: transparent, without the lines that make it a file of its own."""
    file = StringIO()
    figure.savefig(file, format="svg", transparent=True, metadata={"Date": None})
    text = file.getvalue()
    return text[text.index("<svg") :].replace(_INK, "currentColor")
