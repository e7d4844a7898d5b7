"""Local socket: calls from one start of the program to another, by one user on one computer.

A call is one line of JSON with the file to open, answered with one line. Anything else is
hung up on. No other module may use Qt's network classes, and this one only the local ones.
"""

import hashlib
import json
import os
import stat
import sys
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from enum import Enum
from pathlib import Path
from typing import Final

from PySide6.QtCore import QDeadlineTimer, QObject, QTimer, Signal

from acquire_desktop.codec import fields_of
from acquire_desktop.storage.strict_json import StrictJsonError, parse, path_of

try:
    from PySide6.QtNetwork import QLocalServer, QLocalSocket
except ImportError:
    # A library of the system is missing that only networks need; the game goes without calls.
    _CAN_CALL = False
else:
    _CAN_CALL = True

_FORMAT: Final = "acquire-desktop-call"
_ANSWER: Final = b"ok\n"
_MAX_LINE: Final = 1 << 16
"""Bytes: each of so many characters may be written as twelve."""
_MAX_CALLERS: Final = 8
_CALLER_LIMIT_MS: Final = 5000
"""How long a caller may take to say its line."""
_MAX_ADDRESS: Final = 100
"""Bytes of a socket's path: no system allows many more."""


class Reply(Enum):
    """The answer to a call."""

    ANSWERED = "answered"
    SILENT = "silent"
    """Somebody listens there, and said nothing in time."""
    ABSENT = "absent"
    """Nobody listens there."""


class Listener(QObject):
    """Hears the calls of later starts.

    Signals:
        called (object): The ``Path`` of the file that was given to the other start, or None.
    """

    called = Signal(object)

    def __init__(self, address: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._address = address
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.setMaxPendingConnections(_MAX_CALLERS)
        self._server.newConnection.connect(self._meet)
        self._callers: list[QLocalSocket] = []

    def listen(self) -> bool:
        """Begin to hear calls; return whether that can be done here.

        To be called only by who knows that nobody else listens there: what a killed program
        left behind is taken away.
        """
        QLocalServer.removeServer(self._address)
        return self._server.listen(self._address)

    def close(self) -> None:
        """Hear no more calls."""
        self._server.close()
        for caller in [*self._callers]:
            caller.abort()

    def _meet(self) -> None:
        while self._server.hasPendingConnections():
            caller = self._server.nextPendingConnection()
            caller.setReadBufferSize(_MAX_LINE + 1)
            caller.readyRead.connect(lambda caller=caller: self._read(caller))
            caller.disconnected.connect(lambda caller=caller: self._drop(caller))
            QTimer.singleShot(_CALLER_LIMIT_MS, caller, caller.abort)
            self._callers.append(caller)
            if len(self._callers) > _MAX_CALLERS:
                self._callers[0].abort()
            self._read(caller)

    def _read(self, caller: "QLocalSocket") -> None:
        if caller not in self._callers:
            return
        if not caller.canReadLine():
            if caller.bytesAvailable() > _MAX_LINE:
                caller.abort()
            return
        try:
            file = _file_in(bytes(caller.readLine(_MAX_LINE).data()))
        except StrictJsonError:
            caller.abort()
            return
        self._callers.remove(caller)
        caller.write(_ANSWER)
        caller.flush()
        caller.disconnectFromServer()
        self.called.emit(file)

    def _drop(self, caller: "QLocalSocket") -> None:
        if caller in self._callers:
            self._callers.remove(caller)
        caller.deleteLater()


def call(address: str, file: Path | None, deadline: QDeadlineTimer) -> Reply:
    """Ask the program that listens to come to the front, and to open a file if there is one."""
    socket = QLocalSocket()
    socket.connectToServer(address)
    if not socket.waitForConnected(_left_ms(deadline)):
        return Reply.ABSENT
    socket.write(_line_with(file))
    while not socket.canReadLine():
        if not socket.waitForReadyRead(_left_ms(deadline)):
            return Reply.SILENT
    answer = bytes(socket.readAll().data())
    return Reply.ANSWERED if answer == _ANSWER else Reply.SILENT


def address_of(data: Path) -> str | None:
    """Return where the program that owns a data folder listens, or None if it cannot."""
    if not _CAN_CALL:
        return None
    place = hashlib.sha256(os.fsencode(os.path.realpath(data))).hexdigest()
    name = f"acquire-desktop-{place[:16]}"
    if sys.platform == "win32":
        return name
    for folder in _meeting_folders():
        path = str(folder / name)
        if len(os.fsencode(path)) <= _MAX_ADDRESS and _is_private(folder):
            return path
    return None


def _left_ms(deadline: QDeadlineTimer) -> int:
    return max(1, deadline.remainingTime())


def _line_with(file: Path | None) -> bytes:
    path = None if file is None else str(file.absolute())
    return json.dumps({"format": _FORMAT, "file": path}).encode("ascii") + b"\n"


def _file_in(line: bytes) -> Path | None:
    """Read a call.

    Raises:
        StrictJsonError: If it is none.
    """
    values = fields_of(parse(line), {"format", "file"})
    if values["format"] != _FORMAT:
        raise StrictJsonError("not a call")
    path = None if values["file"] is None else path_of(values["file"])
    if path is not None and not path.is_absolute():
        raise StrictJsonError("not a whole path")
    return path


def _meeting_folders() -> Iterator[Path]:
    """Yield folders where programs of this user can find each other, the best first."""
    given = os.environ.get("XDG_RUNTIME_DIR")
    if given:
        yield Path(given)
    with suppress(OSError):  # there may be no folder for temporary files
        own = Path(tempfile.gettempdir(), f"acquire-desktop-{os.getuid()}")
        own.mkdir(mode=0o700, exist_ok=True)
        yield own


def _is_private(folder: Path) -> bool:
    """Tell whether a folder is this user's alone: in a shared one others could take the calls."""
    try:
        found = folder.lstat()
    except OSError:
        return False
    is_own = stat.S_ISDIR(found.st_mode) and found.st_uid == os.getuid()
    return is_own and stat.S_IMODE(found.st_mode) & 0o077 == 0
