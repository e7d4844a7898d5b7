"""Worker process: the computer players' process as the window holds it, and the thread to it."""

import multiprocessing
from collections.abc import Callable
from multiprocessing.connection import Connection
from queue import SimpleQueue
from threading import Thread

from acquire_desktop.session.worker import Answer, Request, serve

_EXIT_LIMIT_S = 0.4


class WorkerProcess:
    """One process and the thread that talks to it.

    Sending may wait while the process starts, and receiving always waits; so both happen in
    the thread, which ends when the process does.
    """

    def __init__(
        self, players: str, report: Callable[["WorkerProcess", Answer | None], None]
    ) -> None:
        """Start the process.

        Args:
            players: The module with the computer players: ``Game.players_module``.
            report: Called in the thread with each answer, and with None when the process ended.
        """
        self._report = report
        self._requests: SimpleQueue[Request | None] = SimpleQueue()
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        self._hurry = context.RawValue("b", 0)
        self._process = context.Process(
            target=serve, args=(theirs, players, self._hurry), name="computer-players", daemon=True
        )
        self._process.start()
        theirs.close()
        self._thread = Thread(target=self._talk, args=(ours,), name="computer-players", daemon=True)
        self._thread.start()

    @property
    def pid(self) -> int | None:
        """The number of the process."""
        return self._process.pid

    def is_alive(self) -> bool:
        """Tell whether the process runs."""
        return self._process.is_alive()

    def send(self, request: Request) -> None:
        """Hand a request to the thread."""
        self._requests.put(request)

    def hurry(self) -> None:
        """Ask the process for its answer to the request it works on."""
        self._hurry.value = 1

    def stop(self) -> None:
        """End the process and the thread, in the middle of a search if need be."""
        # Nothing is lost by killing, and it ends even a process that the system has halted.
        self._process.kill()
        self._process.join(_EXIT_LIMIT_S)
        self._requests.put(None)
        self._thread.join(_EXIT_LIMIT_S)

    def _talk(self, connection: Connection) -> None:
        with connection:
            while (request := self._requests.get()) is not None:
                self._hurry.value = 0
                try:
                    connection.send(request)
                    reply = connection.recv()
                except (EOFError, OSError):
                    self._report(self, None)
                    return
                self._report(self, reply)
