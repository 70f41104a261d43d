"""The legal actions of one question, in an array that is used again for the next one."""

from __future__ import annotations

from typing import Final, final

from signoria.core.numbers import i64, mypyc_attr, zeros

CAPACITY: Final = 1024  # more than the codes of any game


@final
@mypyc_attr(acyclic=True)
class Actions:
    def __init__(self) -> None:
        self.codes: Final = zeros(CAPACITY)
        self.count: i64 = 0

    def clear(self) -> None:
        self.count = 0

    def add(self, code: i64) -> None:
        self.codes[self.count] = code
        self.count += 1

    def has(self, code: i64) -> bool:
        for i in range(self.count):
            if self.codes[i] == code:
                return True
        return False

    def listed(self) -> list[int]:
        listed = [0] * self.count  # filled in place: appending would grow the list again and again
        for i in range(self.count):
            listed[i] = self.codes[i]
        return listed
