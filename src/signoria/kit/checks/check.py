"""What a check is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator

from signoria.kit.position import Position


class Check(ABC):
    """Made anew for each random game; looks at its positions one after the other and yields what is wrong.

    `at.came_by` is the play that led to the position, None at the first one.
    """

    name: str

    def __init__(self) -> None:
        self.made = 0  # how often something was really compared, for the report

    @abstractmethod
    def look(self, at: Position) -> Iterator[str]:
        """One line for each fault."""
