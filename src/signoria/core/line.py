"""What a search says about one action."""

from __future__ import annotations

from typing import Final, final

from signoria.core.numbers import mypyc_attr


@final
@mypyc_attr(acyclic=True)
class Line:
    """Value between 0 and 1 (the game's outlook), share of the visits, and how play may go on."""

    def __init__(
        self, code: int, value: float, share: float, visits: int, moves: list[tuple[int, int]]
    ) -> None:
        self.code: Final = code
        self.value: Final = value
        self.share: Final = share
        self.visits: Final = visits
        self.moves: Final = moves  # (seat, code), the action itself first

    def __repr__(self) -> str:
        return f"Line({self.code}, value={self.value:.3f}, share={self.share:.3f})"
