"""Measures the search of all our games beside OpenSpiel's, interleaved, and writes docs/bench/search.{json,md}."""

import json
import sys
from datetime import UTC, datetime
from importlib.metadata import version
from typing import Any

import report
from measure import FAILED, OK, ROOT, interleave, machine, say, summary
from subjects import OPENSPIEL, OURS, Subject

ROUNDS, SECONDS = 7, 1.0
PEER = Subject(OPENSPIEL, "openspiel_search", "gin_rummy")
BARS = {
    "masters": 10_000,
    "il_principe": 3_000,
    "princes": 3_000,
    "renaissance": 3_000,
    "artigiano": 3_000,
}


def row(found: dict[str, Any], times: float) -> str:
    bar = f"{BARS[found['game']]:,}" if found["family"] == OURS else ""
    name = f"{found['family']} · {found['game']}"
    rate = f"{found['decisions_per_s']:,}"
    span = f"{found['lowest']:,} to {found['highest']:,}"
    return f"| {name} | {rate} | {span} | {bar} | {times:.1f}x |"


def markdown(results: dict[str, Any]) -> str:
    """OpenSpiel's rate is the measure of all others."""
    found = results["subjects"]
    peer = next(it for it in found if it["family"] == OPENSPIEL)
    rows = [row(it, it["decisions_per_s"] / peer["decisions_per_s"]) for it in found]
    return "\n".join(
        [
            "# Tree search: Signoria and OpenSpiel",
            "",
            "Written by `make bench-search`; do not edit.",
            "",
            f"{report.about(results)}. open-spiel {results['open_spiel']}. {report.busy(found)}".strip(),
            "",
            "Iterations per second of an information-set tree search on one core, each with a new deal of what is "
            "hidden and a random playout to the end of the game, from a decision in the middle of a game with all "
            f"seats taken. One process at a time, {ROUNDS} rounds of {SECONDS:g} s in a rotated order; median and "
            "range. The games differ in length and weight: the anchor says how fast a well-known search in C++ is on "
            "this machine, not which code is better.",
            "",
            "| search | iterations/s | lowest to highest | bar | of OpenSpiel's |",
            "|---|--:|--:|--:|--:|",
            *rows,
            "",
        ]
    )


def main() -> int:
    chosen = [PEER, *(Subject(OURS, "ours_search", game) for game in BARS)]
    samples, unmeasured = interleave(chosen, ROUNDS, SECONDS)
    if unmeasured:
        say("something was not measured: nothing was written")
        return FAILED
    results = {
        "date": datetime.now(UTC).date().isoformat(),
        "machine": machine(),
        "open_spiel": version("open-spiel"),
        "subjects": [summary(one, taken, None) for one, taken in samples.items()],
    }
    folder = ROOT / "docs" / "bench"
    text = json.dumps(results, indent=1)
    (folder / "search.json").write_text(text + "\n", encoding="utf-8")
    (folder / "search.md").write_text(markdown(results), encoding="utf-8")
    say("wrote bench/search.md")
    return OK


if __name__ == "__main__":
    sys.exit(main())
