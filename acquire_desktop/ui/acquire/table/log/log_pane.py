"""The log with its tools: which lines are shown, and a search that marks what it finds."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import (
    QEnterEvent,
    QIcon,
    QKeyEvent,
    QKeySequence,
    QResizeEvent,
    QShortcut,
)
from PySide6.QtWidgets import (
    QBoxLayout,
    QToolButton,
    QWidget,
)

from acquire_desktop.games.acquire.engine.editions import Edition
from acquire_desktop.ui.acquire.table.log.log_lines import EVERYTHING, LogFilter
from acquire_desktop.ui.acquire.table.log.log_model import LogModel
from acquire_desktop.ui.acquire.table.log.log_search import LogSearch
from acquire_desktop.ui.acquire.table.log.log_view import LogView
from acquire_desktop.ui.acquire.words.names import labels
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import Stretched, column, row
from acquire_desktop.ui.kit.choices import FittedBox
from acquire_desktop.ui.kit.focus import has_focus_within
from acquire_desktop.ui.kit.keys import command_key, is_enter, with_key
from acquire_desktop.ui.kit.look import icons, theme
from acquire_desktop.ui.kit.look.chain_chip import chip_pixmap
from acquire_desktop.ui.kit.texts import translate

_MONEY = LogFilter(money=True)
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
        self.tools = QWidget()
        self.filter_box = FittedBox()
        self.close_button = QToolButton()
        self.search = LogSearch(model, log, self.close_button)
        self.field = self.search.field
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

    def _find_next(self, direction: int = 1) -> None:
        if self.tools.isHidden():
            self.open_search()
        self.search.find_next(direction)

    def retranslate(self) -> None:
        self.filter_box.setAccessibleName(translate("LogPane", "Lines shown"))
        for button, text in (
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
        self.open_button.setIcon(icons.icon("search"))
        self.open_button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.open_button.hide()
        self._lines = row(
            self.filter_box,
            Stretched(self.search, 1),
            of=self.tools,
            spacing=theme.SPACE_HALF,
            margins=(0, 0, 0, theme.SPACE_HALF),
        )
        self.tools.hide()
        column(self.tools, Stretched(self._log, 1), of=self)

    def _connect(self) -> None:
        self.filter_box.currentIndexChanged.connect(self._filter)
        self.close_button.clicked.connect(self.close_tools)
        self.open_button.clicked.connect(self.open_search)
        QShortcut(QKeySequence("F3"), self, self._find_next)
        QShortcut(QKeySequence("Shift+F3"), self, lambda: self._find_next(-1))

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

    def _place_open_button(self, *, is_wanted: bool = False) -> None:
        """Show the way to the tools in the corner while the mouse is over the log."""
        button = self.open_button
        button.adjustSize()
        scroll = self._log.verticalScrollBar().sizeHint().width()
        button.move(self.width() - button.width() - scroll - theme.SPACE_HALF, 0)
        button.setVisible(is_wanted and self.tools.isHidden())
        button.raise_()
