"""The 597 actions of Renaissance: their codes and their notation."""

from __future__ import annotations

from typing import Final

from signoria.core.actions import ActionSpace, Family
from signoria.core.numbers import i64, vec
from signoria.games.renaissance.setups import VERSION_NAMES
from signoria.games.renaissance.tables import (
    BLUES,
    BUILDING_NAMES,
    CARD_NAMES,
    CITY_NAMES,
    NATION_NAMES,
    PLUNDERERS,
)

SEAT_NAMES: Final = [f"seat {seat}" for seat in range(6)]
STANCE_NAMES: Final = ["peace", "war", "attack", "defence"]
PEACE: Final = 0
WAR: Final = 1
ATTACK_BONUS: Final = 2
DEFENCE_BONUS: Final = 3

LENT: Final[i64] = 8  # Condottieri in the game: the most that can be offered
LOANS: Final[list[tuple[int, int]]] = [
    (attacker, total - attacker)
    for total in range(1, LENT + 1)
    for attacker in range(total, -1, -1)
]

# What may fill a slot: the kinds of blue cards, then these.
SLOT_NAMES: Final = [*CARD_NAMES[: BLUES + 3], "hired", "power"]
HIRED: Final = 8  # a Condottiere bought from a third player
POWER: Final = 9  # Milan's free Condottiere
SLOT_KINDS: Final[i64] = 10

# What the Sign of God may double: the kinds of blue cards, then a Condottiere by the face it shows.
DOUBLE_NAMES: Final = [*CARD_NAMES[:BLUES], "condottiere 4", "condottiere 5", "condottiere 6"]

ACTIONS: Final = ActionSpace(
    [
        Family("pass", "pass"),
        Family("yes", "yes"),
        Family("nation", "nation {}", [NATION_NAMES]),
        Family("version", "version {}", [VERSION_NAMES]),
        Family("stance", "{}", [STANCE_NAMES]),
        Family("city", "city {}", [CITY_NAMES]),
        Family("expand", "expand {}", [CITY_NAMES]),
        Family("attack", "attack {}", [CITY_NAMES]),
        Family("from", "from {}", [CITY_NAMES]),
        Family("build", "build {} {}", [BUILDING_NAMES, CITY_NAMES]),
        Family("number", "number {}", [[str(number) for number in range(100)]]),
        Family("yellow", "play {}", [CARD_NAMES[PLUNDERERS:]]),
        Family("artist", "artist"),
        Family("banker", "banker"),
        Family("lure", "lure"),
        Family("lend", "lend {}", [[f"{one} {other}" for one, other in LOANS]]),
        Family("hire", "hire from {}", [SEAT_NAMES]),
        Family("commit", "commit {}", [SLOT_NAMES]),
        Family("double", "double {}", [DOUBLE_NAMES]),
        Family("save", "save {}", [CARD_NAMES[:BLUES]]),
    ],
    standing=[
        Family("swap", "swap", opens=True),
        Family("gift", "gift to {}", [SEAT_NAMES], opens=True),
        Family("accept", "accept from {}", [SEAT_NAMES]),
        Family("decline", "decline from {}", [SEAT_NAMES], declines=True),
        Family("withdraw", "withdraw"),
    ],
)

PASS: Final = 0
YES: Final = 1
NATION: Final = 2  # + nation
VERSION: Final = 12  # + version
STANCE: Final = 14  # + stance
CITY: Final = 18  # + city
EXPAND: Final = 72  # + city
ATTACK: Final = 126  # + city
FROM: Final = 180  # + city
BUILD: Final = 234  # + 54 * building + city
NUMBER: Final = 396  # + number
YELLOW: Final = 496  # + card - PLUNDERERS
ARTIST: Final = 501
BANKER: Final = 502
LURE: Final = 503
LEND: Final = 504  # + place in LOANS
HIRE: Final = 548  # + seat
COMMIT: Final = 554  # + slot kind
DOUBLE: Final = 564  # + blue kind, or 5 + face - 4
SAVE: Final = 572  # + blue kind
SWAP: Final = 577
GIFT: Final = 578  # + seat
ACCEPT: Final = 584  # + seat
DECLINE: Final = 590  # + seat
WITHDRAW: Final = 596

LOAN_TO_ATTACKER: Final = vec[i64]([one for one, _ in LOANS])
LOAN_TO_DEFENDER: Final = vec[i64]([other for _, other in LOANS])
