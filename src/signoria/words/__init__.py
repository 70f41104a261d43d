"""Everything a person reads, in French and English: entries of the catalogues with typed arguments.

The key of an entry of a game begins with its id: "masters-prompt-turn". Arguments are numbers and
ids; what they are called in a sentence is in the `labels` of the game. An unknown language is taken
for English. A fault of a catalogue shows the key; with `STRICT.on`, as in tests, it is an error.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from signoria.core.errors import Argument, Message
from signoria.core.game import Game
from signoria.core.state import Prompt
from signoria.words.catalogue import LANGUAGES, STRICT, WordsError, client_source, typeset
from signoria.words.labels import labels_of
from signoria.words.speaker import common_speaker, speaker, speaker_for

__all__ = [
    "LANGUAGES",
    "STRICT",
    "WordsError",
    "action",
    "card",
    "event",
    "join",
    "name",
    "prompt",
    "render",
    "rule",
    "rules_of",
    "say",
    "source",
]


def render(message: Message, language: str) -> str:
    """A message of the engine: an error, a refusal."""
    return speaker_for(message.key, language).say(message.key, message.args)


def say(key: str, language: str, /, **args: Argument) -> str:
    """Any entry, common or of a game."""
    return speaker_for(key, language).say(key, args)


def source(language: str) -> str:
    """All catalogues as Fluent text, for a client that speaks by itself."""
    return client_source(language)


def join(items: Sequence[str], language: str) -> str:
    """A list as one speaks it: "a, b and c"."""
    return common_speaker(language).join(items)


def prompt(game: Game, asked: Prompt, language: str) -> str:
    """What a seat is asked, in one sentence."""
    return speaker(game.package, language).say(f"{game.id}-prompt-{asked.kind}", asked.args)


def action(
    game: Game,
    code: int,
    language: str,
    asked: Prompt | None = None,
    names: Sequence[str] = (),
) -> str:
    """The label of an action. With the question that it answers it can say more: "End the turn"; with the names of
    the players, by seat, it calls them by their names."""
    voice = speaker(game.package, language)
    family = game.actions.family_of[code].name
    dimensions = voice.labels.dimensions.get(family, [])
    numbers = dict(zip(dimensions, game.actions.parameters[code]))
    args = voice.named(numbers)
    if numbers.get("player", len(names)) < len(names):
        args["name"] = names[numbers["player"]]
    if asked is None:
        return voice.say(f"{game.id}-action-{family}", args)
    return voice.say(f"{game.id}-action-{family}", {**asked.args, **args}, asked.kind)


def event(game: Game, told: Mapping[str, object], names: Sequence[str], language: str) -> str:
    """What happened, as a seat or a spectator was told it. `names`: of the players, by seat."""
    voice = speaker(game.package, language)
    seats = voice.labels.seats
    numbers = {k: v for k, v in told.items() if k != "event" and k not in seats}
    args = voice.worded(voice.named(numbers))
    for field in seats:
        if isinstance(seat := told.get(field), int):
            args[field] = names[seat]
    return voice.catalogue.say(f"{game.id}-event-{told['event']}", args)


def name(game: Game, kind: str, value: Argument, language: str) -> str:
    """What a thing is called: ("resource", "coin"), ("leader", "L05"), ("marble", "white")…"""
    voice = speaker(game.package, language)
    if value in voice.labels.phrases.get(kind, {}):
        return str(voice.called(kind, value))
    return voice.say(f"{game.id}-{kind}", {kind: value})


def card(game: Game, card_id: str, language: str) -> str:
    """A card in words: what it costs, does and is worth."""
    voice = speaker(game.package, language)
    about = voice.labels.cards.get(card_id)
    if about is None:
        return card_id
    texts = voice.labels.texts[card_id]
    text = typeset(texts.get(language, texts[LANGUAGES[0]]), language)
    return voice.say(about.key, {**about.args, "text": text})


def rule(game: Game, rule_id: str, language: str) -> str | None:
    """A rule in one sentence, if it is one that refusals or questions cite."""
    voice = speaker(game.package, language)
    key = f"{game.id}-rule-{rule_id}"
    return voice.say(key, {}) if voice.catalogue.has(key) else None


def rules_of(game: Game, asked: Prompt) -> list[str]:
    """The ids of the rules that a question is about."""
    return list(labels_of(game.package).prompt_rules.get(asked.kind, []))
