"""What to click: the greedy bot, asked outside of the page about what the page was sent."""

from __future__ import annotations

from functools import cache
from typing import Any

import signoria
from signoria.bots import Bot, make

LEADERS = [f"L{number:02}" for number in range(1, 17)]


@cache
def _greedy() -> Bot:
    return make("greedy", signoria.game("masters"), 7)


def _with_facts(view: dict[str, Any]) -> dict[str, Any]:
    """A page is not told which Leaders its player has put away: any others will do to think about the rest."""
    faces = view["boards"]
    held = [card for face in faces for card in [*face["in_play"], *face.get("hand", [])]]
    mine = faces[view["viewer"]]
    spare = [card for card in LEADERS if card not in held]
    return view | {
        "facts": {"gone": spare[: 4 - len(mine["hand"]) - len(mine["in_play"])], "picked": []}
    }


def advice(state: dict[str, Any]) -> list[int]:
    """The codes of a good answer. Two Leaders or two resources are one answer: the page asks for them at once."""
    view, decisions = _with_facts(state["view"]), [action["code"] for action in state["actions"]]
    seat = view["viewer"]
    codes = [_greedy().choose(view, decisions)]
    family = next(a["family"] for a in state["actions"] if a["code"] == codes[0])
    if family not in ("keep", "resource"):
        return codes
    imagined = signoria.game("masters").imagine(view, 0)
    kind, count = state["prompt"]["kind"], int(state["prompt"]["args"].get("left", 1))
    while len(codes) < count:
        imagined.play(seat, codes[-1])
        asked = imagined.prompt(seat)
        if asked is None or asked.kind != kind:  # the rest is forced
            return codes + codes[-1:] * (count - len(codes))
        codes.append(_greedy().choose(imagined.view(seat), imagined.decisions(seat)))
    return codes
