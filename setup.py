"""Compiles the engine with mypyc; everything else about the package is in pyproject.toml.

`SIGNORIA_PURE=1` leaves the compiler out. Without a working C compiler the install succeeds too,
on the interpreted source.
"""

from __future__ import annotations

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

ENGINE = ("core", "games")
# mypyc adds -Werror, and other compilers warn about other things in generated code: -w.
# Without interposition gcc may inline across functions: 1.6 times faster. Across files it does so when it links.
LINK_TIME = ["-flto=auto", "-fno-semantic-interposition", "-fvisibility=hidden"]
UNIX_FLAGS = ["-w", *LINK_TIME]
# Commands that only read the metadata need no C code: an install runs several of them.
NO_CODE = {"egg_info", "dist_info", "sdist", "clean", "--version", "--name"}


def engine_modules() -> list[str]:
    """Every module of the engine. `__init__.py` files only re-export and stay interpreted."""
    package = Path("src", "signoria")
    found = (path for part in ENGINE for path in (package / part).rglob("*.py"))
    return sorted(str(path) for path in found if path.name != "__init__.py")


def extensions() -> list[Extension]:
    if os.environ.get("SIGNORIA_PURE") == "1" or NO_CODE.intersection(sys.argv):
        return []
    from mypyc.build import mypycify

    # One group, so that calls between modules are plain C calls; a C file for each, so that no file grows too large to
    # wait for. A fixed name keeps the library's name when modules come and go.
    built = mypycify(
        engine_modules(),
        group_name="signoria",
        multi_file=True,
        opt_level="3",
        debug_level="0",
        target_dir="build/mypyc",
    )
    for extension in built:
        extension.optional = True
        if sys.platform != "win32":
            extension.extra_compile_args = [*extension.extra_compile_args, *UNIX_FLAGS]
            extension.extra_link_args = ["-O3", "-g0", *LINK_TIME]
    return built


class AllOrNothing(build_ext):
    """The modules share one library: if a part does not compile, all run interpreted."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or True

    def build_extensions(self) -> None:
        """Setuptools compiles the files of a library one after the other, and the engine is one library."""
        one_by_one = self.compiler.compile

        def side_by_side(sources: list[str], **options: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as compilers:
                made = compilers.map(lambda source: one_by_one([source], **options), sources)
                return [file for files in made for file in files]

        self.compiler.compile = side_by_side
        super().build_extensions()

    def run(self) -> None:
        super().run()
        outputs = [Path(output) for output in self.get_outputs()]
        if not all(output.exists() for output in outputs):
            for output in outputs:
                output.unlink(missing_ok=True)


setup(ext_modules=extensions(), cmdclass={"build_ext": AllOrNothing})
