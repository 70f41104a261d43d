"""A match as one HTML page that needs nothing else: table, plots, and all that is needed to play it again."""

from __future__ import annotations

import json
from html import escape
from typing import Any

import signoria
from signoria.arena import plots, saying
from signoria.arena.match import Played
from signoria.words import say

_STYLE = """
:root { color-scheme: light dark; }
body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 Georgia, serif; }
body { background: light-dark(#f8f1e1, #221a13); color: light-dark(#2b1f14, #f3e7cd); }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .3rem 1.2rem .3rem 0; text-align: left; border-bottom: 1px solid #8a8a8a66; }
td { vertical-align: top; }
td span { display: inline-block; }
td span, td:first-child { white-space: nowrap; }
p { overflow-wrap: anywhere; }
svg { display: block; width: 100%; max-width: 36rem; height: auto; margin: 1.8rem 0; }
summary { cursor: pointer; }
@media (max-width: 40rem) {
  table { font-size: .75rem; }
  th, td { padding-right: .4rem; }
}
pre { overflow: auto; padding: .8rem; background: light-dark(#ece1c9, #19130e); }
"""
_PAGE = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>{title}</title>
<style>{style}</style>
</head>
<body>
{body}
</body>
</html>
"""


def written(found: dict[str, Any], blocks: list[list[Played]], language: str) -> str:
    """`found`: what `summary` says of these blocks."""
    title = escape(say("arena-page-title", language, game=signoria.game(found["game"]).title))
    body = [
        f"<h1>{title}</h1>",
        _table(found, language),
        *(f"<p>{escape(sentence)}</p>" for sentence in saying.sentences(found, language)),
        *_pictures(found, blocks, language),
        f"<details><summary>{escape(say('arena-page-figures', language))}</summary>",
        f"<pre>{escape(json.dumps(found, indent=1))}</pre>",
        "</details>",
    ]
    return _PAGE.format(language=language, title=title, style=_STYLE, body="\n".join(body))


def _table(found: dict[str, Any], language: str) -> str:
    head = "".join(f"<th>{escape(text)}</th>" for text in saying.heads(language, crashes=True))
    rows = [
        "".join(f"<td>{_unbroken(text)}</td>" for text in row)
        for row in saying.rows(found, language, crashes=True)
    ]
    lines = "".join(f"<tr>{row}</tr>" for row in rows)
    return f'<div class="wide"><table><tr>{head}</tr>{lines}</table></div>'


def _unbroken(figure: str) -> str:
    """On a narrow page the interval goes to the next line, whole."""
    mean, bracket, interval = escape(figure).partition(" (")
    return f"{mean} <span>({interval}</span>" if bracket else mean


def _pictures(found: dict[str, Any], blocks: list[list[Played]], language: str) -> list[str]:
    """Ratings and pairs only where there is somebody to compare with."""
    standings = found["standings"]
    called = saying.titles(found)
    names = list(called)
    shares = [(called[line["bot"]], line["first_place_share"]) for line in standings]
    drawn = [plots.spans(shares, say("arena-plot-share", language), 1 / len(found["bots"]))]
    if len(names) > 1:
        ratings = [(called[line["bot"]], line["rating"]) for line in standings]
        drawn += [
            plots.spans(ratings, say("arena-head-rating", language)),
            plots.pairs(
                called,
                found["pairs"],
                saying.pairs(found, language),
                say("arena-plot-pairs", language),
            ),
        ]
    test = found["sprt"]
    bounds = (test["low"], test["high"]) if test else None
    title = say("arena-plot-settling", language, bot=called[names[0]])
    return [*drawn, plots.settling(blocks, bounds, title)]
