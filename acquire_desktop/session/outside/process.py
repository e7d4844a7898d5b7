"""Program process: one running outside program, and the threads that talk to it.

It is started without a shell, with few variables and no window.
"""

import os
import select
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from threading import Lock, Thread
from time import monotonic
from typing import IO, Any, Final

MAX_LINE_BYTES: Final = 1 << 17
"""Of an answer; what is longer counts as the end of the program."""
MOST_SAID: Final = 2000
"""Bytes that are kept of what a program writes about itself."""
NAME: Final = "outside-player"
"""Of the threads."""
_MOST_UNREAD: Final = 16
"""Lines: a program that sends more before anybody looks floods the window."""
_LOOK_MS: Final = 200
"""So often a thread that waits for a pipe looks whether the program was killed."""
_ALWAYS_FITS: Final = 512
"""Bytes that a pipe takes without waiting wherever it takes any (POSIX)."""
_READABLE: Final = 0 if sys.platform == "win32" else select.POLLIN
_WRITABLE: Final = 0 if sys.platform == "win32" else select.POLLOUT


_KEPT: Final = (
    *("PATH", "HOME", "USER", "LOGNAME", "LANG", "LC_ALL", "LC_CTYPE", "TZ", "TMPDIR"),
    *("SYSTEMROOT", "SYSTEMDRIVE", "WINDIR", "PATHEXT", "TEMP", "TMP", "USERPROFILE"),
    *("APPDATA", "LOCALAPPDATA", "PROGRAMDATA", "PROGRAMFILES", "NUMBER_OF_PROCESSORS"),
)
"""The variables that a program is given. Ours about libraries and Python would mislead it."""
_ADDED: Final = {"PYTHONUNBUFFERED": "1", "PYTHONIOENCODING": "utf-8"}
"""A line of Python's ``print`` goes out at once, and as the protocol wants it."""
_SHELLS_OWN: Final = (".bat", ".cmd")
"""Windows hands these to its shell, which reads arguments in its own way."""
_NICENESS: Final = 10


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
        self._process = _launched(command)
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
        """Tell whether nothing of ours is left of a program that was killed.

        Args:
            limit_s: How long to wait for that, in all.
        """
        until = monotonic() + limit_s
        try:
            self._process.wait(limit_s)
        except subprocess.TimeoutExpired:
            return False
        for thread in self._threads:
            thread.join(max(0.0, until - monotonic()))
        return not any(thread.is_alive() for thread in self._threads)

    def _write(self, pipe: IO[bytes]) -> None:
        # Who reads finds the end, too.
        with suppress(OSError), pipe:
            while (line := self._unsent.get()) is not None:
                while line and not self._is_killed and self._is_ready(pipe, _WRITABLE):
                    line = line[pipe.write(line[:_ALWAYS_FITS]) :]

    def _read(self, pipe: IO[bytes]) -> None:
        begun = b""
        with suppress(OSError), pipe:
            while not self._is_killed and self._is_ready(pipe, _READABLE):
                part = pipe.read(MAX_LINE_BYTES)
                *lines, begun = (begun + part).split(b"\n")
                if not part or len(begun) > MAX_LINE_BYTES or not self._keep(lines):
                    break
        self.kill()  # also where it only closed its output
        self._process.wait()
        self._unread.put(None)
        self._wake()

    def _keep(self, lines: Sequence[bytes]) -> bool:
        """Keep what was read; tell whether the program may go on."""
        for line in filter(None, map(bytes.strip, lines)):
            if len(line) > MAX_LINE_BYTES or self._unread.qsize() >= _MOST_UNREAD:
                return False
            self._unread.put(line)
            self._wake()
        return True

    def _listen(self, pipe: IO[bytes]) -> None:
        with suppress(OSError), pipe:
            while self._is_ready(pipe, _READABLE) and (part := pipe.read(MOST_SAID)):
                self._said += part[: MOST_SAID - len(self._said)]
                if self._is_killed and len(self._said) >= MOST_SAID:
                    break

    def _is_ready(self, pipe: IO[bytes], event: int) -> bool:
        """Wait until a pipe can be used at once; tell whether it can.

        Once the program was killed nothing is waited for: a process that it started may hold
        the other end for as long as it likes.
        """
        if sys.platform == "win32":  # waits in the call itself
            return True
        poll = select.poll()
        poll.register(pipe, event)
        while not self._is_killed:
            if poll.poll(_LOOK_MS):
                return True
        return bool(poll.poll(0))


def _command_found(command: Sequence[str]) -> list[str]:
    """Return a command with the path of its program.

    Raises:
        OSError: If there is no such program, or only a shell could run it.
    """
    program = Path(command[0]).expanduser()
    if program.is_absolute():
        found = str(program)
    elif len(program.parts) == 1:
        found = shutil.which(program) or ""
    else:
        found = ""
    # What lies where we happen to run is nobody's program.
    if not found or not Path(found).is_absolute():
        raise FileNotFoundError("no such program")
    if Path(found).suffix.lower() in _SHELLS_OWN:
        raise PermissionError("only a shell runs this")
    return [found, *command[1:]]


def _folder_of(command: Sequence[str]) -> Path:
    """Return where a program works: in the folder of the last file that its command names."""
    named = [Path(word) for word in command if Path(word).is_absolute()]
    files = [path for path in named if path.is_file()]
    return files[-1].parent if files else Path.home()


def _environment(variables: Mapping[str, str]) -> dict[str, str]:
    """Return the variables that a program is given of those of this program."""
    kept = {name: value for name, value in variables.items() if name.upper() in _KEPT}
    return {**kept, **_ADDED}


def _launched(command: Sequence[str]) -> "subprocess.Popen[bytes]":
    """Start a program with three pipes.

    Raises:
        OSError: If it cannot be started.
    """
    found = _command_found(command)
    try:
        process = subprocess.Popen(
            found,
            bufsize=0,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            cwd=_folder_of(found),
            env=_environment(os.environ),
            **_of_system(),
        )
    except ValueError as error:  # a word that no system takes
        raise FileNotFoundError(str(error)) from error
    _step_back(process.pid)
    return process


def _of_system() -> dict[str, Any]:
    if sys.platform == "win32":
        flags = subprocess.CREATE_NO_WINDOW | subprocess.CREATE_NEW_PROCESS_GROUP
        return {"creationflags": flags | subprocess.BELOW_NORMAL_PRIORITY_CLASS}
    return {"start_new_session": True}  # what it starts itself ends with it


def _step_back(pid: int) -> None:
    """Leave the processor to the window where both want it."""
    if sys.platform != "win32":
        with suppress(OSError):  # it may have ended already
            os.setpriority(os.PRIO_PROCESS, pid, _NICENESS)
