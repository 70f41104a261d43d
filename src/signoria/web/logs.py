"""Logs as JSON lines: what happened, never who said what. Ids of tables, cookies and chat stay out of them."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime

_EXTRAS = ("bot", "address", "code", "signal")  # what may be said beside the message


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
            **{name: getattr(record, name) for name in _EXTRAS if hasattr(record, name)},
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def install() -> None:
    """To standard error; a person at a terminal is told only what is wrong."""
    level = logging.WARNING if sys.stderr.isatty() else logging.INFO
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("signoria").setLevel(level)
