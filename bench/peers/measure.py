"""Measures random play of peers and us, one process at a time, interleaved in rounds."""

import argparse
import json
import os
import platform
import select
import subprocess
import sys
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path
from statistics import median
from types import TracebackType
from typing import Any, Self

import report
import subjects
from subjects import Subject

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
PEERS = ("catanatron", "open-spiel", "rlcard", "pettingzoo", "numpy", "librt")

SWEEP_SECONDS = 0.1
SWEEP_KEEPS = 5
PATIENCE = 60.0  # seconds beyond the asked ones before a worker counts as stuck

NO_IMPORT = ("ImportError", "ModuleNotFoundError")  # how the reason begins when nothing is built
OK, FAILED, NOT_BUILT, INTERRUPTED = 0, 1, 3, 130


class UnmeasuredError(Exception):
    """A subject could not be played; the message says why."""


@dataclass(frozen=True, slots=True)
class Sample:
    decisions: int
    chance: int
    seconds: float
    cpu: float

    @property
    def rate(self) -> float:
        return self.decisions / self.seconds


def environment(subject: Subject) -> dict[str, str]:
    """Every worker uses one thread; only ours sees our package, compiled or as source."""
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    env |= {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    if subject == subjects.INTERPRETED:
        env["PYTHONPATH"] = str(ROOT / "src")
    elif subject.family == subjects.OURS:
        env["PYTHONPATH"] = str(ROOT / os.environ.get("SIGNORIA_COMPILED", "build/compiled"))
    return env


class Worker:
    """The process of one subject; idle, using no core, until asked."""

    def __init__(self, subject: Subject) -> None:
        self.process = subprocess.Popen(
            [sys.executable, str(HERE / "worker.py"), subject.module],
            env=environment(subject),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None
    ) -> None:
        self.process.kill()
        self.process.communicate()

    def run(self, game: str, seconds: float) -> Sample:
        stdin, stdout = self.process.stdin, self.process.stdout
        assert stdin
        assert stdout
        try:
            print(json.dumps({"game": game, "seconds": seconds}), file=stdin, flush=True)
        except BrokenPipeError:
            raise UnmeasuredError("its process has ended") from None
        if not select.select([stdout], [], [], seconds + PATIENCE)[0]:
            self.process.kill()
            raise UnmeasuredError(f"no answer within {seconds + PATIENCE:.0f} s")
        line = stdout.readline()
        if not line:
            raise UnmeasuredError("its process ended without an answer")
        answer = json.loads(line)
        if "error" in answer:
            raise UnmeasuredError(answer["error"])
        return Sample(**answer)


def sweep() -> dict[str, Any]:
    """Plays every OpenSpiel game briefly, twice, to find the fastest ones.

    By time of the processor and the better of two, because so short a look is easily disturbed.
    """
    listed = subprocess.run(
        [sys.executable, str(HERE / "openspiel.py")], capture_output=True, text=True, check=True
    )
    games: list[str] = json.loads(listed.stdout.splitlines()[-1])
    rates: dict[str, int] = {}
    failures: dict[str, str] = {}
    for _ in range(2):
        for game in games:
            if game in failures:
                continue
            with Worker(subjects.openspiel(game)) as worker:
                try:
                    sample = worker.run(game, SWEEP_SECONDS)
                except UnmeasuredError as reason:
                    failures[game] = str(reason)
                else:
                    rates[game] = max(rates.get(game, 0), round(sample.decisions / sample.cpu))
    fastest = sorted(rates, key=lambda game: -rates[game])
    return {
        "seconds": SWEEP_SECONDS,
        "joined": fastest[:SWEEP_KEEPS],
        "decisions_per_cpu_s": {game: rates[game] for game in fastest},
        "failures": failures,
    }


def interleave(
    chosen: Sequence[Subject], rounds: int, seconds: float
) -> tuple[dict[Subject, list[Sample]], dict[Subject, str]]:
    """Every round asks every subject once, in an order that begins elsewhere each time."""
    samples: dict[Subject, list[Sample]] = {subject: [] for subject in chosen}
    unmeasured: dict[Subject, str] = {}
    with ExitStack() as stack:
        workers = {subject: stack.enter_context(Worker(subject)) for subject in chosen}
        for number in range(rounds):
            say(f"round {number + 1} of {rounds}")
            start = len(chosen) * number // rounds
            for subject in (*chosen[start:], *chosen[:start]):
                if subject in unmeasured:
                    continue
                try:
                    samples[subject].append(workers[subject].run(subject.game, seconds))
                except UnmeasuredError as reason:
                    unmeasured[subject] = str(reason)
                    say(f"{subject.label}: {reason}")
    return {one: taken for one, taken in samples.items() if one not in unmeasured}, unmeasured


def summary(subject: Subject, taken: list[Sample], ours: list[Sample] | None) -> dict[str, Any]:
    """Ratios are taken within a round, where both met the same machine."""
    rates = [sample.rate for sample in taken]
    ratios = [mine.rate / rate for mine, rate in zip(ours or [], rates, strict=False)]
    return {
        "family": subject.family,
        "game": subject.game,
        "inside": subject.inside,
        "decisions_per_s": round(median(rates)),
        "lowest": round(min(rates)),
        "highest": round(max(rates)),
        "rounds": [round(rate) for rate in rates],
        "chance_per_s": round(median(sample.chance / sample.seconds for sample in taken)),
        "cpu_share": round(sum(s.cpu for s in taken) / sum(s.seconds for s in taken), 3),
        "ours_is_times": float(f"{median(ratios):.3g}") if ratios else None,
    }


def machine() -> dict[str, Any]:
    model = ""
    if (cpuinfo := Path("/proc/cpuinfo")).exists():
        lines = cpuinfo.read_text().splitlines()
        model = next((line.split(": ")[1] for line in lines if line.startswith("model name")), "")
    return {
        "cores": os.cpu_count(),
        "cpu": model,
        "system": f"{platform.system()} {platform.machine()}",
        "python": platform.python_version(),
    }


def say(sentence: str) -> None:
    print(f"bench-peers: {sentence}", file=sys.stderr, flush=True)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="bench/peers/run", description=__doc__)
    parser.add_argument("--rounds", type=int, default=5, help="rounds (default 5)")
    parser.add_argument(
        "--seconds", type=float, default=1.0, help="of each subject in each round (default 1)"
    )
    parser.add_argument(
        "--only", action="append", help="subjects whose label contains this text; may be repeated"
    )
    parser.add_argument(
        "--no-sweep", action="store_true", help="skip the search for OpenSpiel's fastest games"
    )
    parser.add_argument("--out", type=Path, default=ROOT / "docs" / "bench", help="folder written")
    return parser.parse_args()


def measure(asked: argparse.Namespace) -> int:
    texts = [text.lower() for text in asked.only or [""]]
    chosen = [it for it in subjects.SUBJECTS if any(text in it.label.lower() for text in texts)]
    swept: dict[str, Any] | None = None
    if not asked.no_sweep:
        say("one short look at every OpenSpiel game")
        swept = sweep()
        chosen += [it for it in map(subjects.openspiel, swept["joined"]) if it not in chosen]
    if not chosen or asked.rounds < 1 or asked.seconds <= 0:
        say("nothing to measure: check --only, --rounds and --seconds")
        return FAILED
    samples, unmeasured = interleave(chosen, asked.rounds, asked.seconds)

    def ours(subject: Subject) -> list[Sample] | None:
        return samples.get(subjects.INSIDE if subject.inside else subjects.API)

    results = {
        "date": datetime.now(UTC).date().isoformat(),
        "machine": machine(),
        "versions": {name: version(name) for name in PEERS},
        "rounds": asked.rounds,
        "seconds": asked.seconds,
        "subjects": [summary(one, taken, ours(one)) for one, taken in samples.items()],
        "unmeasured": {one.label: reason for one, reason in unmeasured.items()},
        "openspiel_sweep": swept,
    }
    report.write(results, asked.out)
    for path in report.FILES:
        say(f"wrote {asked.out.name}/{path}")
    return verdict(unmeasured)


def verdict(unmeasured: dict[Subject, str]) -> int:
    ours = [reason for subject, reason in unmeasured.items() if subject.family == subjects.OURS]
    if ours and all(reason.startswith(NO_IMPORT) for reason in ours):
        say("ours: not built; the peers were measured. Build the engine, then run this again.")
        return NOT_BUILT
    if unmeasured:
        say(f"not measured: {'; '.join(subject.label for subject in unmeasured)}")
        return FAILED
    return OK


def main() -> int:
    try:
        return measure(arguments())
    except KeyboardInterrupt:
        say("interrupted; nothing was written")
        return INTERRUPTED


if __name__ == "__main__":
    sys.exit(main())
