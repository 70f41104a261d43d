"""A speaker puts one game into words in one language: names for numbers, then the catalogue."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.util import find_spec
from typing import final

from signoria.core.errors import Argument
from signoria.words.catalogue import LANGUAGES, Catalogue, catalogue
from signoria.words.labels import Labels, labels_of, words_folder

CLIENT = "ui"  # how the entries of the web client begin; the next part may be a game


@final
class Speaker:
    def __init__(self, words: Catalogue, labels: Labels) -> None:
        self.catalogue = words
        self.labels = labels

    def say(self, key: str, args: Mapping[str, Argument], face: str | None = None) -> str:
        return self.catalogue.say(key, self.worded(args), face)

    def named(self, numbers: Mapping[str, object]) -> dict[str, Argument]:
        """What the numbers of an event or an action stand for."""
        args: dict[str, Argument] = {}
        for name, number in numbers.items():
            assert isinstance(number, int)
            names = self.labels.names.get(name)
            args[name] = number if names is None else names[number]
        return args

    def worded(self, args: Mapping[str, Argument]) -> dict[str, Argument]:
        """Arguments as a sentence needs them: phrases for ids, lists for bags."""
        worded = {name: self.called(name, value) for name, value in args.items()}
        for list_name, (entry, field, names) in self.labels.bags.items():
            if names[0] in worded:
                amounts = [(name, worded.pop(name)) for name in names if name in worded]
                held = [{field: name, "amount": amount} for name, amount in amounts if amount]
                worded[list_name] = self.join([self.say(entry, one) for one in held])
                worded[f"{list_name}_count"] = sum(int(amount) for _, amount in amounts)
        return worded

    def called(self, field: str, value: Argument) -> Argument:
        """The phrase for an id, if the game has one."""
        phrase = self.labels.phrases.get(field, {}).get(str(value))
        return value if phrase is None else self.catalogue.say(phrase.key, phrase.args)

    def join(self, items: Sequence[str]) -> str:
        """A list as one speaks it; an empty one is "nothing"."""
        if not items:
            return self.catalogue.say("word-nothing", {})
        joined = items[0]
        for item in items[1:-1]:
            joined = self.catalogue.say("list-more", {"first": joined, "last": item})
        if len(items) > 1:
            joined = self.catalogue.say("list-pair", {"first": joined, "last": items[-1]})
        return joined


def speaker(package: str, language: str) -> Speaker:
    """The speaker of a game package."""
    return _speaker(package, language if language in LANGUAGES else LANGUAGES[0])


def common_speaker(language: str) -> Speaker:
    """The speaker of what all games share."""
    return _speaker(None, language if language in LANGUAGES else LANGUAGES[0])


def speaker_for(key: str, language: str) -> Speaker:
    """The speaker of the game that an entry belongs to, or the common one."""
    room, _, rest = key.partition("-")
    package = _package(rest.partition("-")[0] if room == CLIENT else room)
    return common_speaker(language) if package is None else speaker(package, language)


@cache
def _speaker(package: str | None, language: str) -> Speaker:
    if package is None:
        return Speaker(catalogue(language), Labels())
    return Speaker(catalogue(language, words_folder(package)), labels_of(package))


@cache
def _package(game: str) -> str | None:
    package = f"signoria.games.{game}"
    return package if game.isidentifier() and find_spec(package) is not None else None
