"""Moments of Renaissance in which fortune turns: a lost state returns, Savonarola comes, a scenario begins."""

from __future__ import annotations

from pathlib import Path

import signoria
from signoria.core.chance import chance_from_key
from signoria.games.renaissance import streams
from signoria.games.renaissance.tables import SAVONAROLA
from signoria.record.fair import prove
from tests.browser import stage
from tests.browser.campaign import CITIES, ELENA, HANDS, LIVIA, PEOPLE, fourth_turn, marching
from tests.browser.stage import Scene
from tests.games.playing import frame
from tests.games.renaissance.positions import GAME, first_choices


def returning() -> signoria.State:
    """It was a year of war, and Livia has lost every city; nobody has voted yet."""
    lost = [*CITIES[ELENA], *CITIES[LIVIA]]
    return fourth_turn(
        frame("return", LIVIA, 0),
        dict.fromkeys(HANDS, ""),
        cities={**CITIES, LIVIA: [], ELENA: lost},
        scored={seat: [2, 3, 3, 4] for seat in HANDS},
        turn=5,
    )


def led(nation: str, scenario: str, until: str, **options: object) -> signoria.State:
    """A scenario in which Livia leads this nation and is asked that."""
    for seed in range(100):
        state = GAME.new(6, seed, scenario=scenario, random_nations=True, **options)
        if state.dump()["boards"][LIVIA]["nation"] == nation:  # type: ignore[index]
            return first_choices(state, until)
    raise AssertionError(nation)


def scenes() -> dict[str, Scene]:
    yellow = marching(palaces=["siena", "pisa"])  # and one in Florence, with Botticelli
    chosen = ["play artist_or_banker", "artist"]
    return {
        "return": Scene(returning()),
        "swiss": Scene(led("swiss", "1515", "swiss", state_powers=True)),
        "start": Scene(led("venice", "1499", "start")),
        "call": Scene(yellow, chosen[:1]),
        "artist": Scene(yellow, chosen),
        "burnt": Scene(yellow, [*chosen, "city siena"], _preaching(yellow)),
    }


def lay(database: Path) -> None:
    laid = scenes()
    for name, scene in laid.items():
        assert scene.played()[0].to_act[0] == LIVIA, name
    stage.lay(database, PEOPLE, laid)


def _preaching(state: signoria.State) -> str:
    """The secret of a table to which Savonarola comes as the next artist."""
    dump = state.dump()
    pool, called = 12 - len(dump["artists"]), dump["counters"]["called"]  # type: ignore[arg-type,index]
    for number in range(1_000):
        secret = number.to_bytes(32, "big").hex()
        chance = chance_from_key(prove(secret, [""] * len(PEOPLE)).key())
        if chance.below(streams.ARTISTS, called, pool) == SAVONAROLA:
            return secret
    raise AssertionError("he stays away")
