"""The draw cards and castle boards, from the data files to typed tables.

Draw cards are *copies* numbered 0..139, sorted by *kind*: copies that no rule can tell apart. Kinds are numbered 0..95:
pure materials, composite cards, pure actions, special cards. So a rising order of copies is a rising order of kinds.
Effects, specials and missions have tables of their own (`effects.py`, `abilities.py`, `goals.py`).
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from signoria.core.data import Data
from signoria.core.numbers import bit, i64, vec

DATA: Final = Data("artigiano", Path(__file__).with_name("data"), ["boards", "cards"])
_cards: Final[dict[str, Any]] = DATA.files["cards"]
_boards: Final[dict[str, Any]] = DATA.files["boards"]
_rows: Final[list[dict[str, Any]]] = _cards["card"]

KIND_NAMES: Final = ["foundation", "stone", "tile"]  # of materials and cells
FOUNDATION: Final = 0
STONE: Final = 1
TILE: Final = 2
KINDS_OF_CELLS: Final[i64] = 3

FAMILY_NAMES: Final[list[str]] = [row["id"] for row in _cards["family"]]
EFFECT_NAMES: Final[list[str]] = list(_cards["effect"])
SPECIAL_NAMES: Final[list[str]] = list(_cards["special"])
SPECIALS: Final[i64] = len(SPECIAL_NAMES)

# ---------------------------------------------------------------- draw cards

_TYPES: Final = ["material", "action_material", "action", "special"]


def _same(row: dict[str, Any]) -> tuple[Any, ...]:
    """What rules can tell of a draw card; cards with equal values are of one kind."""
    kinds = [KIND_NAMES.index(kind) for kind in row.get("kinds", [])]
    effect = EFFECT_NAMES.index(row["effect"]) if "effect" in row else -1
    special = SPECIAL_NAMES.index(row["special"]) if "special" in row else -1
    return _TYPES.index(row["type"]), special, effect, kinds, row.get("value", 0)


CARDS: Final[list[dict[str, Any]]] = sorted(
    [row for row in _rows if row["type"] in _TYPES], key=_same
)
COPY_NAMES: Final[list[str]] = [row["id"] for row in CARDS]
COPIES: Final[i64] = len(CARDS)
DRAW_CARDS: Final[i64] = COPIES // len(FAMILY_NAMES)  # of one family


def _kinds() -> list[dict[str, Any]]:
    """The first copy of each kind."""
    firsts: list[dict[str, Any]] = []
    for row in CARDS:
        if not firsts or _same(firsts[-1]) != _same(row):
            firsts.append(row)
    return firsts


_kind_rows: Final = _kinds()


def _kind_name(row: dict[str, Any]) -> str:
    """Its first title, with kinds and value where it is a material."""
    title = str(row["en"]).removeprefix("The ").lower().replace(" ", "-").replace("'", "")
    if row["type"] == "material":
        return f"{title}-{row['value']}"
    if row["type"] == "action_material":
        return f"{title}-{''.join(kind[0] for kind in row['kinds'])}{row['value']}"
    return title


CARD_NAMES: Final[list[str]] = [_kind_name(row) for row in _kind_rows]
KINDS: Final[i64] = len(CARD_NAMES)
FIRST_ACTION: Final[i64] = [row["type"] for row in _kind_rows].index("action_material")
FIRST_PURE_ACTION: Final[i64] = [row["type"] for row in _kind_rows].index("action")
FIRST_SPECIAL: Final[i64] = [row["type"] for row in _kind_rows].index("special")

CARD_KIND: Final = vec[i64]([[_same(k) for k in _kind_rows].index(_same(row)) for row in CARDS])
FIRST_COPY: Final = vec[i64]([COPY_NAMES.index(row["id"]) for row in _kind_rows])  # of a kind
CARD_FAMILY: Final = vec[i64]([FAMILY_NAMES.index(row["family"]) for row in CARDS])
FIRST_SPECIAL_COPY: Final[i64] = [row["type"] for row in CARDS].index("special")


def _mask(row: dict[str, Any]) -> int:
    return sum(int(bit(KIND_NAMES.index(kind))) for kind in row.get("kinds", []))


# By kind of card: the kinds of cells it fits, its printed value, its effect or special number (-1: none).
FITS: Final = vec[i64]([_mask(row) for row in _kind_rows])
VALUE: Final = vec[i64]([row.get("value", 0) for row in _kind_rows])
EFFECT: Final = vec[i64]([_same(row)[2] for row in _kind_rows])
SPECIAL: Final = vec[i64]([_same(row)[1] for row in _kind_rows])


def is_material(kind: i64) -> bool:
    return kind < FIRST_PURE_ACTION


def is_action(kind: i64) -> bool:
    return FIRST_ACTION <= kind < FIRST_SPECIAL


def is_special(kind: i64) -> bool:
    return kind >= FIRST_SPECIAL


def is_pure_material(kind: i64) -> bool:
    return kind < FIRST_ACTION


def is_pure_action(kind: i64) -> bool:
    return FIRST_PURE_ACTION <= kind < FIRST_SPECIAL


def special_of(copy: i64) -> i64:
    """The special card that a copy is, or -1."""
    return SPECIAL[CARD_KIND[copy]]


def copy_of(special: i64) -> i64:
    """Each special card exists once."""
    return FIRST_SPECIAL_COPY + special


ACTION_CARDS: Final[i64] = len([row for row in CARDS if "effect" in row])

# Filters of the data on cards off the board.
ANY: Final = 0
MATERIAL: Final = 1
ACTION: Final = 2
SPECIAL_CARD: Final = 3
SPECIAL_OR_PURE_ACTION: Final = 4
FILTER_NAMES: Final = ["any", "material", "action", "special", "special_or_pure_action"]


def passes(kind: i64, test: i64) -> bool:
    if test == MATERIAL:
        return is_material(kind)
    if test == ACTION:
        return is_action(kind)
    if test == SPECIAL_CARD:
        return is_special(kind)
    if test == SPECIAL_OR_PURE_ACTION:
        return kind >= FIRST_PURE_ACTION
    return True


# ---------------------------------------------------------------- boards

BOARDS: Final[list[dict[str, Any]]] = [*_boards["board"], *_boards["quick"]]
BOARD_NAMES: Final[list[str]] = [row["id"] for row in BOARDS]
CASTLES: Final[i64] = len(_boards["board"])  # boards of the full game
QUICK_BOARD: Final[i64] = CASTLES
CELLS: Final[i64] = _boards["meta"]["cells_per_board"]
CELL_NAMES: Final[list[list[str]]] = [[cell["id"] for cell in row["cell"]] for row in BOARDS]
STOCK_SLOTS: Final[i64] = _boards["meta"]["stock_slots"]
QUICK_STOCK_SLOTS: Final[i64] = _boards["quick"][0]["stock_slots"]


def _per_cell(number: Any) -> vec[i64]:
    """A number for each cell of each board, CELLS to a board."""
    numbers = [0] * (len(BOARDS) * CELLS)
    for at, board in enumerate(BOARDS):
        for place, cell in enumerate(board["cell"]):
            numbers[at * CELLS + place] = int(number(board, cell))
    return vec[i64](numbers)


def _named(board: dict[str, Any], names: list[str]) -> int:
    ids = [cell["id"] for cell in board["cell"]]
    return sum(int(bit(ids.index(name))) for name in names)


def _carried(board: dict[str, Any], cell: dict[str, Any]) -> int:
    """The cells reached by following `rests_on` upwards."""
    names = {cell["id"]}
    for other in board["cell"]:  # from the ground up
        if names.intersection(other["rests_on"]):
            names.add(other["id"])
    return _named(board, sorted(names - {cell["id"]}))


def _over(board: dict[str, Any], cell: dict[str, Any]) -> int:
    return _named(board, [up["id"] for up in board["cell"] if cell["id"] in up["rests_on"]])


CELL_KIND: Final = _per_cell(lambda board, cell: KIND_NAMES.index(cell["kind"]))
RESTS_ON: Final = _per_cell(lambda board, cell: _named(board, cell["rests_on"]))
OVER: Final = _per_cell(_over)  # cells that rest on it
CARRIED: Final = _per_cell(_carried)  # all that is above it
ADJACENT: Final = _per_cell(lambda board, cell: _named(board, cell["adjacent"]))
ROW: Final = _per_cell(lambda board, cell: cell["row"])
ROWS: Final[i64] = 4
ALL_CELLS: Final = vec[i64]([int(bit(len(board["cell"]))) - 1 for board in BOARDS])


def cells_of_kind(board: i64, kind: i64) -> i64:
    return _CELLS_OF_KIND[board * KINDS_OF_CELLS + kind]


def _of_kind(board: dict[str, Any], kind: str) -> int:
    return _named(board, [cell["id"] for cell in board["cell"] if cell["kind"] == kind])


_CELLS_OF_KIND: Final = vec[i64]([_of_kind(board, kind) for board in BOARDS for kind in KIND_NAMES])

HAND_SIZE: Final[i64] = 5
FULL_CASTLE: Final[i64] = 10
MAX_SIDES: Final[i64] = 4


def values_mask(values: list[int]) -> int:
    """A set of values as a bit mask."""
    mask = 0
    for value in values:
        mask |= int(bit(value))
    return mask
