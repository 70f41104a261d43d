"""How good a position looks for a seat. Uses only what that seat may know."""

from __future__ import annotations

from signoria.games.masters.scoring import board_score
from signoria.games.masters.state import MastersState


def judge(s: MastersState, seat: int) -> float:
    return float(board_score(s.boards[seat]))
