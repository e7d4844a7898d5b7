"""A disk of which chosen system calls fail, for the calls that Python code makes by name."""

import os
from collections.abc import Callable, Container
from pathlib import Path
from typing import Any, Final

import pytest

WRITING: Final = ("open", "write", "fsync", "close", "stat", "chmod", "replace", "unlink")
"""The calls of a write that fails as a whole when one of them does."""
ALL: Final = (
    *WRITING,
    *("read", "lstat", "fstat", "fchmod", "mkdir", "rmdir", "listdir", "scandir", "utime"),
)
SHORT: Final = 0
"""In place of an error number: the call is no failure but does only a part."""


class FaultyDisk:
    """Counts system calls on a folder and lets chosen ones fail."""

    def __init__(
        self,
        monkeypatch: pytest.MonkeyPatch,
        fails: Container[int],
        error_number: int,
        *,
        below: Path | None = None,
        names: tuple[str, ...] = WRITING,
    ) -> None:
        """Begin to count.

        Args:
            monkeypatch: Ends it.
            fails: Which calls fail, counted from 1.
            error_number: With which error, or ``SHORT``.
            below: The folder of the files that count; None counts all.
            names: The functions of ``os`` that count.
        """
        self.calls: list[str] = []
        self.failed: list[str] = []
        self._fails = fails
        self._error_number = error_number
        self._below = None if below is None else str(below)
        self._open = set[int]()
        for name in names:
            monkeypatch.setattr(os, name, self._wrapped(name, getattr(os, name)))
        monkeypatch.setattr(Path, "read_bytes", self._wrapped("read", Path.read_bytes))

    def _wrapped(self, name: str, call: Callable[..., Any]) -> Callable[..., Any]:
        def wrapper(*args: Any, **kwargs: Any) -> Any:
            if not self._counts(args[0] if args else kwargs.get("path")):
                return call(*args, **kwargs)
            self.calls.append(name)
            if len(self.calls) in self._fails:
                self.failed.append(name)
                return self._fail(name, call, *args, **kwargs)
            done = call(*args, **kwargs)
            if name == "open":
                self._open.add(done)
            return done

        return wrapper

    def _counts(self, place: object) -> bool:
        if self._below is None:
            return True
        if isinstance(place, int):
            return place in self._open
        return isinstance(place, str | Path) and str(place).startswith(self._below)

    def _fail(self, name: str, call: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        if self._error_number == SHORT:
            if name in ("write", "read") and not isinstance(args[0], Path):
                file, amount = args
                part = amount[:1] if name == "write" else 1
                return call(file, part)
            return call(*args, **kwargs)
        if name == "close":
            call(*args, **kwargs)
        raise OSError(self._error_number, os.strerror(self._error_number))
