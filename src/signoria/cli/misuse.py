"""A command line that cannot be understood, said in one sentence."""

from __future__ import annotations

from typing import Any

from signoria.words import say


def explain(error: Any, language: str) -> str:
    """Typer tells its complaints apart by class; their sentences are English only."""
    kind = type(error).__name__
    context = getattr(error, "ctx", None)
    path = context.command_path if context is not None else "signoria"
    command = path if path.startswith("signoria") else "signoria"
    name = _name(error)
    if kind == "NoSuchOption":
        return say("cli-no-such-option", language, option=name, command=command)
    if kind == "MissingParameter":
        return say("cli-missing", language, name=name, command=command)
    if kind == "BadOptionUsage":
        return say("cli-option-needs-value", language, option=name, command=command)
    if kind == "BadParameter":
        return say("cli-bad-value", language, name=name, command=command)
    if context is not None and hasattr(context.command, "commands"):
        commands = ", ".join(context.command.commands)
        return say("cli-no-such-command", language, commands=commands)
    return say("cli-too-many", language, command=command)


def _name(error: Any) -> str:
    option = getattr(error, "option_name", None)
    if option:
        return str(option)[:40]
    parameter = getattr(error, "param", None)
    if parameter is None:
        return ""
    longest: str = max(parameter.opts, key=len)
    return longest if longest.startswith("-") else longest.upper()
