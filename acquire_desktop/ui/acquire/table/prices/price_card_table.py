"""Price card on screen: upright like the printed one, or lying where the room is low."""

from itertools import pairwise
from typing import Final, NamedTuple

from PySide6.QtCore import QRect, QRectF, QSize, Qt, QTransposeProxyModel
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from acquire_desktop.ui.acquire.table.prices.price_card_marks import (
    CHIP_GAP_PX,
    CHIP_PX,
    draw_letter_chip,
    draw_mark,
)
from acquire_desktop.ui.acquire.table.prices.price_card_model import (
    PRICE_COLUMN,
    PriceCardModel,
    PriceCell,
    PriceHead,
)
from acquire_desktop.ui.kit.cell_table import CellTable
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.lettering import LEFT, RIGHT, width_px, write
from acquire_desktop.ui.kit.texts import translate

_PAD_PX: Final = 5
_FLAT_PAD_PX: Final = 2
_ROW_PX: Final = (19, 72)
"""Least and greatest height of a row of the upright card."""
_FLAT_ROW_PX: Final = (13, 24)
"""Least and greatest height of a row of the lying card."""
_FLAT_TIER_EXTRA_PX: Final = 3
"""The rows with chips are so much higher."""
_HEAD_PX: Final = 36
_LOW_HEAD_PX: Final = 22
_USUAL_CHIPS: Final = 2
"""So many chips and the sizes fit into a cell beside each other; more push the sizes out."""
_CLOSE_CHIP_PX: Final = 13
"""The side of a chip that stands beside sizes with little room."""
_NARROWEST_CHIP_PX: Final = 9
"""The least width of a chip that is pushed together with others: its letter is still whole."""
_WIDEST_SIZES: Final = "21\u201330"
_UNLIMITED_PX: Final = 10_000


class Print(NamedTuple):
    """How large everything on the card is, at a text scale of 100 %."""

    size: theme.TextSize
    chip_px: int
    row_px: int
    """The least height of its rows."""
    step_px: int
    """The height of a line of what comes next."""


SMALL: Final = Print("small", CHIP_PX, _ROW_PX[0], 22)
PRINTS: Final = (SMALL, Print("body", 20, 34, 36), Print("title", 25, 46, 52))
"""How large the upright card may be, the usual one first."""


class PriceCardTable(CellTable):
    """Shows a ``PriceCardModel``, without scrolling wherever that is possible."""

    def __init__(self, model: PriceCardModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._card = model
        self._lying = QTransposeProxyModel(self)
        self._lying.setSourceModel(model)
        self._is_upright = False
        self._print = SMALL
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.set_upright(True)
        model.modelReset.connect(self.refit)
        self.retranslate()

    @property
    def is_upright(self) -> bool:
        """Whether the prices go down the card, as on the printed one."""
        return self._is_upright

    def set_upright(self, upright: bool) -> None:
        """Let the prices go down the card, or across it."""
        if upright != self._is_upright:
            self._is_upright = upright
            self.setModel(self._card if upright else self._lying)
            self.horizontalHeader().setVisible(upright)
            self.verticalHeader().setVisible(not upright)
            self.refit()

    def upright_size(self) -> QSize:
        """Return what the upright card needs with all sizes beside the chips."""
        return QSize(sum(self._column_needs()), self.height_of(SMALL))

    def lying_size(self) -> QSize:
        """Return what the lying card needs."""
        amount = self._amount_px() + _FLAT_PAD_PX
        width = self._side_px() + self._card.rowCount() * amount
        return QSize(width, sum(self._flat_rows(0)))

    def most_height(self) -> int:
        """Return the height up to which the card, as it lies or stands, looks good."""
        if not self._is_upright:
            return sum(self._flat_rows(_UNLIMITED_PX)) + 1
        return theme.scaled(_HEAD_PX) + self._card.rowCount() * theme.scaled(_ROW_PX[1]) + 1

    def height_of(self, print_: Print) -> int:
        """Return the least height of the upright card in a print, in pixels."""
        return theme.scaled(_HEAD_PX) + self._card.rowCount() * theme.scaled(print_.row_px)

    def is_wide_enough(self, print_: Print) -> bool:
        """Tell whether the upright card in a print shows all it has in the present width."""
        return sum(self._column_needs(print_)) <= self.viewport().width()

    def retranslate(self) -> None:
        self.setAccessibleName(translate("PriceCard", "Prices and bonuses"))
        self._card.retranslate()
        self.refit()

    def sizeHint(self) -> QSize:
        return self.upright_size() if self._is_upright else self.lying_size()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    def paint_cell(self, painter: QPainter, rect: QRect, row: int, column: int) -> None:
        look = theme.current()
        place = (row, column) if self._is_upright else (column, row)
        cell, is_amount = self._card.cell(*place), place[1] >= PRICE_COLUMN
        if cell.is_current:
            painter.fillRect(rect, look.accent_soft)
        painter.fillRect(rect.left(), rect.top(), rect.width(), 1, look.hairline)
        ink = look.ink if cell.is_current else look.ink_muted
        if is_amount:
            bold = cell.is_current and self._is_upright
            box = rect.adjusted(0, 0, -(_PAD_PX if self._is_upright else _FLAT_PAD_PX), 0)
            write(painter, box, cell.text, ink, self._print.size, bold=bold, flags=RIGHT)
        elif cell.marks:
            _paint_tier(painter, rect, cell, self._print)
        else:
            box = rect.adjusted(_PAD_PX, 0, -_FLAT_PAD_PX, 0)
            write(painter, box, cell.text, ink, self._print.size)

    def paint_head(self, painter: QPainter, rect: QRect, section: int) -> None:
        head, is_upright = self._card.head(section), self._is_upright
        box = rect.adjusted(_PAD_PX, 0, -_PAD_PX, -theme.SPACE_HALF if is_upright else 0)
        if head.letters:
            _paint_letters(painter, box, head, self._print)
            return
        upright = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom
        flags = int(upright) | int(Qt.TextFlag.TextWordWrap) if is_upright else int(LEFT)
        write(painter, box, head.text, theme.current().ink_muted, flags=flags)

    def share_room(self) -> None:
        """Share it as the card lies or stands."""
        if self._is_upright:
            rows = self._card.rowCount()
            least, most = map(theme.scaled, _ROW_PX)
            each = (self.height() - theme.scaled(_HEAD_PX)) // rows
            heights = [max(least, min(each, most))] * rows
            self._print = self._largest_print(each)
            widths = self._column_widths(self.viewport().width())
            # A card that must be scrolled has its heads in one line, if they fit into it.
            amounts = range(PRICE_COLUMN, len(widths))
            heads = {at: width_px(self._card.head(at).text) + 2 * _PAD_PX for at in amounts}
            is_low = each < least and all(heads[at] <= widths[at] for at in amounts)
            head_px = theme.scaled(_LOW_HEAD_PX if is_low else _HEAD_PX)
            self.horizontalHeader().setFixedHeight(head_px)
        else:
            self._print = SMALL
            heights = self._flat_rows(self.height())
            widths = self._flat_columns(self.viewport().width())
            self.verticalHeader().setFixedWidth(self._side_px())
        for row, height in enumerate(heights):
            self.setRowHeight(row, height)
        for column, width in enumerate(widths):
            self.setColumnWidth(column, width)

    def _flat_columns(self, room: int) -> list[int]:
        """Return the widths of the lying card's columns: as much air beside every amount.

        Sizes have room for one chip, wherever the chains stand.
        """
        card = self._card
        amounts = range(PRICE_COLUMN, card.columnCount())
        chip = theme.scaled(_CLOSE_CHIP_PX) + CHIP_GAP_PX + _FLAT_PAD_PX
        needs = [
            max(
                *(width_px(card.cell(row, at).text) for at in amounts),
                *(width_px(card.cell(row, tier).text) + chip for tier in range(PRICE_COLUMN)),
            )
            for row in range(card.rowCount())
        ]
        spare, count = room - sum(needs), len(needs)
        shares = pairwise(spare * number // count for number in range(count + 1))
        return [need + right - left for need, (left, right) in zip(needs, shares, strict=True)]

    def _flat_rows(self, height: int) -> list[int]:
        least, most = map(theme.scaled, _FLAT_ROW_PX)
        extra = theme.scaled(_FLAT_TIER_EXTRA_PX)
        rows = self._card.columnCount()
        each = max(least, min((height - PRICE_COLUMN * extra) // rows, most))
        return [each + (extra if row < PRICE_COLUMN else 0) for row in range(rows)]

    def _column_widths(self, room: int) -> list[int]:
        """Share room among columns: what is left over evenly, what is missing by the tiers."""
        needs = self._column_needs(self._print)
        spare, tiers = room - sum(needs), sum(needs[:PRICE_COLUMN])
        if spare >= 0:
            return [need + spare // len(needs) for need in needs]
        tight = [need - -spare * need // tiers for need in needs[:PRICE_COLUMN]]
        return [*tight, *needs[PRICE_COLUMN:]]

    def _largest_print(self, row_px: int) -> Print:
        """Return the largest print for rows of a height that needs no more than the width."""
        fitting = [each for each in PRINTS if theme.scaled(each.row_px) <= row_px]
        return next((each for each in fitting[::-1] if self.is_wide_enough(each)), SMALL)

    def _column_needs(self, size: Print = SMALL) -> list[int]:
        """Return the widths at which the upright card's columns show all they have."""
        is_small = size is SMALL
        sizes = width_px(_WIDEST_SIZES, size.size, bold=not is_small) + 3 * _PAD_PX
        chip = theme.scaled(size.chip_px) + CHIP_GAP_PX
        heads = [self._card.head(column) for column in range(self._card.columnCount())]
        tiers = [
            sizes + chip * min(len(head.letters), _USUAL_CHIPS) for head in heads[:PRICE_COLUMN]
        ]
        amount = self._amount_px(bold=True, size=size) + 2 * _PAD_PX
        return [*tiers, *([amount] * len(heads[PRICE_COLUMN:]))]

    def _amount_px(self, *, bold: bool = False, size: Print = SMALL) -> int:
        last, columns = self._card.rowCount() - 1, range(PRICE_COLUMN, self._card.columnCount())
        texts = (self._card.cell(last, at).text for at in columns)
        return max(width_px(text, size.size, bold=bold) for text in texts)

    def _side_px(self) -> int:
        columns = range(PRICE_COLUMN, self._card.columnCount())
        texts = max(width_px(self._card.head(column).text) for column in columns)
        return max(texts, 3 * (theme.scaled(CHIP_PX) + CHIP_GAP_PX)) + 2 * _PAD_PX


def _paint_tier(painter: QPainter, rect: QRect, cell: PriceCell, size: Print) -> None:
    """Paint the sizes and, right of them, the chips: smaller and pushed together where need be.

    Only where not even so both fit the chips stand alone.
    """
    look = theme.current()
    box = QRectF(rect).adjusted(_PAD_PX, 0, -_FLAT_PAD_PX, 0)
    side = min(theme.scaled(size.chip_px), rect.height() - 2)
    chips = len(cell.marks) * (side + CHIP_GAP_PX)
    room = rect.width() - 2 * _FLAT_PAD_PX
    step = min(side + CHIP_GAP_PX, room / len(cell.marks))
    x = box.right() - step * len(cell.marks)
    if width_px(cell.text, size.size, bold=True) + CHIP_GAP_PX + chips <= box.width():
        ink = look.ink if cell.is_current else look.ink_muted
        write(painter, box, cell.text, ink, size.size, bold=True)
        # Nearer to their own sizes than to those of the next tier.
        x = min(x, box.left() + width_px(_WIDEST_SIZES, size.size, bold=True) + theme.SPACE)
    elif (close := _close_step(rect, cell, size)) >= theme.scaled(_NARROWEST_CHIP_PX):
        ink = look.ink if cell.is_current else look.ink_muted
        write(painter, box.adjusted(_FLAT_PAD_PX - _PAD_PX, 0, 0, 0), cell.text, ink, size.size)
        step, side = close, min(side, theme.scaled(_CLOSE_CHIP_PX))
        x = box.right() - step * len(cell.marks)
    for mark in cell.marks:
        chip = QRectF(x, rect.center().y() - side / 2 + 1, min(side, step), side)
        draw_mark(painter, chip, mark)
        x += step


def _close_step(rect: QRect, cell: PriceCell, size: Print) -> float:
    """Return how far apart chips stand that share a narrow cell with the sizes, in pixels."""
    room = rect.width() - 2 * _FLAT_PAD_PX - width_px(cell.text, size.size) - CHIP_GAP_PX
    return min(theme.scaled(_CLOSE_CHIP_PX) + CHIP_GAP_PX, room / len(cell.marks))


def _paint_letters(painter: QPainter, box: QRect, head: PriceHead, size: Print) -> None:
    side = min(theme.scaled(size.chip_px), box.height())
    is_high = box.height() > 2 * side
    top = box.bottom() - side if is_high else box.top() + (box.height() - side) // 2
    for at, (letter, active) in enumerate(zip(head.letters, head.active, strict=True)):
        place = QRectF(box.left() + at * (side + CHIP_GAP_PX), top, side, side)
        draw_letter_chip(painter, place, letter, active=active)
