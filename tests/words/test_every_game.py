"""Whatever a game can ask, do, tell or refuse is a whole sentence in both languages; the same for every game."""

from __future__ import annotations

import itertools
import random
import re
from collections import defaultdict
from collections.abc import Iterator, Mapping

import pytest

import signoria
from signoria import words
from signoria.core.game import Game
from signoria.core.journal import SPECTATORS, EventKind, Journal
from signoria.core.state import Prompt, State
from signoria.kit.run import variants
from signoria.words.labels import labels_of
from tests.words.saying import both, whole

GAMES = [signoria.game(name) for name in signoria.game_ids(preparing=True)]
NAMES = ["Alice", "Bruno", "Chloé", "Octave", "Zoé", "Ugo", "Dino", "Élise"]
REFUSALS_ASKED = 3_000  # codes and seats of one game: enough for every reason that it has

every = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def expect_own(named: Mapping[str, list[str]]) -> None:
    """Things that are called the same are copies: only a number tells their ids apart."""
    for name, ids in named.items():
        assert len({re.sub(r"_\d+\b", "", each) for each in ids}) == 1, (name, ids)


def random_game(game: Game, seats: int, seed: int, **options: object) -> Iterator[State]:
    """The positions of a random game that has a journal."""
    dice = random.Random(seed)
    state = game.new(seats, seed, **options)
    state.journal = Journal(game.events)
    while not state.over:
        yield state
        seat = state.to_act[0]
        state.play(seat, dice.choice(state.decisions(seat)))
    yield state


@both
@every
def test_every_action_has_a_label_of_its_own(game: Game, language: str) -> None:
    named = defaultdict(list)
    for code in range(game.actions.size):
        named[whole(words.action(game, code, language))].append(game.notation(code))
    expect_own(named)


@both
@every
def test_random_games_are_told(game: Game, language: str) -> None:
    for seats in (game.fewest, game.most):
        options = variants(game, seats)[-1]
        for state in random_game(game, seats, seats, **options):
            for seat in state.to_act:
                asked = state.prompt(seat)
                assert asked is not None
                whole(words.prompt(game, asked, language))
                codes = state.decisions(seat)[:40]
                labels = [whole(words.action(game, code, language, asked)) for code in codes]
                assert len(set(labels)) == len(labels)
            assert state.journal is not None
            audiences = [*range(seats), SPECTATORS]
            for event, audience in itertools.product(state.journal.take(), audiences):
                told = event.told_to(audience)
                if told is not None:
                    whole(words.event(game, told, NAMES, language))


@both
@pytest.mark.parametrize(
    ("game", "kind"),
    [
        pytest.param(game, kind, id=f"{game.id}-{kind.name}")
        for game in GAMES
        for kind in game.events
    ],
)
def test_every_event_is_told_with_and_without_its_secrets(
    game: Game, kind: EventKind, language: str
) -> None:
    for number in (0, 1):
        told: dict[str, object] = {"event": kind.name, **dict.fromkeys(kind.fields, number)}
        secret = dict.fromkeys(kind.private, number)
        public = whole(words.event(game, told, NAMES, language))
        private = whole(words.event(game, {**told, **secret}, NAMES, language))
        if number:
            assert (public == private) == (not kind.private)


@both
@every
def test_refusals_in_random_games_are_explained(game: Game, language: str) -> None:
    reasons = set()
    dice = random.Random(7)
    for seats in (game.fewest, game.most):
        positions = [state.copy() for state in random_game(game, seats, 100 + seats)]
        for _ in range(REFUSALS_ASKED):
            state, seat = dice.choice(positions), dice.randrange(seats)
            refusal = state.why_not(seat, dice.randrange(game.actions.size))
            if refusal is not None:
                reasons.add((refusal.message.key, refusal.rule))
                whole(words.render(refusal.message, language))
                assert words.rule(game, refusal.rule, language), refusal.rule
    assert len(reasons) > 12


@both
@every
def test_every_thing_has_a_name_of_its_own(game: Game, language: str) -> None:
    for kind, things in labels_of(game.package).kinds.items():
        named = defaultdict(list)
        for thing in things:
            named[whole(words.name(game, kind, thing, language))].append(str(thing))
        expect_own(named)


@every
def test_the_score_sheet_is_named(game: Game) -> None:
    sheet = game.score_sheet(game.new(game.fewest, 1))[0]
    assert list(sheet) == labels_of(game.package).kinds["score"]


@both
@every
def test_the_rules_of_every_question_are_told(game: Game, language: str) -> None:
    for kind in game.prompts:
        rules = words.rules_of(game, Prompt(kind))
        assert rules, kind
        assert all(whole(words.rule(game, rule, language) or "") for rule in rules)
