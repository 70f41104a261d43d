"""What goes in and out over HTTP."""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel, ConfigDict, Field

from signoria.bots.ratings import Rating
from signoria.tables.commands import NONCE_LENGTH

LARGEST_RECORD = 1_500_000


class Body(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class Command(Body):
    """`cmd_id`: sent again with the same one, it is done once."""

    cmd_id: str | None = Field(default=None, min_length=1, max_length=64)


class Rename(Body):
    name: str = Field(max_length=200)


class NewTable(Command):
    """A seat is "me", "open" or "bot:<level>". `start`: begin at once if no seat is open.

    `quick`: quick windows, in which questions that leave no choice are skipped.
    """

    game: str = Field(max_length=40)
    seats: list[str] = Field(min_length=1, max_length=8)
    options: dict[str, Any] = Field(default_factory=dict)
    private: bool = False
    quick: bool = False
    start: bool = True
    name: str | None = Field(default=None, max_length=200)


class Continue(Command):
    """Go on from a moment of a finished game, here or in a record."""

    at: int = Field(ge=0, le=100_000)
    seats: list[str] = Field(min_length=1, max_length=8)
    record: str | None = Field(default=None, max_length=LARGEST_RECORD)


class Sit(Command):
    seat: int = Field(ge=0, le=7)
    name: str | None = Field(default=None, max_length=200)
    nonce: str | None = Field(default=None, max_length=NONCE_LENGTH)


class SetSeat(Command):
    seat: int = Field(ge=0, le=7)
    holder: str = Field(max_length=40)


class Nonce(Command):
    nonce: str = Field(min_length=1, max_length=NONCE_LENGTH)


class Start(Command):
    nonce: str | None = Field(default=None, max_length=NONCE_LENGTH)


class Pause(Command):
    paused: bool | None = None


class TakeOver(Command):
    seat: int = Field(ge=0, le=7)
    bot: str | None = Field(max_length=40)


class SeatSummary(BaseModel):
    holder: str
    name: str
    bot: str | None
    present: bool


class TableSummary(BaseModel):
    id: str
    game: str
    title: str
    status: str
    paused: bool
    private: bool
    seats: list[SeatSummary]
    you: int | None
    host: bool
    waiting: list[int]
    your_turn: bool
    plays: int
    commitment: str
    changed: float


class Me(BaseModel):
    name: str
    tables: list[TableSummary]


class GameOption(BaseModel):
    name: str
    values: list[Any]


class GameSummary(BaseModel):
    id: str
    title: str
    seats: tuple[int, int]
    seat_counts: list[int]
    options: list[GameOption]
    windows: bool
    rules_version: int
    ratings: dict[str, Rating]


class BotSummary(BaseModel):
    id: str
    name: str
    about: str
    ratings: dict[str, Rating]


class Created(BaseModel):
    id: str
    link: str


class Problem(BaseModel):
    """What went wrong: the sentence, its id and arguments, and the rule if a rule forbids it."""

    key: str
    args: dict[str, Any]
    text: str
    rule: str | None = None


class Failure(BaseModel):
    error: Problem


class Health(BaseModel):
    status: str
    tables: int
    viewers: int
