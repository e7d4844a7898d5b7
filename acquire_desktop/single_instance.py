"""Single instance: a later start hands its file to the first and ends."""

from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QDeadlineTimer, QObject, QThread, Signal

from acquire_desktop.storage.lock import Claim, FolderLock

if TYPE_CHECKING:
    from acquire_desktop.local_socket import Listener

_WAIT_MS: Final = 12_000
"""How long the first program may take to answer once it listens; others may keep it waiting."""
_START_MS: Final = 30_000
"""How long it may take until it listens, while it has the lock: it may still be starting."""
_RETRY_MS: Final = 50


class Standing(Enum):
    """How a start stands to the other programs of the same user."""

    FIRST = "first"
    HANDED_OVER = "handed over"
    """Another program took the call: this one is done."""
    STARTING = "starting"
    """Another program runs and does not listen yet."""
    SILENT = "silent"
    """Another program runs and does not answer: this one must not write into its folder."""


class SingleInstance(QObject):
    """Finds out whether this start is the first, and hears of those that come later.

    Who is first is told by the lock on the data folder; such a program may listen later, when
    its window is there. Where there is no lock to be had, whoever listens is the first.

    Signals:
        called (object): The program was started again: the ``Path`` of the file that was given
            to that start, or None.
    """

    called = Signal(object)

    def __init__(self, data: Path, *, wait_ms: int = _WAIT_MS, start_ms: int = _START_MS) -> None:
        """Prepare.

        Args:
            data: The folder that only one program may write to.
            wait_ms: How long another program may take to answer.
            start_ms: How long it may take until it listens.
        """
        super().__init__()
        self._wait_ms, self._start_ms = wait_ms, start_ms
        self._lock = FolderLock(data)
        self._data = data
        self._listener: Listener | None = None

    def settle(self, file: Path | None) -> Standing:
        """Become the first program, or give a file to the one that runs already."""
        deadline, starting = QDeadlineTimer(self._wait_ms), QDeadlineTimer(self._start_ms)
        while True:
            standing = self._standing(file, deadline)
            if standing in (Standing.FIRST, Standing.HANDED_OVER):
                return standing
            if standing is Standing.STARTING and not starting.hasExpired():
                deadline = QDeadlineTimer(self._wait_ms)
            elif deadline.hasExpired():
                return Standing.SILENT
            QThread.msleep(_RETRY_MS)  # it may be about to listen, or to end

    def listen(self) -> None:
        """Hear the later starts from now on, which keep trying until then."""
        from acquire_desktop.local_socket import Listener, address_of

        address = address_of(self._data)
        if self._listener is None and address is not None:
            self._listener = Listener(address, self)
            self._listener.called.connect(self.called)
            self._listener.listen()

    def close(self) -> None:
        """Hear no more calls; the lock stays until the process ends."""
        if self._listener is not None:
            self._listener.close()

    def _standing(self, file: Path | None, deadline: QDeadlineTimer) -> Standing:
        claim = self._lock.take()
        if claim is Claim.OWNED:
            return Standing.FIRST
        from acquire_desktop.local_socket import Reply, address_of, call

        address = address_of(self._data)
        reply = Reply.ABSENT if address is None else call(address, file, deadline)
        if reply is Reply.ANSWERED:
            return Standing.HANDED_OVER
        if claim is Claim.HELD and reply is Reply.ABSENT and address is not None:
            return Standing.STARTING
        if claim is Claim.HELD or reply is Reply.SILENT:
            return Standing.SILENT
        self.listen()
        return Standing.FIRST
