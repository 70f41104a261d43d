"""One event, two faces: who learns of it, who sees its private numbers."""

from __future__ import annotations

from signoria.core.journal import EVERYONE, SPECTATORS, EventKind, Journal

DRAWN = EventKind("drawn", ["seat"], ["card"], barrier=True)
PASSED = EventKind("passed", [])
KINDS = [DRAWN, PASSED]


def test_all_learn_of_it_and_one_sees_the_card() -> None:
    journal = Journal(KINDS)
    journal.add(0, EVERYONE, 1 << 2, [2, 17])
    (event,) = journal.take()
    assert event.kind is DRAWN
    assert event.kind.barrier
    assert event.told_to(2) == {"event": "drawn", "seat": 2, "card": 17}
    assert event.told_to(0) == {"event": "drawn", "seat": 2}
    assert event.told_to(SPECTATORS) == {"event": "drawn", "seat": 2}


def test_some_do_not_learn_of_it() -> None:
    journal = Journal(KINDS)
    journal.add(0, 0b011, 0b001, [0, 5])
    (event,) = journal.take()
    assert event.told_to(0) == {"event": "drawn", "seat": 0, "card": 5}
    assert event.told_to(1) == {"event": "drawn", "seat": 0}
    assert event.told_to(2) is None
    assert event.told_to(SPECTATORS) is None


def test_everyone_is_eight_seats_and_the_spectators() -> None:
    journal = Journal(KINDS)
    journal.add(1, EVERYONE, EVERYONE, [])
    (event,) = journal.take()
    assert all(event.told_to(audience) == {"event": "passed"} for audience in range(9))
    assert SPECTATORS == 8
    assert not PASSED.barrier


def test_surplus_numbers_are_cut_off() -> None:
    journal = Journal(KINDS)
    journal.add(0, EVERYONE, EVERYONE, [1, 2, 0, 0, 0])
    journal.add(1, EVERYONE, EVERYONE, [0, 0, 0, 0, 0])
    drawn, passed = journal.take()
    assert (drawn.values, drawn.secrets) == ([1], [2])
    assert (passed.values, passed.secrets) == ([], [])


def test_taking_empties_the_journal() -> None:
    journal = Journal(KINDS)
    journal.add(1, EVERYONE, EVERYONE, [])
    assert len(journal.take()) == 1
    assert journal.take() == []
    journal.add(1, EVERYONE, EVERYONE, [])
    journal.add(0, EVERYONE, EVERYONE, [0, 0])
    assert [event.kind.name for event in journal.take()] == ["passed", "drawn"]
