"""What can be refused, and why. A message is an id with arguments; the edge turns it into French or English."""

from __future__ import annotations

from collections.abc import Callable
from typing import final

Argument = int | str


@final
class Message:
    """A sentence not yet in any language: the id of a catalogue entry and its arguments."""

    def __init__(self, key: str, args: dict[str, Argument] | None = None) -> None:
        self.key = key
        self.args: dict[str, Argument] = args or {}

    def __repr__(self) -> str:
        return f"Message({self.key!r}, {self.args!r})"


@final
class Refusal:
    """Why an action is not legal: the rule that forbids it and the sentence that says so."""

    def __init__(self, rule: str, key: str, args: dict[str, Argument] | None = None) -> None:
        self.rule = rule
        self.message = Message(key, args)

    def __repr__(self) -> str:
        return f"Refusal({self.rule!r}, {self.message!r})"


def _bare(message: Message, language: str) -> str:
    return f"{message.key} {message.args}"


@final
class Renderer:
    """Puts messages into words. The package installs its catalogues here; the engine itself knows no language."""

    def __init__(self) -> None:
        self.render: Callable[[Message, str], str] = _bare


RENDERER = Renderer()


class SignoriaError(Exception):
    """Something a person asked for cannot be done; says what in one sentence."""

    def __init__(self, key: str, args: dict[str, Argument] | None = None) -> None:
        super().__init__(key, args)
        self.message = Message(key, args)

    def __str__(self) -> str:
        return self.sentence("en")

    def sentence(self, language: str) -> str:
        return RENDERER.render(self.message, language)


class BadRequest(SignoriaError):
    """An unknown game, seat count, option, bot or notation."""


class BadPosition(SignoriaError):
    """A dump or a view that no game could have reached, or that is not one."""


class BadRecord(SignoriaError):
    """A record that is broken, altered or of another version."""


class IllegalAction(SignoriaError):
    """An action that the rules refuse. The state is as it was."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.message.key, refusal.message.args)
        self.rule = refusal.rule

    def sentence(self, language: str) -> str:
        return f"{RENDERER.render(self.message, language)} ({self.rule})"
