"""How a strongbox is shown with the "3x" tiles of the box, which change nothing in what is owned (MAS-CMP-05)."""

from __future__ import annotations

from typing import Final

from signoria.games.masters.tables import DATA

TRIPLE: Final[int] = DATA.files["board"]["triple_tile"]["worth"]


def in_triples(pieces: int) -> tuple[int, int]:
    """For pieces of one type: tiles that carry one piece each, and single pieces beside them (MAS-PRO-16)."""
    return pieces // TRIPLE, pieces % TRIPLE
