"""The comparison of the editions on screen: texts wrap, the sources stand below them."""

from typing import Final

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QFont,
    QKeyEvent,
    QPainter,
    QResizeEvent,
    QShowEvent,
    QTextLayout,
    QTextOption,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.texts import translate
from acquire_desktop.ui.rules.compare_model import (
    CELL_ROLE,
    LABEL_COLUMN,
    ComparedCell,
    CompareModel,
)

Index = QModelIndex | QPersistentModelIndex

_LABEL_PX: Final = 176
_PAD_PX: Final = 10


class CompareTable(QTableView):
    """Shows a ``CompareModel``, its columns sharing the width.

    Signals:
        rule_chosen(int, int): Open the rule of this row and column.
    """

    rule_chosen = Signal(int, int)

    def __init__(self, model: CompareModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._comparison = model
        self.setHorizontalHeader(_Head(model, self))
        self.setItemDelegate(_CellDelegate(model, self))
        self._set_up_table()
        self.setModel(model)
        model.modelReset.connect(self._fit)
        self.doubleClicked.connect(lambda index: self.rule_chosen.emit(index.row(), index.column()))
        self.retranslate()

    def retranslate(self) -> None:
        """Set the texts in the present language, those of the model too."""
        self.setAccessibleName(translate("Compare", "Editions side by side"))
        self._comparison.retranslate()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.StyleChange:
            self._fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        index = self.currentIndex()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and index.isValid():
            self.rule_chosen.emit(index.row(), index.column())
        elif event.key() == Qt.Key.Key_Escape:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._fit()

    def _set_up_table(self) -> None:
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setCornerButtonEnabled(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectItems)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled, False)
        self.verticalHeader().hide()
        self.verticalHeader().setMinimumSectionSize(1)
        self.horizontalHeader().setMinimumSectionSize(1)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Share the width and measure every row, which is too much work for a hidden table."""
        if not self.isVisible():
            return
        columns = self._comparison.columnCount() - 1
        label = theme.scaled(_LABEL_PX)
        share = max(1, (self.viewport().width() - label) // columns)
        self.setColumnWidth(LABEL_COLUMN, label)
        for column in range(1, columns + 1):
            self.setColumnWidth(column, share)
        self.horizontalHeader().setFixedHeight(theme.scaled(theme.SPACE_6))
        self.resizeRowsToContents()


class _Head(QHeaderView):
    """Paints the names of the editions, that of the marked one in the accent."""

    def __init__(self, model: CompareModel, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._comparison = model
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)

    def paintSection(self, painter: QPainter, rect: QRect, logicalIndex: int) -> None:  # noqa: N802, N803
        look = theme.current()
        is_marked = logicalIndex == self._comparison.marked_column()
        painter.save()
        painter.fillRect(rect, look.accent_soft if is_marked else look.panel)
        painter.fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), look.border)
        painter.setFont(theme.font("body", bold=True))
        painter.setPen(look.accent if is_marked else look.ink)
        text = str(self._comparison.headerData(logicalIndex, Qt.Orientation.Horizontal))
        box = rect.adjusted(_PAD_PX, 0, -_PAD_PX, 0)
        flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(box, int(flags) | int(Qt.TextFlag.TextWordWrap), text)
        painter.restore()


class _CellDelegate(QStyledItemDelegate):
    """Paints a text and its source, as high as they need in the column's width."""

    def __init__(self, model: CompareModel, view: CompareTable) -> None:
        super().__init__(view)
        self._comparison = model
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        width = self._view.columnWidth(index.column())
        height = sum(part.boundingRect().height() for part in self._parts(index, width))
        return QSize(width, round(height) + 2 * _PAD_PX)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        look, rect = theme.current(), option.rect
        painter.save()
        if index.column() == self._comparison.marked_column():
            painter.fillRect(rect, look.accent_soft)
        painter.fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), look.hairline)
        is_selected = bool(option.state & QStyle.StateFlag.State_Selected)
        if is_selected and self._view.hasFocus():
            painter.setPen(look.focus)
            for inset in range(theme.FOCUS_PX):
                painter.drawRect(rect.adjusted(inset, inset, -inset - 1, -inset - 2))
        place = QPointF(rect.left() + _PAD_PX, rect.top() + _PAD_PX)
        for part, color in zip(self._parts(index, rect.width()), self._colors(index), strict=True):
            painter.setPen(color)
            part.draw(painter, place)
            place += QPointF(0, part.boundingRect().height())
        painter.restore()

    def _parts(self, index: Index, width: int) -> list[QTextLayout]:
        """Lay out the text and the source below each other."""
        cell = index.data(CELL_ROLE)
        if not isinstance(cell, ComparedCell):
            return []
        is_bold = cell.is_different or index.column() == LABEL_COLUMN
        texts = [(cell.text, theme.font("body", bold=is_bold))]
        if cell.source:
            texts.append((cell.source, theme.font("small")))
        return [_laid_out(text, font, width - 2 * _PAD_PX) for text, font in texts]

    def _colors(self, index: Index) -> list[QColor]:
        look = theme.current()
        cell = index.data(CELL_ROLE)
        is_plain = isinstance(cell, ComparedCell) and not cell.source
        return [look.ink] if is_plain else [look.ink, look.ink_muted]


def _laid_out(text: str, font: QFont, width: int) -> QTextLayout:
    layout = QTextLayout(text, font)
    layout.setTextOption(_wrapping())
    layout.beginLayout()
    height = 0.0
    while (line := layout.createLine()).isValid():
        line.setLineWidth(max(1, width))
        line.setPosition(QPointF(0, height))
        height += line.height()
    layout.endLayout()
    return layout


def _wrapping() -> QTextOption:
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    return option
