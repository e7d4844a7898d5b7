"""Runs the monkey within the loop of events, dialogs and menus with loops of their own included."""

import faulthandler
import json
import sys
from collections.abc import Callable
from typing import IO, Final

from PySide6.QtCore import QObject, QTimer

from tests.monkey.doing import Doer, finish_animations
from tests.monkey.records import Event
from tests.monkey.stage import Stage, loop_level
from tests.monkey.watching import Watch

Draw = Callable[[], Event | None]
"""Returns the next event; None at the end."""

_TURNS: Final = 3
"""Turns of the loop after an event, in which what it asked for is done."""
_MOST_TURNS: Final = 40
"""The same at most, with computer players."""
_THINKING_MS: Final = 2
HANG_S: Final = 60
"""After so long without another event, the stack is written and the run ends."""


class Monkey(QObject):
    """Does one event after the other, each when the one before has come to rest."""

    def __init__(self, stage: Stage, watch: Watch, draw: Draw, record: IO[str]) -> None:
        """Prepare.

        Args:
            stage: Has the window.
            watch: Finds what is wrong.
            draw: Says what is done.
            record: Where every event is written before it is done.
        """
        super().__init__()
        self._stage, self._watch, self._draw, self._record = stage, watch, draw, record
        self._doer = Doer(stage, watch.note_press)
        self._level = 0
        """In how many loops the event runs that is being done; 0 for none."""
        self._event: Event | None = None
        self._was_done = False
        self._turns = self._moves = 0
        self.failed: Event | None = None
        """The event after which something was wrong."""

    def start(self) -> None:
        """Begin in the next turn of the loop."""
        QTimer.singleShot(0, self, self._turn)

    def _turn(self) -> None:
        if self._level == loop_level():  # the event is being done, and may still open a loop
            QTimer.singleShot(1, self, self._turn)
            return
        self._watch.note_turn()
        if self._event is not None and not self._is_at_rest(self._event):
            self._watch.start_measuring()
            return
        if self._event is not None:
            self._finish(self._event)
        event = None if self.failed is not None else self._draw()
        if event is None:
            self._stage.app.exit()
            return
        self._do(event)

    def _do(self, event: Event) -> None:
        faulthandler.dump_traceback_later(HANG_S, exit=True)
        self._record.write(f"{json.dumps(event)}\n")
        self._record.flush()
        self._event, self._turns, self._moves = event, 0, event["moves"]
        # A dialog runs a loop of its own until it is closed, and this turn ends only then.
        self._was_done = True
        QTimer.singleShot(0, self, self._turn)
        outer, self._level = self._level, loop_level()
        self._watch.start_measuring()
        try:
            was_done = self._doer.do(event)
        except Exception:  # noqa: BLE001 - the program was called, and not by its loop
            was_done = True
            sys.excepthook(*sys.exc_info())
        self._level = outer
        if self._event is event:
            self._was_done = was_done
            self._watch.note_turn()

    def _is_at_rest(self, event: Event) -> bool:
        """Tell whether an event has come to rest; else another turn follows."""
        self._turns += 1
        waits_ms = 0
        session = self._stage.window.session
        turns = session.computer_turns
        if self._moves and session.awaits_computer and self._turns < _MOST_TURNS * 50:
            if turns.is_thinking and not self._stage.computers.has_answer:
                waits_ms = _THINKING_MS
            else:
                self._let_move()
                self._turns = 1
        elif self._turns >= _TURNS:
            if event["moves"]:
                finish_animations(self._stage.window)
            return True
        QTimer.singleShot(waits_ms, self, self._turn)
        return False

    def _let_move(self) -> None:
        """Let a computer player's answer come, or be played."""
        turns = self._stage.window.session.computer_turns
        pace = turns.pace
        if turns.is_thinking:
            self._stage.computers.release()
        elif pace._dwell.isActive():
            self._moves -= 1
            pace.withdraw()
            pace.due.emit()
        elif pace.is_waiting:
            self._moves = 0  # it waits for a key

    def _finish(self, event: Event) -> None:
        self._watch.check(event, was_done=self._was_done)
        self._event = None
        if self._watch.problems:
            self.failed = event
        elif not self._stage.window.isVisible():
            self._stage.reopen()
