"""What is measured: one subject is one game of one library, played in its own process."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Subject:
    family: str  # the library, as readers know it
    module: str  # the file beside this one that plays it
    game: str
    inside: bool = False  # the loop over decisions runs in compiled code, not in Python

    @property
    def key(self) -> str:
        return f"{self.module}:{self.game}"

    @property
    def label(self) -> str:
        return f"{self.family} · {self.game}"


OURS = "Signoria"
OPENSPIEL = "OpenSpiel"

API = Subject(OURS, "ours", "masters, Python API")
INTERPRETED = Subject(OURS, "ours", "masters, interpreted")
INSIDE = Subject(OURS, "ours", "masters, inside", inside=True)

WELL_KNOWN = (
    "tic_tac_toe",
    "connect_four",
    "kuhn_poker",
    "leduc_poker",
    "hearts",
    "euchre",
    "oh_hell",
    "hanabi",
    "gin_rummy",
    "backgammon",
    "chess",
    "go",
)
FASTEST = ("cliff_walking", "deep_sea", "sheriff", "mancala", "ultimate_tic_tac_toe")
WITHOUT_CHANCE = ("ultimate_tic_tac_toe", "mancala", "connect_four", "chess")
RLCARD = ("leduc-holdem", "limit-holdem", "no-limit-holdem", "uno", "gin-rummy", "mahjong")
PETTINGZOO = (
    "rps_v2",
    "tictactoe_v3",
    "connect_four_v3",
    "leduc_holdem_v4",
    "texas_holdem_v4",
    "chess_v6",
)


def openspiel(game: str) -> Subject:
    return Subject(OPENSPIEL, "openspiel", game)


SUBJECTS = (
    API,
    INTERPRETED,
    INSIDE,
    Subject("catanatron", "catan", "4 seats"),
    *(openspiel(game) for game in (*WELL_KNOWN, *FASTEST)),
    *(Subject(OPENSPIEL, "openspiel_inside", game, inside=True) for game in WITHOUT_CHANCE),
    *(Subject("RLCard", "rlcard_games", game) for game in RLCARD),
    *(Subject("PettingZoo", "pettingzoo_games", game) for game in PETTINGZOO),
)
