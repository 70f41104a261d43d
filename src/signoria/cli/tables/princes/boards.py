"""The players: two lines each, and all that one of them has."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from signoria.cli.tables.princes.pieces import FAMILIES, TILES, TROOPS, Board, Pieces, View, points

OWNED = 6  # columns before what somebody owns
LABELS = 16  # and before the lines of a single board


def players(p: Pieces, view: View, titles: list[str]) -> RenderableType:
    """Funds, points and treachery in hand; below, what they own."""
    legend = Text(p.say("players-legend"), style="dim")
    lines = [p.heading(p.say("players"), legend)]
    for seat, board in enumerate(view["boards"]):
        lines.append(_head(p, view, seat, titles[seat]))
        for parts in (_owned(p, board), _waiting(p, board)):
            if parts:
                lines.append(Padding(p.row_of(parts, OWNED + 2), (0, 0, 0, OWNED)))
    return Group(*lines)


def _head(p: Pieces, view: View, seat: int, title: str) -> RenderableType:
    board = view["boards"][seat]
    row = Grid.grid(padding=(0, 2))
    row.add_column(width=3, justify="right")
    row.add_column(min_width=34)
    for width in (5, 5, 4):
        row.add_column(min_width=width, justify="right", no_wrap=True)
    row.add_column()
    name = Text(title, style="bold" if seat == view["viewer"] else "")
    if board["family"] is not None:
        name.append(f" {p.family(board['family'])}", style="dim")
    if seat == view["active"]:
        name.append(" ").append_text(p.sign("marker"))
    limit = board["hand_limit"]
    hand = "" if limit is None else p.say("hand", hand=board["in_hand"], limit=limit)
    number = Text(str(seat + 1), style="bold cyan")
    row.add_row(number, name, *funds(p, board), p.points(points(view, board)), hand)
    return row


def _waiting(p: Pieces, board: Board) -> list[Text]:
    """Gold on the home town, victory tokens, and the treachery that the viewer sees."""
    parts = []
    if board["fees"]:
        waits = p.say("waits", town=p.home(board["family"]))
        parts.append(Text.assemble(p.signed(board["fees"], "gold"), f" {waits}"))
    if board["tokens"]:
        parts.append(Text(p.say("tokens", tokens=board["tokens"])))
    if board.get("hand"):
        parts.append(Text(f"{p.name('hand')}{p.say('colon')} ").append_text(p.hand(board["hand"])))
    return parts


def funds(p: Pieces, board: Board) -> tuple[Text, Text]:
    """Gold and influence; where they are hidden, how many counters lie there."""
    if "gold" in board:
        return p.signed(board["gold"], "gold"), p.signed(board["influence"], "influence")
    shown = [
        Text.assemble(f"({board[f'{currency}_counters']})", p.sign(currency))
        for currency in ("gold", "influence")
    ]
    return shown[0], shown[1]


def _owned(p: Pieces, board: Board) -> list[Text]:
    """Troops and their strength together, city tiles, events."""
    parts = []
    if board["troops"]:
        parts.append(army(p, board))
    parts += p.tiles(board["tiles"], board["used"])
    return parts + [p.event_with_worth(event) for event in board["events"]]


def army(p: Pieces, board: Board) -> Text:
    names = ", ".join(map(p.troop, board["troops"]))
    return Text(f"{names} ").append_text(p.strength(*strength(board)))


def strength(board: Board) -> tuple[int, int]:
    """Attack and defence of somebody's troops, with what the family and the city tiles add."""
    attack = sum(TROOPS[troop]["attack"] for troop in board["troops"])
    defence = sum(TROOPS[troop]["defence"] for troop in board["troops"])
    effects = [effect for tile in board["tiles"] for effect in TILES[tile]["effects"]]
    if board["family"] is not None:
        effects += FAMILIES[board["family"]]["effects"]
    for effect in effects:
        helped = effect["op"] == "troop_bonus" and effect["troop"] in board["troops"]
        if helped or (effect["op"] == "army_bonus" and board["troops"]):
            attack += effect["attack"]
            defence += effect["defence"]
    return attack, defence


def add_means(p: Pieces, rows: Grid, board: Board) -> None:
    rows.add_row(p.label(p.say("yours")), Text("  ").join(funds(p, board)))
    if board["in_hand"]:
        rows.add_row(p.label(p.name("treachery")), p.hand(board["hand"]))


def whole(p: Pieces, view: View, seat: int, title: str) -> RenderableType:
    board = view["boards"][seat]
    rows = p.rows()
    family = p.nothing()
    if board["family"] is not None:
        family = Text(f"{p.family(board['family'])} ({p.home(board['family'])})")
    rows.add_row(p.label(p.name("family")), family)
    rows.add_row(p.label(p.say("funds")), Text("  ").join(funds(p, board)))
    if board["fees"]:
        rows.add_row(p.label(p.say("fees")), p.signed(board["fees"], "gold"))
    held = p.nothing()
    if board["hand_limit"] is not None:
        held = Text(p.say("hand", hand=board["in_hand"], limit=board["hand_limit"]))
    if board.get("hand"):
        held = Text.assemble(p.hand(board["hand"]), "  ", (held.plain, "dim"))
    rows.add_row(p.label(p.name("treachery")), held)
    if board.get("given_up"):
        rows.add_row(p.label(p.say("given-up")), p.hand(board["given_up"]))
    elif board["face_down"]:
        rows.add_row(p.label(p.say("given-up")), str(board["face_down"]))
    troops = army(p, board) if board["troops"] else p.nothing()
    rows.add_row(p.label(p.name("troops")), troops)
    tiles = p.tiles(board["tiles"], board["used"])
    rows.add_row(p.label(p.name("tiles")), p.row_of(tiles, LABELS))
    if board["events"]:
        events = [p.event_with_worth(event) for event in board["events"]]
        rows.add_row(p.label(p.say("events")), p.row_of(events, LABELS))
    if board["tokens"]:
        rows.add_row(p.label(p.name("tokens")), str(board["tokens"]))
    return Group(p.heading(title, p.points(points(view, board))), rows)
