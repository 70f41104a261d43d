"""What to click: the greedy bot, asked outside of the page about what the page was sent."""

from __future__ import annotations

from functools import cache
from typing import Any

import signoria
from signoria.bots import Bot, make


@cache
def _greedy() -> Bot:
    return make("greedy", signoria.game("masters"), 7)


def advice(state: dict[str, Any]) -> list[int]:
    """The codes of a good answer. Two Leaders or two resources are one answer: the page asks for them at once."""
    view, decisions = state["view"], [action["code"] for action in state["actions"]]
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
