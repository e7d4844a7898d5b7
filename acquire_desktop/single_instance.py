"""Single instance: a later start hands its file to the first and ends."""

from enum import Enum
from pathlib import Path
from typing import Final

from PySide6.QtCore import QDeadlineTimer, QObject, QThread, Signal

from acquire_desktop.local_socket import Listener, Reply, address_of, call
from acquire_desktop.storage.lock import Claim, FolderLock

_WAIT_MS: Final = 6000
"""How long the first program may take to answer: it may still be starting."""
_RETRY_MS: Final = 50


class Standing(Enum):
    """How a start stands to the other programs of the same user."""

    FIRST = "first"
    HANDED_OVER = "handed over"
    """Another program took the call: this one is done."""
    SILENT = "silent"
    """Another program runs and does not answer: this one must not write into its folder."""


class SingleInstance(QObject):
    """Finds out whether this start is the first, and hears of those that come later.

    Who is first is told by the lock on the data folder. Where there is no lock to be had,
    whoever listens is the first.

    Signals:
        called (object): The program was started again: the ``Path`` of the file that was given
            to that start, or None.
    """

    called = Signal(object)

    def __init__(self, data: Path, *, wait_ms: int = _WAIT_MS) -> None:
        """Prepare.

        Args:
            data: The folder that only one program may write to.
            wait_ms: How long another program may take to answer.
        """
        super().__init__()
        self._wait_ms = wait_ms
        self._lock = FolderLock(data)
        self._address = address_of(data)
        self._listener: Listener | None = None

    def settle(self, file: Path | None) -> Standing:
        """Become the first program, or give a file to the one that runs already."""
        deadline = QDeadlineTimer(self._wait_ms)
        while (standing := self._standing(file, deadline)) is Standing.SILENT:
            if deadline.hasExpired():
                return standing
            # It may be starting, and not listen yet, or be about to end.
            QThread.msleep(_RETRY_MS)
        if standing is Standing.FIRST and self._address is not None:
            self._listener = Listener(self._address, self)
            self._listener.called.connect(self.called)
            self._listener.listen()
        return standing

    def close(self) -> None:
        """Hear no more calls; the lock stays until the process ends."""
        if self._listener is not None:
            self._listener.close()

    def _standing(self, file: Path | None, deadline: QDeadlineTimer) -> Standing:
        claim = self._lock.take()
        if claim is Claim.OWNED:
            return Standing.FIRST
        reply = Reply.ABSENT if self._address is None else call(self._address, file, deadline)
        if reply is Reply.ANSWERED:
            return Standing.HANDED_OVER
        is_alone = claim is Claim.UNKNOWN and reply is Reply.ABSENT
        return Standing.FIRST if is_alone else Standing.SILENT
