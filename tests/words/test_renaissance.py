"""Renaissance in words: whatever can be asked, done, told or refused is a whole sentence in both languages."""

from __future__ import annotations

import pytest

import signoria
from signoria import words
from signoria.core.errors import BadPosition
from signoria.core.state import Prompt
from signoria.words.labels import labels_of
from tests.games.renaissance.positions import MILAN, combat
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


@both
@pytest.mark.parametrize(
    ("hand", "attacks", "yellow"),
    [
        ("cannon knights plunderers", True, True),
        ("cannon knights retreat", True, False),
        ("cannon plunderers", False, True),
        ("cannon retreat", False, False),
    ],
)
def test_a_combat_turn_is_told_only_what_it_can_do(
    hand: str, attacks: bool, yellow: bool, language: str
) -> None:
    """Nobody is told to attack who has nothing in reach, or too few cards; at the table as in the terminal."""
    asked = combat(MILAN, hands={MILAN: hand}).prompt(MILAN)
    assert asked is not None
    short = words.say("ui-renaissance-prompt-combat", language, **asked.args)
    for said in (words.prompt(GAME, asked, language), short):
        assert {"en": "end", "fr": "terminez"}[language] in whole(said)
        assert ({"en": "yellow card, or", "fr": "carte jaune, ou"}[language] in said) == yellow
        assert ({"en": "attack, ", "fr": "attaquez, "}[language] in said) == attacks
