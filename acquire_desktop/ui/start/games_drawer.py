"""The drawer of the start page: the games that were played lately, and those in files."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QKeyEvent, Qt
from PySide6.QtWidgets import QFrame, QPushButton

from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import Stretched, column, row
from acquire_desktop.ui.kit.fit import turning_row
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.signs import push_button
from acquire_desktop.ui.kit.texts import label, later
from acquire_desktop.ui.start.recent_card import card_size
from acquire_desktop.ui.start.recent_game import RecentGame
from acquire_desktop.ui.start.recent_list import RecentList

_GAP_PX: Final = 6
_AROUND_PX: Final = theme.SPACE_2 + theme.SPACE + 2
"""The margins and edges at the sides of the list."""


class GamesDrawer(Adaptive, QFrame):
    """Lists games; Esc closes it.

    Signals:
        closed (): The user is through with it.
    """

    is_region = True

    closed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "card")
        text = later("StartPage", "All games")
        self.set_text(self.setAccessibleName, text)
        self.list = RecentList()
        self.set_text(self.list.setAccessibleName, text)
        self._title = self.with_text(label(size="title", bold=True), text)
        empty = later("StartPage", "Your games will be here.")
        self._empty = self.with_text(label(tone="muted", wraps=True), empty)
        self.open = self.with_text(push_button(sign="open"), later("StartPage", "Open a file…"))
        self.close_button: QPushButton = push_button(self.closed, "close", quiet=True)
        self.set_text(self.close_button.setAccessibleName, later("StartPage", "Close"))
        self.set_text(self.close_button.setToolTip, later("StartPage", "Close"))
        buttons = row(self.open, self.close_button, spacing=theme.SPACE)
        head = turning_row(Stretched(self._title, 1), buttons, spacing=theme.SPACE, whole=True)
        margin = theme.SPACE_2
        around = (margin, margin, theme.SPACE, theme.SPACE)
        column(head, self._empty, self.list, of=self, spacing=_GAP_PX, margins=around)

    def show_games(self, games: Sequence[RecentGame]) -> None:
        """List these games, the latest first."""
        self.list.set_games(games)
        self.list.setVisible(bool(games))
        self._empty.setVisible(not games)

    def take_focus(self) -> None:
        """Give the keyboard to the list, or to the only button where that is empty."""
        (self.open if self.list.isHidden() else self.list).setFocus()

    def least_px(self) -> int:
        """Return the width that it needs beside other things, in pixels."""
        head = self._title.sizeHint().width() + self.open.sizeHint().width() + theme.SPACE_6
        return max(head, card_size().width() + theme.SPACE_4) + _AROUND_PX

    def fit(self, room: QSize) -> None:
        """Take as many whole cards as there is room for, in pixels of the page."""
        head = self.open.sizeHint().height() + theme.SPACE_4 + _GAP_PX
        self.setMaximumWidth(max(room.width(), self.minimumSizeHint().width()))
        self.list.fit(room - QSize(_AROUND_PX, head))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)
