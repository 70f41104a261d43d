"""What goes on: an auction, a war step by step, open offers."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from signoria.cli.tables.princes.pieces import Pieces, View
from signoria.core.game import Game
from signoria.words import card

POSTS = {"attack_post": "attacker", "defence_post": "defender"}
STEPS = ["veto", "attacker", "defender", "league", "bribe", "dice", "counter"]


def add_auction(p: Pieces, game: Game, view: View, rows: Grid) -> None:
    """What is sold, what it does, who has bid most, who is still in, who may not bid."""
    sold = view["auction"]
    if sold is None:
        return
    if sold["prize"] not in POSTS:
        prize = p.about(p.prize(sold["prize"]), card(game, sold["prize"], p.language))
        rows.add_row(p.label(p.say("on-sale")), prize[:1].upper() + prize[1:])
    bid = p.nothing()
    if sold["holder"] is not None:
        who = p.called(view, sold["holder"])
        bid = Text.assemble(p.price(sold["highest"], sold["currency"]), f"  {who}")
    rows.add_row(p.label(p.name("highest-bid")), bid)
    rows.add_row(p.label(p.say("bidding")), _people(p, view, sold["bidders"]))
    if sold["frozen"]:
        rows.add_row(p.label(p.name("frozen")), _people(p, view, sold["frozen"]))


def _people(p: Pieces, view: View, seats: list[int]) -> str:
    return ", ".join(p.called(view, seat) for seat in seats)


# ---------------------------------------------------------------- a war


def war(p: Pieces, view: View) -> RenderableType | None:
    """Both sides, the Holy League, the dice, and how far the war has come."""
    found = view["war"]
    if found is None:
        return None
    rows = p.rows()
    for side in ("attacker", "defender"):
        rows.add_row(p.label(p.name(side)), _side(p, view, side))
    if found["league"] is not None:
        rows.add_row(p.label(p.name("league")), _league(p, view))
    if found["black"]:
        black, white = found["black"], found["white"]
        rows.add_row(p.label(p.say("dice")), p.say("rolled", black=black, white=white))
    cities = [p.city(found[side]["city"]) for side in ("attacker", "defender")]
    title = p.say("war", city=cities[0], enemy=cities[1])
    return Group(p.heading(title), _steps(p, _step(view)), rows)


def _step(view: View) -> str:
    """Of all that lies on the stack the last that belongs to a war."""
    asked = [frame["ask"] for frame in view["stack"]]
    if view["war"]["black"]:
        return "dice" if view["war"]["round"] == 1 else "counter"
    if view["auction"] is not None and view["auction"]["prize"] in POSTS:
        return POSTS[view["auction"]["prize"]]
    return next((step for step in STEPS if step in asked), "veto")


def _steps(p: Pieces, now: str) -> RenderableType:
    """All steps in order, the present one marked."""
    texts = []
    for step in STEPS:
        word = p.say("step", step=step)
        texts.append(Text(f"[{word}]", style="bold") if step == now else Text(word, style="dim"))
    return p.indented(Text.assemble(" ", p.sign("to"), " ").join(texts))


def _side(p: Pieces, view: View, side: str) -> Text:
    """The city, its status, who leads it, with what strength."""
    about: dict[str, Any] = view["war"][side]
    city = about["city"]
    text = Text(f"{p.city(city)} {view['table']['status'][city]}  ", style="bold")
    if about["condottiere"] is None and STEPS.index(_step(view)) <= STEPS.index(side):
        return text.append(p.say("nobody-yet"), style="dim")
    if about["condottiere"] is None:
        text.append(p.say("unpaid"))
    else:
        text.append(p.called(view, about["condottiere"]))
    text.append("  ").append_text(p.strength(about["attack"], about["defence"]))
    return text.append_text(_bribed(p, about["bribed"]))


def _bribed(p: Pieces, troops: list[str]) -> Text:
    if not troops:
        return Text()
    return Text(f"  {p.about(p.name('bribed'), ', '.join(map(p.troop, troops)))}")


def _league(p: Pieces, view: View) -> Text:
    league = view["war"]["league"]
    city = view["war"][league["side"]]["city"]
    who = p.called(view, view["table"]["pope"])
    text = Text(p.say("with", player=who, city=p.city(city)))
    return text.append_text(_bribed(p, league["bribed"]))


# ---------------------------------------------------------------- offers


def offers(p: Pieces, view: View) -> RenderableType | None:
    """Open offers: from whom to whom, what is given and what is asked."""
    if not view["offers"]:
        return None
    rows = p.rows()
    for offer in view["offers"]:
        people = (
            f"{p.called(view, offer['seat'])} {p.sign('to').plain} {p.called(view, offer['other'])}"
        )
        rows.add_row(p.label(people), offered(p, offer))
    return Group(p.heading(p.name("offers")), rows)


def offered(p: Pieces, offer: dict[str, Any]) -> Text:
    """`3○ for 2◆`, how long it stands, and is it private?"""
    given = p.money(offer["gold"], offer["influence"])
    asked = p.money(offer["gold_asked"], offer["influence_asked"])
    notes = [p.say("for-decade" if offer["decade"] else "for-turn")]
    if offer["private"]:
        notes.append(p.say("private"))
    text = Text.assemble(given, f" {p.say('against')} ", asked)
    return text.append(f"  {', '.join(notes)}", style="dim")
