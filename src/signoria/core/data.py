"""The component data of a game: TOML files beside its rules, or corrected ones laid over them."""

from __future__ import annotations

import os
import tomllib
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final, final

from signoria.core.errors import BadRequest

OVERLAY: Final = (
    "SIGNORIA_DATA"  # names a folder; its <game>/<file>.toml replaces the built-in file
)


@final
class Data:
    """The files of one game, parsed, and one digest of them all."""

    def __init__(self, game: str, folder: Path, names: list[str]) -> None:
        self.files: dict[str, dict[str, Any]] = {}
        digest = blake2b(digest_size=8)
        overlay = os.environ.get(OVERLAY)
        for name in names:
            path = folder / f"{name}.toml"
            if overlay and (Path(overlay) / game / f"{name}.toml").is_file():
                path = Path(overlay) / game / f"{name}.toml"
            content = path.read_bytes()
            digest.update(content)
            try:
                self.files[name] = tomllib.loads(content.decode())
            except ValueError as error:
                raise BadRequest(
                    "request-bad-data", {"file": path.name, "error": str(error)}
                ) from None
        self.digest: str = digest.hexdigest()
