"""The bots a table offers."""

from __future__ import annotations

from signoria.bots import BOTS

LEVELS = tuple(BOTS)
STAND_IN = "greedy"  # for a person who is away
_NAMES = {
    "grandmaster": [
        "Brunelleschi",
        "Michelangelo",
        "Leonardo",
        "Raffaello",
        "Tiziano",
        "Bramante",
        "Donatello",
        "Masaccio",
    ],
    "master": [
        "Ghirlandaio",
        "Verrocchio",
        "Mantegna",
        "Bellini",
        "Perugino",
        "Botticelli",
        "Artemisia",
        "Sofonisba",
    ],
    "journeyman": [
        "Lorenza",
        "Matteo",
        "Fiammetta",
        "Iacopo",
        "Caterina",
        "Andrea",
        "Beatrice",
        "Filippo",
    ],
    "apprentice": ["Nino", "Gigia", "Beppe", "Tina", "Cecco", "Lisa", "Pippo", "Nanna"],
    "greedy": ["Cosimo", "Lucrezia", "Bruno", "Chiara", "Ottavia", "Tommaso", "Ginevra", "Piero"],
    "random": [
        "Pulcinella",
        "Zanni",
        "Brighella",
        "Truffaldino",
        "Burattino",
        "Mezzetino",
        "Coviello",
        "Frittellino",
    ],
}


def name(level: str, taken: list[str]) -> str:
    """What a bot is called at the table, different from all who sit there; the same in both languages."""
    return next((name for name in _NAMES.get(level, []) if name not in taken), level)
