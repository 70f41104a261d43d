"""How the server is set up: from the environment, with defaults that fit a table at home."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path

from signoria.bots.bot import PATIENCE


def _data_folder() -> Path:
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "signoria"


@dataclass
class Settings:
    database: Path = field(default_factory=lambda: _data_folder() / "tables.db")
    host: str = "127.0.0.1"
    port: int = 8080
    # Behind a proxy that speaks HTTPS: cookies get the __Host- prefix and Secure.
    https: bool = False
    origins: list[str] = field(default_factory=list)  # allowed besides the server's own
    pace: float = 0.6  # seconds a bot takes before it moves
    window: float = (
        1.5  # seconds that a moment to react lasts at least, so that a pause tells nothing
    )
    patience: float = PATIENCE  # seconds that a bot thinks at most, also about a hint
    reaction: float = 60.0  # seconds after which who does not react passes, if others wait
    busy_seconds: float = 5.0  # for a store that another program has locked
    commands_per_second: float = 20.0  # for each viewer, with as much again at once
    requests_per_second: float = 50.0  # that change something, for each address
    most_viewers: int = 5_000
    sweep_seconds: float = 5.0


def from_environment() -> Settings:
    """`SIGNORIA_DB`, `SIGNORIA_HTTPS`, `SIGNORIA_ORIGINS`, `SIGNORIA_PACE` and the other names below."""
    settings = Settings()
    env = os.environ
    settings.database = Path(env.get("SIGNORIA_DB", settings.database))
    settings.https = env.get("SIGNORIA_HTTPS") == "1"
    settings.origins = env.get("SIGNORIA_ORIGINS", "").split()
    settings.pace = float(env.get("SIGNORIA_PACE", settings.pace))
    settings.window = float(env.get("SIGNORIA_WINDOW", settings.window))
    settings.patience = float(env.get("SIGNORIA_PATIENCE", settings.patience))
    settings.reaction = float(env.get("SIGNORIA_REACTION", settings.reaction))
    settings.busy_seconds = float(env.get("SIGNORIA_BUSY", settings.busy_seconds))
    settings.requests_per_second = float(env.get("SIGNORIA_REQUESTS", settings.requests_per_second))
    settings.commands_per_second = float(env.get("SIGNORIA_COMMANDS", settings.commands_per_second))
    return settings
