"""Positions that no game can reach are refused, each for its own reason."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import signoria
from tests.games.renaissance.positions import (
    GAME,
    MILAN,
    ROME,
    VENICE,
    Json,
    combat,
    frame,
    play,
    voting,
)


def refusal(state: signoria.State, change: Callable[[Json], object]) -> str:
    dump: Json = state.dump()
    change(dump)
    with pytest.raises(signoria.BadPosition) as caught:
        GAME.load(dump)
    return caught.value.message.key.removeprefix("renaissance-impossible-")


def put(**values: object) -> Callable[[Json], object]:
    return lambda dump: dump.update(values)


def put_on(seat: int, **values: object) -> Callable[[Json], object]:
    return lambda dump: dump["boards"][seat].update(values)


def ask(*frames: Json) -> Callable[[Json], object]:
    return lambda dump: dump.update(stack=list(frames))


def fight() -> signoria.State:
    """Milan attacks Brescia; Venice is asked for her cards."""
    state = combat(
        MILAN,
        cities={VENICE: ["venezia", "brescia"]},
        hands={MILAN: "cannon cannon", VENICE: "pikemen"},
    )
    return play(state, "attack brescia", "commit cannon", "commit cannon", "pass")


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (put(setup="base_5"), "setup"),
        (put(setup="scenario_1494_6"), "setup"),
        (put_on(ROME, nation="venice"), "nations"),
        (put_on(ROME, nation="swiss"), "nations"),
        (put(order=[0, 1, 2, 3, 4, 4]), "order"),
        (put_on(ROME, cities=["roma", "milano"]), "cities"),
        (put_on(ROME, start=[]), "cities"),
        (put(ramparts=["siena"]), "buildings"),
        (put(castles=["roma"]), "buildings"),
        (put(artists={"piero": "roma"}), "artists"),
        (put(palaces=["roma"], artists={"savonarola": "roma"}), "artists"),
        (put(discards={"cannon": 1}), "cards"),
        (put_on(ROME, known={"cannon": 1}), "hands"),
        (put_on(MILAN, most_blue=0), "hands"),
        (put(powers=["milan"]), "turns"),
        (put(bonus=2), "turns"),
        (put(offers=[{"seat": 0, "to": 1, "city": "roma", "for": "siena"}]), "offers"),
        (put(stack=[]), "turns"),
        (ask(frame("combat", ROME, 0)), "question"),
        (ask(frame("vote", -1, 0)), "question"),
        (ask(frame("vote", MILAN, 63)), "question"),
        (ask(frame("vote", -1, 63)), "question"),  # it must say who was asked
        (ask(frame("vote", -1, 63, 31)), "question"),
        (ask(frame("vote", -1, 31, 63)), "question"),  # who has answered has a draft
        (ask(frame("expand", MILAN, 0, 2)), "question"),
        (ask(frame("return", ROME, 0)), "question"),
        (ask(frame("claim", -1, 63)), "question"),
        (ask(frame("ready", -1, 63)), "question"),
        (ask(frame("swap", MILAN, 0)), "question"),
        (ask(frame("combat", MILAN, 0), frame("commit", MILAN)), "question"),
        (ask(frame("combat", MILAN, 0), frame("corrupt", ROME)), "question"),
        (put(drafts=[5, 0, 0, 0, 0, 0]), "question"),
    ],
)
def test_each_fault_is_found(change: Callable[[Json], object], fault: str) -> None:
    state = combat(MILAN, hands={MILAN: "cannon retreat"})
    assert refusal(state, change) == fault


def in_battle(**values: object) -> Callable[[Json], object]:
    return lambda dump: dump["battle"].update(values)


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (in_battle(revealed=True), "cards"),
        (in_battle(target="roma"), "question"),
        (in_battle(slots=[["cannon", None, None], [None, None, None]]), "cards"),
        (ask(frame("combat", MILAN, 0), frame("commit", MILAN)), "question"),
        (ask(frame("combat", MILAN, 0), frame("lend", -1, 1)), "question"),
        (ask(frame("combat", MILAN, 0), frame("lend", -1, 1, 1)), "question"),
        (ask(frame("combat", MILAN, 0), frame("counter", VENICE, 6)), "question"),
        (ask(frame("combat", MILAN, 0)), "question"),
        (lambda dump: dump.pop("battle"), "cards"),
    ],
)
def test_faults_of_a_battle(change: Callable[[Json], object], fault: str) -> None:
    assert refusal(fight(), change) == fault


def test_only_who_was_asked_owes_an_answer() -> None:
    """Rome alone is asked for Condottieri: Milan, who attacks, cannot owe one."""
    state = combat(
        MILAN,
        cities={VENICE: ["venezia", "brescia"]},
        hands={MILAN: "cannon cannon", VENICE: "pikemen", ROME: "retreat"},
    )
    asked = play(state, "attack brescia")
    here = frame("combat", MILAN, 0)
    assert asked.dump()["stack"] == [here, frame("lend", -1, 1 << ROME, 1 << ROME)]
    both = 1 << ROME | 1 << MILAN
    assert refusal(asked, ask(here, frame("lend", -1, both, 1 << ROME))) == "question"


@pytest.mark.parametrize(
    "change",
    [
        put(turn=7),
        put(war="yes"),
        put(order=[0, 1]),
        put(setup="base_7"),
        put_on(ROME, ducats=-1),
        put_on(ROME, cities=["roma", "roma"]),
        put_on(ROME, hand={"dragons": 1}),
        put(game="masters"),
    ],
)
def test_what_is_not_a_position_at_all(change: Callable[[Json], object]) -> None:
    dump: Json = voting().dump()
    change(dump)
    with pytest.raises(signoria.BadPosition):
        GAME.load(dump)
