"""Holdings table: where stock and cash of every seat are typed, with spin boxes in the cells."""

from PySide6.QtCore import QAbstractItemModel, QEvent, QRect, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPixmap
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from acquire_desktop.ui.acquire.analysis.holdings_model import CASH, HoldingsModel, Index
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.choices import NumberBox
from acquire_desktop.ui.kit.keys import is_enter
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.lettering import RIGHT, width_px, write
from acquire_desktop.ui.kit.texts import money, translate

_CASH_STEP = 100
"""Dollars."""
_PAD_PX = 3
"""What Qt leaves right of a text in a cell."""


class HoldingsTable(Adaptive, QTableView):
    """Shows the model; typing a number, Enter or a double click edits a cell."""

    def __init__(self, model: HoldingsModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self.setHorizontalHeader(_Heads(self))
        self.setModel(model)
        self.setItemDelegate(_Numbers(self))
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(
            QAbstractItemView.EditTrigger.DoubleClicked
            | QAbstractItemView.EditTrigger.SelectedClicked
            | QAbstractItemView.EditTrigger.AnyKeyPressed
            | QAbstractItemView.EditTrigger.EditKeyPressed
        )
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTabKeyNavigation(False)
        self.setCornerButtonEnabled(False)
        columns, rows = self.horizontalHeader(), self.verticalHeader()
        columns.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        rows.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        model.modelReset.connect(self.refit)
        self.refit()
        self.retranslate()

    def retranslate(self) -> None:
        self.setAccessibleName(translate("AnalysisPage", "Stock and cash"))

    def refit(self) -> None:
        columns, rows = self.horizontalHeader(), self.verticalHeader()
        metrics = self.fontMetrics()
        columns.setMinimumHeight(theme.TARGET_PX)
        names = (rows.sectionSizeHint(at) for at in range(rows.count()))
        rows.setDefaultSectionSize(max([metrics.height() + theme.SPACE, *names]))
        rows.setMaximumWidth(metrics.averageCharWidth() * 16)
        columns.setMinimumSectionSize(metrics.horizontalAdvance("00") + theme.SPACE)
        if columns.count() > CASH:
            columns.setSectionResizeMode(CASH, QHeaderView.ResizeMode.Fixed)
            columns.resizeSection(CASH, metrics.horizontalAdvance(money(100_000)) + theme.SPACE_2)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return QSize(theme.scaled(420), self._height())

    def minimumSizeHint(self) -> QSize:
        return QSize(theme.scaled(300), self._height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Edit by Enter, too, and leave Escape to the page."""
        index = self.currentIndex()
        # What ends an edit in a cell comes here, too.
        is_idle = self.state() != QAbstractItemView.State.EditingState
        if (
            is_enter(event)
            and is_idle
            and index.isValid()
            and index.flags() & Qt.ItemFlag.ItemIsEditable
        ):
            self.edit(index)
        elif event.key() == Qt.Key.Key_Escape:
            event.ignore()
        elif not is_enter(event):
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.refit()

    def _height(self) -> int:
        rows = self._model.rowCount() * self.verticalHeader().defaultSectionSize()
        columns = self.horizontalHeader()
        head = max(columns.minimumHeight(), columns.sizeHint().height())
        return rows + head + 2 * self.frameWidth()


class _Heads(QHeaderView):
    """Has the sign of a chain beside its letter, over the middle of the column."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setHighlightSections(False)

    def paintSection(self, painter: QPainter, rect: QRect, logicalIndex: int) -> None:  # noqa: N802, N803
        model = self.model()
        text, sign = (
            model.headerData(logicalIndex, self.orientation(), role)
            for role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.DecorationRole)
        )
        ink = theme.current().ink_muted
        if not isinstance(sign, QPixmap):
            write(painter, rect.adjusted(0, 0, -_PAD_PX, 0), f"{text}", ink, flags=RIGHT)
            return
        side = round(sign.deviceIndependentSize().width())
        left = rect.center().x() - (side + theme.SPACE_HALF + width_px(f"{text}")) // 2
        painter.drawPixmap(left, rect.center().y() - side // 2, sign)
        beside = rect.adjusted(left - rect.left() + side + theme.SPACE_HALF, 0, 0, 0)
        write(painter, beside, f"{text}", ink)


class _Numbers(QStyledItemDelegate):
    """Edits whole numbers between nothing and what there is."""

    def createEditor(self, parent: QWidget, _option: QStyleOptionViewItem, index: Index) -> QWidget:
        editor = NumberBox(parent)
        model = index.model()
        if isinstance(model, HoldingsModel):
            is_cash = index.column() == CASH
            editor.setRange(0, model.most(index))
            editor.setSingleStep(_CASH_STEP if is_cash else 1)
            editor.setAccessibleName(str(index.data(Qt.ItemDataRole.AccessibleTextRole)))
        editor.setFrame(False)
        return editor

    def setEditorData(self, editor: QWidget, index: Index) -> None:
        if isinstance(editor, NumberBox):
            editor.setValue(int(index.data(Qt.ItemDataRole.EditRole)))
            editor.selectAll()

    def setModelData(self, editor: QWidget, model: QAbstractItemModel, index: Index) -> None:
        if isinstance(editor, NumberBox):
            editor.interpretText()
            model.setData(index, editor.value())
