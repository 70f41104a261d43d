"""`python -m signoria`: the command."""

from signoria.cli import main

main()
