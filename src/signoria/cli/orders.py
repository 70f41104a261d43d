"""What a person may type besides an action: help, hint, undo…"""

from __future__ import annotations

from pathlib import Path

from rich.table import Table as Grid
from rich.text import Text

from signoria.cli.language import checked
from signoria.cli.screen import Screen
from signoria.cli.session import Session
from signoria.core.errors import Argument, BadRequest, Refusal
from signoria.core.game import Game
from signoria.core.state import Prompt
from signoria.words import LANGUAGES, action, card, render, rule, rules_of, say
from signoria.words.catalogue import catalogue
from signoria.words.labels import labels_of

ORDERS = (
    "help",
    "hint",
    "undo",
    "why",
    "rule",
    "card",
    "board",
    "table",
    "log",
    "save",
    "lang",
    "new",
    "quit",
)


class Leave(Exception):
    """The person leaves this game; `order` is "quit" or "new"."""

    def __init__(self, order: str) -> None:
        super().__init__(order)
        self.order = order


def find_order(word: str) -> str | None:
    """The order that a word means, in whatever language."""
    for order in ORDERS:
        for language in LANGUAGES:
            if word.lower() in say(f"cli-order-{order}", language).split():
                return order
    return None


class Orders:
    """Carries out orders for the person in a seat."""

    def __init__(self, session: Session, screen: Screen) -> None:
        self.session = session
        self.screen = screen

    def obey(self, order: str, rest: str, seat: int) -> bool:
        """True if the question looks different now and has to be asked again."""
        match order:
            case "help" | "why" if rest:
                self._explain(self._code(rest, seat), seat)
            case "help" | "why":
                self._help(seat)
            case "hint":
                self._hint(seat)
            case "rule":
                self._rules([rest.upper()] if rest else rules_of(self._game, self._asked(seat)))
            case "card":
                self._card(rest)
            case "board":
                self._board(rest, seat)
            case "log":
                self.screen.log(self.session.course.steps, seat)
            case "save":
                self._save(rest)
            case "undo":
                return self._undo(rest, seat)
            case "lang":
                self.screen.language = checked(rest.lower())
                return True
            case "table":
                self.screen.whole_table(self.session.state, seat)
                return True
            case _:
                raise Leave(order)
        return False

    @property
    def _game(self) -> Game:
        return self.session.game

    def _asked(self, seat: int) -> Prompt:
        asked = self.session.state.prompt(seat)
        assert asked is not None
        return asked

    def _code(self, text: str, seat: int) -> int:
        """An action, by its number in the list or by its notation."""
        if text.isdecimal():
            return self.numbered(text, seat)
        return self._game.parse(text)

    def named(self, text: str, seat: int) -> int | None:
        """The action of a notation, or the legal one that is called so in the list."""
        words = " ".join(text.split()).lower()
        code = self._game.actions.codes.get(words)
        if code is not None or not words:
            return code
        language, asked = self.screen.language, self._asked(seat)
        for code in self.session.state.legal(seat):
            if action(self._game, code, language, asked).lower() == words:
                return code
        return None

    def numbered(self, text: str, seat: int) -> int:
        """The action of a number in the list that a person sees."""
        legal = self.session.state.legal(seat)
        table, asked = self.screen.table, self._asked(seat).kind
        code = table.typed(legal, int(text), asked) if len(text) < 10 else None
        if code is None:
            runs = [(line.first, len(line.codes)) for line in table.lines(legal, asked)]
            numbers = [
                first + at for first, size in runs if first is not None for at in (0, size - 1)
            ]
            if not numbers:
                raise BadRequest("cli-not-understood", {"text": text[:60]})
            about: dict[str, Argument] = {
                "number": text[:20],
                "first": min(numbers),
                "last": max(numbers),
            }
            raise BadRequest("cli-no-such-number", about)
        return code

    # ---------------------------------------------------------------- help

    def _help(self, seat: int) -> None:
        screen = self.screen
        primer = f"cli-{self._game.id}-primer"
        if catalogue(screen.language).has(primer):
            screen.write(f"{screen.say(primer)}\n")
        screen.tell("cli-how-to-answer")
        rows = Grid.grid(padding=(0, 2))
        rows.add_column(style="bold cyan", no_wrap=True)
        rows.add_column()
        table = screen.table
        examples = {"action": table.action_to_ask_about, "card": table.card_to_ask_about}
        for order in ORDERS:
            does = screen.say(f"cli-order-{order}-does", **examples)
            rows.add_row(f"  {screen.say(f'cli-order-{order}-usage')}", does)
        screen.console.print(rows)
        screen.tell("cli-rules-now")
        self._rules(rules_of(self._game, self._asked(seat)))

    def _explain(self, code: int, seat: int) -> None:
        """An action in words; if it is not allowed, why."""
        state, screen = self.session.state, self.screen
        view = state.view(seat)
        label = action(self._game, code, screen.language, self._asked(seat))
        head = Text.assemble((label, "bold"), "  ", screen.table.meaning(view, code))
        screen.console.print(head.append(f"  {self._game.notation(code)}", style="dim"))
        for name in screen.table.parts(view, code):
            self._describe(name)
        refusal = state.why_not(seat, code)
        if refusal is None:
            screen.tell("cli-allowed")
            self._rules(rules_of(self._game, self._asked(seat)))
        else:
            self.refuse(refusal)

    def refuse(self, refusal: Refusal) -> None:
        """Say which rule forbids something, and what that rule says."""
        screen = self.screen
        screen.write(f"{render(refusal.message, screen.language)} ({refusal.rule})", style="red")
        sentence = rule(self._game, refusal.rule, screen.language)
        if sentence is not None:
            screen.write(f"{refusal.rule}: {sentence}", style="dim")

    def _rules(self, ids: list[str]) -> None:
        for cited in ids:
            sentence = rule(self._game, cited, self.screen.language)
            if sentence is None:
                raise BadRequest("cli-no-such-rule", {"rule": cited[:20]})
            self.screen.write(f"{cited}: {sentence}")

    def _card(self, text: str) -> None:
        """A card by its id or by what it is called."""
        for name in labels_of(self._game.package).cards:
            if text.lower() in (name.lower(), self.screen.table.title(name).lower()):
                self._describe(name)
                return
        raise BadRequest("cli-no-such-card", {"card": text[:20]})

    def _describe(self, name: str) -> None:
        described = card(self._game, name, self.screen.language)
        self.screen.tell("cli-about", name=self.screen.table.title(name), text=described)

    def _hint(self, seat: int) -> None:
        from signoria.cli.hint import tell_hint

        tell_hint(self.session, self.screen, seat, self._asked(seat))

    # ---------------------------------------------------------------- the game

    def _board(self, text: str, seat: int) -> None:
        seats = len(self.session.players)
        if text and not (text.isdecimal() and 1 <= int(text) <= seats):
            raise BadRequest("cli-no-such-board", {"board": text[:20], "last": seats})
        shown = int(text) - 1 if text else seat
        view = self.session.state.view(seat)
        table = self.screen.table
        self.screen.console.print(table.board(view, shown, self.screen.titles(seat)))

    def _undo(self, text: str, seat: int) -> bool:
        everything = bool(text) and text in [say("cli-all", language) for language in LANGUAGES]
        for step in self.session.undo(seat, everything):
            label = action(self._game, step.code, self.screen.language)
            self.screen.tell("cli-undone", label=label)
        return True

    def _save(self, name: str) -> None:
        if not name:
            raise BadRequest("cli-save-needs-file")
        path = Path(name).expanduser()
        self.session.save_copy(path)
        self.screen.tell("cli-saved-copy", file=str(path))
