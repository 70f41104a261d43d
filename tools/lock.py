"""Pins every dependency with its hashes: requirements/{run,build,dev}.txt from pyproject.toml.

Versions are resolved once, for dev.txt; the smaller files take theirs from it. Run it with the
oldest Python we support: a version that installs there installs on the newer ones.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

OLDEST = (3, 11)
FOLDER = Path("requirements")
# Where packages come from is the business of the machine that installs them: no index is named.
OPTIONS = [
    "--quiet",
    "--upgrade",
    "--generate-hashes",
    "--allow-unsafe",
    "--strip-extras",
    "--no-header",
    "--no-annotate",
    "--no-emit-options",
    "--no-emit-index-url",
    "--no-emit-find-links",
    "--no-emit-trusted-host",
]
HEADER = "# Made by `make lock` from pyproject.toml{extras}."


def lock(name: str, extras: list[str], *more: str) -> None:
    path = FOLDER / f"{name}.txt"
    chosen = [f"--extra={extra}" for extra in extras]
    command = [sys.executable, "-m", "piptools", "compile", *OPTIONS, *chosen, *more]
    result = subprocess.run(
        [*command, f"--output-file={path}", "pyproject.toml"],
        stderr=subprocess.PIPE,
        text=True,
        check=False,
    )
    if result.returncode:
        raise SystemExit(f"requirements/{name}.txt could not be made:\n{result.stderr}")
    note = f", extras {', '.join(extras)}" if extras else ""
    pins = [line for line in path.read_text(encoding="utf-8").splitlines() if line[:1] not in "#"]
    path.write_text("\n".join([HEADER.format(extras=note), *pins, ""]), encoding="utf-8")
    print(f"requirements/{name}.txt")


def main() -> None:
    if sys.version_info[:2] != OLDEST:
        raise SystemExit("Lock with Python 3.11: make clean, then make lock PYTHON=python3.11.")
    FOLDER.mkdir(exist_ok=True)
    lock("dev", ["build", "kit", "arena", "web", "dev"])
    pins = f"--constraint={FOLDER / 'dev.txt'}"
    lock("build", ["build", "web"], pins)
    lock("run", ["web"], pins)


if __name__ == "__main__":
    main()
