"""A game played at this terminal: bots answer at once, people are asked."""

from __future__ import annotations

from signoria.cli.failing import about_file
from signoria.cli.keyboard import Keyboard
from signoria.cli.orders import Leave, Orders, find_order
from signoria.cli.screen import Screen
from signoria.cli.seats import HUMAN, names
from signoria.cli.session import Session
from signoria.core.errors import BadRequest, IllegalAction, Refusal, SignoriaError


class Desk:
    def __init__(self, session: Session, screen: Screen, keyboard: Keyboard) -> None:
        self.session = session
        self.screen = screen
        self.keyboard = keyboard
        self.orders = Orders(session, screen)
        self._read = [len(session.course.steps)] * len(session.players)  # steps each seat knows of
        self._person: int | None = None  # who sits at the keyboard

    def play_on(self) -> None:
        """Until the game is over. Leave and EndOfInput end it earlier."""
        people = self.session.people()
        while not self.session.state.over:
            if not people and self.session.recorder.n > self.session.game.plays_cut:
                raise Leave("quit")  # bots that produce in circles
            seat = self.session.state.to_act[0]
            if self.session.players[seat] == HUMAN:
                self._ask(seat)
            else:
                self.session.bot_plays(seat)
        self.news(self._person)

    def news(self, seat: int | None) -> None:
        """What happened since this seat, or nobody in particular, looked last."""
        steps = self.session.course.steps
        first = 0 if seat is None else min(self._read[seat], len(steps))
        self.screen.log(steps[first:], seat)
        if seat is not None:
            self._read[seat] = len(steps)

    # ---------------------------------------------------------------- one question

    def _ask(self, seat: int) -> None:
        """Ask until a play is made."""
        self.session.file.settle()
        arrived = self._person != seat
        if arrived:
            self._take_seat(seat)
        self._show(seat, whole=arrived)
        while True:
            text = self.keyboard.line()
            try:
                if self._answered(seat, text):
                    return
            except IllegalAction as error:
                self.orders.refuse(Refusal(error.rule, error.message.key, error.message.args))
            except SignoriaError as error:
                self.screen.write(error.sentence(self.screen.language), style="red")
            except BrokenPipeError:
                raise
            except OSError as error:  # a copy, or a line of the record, that cannot be written
                self.screen.write(about_file(error, self.screen.language), style="red")

    def _take_seat(self, seat: int) -> None:
        """With several people at one keyboard nobody sees the hand of another."""
        if len(self.session.people()) > 1 and self.keyboard.live:
            self.screen.console.clear()
            name = names(self.session.players, self.screen.language)[seat]
            self.keyboard.pause(self.screen.say("cli-pass-keyboard", name=name))
        self._person = seat

    def _show(self, seat: int, whole: bool = False) -> None:
        state, screen = self.session.state, self.screen
        asked = state.prompt(seat)
        assert asked is not None
        screen.write("")
        self.news(seat)
        brief = None if whole else screen.table.brief(state.view(seat), asked.kind)
        if brief is None:
            screen.whole_table(state, seat)
        else:
            screen.console.print(brief)
        screen.question(state, seat, asked)

    def _answered(self, seat: int, text: str) -> bool:
        """True when the text was an action and has been played."""
        code = self._action(seat, text)
        if code is not None:
            self.session.play(seat, code)
            self.session.bots_volunteer()
            return True
        word, _, rest = text.partition(" ")
        order = find_order(word) if word else None
        if word and order is None:
            raise BadRequest("cli-not-understood", {"text": text[:60]})
        if order is None or self.orders.obey(order, rest.strip(), seat):
            self._show(seat)
        return False

    def _action(self, seat: int, text: str) -> int | None:
        if text.isdecimal():
            return self.orders.numbered(text, seat)
        return self.orders.named(text, seat)
