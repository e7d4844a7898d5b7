"""The log on screen: turn headings, wrapped lines, a crest wherever a chain is named."""

from typing import Final

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QLinearGradient,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QTextCharFormat,
    QTextLayout,
    QTextLine,
    QTextOption,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeView,
    QWidget,
)

from acquire_desktop.ui import theme
from acquire_desktop.ui.chain_chip import draw_chip
from acquire_desktop.ui.event_words import CHAIN_MARKS
from acquire_desktop.ui.item_views import is_typing
from acquire_desktop.ui.log_model import DEPTH_ROLE, MARKED_ROLE, MUTED_ROLE, STRONG_ROLE, LogModel
from acquire_desktop.ui.texts import translate

Index = QModelIndex | QPersistentModelIndex

_CHIP_GAP_PX: Final = 3
_NBSP: Final = "\u00a0"


class LogView(QTreeView):
    """Shows a ``LogModel``; follows the newest line unless somebody scrolled up to read."""

    def __init__(self, model: LogModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._follows = True
        self._delegate = _LineDelegate(self, model)
        self._set_up_tree()
        self.setItemDelegate(self._delegate)
        self.setModel(model)
        model.rowsInserted.connect(self._expand_turns)
        model.modelReset.connect(self._start_over)
        model.dataChanged.connect(self._delegate.forget_heights)
        bar = self.verticalScrollBar()
        bar.valueChanged.connect(self._note_reading)
        bar.rangeChanged.connect(self._follow)
        self.retranslate()

    def retranslate(self) -> None:
        """Set the texts in the language of the moment, those of the model too."""
        self.setAccessibleName(translate("LogView", "Game log"))
        model = self.model()
        if isinstance(model, LogModel):
            model.retranslate()

    def show_row(self, row: int) -> None:
        """Make a row the current one and bring it into sight."""
        model = self.model()
        if isinstance(model, LogModel) and row >= 0:
            self.setCurrentIndex(model.index_of_row(row))
            self.viewport().update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_typing(event):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.StyleChange):
            self._delegate.forget_heights()
            self.scheduleDelayedItemsLayout()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._delegate.forget_heights()
            self.scheduleDelayedItemsLayout()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Let what is scrolled out at the top fade, so that no line ends in the middle."""
        super().paintEvent(event)
        if not self.verticalScrollBar().value():
            return
        paper, clear = theme.current().paper, QColor(theme.current().paper)
        clear.setAlpha(0)
        fade = QLinearGradient(0, 0, 0, theme.SPACE_2)
        fade.setColorAt(0, paper)
        fade.setColorAt(0.3, paper)
        fade.setColorAt(1, clear)
        painter = QPainter(self.viewport())
        painter.fillRect(0, 0, self.viewport().width(), theme.SPACE_2, fade)

    def _set_up_tree(self) -> None:
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHeaderHidden(True)
        self.setIndentation(0)
        self.setRootIsDecorated(False)
        self.setItemsExpandable(False)
        self.setExpandsOnDoubleClick(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled, False)

    def _expand_turns(self, parent: QModelIndex, first: int, last: int) -> None:
        if not parent.isValid():
            for row in range(first, last + 1):
                self.expand(self.model().index(row, 0))

    def _start_over(self) -> None:
        self._follows = True
        self._delegate.forget_heights()

    def _note_reading(self, value: int) -> None:
        self._follows = value >= self.verticalScrollBar().maximum() - theme.SPACE

    def _follow(self, _least: int, most: int) -> None:
        if self._follows:
            self.verticalScrollBar().setValue(most)


class _LineDelegate(QStyledItemDelegate):
    """Lays out and paints headings and lines; heights are kept until something changes."""

    def __init__(self, view: LogView, model: LogModel) -> None:
        super().__init__(view)
        self._view = view
        self._model = model
        self._heights: dict[tuple[int, int], int] = {}

    def forget_heights(self) -> None:
        """Measure all lines anew when they are next shown."""
        self._heights.clear()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        width = self._view.viewport().width()
        key = (index.internalId(), index.row())
        height = self._heights.get(key)
        if height is None:
            height = self._heading_height(index) if not key[0] else self._line_height(index, width)
            self._heights[key] = height
        return QSize(width, height)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        rect: QRect = option.rect
        painter.save()
        if index == self._view.currentIndex():
            painter.fillRect(rect, theme.current().accent_soft)
        if index.internalId():
            self._paint_line(painter, QRectF(rect), index)
        else:
            self._paint_heading(painter, rect, index)
        state: QStyle.StateFlag = option.state
        if state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(theme.current().focus, theme.FOCUS_PX))
            painter.drawRoundedRect(QRectF(rect).adjusted(1, 1, -1, -1), 3, 3)
        painter.restore()

    def _heading_height(self, index: Index) -> int:
        above = theme.SPACE if index.row() else 0
        return above + theme.scaled(theme.TARGET_PX - theme.SPACE_HALF)

    def _line_height(self, index: Index, width: int) -> int:
        layout, _ = self._layout(index, width)
        return round(layout.boundingRect().height()) + 2 * _line_gap_px()

    def _paint_heading(self, painter: QPainter, rect: QRect, index: Index) -> None:
        look = theme.current()
        if index.row():
            y = rect.top() + theme.SPACE_HALF
            painter.fillRect(QRect(rect.left(), y, rect.width(), theme.HAIRLINE_PX), look.hairline)
            rect = rect.adjusted(0, theme.SPACE, 0, 0)
        painter.setFont(theme.font("body", bold=True))
        painter.setPen(look.ink)
        box = rect.adjusted(theme.SPACE, 0, -theme.SPACE, 0)
        text = painter.fontMetrics().elidedText(
            str(index.data()), Qt.TextElideMode.ElideMiddle, box.width()
        )
        painter.drawText(box, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, text)

    def _paint_line(self, painter: QPainter, rect: QRectF, index: Index) -> None:
        look = theme.current()
        layout, chips = self._layout(index, round(rect.width()))
        origin = QPointF(rect.left() + _left_px(index), rect.top() + _line_gap_px())
        painter.setPen(look.ink_muted if index.data(MUTED_ROLE) else look.ink)
        layout.draw(painter, origin)
        if index.data(DEPTH_ROLE):
            self._paint_rule(painter, rect, look.hairline)
        side = _chip_px()
        for position, chain in chips:
            line = layout.lineForTextPosition(position)
            x = _cursor_x(line, position)
            top = line.y() + (line.height() - side) / 2
            chip = QRectF(origin.x() + x, origin.y() + top, side, side)
            draw_chip(painter, chip, self._model.chain_letter(chain))

    def _paint_rule(self, painter: QPainter, rect: QRectF, color: QColor) -> None:
        x = rect.left() + theme.SPACE_2
        painter.fillRect(QRectF(x, rect.top(), 2, rect.height()), color)

    def _layout(self, index: Index, width: int) -> tuple[QTextLayout, list[tuple[int, int]]]:
        """Return the broken lines and, for each chain named, the place of its crest."""
        marked = str(index.data(MARKED_ROLE))
        chips = [(at, ord(sign) - 0xE000) for at, sign in enumerate(marked) if sign in CHAIN_MARKS]
        text = "".join(_NBSP if sign in CHAIN_MARKS else sign for sign in marked)
        font = theme.font(
            "small" if index.data(MUTED_ROLE) else "body", bool(index.data(STRONG_ROLE))
        )
        layout = QTextLayout(text, font)
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        layout.setTextOption(option)
        layout.setFormats([_room_for_chip(at) for at, _ in chips])
        _break_lines(layout, width - _left_px(index) - theme.SPACE)
        return layout, chips


def _room_for_chip(position: int) -> QTextLayout.FormatRange:
    """Widen the space that stands for a crest, so that the text makes room for it."""
    room = QTextCharFormat()
    room.setFontLetterSpacingType(QFont.SpacingType.AbsoluteSpacing)
    room.setFontLetterSpacing(_chip_px() + _CHIP_GAP_PX - _space_px())
    result = QTextLayout.FormatRange()
    result.start, result.length, result.format = position, 1, room
    return result


def _cursor_x(line: QTextLine, position: int) -> float:
    found = line.cursorToX(position)  # with the position it settled on, as a pair
    return float(found[0] if isinstance(found, tuple) else found)  # type: ignore[arg-type]


def _break_lines(layout: QTextLayout, width: int) -> None:
    layout.beginLayout()
    y = 0.0
    line = layout.createLine()
    while line.isValid():
        line.setLineWidth(max(width, 1))
        line.setPosition(QPointF(0, y))
        y += line.height()
        line = layout.createLine()
    layout.endLayout()


def _space_px() -> float:
    return QFontMetricsF(theme.font()).horizontalAdvance(_NBSP)


def _chip_px() -> int:
    return theme.scaled(15)


def _line_gap_px() -> int:
    return theme.scaled(2)


def _left_px(index: Index) -> int:
    return theme.SPACE_3 + theme.SPACE_HALF if index.data(DEPTH_ROLE) else theme.SPACE
