"""Computer turns: thinking, waiting until the last move was seen, and playing."""

import logging
from collections.abc import Callable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QTimer, Signal

from acquire_desktop.game import AnyGame, GameState
from acquire_desktop.session.ai_worker import ComputerPlayers
from acquire_desktop.session.notes import FallbackMove, Note
from acquire_desktop.session.pace import Pace

if TYPE_CHECKING:
    from acquire_desktop.session.outside.players import OutsidePlayers
    from acquire_desktop.storage.seats.programs import OutsideProgram

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
        self.programs: Sequence[OutsideProgram] = ()
        """The outside programs that the user lists: no other is ever started."""
        self.program_limit_s = 10
        """How many seconds each of them may think about a decision."""
        self._computers = computers
        self._asked: tuple[str, int, Any] | None = None
        self._player = "", 0
        """Level and luck of the computer player who decides, also where a program does not."""
        self._note: Note | None = None
        """What there is to tell of who decides."""
        self._answer: tuple[Any, Note | None] | None = None
        self._is_thinking = False
        self._fallback_move = QTimer(self, singleShot=True)
        self._fallback_move.setInterval(FALLBACK_MOVE_MS)
        self._fallback_move.timeout.connect(self._play_safely)
        self.pace.due.connect(self._hand_on)
        computers.answered.connect(self._take_answer)
        computers.failed.connect(self._take_failure)

    @property
    def is_thinking(self) -> bool:
        """Whether a computer player is still choosing."""
        return self._is_thinking

    @cached_property
    def outside(self) -> "OutsidePlayers":
        """The outside programs at the table, loaded with the first of them."""
        from acquire_desktop.session.outside.players import OutsidePlayers

        players = OutsidePlayers(self._rules, self)
        players.answered.connect(self._take_answer)
        players.failed.connect(self._replace_program)
        return players

    def let_programs_go(self) -> None:
        """End the outside programs: their game is over, or off the table."""
        if "outside" in vars(self):
            self.outside.release()

    def close(self) -> None:
        """End the outside programs, and wait a little until they are gone."""
        if "outside" in vars(self):
            self.outside.close()

    def ask(self, game_id: str, ply: int, state: GameState, level: str, program: str = "") -> None:
        """Have the computer player whose seat decides do so.

        Args:
            game_id: Which game asks.
            ply: Actions applied in that game so far.
            state: Of the game; the player gets a view of it.
            level: The name of a computer player of the game.
            program: The name of an outside program that is to decide, if it is listed.
        """
        view = self._rules().observe(state, state.seat)
        seed = self._rules().random_word(state.setup, f"ai|{state.seat}|{state.ply}")
        self._asked = (game_id, ply, view)
        self._player = level, seed
        self._answer = self._note = None
        self._set_thinking(True)
        if not (program and self._ask_program(game_id, ply, view, state.setup, program)):
            self._computers.request(game_id, ply, view, level, seed)

    def _ask_program(self, game_id: str, ply: int, view: Any, setup: Any, name: str) -> bool:
        """Ask an outside program, or tell that it is not to be asked."""
        from acquire_desktop.storage.seats.programs import program_named

        program = program_named(name, self.programs)
        if program is None or not self.outside.decides(game_id, view.seat, program):
            return False
        from acquire_desktop.session.outside.players import Question

        question = Question(game_id, ply, view, setup)
        self.outside.request(question, program, self.program_limit_s)
        return True

    def _replace_program(self, game_id: str, ply: int, note: Note) -> None:
        """Have the computer player decide in the place of a program that did not."""
        if self._asked is not None and (game_id, ply) == self._asked[:2]:
            self._note = note
            self._computers.request(*self._asked, *self._player)

    def drop(self) -> None:
        """Forget the decision that was asked for."""
        self._computers.cancel()
        if "outside" in vars(self):
            self.outside.cancel()
        self.pace.withdraw()
        self._asked = self._answer = None
        if self._is_thinking:
            self._set_thinking(False)

    def play_now(self) -> None:
        """Have the player who is thinking answer soon, with a safe action if need be."""
        if self._is_thinking and not self._fallback_move.isActive():
            if "outside" in vars(self):
                self.outside.skip()
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
        self._answer = action, note or self._note
        goes_by = self._rules().goes_by(self._asked[2], action)
        self._set_thinking(False)
        self.pace.offer(goes_by=goes_by)

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
