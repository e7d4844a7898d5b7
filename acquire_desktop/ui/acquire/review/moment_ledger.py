"""Moment ledger: cash, stock and worth of all players at a moment of a finished game."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from acquire_desktop.games.acquire.engine.board import CHAIN_COUNT
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.storage.players import Player
from acquire_desktop.ui.acquire.words.names import labels, names_of
from acquire_desktop.ui.kit.cell_table import Cell, CellModel, CellTable
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.chain_chip import draw_chip
from acquire_desktop.ui.kit.look.lettering import LEFT, RIGHT, width_px, write
from acquire_desktop.ui.kit.painted_button import draw_box
from acquire_desktop.ui.kit.texts import money, translate

_ROW_PX: Final = 24
_CHIP_PX: Final = 18
_CASH, _FIRST_CHAIN, _WORTH = 1, 2, 2 + CHAIN_COUNT
_COLUMNS: Final = _WORTH + 1
_NAME_PX: Final = 72
_ELIDE: Final = Qt.TextElideMode.ElideRight


@dataclass(frozen=True, slots=True)
class LedgerCell(Cell):
    """A cell; of stock also which place it has."""

    place: int = 0
    """1 for the most of a chain, 2 for the second; 0 for less, or none."""
    is_own: bool = False
    letter: str = ""
    """Of the chain, in a head."""


class MomentLedger(CellTable):
    """Has a row for each player, the reader's first."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.cells: CellModel[LedgerCell, LedgerCell] = CellModel(self)
        self._view: View | None = None
        self._size: theme.TextSize = "body"
        self._players: Sequence[Player] = ()
        self.setModel(self.cells)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.cells.modelReset.connect(self.refit)
        self.cells.changed.connect(self.refit)
        self.retranslate()

    def show_moment(self, view: View, players: Sequence[Player]) -> None:
        """Show what a view says of all players."""
        self._view, self._players = view, players
        self.retranslate()

    def forget(self) -> None:
        """Show nothing."""
        self._view = None
        self.cells.show_cells((), ())

    def retranslate(self) -> None:
        self.setAccessibleName(translate("Holdings", "Holdings of all players"))
        view = self._view
        if view is None:
            return
        chains = view.edition.chains
        heads = [
            LedgerCell(translate("Holdings", "Player")),
            LedgerCell(translate("ReviewMoney", "Cash")),
            *(LedgerCell("", spec.name, letter=spec.letter) for spec in chains),
            LedgerCell(translate("ReviewMoney", "Worth")),
        ]
        seats = [(view.seat + rank) % view.players for rank in range(view.players)]
        self.cells.show_cells(heads, [self._row(view, seat) for seat in seats])

    def _row(self, view: View, seat: int) -> list[LedgerCell]:
        own = seat == view.seat
        stocks = [
            LedgerCell(str(count) if count else "", place=_place(view, seat, chain), is_own=own)
            for chain, count in enumerate(view.stocks[seat])
        ]
        name = labels(names_of(self._players))[seat]
        return [
            LedgerCell(name, is_own=own),
            LedgerCell(money(view.cash[seat]), is_own=own),
            *stocks,
            LedgerCell(money(view.worth[seat]), is_own=own),
        ]

    def refit(self) -> None:
        row_px = theme.scaled(_ROW_PX)
        self.horizontalHeader().setFixedHeight(row_px)
        self.verticalHeader().setDefaultSectionSize(row_px)
        super().refit()

    def share_room(self) -> None:
        """Give each column its room; where that is short, letters are smaller, then worth goes."""
        if not self.cells.columnCount():
            return
        sizes: tuple[theme.TextSize, ...] = ("body", "small")
        room, least = self.viewport().width(), theme.scaled(_NAME_PX)
        fitting = [size for size in sizes if sum(_needed(size).values()) + least <= room]
        self._size = fitting[0] if fitting else "small"
        needed = _needed(self._size)
        self.setColumnHidden(_WORTH, not fitting)
        if not fitting:
            del needed[_WORTH]
        self.share_width(needed, 0, least, theme.scaled(8 * _NAME_PX))

    def sizeHint(self) -> QSize:
        return QSize(theme.scaled(420), (self.cells.rowCount() + 1) * theme.scaled(_ROW_PX) + 2)

    def minimumSizeHint(self) -> QSize:
        return QSize(theme.scaled(280), self.sizeHint().height())

    def paint_cell(self, painter: QPainter, rect: QRect, row: int, column: int) -> None:
        look, cell = theme.current(), self.cells.cell(row, column)
        if cell.is_own:
            painter.fillRect(rect, look.paper_raised)
        box = rect.adjusted(theme.SPACE_HALF, 0, -theme.SPACE_HALF, 0)
        if cell.place:
            color = look.brass if cell.place == 1 else look.border
            frame = QRectF(rect).adjusted(2, 2, -1, -2)
            draw_box(painter, frame, theme.RADIUS_SMALL, pen=QPen(color, 2))
        is_number = column > 0
        painter.setFont(theme.font(self._size, cell.is_own))
        shown = painter.fontMetrics().elidedText(cell.text, _ELIDE, box.width())
        flags = RIGHT if is_number else LEFT
        write(painter, box, shown, look.ink, self._size, bold=cell.is_own, flags=flags)

    def paint_head(self, painter: QPainter, rect: QRect, section: int) -> None:
        head = self.cells.head(section)
        if head.letter:
            side = min(theme.scaled(_CHIP_PX), rect.width() - 2, rect.height() - 2)
            place = QRectF(rect.right() - side - 2, rect.center().y() - side / 2, side, side)
            draw_chip(painter, place, head.letter)
        elif section:
            box = rect.adjusted(0, 0, -theme.SPACE_HALF, 0)
            write(painter, box, head.text, theme.current().ink_muted, flags=RIGHT)


def _needed(size: theme.TextSize) -> dict[int, int]:
    """Return what all columns but that of the names need, in pixels."""
    number = width_px("88", size, bold=True) + theme.SPACE
    amount = width_px("$88,800", size, bold=True) + theme.SPACE_2
    needed = dict.fromkeys(range(_FIRST_CHAIN, _WORTH), number)
    return {**needed, _CASH: amount, _WORTH: amount}


def _place(view: View, seat: int, chain: int) -> int:
    counts = sorted({row[chain] for row in view.stocks if row[chain]}, reverse=True)
    own = view.stocks[seat][chain]
    return counts.index(own) + 1 if own in counts[:2] else 0
