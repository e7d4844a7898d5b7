"""Looking back: the table as it was after an earlier step, while the game itself goes on."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from acquire_desktop.acquire.session import Session
from acquire_desktop.engine.board import Tile
from acquire_desktop.engine.observation import View
from acquire_desktop.session.screen import Screen
from acquire_desktop.ui.kit.focus_within import has_focus_within
from acquire_desktop.ui.kit.texts import join_sentences
from acquire_desktop.ui.table.board.tile_marks import TileMarks, marks_back
from acquire_desktop.ui.table.board.view import BoardView
from acquire_desktop.ui.table.log.log_model import LogModel
from acquire_desktop.ui.table.log.log_view import LogView
from acquire_desktop.ui.table.look_back_card import LookBackCard, LookBackFrame

_FORWARD: Final = (Qt.Key.Key_Right, Qt.Key.Key_Down)
_BACK: Final = (Qt.Key.Key_Left, Qt.Key.Key_Up)


class LookBack(QObject):
    """Knows which moment is on view, and puts a card in the place of the action panel meanwhile.

    A look, not undo: nothing can be decided, nothing changes, and only the view of the seat on
    screen is shown. It ends by itself when another seat or no hand is to be on screen.

    Signals:
        moved (): Another moment is to be shown, the present included.
        left (): The present is shown again.
        focus_freed (): The card went that had the focus, which belongs elsewhere now.
    """

    moved = Signal()
    left = Signal()
    focus_freed = Signal()

    def __init__(
        self,
        session: Session,
        model: LogModel,
        log: LogView,
        panel: QWidget,
        board: BoardView,
    ) -> None:
        """Prepare to look back from the present.

        Args:
            session: Has the game.
            model: Has the sentences and the turns.
            log: Where a moment is chosen and marked.
            panel: Gives its place to the card.
            board: Gets a frame.
        """
        super().__init__(panel)
        self._session = session
        self._model = model
        self._log = log
        self._panel = panel
        self._board = board
        self._step: int | None = None
        self._view: View | None = None
        self._went_on = False
        self._screen: Screen | None = None
        self._kept_tile: Tile | None = None
        self._explain: Callable[[int], str] = lambda _step: ""
        self.card = LookBackCard()
        self._frame = LookBackFrame(board)
        self.card.step_asked.connect(self.go_by)
        self.card.turn_asked.connect(self.go_by_turn)
        self.card.leave_asked.connect(self.leave)
        log.step_chosen.connect(self.go_to)
        model.dataChanged.connect(self._say)  # said in another language
        model.modelReset.connect(self._mark)  # filtered in another way
        for widget in (log, *self.card.buttons()):
            widget.installEventFilter(self)

    @property
    def is_on(self) -> bool:
        """Whether the past is on view."""
        return self._step is not None

    @property
    def step(self) -> int | None:
        """The step on view, or None for the present."""
        return self._step

    @property
    def view(self) -> View:
        """What the seat on screen knows, or knew then."""
        return self._session.view if self._view is None else self._view

    @property
    def kept_tile(self) -> Tile | None:
        """The tile that was selected before, for the moment the present is shown again."""
        return self._kept_tile

    def set_explainer(self, explain: Callable[[int], str]) -> None:
        """Let the card say why: called with a step, it returns a sentence or nothing."""
        self._explain = explain

    def marks(self) -> TileMarks:
        """Return which tiles were new at the moment on view."""
        step = self._session.last_step if self._step is None else self._step
        return marks_back(self._model.events_back_from(step), self._session.screen.seat)

    def go_to(self, step: int) -> None:
        """Show the table after a step; after the latest one that is the present."""
        if step >= self._session.last_step or self._session.screen.is_closed:
            self.leave()
            return
        is_entering = self._step is None
        self._step = max(0, step)
        self._view = self._session.view_at(self._step)
        self._say()
        self._log.mark_step(self._step)
        if is_entering:
            self._enter()
        self.moved.emit()

    def go_by(self, steps: int) -> None:
        """Go some steps on, or back with a number below 0."""
        if self._step is not None:
            self.go_to(self._step + steps)

    def go_by_turn(self, direction: int) -> None:
        """Go to the next beginning of a turn (1) or the one before (-1)."""
        if self._step is None:
            return
        begins = [line.step for line in self._model.headings()]
        if direction > 0:
            later = [step for step in begins if step > self._step]
            self.go_to(later[0] if later else self._session.last_step)
        else:
            earlier = [step for step in begins if step < self._step]
            self.go_to(earlier[-1] if earlier else 0)

    def leave(self) -> None:
        """Go back to the game."""
        was_on = self.is_on
        self.forget()
        if was_on:
            self.moved.emit()
            self._kept_tile = None
            self.left.emit()

    def forget(self) -> None:
        """Be at the present, without telling anybody: everything is being shown anew."""
        had_focus = has_focus_within(self.card)
        if self._step is not None:
            self._log.mark_step(None)
        self._step = self._view = self._screen = None
        self._went_on = False
        self._show_card(is_on=False)
        self.card.forget()
        if had_focus:
            self.focus_freed.emit()

    def follow_game(self) -> bool:
        """Take note of a new step of the game; return whether the past stays on view."""
        if self._step is None:
            return False
        if self._session.screen != self._screen:
            self.forget()
            return False
        self._went_on = True
        self._say()
        return True

    def handle_key(self, event: QKeyEvent) -> bool:
        """Take a key that leads through the game and tell whether it was taken."""
        if self._step is None or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return False
        key = event.key()
        if key in _FORWARD or key in _BACK:
            self.go_by(1 if key in _FORWARD else -1)
        elif key in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            self.go_by_turn(1 if key == Qt.Key.Key_PageDown else -1)
        elif key == Qt.Key.Key_Home:
            self.go_to(0)
        elif key in (Qt.Key.Key_End, Qt.Key.Key_Escape):
            self.leave()
        else:
            return False
        return True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        return self.handle_key(event)

    def _enter(self) -> None:
        self._screen = self._session.screen
        self._kept_tile = self._board.selected_tile
        is_reading_log = self._log.hasFocus()
        self._show_card_above_log()
        if not is_reading_log:
            self.card.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_card_above_log(self) -> None:
        """Give the log what room the card leaves; its lines stay where they were clicked."""
        page, bar = self._log.window(), self._log.verticalScrollBar()
        value, top = bar.value(), self._log.mapTo(page, QPoint()).y()
        self._show_card(is_on=True)
        table = self._panel.parentWidget()
        layout = table.layout() if table is not None else None
        if layout is not None:
            layout.activate()
        bar.setValue(value + self._log.mapTo(page, QPoint()).y() - top)

    def _show_card(self, *, is_on: bool) -> None:
        self._panel.setVisible(not is_on)
        self.card.setVisible(is_on)
        self._frame.setVisible(is_on)

    def _mark(self) -> None:
        if self._step is not None:
            self._log.mark_step(self._step)

    def _say(self) -> None:
        if self._step is not None and self._session.has_game:
            turn = self.view.turn
            told = self._model.sentence_of_step(self._step)
            told = join_sentences(list(filter(None, (told, self._explain(self._step)))))
            self.card.show_moment(
                turn=turn,
                step=self._step,
                last_step=self._session.last_step,
                sentence=told,
                next_sentence=self._model.sentence_of_step(self._step + 1),
                went_on=self._went_on,
            )
