"""The file of a record: written whole or line by line, never half, never over another file."""

from __future__ import annotations

import errno
import os
import tempfile
from pathlib import Path

from signoria.core.errors import BadRequest

try:
    import fcntl
except ImportError:  # Windows: two windows on one game are not noticed there
    fcntl = None  # type: ignore[assignment]


def write_new(path: Path, text: str) -> None:
    """Write a file that did not exist: all of it or nothing, whatever happens meanwhile."""
    try:
        handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from None
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(text.encode())
            file.flush()
            os.fsync(file.fileno())
        _put(Path(name), path)
    except FileExistsError:
        raise BadRequest("record-file-exists", {"file": str(path)}) from None
    finally:
        Path(name).unlink(missing_ok=True)


def _put(made: Path, path: Path) -> None:
    try:
        os.link(made, path)  # unlike a rename, never replaces a file
    except FileExistsError:
        raise
    except OSError:  # a file system without links
        if path.exists():
            raise FileExistsError from None
        made.replace(path)


class RecordFile:
    """A record on the disk to which lines are added."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._handle = os.open(path, os.O_RDWR | os.O_APPEND | getattr(os, "O_BINARY", 0))
        try:
            self._lock()
        except BlockingIOError:
            os.close(self._handle)
            raise BadRequest("record-file-in-use", {"file": str(path)}) from None
        self.size = os.fstat(self._handle).st_size

    def _lock(self) -> None:
        if fcntl is not None:
            fcntl.flock(self._handle, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def append(self, line: str) -> None:
        """Add a line; if it cannot be written whole, the file is left as it was."""
        self._write(f"{line}\n".encode())

    def mend(self, half: bytes, open_end: bool) -> None:
        """Cut off a half line, or close the last one: what a crash left undone."""
        if half:
            self.cut(self.size - len(half))
        elif open_end:
            self._write(b"\n")

    def _write(self, data: bytes) -> None:
        try:
            if os.write(self._handle, data) != len(data):
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        except OSError as error:
            self.cut(self.size)
            raise OSError(error.errno, error.strerror, str(self.path)) from None
        self.size += len(data)

    def cut(self, size: int) -> None:
        """Shorten the file."""
        os.ftruncate(self._handle, size)
        self.size = size

    def settle(self) -> None:
        """Wait until everything is on the disk itself."""
        os.fsync(self._handle)

    def close(self) -> None:
        os.close(self._handle)
