"""A match in words: the same table and sentences for the terminal and the page. No figure without its interval."""

from __future__ import annotations

from typing import Any

from babel.numbers import format_decimal

from signoria.words import say

# What stands in `standings`, its key, and how its numbers are written.
FIGURES = [
    ("first_place_share", "share", 100, "0.0"),
    ("mean_rank", "rank", 1, "0.00"),
    ("rating", "rating", 1, "+0;-0"),
]


def heads(language: str, crashes: bool = False) -> list[str]:
    """`crashes`: the last column counts them."""
    return [
        say("cli-bot", language),
        *(say(f"arena-head-{key}", language) for _, key, _, _ in FIGURES),
        *([say("arena-head-crashed", language)] if crashes else []),
    ]


def rows(found: dict[str, Any], language: str, crashes: bool = False) -> list[list[str]]:
    """One for each bot, in the order of `heads`."""
    return [
        [
            line["bot"],
            *(
                _figure(line[name], language, key, times, form)
                for name, key, times, form in FIGURES
            ),
            *([str(line["crashed"])] if crashes else []),
        ]
        for line in found["standings"]
    ]


def pairs(found: dict[str, Any], language: str) -> dict[tuple[str, str], str]:
    """How often the first bot of each pair came before the second."""
    return {
        (pair["bot"], pair["before"]): _figure(pair["share"], language, "pair", 100, "0")
        for pair in found["pairs"]
    }


def sentences(found: dict[str, Any], language: str) -> list[str]:
    counted = {key: found[key] for key in ("blocks", "games", "cut", "crashed", "hash")}
    said = [say("arena-played", language, **counted)]
    if found["sprt"] is not None:
        answer = f"arena-sprt-{found['sprt']['answer']}"
        said.append(say(answer, language, bot=found["bots"][0]))
    if found["first_crash"] is not None:
        said.append(say("arena-reason", language, reason=found["first_crash"]))
    return said


def _figure(value: dict[str, float] | None, language: str, key: str, times: int, form: str) -> str:
    if value is None:
        return "–"
    numbers = {
        # + 0.0: a trifle below nothing is nothing, not "-0"
        part: format_decimal(round(times * value[part], 2) + 0.0, form, locale=language)
        for part in ("mean", "low", "high")
    }
    return say(f"arena-figure-{key}", language, **numbers)
