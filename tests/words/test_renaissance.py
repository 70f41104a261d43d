"""Renaissance in words: whatever can be asked, done, told or refused is a whole sentence in both languages."""

from __future__ import annotations

import pytest

import signoria
from signoria import words
from signoria.core.errors import BadPosition
from signoria.core.state import Prompt
from signoria.words.labels import labels_of
from tests.words.saying import both, typed, whole

GAME = signoria.game("renaissance")
LABELS = labels_of(GAME.package)
NAMES = ["Alice", "Bruno", "Chloé", "Octave", "Zoé", "Ugo"]


@both
@pytest.mark.parametrize(
    "fault",
    [
        "setup",
        "nations",
        "order",
        "cities",
        "buildings",
        "artists",
        "cards",
        "hands",
        "turns",
        "question",
    ],
)
def test_impossible_positions_are_explained(fault: str, language: str) -> None:
    assert whole(BadPosition(f"renaissance-impossible-{fault}").sentence(language))


@both
def test_every_card_and_power_is_described(language: str) -> None:
    cards = [*LABELS.names["card"], *LABELS.names["nation"]]
    assert len(cards) == 15 + 10
    for card in cards:
        assert whole(words.card(GAME, str(card), language)).endswith(".")


@pytest.mark.parametrize(
    ("notation", "kind", "english", "french"),
    [
        ("pass", "combat", "End the turn", "Terminer le tour"),
        ("pass", "commit_red", "No red card", "Pas de carte rouge"),
        ("number 0", "buy", "Buy no cards and finish", "N’acheter aucune carte et terminer"),
        ("number 3", "buy", "Buy 3 cards and finish", "Acheter 3 cartes et terminer"),
        ("attack venezia", "combat", "Attack Venice", "Attaquer Venise"),
        ("build rampart siena", "buy", "Build a rampart: Siena", "Construire un rempart~: Sienne"),
        ("play plunderers", "combat", "Play Plunderers", "Jouer Pillards"),
        ("lend 1 2", "lend", "Offer 1 to the attacker and 2 to the defender",
         "Proposer 1 à l’attaquant et 2 au défenseur"),
        ("lend 0 2", "lend", "Offer 2 to the defender", "Proposer 2 au défenseur"),
        ("commit hired", "commit", "Lay hired Condottiere", "Poser Condottiere acheté"),
        ("double condottiere 5", "double", "Double Condottiere showing 5", "Doubler Condottiere à 5"),
        ("hire from seat 3", "hire", "Hire from Player 3", "Engager un Condottiere (Joueur 3)"),
        ("nation rome", "claim", "Lead Rome", "Diriger Rome"),
    ],
)  # fmt: skip
def test_labels_of_actions(notation: str, kind: str, english: str, french: str) -> None:
    code = GAME.parse(notation)
    assert words.action(GAME, code, "en", Prompt(kind)) == english
    assert words.action(GAME, code, "fr", Prompt(kind)) == typed(french)
