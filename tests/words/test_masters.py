"""Masters in words: whatever can be asked, done, told or refused is a whole sentence in both languages."""

from __future__ import annotations

import itertools
import random
import re
from collections.abc import Iterator

import pytest

import signoria
from signoria import words
from signoria.core.errors import BadPosition
from signoria.core.journal import SPECTATORS, EventKind, Journal
from signoria.core.state import Prompt, State
from signoria.words.labels import labels_of
from signoria.words.speaker import speaker

GAME = signoria.game("masters")
LABELS = labels_of(GAME.package)
NAMES = ["Alice", "Bruno", "Chloé", "Octave"]
LEFTOVERS = re.compile(r"[{}$]|\?\?\?|masters-|  ")

both = pytest.mark.parametrize("language", words.LANGUAGES)


def whole(text: str) -> str:
    """The text, if nothing of the catalogue shows through."""
    assert text, "nothing is said"
    assert not LEFTOVERS.search(text), text
    return text


def random_game(seats: int, seed: int) -> Iterator[State]:
    """The positions of a random game that has a journal."""
    dice = random.Random(seed)
    state = GAME.new(seats, seed)
    state.journal = Journal(GAME.events)
    while not state.over:
        yield state
        seat = state.to_act[0]
        state.play(seat, dice.choice(state.decisions(seat)))
    yield state


@both
def test_every_action_has_a_label_of_its_own(language: str) -> None:
    labels = [whole(words.action(GAME, code, language)) for code in range(GAME.actions.size)]
    assert len(set(labels)) == GAME.actions.size


@both
def test_labels_are_remembered(language: str) -> None:
    catalogue = speaker(GAME.package, language).catalogue
    for code in range(40):
        words.action(GAME, code, language)
    before = catalogue.said.cache_info().misses
    for code in range(40):
        words.action(GAME, code, language)
    assert catalogue.said.cache_info().misses == before


@both
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_random_games_are_told(language: str, seats: int) -> None:
    for state in random_game(seats, seed=seats):
        for seat in state.to_act:
            asked = state.prompt(seat)
            assert asked is not None
            whole(words.prompt(GAME, asked, language))
            labels = [whole(words.action(GAME, c, language, asked)) for c in state.decisions(seat)]
            assert len(set(labels)) == len(labels)
        assert state.journal is not None
        for event, audience in itertools.product(state.journal.take(), [*range(seats), SPECTATORS]):
            told = event.told_to(audience)
            assert told is not None
            whole(words.event(GAME, told, NAMES, language))


@both
@pytest.mark.parametrize("kind", GAME.events, ids=lambda kind: kind.name)
def test_every_event_is_told_with_and_without_its_secrets(kind: EventKind, language: str) -> None:
    for number in (0, 1, 2):
        told: dict[str, object] = {"event": kind.name, **dict.fromkeys(kind.fields, number)}
        public = whole(words.event(GAME, told, NAMES, language))
        private = whole(
            words.event(GAME, {**told, **dict.fromkeys(kind.private, number)}, NAMES, language)
        )
        assert (public == private) == (not kind.private)


@both
def test_a_player_may_be_called_like_a_card(language: str) -> None:
    told: dict[str, object] = {"event": "leader_played", "seat": 0, "leader": 0}
    assert words.event(GAME, told, ["D01"], language).startswith("D01 ")


@both
def test_every_question_of_two_white_marble_leaders_is_asked(language: str) -> None:
    for number, pair in itertools.product(
        (1, 2, 4), itertools.combinations(LABELS.kinds["resource"], 2)
    ):
        asked = Prompt("whites", {"whites": number, "resource": pair[0], "other": pair[1]})
        whole(words.prompt(GAME, asked, language))
        for code in range(GAME.parse("white 0"), GAME.parse("white 4") + 1):
            whole(words.action(GAME, code, language, asked))


@both
def test_refusals_in_random_games_are_explained(language: str) -> None:
    reasons = set()
    for seats in (1, 2, 4):
        for number, state in enumerate(random_game(seats, seed=100 + seats)):
            if number % 5:
                continue
            for seat, code in itertools.product(range(seats), range(GAME.actions.size)):
                refusal = state.why_not(seat, code)
                if refusal is not None:
                    reasons.add(refusal.message.key)
                    whole(words.render(refusal.message, language))
                    assert words.rule(GAME, refusal.rule, language), refusal.rule
    assert len(reasons) > 20


@both
@pytest.mark.parametrize("fault", ["marbles", "warehouse", "question"])
def test_impossible_positions_are_explained(fault: str, language: str) -> None:
    assert whole(BadPosition(f"masters-impossible-{fault}").sentence(language))


@both
@pytest.mark.parametrize("kind", LABELS.kinds)
def test_every_thing_has_a_name_of_its_own(kind: str, language: str) -> None:
    things = LABELS.kinds[kind]
    assert len({whole(words.name(GAME, kind, thing, language)) for thing in things}) == len(things)


@both
@pytest.mark.parametrize("kind", ["leader", "card", "deck", "line", "production"])
def test_every_phrase_is_one_of_its_kind(kind: str, language: str) -> None:
    things = LABELS.names[kind]
    assert len({whole(words.name(GAME, kind, thing, language)) for thing in things}) == len(things)


def test_the_score_sheet_is_named() -> None:
    sheet = GAME.score_sheet(GAME.new(2, 1))[0]
    assert list(sheet) == LABELS.kinds["score"]


@both
def test_every_card_leader_and_token_is_described(language: str) -> None:
    cards = [*LABELS.names["card"], *LABELS.names["leader"], *LABELS.names["token"]]
    assert len(cards) == 48 + 16 + 7
    for card in cards:
        assert whole(words.card(GAME, str(card), language)).endswith(".")


@both
def test_every_vocabulary_word_is_there(language: str) -> None:
    for word in ("market", "slide", "warehouse", "strongbox", "inkwell", "lorenzo", "section"):
        whole(words.say(f"masters-name-{word}", language))


@both
def test_the_rules_of_every_question_are_told(language: str) -> None:
    for kind in GAME.prompts:
        rules = words.rules_of(GAME, Prompt(kind))
        assert rules
        assert all(whole(words.rule(GAME, rule, language) or "") for rule in rules)


def test_a_rule_that_nothing_cites_has_no_help() -> None:
    assert words.rule(GAME, "MAS-CMP-01", "en") is None
