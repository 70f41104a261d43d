"""Masters passes the kit, and would not if it had one of these faults."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

import signoria
from signoria.core.journal import EventKind
from signoria.kit import check_game, check_one, reproduce
from signoria.kit.report import Report
from signoria.kit.walk import Style, Walk

MASTERS = signoria.game("masters")


def test_masters_passes() -> None:
    report = check_game(MASTERS, games=1)
    assert report.failures == []
    assert report.games == 4
    assert all(report.checks.values())


@pytest.mark.parametrize("style", Style)
def test_masters_passes_in_each_style(style: Style) -> None:
    seed = next(seed for seed in range(50) if Walk(MASTERS, 2, seed, {}).style is style)
    assert check_one(MASTERS, 2, seed).failures == []


class FaultyState:
    """A position of Masters and what it does wrong. It stands around the true one, because an
    interpreted class cannot derive from a compiled one."""

    def __init__(self, game: Any, inner: Any) -> None:
        self.__dict__.update(game=game, inner=inner)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.inner, name)

    def __setattr__(self, name: str, value: object) -> None:
        setattr(self.inner, name, value)

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (type(self.game)(), self.inner)

    def copy(self) -> Any:
        return type(self)(self.game, self.inner.copy())


class Faulty:
    """Masters with faulty positions."""

    state: ClassVar[type[FaultyState]] = FaultyState

    def __getattr__(self, name: str) -> Any:
        return getattr(MASTERS, name)

    def new(self, seats: int, seed: int, **options: object) -> Any:
        return self.state(self, MASTERS.new(seats, seed, **options))

    def load(self, dump: dict[str, object]) -> Any:
        return self.state(self, MASTERS.load(dump))

    def imagine(self, view: dict[str, object], seed: int) -> Any:
        return self.state(self, MASTERS.imagine(view, seed))

    def judge(self, state: Any, seat: int) -> float:
        return MASTERS.judge(state.inner, seat)

    def invariants(self, state: Any) -> list[str]:
        return MASTERS.invariants(state.inner)


class LeakingState(FaultyState):
    def view(self, seat: int | None = None) -> dict[str, object]:
        view: dict[str, object] = self.inner.view(seat)
        return {**view, "all": self.inner.dump()["boards"]}


class Leaking(Faulty):
    state = LeakingState


class UnsortedState(FaultyState):
    def legal(self, seat: int) -> list[int]:
        return list(reversed(self.inner.legal(seat)))


class Unsorted(Faulty):
    state = UnsortedState


class SharedState(FaultyState):
    def copy(self) -> Any:
        return type(self)(self.game, self.inner)


class Shared(Faulty):
    state = SharedState


class ForgetfulState(FaultyState):
    def dump(self) -> dict[str, object]:
        return {**self.inner.dump(), "turn": 0}


class Forgetful(Faulty):
    state = ForgetfulState


class NoBarriers(Faulty):
    events: ClassVar = [EventKind(kind.name, kind.fields, kind.private) for kind in MASTERS.events]


class AllPublic(Faulty):
    """Its events have no private part: what was private is told to all."""

    events: ClassVar = [
        EventKind(kind.name, kind.fields + kind.private, barrier=kind.barrier)
        for kind in MASTERS.events
    ]


class ShownState(FaultyState):
    def redeal(self, viewer: int, random: object) -> None:
        self.inner.redeal(0, random)


class WrongRedeal(Faulty):
    """Deals anew what the viewer knows."""

    state = ShownState


def checked(game: type[Faulty], seats: int, seed: int = 0) -> Report:
    faulty: Any = game()
    return check_game(faulty, games=1, seed=seed, seats=seats)


def test_the_wrapping_itself_is_no_fault() -> None:
    assert checked(Faulty, seats=2).failures == []


@pytest.mark.parametrize(
    ("game", "check"),
    [
        (Leaking, "twins"),
        (Unsorted, "lists"),
        (Shared, "copies"),
        (Forgetful, "storage"),
        (NoBarriers, "barriers"),
        (AllPublic, "twins"),
        (AllPublic, "sealed"),
        (WrongRedeal, "twins"),
    ],
)
def test_a_fault_is_found(game: type[Faulty], check: str) -> None:
    report = checked(game, seats=3)
    assert [line for line in report.failures if f"[{check}]" in line]


def test_a_failure_can_be_reproduced() -> None:
    line = next(line for line in checked(Unsorted, seats=3, seed=2).failures)
    assert line.startswith("masters seats=3 seed=2 step=0 [lists] seat 0: legal [")
    faulty: Any = Unsorted()
    assert check_one(faulty, seats=3, seed=2).failures[0] == line
    state = reproduce(MASTERS, seats=3, seed=2, step=20)
    assert state.digest() == reproduce(MASTERS, seats=3, seed=2, step=20).digest()
    assert state.digest() != reproduce(MASTERS, seats=3, seed=2, step=19).digest()


def test_a_report_lists_some_failures_and_counts_all() -> None:
    report = checked(Unsorted, seats=4)
    listed = [line for line in report.failures if "[lists]" in line]
    assert len(listed) == 21
    assert listed[-1].startswith("masters [lists] and ")


def test_a_wrong_number_of_seats_is_refused() -> None:
    with pytest.raises(signoria.BadRequest):
        check_game(MASTERS, games=1, seats=5)


def test_progress_is_told_after_each_game() -> None:
    told: list[tuple[int, int]] = []
    check_game(MASTERS, games=2, seats=1, progress=lambda done, total: told.append((done, total)))
    assert told == [(1, 2), (2, 2)]
