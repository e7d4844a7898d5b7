"""Preferences: every setting of the program in one dialog, by subject and by search."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QDialog, QLineEdit, QListWidget, QPushButton, QWidget

from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import Stretched, column, row
from acquire_desktop.ui.kit.dialogs import fill_dialog
from acquire_desktop.ui.kit.fit import fit_dialog
from acquire_desktop.ui.kit.frames import QuietArea, WholeLines
from acquire_desktop.ui.kit.keys import is_enter
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.texts import label, later, translate
from acquire_desktop.ui.kit.voice import announce
from acquire_desktop.ui.preferences.page_view import PageView
from acquire_desktop.ui.preferences.row_view import RowView
from acquire_desktop.ui.preferences.rows import Page
from acquire_desktop.ui.window.preferences import Preferences

_SIZE_PX: Final = 860, 620
_LIST_PX: Final = 120


class PreferencesDialog(Adaptive, QDialog):
    """Applies each choice at once, so that there is nothing to confirm.

    Signals:
        used (): A setting was changed here.
    """

    used = Signal()

    def __init__(self, window: QWidget, kept: Preferences, pages: Sequence[Page]) -> None:
        """Make the dialog.

        Args:
            window: Limits its size.
            kept: The settings.
            pages: What is shown, in this order.
        """
        super().__init__(window)
        self._found: list[RowView] = []
        self.search, self._hits = QLineEdit(), label(size="small", tone="muted")
        self.subjects = QListWidget()
        self.pages = tuple(PageView(page, kept) for page in pages)
        self._body = QWidget()
        self._area = QuietArea(self._body)
        WholeLines(self._area)
        self._nothing = label(tone="muted")
        """Stands in place of the list and the pages where a search finds nothing."""
        self._close = self.with_text(QPushButton(), later("Preferences", "Close"))
        self.set_text(self.setWindowTitle, later("Preferences", "Preferences"))
        searches = later("Preferences", "Search the preferences")
        self.set_text(self.search.setPlaceholderText, searches)
        self.set_text(self.search.setAccessibleName, searches)
        self.set_text(self.subjects.setAccessibleName, later("Preferences", "Sections"))
        self.subjects.addItems([page.title() for page in pages])
        self._arrange()
        self._connect(kept)
        self.retranslate()
        self.subjects.setCurrentRow(0)

    def retranslate(self) -> None:
        for at, page in enumerate(self.pages):
            self.subjects.item(at).setText(page.page.title())
        self.refit()
        self._find()

    def refit(self) -> None:
        fit_dialog(self, _SIZE_PX)
        words = self.subjects.sizeHintForColumn(0) + theme.SPACE_4
        self.subjects.setFixedWidth(max(theme.scaled(_LIST_PX), words))

    def showEvent(self, event: QShowEvent) -> None:
        self.refit()
        self.search.setFocus()
        super().showEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Esc end the search first, and Enter press nothing but a button in focus."""
        if event.key() == Qt.Key.Key_Escape and self.search.text():
            self.search.clear()
            self.search.setFocus()
        elif not is_enter(event) or isinstance(self.focusWidget(), QPushButton):
            super().keyPressEvent(event)

    def _arrange(self) -> None:
        self.subjects.setProperty("role", "chapters")
        self.subjects.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for button in (self._close, *(page.restore for page in self.pages)):
            button.setAutoDefault(True)
        self._close.setProperty("primary", True)
        margins = 0, 0, theme.SPACE, 0
        column(self._nothing, *self.pages, 1, of=self._body, spacing=theme.SPACE_2, margins=margins)
        panes = row(self.subjects, Stretched(self._area, 1), spacing=theme.SPACE_3)
        fill_dialog(
            self,
            row(Stretched(self.search, 1), self._hits, spacing=theme.SPACE_2),
            Stretched(panes, 1),
            Stretched(self._close, align=Qt.AlignmentFlag.AlignRight),
            below=theme.SPACE_2,
        )

    def _connect(self, kept: Preferences) -> None:
        for page in self.pages:
            kept.changed.connect(page.show_settings)
            page.used.connect(self.used)
        self.search.textChanged.connect(self._tell_found)
        self.search.returnPressed.connect(self._go_to_found)
        self.subjects.currentRowChanged.connect(self._show_page)
        self.subjects.itemClicked.connect(self._show_page)
        self._close.clicked.connect(self.accept)
        find = QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self)
        find.activated.connect(self.search.setFocus)

    # Search

    def _find(self) -> None:
        """Show what the search finds, or without one the page that is chosen."""
        words = self.search.text().strip()
        found = [page.show_found(words) for page in self.pages]
        self._found = [each for rows in found for each in rows] if words else []
        for at, rows in enumerate(found):
            is_chosen = at == self.subjects.currentRow()
            self.pages[at].setVisible(bool(rows) if words else is_chosen)
            self.subjects.item(at).setHidden(bool(words) and not rows)
        self._hits.setText(
            translate(
                "Preferences",
                "%n preference(s) found" if self._found else "Nothing found",
                n=len(self._found),
            )
            if words
            else ""
        )
        is_in_vain = bool(words) and not self._found
        self._hits.setVisible(bool(self._found))
        self.subjects.setHidden(is_in_vain)
        self._nothing.setText(self._hits.text())
        self._nothing.setVisible(is_in_vain)

    def _tell_found(self) -> None:
        self._find()
        self._area.verticalScrollBar().setValue(0)
        announce(self.search, self._hits.text())
        if self._found:
            with QSignalBlocker(self.subjects):
                found = next(
                    at for at, page in enumerate(self.pages) if page.isVisibleTo(self._body)
                )
                self.subjects.setCurrentRow(found)

    def _go_to_found(self) -> None:
        """Put the focus on the first control that was found."""
        controls = (each.control for each in self._found)
        for control in controls:
            if control is not None and control.isEnabled():
                control.setFocus(Qt.FocusReason.TabFocusReason)
                self._area.ensureWidgetVisible(control)
                return

    def _show_page(self) -> None:
        """Show the chosen page alone; a search is over then."""
        with QSignalBlocker(self.search):
            self.search.clear()
        self._area.verticalScrollBar().setValue(0)
        self._find()
