"""Program trial: an outside program is asked one position, to see whether it can take a seat."""

from __future__ import annotations

from dataclasses import dataclass
from time import monotonic
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from acquire_desktop.games.acquire import load_rules

if TYPE_CHECKING:
    from acquire_desktop.session.notes import OutsideFailed
    from acquire_desktop.storage.seats.programs import OutsideProgram, Trouble


@dataclass(frozen=True, slots=True)
class Tried:
    """The outcome of a trial."""

    action: str
    """The answer in the notation; empty where there was none."""
    trouble: Trouble | None
    """Why there was none."""
    seconds: float
    """How long that took, the start of the program included."""
    said: str
    """The beginning of what the program wrote on its error output, as plain text."""


class ProgramTrial(QObject):
    """Asks one question of one program, and ends it then.

    Signals:
        done (object): What came of it: a ``Tried``.
    """

    done = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        from acquire_desktop.session.outside.players import OutsidePlayers

        self._players = OutsidePlayers(load_rules, self)
        self._players.answered.connect(self._take_answer)
        self._players.failed.connect(self._take_failure)
        self._began = 0.0

    def begin(self, program: OutsideProgram, limit_s: int) -> None:
        """Ask the first decision of a game of three; a trial that goes on is broken off.

        Args:
            program: Who is asked.
            limit_s: How many seconds it may think.
        """
        from acquire_desktop.games.acquire.engine.editions import CLASSIC_2023
        from acquire_desktop.games.acquire.engine.game import new_game, observe
        from acquire_desktop.games.acquire.engine.setup import make_setup
        from acquire_desktop.session.outside.players import Question

        self._players.release()
        self._setup = make_setup(CLASSIC_2023, 3, "trial")
        state = new_game(self._setup)
        self._began = monotonic()
        question = Question("", 0, observe(state, state.seat), self._setup)
        self._players.request(question, program, limit_s)

    def close(self) -> None:
        """End the program."""
        self._players.close()

    def _take_answer(self, _game_id: str, _ply: int, action: Any) -> None:
        self._tell(load_rules().action_text(action, self._setup), None)

    def _take_failure(self, _game_id: str, _ply: int, note: OutsideFailed) -> None:
        self._tell("", note.trouble)

    def _tell(self, action: str, trouble: Trouble | None) -> None:
        seconds, said = monotonic() - self._began, self._players.said()
        self._players.release()
        self.done.emit(Tried(action, trouble, seconds, said))
