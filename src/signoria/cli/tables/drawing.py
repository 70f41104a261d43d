"""What all tables are drawn with: signs, headings, lines with a label each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from signoria.words import say

Signs = Mapping[str, tuple[str, str, str]]  # a sign, a letter for terminals that lack it, a style


class Drawing:
    """Draws in one language. `plain`: with letters and figures only."""

    def __init__(self, signs: Signs, language: str, plain: bool) -> None:
        self.signs = signs
        self.language = language
        self.plain = plain

    # ---------------------------------------------------------------- signs

    def sign(self, name: str) -> Text:
        sign, letter, style = self.signs[name]
        return Text(letter if self.plain else sign, style=style)

    def signed(self, number: int, name: str) -> Text:
        """`3★`"""
        return Text.assemble(str(number), self.sign(name))

    def points(self, number: int) -> Text:
        return self.signed(number, "points")

    def nothing(self) -> Text:
        return Text("-" if self.plain else "–", style="dim")

    def dot(self) -> Text:
        """Between things that stand in one line."""
        return Text(" - " if self.plain else " · ", style="dim")

    # ---------------------------------------------------------------- arrangement

    def heading(self, text: str, right: Text | None = None) -> RenderableType:
        title = Text.assemble((text[:1].upper() + text[1:], "bold"))
        if right is not None:
            title.append("  ").append_text(right)
        return Rule(title, align="left", style="dim", characters="-" if self.plain else "─")

    def rows(self) -> Grid:
        """Lines with a label each."""
        rows = Grid.grid(padding=(0, 2))
        rows.add_column(min_width=12, no_wrap=True)
        rows.add_column()
        return rows

    def label(self, text: str) -> Text:
        return Text(f"  {text}", style="dim")

    def about(self, name: str, text: str) -> str:
        """`Florence: a large city`"""
        return say("cli-about", self.language, name=name, text=text)

    @staticmethod
    def packed(parts: Sequence[Text], between: Text, room: int) -> Text:
        """Things in as few lines as they need, none of them broken if it fits into one."""
        packed = Text()
        filled = 0
        for at, part in enumerate(parts):
            whole = part + between if at < len(parts) - 1 else part
            if filled and filled + whole.cell_len > room:
                packed.right_crop(len(packed) - len(packed.plain.rstrip()))
                packed.append("\n")
                filled = 0
            packed.append_text(whole)
            filled += whole.cell_len
        return packed

    @staticmethod
    def indented(what: RenderableType) -> RenderableType:
        return Padding(what, (0, 0, 0, 2))
