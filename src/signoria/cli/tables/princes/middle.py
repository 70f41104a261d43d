"""The middle of the table: the five cities, events and Pope, troops, treachery."""

from __future__ import annotations

from collections import Counter

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from signoria.cli.tables.princes.pieces import (
    CITIES,
    EVENTS,
    TILES,
    TROOPS,
    WARS,
    Pieces,
    View,
    least_bid,
    worth,
)

BEFORE_TILES = 34  # columns before the tiles of a city
LABELS = 16  # before everything else


def state_of_play(p: Pieces, view: View) -> RenderableType:
    """The decade, the wars declared in it, the treachery tiles left."""
    found = view["table"]
    title = p.name("display")
    if found["decade"]:
        title = p.say("decade", decade=found["decade"])
    wars = p.say("wars", wars=found["wars"], most=WARS[str(view["seats"])])
    parts = [Text(wars, style="dim"), Text(f"{p.name('pile')} {found['pile']}", style="dim")]
    return p.heading(title, p.dot().join(parts))


# ---------------------------------------------------------------- cities


def cities(p: Pieces, view: View) -> RenderableType:
    """A row for each column of the board: status, worth of a tile now, lowest bid, tiles on offer."""
    rows = Grid.grid(padding=(0, 2))
    rows.add_column(no_wrap=True)
    for _ in range(3):
        rows.add_column(justify="right", no_wrap=True)
    rows.add_column()
    heads = [p.name("status"), p.say("worth"), p.say("from"), p.say("on-offer")]
    rows.add_row("", *[Text(head, style="dim") for head in heads])
    for city in CITIES:
        rows.add_row(
            Text(f"  {p.city(city)}", style="bold"),
            _status(view, city),
            p.points(worth(view, city)),
            p.signed(least_bid(view, city), "gold"),
            _on_offer(p, view, city),
        )
    return rows


def _status(view: View, city: str) -> Text:
    """With the artists, who decide between cities of equal status."""
    artists = view["table"]["artists"].get(city, 0)
    text = Text(str(view["table"]["status"][city]), style="bold")
    return text.append("+" * artists, style="dim")


def _on_offer(p: Pieces, view: View, city: str) -> Text:
    found = [tile for tile in view["table"]["display"] if TILES[tile]["city"] == city]
    alike = Counter(p.tile(tile) for tile in found)
    texts = []
    for tile in found:
        if number := alike.pop(p.tile(tile), 0):
            texts.append(p.tile_with_income(tile, number))
    return p.row_of(texts, BEFORE_TILES)


# ---------------------------------------------------------------- everything else on offer


def offers(p: Pieces, view: View) -> RenderableType:
    """Events of this decade and the later ones, the Pope, troops, discarded treachery."""
    found = view["table"]
    rows = p.rows()
    for currency in ("gold", "influence"):
        names = [event for event in found["events"] if EVENTS[event]["currency"] == currency]
        if names:
            label = Text.assemble(p.label(p.say("events")), " ", p.sign(currency))
            rows.add_row(label, p.row_of([*map(p.event_with_worth, names)], LABELS))
    later = [event for event, row in EVENTS.items() if row["decade"] > found["decade"]]
    if later:
        names = [Text(p.event(event), style="dim") for event in later]
        rows.add_row(p.label(p.say("later")), p.row_of(names, LABELS))
    rows.add_row(p.label(p.name("pope")), _pope(p, view))
    rows.add_row(p.label(p.name("troops")), _troops(p, found["supply"]))
    if found["discards"]:
        rows.add_row(p.label(p.say("discarded")), p.hand(found["discards"]))
    return rows


def _pope(p: Pieces, view: View) -> Text:
    owner = view["table"]["pope"]
    if owner is None:
        return Text(p.say("pope-on-offer"))
    text = Text(p.called(view, owner))
    if view["table"]["league_used"]:
        text.append(f"  {p.say('league-used')}", style="dim")
    return text


def _troops(p: Pieces, supply: dict[str, int]) -> Text:
    """Price, attack and defence, income, how many are left."""
    texts = []
    for troop, row in TROOPS.items():
        if not supply.get(troop):
            continue
        text = Text.assemble(p.troop(troop), " ", p.signed(row["price"], "gold"), " ")
        text.append_text(p.strength(row["attack"], row["defence"]))
        if row["influence_income"]:
            text.append(" +").append_text(p.signed(row["influence_income"], "influence"))
        texts.append(text.append_text(p.times(supply[troop])))
    return p.row_of(texts, LABELS)


def legend(p: Pieces, view: View) -> RenderableType:
    signs = [(sign, p.name(sign)) for sign in ("gold", "influence")]
    parts = [Text.assemble(p.sign(sign), f" {word}") for sign, word in signs]
    parts.append(Text.assemble(p.sign("points"), f" {p.say('points')}"))
    parts.append(Text(p.say("strength")))
    if any(view["table"]["artists"].values()):
        parts.append(Text(p.say("artists")))
    if any("gold_counters" in board for board in view["boards"]):
        parts.append(Text(p.say("counters")))
    line = p.packed(parts, Text("   "), p.width - 2)
    line.stylize("dim")
    return p.indented(line)


def whole(p: Pieces, view: View) -> RenderableType:
    return Group(state_of_play(p, view), cities(p, view), offers(p, view), legend(p, view))
