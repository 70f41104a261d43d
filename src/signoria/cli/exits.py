"""What the exit code of the command says. `signoria --help` lists them too."""

from __future__ import annotations

OK = 0
NEGATIVE = 1  # the answer is no: a check failed, a record was altered
BAD_REQUEST = 2  # an unknown command, game, option, bot…
BAD_FILE = 3  # a file that cannot be read or written, or is no record or position
UNFINISHED = 4  # the game is not over; its record is kept
INTERRUPTED = 130  # Ctrl-C
CLOSED_PIPE = 141  # nobody reads the output any more

TABLE = [OK, NEGATIVE, BAD_REQUEST, BAD_FILE, UNFINISHED, INTERRUPTED, CLOSED_PIPE]
