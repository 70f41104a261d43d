"""Where games are kept when nobody says where."""

from __future__ import annotations

import contextlib
import os
import shlex
import shutil
import sys
from datetime import datetime
from pathlib import Path

from signoria.core.errors import BadRecord, BadRequest
from signoria.record import load

VARIABLE = "SIGNORIA_GAMES"


def games_folder() -> Path:
    """SIGNORIA_GAMES, or the place for data of programs on this computer."""
    if os.environ.get(VARIABLE):
        return Path(os.environ[VARIABLE])
    named = os.environ.get("LOCALAPPDATA" if sys.platform == "win32" else "XDG_DATA_HOME")
    try:
        base = Path(named) if named else Path.home() / ".local" / "share"
    except RuntimeError:  # nobody's home
        base = Path.cwd()
    return base / "signoria"


def new_file(game: str) -> Path:
    """A name that is still free."""
    folder = games_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        raise BadRequest("cli-no-place", {"folder": str(folder)}) from None
    stem = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    path = folder / f"{stem}.jsonl"
    number = 2
    while path.exists():
        path = folder / f"{stem}-{number}.jsonl"
        number += 1
    return path


def last_unfinished(game: str) -> Path | None:
    """The game of this kind that was left last."""
    try:
        found = sorted(
            games_folder().glob(f"{game}-*.jsonl"), key=lambda path: path.stat().st_mtime
        )
        for path in reversed(found[-20:]):
            if _unfinished(path):
                return path
    except OSError:
        pass
    return None


def _unfinished(path: Path) -> bool:
    try:
        return load(path, mending=True).end is None
    except BadRecord:
        return False


def resume_command(game: str, path: Path) -> str:
    """What to type to go on with a game, as this command itself was typed."""
    command = "signoria"
    if shutil.which(command) is None or Path(sys.argv[0]).stem != command:
        python = sys.executable
        with contextlib.suppress(ValueError):
            python = min(python, os.path.relpath(python), key=len)
        command = f"{python} -m signoria"
    return f"{command} play {game} --resume {shlex.quote(str(path))}"
