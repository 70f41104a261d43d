"""Renaissance in words: everything that can be said is said in both languages, and some of it letter by letter."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from signoria import words
from signoria.core.errors import Argument
from signoria.core.journal import SPECTATORS, Journal
from signoria.core.state import Prompt
from signoria.games.artigiano.labels import CARDS, KINDS
from tests.games.artigiano.positions import GAME, wander
from tests.words import sources

NAMES = ["Alice", "Bruno", "Chloé", "Dino", "Élise", "Fabio", "Gaia", "Hugo"]


@pytest.fixture(autouse=True)
def strict() -> Iterator[None]:
    words.STRICT.on = True
    yield
    words.STRICT.on = False


def typed(text: str) -> str:
    """Expected French: ~ stands for a space that does not break."""
    return text.replace("~", "\N{NO-BREAK SPACE}")


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize(
    ("seats", "options"), [(3, {}), (4, {"teams": True}), (2, {"quick": True})]
)
def test_whole_games_are_told(seats: int, options: dict[str, object], language: str) -> None:
    """Every question, legal action and event of random games has its words."""
    said: set[str] = set()
    for seed in range(2):
        for state, seat, name in wander(GAME.new(seats, seed, **options), seed):
            prompt = state.prompt(seat)
            if prompt is not None:
                said.add(words.prompt(GAME, prompt, language))
                for code in state.decisions(seat)[:40]:
                    said.add(words.action(GAME, code, language, prompt))
            for code in state.commands(seat):
                said.add(words.action(GAME, code, language))
            after = state.copy()
            after.journal = journal = Journal(GAME.events)
            after.play(seat, GAME.parse(name))
            for event in journal.take():
                for audience in (seat, SPECTATORS):
                    told = event.told_to(audience)
                    if told is not None:
                        said.add(words.event(GAME, told, NAMES, language))
    assert len(said) > 100


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_action_and_thing_has_a_name(language: str) -> None:
    assert all(words.action(GAME, code, language) for code in range(GAME.actions.size))
    for kind, values in KINDS.items():
        assert all(words.name(GAME, kind, value, language) for value in values)
    assert all(words.card(GAME, card, language) for card in CARDS)
    assert len(CARDS) == 180


def test_no_french_elision_depends_on_a_name() -> None:
    """« de Alice » would be wrong, and « d'Bruno » too."""
    text = (sources.FOLDERS["artigiano"] / "fr.ftl").read_text("utf-8")
    assert re.findall(r"\b(?:de|que) \{ \$(?:seat|other|side) \}", text) == []


@pytest.mark.parametrize(
    ("notation", "kind", "args", "english", "french"),
    [
        ("pass", "draw", {}, "Draw and end the turn", "Piocher et terminer le tour"),
        ("pass", "store", {}, "Store nothing", "Ne rien stocker"),
        ("yes", "cancel", {}, "Cancel it", "L’annuler"),
        ("card siege", "store", {}, "Store “The Siege”", "Stocker «~Le siège~»"),
        ("act siege", "act", {}, "Play “The Siege”", "Jouer «~Le siège~»"),
        (
            "claim wassy",
            "act",
            {},
            "Turn up “The Massacre of Wassy”",
            "Retourner «~Le massacre de Wassy~»",
        ),
        ("cell 2.5", "cell", {}, "Cell 5 of castle 2", "Case 5 du château 2"),
    ],
)
def test_labels_of_actions(
    notation: str, kind: str, args: dict[str, Argument], english: str, french: str
) -> None:
    code = GAME.parse(notation)
    assert words.action(GAME, code, "en", Prompt(kind, args)) == english
    assert words.action(GAME, code, "fr", Prompt(kind, args)) == typed(french)
