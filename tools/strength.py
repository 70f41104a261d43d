"""How strong our bots are: plays the matches that prove it, keeps what the arena found in docs/strength, and writes the
table of all of them. `python tools/strength.py search` plays one set, `… search masters princes` the matches of these
games only; a match that is cut short goes on where it was, as long as the code is the same.
"""

from __future__ import annotations

import json
import os
import sys
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from typing import Any

from signoria.arena import Match, run, summary
from signoria.arena.file import Results
from signoria.arena.saying import rows
from signoria.bots.ratings import MIDDLE
from signoria.cli.output import progress

ROOT = Path(__file__).resolve().parent.parent
FOUND = ROOT / "docs" / "strength"
KEPT = ROOT / "build" / "strength"
PACKAGE = ROOT / "src" / "signoria"
RATINGS = PACKAGE / "bots" / "ratings.json"
GAMES = ["masters", "il_principe", "princes", "renaissance", "artigiano"]
FOR_TWO = ["masters", "il_principe", "artigiano"]
FAR_ABOVE = [
    "masters",
    "il_principe",
    "princes",
    "renaissance",
]  # the bar; near it more games are needed


HEAD = """# How strong the bots are

Written by `make strength-greedy`, `strength-search`, `strength-levels` and `strength-solo`, each of which plays its
matches, and plays them again if the engine or the bots have changed; the JSON files beside it are what the arena found,
complete. A block is one deal played in all seat rotations. In brackets: the 95 % interval, from blocks drawn again.
Where all blocks ended alike it has no width: of n such blocks, up to 3 in n of those to come may still end otherwise,
and a rating at such an end is only known from one side.
What 50 ms are worth depends on the machine: in Artigiano for four they were some 135 iterations where that match was
played, and some 55 on a slower machine with other work (`signoria bench` says how fast yours is). Levels count them.
Ratings (Elo) compare the bots of one match, their mean is 0; players see them with 1500 added. A level also says how
often it came before the next one below. A set that is missing has not been played to its end yet;
[greedy.md](greedy.md) has greedy bots against chance from `signoria simulate`, [tried.md](tried.md) what was tried to
make the search stronger, with small samples."""
COLUMNS = "| game | seats | games | bot | first places | rating | bar, or: before the next |"
TITLES = {
    "greedy": "One greedy bot, the others play at random",
    "search": "One bot that searches for 50 ms of processor time a decision, the others greedy",
    "levels": "The levels among themselves",
    "solo": "Masters of Renaissance alone, against Lorenzo: games won",
}


@dataclass(frozen=True)
class Proof:
    """A match, and the share of first places that its first bot must reach."""

    match: Match
    blocks: int
    bar: float | None = None

    @property
    def name(self) -> str:
        return f"{self.match.game}-{len(self.match.bots)}"


def against(
    bot: str, others: str, seats: int, games: list[str], played: int, bar: float
) -> list[Proof]:
    bots = (bot, *[others] * (seats - 1))
    return [Proof(Match(game, bots), played // seats, bar) for game in games]


SETS = {
    "greedy": [
        *against("greedy", "random", 2, FOR_TWO, 600, 0.9),
        *against("greedy", "random", 4, GAMES, 600, 0.9),
    ],
    "search": [
        *against("search-50ms", "greedy", 2, FOR_TWO, 200, 0.7),
        *against("search-50ms", "greedy", 4, FAR_ABOVE, 160, 0.55),
        *against("search-50ms", "greedy", 4, ["artigiano"], 400, 0.55),
    ],
    "levels": [
        Proof(Match(game, ("grandmaster", "master", "journeyman", "apprentice")), 20)
        for game in GAMES
    ],
    "solo": [Proof(Match("masters", ("master",)), 200, 0.9)],
}


def play(name: str, games: list[str]) -> None:
    for proof in SETS[name]:
        if proof.match.game not in games:
            continue
        kept = Results(proof.match, KEPT / code_of(proof.match.game) / name / f"{proof.name}.jsonl")
        with progress(f"{name} {proof.name}", proof.blocks * len(proof.match.bots)) as bar:
            blocks = run(proof.match, proof.blocks, kept, os.cpu_count() or 1, progress=bar)
        FOUND.mkdir(parents=True, exist_ok=True)
        found = json.dumps(summary(proof.match, blocks), indent=1)
        (FOUND / f"{name}-{proof.name}.json").write_text(found + "\n", encoding="utf-8")
        table()
    if name == "levels":
        rate()


def code_of(game: str) -> str:
    """Of all that decides how bots play a game: what other code has played does not count."""
    digest = blake2b(digest_size=6)
    for part in ("core", f"games/{game}", "bots"):
        for path in sorted((PACKAGE / part).rglob("*.*")):
            if path.suffix in (".py", ".toml"):
                digest.update(path.read_bytes())
    return digest.hexdigest()


def table() -> None:
    """docs/strength/README.md: a line for each bot of each match that was played."""
    lines = [HEAD]
    for name, proofs in SETS.items():
        found = [(proof, FOUND / f"{name}-{proof.name}.json") for proof in proofs]
        played = [(proof, json.loads(path.read_text())) for proof, path in found if path.exists()]
        if played:
            lines += ["", f"## {TITLES[name]}", "", COLUMNS, "|---|--:|--:|---|--:|--:|--:|"]
            lines += [line for proof, match in played for line in lines_of(proof, match)]
    (FOUND / "README.md").write_text("\n".join([*lines, ""]), encoding="utf-8")


def rate() -> None:
    """src/signoria/bots/ratings.json: what players are told of the levels."""
    rated = {}
    for proof in SETS["levels"]:
        path = FOUND / f"levels-{proof.name}.json"
        if path.exists():
            rated[proof.match.game] = {
                line["bot"]: {part: round(MIDDLE + value) for part, value in line["rating"].items()}
                for line in json.loads(path.read_text())["standings"]
            }
    RATINGS.write_text(json.dumps(rated, indent=1) + "\n", encoding="utf-8")


def lines_of(proof: Proof, found: dict[str, Any]) -> list[str]:
    lines = []
    for i, (bot, share, _, rating) in enumerate(rows(found, "en")):
        bar = f"{proof.bar:.0%}" if proof.bar and i == 0 else before_next(found, i)
        match = [found["game"], str(len(found["bots"])), games_of(found)] if i == 0 else [""] * 3
        lines.append("| " + " | ".join([*match, bot, share, rating, bar]) + " |")
    return lines


def games_of(found: dict[str, Any]) -> str:
    """How many, and which of them did not end as games should."""
    faults = [f"{found[fault]} {fault}" for fault in ("crashed", "cut") if found[fault]]
    return ", ".join([str(found["games"]), *faults])


def before_next(found: dict[str, Any], place: int) -> str:
    """How often a level came before the next one below."""
    bots = [line["bot"] for line in found["standings"]]
    if bots[:1] != ["grandmaster"] or place + 1 == len(bots):
        return ""
    two = bots[place], bots[place + 1]
    share = next(p["share"] for p in found["pairs"] if (p["bot"], p["before"]) == two)
    return f"{share['mean']:.0%} ({share['low']:.0%} … {share['high']:.0%})"


def main() -> None:
    if len(sys.argv) < 2 or sys.argv[1] not in SETS or not set(GAMES).issuperset(sys.argv[2:]):
        raise SystemExit(f"Name a set of matches: {', '.join(SETS)}; and games, if not all.")
    play(sys.argv[1], sys.argv[2:] or GAMES)


if __name__ == "__main__":
    main()
