"""The price card on screen: upright like the printed one, or lying where the room is low."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    Qt,
    QTransposeProxyModel,
)
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QTableView,
    QWidget,
)

from acquire_desktop.ui.kit.item_views import cells_in, flatten_table, is_typing, paint_focus
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.texts import translate
from acquire_desktop.ui.table.prices.price_card_marks import (
    CHIP_GAP_PX,
    CHIP_PX,
    draw_letter_chip,
    draw_mark,
)
from acquire_desktop.ui.table.prices.price_card_model import (
    CELL_ROLE,
    PRICE_COLUMN,
    CardCell,
    CardHead,
    PriceCardModel,
)

Index = QModelIndex | QPersistentModelIndex

_PAD_PX: Final = 5
_FLAT_PAD_PX: Final = 2
_ROW_PX: Final = (19, 30)
"""Least and greatest height of a row of the upright card."""
_FLAT_ROW_PX: Final = (13, 24)
"""Least and greatest height of a row of the lying card."""
_FLAT_TIER_EXTRA_PX: Final = 3
"""The rows with chips are so much higher."""
_LOW_HEAD_PX: Final = 22
_USUAL_CHIPS: Final = 2
"""So many chips and the sizes fit into a cell beside each other; more push the sizes out."""

_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class PriceCardTable(QTableView):
    """Shows a ``PriceCardModel``, without scrolling wherever that is possible."""

    def __init__(self, model: PriceCardModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._card = model
        self._lying = QTransposeProxyModel(self)
        self._lying.setSourceModel(model)
        self._is_upright = False
        self.setHorizontalHeader(_Head(Qt.Orientation.Horizontal, self))
        self.setVerticalHeader(_Head(Qt.Orientation.Vertical, self))
        self._set_up_table()
        self.set_upright(True)
        model.modelReset.connect(self._fit)
        self.retranslate()

    @property
    def is_upright(self) -> bool:
        """Whether the prices go down the card, as on the printed one."""
        return self._is_upright

    def set_upright(self, upright: bool) -> None:
        """Let the prices go down the card, or across it."""
        if upright == self._is_upright:
            return
        self._is_upright = upright
        self.setModel(self._card if upright else self._lying)
        self.horizontalHeader().setVisible(upright)
        self.verticalHeader().setVisible(not upright)
        self._fit()

    def upright_size(self) -> QSize:
        """Return what the upright card needs with all sizes beside the chips."""
        rows = self._card.rowCount()
        height = _head_px() + rows * theme.scaled(_ROW_PX[0])
        return QSize(sum(self._column_needs()), height)

    def most_height(self) -> int:
        """Return the height up to which the card, as it lies or stands, looks good."""
        if self._is_upright:
            return _head_px() + self._card.rowCount() * theme.scaled(_ROW_PX[1]) + 1
        return sum(self._flat_rows(self._card.columnCount() * 100)) + 1

    def lying_size(self) -> QSize:
        """Return what the lying card needs."""
        amount = _amount_px(self._card, bold=False) + _FLAT_PAD_PX
        width = self._side_px() + self._card.rowCount() * amount
        return QSize(width, sum(self._flat_rows(0)))

    def retranslate(self) -> None:
        """Set the texts in the language of the moment, those of the model too."""
        self.setAccessibleName(translate("PriceCard", "Prices and bonuses"))
        self._card.retranslate()

    def sizeHint(self) -> QSize:
        return self.upright_size() if self._is_upright else self.lying_size()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_typing(event):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        if event.type() in (QEvent.Type.StyleChange, QEvent.Type.LanguageChange):
            self._fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for row, column, rect in cells_in(self, event.rect()):
            place = (row, column) if self._is_upright else (column, row)
            _paint_cell(painter, rect, self._card.cell(*place), is_upright=self._is_upright)
        paint_focus(painter, self)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _set_up_table(self) -> None:
        flatten_table(self)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setWordWrap(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled, False)

    def _fit(self) -> None:
        if self._is_upright:
            self._fit_upright()
        else:
            self._fit_lying()
        self.updateGeometry()

    def _fit_upright(self) -> None:
        rows = self._card.rowCount()
        least, most = map(theme.scaled, _ROW_PX)
        each = (self.height() - _head_px()) // rows
        for row in range(rows):
            self.setRowHeight(row, max(least, min(each, most)))
        widths = _shared(self._column_needs(), self.viewport().width())
        for column, width in enumerate(widths):
            self.setColumnWidth(column, width)
        # A card that must be scrolled has its heads in one line, if they fit into it.
        is_low = each < least and not self._heads_wrap(widths)
        self.horizontalHeader().setFixedHeight(theme.scaled(_LOW_HEAD_PX) if is_low else _head_px())

    def _heads_wrap(self, widths: Sequence[int]) -> bool:
        metrics = QFontMetrics(theme.font("small"))
        return any(
            metrics.horizontalAdvance(str(self._card.headerData(at, Qt.Orientation.Horizontal)))
            > widths[at] - 2 * _PAD_PX
            for at in range(PRICE_COLUMN, self._card.columnCount())
        )

    def _fit_lying(self) -> None:
        side = self._side_px()
        self.verticalHeader().setFixedWidth(side)
        for row, height in enumerate(self._flat_rows(self.height())):
            self.setRowHeight(row, height)
        for column, width in enumerate(self._flat_columns(self.viewport().width())):
            self.setColumnWidth(column, width)

    def _flat_columns(self, room: int) -> list[int]:
        """Return the widths of the lying card's columns: as much air beside every amount."""
        metrics = QFontMetrics(theme.font("small"))
        amounts = range(PRICE_COLUMN, self._card.columnCount())
        needs = [
            max(metrics.horizontalAdvance(self._card.cell(row, at).text) for at in amounts)
            for row in range(self._card.rowCount())
        ]
        spare, edges, taken = room - sum(needs), [0], 0
        for number, need in enumerate(needs, 1):
            taken += need
            edges.append(taken + spare * number // len(needs))
        return [right - left for left, right in pairwise(edges)]

    def _flat_rows(self, height: int) -> list[int]:
        """Return the heights of the lying card's rows in so much room."""
        least, most = map(theme.scaled, _FLAT_ROW_PX)
        extra = theme.scaled(_FLAT_TIER_EXTRA_PX)
        rows = self._card.columnCount()
        each = max(least, min((height - PRICE_COLUMN * extra) // rows, most))
        return [each + (extra if row < PRICE_COLUMN else 0) for row in range(rows)]

    def _column_needs(self) -> list[int]:
        """Return the widths at which the upright card's columns show all they have."""
        metrics = QFontMetrics(theme.font("small"))
        sizes = metrics.horizontalAdvance("11\u201320") + 2 * _PAD_PX
        chips = theme.scaled(CHIP_PX) + CHIP_GAP_PX
        tiers = [
            sizes + _PAD_PX + chips * min(len(self._head(column).letters), _USUAL_CHIPS)
            for column in range(PRICE_COLUMN)
        ]
        amount = _amount_px(self._card, bold=True) + 2 * _PAD_PX
        return [*tiers, *([amount] * (self._card.columnCount() - PRICE_COLUMN))]

    def _side_px(self) -> int:
        metrics = QFontMetrics(theme.font("small"))
        columns = range(PRICE_COLUMN, self._card.columnCount())
        texts = max(metrics.horizontalAdvance(self._head(column).text) for column in columns)
        chips = 3 * (theme.scaled(CHIP_PX) + CHIP_GAP_PX)
        return max(texts, chips) + 2 * _PAD_PX

    def _head(self, column: int) -> CardHead:
        head = self._card.headerData(column, Qt.Orientation.Horizontal, CELL_ROLE)
        return head if isinstance(head, CardHead) else CardHead("")


class _Head(QHeaderView):
    """Paints the chains of a tier as letter chips, and the names of the amounts."""

    def __init__(self, orientation: Qt.Orientation, parent: QWidget) -> None:
        super().__init__(orientation, parent)
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setMinimumSectionSize(1)

    def paintSection(self, painter: QPainter, rect: QRect, logicalIndex: int) -> None:  # noqa: N802, N803
        head = self.model().headerData(logicalIndex, self.orientation(), CELL_ROLE)
        if not isinstance(head, CardHead):
            return
        painter.save()
        is_upright = self.orientation() == Qt.Orientation.Horizontal
        box = rect.adjusted(_PAD_PX, 0, -_PAD_PX, -theme.SPACE_HALF if is_upright else 0)
        if head.letters:
            _paint_letters(painter, box, head)
        else:
            painter.setFont(theme.font("small"))
            painter.setPen(theme.current().ink_muted)
            side = Qt.AlignmentFlag.AlignRight if is_upright else Qt.AlignmentFlag.AlignLeft
            down = Qt.AlignmentFlag.AlignBottom if is_upright else Qt.AlignmentFlag.AlignVCenter
            flags = int(side | down) | (int(Qt.TextFlag.TextWordWrap) if is_upright else 0)
            painter.drawText(box, flags, head.text)
        painter.restore()


def _paint_cell(painter: QPainter, rect: QRect, cell: CardCell, *, is_upright: bool) -> None:
    """Paint sizes with the chips beside them, or an amount."""
    look = theme.current()
    if cell.is_current:
        painter.fillRect(rect, look.accent_soft)
    painter.fillRect(rect.left(), rect.top(), rect.width(), 1, look.hairline)
    painter.setPen(look.ink if cell.is_current else look.ink_muted)
    if cell.is_amount:
        _paint_amount(painter, rect, cell, is_upright=is_upright)
    elif cell.marks:
        _paint_tier(painter, rect, cell)
    elif cell.text:
        painter.setFont(theme.font("small"))
        painter.drawText(rect.adjusted(_PAD_PX, 0, -_FLAT_PAD_PX, 0), _LEFT, cell.text)


def _paint_amount(painter: QPainter, rect: QRect, cell: CardCell, *, is_upright: bool) -> None:
    painter.setFont(theme.font("small", bold=cell.is_current and is_upright))
    box = rect.adjusted(0, 0, -(_PAD_PX if is_upright else _FLAT_PAD_PX), 0)
    painter.drawText(box, _RIGHT, cell.text)


def _paint_tier(painter: QPainter, rect: QRect, cell: CardCell) -> None:
    """Paint the sizes and, right of them, the chips; the chips alone where both do not fit."""
    painter.setFont(theme.font("small", bold=True))
    box = QRectF(rect).adjusted(_PAD_PX, 0, -_FLAT_PAD_PX, 0)
    side = min(theme.scaled(CHIP_PX), rect.height() - 2)
    chips = len(cell.marks) * (side + CHIP_GAP_PX)
    text = painter.fontMetrics().horizontalAdvance(cell.text)
    if text + CHIP_GAP_PX + chips <= box.width():
        painter.drawText(box, _LEFT, cell.text)
    room = rect.width() - 2 * _FLAT_PAD_PX
    step = min(side + CHIP_GAP_PX, room / len(cell.marks))
    x = box.right() - step * len(cell.marks)
    for mark in cell.marks:
        chip = QRectF(x, rect.center().y() - side / 2 + 1, min(side, step), side)
        draw_mark(painter, chip, mark)
        x += step


def _paint_letters(painter: QPainter, box: QRect, head: CardHead) -> None:
    side = min(theme.scaled(CHIP_PX), box.height())
    x, top = box.left(), box.top() + (box.height() - side) // 2
    if box.height() > 2 * side:
        top = box.bottom() - side
    for letter, active in zip(head.letters, head.active, strict=True):
        draw_letter_chip(painter, QRectF(x, top, side, side), letter, active=active)
        x += side + CHIP_GAP_PX


def _shared(needs: list[int], room: int) -> list[int]:
    """Share the room among columns: what is left over evenly, what is missing by the tiers."""
    spare = room - sum(needs)
    if spare < 0:
        missing, tiers = -spare, sum(needs[:PRICE_COLUMN])
        return [
            need - (missing * need // tiers if at < PRICE_COLUMN else 0)
            for at, need in enumerate(needs)
        ]
    return [need + spare // len(needs) for need in needs]


def _amount_px(model: PriceCardModel, *, bold: bool) -> int:
    """Return the width of the widest amount of the card."""
    metrics = QFontMetrics(theme.font("small", bold=bold))
    last = model.rowCount() - 1
    texts = (
        str(model.index(last, column).data()) for column in range(PRICE_COLUMN, model.columnCount())
    )
    return max(map(metrics.horizontalAdvance, texts))


def _head_px() -> int:
    return theme.scaled(36)
