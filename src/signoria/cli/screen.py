"""What a person at the terminal sees around the table: log, question, actions, result."""

from __future__ import annotations

from collections.abc import Iterable

from rich.table import Table as Grid
from rich.text import Text

from signoria.cli import seats
from signoria.cli.output import PersonConsole
from signoria.cli.tables import Line, Table, table_of
from signoria.core.errors import Argument
from signoria.core.game import Game
from signoria.core.journal import SPECTATORS
from signoria.core.state import Prompt, State
from signoria.record import Step
from signoria.words import action, event, join, prompt, say

ROOMY = 76  # columns for label, meaning and notation side by side


class Screen:
    """Speaks one language to one person, or to spectators (None)."""

    def __init__(self, game: Game, players: list[str], language: str) -> None:
        self.console = PersonConsole()
        self.game = game
        self.players = players
        self.language = language

    # ---------------------------------------------------------------- words

    def say(self, key: str, **args: Argument) -> str:
        return say(key, self.language, **args)

    def tell(self, key: str, **args: Argument) -> None:
        """One sentence of the catalogue."""
        self.write(self.say(key, **args))

    def write(self, text: str | Text, style: str = "") -> None:
        self.console.print(text, style=style)

    @property
    def table(self) -> Table:
        return table_of(self.game, self.language, self.console.width, self.console.plain)

    def titles(self, viewer: int | None) -> list[str]:
        all_seats = range(len(self.players))
        return [seats.title(self.players, seat, viewer, self.language) for seat in all_seats]

    # ---------------------------------------------------------------- log

    def sentences(self, steps: Iterable[Step], viewer: int | None) -> list[str]:
        """What came of some plays, as one was told it."""
        audience = SPECTATORS if viewer is None else viewer
        names = seats.names(self.players, self.language)
        heard = [happened.told_to(audience) for step in steps for happened in step.events]
        return [event(self.game, told, names, self.language) for told in heard if told is not None]

    def log(self, steps: Iterable[Step], viewer: int | None) -> None:
        mark = "-" if self.console.plain else "•"
        for sentence in self.sentences(steps, viewer):
            self.console.print(Text(f"{mark} {sentence}"), style="italic")

    # ---------------------------------------------------------------- the question

    def whole_table(self, state: State, viewer: int | None) -> None:
        self.console.print()
        self.console.print(self.table.whole(state.view(viewer), self.titles(viewer)))

    def lines(self, state: State, seat: int) -> list[Line]:
        """The legal actions of a seat as they are listed."""
        asked = state.prompt(seat)
        assert asked is not None
        return self.table.lines(state.legal(seat), asked.kind)

    def question(self, state: State, seat: int, asked: Prompt) -> None:
        self.console.print()
        sentence = Text(prompt(self.game, asked, self.language), style="bold")
        if self.players.count(seats.HUMAN) > 1:
            name = seats.names(self.players, self.language)[seat]
            sentence = Text.assemble((f"{name}: ", "bold cyan"), sentence)
        self.console.print(sentence)
        self.console.print(self._actions(state, seat, asked))

    def _actions(self, state: State, seat: int, asked: Prompt) -> Grid:
        """Number, label, what it comes to here, notation."""
        view, table = state.view(seat), self.table
        lines = self.lines(state, seat)
        numbers, cells = [], []
        one_column = self.console.width < ROOMY
        for line in lines:
            numbers.append(self._numbers(line))
            label = table.label(view, line)
            if label is not None:  # it says all, and needs the room
                cells.append([label, Text(), Text()])
                one_column = True
                continue
            names = [action(self.game, code, self.language, asked) for code in line.codes]
            notations = [] if line.first is None else list(map(self.game.notation, line.codes))
            meaning = table.meaning(view, line.codes[0])
            cells.append([self._run(names), meaning, self._run(notations, "dim")])
        return numbered_rows(numbers, cells, one_column)

    def _numbers(self, line: Line) -> str:
        """What one may type for a line: a number, or one of a run of them."""
        if line.first is None:  # of several the line itself says it
            return self.game.notation(line.codes[0]) if len(line.codes) == 1 else ""
        last = line.first + len(line.codes) - 1
        if last == line.first:
            return str(last)
        return f"{line.first}{'-' if self.console.plain else '–'}{last}"

    def _run(self, texts: list[str], style: str = "") -> Text:
        """One text, or the first and the last of a run."""
        if len(texts) < 2:
            return Text("".join(texts), style=style)
        return Text(f"{texts[0]} {'...' if self.console.plain else '…'} {texts[-1]}", style=style)

    # ---------------------------------------------------------------- the result

    def result(self, state: State) -> None:
        """The score sheet, the places, and who won."""
        sheet = self.game.score_sheet(state)
        ranking, scores = state.ranking(), state.scores()
        rows = Grid(box=None, pad_edge=False, header_style="bold")
        rows.add_column("")
        for title in self._sides(state, self.titles(None)):
            rows.add_column(title, justify="right")
        chosen = {name: str(value) for name, value in state.options.items()}
        for place, part in enumerate(sheet[0], 1):
            label = say(f"{self.game.id}-score", self.language, score=part, place=place, **chosen)
            rows.add_row(label, *[str(side[part]) for side in sheet])
        # A lost solo game has parts of a score and none.
        totals = [str(n) if n == sum(side.values()) else "–" for n, side in zip(scores, sheet)]
        rows.add_row(self.say("cli-total"), *totals, style="bold")
        rows.add_row(self.say("cli-place"), *map(str, ranking))
        self.console.print()
        self.console.print(rows)
        self.console.print()
        self.write(self._verdict(state, ranking, scores), style="bold")

    def _sides(self, state: State, titles: list[str]) -> list[str]:
        """Everybody for himself, or partners in one."""
        members: list[list[str]] = [[] for _ in state.scores()]
        for seat, title in enumerate(titles):
            members[int(state.side_of(seat))].append(title)
        return [join(side, self.language) for side in members]

    def _verdict(self, state: State, ranking: list[int], scores: list[int]) -> str:
        names = self._sides(state, seats.names(self.players, self.language))
        if len(self.players) == 1:
            won = ranking[0] == 1
            return self.say("cli-solo-won", points=scores[0]) if won else self.say("cli-solo-lost")
        winners = [name for name, place in zip(names, ranking) if place == 1]
        best = max(scores)
        if len(winners) == 1:
            people = len(self.players) // len(names)
            return self.say("cli-won", name=winners[0], people=people, points=best)
        return self.say("cli-won-together", names=join(winners, self.language), points=best)


def numbered_rows(numbers: list[str], cells: list[list[Text]], one_column: bool) -> Grid:
    """Rows with a number before each. Long first cells wrap; the others do so only if they must."""
    rows = Grid.grid(padding=(0, 2))
    rows.add_column(justify="right", style="bold cyan", no_wrap=True, min_width=2)
    if one_column:
        joined = [Text("  ").join([text for text in row if text]) for row in cells]
        rows.add_column()
        for number, text in zip(numbers, joined):
            rows.add_row(number, text)
        return rows
    rows.add_column()
    for _ in range(2):
        rows.add_column(no_wrap=True)
    for number, row in zip(numbers, cells):
        rows.add_row(number, *row)
    return rows
