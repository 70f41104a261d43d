"""`hint`: what a strong bot would do in the place of a person, and how it came to that."""

from __future__ import annotations

from signoria.bots import make
from signoria.bots.bot import PATIENCE
from signoria.bots.following import Thought, thought
from signoria.bots.levels import ADVISER, LINES
from signoria.bots.search import SearchBot
from signoria.cli import seats
from signoria.cli.screen import Screen
from signoria.cli.session import Session
from signoria.core.state import Prompt
from signoria.words import action


def tell_hint(session: Session, screen: Screen, seat: int, asked: Prompt | None) -> None:
    game = screen.game
    adviser = make(ADVISER, game, session.recorder.n)
    adviser.patience = PATIENCE
    code = session.choice(seat, adviser)
    label = action(game, code, screen.language, asked)
    notation = game.notation(code)
    listed = next(line for line in screen.lines(session.state, seat) if code in line.codes)
    if listed.first is None:  # its notation is all that one can type
        screen.tell("cli-hint-typed", label=label, notation=notation)
    else:
        number = listed.first + listed.codes.index(code)
        screen.tell("cli-hint", number=number, label=label, notation=notation)
    assert isinstance(adviser, SearchBot)
    view = session.state.view(seat)
    for line in adviser.explain()[:LINES]:
        screen.write(_explained(screen, thought(game, view, line), seat), style="dim")
    if len(session.state.decisions(seat)) > 1:
        alone = session.state.seats == 1
        screen.tell("cli-hint-scale-alone" if alone else "cli-hint-scale")


def _explained(screen: Screen, thought: Thought, seat: int) -> str:
    """An action, and how play may go on after it, as one imagined world lets it be played."""
    names = seats.names(screen.players, screen.language)
    moves = []
    for move in thought.moves:
        notation = screen.game.notation(move.code)
        if move.seat != seat:
            notation = screen.say("cli-hint-move", name=names[move.seat], notation=notation)
        moves.append(notation)
    share, value = round(100 * thought.share), round(100 * thought.value)
    return screen.say("cli-hint-thought", share=share, value=value, line=" → ".join(moves))
