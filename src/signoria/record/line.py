"""One line of a record: compact JSON that ends with a hash of the line and of everything before it."""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import Any

from signoria.core.errors import BadRecord

FIRST = "0" * 32  # what the hash of the first line follows


def written(fields: dict[str, Any]) -> str:
    """The one way to write a line: no blanks, letters as they are, keys in the order given."""
    return json.dumps(fields, ensure_ascii=False, separators=(",", ":"))


def sealed(fields: dict[str, Any], before: str) -> tuple[str, str]:
    """A line and its hash; `before` is the hash of the line above it."""
    seal = _seal(written(fields), before)
    return written({**fields, "hash": seal}), seal


def opened(raw: bytes, number: int, before: str) -> tuple[dict[str, Any], str]:
    """The fields of a line and its hash; refuses a line in which a single byte is not as written."""
    try:
        text = raw.decode()
    except UnicodeDecodeError:
        raise BadRecord("record-not-utf8", {"line": number}) from None
    try:
        fields = json.loads(text)
    except (ValueError, RecursionError):
        raise BadRecord("record-not-json", {"line": number}) from None
    if not isinstance(fields, dict) or written(fields) != text:
        raise BadRecord("record-altered", {"line": number})
    seal = fields.pop("hash", None)
    if not isinstance(seal, str) or seal != _seal(written(fields), before):
        raise BadRecord("record-altered", {"line": number})
    return fields, seal


def _seal(body: str, before: str) -> str:
    return blake2b(f"{before}{body}".encode(), digest_size=16).hexdigest()
