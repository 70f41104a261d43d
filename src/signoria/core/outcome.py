"""What results come to: places, and how much a lead is worth."""

from __future__ import annotations

from signoria.core.numbers import i64


def places(results: list[tuple[int, ...]]) -> list[int]:
    """The place of each side, 1 for the best result; equal results share one."""
    return [1 + len([other for other in results if other > mine]) for mine in results]


def share(lead: i64, doubt: i64) -> float:
    """A lead as a number between 0 and 1: the smaller the doubt, the more it tells."""
    whole = doubt + max(lead, -lead)
    return float(whole + lead) / float(2 * whole)
