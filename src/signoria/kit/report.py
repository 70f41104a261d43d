"""What the kit found."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

LISTED = 20  # failures of one check that are written out; the others are counted


@dataclass
class Report:
    """`checks`: how often each check compared something. `failures`: one line each, with all that is
    needed to see it again (`reproduce`)."""

    game: str
    games: int = 0
    steps: int = 0
    checks: dict[str, int] = field(default_factory=dict)
    failures: list[str] = field(default_factory=list)
    _found: Counter[str] = field(default_factory=Counter, repr=False)

    @property
    def ok(self) -> bool:
        return not self.failures

    def made(self, check: str, times: int) -> None:
        self.checks[check] = self.checks.get(check, 0) + times

    def fail(self, check: str, where: str, what: str) -> None:
        self._found[check] += 1
        if self._found[check] <= LISTED:
            self.failures.append(f"{where} [{check}] {what}")

    def close(self) -> None:
        """Say how many failures were not written out."""
        for check, found in self._found.items():
            if found > LISTED:
                self.failures.append(f"{self.game} [{check}] and {found - LISTED} more")
