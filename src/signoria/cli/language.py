"""Which language to speak: as asked for, or as the computer is set."""

from __future__ import annotations

import os

from signoria.core.errors import BadRequest
from signoria.words import LANGUAGES


def of_environment() -> str:
    """French on a French computer, English anywhere else."""
    for variable in ("SIGNORIA_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable, "")
        if value:
            return "fr" if value.lower().startswith("fr") else "en"
    return "en"


def of_command_line(arguments: list[str]) -> str:
    """Found before anything else is read, so that help and errors are in that language too."""
    for place, argument in enumerate(arguments):
        option, _, value = argument.partition("=")
        if option == "--lang" and not value and place + 1 < len(arguments):
            value = arguments[place + 1]
        if option == "--lang" and value in LANGUAGES:
            return value
    return of_environment()


def checked(language: str) -> str:
    if language not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise BadRequest("cli-no-such-language", {"language": language[:20], "languages": known})
    return language
