"""What is kept of one player, and of one side: the player alone, or a team of two."""

from __future__ import annotations

from typing import Final, final

from signoria.core.numbers import i64, mypyc_attr
from signoria.core.state import MAX_SEATS

# What is kept of the players, as one array: each of these numbers for seat 0, then for seat 1…
COMING: Final = 0  # bans and grants for the next own turn
MAY: Final = MAX_SEATS  # everybody knows that the hand has at most so many actions
BUILT: Final = 2 * MAX_SEATS  # the last turn on which a 4 or 5 was built from hand
LAST: Final = 3 * MAX_SEATS  # the last own turn really played
SEEN: Final = 4 * MAX_SEATS  # missions of other sides that the player has been shown
PEOPLE: Final = 5 * MAX_SEATS

# What is coming on a player's next own turn: the bans of effects.py, and
SKIP: Final = 16
PLACEMENTS: Final = (
    5  # from this bit on: how many materials the operation "place" allows, 0 for one
)
UNBOUNDED: Final = 255
# What lies on the material of each cell adds to its value: 4 bits a cell, + BONUS_BASE so that none is negative.
BONUS_BITS: Final = 4
BONUS_BASE: Final = 2
NO_BONUS: Final = 0x222222222222


@final
@mypyc_attr(acyclic=True)
class Side:
    def __init__(self, board: i64) -> None:
        self.board: Final = board
        self.missions: i64 = 0
        self.mandatory: i64 = 0
        self.shown: i64 = 0  # missions turned up
        self.gone: i64 = 0  # missions dealt that have left the game
        self.spent: i64 = 0  # special cards whose one use this side has had
        self.homemade: i64 = 0  # special cards that it played at home and that still lie there
        # Reckoned from the cells (castle.py) and from where special cards lie (places.py): filled cells, those of
        # stand-ins, those that are free and supported; the castle's points; the special cards in the zone.
        self.filled: i64 = 0
        self.stand_ins: i64 = 0
        self.open: i64 = 0
        self.bonuses: i64 = NO_BONUS
        self.points: i64 = 0
        self.zone: i64 = 0
        # Its missions of history that hold (missions.py); -1: to be reckoned anew.
        self.met: i64 = -1
        # History, for missions: sets of kinds of cells, and records.
        self.placed: i64 = 0
        self.completed: i64 = 0
        self.first_placed: i64 = 0
        self.first_completed: i64 = 0
        self.placed_before: i64 = (
            0  # 3 bits for each kind: what had been placed when it was complete
        )
        self.played_home: i64 = 0  # special cards played on the own castle or in the own zone
        self.played: i64 = 0  # special cards played anywhere
        self.most_destroyed: i64 = 0  # in one turn
        self.most_actions: i64 = 0
        self.most_aimed: i64 = 0  # at one player
        self.most_from_stock: i64 = 0
        self.streaks: i64 = (
            0  # turns in a row up to now: pure actions, + 16 * discards of pure materials
        )
        self.records: i64 = 0  # the longest of them
        self.dropped_special: i64 = 0
        self.struck: i64 = (
            0  # 1: a castle with foundations never complete, 2: one whose owner had placed a tile
        )
        self.open_end: i64 = 0  # the mission of the turn's end may be turned up

    def copy(self) -> Side:
        new = Side(self.board)
        new.missions = self.missions
        new.mandatory = self.mandatory
        new.shown = self.shown
        new.gone = self.gone
        new.spent = self.spent
        new.homemade = self.homemade
        new.filled = self.filled
        new.stand_ins = self.stand_ins
        new.open = self.open
        new.bonuses = self.bonuses
        new.points = self.points
        new.zone = self.zone
        new.met = self.met
        new.placed = self.placed
        new.completed = self.completed
        new.first_placed = self.first_placed
        new.first_completed = self.first_completed
        new.placed_before = self.placed_before
        new.played_home = self.played_home
        new.played = self.played
        new.most_destroyed = self.most_destroyed
        new.most_actions = self.most_actions
        new.most_aimed = self.most_aimed
        new.most_from_stock = self.most_from_stock
        new.streaks = self.streaks
        new.records = self.records
        new.dropped_special = self.dropped_special
        new.struck = self.struck
        new.open_end = self.open_end
        return new

    def history(self) -> list[int]:
        """What everybody could have written down."""
        return [
            self.spent,
            self.homemade,
            self.placed,
            self.completed,
            self.first_placed,
            self.first_completed,
            self.placed_before,
            self.played_home,
            self.played,
            self.most_destroyed,
            self.most_actions,
            self.most_aimed,
            self.most_from_stock,
            self.streaks,
            self.records,
            self.dropped_special,
            self.struck,
            self.open_end,
        ]

    def remember(self, history: list[int]) -> None:
        """The inverse of `history`."""
        self.spent = history[0]
        self.homemade = history[1]
        self.placed = history[2]
        self.completed = history[3]
        self.first_placed = history[4]
        self.first_completed = history[5]
        self.placed_before = history[6]
        self.played_home = history[7]
        self.played = history[8]
        self.most_destroyed = history[9]
        self.most_actions = history[10]
        self.most_aimed = history[11]
        self.most_from_stock = history[12]
        self.streaks = history[13]
        self.records = history[14]
        self.dropped_special = history[15]
        self.struck = history[16]
        self.open_end = history[17]


HISTORY: Final = [
    "spent",
    "homemade",
    "placed",
    "completed",
    "first_placed",
    "first_completed",
    "placed_before",
    "played_home",
    "played",
    "most_destroyed",
    "most_actions",
    "most_aimed",
    "most_from_stock",
    "streaks",
    "records",
    "dropped_special",
    "struck",
    "open_end",
]
