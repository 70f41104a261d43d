"""What a table refuses, apart from what the rules refuse."""

from __future__ import annotations

from signoria.core.errors import SignoriaError


class TableError(SignoriaError):
    """A command that this table does not take, now or from this person."""


class NotFound(TableError):
    """There is no such table."""


class NotAllowed(TableError):
    """The command belongs to somebody else."""


class Busy(TableError):
    """Too much is asked for at once."""
