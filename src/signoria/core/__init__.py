"""What every game shares. Compiled by mypyc when a C compiler is there; the same source runs interpreted."""
