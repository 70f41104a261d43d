"""A match in words: the same table and sentences for the terminal and the page. No figure without its interval."""

from __future__ import annotations

from typing import Any

from babel.numbers import format_decimal

from signoria.arena.sprt import FEWEST
from signoria.words import say

# What stands in `standings`, its key, and how its numbers are written.
FIGURES = [
    ("first_place_share", "share", 100, "0.0"),
    ("mean_rank", "rank", 1, "0.00"),
    ("rating", "rating", 1, "+0;-0"),
]


LONGEST_NAME = 16  # letters that leave room for figures beside them


def titles(found: dict[str, Any]) -> dict[str, str]:
    """What each bot is called where there is little room: a long command has a number instead."""
    names = [line["bot"] for line in found["standings"]]
    long = [name for name in names if len(name) > LONGEST_NAME and name.startswith("cmd:")]
    return {name: f"cmd-{long.index(name) + 1}" if name in long else name for name in names}


def heads(language: str, crashes: bool = False) -> list[str]:
    """`crashes`: the last column counts them."""
    return [
        say("cli-bot", language),
        *(say(f"arena-head-{key}", language) for _, key, _, _ in FIGURES),
        *([say("arena-head-crashed", language)] if crashes else []),
    ]


def rows(found: dict[str, Any], language: str, crashes: bool = False) -> list[list[str]]:
    """One for each bot, in the order of `heads`."""
    called = titles(found)
    return [
        [
            called[line["bot"]],
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
    called = titles(found)
    said = [
        say("arena-program", language, short=short, bot=name)
        for name, short in called.items()
        if short != name
    ]
    said += [say("arena-played", language, **counted), *_doubts(found, language)]
    if found["sprt"] is not None:
        answer = f"arena-sprt-{found['sprt']['answer']}"
        said.append(say(answer, language, bot=called[found["bots"][0]]))
    if found["first_crash"] is not None:
        said.append(say("arena-reason", language, reason=_crash(found, language)))
    return said


def _doubts(found: dict[str, Any], language: str) -> list[str]:
    """Where the intervals are narrower than they should be: nothing was seen to differ, or hardly anything was seen."""
    blocks = found["blocks"]
    if blocks < FEWEST:
        return [say("arena-few", language, fewest=FEWEST)]
    shares = [line["first_place_share"] for line in found["standings"]]
    if all(share["low"] < share["high"] for share in shares):
        return []
    unseen = 1 - 0.05 ** (1 / blocks)  # were it more, one match in 20 at most would show none
    return [
        say(
            "arena-alike",
            language,
            blocks=blocks,
            share=format_decimal(100 * unseen, "0.0", locale=language),
        )
    ]


def _crash(found: dict[str, Any], language: str) -> str:
    message = found["first_crash_message"]
    return say(message["key"], language, **message["args"]) if message else found["first_crash"]


def _figure(value: dict[str, float] | None, language: str, key: str, times: int, form: str) -> str:
    if value is None:
        return "–"
    numbers = {
        # + 0.0: a trifle below nothing is nothing, not "-0"
        part: format_decimal(round(times * value[part], 2) + 0.0, form, locale=language)
        for part in ("mean", "low", "high")
    }
    return say(f"arena-figure-{key}", language, **numbers)
