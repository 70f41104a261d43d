"""A battle under way: where, how, and what the two sides have engaged. The twelve steps:

1 announce: `attack.py` · 2 offers: `lending.py` · 3, 4 commitments: `hiring.py`, `commitment.py` · 5, 6 dice and
reveal, 7 Engineer and Traitor: `reveal.py` · 8 Condottieri: `condottieri.py` · 9 Sign of God: `signs.py` · 10 to 12
result, Retreat, clean-up: `outcome.py`
"""

from __future__ import annotations

from typing import Final, final

from signoria.core.numbers import bit, i64, mypyc_attr
from signoria.games.renaissance.cards import Cards
from signoria.games.renaissance.tables import BLUES, CARD_POINTS, LOWEST_SWORD, SWORDS

WAY_NAMES: Final = ["road", "sea", "ride"]
ROAD: Final = 0
SEA: Final = 1
RIDING: Final = 2

NOTHING: Final = 10  # in a slot

_FACE: Final = 4  # bits for the number of Condottieri that show a face


@final
@mypyc_attr(acyclic=True)
class Side:
    """One belligerent. Slots are hidden until the reveal, everything else is open."""

    def __init__(
        self,
        seat: i64,
        committed: bool,
        slots: i64,
        hired: i64,
        power: i64,
        die: i64,
        troops: Cards,
        red: i64,
        waiting: i64,
        swords: i64,
        extra: i64,
        signed: bool,
    ) -> None:
        self.seat = seat
        self.committed = committed
        self.slots = slots  # blue, blue, red: four bits each, what fills it + 1
        self.hired = hired  # Condottieri bought from third players
        self.power = power  # 1 if Milan's free Condottiere is among the cards
        self.die = die
        self.troops = troops  # blue cards revealed and still in the battle
        self.red = red  # Engineer or Traitor that takes effect, 0 if there is none
        self.waiting = waiting  # Condottieri that have not been rolled yet
        self.swords = swords  # Condottieri by the face they show: how many 4, 5, 6
        self.extra = extra  # points by Engineer and Sign of God
        self.signed = signed  # has played a Sign of God

    def copy(self) -> Side:
        return Side(
            self.seat,
            self.committed,
            self.slots,
            self.hired,
            self.power,
            self.die,
            self.troops,
            self.red,
            self.waiting,
            self.swords,
            self.extra,
            self.signed,
        )

    def slot(self, place: i64) -> i64:
        """What fills a slot (0 and 1 blue, 2 red), or -1."""
        return ((self.slots >> (4 * place)) & 15) - 1

    def blues_laid(self) -> i64:
        """How many blue slots are filled."""
        return i64(self.slot(0) >= 0) + i64(self.slot(1) >= 0)

    def points(self) -> i64:
        """Cards and die (REN-CBT-14)."""
        total = self.die + self.extra
        troops = self.troops
        kind: i64 = 0
        while troops:
            total += (troops & 15) * CARD_POINTS[kind]
            troops >>= 4
            kind += 1
        for face in range(SWORDS):
            total += self.showing(face) * (LOWEST_SWORD + face)
        return total

    def showing(self, face: i64) -> i64:
        """How many Condottieri show 4 + face."""
        return (self.swords >> (_FACE * face)) & 15

    def fights(self, face: i64) -> None:
        """A Condottiere has shown 4 + face."""
        self.swords += bit(_FACE * face)

    def recover(self, kind: i64) -> None:
        """A blue card goes back to hand after the result, which stays as it is."""
        self.troops -= bit(4 * kind)
        self.extra += CARD_POINTS[kind]

    def strongest(self) -> i64:
        """The kind of the strongest blue card, or -1."""
        best: i64 = -1
        for kind in range(BLUES):
            if (self.troops >> (4 * kind)) & 15 and (
                best < 0 or CARD_POINTS[kind] >= CARD_POINTS[best]
            ):
                best = kind
        return best


@final
@mypyc_attr(acyclic=True)
class Battle:
    def __init__(
        self,
        source: i64,
        target: i64,
        way: i64,
        loans: i64,
        revealed: bool,
        fort: i64,
        attacker: Side,
        defender: Side,
    ) -> None:
        self.source = source
        self.target = target
        self.way = way
        self.loans = (
            loans  # by seat, eight bits: Condottieri offered to the attacker, to the defender
        )
        self.revealed = revealed
        self.fort = (
            fort  # points of the fortification, and of the bonuses, as they count in this battle
        )
        self.attacker: Final = attacker
        self.defender: Final = defender

    def copy(self) -> Battle:
        return Battle(
            self.source,
            self.target,
            self.way,
            self.loans,
            self.revealed,
            self.fort,
            self.attacker.copy(),
            self.defender.copy(),
        )

    def side_of(self, seat: i64) -> Side:
        return self.attacker if seat == self.attacker.seat else self.defender

    def loan(self, seller: i64, side: Side) -> i64:
        """How many Condottieri a third player offers to a side."""
        both = (self.loans >> (8 * seller)) & 255
        return both & 15 if side is self.attacker else both >> 4

    def loans_to(self, side: Side) -> i64:
        total: i64 = 0
        rest = self.loans
        while rest:
            both = rest & 255
            total += both & 15 if side is self.attacker else both >> 4
            rest >>= 8
        return total

    def attack_points(self) -> i64:
        return self.attacker.points()

    def defence_points(self) -> i64:
        return self.defender.points() + self.fort


def new_side(seat: i64) -> Side:
    return Side(seat, False, 0, 0, 0, 0, 0, 0, 0, 0, 0, False)
