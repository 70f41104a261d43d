"""What one player has: his state, his cities, his money, and the cards he holds."""

from __future__ import annotations

from typing import Final, final

from signoria.core.numbers import i64, mypyc_attr
from signoria.games.renaissance.cards import LANE, Cards, count, one, size
from signoria.games.renaissance.tables import BLUE, BLUES

UNBOUNDED: Final = 63  # so many blue cards may be in a hand for all one knows
_TURN: Final = 8  # bits for the points of a turn


@final
@mypyc_attr(acyclic=True)
class Board:
    def __init__(
        self,
        nation: i64,
        ducats: i64,
        scored: i64,
        cities: i64,
        start: i64,
        hand: Cards,
        known: Cards,
        most_blue: i64,
        shown: Cards,
        spent: Cards,
        base: i64,
        sailed: i64,
        married: i64,
    ) -> None:
        self.nation = nation  # -1: not chosen yet
        self.ducats = ducats
        self.scored = scored  # Renaissance points of each turn, eight bits for each
        self.cities = cities
        self.start = start  # starting cities, to one of which he may return
        self.hand = hand
        self.known = known  # cards of the hand that everybody has seen
        self.most_blue = most_blue  # everybody knows that the hand has no more blue cards than that
        self.shown = shown  # face up before a winning attacker until he ends his turn
        self.spent = spent  # blue cards of the hand that may not attack again this turn
        self.base = base  # source of the first expansion of this turn + 1
        self.sailed = sailed  # expansions by sea in this turn
        self.married = married  # seats that may not be attacked this turn

    def copy(self) -> Board:
        return Board(
            self.nation,
            self.ducats,
            self.scored,
            self.cities,
            self.start,
            self.hand,
            self.known,
            self.most_blue,
            self.shown,
            self.spent,
            self.base,
            self.sailed,
            self.married,
        )

    def show(self, kind: i64) -> None:
        """A card leaves the hand in sight: one that everybody knew goes first."""
        self.hand -= one(kind)
        if count(self.known, kind):
            self.known -= one(kind)
        if kind < BLUES and self.most_blue != UNBOUNDED and self.most_blue:
            self.most_blue -= 1

    def take_seen(self, kind: i64) -> None:
        """A card comes into the hand that everybody has seen."""
        self.hand += one(kind)
        self.known += one(kind)
        if kind < BLUES and self.most_blue != UNBOUNDED:
            self.most_blue += 1

    def take_unseen(self, cards: Cards) -> None:
        self.hand += cards
        if self.most_blue != UNBOUNDED:
            self.most_blue = min(self.most_blue + size(cards), UNBOUNDED)

    def take_back_shown(self) -> None:
        """The blue cards of won attacks come back to hand (REN-CBT-23)."""
        for kind in range(BLUES):
            for _n in range(count(self.shown, kind)):
                self.take_seen(kind)
        self.shown = 0

    def points(self) -> i64:
        total: i64 = 0
        rest = self.scored
        while rest:
            total += rest & 255
            rest >>= _TURN
        return total

    def points_of(self, turn: i64) -> i64:
        """The points of a turn, the first being 1."""
        return (self.scored >> (_TURN * (turn - 1))) & 255

    def score(self, turn: i64, points: i64) -> None:
        self.scored += points << (_TURN * (turn - 1))


def new_board() -> Board:
    return Board(-1, 0, 0, 0, 0, 0, 0, UNBOUNDED, 0, 0, 0, 0, 0)


def attack_blues(board: Board) -> i64:
    """How many blue cards of the hand may still attack this turn."""
    return size((board.hand & BLUE) - board.spent)


def lose_located(known: Cards, blue: i64, condottieri: i64, red: i64) -> Cards:
    """What is still known of a hand after unseen cards left it: at most so many of each kind of a class."""
    left: Cards = 0
    kind: i64 = 0
    while known:
        cards = known & 15
        most: i64 = 0
        if kind < BLUES:
            most = blue
        elif kind == BLUES:
            most = condottieri
        elif kind <= BLUES + 2:
            most = red
        if cards > most:
            left += (cards - most) * one(kind)
        known >>= LANE
        kind += 1
    return left
