"""What lies beside the theatre: the board before the merger that is told, and the table then."""

from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from acquire_desktop.acquire.merger_moments import after_deals
from acquire_desktop.acquire.session import Session
from acquire_desktop.engine.board import INDEPENDENT
from acquire_desktop.engine.events import MergerBegan, MergerEnded
from acquire_desktop.engine.observation import View
from acquire_desktop.ui.table.board.tile_marks import TileMarks
from acquire_desktop.ui.table.board.view import BoardView
from acquire_desktop.ui.table.holdings.holdings_model import HoldingsModel
from acquire_desktop.ui.table.look_back_card import LookBackFrame
from acquire_desktop.ui.table.theatre.stage import Stage


class Backdrop(QObject):
    """Gives board and table what they show: the present, unless the theatre tells of the past.

    The chains of a merger lie side by side until its last step, so that it can be seen which
    tiles were counted; the table goes along with the steps. Nothing can be chosen on a board of
    the past.

    Signals:
        turned (): The board went to the past, or back to the present.
    """

    turned = Signal()

    def __init__(
        self, session: Session, stage: Stage, board: BoardView, holdings: HoldingsModel
    ) -> None:
        super().__init__(stage)
        self._session = session
        self._stage = stage
        self._board = board
        self._holdings = holdings
        self._present: tuple[View, TileMarks] | None = None
        self._frame = LookBackFrame(board)
        self._is_on = False
        stage.told_changed.connect(self._show)

    @property
    def is_on(self) -> bool:
        """Whether the board shows the past."""
        return self._is_on

    def expect(self, view: View, marks: TileMarks) -> None:
        """Take what is shown when the theatre does not tell of the past."""
        self._present = view, marks

    def show_view(self, view: View, marks: TileMarks) -> None:
        """Show a view on board and table, or the past that the theatre tells of."""
        self.expect(view, marks)
        self._show()

    def forget(self) -> None:
        """Have nothing to show until the next view."""
        self._present = None
        self._is_on = False
        self._frame.hide()

    def leave(self) -> None:
        """Show the present; the theatre that told of the past goes."""
        if self._is_on:
            self._stage.skip()

    def _show(self) -> None:
        if self._present is None:
            return
        past = self._past()
        view, marks = self._present if past is None else past
        self._board.show_view(view)
        self._holdings.show_view(view)
        self._board.mark_tiles(marks.last, marks.recent)
        has_turned = self._is_on != (past is not None)
        self._is_on = past is not None
        self._frame.setVisible(self._is_on)
        if has_turned:
            self.turned.emit()

    def _past(self) -> tuple[View, TileMarks] | None:
        """Return what is shown for the theatre, or None for the present."""
        opening = self._stage.told_merger
        if opening is None:
            return None
        steps = self._session.events_by_step()
        at = next((step for step, told in enumerate(steps) if opening in told), None)
        if at is None:
            return None
        marks = TileMarks(opening.tile)
        if not self._stage.tells_result:
            before = after_deals(self._session.view_at(max(0, at - 1)), self._stage.told_deals)
            return _before(before, opening), marks
        ends = (
            step
            for step, told in enumerate(steps[at:], at)
            if any(isinstance(event, MergerEnded) for event in told)
        )
        end = next(ends, len(steps) - 1)
        if end == len(steps) - 1:
            return None
        return replace(self._session.view_at(end), hand=(), effects=()), marks


def _before(view: View, opening: MergerBegan) -> View:
    """Return the board with the placed tile beside the chains that it is about to connect."""
    board = list(view.board)
    board[opening.tile] = INDEPENDENT
    return replace(view, board=tuple(board), hand=(), effects=())
