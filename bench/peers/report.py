"""Writes what was measured: peers.json (all numbers), peers.md (tables) and peers.svg (plot)."""

import json
from pathlib import Path
from typing import Any

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.layout_engine import ConstrainedLayoutEngine
from matplotlib.ticker import FuncFormatter, NullLocator
from subjects import OURS

FILES = ("peers.json", "peers.md", "peers.svg")

COLOURS = {
    OURS: "#b3261e",
    "catanatron": "#d98e2b",
    "OpenSpiel": "#3b6ea5",
    "RLCard": "#5f8f5a",
    "PettingZoo": "#8a6ba8",
}
INK, FAINT, PAPER = "#2b2b2b", "#e4e0d8", "#fffdf8"

Row = dict[str, Any]


def write(results: dict[str, Any], folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    text = json.dumps(results, indent=1, ensure_ascii=False)
    (folder / FILES[0]).write_text(text + "\n", encoding="utf-8")
    (folder / FILES[1]).write_text(markdown(results), encoding="utf-8")
    plot(results, folder / FILES[2])


def groups(results: dict[str, Any]) -> list[tuple[str, list[Row]]]:
    """The two ways to play, which must not be compared with each other; fastest first."""
    rows = sorted(results["subjects"], key=lambda row: -row["decisions_per_s"])
    both = [
        ("Driven from Python, decision by decision", [row for row in rows if not row["inside"]]),
        ("Whole games inside compiled code", [row for row in rows if row["inside"]]),
    ]
    return [(title, found) for title, found in both if found]


def short(number: float) -> str:
    if number >= 999_500:
        return f"{number / 1e6:.3g} M"
    return f"{number / 1e3:.3g} k" if number >= 999.5 else f"{number:.3g}"


def times(ratio: float | None) -> str:
    if ratio is None:
        return "not measured"
    return f"{ratio:,.0f}x" if ratio >= 100 else f"{ratio:.3g}x"


def about(results: dict[str, Any]) -> str:
    machine = results["machine"]
    return ", ".join(
        str(part)
        for part in (
            results["date"],
            machine["cpu"],
            f"{machine['cores']} cores",
            machine["system"],
            f"Python {machine['python']}",
        )
        if part
    )


def table(rows: list[Row]) -> list[str]:
    lines = [
        "| subject | decisions/s | lowest to highest | ours is |",
        "|---|--:|--:|--:|",
    ]
    for row in rows:
        name = f"{row['family']} · {row['game']}"
        lines.append(
            f"| {f'**{name}**' if row['family'] == OURS else name} "
            f"| {row['decisions_per_s']:,} | {row['lowest']:,} to {row['highest']:,} "
            f"| {times(row['ours_is_times'])} |"
        )
    return lines


def sweep_sentence(swept: dict[str, Any]) -> str:
    return (
        f"All {len(swept['decisions_per_cpu_s'])} OpenSpiel games that load by name were tried "
        f"for {swept['seconds']:g} s, twice, and the fastest are in the rounds: "
        f"{', '.join(swept['joined'])}. `peers.json` has the rest."
    )


def headline(rows: list[Row]) -> str:
    if not any(row["family"] == OURS and row["ours_is_times"] for row in rows):
        return "**Ours: not built or not measured, so there are no ratios.**"
    best: dict[str, Row] = {}
    for row in rows:  # fastest first
        best.setdefault(row["family"], row)
    parts = [
        f"{family} ({row['game']}) {times(row['ours_is_times'])}"
        for family, row in best.items()
        if family != OURS
    ]
    return f"**Our Python API over the fastest game of each peer: {', '.join(parts)}.**"


def busy(rows: list[Row]) -> str:
    least = min(row["cpu_share"] for row in rows)
    return (
        f"The machine was busy with other work: a subject had only {least:.0%} of a core. "
        if least < 0.9
        else ""
    )


def markdown(results: dict[str, Any]) -> str:
    versions = ", ".join(f"{name} {number}" for name, number in results["versions"].items())
    lines = [
        "# Random play: Signoria and its peers",
        "",
        "Written by `make bench-peers`; do not edit.",
        "",
        "![Decisions per second of every subject, on a log scale](peers.svg)",
        "",
        headline(groups(results)[0][1]),
        "",
        f"{about(results)}. {versions}. {busy(results['subjects'])}".strip(),
        "",
        f"One process per subject, one running at a time; {results['rounds']} rounds, each asks "
        f"every subject for {results['seconds']:g} s of whole games in a rotated order. The table "
        "gives the median and the range of the rounds. *Ours is* = our rate divided by the "
        "subject's, median of the rounds: our Python API for what is driven from Python, our "
        "playouts for what runs inside. A decision is one action of one player; chance events "
        "are never counted (OpenSpiel's are sampled in Python; `peers.json` has their number). "
        "The games differ in weight, so a ratio says how many decisions a second buys, not which "
        "code is better.",
    ]
    if results["openspiel_sweep"]:
        lines += ["", sweep_sentence(results["openspiel_sweep"])]
    for title, rows in groups(results):
        lines += ["", f"## {title}", "", *table(rows)]
    if results["unmeasured"]:
        lines += ["", "## Not measured", ""]
        lines += [f"- {name}: {reason}" for name, reason in results["unmeasured"].items()]
    return "\n".join(lines) + "\n"


def bars(axes: Axes, title: str, rows: list[Row]) -> None:
    rows = rows[::-1]
    places = range(len(rows))
    rates = [row["decisions_per_s"] for row in rows]
    spread = [
        [rate - row["lowest"] for rate, row in zip(rates, rows, strict=True)],
        [row["highest"] - rate for rate, row in zip(rates, rows, strict=True)],
    ]
    axes.barh(
        places,
        rates,
        height=0.7,
        color=[COLOURS[row["family"]] for row in rows],
        xerr=spread,
        error_kw={"ecolor": INK, "elinewidth": 0.9, "alpha": 0.55},
    )
    for place, row in zip(places, rows, strict=True):
        ratio = row["ours_is_times"]
        note = f"   ours {times(ratio)}" if ratio and row["family"] != OURS else ""
        axes.text(
            row["highest"] * 1.12,
            place,
            short(row["decisions_per_s"]) + note,
            va="center",
            fontsize=8.5,
            color=INK,
            fontweight="bold" if row["family"] == OURS else "normal",
        )
    axes.set_yticks(places, [f"{row['family']} · {row['game']}" for row in rows], fontsize=9)
    for tick, row in zip(axes.get_yticklabels(), rows, strict=True):
        tick.set_color(COLOURS[row["family"]])
    axes.set_ylim(-0.6, len(rows) - 0.4)
    axes.set_title(title, loc="left", fontsize=10.5, color=INK, fontweight="bold")
    axes.set_axisbelow(True)
    axes.grid(axis="x", color=FAINT)
    axes.tick_params(length=0)
    axes.spines[:].set_visible(False)


def plot(results: dict[str, Any], path: Path) -> None:
    panels = groups(results)
    sizes = [len(rows) for _, rows in panels]
    with mpl.rc_context({"svg.fonttype": "none", "svg.hashsalt": "peers"}):
        margins = ConstrainedLayoutEngine(w_pad=0.15, h_pad=0.1)
        figure = Figure(figsize=(10, 2 + 0.27 * sum(sizes)), layout=margins, facecolor=PAPER)
        grid = figure.subplots(len(panels), 1, sharex=True, squeeze=False, height_ratios=sizes)
        for axes, (title, rows) in zip(grid[:, 0], panels, strict=True):
            axes.set_facecolor(PAPER)
            axes.set_xscale("log")
            bars(axes, title, rows)
        last = grid[-1, 0]
        rates = [row["decisions_per_s"] for _, rows in panels for row in rows]
        last.set_xlim(min(rates) / 2, max(rates) * 6)
        last.xaxis.set_major_formatter(FuncFormatter(lambda rate, _: short(rate)))
        last.xaxis.set_minor_locator(NullLocator())
        last.set_xlabel(
            "decisions per second, log scale; thin lines: range of the rounds; "
            f"ours 2x: we play twice as many\n{about(results)}",
            color=INK,
            fontsize=9,
        )
        figure.suptitle(
            "Random play, decisions per second on one core",
            fontsize=14,
            fontweight="bold",
            color=INK,
        )
        figure.savefig(path, metadata={"Date": None}, facecolor=PAPER)
