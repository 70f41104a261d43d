"""The action space as a whole: a code means the same in every position."""

from __future__ import annotations

from collections.abc import Iterator

from signoria.core.game import Game


def codes(game: Game) -> Iterator[str]:
    """Code 0 is pass, code 1 is yes, and every code comes back from its notation."""
    space = game.actions
    first = [family.name for family in space.families[:2]]
    if first != ["pass", "yes"]:
        yield f"the first families are {first}, not pass and yes"
    if not 0 < space.standing <= space.size:
        yield f"standing commands begin at {space.standing} of {space.size} codes"
    named: dict[str, int] = {}
    for code in range(space.size):
        notation = game.notation(code)
        if notation in named:
            yield f"codes {named[notation]} and {code} are both called {notation!r}"
        named[notation] = code
        yield from round_trip(game, code)
        family = space.family_of[code]
        if not family.offset <= code < family.offset + family.size:
            yield f"code {code} is outside its family {family.name}"


def round_trip(game: Game, code: int) -> Iterator[str]:
    notation = game.notation(code)
    if game.parse(notation) != code:
        yield f"code {code} is written {notation!r}, which is read as {game.parse(notation)}"
