"""Program process: one running outside program, and the threads that talk to it."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import SimpleQueue
from threading import Lock, Thread
from typing import IO, Final

from acquire_desktop.session.outside.launch import launched

MAX_LINE_BYTES: Final = 1 << 17
"""Of an answer; what is longer counts as the end of the program."""
MOST_SAID: Final = 2000
"""Bytes that are kept of what a program writes about itself."""
NAME: Final = "outside-player"
"""Of the threads."""
_MOST_UNREAD: Final = 16
"""Lines: a program that sends more before anybody looks floods the window."""


class ProgramProcess:
    """Writes questions to a program and reads its answers, all in threads, so that nobody waits."""

    def __init__(self, command: Sequence[str], wake: Callable[[], object]) -> None:
        """Start the program.

        Args:
            command: The program and its arguments.
            wake: Called in a thread when there is something to ``take``.

        Raises:
            OSError: If it cannot be started.
        """
        self._wake = wake
        self._lock = Lock()
        self._is_killed = False
        self._said = b""
        self._unsent: SimpleQueue[bytes | None] = SimpleQueue()
        self._unread: SimpleQueue[bytes | None] = SimpleQueue()
        self._process = launched(command)
        pipes = self._process.stdin, self._process.stdout, self._process.stderr
        works = self._write, self._read, self._listen
        self._threads = [
            Thread(target=work, args=(pipe,), name=NAME, daemon=True)
            for work, pipe in zip(works, pipes, strict=True)
        ]
        for thread in self._threads:
            thread.start()

    @property
    def pid(self) -> int:
        """The number of the process."""
        return self._process.pid

    @property
    def said(self) -> str:
        """The beginning of what it wrote on its error output, as plain text on few lines."""
        text = self._said.decode("utf-8", "replace")
        return "".join(char if char.isprintable() or char == "\n" else " " for char in text).strip()

    def ask(self, line: bytes) -> None:
        """Send a line."""
        self._unsent.put(line)

    def take(self) -> bytes | None:
        """Return the next line that came, without its end, or None when the program has ended.

        Raises:
            queue.Empty: If nothing has come.
        """
        return self._unread.get_nowait()

    def kill(self) -> None:
        """End the program, and on Linux and macOS what it has started; nothing waits for that."""
        with self._lock:
            if self._is_killed:
                return
            self._is_killed = True
        # Nobody has waited for it yet, so that its number is still its own.
        if sys.platform != "win32":
            with suppress(OSError):
                os.killpg(self._process.pid, signal.SIGKILL)
        with suppress(OSError):
            self._process.kill()
        self._unsent.put(None)

    def is_gone(self, limit_s: float = 0.0) -> bool:
        """Tell whether nothing is left of a program that was killed.

        Args:
            limit_s: How long to wait for that.
        """
        try:
            self._process.wait(limit_s)
        except subprocess.TimeoutExpired:
            return False
        for thread in self._threads:
            thread.join(limit_s)
        return not any(thread.is_alive() for thread in self._threads)

    def _write(self, pipe: IO[bytes]) -> None:
        # Who reads finds the end, too; closing sends what is left, and may fail like it.
        with suppress(OSError), pipe:
            while (line := self._unsent.get()) is not None:
                pipe.write(line)
                pipe.flush()

    def _read(self, pipe: IO[bytes]) -> None:
        with suppress(OSError), pipe:
            while self._unread.qsize() < _MOST_UNREAD:
                line = pipe.readline(MAX_LINE_BYTES + 1)
                if not line.endswith(b"\n"):
                    break  # the end, or too long
                if line.strip():
                    self._unread.put(line.strip())
                    self._wake()
        self.kill()  # also where it only closed its output
        self._process.wait()
        self._unread.put(None)
        self._wake()

    def _listen(self, pipe: IO[bytes]) -> None:
        with suppress(OSError), pipe:
            while part := pipe.read1(MOST_SAID):  # type: ignore[attr-defined]
                self._said += part[: MOST_SAID - len(self._said)]
