"""The log: what happened, turn by turn, with every sum."""

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, QSize, Qt
from PySide6.QtGui import (
    QFontMetrics,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListWidget,
    QListWidgetItem,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from acquire_desktop.games.hotel_tycoon.engine.events import TurnBegan
from acquire_desktop.ui.hotel_tycoon.words.log_texts import entry_text, public_text
from acquire_desktop.ui.hotel_tycoon.words.names import Names
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.lettering import balanced_px, wrapped_rect, write
from acquire_desktop.ui.kit.look.seat_marks import draw_mark
from acquire_desktop.ui.kit.texts import breakable, later

_MARK_ROLE: Final = int(Qt.ItemDataRole.UserRole)
"""The mark of the seat whose turn a heading begins; None for any other line."""
_FLAGS: Final = int(Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap)
_AIR: Final = theme.SPACE
_SIDE: Final = 4

Index = QModelIndex | QPersistentModelIndex


class LogDelegate(QStyledItemDelegate):
    """Paints the lines as wide as the log is."""

    def __init__(self, view: "LogList") -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the width of the log beside its bar, and the height that the text has in it.

        Lines wrap where the bar begins, whether there is one or not: else the log could need a
        bar because it has one.
        """
        bar = self._view.verticalScrollBar().sizeHint()
        width = self._view.contentsRect().width() - bar.width()
        mark, text = index.data(_MARK_ROLE), breakable(str(index.data()))
        font, room = theme.font("small", bold=mark is not None), width - self._left() - _SIDE
        height = wrapped_rect(text, font, max(room, 20)).height()
        return QSize(width, height + (2 * _AIR if mark is not None else 3))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        look, mark, words = theme.current(), index.data(_MARK_ROLE), breakable(str(index.data()))
        place: QRect = option.rect
        if place.top() < 0 and self._view.shows_whole_lines(place.height()):
            return
        place.setWidth(self.sizeHint(option, index).width())
        text = place.adjusted(self._left(), 0, -_SIDE, 0)
        if mark is None:
            text.setWidth(balanced_px(words, theme.font("small"), text.width()))
            write(painter, text, words, look.ink, "small", flags=_FLAGS)
            return
        if index.row():
            painter.setPen(QPen(look.hairline, 1))
            painter.drawLine(place.left() + _SIDE, place.top() + 3, place.right(), place.top() + 3)
        text = text.adjusted(0, _AIR + 3, 0, 0)
        write(painter, text, words, look.ink, "small", bold=True, flags=_FLAGS)
        size = QFontMetrics(theme.font("small")).height()
        middle = QPointF(place.left() + self._left() / 2, text.top() + size / 2)
        draw_mark(painter, middle, size * 0.36, mark)

    @staticmethod
    def _left() -> int:
        """Return where the texts begin, in pixels."""
        return theme.scaled(22)


class LogList(Adaptive, QListWidget):
    """Lines of the log, the newest last; headings where a turn begins.

    A heading waits for the first line below it: of a turn in which nothing was done there is none.
    It stays at the newest line unless somebody scrolled up to read.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._entries: list[Any] = []
        self._names = Names(())
        self._follows = True
        self._shown: list[Any] = []
        """What stands in each row."""
        self._heading: TurnBegan | None = None
        """Of the turn of which nothing was told yet."""
        self.setItemDelegate(LogDelegate(self))
        self.setFrameShape(QListWidget.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        bar = self.verticalScrollBar()
        bar.valueChanged.connect(self._note_reading)
        bar.rangeChanged.connect(self._follow)
        self.set_text(self.setAccessibleName, later("HotelLog", "Log"))

    def clear_log(self) -> None:
        """Forget all lines."""
        self._entries.clear()
        self._write_all()
        self._follows = True

    def tell(self, entries: Sequence[Any], names: Names) -> None:
        """Add what happened: events, and notes of the session."""
        if names != self._names:
            self._names = names
            self._write_all()
        self._entries += entries
        for entry in entries:
            self._add(entry)
        if entries:
            self._follow()

    def shows_whole_lines(self, height: int) -> bool:
        """Tell whether an entry of so many pixels is left out where the upper edge would cut it.

        So it is while the log follows what happens; whoever scrolls sees all that passes by.
        """
        return self._follows and height <= self.viewport().height()

    def lines(self) -> list[str]:
        """Return all lines."""
        return [self.item(at).text() for at in range(self.count())]

    def refit(self) -> None:
        if hasattr(self, "_entries"):
            self._write_all()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Copy a line as all may read it: what is on the clipboard, the next person can paste."""
        if not event.matches(QKeySequence.StandardKey.Copy):
            super().keyPressEvent(event)
        elif self.currentRow() >= 0:
            text = public_text(self._shown[self.currentRow()], self._names)
            QGuiApplication.clipboard().setText(text)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.doItemsLayout()
        self._follow()

    def _note_reading(self, value: int) -> None:
        follows = value >= self.verticalScrollBar().maximum()
        if follows is not self._follows:
            self.viewport().update()  # what the upper edge cuts comes or goes
        self._follows = follows

    def _follow(self) -> None:
        if self._follows:
            self.scrollToBottom()
            self.viewport().update()

    def _write_all(self) -> None:
        self.clear()
        self._shown.clear()
        self._heading = None
        for entry in self._entries:
            self._add(entry)
        self._follow()

    def _add(self, entry: Any) -> None:
        if isinstance(entry, TurnBegan):
            self._heading = entry
            return
        began, self._heading = self._heading, None
        if began is not None:
            self._add_row(began)
        self._add_row(entry)

    def _add_row(self, entry: Any) -> None:
        item = QListWidgetItem(entry_text(entry, self._names))
        if isinstance(entry, TurnBegan):
            item.setData(_MARK_ROLE, self._names.mark(entry.seat))
        self._shown.append(entry)
        self.addItem(item)
