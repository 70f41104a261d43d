"""A fault of a catalogue: an error in tests, the key for a person, never a crash."""

from __future__ import annotations

import subprocess
import sys

import pytest

from signoria import words
from signoria.core.errors import Message


def test_tests_find_unknown_keys_and_missing_arguments() -> None:
    with pytest.raises(words.WordsError):
        words.say("masters-no-such-entry", "en")
    with pytest.raises(words.WordsError):
        words.say("request-no-such-option", "fr", game="Masters")


def test_a_person_reads_the_key() -> None:
    words.STRICT.on = False
    assert words.say("masters-no-such-entry", "en") == "masters-no-such-entry"
    assert words.say("no-such-game-entry", "fr") == "no-such-game-entry"
    assert words.render(Message("request-no-such-option"), "fr") == "request-no-such-option"
    words.STRICT.on = True
    with pytest.raises(words.WordsError):
        words.say("masters-no-such-entry", "en")


def test_an_unknown_language_is_english() -> None:
    assert words.say("word-yes", "de") == words.say("word-yes", "en") == "yes"


def test_arguments_are_not_looked_into() -> None:
    text = words.render(Message("request-no-such-action", {"text": "{ $x } d'ici : ?"}), "fr")
    assert "{ $x } d'ici : ?" in text


def test_the_catalogues_are_loaded_with_the_first_sentence() -> None:
    program = (
        "import sys, signoria; signoria.game('masters').new(2, 1);"
        " assert 'fluent.runtime' not in sys.modules;"
        " str(signoria.BadRequest('request-bad-seed', {'seed': 'x'}));"
        " assert 'fluent.runtime' in sys.modules"
    )
    subprocess.run([sys.executable, "-c", program], check=True)
