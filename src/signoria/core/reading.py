"""Reading JSON that may hold anything: each function gives what it promises or refuses in one sentence."""

from __future__ import annotations

from signoria.core.errors import BadPosition


def bad(where: str) -> BadPosition:
    return BadPosition("position-bad-value", {"where": where})


def as_dict(value: object, where: str) -> dict[str, object]:
    if not isinstance(value, dict):
        raise bad(where)
    return value


def as_list(value: object, where: str, length: int = -1) -> list[object]:
    if not isinstance(value, list) or (length >= 0 and len(value) != length):
        raise bad(where)
    return value


def as_int(value: object, where: str, least: int, most: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise bad(where)
    return value


def as_bool(value: object, where: str) -> bool:
    if not isinstance(value, bool):
        raise bad(where)
    return value


def as_text(value: object, where: str) -> str:
    if not isinstance(value, str):
        raise bad(where)
    return value


def as_name(value: object, where: str, names: dict[str, int]) -> int:
    """The number of a name."""
    if not isinstance(value, str) or value not in names:
        raise bad(where)
    return names[value]


def as_set(value: object, where: str, names: dict[str, int]) -> int:
    """The bit mask of a list of different names."""
    mask = 0
    for name in as_list(value, where):
        bit = 1 << as_name(name, where, names)
        if mask & bit:
            raise bad(where)
        mask |= bit
    return mask


def field(source: dict[str, object], name: str) -> object:
    if name not in source:
        raise BadPosition("position-missing", {"where": name})
    return source[name]


def numbered(names: list[str]) -> dict[str, int]:
    return {name: number for number, name in enumerate(names)}
