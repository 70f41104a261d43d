"""Reading a record: every byte is checked, and nothing is guessed."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from signoria.core.errors import BadRecord
from signoria.record.entries import Change, End, read_entry
from signoria.record.header import Header, read_header
from signoria.record.line import FIRST, opened


@dataclass
class Record:
    header: Header
    entries: list[Change]
    end: End | None  # None: the game goes on
    lines: list[str]
    hash: str  # of the last line
    # Empty unless the writer crashed: a line that was never finished, or b"" and `open_end` if only
    # the end of the last line is missing.
    half: bytes = b""
    open_end: bool = False


def load(path: Path | str, mending: bool = False) -> Record:
    """The record in a file. A half line at its end is refused, or set apart when `mending`."""
    return read(Path(path).read_bytes(), mending)


def read(content: bytes, mending: bool = False) -> Record:
    """The record made of these bytes; BadRecord if a single one is not as written."""
    *whole, half = content.split(b"\n")
    if not whole:
        raise BadRecord("record-not-a-record")
    fields, seal = opened(whole[0], 1, FIRST)
    record = Record(read_header(fields), [], None, [whole[0].decode()], seal)
    for raw in whole[1:]:
        _add(record, raw)
    if half:
        if not mending:
            raise BadRecord("record-half-line", {"line": len(whole) + 1})
        try:
            _add(record, half)
            record.open_end = True
        except BadRecord:
            record.half = half
    return record


def _add(record: Record, raw: bytes) -> None:
    n = len(record.lines)
    fields, seal = opened(raw, n + 1, record.hash)
    if record.end is not None:
        raise BadRecord("record-after-end", {"line": n + 1})
    entry = read_entry(fields, n)
    if isinstance(entry, End):
        record.end = entry
    else:
        record.entries.append(entry)
    record.lines.append(raw.decode())
    record.hash = seal
