"""Masters in words: whatever can be asked, done, told or refused is a whole sentence in both languages."""

from __future__ import annotations

import itertools

import pytest

import signoria
from signoria import words
from signoria.core.errors import BadPosition
from signoria.core.state import Prompt
from signoria.words.labels import labels_of
from signoria.words.speaker import speaker
from tests.words.saying import both, whole

GAME = signoria.game("masters")
LABELS = labels_of(GAME.package)
NAMES = ["Alice", "Bruno", "Chloé", "Octave"]


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
@pytest.mark.parametrize("fault", ["marbles", "warehouse", "question"])
def test_impossible_positions_are_explained(fault: str, language: str) -> None:
    assert whole(BadPosition(f"masters-impossible-{fault}").sentence(language))


@both
@pytest.mark.parametrize("kind", ["leader", "card", "deck", "line", "production"])
def test_every_phrase_is_one_of_its_kind(kind: str, language: str) -> None:
    things = LABELS.names[kind]
    assert len({whole(words.name(GAME, kind, thing, language)) for thing in things}) == len(things)


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


def test_a_rule_that_nothing_cites_has_no_help() -> None:
    assert words.rule(GAME, "MAS-CMP-01", "en") is None
