"""Table focus: the keyboard is where the person who decides is working."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QWidget

from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.ui.acquire.table.cover import UncoverButton
from acquire_desktop.ui.acquire.table.curtain_rod import CurtainRod
from acquire_desktop.ui.acquire.table.table_widgets import TableWidgets
from acquire_desktop.ui.acquire.words.action_texts import takes_tiles
from acquire_desktop.ui.kit.focus import has_focus_within
from acquire_desktop.ui.kit.key_guard import renew_buttons


class TableFocus(QObject):
    """Moves the focus from one decision to the next; who reads elsewhere is left alone.

    A tile is placed from the board or the rack. Everything else is decided in the panel, which
    has the focus as a whole until a key leads to its parts: nothing in it is chosen by accident.
    Its cards may stand elsewhere.
    """

    def __init__(
        self, page: QWidget, parts: TableWidgets, show_again: UncoverButton, rod: CurtainRod
    ) -> None:
        super().__init__(page)
        self._page, self._show_again, self._rod = page, show_again, rod
        self._board, self._hand, self._panel = parts.board, parts.hand, parts.panel
        self._cards = parts.exchange
        self._asked: tuple[int, int] | None = None
        self._wants_panel = False
        self._follows = False
        self._has_keys = False
        parts.board.viewport().installEventFilter(self)
        page.installEventFilter(self)

    def note_key(self) -> None:
        """Take note that keys are used: from now on the focus is to be seen."""
        self._has_keys = True

    def begin(self) -> None:
        """Put the keyboard where the player at the screen begins: what lay over that is gone."""
        renew_buttons(self._page)
        if self._rod.is_down:
            self._rod.begin()
            return
        reasons = Qt.FocusReason
        reason = reasons.TabFocusReason if self._has_keys else reasons.OtherFocusReason
        target = self._panel if self._wants_panel and self._panel.isVisible() else self._board
        target.setFocus(reason)

    def begin_if_lost(self) -> None:
        """Put it there unless some part of the table has it."""
        focused: QWidget | None = self._page.focusWidget()  # the stub promises too much
        if focused is None:
            self.begin()

    def forget(self) -> None:
        """Leave what shows one person's things before another looks."""
        self._asked = None
        self._wants_panel = self._follows = self._has_keys = False
        if self._is_on_what_goes():
            self.begin()

    def expect(self, view: View, *, is_closed: bool) -> None:
        """Before another view is shown: leave what may go, such as the tile that was placed."""
        asked = (view.ply, view.seat) if view.legal and not is_closed else None
        focused: QWidget | None = self._page.window().focusWidget()
        was_asked, self._asked = self._asked, asked
        self._wants_panel = asked is not None and not takes_tiles(view)
        self._follows = asked != was_asked and (self._is_on_what_goes() or focused is self._board)
        if self._follows and was_asked is not None and focused is not self._board:
            self._panel.setFocus(Qt.FocusReason.OtherFocusReason)

    def settle(self) -> None:
        """After it: put the focus where this decision is taken, if it was on the last one."""
        if not self._follows or self._show_again.is_in_the_way:
            return
        self._follows = False
        if self._wants_panel or not has_focus_within(self._hand):
            self.begin()

    def _is_on_what_goes(self) -> bool:
        """Tell whether the focus is where the next decision may leave nothing."""
        parts = self._hand, self._panel, self._cards, self._show_again
        return has_focus_within(*parts, self._panel.disposal.shares)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._page:
            if event.type() == QEvent.Type.FocusIn:
                self.begin()  # a message or page that lay over the table has given it back
        elif event.type() == QEvent.Type.MouseButtonPress:
            self._has_keys = False
        return super().eventFilter(watched, event)
