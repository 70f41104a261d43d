"""The `signoria` command."""

from __future__ import annotations

import sys


def main() -> None:
    """Run the command line of this process and leave with its exit code."""
    from signoria.cli.running import run

    sys.exit(run(sys.argv[1:]))
