"""Puts the package together in build/compiled: links to src, and the compiled engine beside them.

Run it with the Python of .venv, which afterwards imports signoria from there. It compiles only if
the engine changed. Why so: docs/design/build.md.
"""

from __future__ import annotations

import hashlib
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from importlib.metadata import version
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "signoria"
BUILD = ROOT / "build"
TREE = BUILD / "compiled"  # what .venv imports
LIBRARIES = BUILD / "ext"  # what the compiler made
KEY = BUILD / "compiled.key"  # of what it was made
LOG = BUILD / "compiled.log"
INTERPRETED = "interpreted"


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def reason_to_interpret() -> str:
    """Why the engine is not compiled here; empty if it can be."""
    if os.environ.get("SIGNORIA_PURE") == "1":
        return "SIGNORIA_PURE=1 is set"
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    if shutil.which(compiler[0]) is None:
        return f"there is no C compiler ({compiler[0]})"
    # Some systems have a compiler that only says how to install one, or lack Python's headers.
    trial = [*compiler, "-fsyntax-only", f"-I{sysconfig.get_path('include')}", "-xc", "-"]
    tried = subprocess.run(trial, input=b"#include <Python.h>", capture_output=True, check=False)
    if tried.returncode:
        return f"{compiler[0]} cannot compile for this Python (is python3-dev installed?)"
    return ""


def key(reason: str) -> str:
    """Changes with whatever the compiled engine is made of."""
    if reason:
        return INTERPRETED
    made_of = hashlib.sha256((ROOT / "setup.py").read_bytes())
    made_of.update(f"{sys.implementation.cache_tag} {version('mypy')} {version('librt')}".encode())
    engine = [path for part in ("core", "games") for path in (SOURCE / part).rglob("*.py")]
    for path in sorted(engine):
        made_of.update(f"{path.relative_to(SOURCE)}\0".encode() + path.read_bytes())
    return made_of.hexdigest()


def is_stale() -> bool:
    """Was the compiled engine made of another source than what now stands in src?"""
    return not KEY.exists() or KEY.read_text() not in (INTERPRETED, key(""))


def compile_engine(reason: str) -> None:
    made_of = key(reason)  # read before the compiler reads: an edit meanwhile must not go unseen
    KEY.unlink(missing_ok=True)
    shutil.rmtree(LIBRARIES, ignore_errors=True)
    BUILD.mkdir(exist_ok=True)
    if not reason:
        say("Compiling the engine (once, it takes some minutes)…")
        command = [sys.executable, "setup.py", "build_ext"]
        command += [f"--build-lib={LIBRARIES}", f"--build-temp={BUILD / 'temp'}"]
        with LOG.open("w") as log:
            done = subprocess.run(command, cwd=ROOT, stdout=log, stderr=log, check=False)
        if done.returncode or not any(LIBRARIES.glob("*.*")):
            say("\n".join(LOG.read_text(errors="replace").splitlines()[-30:]))
            raise SystemExit("The engine does not compile: see above, or build/compiled.log.")
    KEY.write_text(made_of)


def assemble() -> None:
    """Links, so that an edit of an interpreted file is seen at once, and no copy grows stale."""
    wanted = {TREE / "signoria" / path.relative_to(SOURCE): path for path in files(SOURCE)}
    wanted |= {TREE / path.relative_to(LIBRARIES): path for path in files(LIBRARIES)}
    for old in files(TREE):
        if not (old.is_symlink() and old.exists() and old in wanted):
            old.unlink()
    for link, path in wanted.items():
        if not link.is_symlink():
            link.parent.mkdir(parents=True, exist_ok=True)
            link.symlink_to(os.path.relpath(path, link.parent))


def files(folder: Path) -> list[Path]:
    found = (path for path in folder.rglob("*") if path.is_symlink() or path.is_file())
    return [path for path in found if path.parent.name != "__pycache__"]


def show_to_python() -> None:
    """Makes `import signoria` and the command `signoria` work in this environment."""
    write(Path(sysconfig.get_path("purelib"), "signoria.pth"), f"{TREE}\n")
    command = Path(sysconfig.get_path("scripts"), "signoria")
    run = "import sys; from signoria.cli import main; sys.argv[0] = 'signoria'; sys.exit(main())"
    write(command, f'#!/bin/sh\nexec {shlex.quote(sys.executable)} -c "{run}" "$@"\n')
    command.chmod(0o755)


def write(path: Path, text: str) -> None:
    if not path.exists() or path.read_text() != text:
        path.write_text(text)


def main() -> None:
    if sys.prefix == sys.base_prefix:
        raise SystemExit("Run this by `make build`: it belongs to the Python of .venv.")
    reason = reason_to_interpret()
    if reason:
        say(f"The engine runs interpreted, which is slower: {reason}.")
    if not (KEY.exists() and KEY.read_text() == key(reason)):
        compile_engine(reason)
    assemble()
    show_to_python()


if __name__ == "__main__":
    main()
