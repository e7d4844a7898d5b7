"""Computer turns: thinking, waiting until the last move was seen, and playing."""

import logging
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from acquire_desktop.game import AnyGame, GameState
from acquire_desktop.session.ai_worker import ComputerPlayers
from acquire_desktop.session.notes import FallbackMove, Note
from acquire_desktop.session.pace import Pace

FALLBACK_MOVE_MS = 1000
"""How long a computer player who is told to play now may take."""

_log = logging.getLogger(__name__)


class ComputerTurns(QObject):
    """Asks for one decision at a time and hands the action on when it may be played.

    Signals:
        chosen (object, object): The ``Action`` to be played now, and a ``Note`` on it or None.
        thinking_changed (object): The seat that is thinking, or None.
    """

    chosen = Signal(object, object)
    thinking_changed = Signal(object)

    def __init__(
        self,
        rules: Callable[[], AnyGame],
        computers: ComputerPlayers,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._rules = rules
        self.pace = Pace(self)
        """How fast the actions follow each other."""
        self._computers = computers
        self._asked: tuple[str, int, Any] | None = None
        self._answer: tuple[Any, Note | None] | None = None
        self._is_thinking = False
        self._fallback_move = QTimer(self, singleShot=True, interval=FALLBACK_MOVE_MS)
        self._fallback_move.timeout.connect(self._play_safely)
        self.pace.due.connect(self._hand_on)
        computers.answered.connect(self._take_answer)
        computers.failed.connect(self._take_failure)

    @property
    def is_thinking(self) -> bool:
        """Whether a computer player is still choosing."""
        return self._is_thinking

    def ask(self, game_id: str, ply: int, state: GameState, level: str) -> None:
        """Have the computer player whose seat decides do so.

        Args:
            game_id: Which game asks.
            ply: Actions applied in that game so far.
            state: Of the game; the player gets a view of it.
            level: The name of a computer player of the game.
        """
        view = self._rules().observe(state, state.seat)
        seed = self._rules().random_word(state.setup, f"ai|{state.seat}|{state.ply}")
        self._asked = (game_id, ply, view)
        self._answer = None
        self._set_thinking(True)
        self._computers.request(game_id, ply, view, level, seed)

    def drop(self) -> None:
        """Forget the decision that was asked for."""
        self._computers.cancel()
        self.pace.withdraw()
        self._asked = self._answer = None
        if self._is_thinking:
            self._set_thinking(False)

    def play_now(self) -> None:
        """Have the player who is thinking answer soon, with a safe action if need be."""
        if self._is_thinking and not self._fallback_move.isActive():
            self._computers.hurry()
            self._fallback_move.start()

    def refuse(self, message: str) -> None:
        """Replace an action that could not be played by a safe one."""
        # Only the kind of error: the rest may quote the action, which can name a hidden tile.
        _log.error("a computer player failed: %s", message.partition(":")[0])
        self._play_safely()

    def _set_thinking(self, thinking: bool) -> None:
        self._is_thinking = thinking
        if not thinking:
            self._fallback_move.stop()
        view = self._asked[2] if self._asked is not None and thinking else None
        self.thinking_changed.emit(None if view is None else view.seat)

    def _take_answer(self, game_id: str, ply: int, action: Any, note: Note | None = None) -> None:
        if self._asked is None or (game_id, ply) != self._asked[:2]:
            return
        self._answer = action, note
        self._set_thinking(False)
        self.pace.offer()

    def _take_failure(self, game_id: str, ply: int, message: str) -> None:
        if self._asked is not None and (game_id, ply) == self._asked[:2]:
            self.refuse(message)

    def _play_safely(self) -> None:
        """Choose the first legal action, which does no harm."""
        self._computers.cancel()
        if self._asked is not None:
            game_id, ply, view = self._asked
            self._take_answer(game_id, ply, view.legal[0], FallbackMove(view.seat))

    def _hand_on(self) -> None:
        answer, self._answer = self._answer, None
        if answer is not None:
            self.chosen.emit(*answer)
