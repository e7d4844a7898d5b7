"""Where the keyboard is at the table: where the person who decides is working."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from acquire_desktop.ui.board.view import BoardView
from acquire_desktop.ui.decisions.panel import ActionPanel


class TableFocus:
    """Moves the focus when what had it goes or has nothing more to do."""

    def __init__(self, page: QWidget, board: BoardView, panel: ActionPanel) -> None:
        """Take the parts between which the focus moves.

        Args:
            page: The table, with everything on it.
            board: Has the focus while a tile is to be placed and while others decide.
            panel: Where everything else is decided.
        """
        self._page = page
        self._board = board
        self._panel = panel

    def begin(self) -> None:
        """Put the keyboard where the player at the screen begins."""
        self._board.setFocus(Qt.FocusReason.OtherFocusReason)

    def begin_if_lost(self) -> None:
        """Put it there unless some part of the table has it."""
        focused: QWidget | None = self._page.focusWidget()  # the stub promises too much
        if focused is None:
            self.begin()

    def leave_panel(self) -> None:
        """Before another decision: a button that goes leaves the focus to the board, not a tile."""
        focused: QWidget | None = self._page.window().focusWidget()
        if focused is not None and self._panel.isAncestorOf(focused):
            self.begin()
