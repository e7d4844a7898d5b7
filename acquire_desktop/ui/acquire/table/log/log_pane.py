"""The log with its tools: which lines are shown, and a search that marks what it finds."""

import re
from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import (
    QClipboard,
    QEnterEvent,
    QGuiApplication,
    QIcon,
    QKeyEvent,
    QKeySequence,
    QResizeEvent,
    QShortcut,
)
from PySide6.QtWidgets import (
    QBoxLayout,
    QLabel,
    QLineEdit,
    QToolButton,
    QWidget,
)

from acquire_desktop.games.acquire.engine.editions import Edition
from acquire_desktop.ui.acquire.table.log.log_lines import EVERYTHING, LogFilter
from acquire_desktop.ui.acquire.table.log.log_model import LogModel
from acquire_desktop.ui.acquire.table.log.log_view import LogView
from acquire_desktop.ui.acquire.words.names import labels
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import Stretched, column, row
from acquire_desktop.ui.kit.choices import FittedBox
from acquire_desktop.ui.kit.focus import has_focus_within
from acquire_desktop.ui.kit.keys import command_key, is_enter, with_key
from acquire_desktop.ui.kit.look import icons, theme
from acquire_desktop.ui.kit.look.chain_chip import chip_pixmap
from acquire_desktop.ui.kit.texts import plain, translate

_MONEY = LogFilter(money=True)
_FIELD_LIMIT = 100
_SEARCH_PX = 240
"""The least room for the search beside the filter, at the usual size of text."""


class LogPane(Adaptive, QWidget):
    """Shows a log, and above it one line of tools while somebody filters or searches."""

    def __init__(self, model: LogModel, log: LogView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._log = log
        self._edition: Edition | None = None
        self._names: Sequence[str] = ()
        self._found: list[int] = []
        self.tools = QWidget()
        self.filter_box = FittedBox()
        self.field = QLineEdit()
        self._copied: dict[QClipboard.Mode, str] = {}
        self.count = plain(QLabel())
        self.back_button = QToolButton()
        self.on_button = QToolButton()
        self.close_button = QToolButton()
        self.open_button = QToolButton(self)
        self._arrange()
        self._connect()
        self.setFocusProxy(log)
        self.retranslate()

    def set_game(self, edition: Edition, names: Sequence[str]) -> None:
        """Offer the players and chains of a game to filter by."""
        if (edition, names) != (self._edition, self._names):
            self._edition, self._names = edition, names
            self._model.set_filter(EVERYTHING)
            self._fill_filters()

    def open_search(self) -> None:
        """Open the tools and put the cursor into the search."""
        self.tools.show()
        self.open_button.hide()
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.field.selectAll()

    def close_tools(self) -> None:
        """Show all lines again and put the tools away."""
        self.field.clear()
        self.filter_box.setCurrentIndex(0)
        had_focus = has_focus_within(self.tools)
        self.tools.hide()
        if had_focus:
            self._log.setFocus(Qt.FocusReason.OtherFocusReason)
        self._place_open_button()

    def forget(self) -> None:
        """Empty the log and the search, what was typed and taken back there included."""
        self.field.setText("")  # ``clear`` could be undone
        self._model.clear()

    def take_back_copies(self) -> None:
        """Empty the clipboard if it still holds what was copied or selected in the search."""
        clipboard = QGuiApplication.clipboard()
        for mode, text in self._copied.items():
            if text and clipboard.text(mode) == text:
                clipboard.clear(mode)
        self._copied.clear()

    def find_next(self, direction: int = 1) -> None:
        """Go to the next hit below (1) or above (-1), and round at the end."""
        if self.tools.isHidden():
            self.open_search()
        if not self._found:
            return
        here = self._log.marks.found_row
        if here < 0:
            here = self._log.currentIndex().row() - direction
        found = self._found[::direction]
        self._light(next((row for row in found if (row - here) * direction > 0), found[0]))

    def retranslate(self) -> None:
        self.filter_box.setAccessibleName(translate("LogPane", "Lines shown"))
        self.field.setPlaceholderText(translate("LogPane", "Find in the log"))
        self.field.setAccessibleName(translate("LogPane", "Find in the log"))
        for button, text in (
            (self.back_button, with_key(translate("LogPane", "Previous match"), "Shift+F3")),
            (self.on_button, with_key(translate("LogPane", "Next match"), "F3")),
            (self.close_button, translate("LogPane", "Close, show all lines")),
            (
                self.open_button,
                with_key(translate("LogPane", "Find and filter"), command_key("find")),
            ),
        ):
            button.setToolTip(text)
            button.setAccessibleName(text)
        self._fill_filters()

    def redraw(self) -> None:
        self._fill_filters()

    def enterEvent(self, event: QEnterEvent) -> None:
        self._place_open_button(is_wanted=True)

    def leaveEvent(self, event: QEvent) -> None:
        self._place_open_button()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_tools()
        self._place_open_button(is_wanted=not self.open_button.isHidden())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape clears the search, then closes it; Enter in it does nothing else at the table."""
        if event.key() == Qt.Key.Key_Escape and self.field.hasFocus() and self.field.text():
            self.field.clear()
        elif event.key() == Qt.Key.Key_Escape and not self.tools.isHidden():
            self.close_tools()
        elif not (is_enter(event) and self.field.hasFocus()):
            super().keyPressEvent(event)

    def _arrange(self) -> None:
        for button, icon in (
            (self.back_button, "chevron-up"),
            (self.on_button, "chevron-down"),
            (self.close_button, "close"),
        ):
            button.setIcon(icons.icon(icon))
            button.setProperty("quiet", True)
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.open_button.setIcon(icons.icon("search"))
        self.open_button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.open_button.hide()
        self.field.setMaxLength(_FIELD_LIMIT)
        theme.style_text(self.count, "small", tone="muted")
        search = (self.count, self.back_button, self.on_button, self.close_button)
        self._lines = row(
            self.filter_box,
            Stretched(row(Stretched(self.field, 1), *search, spacing=theme.SPACE_HALF), 1),
            of=self.tools,
            spacing=theme.SPACE_HALF,
            margins=(0, 0, 0, theme.SPACE_HALF),
        )
        self.tools.hide()
        column(self.tools, Stretched(self._log, 1), of=self)

    def _connect(self) -> None:
        self.filter_box.currentIndexChanged.connect(self._filter)
        self.field.textChanged.connect(self._search)
        self.field.returnPressed.connect(self._step)
        self.back_button.clicked.connect(lambda: self.find_next(-1))
        self.on_button.clicked.connect(lambda: self.find_next(1))
        self.close_button.clicked.connect(self.close_tools)
        self.open_button.clicked.connect(self.open_search)
        for signal in (self._model.rowsInserted, self._model.modelReset, self._model.dataChanged):
            signal.connect(self._count)
        QShortcut(QKeySequence("F3"), self, self.find_next)
        QShortcut(QKeySequence("Shift+F3"), self, lambda: self.find_next(-1))
        QGuiApplication.clipboard().changed.connect(self._note_copy)

    def _step(self) -> None:
        is_back = QGuiApplication.keyboardModifiers() & Qt.KeyboardModifier.ShiftModifier
        self.find_next(-1 if is_back else 1)

    def _note_copy(self, mode: QClipboard.Mode) -> None:
        clipboard = QGuiApplication.clipboard()
        text = clipboard.text(mode)
        # Some systems tell of it when what was cut is gone, and all tell of other programs.
        is_own = clipboard.ownsClipboard() and has_focus_within(self.field)
        if text and (is_own or text == self.field.selectedText()):
            self._copied[mode] = text

    def _fit_tools(self) -> None:
        """Give the search a line of its own where it has too little room beside the filter."""
        is_wide = self.filter_box.sizeHint().width() + theme.scaled(_SEARCH_PX) <= self.width()
        is_low = self.height() < 4 * self.field.sizeHint().height()
        ways = QBoxLayout.Direction
        self._lines.setDirection(ways.LeftToRight if is_wide or is_low else ways.TopToBottom)

    def _fill_filters(self) -> None:
        box, edition = self.filter_box, self._edition
        box.blockSignals(True)
        box.clear()
        box.addItem(translate("LogPane", "All lines"), EVERYTHING)
        box.addItem(translate("LogPane", "Mergers and money"), _MONEY)
        for seat, name in enumerate(labels(self._names)):
            box.addItem(icons.icon("person"), name, LogFilter(seat=seat))
        for chain, spec in enumerate(edition.chains if edition else ()):
            chip = QIcon(chip_pixmap(spec.letter, theme.scaled(16), self.devicePixelRatioF()))
            box.addItem(chip, spec.name, LogFilter(chain=chain))
        box.refit()
        self._fit_tools()
        wanted = self._model.filter
        filters = [box.itemData(row) for row in range(box.count())]
        box.setCurrentIndex(filters.index(wanted) if wanted in filters else 0)
        box.blockSignals(False)

    def _filter(self) -> None:
        wanted = self.filter_box.currentData()
        if isinstance(wanted, LogFilter):
            self._model.set_filter(wanted)

    def _search(self, text: str) -> None:
        wanted = text.strip()
        self._log.marks.pattern = re.compile(re.escape(wanted), re.IGNORECASE) if wanted else None
        self._log.mark_hit(-1)
        self._count()
        if self._found:
            self._light(self._found[-1])

    def _count(self) -> None:
        pattern, model = self._log.marks.pattern, self._model
        self._found = []
        if pattern is not None:
            rows = range(model.rowCount())
            self._found = [at for at in rows if pattern.search(model.text(model.line(at)))]
        self._show_count()

    def _show_count(self) -> None:
        here = self._log.marks.found_row
        if self._log.marks.pattern is None:
            text = ""
        elif not self._found:
            text = translate("LogPane", "Not found")
        elif here in self._found:
            number, total = self._found.index(here) + 1, len(self._found)
            text = translate("LogPane", "{number} of {total}", number=number, total=total)
        else:
            text = str(len(self._found))
        self.count.setText(text)
        for button in (self.back_button, self.on_button):
            button.setEnabled(bool(self._found))

    def _light(self, row: int) -> None:
        self._log.mark_hit(row)
        self._show_count()

    def _place_open_button(self, *, is_wanted: bool = False) -> None:
        """Show the way to the tools in the corner while the mouse is over the log."""
        button = self.open_button
        button.adjustSize()
        scroll = self._log.verticalScrollBar().sizeHint().width()
        button.move(self.width() - button.width() - scroll - theme.SPACE_HALF, 0)
        button.setVisible(is_wanted and self.tools.isHidden())
        button.raise_()
