"""Renaissance in words: whatever can be asked, done, told or refused is a whole sentence in both languages."""

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
from signoria.words import STRICT
from signoria.words.labels import labels_of

GAME = signoria.game("renaissance")
LABELS = labels_of(GAME.package)
NAMES = ["Alice", "Bruno", "Chloé", "Octave", "Zoé", "Ugo"]
LEFTOVERS = re.compile(r"[{}$]|\?\?\?|renaissance-|  ")

both = pytest.mark.parametrize("language", words.LANGUAGES)


@pytest.fixture(autouse=True)
def strict() -> Iterator[None]:
    """A fault of a catalogue is an error here."""
    STRICT.on = True
    yield
    STRICT.on = False


def whole(text: str) -> str:
    """The text, if nothing of the catalogue shows through."""
    assert text, "nothing is said"
    assert not LEFTOVERS.search(text), text
    return text


def random_game(seats: int, seed: int) -> Iterator[State]:
    """The positions of a random game that has a journal."""
    dice = random.Random(seed)
    state = GAME.new(seats, seed, state_powers=True, yellow_cards_during_expansion=seats == 6)
    state.journal = Journal(GAME.events)
    while not state.over:
        yield state
        seat = state.to_act[0]
        state.play(seat, dice.choice(state.decisions(seat)))
    yield state


def typed(text: str) -> str:
    """French as it is set: no line breaks before some signs (here ~)."""
    return text.replace("~", "\N{NO-BREAK SPACE}")


@both
def test_every_action_has_a_label_of_its_own(language: str) -> None:
    labels = [whole(words.action(GAME, code, language)) for code in range(GAME.actions.size)]
    assert len(set(labels)) == GAME.actions.size


@both
@pytest.mark.parametrize("seats", [3, 6])
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
            if told is not None:
                whole(words.event(GAME, told, NAMES, language))


@both
@pytest.mark.parametrize("kind", GAME.events, ids=lambda kind: kind.name)
def test_every_event_is_told_with_and_without_its_secrets(kind: EventKind, language: str) -> None:
    for number in (0, 1):
        told: dict[str, object] = {"event": kind.name, **dict.fromkeys(kind.fields, number)}
        public = whole(words.event(GAME, told, NAMES, language))
        private = whole(
            words.event(GAME, {**told, **dict.fromkeys(kind.private, number)}, NAMES, language)
        )
        if number:
            assert (public == private) == (not kind.private)


@both
def test_refusals_in_random_games_are_explained(language: str) -> None:
    reasons = set()
    for seats in (3, 6):
        for number, state in enumerate(random_game(seats, seed=100 + seats)):
            if number % 41:
                continue
            for seat, code in itertools.product(range(seats), range(GAME.actions.size)):
                refusal = state.why_not(seat, code)
                if refusal is not None:
                    reasons.add(refusal.message.key)
                    whole(words.render(refusal.message, language))
                    assert words.rule(GAME, refusal.rule, language), refusal.rule
    assert len(reasons) > 20


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
@pytest.mark.parametrize("kind", LABELS.kinds)
def test_every_thing_has_a_name_of_its_own(kind: str, language: str) -> None:
    things = LABELS.kinds[kind]
    assert len({whole(words.name(GAME, kind, thing, language)) for thing in things}) == len(things)


def test_the_score_sheet_is_named() -> None:
    sheet = GAME.score_sheet(GAME.new(3, 1))[0]
    assert list(sheet) == LABELS.kinds["score"]


@both
def test_every_card_and_power_is_described(language: str) -> None:
    cards = [*LABELS.names["card"], *LABELS.names["nation"]]
    assert len(cards) == 15 + 10
    for card in cards:
        assert whole(words.card(GAME, str(card), language)).endswith(".")


@both
def test_the_rules_of_every_question_are_told(language: str) -> None:
    for kind in GAME.prompts:
        rules = words.rules_of(GAME, Prompt(kind))
        assert rules
        assert all(whole(words.rule(GAME, rule, language) or "") for rule in rules)


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
        ("hire from seat 2", "hire", "Hire from Player 3", "Acheter chez Joueur 3"),
        ("nation rome", "claim", "Lead Rome", "Diriger Rome"),
    ],
)  # fmt: skip
def test_labels_of_actions(notation: str, kind: str, english: str, french: str) -> None:
    code = GAME.parse(notation)
    assert words.action(GAME, code, "en", Prompt(kind)) == english
    assert words.action(GAME, code, "fr", Prompt(kind)) == typed(french)
