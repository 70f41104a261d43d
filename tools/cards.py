"""Writes docs/cards/artigiano.html: every card of Artigiano with its drawing, its words in both languages, its rule and
the tests of that rule. `--check` only says whether the page is up to date.

Cards are drawn with the symbols and pictures of the web client, so that the page shows what a player sees.
"""

from __future__ import annotations

import ast
import re
import sys
from html import escape
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
sys.path.insert(1, str(ROOT / "src"))

from signoria.games.artigiano.labels import CARDS, PHRASES, TEXTS  # noqa: E402
from signoria.games.artigiano.tables import DATA  # noqa: E402
from signoria.words import say  # noqa: E402
from tools.rules import marks  # noqa: E402

PAGE = ROOT / "docs" / "cards" / "artigiano.html"
DRAWINGS = ROOT / "ui" / "src" / "art" / "icons.svg"
PICTURES = ROOT / "ui" / "src" / "games" / "artigiano" / "pictures.ts"
TESTS = ROOT / "tests" / "games" / "artigiano"
TYPES = ["material", "action_material", "action", "special", "royal_mission", "princely_mission"]
OF_A_MATERIAL = "ART-VOC-11"  # a card without words has a kind and a value

STYLE = """
body{font:16px/1.4 Georgia,serif;margin:24px auto;max-width:1180px;padding:0 16px;background:#e6dac0;color:#2b1f14}
h1,h2{font-weight:600}nav a{margin-right:14px}a{color:#1f4f8f}
.all{display:grid;grid-template-columns:repeat(auto-fill,minmax(340px,1fr));gap:16px}
article{background:#f8f1e1;border:1px solid #2b1f1440;border-radius:10px;overflow:hidden}
.band{--cc:#6d5c48;display:flex;align-items:center;gap:7px;height:32px;padding:0 10px;background:var(--cc);
color:#fffaf0;font:700 14px sans-serif}
.action_material .band{--cc:#4b5a50}.action .band{--cc:#7d2f22}.special .band{--cc:#5b4a86}
.royal_mission .band{--cc:#6a3f80}.princely_mission .band{--cc:#2c5a55}
.band b{font-size:19px}.band .k{width:24px;height:18px}
.band .f{margin-left:auto;display:flex;gap:6px;align-items:center}
.band .f svg,.band .p{width:18px;height:18px}.in{display:grid;grid-template-columns:64px 1fr;gap:12px;padding:12px}
.pic{width:60px;height:60px;color:#7d5508}.wall{width:60px;height:45px}
h3{margin:0 0 4px;font-size:17px}p{margin:0 0 6px}.fr{font-style:italic}
.rule{font:13px/1.35 sans-serif;color:#5e4c38;margin:0;overflow-wrap:anywhere}
"""


def pictures() -> dict[str, dict[str, str]]:
    """The tables of pictures.ts: by step, by effect, by person."""
    text = PICTURES.read_text(encoding="utf-8")
    tables = re.findall(r"const (\w+): Record<string, string> = \{(.*?)\n?\}", text, re.DOTALL)
    return {name: dict(re.findall(r"(\w+): '([\w-]+)'", body)) for name, body in tables}


def picture(card: dict[str, Any], drawn: dict[str, dict[str, str]]) -> str:
    if "special" in card:
        return drawn["PEOPLE"][card["special"]]
    if "mission" in card:
        return "u-crown" if card["type"] == "royal_mission" else "m-scroll"
    if "effect" in card:
        first = DATA.files["cards"]["effect"][card["effect"]]["steps"][0]["op"]
        return drawn["EFFECTS"].get(card["effect"]) or drawn["STEPS"][first]
    return f"blk-{card['kinds'][0]}"


def rule_of(card: dict[str, Any]) -> str:
    for table in ("effect", "special", "mission"):
        if table in card:
            return str(DATA.files["cards"][table][card[table]]["rule"])
    return OF_A_MATERIAL


def tests_of_rules() -> dict[str, list[str]]:
    """By rule the tests that name it. By name, not by line: the page stays true when a test only moves."""
    found: dict[str, list[str]] = {}
    for path in sorted(TESTS.glob("test_*.py")):
        named = [
            node
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
        ]
        for line, rule in marks(path):
            inside = [node.name for node in named if _first_line(node) <= line <= _last_line(node)]
            test = f"{path.name}: {inside[0]}" if inside else path.name
            if test not in found.setdefault(rule, []):
                found[rule].append(test)
    return found


def _first_line(node: ast.FunctionDef) -> int:
    return min([node.lineno, *(mark.lineno for mark in node.decorator_list)])


def _last_line(node: ast.FunctionDef) -> int:
    return node.end_lineno or node.lineno


def title(card: dict[str, Any], language: str) -> str:
    """As sentences call it."""
    if "mission" in card:
        called = PHRASES["mission"][str(card["mission"]).replace("_", "-")]
    else:
        called = PHRASES["card"][card["id"]]
    text = say(called.key, language, **called.args)
    return text[:1].upper() + text[1:]


def words(card: dict[str, Any], language: str) -> str:
    described = CARDS[card["id"]]
    return say(described.key, language, **described.args, text=TEXTS[card["id"]][language])


def _use(name: str, kind: str, box: str = "0 0 24 24") -> str:
    return f'<svg class="{kind}" viewBox="{box}" aria-hidden="true"><use href="#{name}"/></svg>'


def drawing(card: dict[str, Any], drawn: dict[str, dict[str, str]]) -> str:
    name = picture(card, drawn)
    return _use(name, "wall", "0 0 60 45") if name.startswith("blk-") else _use(name, "pic")


def article(card: dict[str, Any], drawn: dict[str, dict[str, str]], tests: list[str]) -> str:
    band = f"<b>{card['value']}</b>" if "value" in card else ""
    band += "".join(_use(f"k-{kind}", "k", "0 0 24 18") for kind in card.get("kinds", []))
    points = card.get("points", card.get("zone_points", card.get("material_points")))
    band += "" if points is None else f"<b>{points:+d}</b>"
    family = say("artigiano-family", "en", family=card["family"])
    band += f'<span class="f">{escape(family)}{_use("f-" + card["family"], "p")}</span>'
    told = "".join(
        f'<h3 lang="{language}">{escape(title(card, language))}</h3>'
        f'<p lang="{language}" class="{language}">{escape(words(card, language))}</p>'
        for language in ("en", "fr")
    )
    proofs = "".join(f"<br>{escape(test)}" for test in tests)
    return (
        f'<article class="{card["type"]}" id="{card["id"]}"><div class="band">{band}</div>'
        f'<div class="in"><div>{drawing(card, drawn)}</div><div>{told}'
        f'<p class="rule">{card["id"]} · <a href="../rules/artigiano.md">{rule_of(card)}</a>{proofs}</p>'
        "</div></div></article>"
    )


def symbols(names: set[str]) -> str:
    """Of the drawings of the client those that the page uses, and what all of them refer to."""
    text = DRAWINGS.read_text(encoding="utf-8")
    found = re.findall(r'<symbol id="([^"]+)".*?</symbol>', text)
    wanted = [
        match[0]
        for match in re.finditer(r'<symbol id="([^"]+)".*?</symbol>', text)
        if match[1] in names
    ]
    missing = names - set(found)
    if missing:
        raise SystemExit(f"{DRAWINGS.name} has no {', '.join(sorted(missing))}.")
    referred = set(re.findall(r"url\(#([\w-]+)\)", "".join(wanted)))
    defined = re.finditer(r'<(linearGradient|radialGradient|clipPath) id="([^"]+)".*?</\1>', text)
    defs = [match[0] for match in defined if match[2] in referred]
    return "\n".join(
        ['<svg width="0" height="0" aria-hidden="true"><defs>', *defs, *wanted, "</defs></svg>"]
    )


def page() -> str:
    cards: list[dict[str, Any]] = DATA.files["cards"]["card"]
    drawn, tests = pictures(), tests_of_rules()
    names = {picture(card, drawn) for card in cards}
    names |= {f"k-{kind}" for kind in ("foundation", "stone", "tile")}
    names |= {f"f-{card['family']}" for card in cards}
    parts = [
        '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Artigiano: all cards</title>',
        f"<style>{STYLE}</style></head><body>",
        symbols(names),
        "<h1>Artigiano: all cards</h1>",
        "<p>Written by <code>tools/cards.py</code> from the data, the catalogues and the tests; not to be edited.</p>",
    ]
    for kind in TYPES:
        of_kind = [card for card in cards if card["type"] == kind]
        heading = (
            f"{say('artigiano-type', 'en', type=kind)} · {say('artigiano-type', 'fr', type=kind)}"
        )
        parts.append(f'<h2>{escape(heading)} ({len(of_kind)})</h2><div class="all">')
        parts += [article(card, drawn, tests.get(rule_of(card), [])) for card in of_kind]
        parts.append("</div>")
    return "\n".join([*parts, "</body></html>", ""])


def main() -> None:
    text = page()
    if "--check" in sys.argv:
        if not PAGE.exists() or PAGE.read_text(encoding="utf-8") != text:
            raise SystemExit(f"{PAGE.relative_to(ROOT)} is old: python tools/cards.py writes it.")
        return
    PAGE.parent.mkdir(exist_ok=True)
    PAGE.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
