"""What lies before one player, and what he holds."""

from __future__ import annotations

from typing import final

from signoria.core.kinds import Kinds, size, without
from signoria.core.numbers import i64, mypyc_attr
from signoria.games.il_principe.tables import SHIELDS_FOR_MAP


@final
@mypyc_attr(acyclic=True)
class Board:
    def __init__(
        self,
        family: i64,
        coins: i64,
        points: i64,
        hand: Kinds,
        known: Kinds,
        up: Kinds,
        down: Kinds,
        shields: Kinds,
        majors: i64,
        minors: i64,
        cities: i64,
    ) -> None:
        self.family = family  # -1: not chosen yet
        self.coins = coins
        self.points = points  # on the score track
        self.hand = hand
        self.known = (
            known  # cards of the hand that everybody has seen: won lots, until such cards leave
        )
        self.up = up  # face-up cards of the tableau
        self.down = down
        self.shields = shields  # on the map, by region
        self.majors = majors  # roles held, a bit for each colour
        self.minors = minors
        self.cities = cities

    def copy(self) -> Board:
        return Board(
            self.family,
            self.coins,
            self.points,
            self.hand,
            self.known,
            self.up,
            self.down,
            self.shields,
            self.majors,
            self.minors,
            self.cities,
        )

    def shields_left(self) -> i64:
        return SHIELDS_FOR_MAP - size(self.shields)

    def show(self, cards: Kinds) -> None:
        """Cards leave the hand in sight: of a colour, those that everybody knew go first."""
        self.hand -= cards
        if self.known:
            self.known = without(self.known, cards)


def new_board() -> Board:
    return Board(-1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
