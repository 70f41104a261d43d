"""Artigiano in words: everything that can be said is said in both languages, and some of it letter by letter."""

from __future__ import annotations

import re

import pytest

from signoria import words
from signoria.core.errors import Argument
from signoria.core.state import Prompt
from signoria.games.artigiano.labels import CARDS
from tests.games.artigiano.positions import GAME
from tests.words import sources
from tests.words.saying import both, typed, whole

NAMES = ["Alice", "Bruno", "Chloé", "Dino", "Élise", "Fabio", "Gaia", "Hugo"]


@both
def test_every_card_is_described(language: str) -> None:
    assert len(CARDS) == 180
    assert all(whole(words.card(GAME, card, language)) for card in CARDS)


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
