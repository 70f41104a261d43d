"""What goes on: a battle step by step, Condottieri on offer, cities to be swapped."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from signoria.cli.tables.renaissance.pieces import Pieces, View
from signoria.games.renaissance.actions import ATTACK, EXPAND, HIRED, SLOT_NAMES
from signoria.games.renaissance.hiring import bought, filled, slots_in
from signoria.games.renaissance.steps import first_pick
from signoria.games.renaissance.tables import CITY_NAMES

# What is asked in a battle, and the step that it belongs to.
STEPS = {
    "lend": "offers",
    "commit": "cards",
    "counter": "sieges",
    "traitor": "condottieri",
    "double": "signs",
    "save": "retreats",
}
SIDES = ("attacker", "defender")


def battle(p: Pieces, view: View) -> RenderableType | None:
    """Both sides with all that is known of their cards, the dice, the sums, and how far the battle has come."""
    found = view["table"].get("battle")
    if found is None:
        return None
    rows = p.rows()
    for at, side in enumerate(SIDES):
        rows.add_row(p.label(p.say("side", side=side)), _side(p, view, found, at))
    if found["loans"] and not found["revealed"]:
        rows.add_row(p.label(p.say("on-offer")), _loans(p, view, found["loans"]))
    source, target = p.short_city(found["source"]), p.short_city(found["target"])
    way = p.word("way", found["way"])
    title = p.say("battle", source=source, target=target, way=way)
    return Group(p.heading(title), _steps(p, view), rows)


def _steps(p: Pieces, view: View) -> RenderableType:
    """All steps in order, the present one marked."""
    asked = [frame["ask"] for frame in view["stack"]]
    texts = []
    for question, step in STEPS.items():
        word = p.say("step", step=step)
        now = question in asked
        texts.append(Text(f"[{word}]", style="bold") if now else Text(word, style="dim"))
    return p.indented(p.packed(texts, Text.assemble(" ", p.sign("to"), " "), p.width - 2))


# ---------------------------------------------------------------- a side


def _side(p: Pieces, view: View, found: dict[str, Any], at: int) -> Text:
    """Who it is; what counts so far, and its sum once all is open."""
    side = found[SIDES[at]]
    text = Text(f"{p.called(view, side['seat'])}  ", style="bold")
    if found["revealed"]:
        parts = [*_open_cards(p, side), Text(p.say("die", die=side["die"]))]
        if side["extra"]:
            parts.append(Text(p.say("extra", points=side["extra"])))
    else:
        parts = _hidden(p, view, found, at)
    if at:
        parts.append(Text(p.say("walls", points=found["fort"])))
    line = Text(" + ").join(parts) if found["revealed"] else Text(", ").join(parts)
    text.append_text(line)
    if found["revealed"]:
        total = found["defence" if at else "attack"]
        text.append(" = ").append(str(total), style="bold")
        if side["siege"] is not None:
            text.append(f"  ({p.card(side['siege'])})", style="dim")
    return text


def _open_cards(p: Pieces, side: dict[str, Any]) -> list[Text]:
    """Troops and Condottieri by what they show; those not yet rolled have a question mark."""
    parts = []
    for kind, number in side["troops"].items():
        parts += [p.card_with_points(kind)] * number
    name = p.card("condottiere")
    for face, number in side["swords"].items():
        parts += [Text(f"{name} ").append(face, style="bold")] * number
    return parts + [Text(f"{name} ?")] * int(side["waiting"])


def _hidden(p: Pieces, view: View, found: dict[str, Any], at: int) -> list[Text]:
    """Cards that lie face down: one's own by name, of the others how many."""
    side = found[SIDES[at]]
    if not side["committed"]:
        picked = _picked(p, view) if side["seat"] == view["viewer"] else []
        return picked or [Text(p.say("no-cards-yet"), style="dim")]
    laid = found["slots"][at]
    if laid is not None and side["seat"] == view["viewer"]:
        return [Text(p.slot(name)) for name in laid if name is not None]
    parts = [p.say("face-down", blue=side["blue"], red=side["red"])]
    if side["hired"]:
        parts.append(p.say("hired", count=side["hired"]))
    if side["power"]:
        parts.append(p.slot("power"))
    return [Text(part) for part in parts]


def _picked(p: Pieces, view: View) -> list[Text]:
    """What one has named so far, before anything is shown."""
    draft = view["facts"].get("picked", 0)
    if "commit" not in [frame["ask"] for frame in view["stack"]]:
        return []
    kinds = [int(filled(slots_in(draft), place)) for place in range(3)]
    names = [p.slot(SLOT_NAMES[kind]) for kind in kinds if kind >= 0]
    waiting = int(bought(draft)) - len([kind for kind in kinds if kind == HIRED])
    return [Text(name) for name in [*names, *[p.slot("hired")] * waiting]]


def _loans(p: Pieces, view: View, loans: dict[str, list[int]]) -> Text:
    """Who offers how many Condottieri to whom."""
    parts = []
    for seat, (attacker, defender) in loans.items():
        about = p.say("loan", attacker=attacker, defender=defender)
        parts.append(Text(p.about(p.called(view, int(seat)), about)))
    return Text("\n").join(parts)


# ---------------------------------------------------------------- swaps


def offers(p: Pieces, view: View) -> RenderableType | None:
    """Open offers: from whom to whom, which city for which."""
    if not view["offers"]:
        return None
    rows = p.rows()
    for offer in view["offers"]:
        people = (
            f"{p.called(view, offer['seat'])} {p.sign('to').plain} {p.called(view, offer['to'])}"
        )
        rows.add_row(p.label(people), offered(p, offer))
    return Group(p.heading(p.say("offers")), rows)


def offered(p: Pieces, offer: dict[str, Any]) -> Text:
    """`Siena for Pisa`"""
    return Text(p.say("swap", city=p.short_city(offer["city"]), other=p.short_city(offer["for"])))


def target(view: View) -> str | None:
    """The city that one has named to expand to or to attack, while the source is still asked; None for a ride."""
    picked = view["facts"].get("picked", 0)
    code = int(first_pick(picked))
    for base in (EXPAND, ATTACK):
        if base <= code < base + len(CITY_NAMES):
            return CITY_NAMES[code - base]
    return None
