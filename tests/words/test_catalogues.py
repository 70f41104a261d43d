"""Every entry is there in both languages, takes the same arguments, and is used."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl

import signoria
from signoria.words import LANGUAGES
from signoria.words.labels import labels_of
from tests.words import sources

GAMES = signoria.game_ids(preparing=True)
FOLDERS = [sources.COMMON, *sources.FOLDERS.values()]
VOCABULARY = re.compile(r"word-|[a-z_]+-name-")  # words that faces may take or leave


@pytest.mark.parametrize("folder", FOLDERS, ids=str)
def test_both_languages_have_the_same_entries_and_faces(folder: Path) -> None:
    english, french = (
        {
            face
            for entry in sources.entries(folder, language).values()
            for face in sources.faces(entry)
        }
        for language in LANGUAGES
    )
    assert english == french


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_use_the_same_arguments(game: str) -> None:
    needed: dict[str, dict[str, set[str]]] = {language: {} for language in LANGUAGES}
    for language in LANGUAGES:
        known: dict[str, ftl.Message] = {}  # of all games: common entries about one use its words
        for other in GAMES:
            known |= sources.all_entries(other, language)
        for entry in sources.all_entries(game, language).values():
            for face, pattern in sources.faces(entry).items():
                needed[language][face] = sources.arguments(pattern, known)
    assert needed["en"] == needed["fr"]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_keeps_to_its_own_keys(game: str) -> None:
    own = (f"{game}-", f"ui-{game}-")  # what it says everywhere, and in the web client
    for language in LANGUAGES:
        assert all(key.startswith(own) for key in sources.entries(sources.FOLDERS[game], language))
        assert not any(key.startswith(own) for key in sources.entries(sources.COMMON, language))


def test_the_code_gives_every_entry_its_arguments() -> None:
    known = sources.entries(sources.COMMON, "en")
    for game in GAMES:
        known |= sources.entries(sources.FOLDERS[game], "en")
    calls = list(sources.calls_with_keys())
    assert {key for key, _ in calls} - known.keys() == set()
    for key, given in calls:
        value = known[key].value
        if value is not None and given is not None:
            assert sources.arguments(value, known) - given == set(), key


def test_every_key_in_the_code_has_an_entry() -> None:
    whole, made = sources.keys_in_code()
    known = set(sources.entries(sources.COMMON, "en"))
    for game in GAMES:
        known |= set(sources.entries(sources.FOLDERS[game], "en"))
    rooms = {key.partition("-")[0] for key in known}
    assert {key for key in whole if key.partition("-")[0] in rooms} - known == set()
    for pattern in made:
        if pattern.pattern.partition("\\-")[0] in rooms:
            assert any(pattern.fullmatch(key) for key in known), pattern


def test_no_common_entry_is_unused() -> None:
    whole, made = sources.keys_in_code()
    known = sources.entries(sources.COMMON, "en")
    for game in GAMES:
        own = sources.entries(sources.FOLDERS[game], "en")
        known |= {key: entry for key, entry in own.items() if key.startswith("ui-")}
        for entry in sources.all_entries(game, "en").values():
            whole |= sources.references(entry)
    unused = {
        key
        for key in known
        if key not in whole
        and not VOCABULARY.match(key)
        and not any(pattern.fullmatch(key) for pattern in made)
    }
    assert unused == set()


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_the_entries_it_needs_and_no_others(game: str) -> None:
    needed = _needed(game)
    known = sources.all_entries(game, "en")
    reached: set[str] = set()
    front = set(needed)
    while front:
        reached |= front
        for language in LANGUAGES:
            entries = sources.all_entries(game, language)
            front |= {key for name in front for key in sources.references(entries[name])}
        front -= reached
    assert needed - known.keys() == set()
    own = {key for key in known if key.startswith(f"{game}-") and not VOCABULARY.match(key)}
    assert own - reached == set()


def _needed(game_id: str) -> set[str]:
    """Every key of a game that something asks for."""
    game = signoria.game(game_id)
    labels = labels_of(game.package)
    folder = sources.SOURCE / "games" / game_id
    phrases = [phrase for table in labels.phrases.values() for phrase in table.values()]
    return {
        *(f"{game_id}-prompt-{kind}" for kind in game.prompts),
        *(f"{game_id}-action-{family.name}" for family in game.actions.families),
        *(f"{game_id}-event-{kind.name}" for kind in game.events),
        *(f"{game_id}-rule-{rule}" for rule in _rules(game_id)),
        *(f"{game_id}-{kind}" for kind in labels.kinds),
        *(message.key for message in [*phrases, *labels.cards.values()]),
        *(entry for entry, _, _ in labels.bags.values()),
        *(
            f"{game_id}-refusal-{reason}"
            for path in _refusing(folder)
            for reason in sources.strings_of_calls(path, "_refuse", 1)
        ),
        *(
            f"{game_id}-impossible-{fault}"
            for fault in sources.strings_of_calls(folder / "invariants.py", "faults.append", 0)
        ),
    }


def _refusing(folder: Path) -> list[Path]:
    """The modules of a game that say why not."""
    return [path for path in folder.glob("*.py") if "def _refuse(" in path.read_text("utf-8")]


def _rules(game_id: str) -> set[str]:
    """Every rule that a refusal, a question or an error cites."""
    folder = sources.SOURCE / "games" / game_id
    of_prompts = labels_of(f"signoria.games.{game_id}").prompt_rules.values()
    return {
        *(rule for path in _refusing(folder) for rule in sources.rules_cited(path)),
        *sources.rules_cited(folder / "game.py"),
        *(rule for rules in of_prompts for rule in rules),
    }


@pytest.mark.parametrize("game", GAMES)
def test_every_question_has_its_rules(game: str) -> None:
    assert labels_of(f"signoria.games.{game}").prompt_rules.keys() == set(
        signoria.game(game).prompts
    )
