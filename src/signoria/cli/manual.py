"""`--help`, written from the catalogues."""

from __future__ import annotations

from typing import Any

from typer.core import TyperCommand, TyperGroup

from signoria.cli import exits
from signoria.words import say


class LocalCommand(TyperCommand):
    def format_help(self, ctx: Any, formatter: Any) -> None:
        language = ctx.find_root().obj
        usage = " ".join([*_arguments(self), say("cli-help-options-mark", language)])
        formatter.write_usage(ctx.command_path, usage, _usage(language))
        formatter.write_paragraph()
        formatter.write_text(say(f"cli-help-{self.name}", language))
        with formatter.section(say("cli-help-options", language)):
            formatter.write_dl(_options(self, language))


class LocalGroup(TyperGroup):
    def format_help(self, ctx: Any, formatter: Any) -> None:
        language = ctx.find_root().obj
        formatter.write_usage(
            ctx.command_path, say("cli-help-command-mark", language), _usage(language)
        )
        formatter.write_paragraph()
        formatter.write_text(say("cli-help-signoria", language))
        with formatter.section(say("cli-help-commands", language)):
            formatter.write_dl(
                [(name, say(f"cli-help-{name}", language)) for name in self.commands]
            )
        with formatter.section(say("cli-help-exits", language)):
            codes = [(str(code), say(f"cli-exit-{code}", language)) for code in exits.TABLE]
            formatter.write_dl(codes)
        with formatter.section(say("cli-help-environment", language)):
            names = ["SIGNORIA_LANG", "SIGNORIA_DATA", "SIGNORIA_GAMES", "NO_COLOR"]
            formatter.write_dl([(name, say(f"cli-help-env-{name}", language)) for name in names])


def _usage(language: str) -> str:
    return say("cli-help-usage", language) + " "


def _arguments(command: Any) -> list[str]:
    found = [p for p in command.params if p.param_type_name == "argument"]
    return [p.name.upper() if p.required else f"[{p.name.upper()}]" for p in found]


def _options(command: Any, language: str) -> list[tuple[str, str]]:
    rows = []
    for parameter in command.params:
        if parameter.param_type_name == "option":
            value = f" {parameter.metavar}" if parameter.metavar else ""
            text = say(f"cli-help-option-{parameter.name}", language)
            rows.append((f"{parameter.opts[0]}{value}", text))
    return [*rows, ("--help", say("cli-help-option-help", language))]
