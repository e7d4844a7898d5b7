"""Holdings table: stock and cash of every seat as a table that can be edited."""

from collections.abc import Sequence

from PySide6.QtCore import (
    QAbstractItemModel,
    QAbstractTableModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QPainter, QPixmap
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from acquire_desktop.games.acquire.engine.board import CHAIN_COUNT
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.games.acquire.positions.analysis import Fault, FaultKind
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.choices import NumberBox
from acquire_desktop.ui.kit.keys import is_enter
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.chain_chip import chip_pixmap
from acquire_desktop.ui.kit.look.lettering import RIGHT, width_px, write
from acquire_desktop.ui.kit.texts import escape_html, join_sentences, money, number, translate

Index = QModelIndex | QPersistentModelIndex
CASH = CHAIN_COUNT
"""The column of the cash, after those of the chains."""
_CHIP_PX = 16
_Role = Qt.ItemDataRole
_CASH_STEP = 100
"""Dollars."""
_PAD_PX = 3
"""What Qt leaves right of a text in a cell."""


class HoldingsModel(QAbstractTableModel):
    """Rows are the seats and the bank, columns the chains and the cash.

    Signals:
        edited (int, int, int): Row and column of a cell that is to have this value.
    """

    edited = Signal(int, int, int)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.draft: View | None = None
        """What is shown."""
        self._names: Sequence[str] = ()
        self._faults: Sequence[tuple[Fault, str]] = ()

    def show_draft(
        self, draft: View, names: Sequence[str], faults: Sequence[tuple[Fault, str]]
    ) -> None:
        """Show a position, with what is wrong in it and how that is said."""
        is_other = self.draft is None or self.draft.players != draft.players
        if is_other:
            self.beginResetModel()
        self.draft, self._names, self._faults = draft, names, faults
        if is_other:
            self.endResetModel()
        last = self.index(self.rowCount() - 1, CASH)
        self.dataChanged.emit(self.index(0, 0), last)
        self.headerDataChanged.emit(Qt.Orientation.Vertical, 0, self.rowCount() - 1)
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, CASH)

    def value(self, index: Index) -> int:
        """Return stocks or dollars."""
        draft, row, column = self.draft, index.row(), index.column()
        if draft is None:
            return 0
        if row == draft.players:
            return 0 if column == CASH else draft.bank[column]
        return draft.cash[row] if column == CASH else draft.stocks[row][column]

    def most(self, index: Index) -> int:
        """Return how much a seat can have there."""
        draft = self.draft
        if draft is None or index.column() == CASH:
            return 1_000_000
        return self.value(index) + draft.bank[index.column()]

    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() or self.draft is None else self.draft.players + 1

    def columnCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else CASH + 1

    def flags(self, index: Index) -> Qt.ItemFlag:
        usual = super().flags(index)
        is_bank = self.draft is None or index.row() == self.draft.players
        return usual if is_bank else usual | Qt.ItemFlag.ItemIsEditable

    def data(self, index: Index, role: int = _Role.DisplayRole) -> object:
        if self.draft is None:
            return None
        wrong = self._wrong(index)
        match role:
            case _Role.DisplayRole:
                return self._text(index)
            case _Role.EditRole:
                return self.value(index)
            case _Role.AccessibleTextRole:
                return self._spoken(index, wrong)
            case _Role.TextAlignmentRole:
                is_cash = index.column() == CASH
                flags = Qt.AlignmentFlag.AlignRight if is_cash else Qt.AlignmentFlag.AlignHCenter
                return int(flags | Qt.AlignmentFlag.AlignVCenter)
            case _Role.ToolTipRole if wrong:
                return f"<span>{escape_html(join_sentences(wrong))}</span>"
            case _Role.ForegroundRole if wrong:
                return theme.current().loss
        return None

    def setData(self, index: Index, value: object, role: int = _Role.EditRole) -> bool:
        """Ask for another value; the owner of the position shows the result."""
        if role != _Role.EditRole or type(value) is not int:
            return False
        if value != self.value(index):
            self.edited.emit(index.row(), index.column(), value)
        return True

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = _Role.DisplayRole
    ) -> object:
        if self.draft is None:
            return None
        is_row = orientation == Qt.Orientation.Vertical
        match role:
            case _Role.DisplayRole if is_row:
                return self._row_name(section)
            case _Role.DisplayRole | _Role.AccessibleTextRole | _Role.ToolTipRole if not is_row:
                return self._column_name(section, is_short=role == _Role.DisplayRole)
            case _Role.DecorationRole if not is_row and section < CASH:
                letter = self.draft.edition.chains[section].letter
                return chip_pixmap(letter, theme.scaled(_CHIP_PX))
        return None

    def _text(self, index: Index) -> str:
        draft = self.draft
        if draft is not None and index.row() == draft.players and index.column() == CASH:
            return ""
        value = self.value(index)
        if index.column() == CASH:
            return money(value)
        return number(value) if value else "·"

    def _spoken(self, index: Index, wrong: Sequence[str]) -> str:
        text = translate(
            "AnalysisPage",
            "{player}, {column}: {value}",
            player=self._row_name(index.row()),
            column=self._column_name(index.column(), is_short=False),
            value=money(self.value(index)) if index.column() == CASH else self.value(index),
        )
        return join_sentences([f"{text}.", *wrong]) if wrong else text

    def _row_name(self, row: int) -> str:
        return self._names[row] if row < len(self._names) else translate("AnalysisPage", "Bank")

    def _column_name(self, column: int, *, is_short: bool) -> str:
        if column == CASH or self.draft is None:
            return translate("AnalysisPage", "Cash")
        spec = self.draft.edition.chains[column]
        return spec.letter if is_short else spec.name

    def _wrong(self, index: Index) -> list[str]:
        """Return the faults of a cell in words."""
        row, column = index.row(), index.column()
        return [
            text
            for fault, text in self._faults
            if (fault.chain == column and fault.seat in (None, row) and fault.tile is None)
            or (fault.kind is FaultKind.ODD_CASH and fault.seat == row and column == CASH)
        ]


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
