"""Step lists: tables whose chosen row is on the board; that of the costliest decisions."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QItemSelectionModel, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QSizePolicy, QWidget

from acquire_desktop.games.acquire.advice.judgement import Judgement, Mark
from acquire_desktop.games.acquire.engine.actions import Action, BuyStock, TakeFreeStock
from acquire_desktop.games.acquire.engine.board import Seat
from acquire_desktop.games.acquire.engine.editions import Edition
from acquire_desktop.games.acquire.review.reviewed_game import ReviewedGame
from acquire_desktop.ui.acquire.review.review_texts import loss_text, moment_text, points_meaning
from acquire_desktop.ui.acquire.words.action_texts import action_text, purchase_text
from acquire_desktop.ui.kit.cell_table import Cell, CellModel, CellTable
from acquire_desktop.ui.kit.keys import is_enter
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.lettering import LEFT, RIGHT, width_px, write
from acquire_desktop.ui.kit.texts import later, translate

_ROW_PX: Final = 32
_HEAD_PX: Final = 24
_LEAST_ROWS: Final = 3
_USUAL_ROWS: Final = 6
_MARK, _MOMENT, _LOSS, _PLAYED, _BETTER = range(5)
_LEAST_ACTION_PX: Final = 96
_MEANINGS: Final = {
    Mark.DOUBTFUL: "doubtful",
    Mark.BAD: "costly",
    Mark.VERY_BAD: "blunder",
}
"""What the marks are called by a screen reader."""


@dataclass(frozen=True, slots=True)
class StepCell(Cell):
    """A cell, which moment its row is about, and what it says where room is short."""

    step: int = -1
    short: str = ""


class StepList(CellTable):
    """Lists moments; it says of each column how it is painted.

    Signals:
        step_chosen (int): Show this moment.
    """

    step_chosen = Signal(int)

    def __init__(
        self,
        numbers: Collection[int],
        strong: Collection[int],
        widths: int,
        parent: QWidget | None = None,
    ) -> None:
        """Make an empty list.

        Args:
            numbers: Columns of numbers.
            strong: Columns in large bold letters.
            widths: So many columns from the left are as wide as they need; the others share what
                is left.
            parent: The owner.
        """
        super().__init__(parent)
        self.cells: CellModel[StepCell, Cell] = CellModel(self)
        self._numbers, self._strong, self._widths = numbers, strong, widths
        self._is_following = False
        self.setModel(self.cells)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.selectionModel().currentRowChanged.connect(self._choose)
        self.cells.modelReset.connect(self.refit)

    def show_rows(self, heads: Sequence[Cell], rows: Sequence[Sequence[StepCell]]) -> None:
        """Show other rows; the moment that is marked stays marked at its new place."""
        row = self.currentIndex().row()
        step = self.cells.cell(row, 0).step if row >= 0 else None
        self._is_following = True
        self.cells.show_cells(heads, rows)
        self._is_following = False
        self.share_room()
        if step is not None:
            self.show_step(step)

    def show_step(self, step: int | None) -> None:
        """Mark the row of a moment, if it is listed; emits nothing."""
        rows = range(self.cells.rowCount())
        at = next((at for at in rows if self.cells.cell(at, 0).step == step), -1)
        self._is_following = True
        if at < 0:
            self.clearSelection()
            self.selectionModel().setCurrentIndex(
                self.cells.index(-1, -1), QItemSelectionModel.SelectionFlag.Clear
            )
        else:
            self.setCurrentIndex(self.cells.index(at, 0))
        self._is_following = False

    def forget(self) -> None:
        """List nothing."""
        self.cells.show_cells((), ())

    def ink(self, column: int) -> QColor:
        """Return the colour of a column."""
        return theme.current().ink

    def least_px(self, column: int) -> int:
        """Return how wide a column is at least, whatever stands in it."""
        return 0

    def refit(self) -> None:
        self.horizontalHeader().setFixedHeight(theme.scaled(_HEAD_PX))
        super().refit()

    def sizeHint(self) -> QSize:
        return QSize(theme.scaled(480), _height(_USUAL_ROWS))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme.scaled(300), _height(_LEAST_ROWS))

    def share_room(self) -> None:
        """Show whole rows only, as many as there is room for."""
        room = self.viewport().height()
        count = max(1, room // theme.scaled(_ROW_PX))
        self.verticalHeader().setDefaultSectionSize(max(theme.scaled(_ROW_PX), room // count))
        modes, heads = QHeaderView.ResizeMode, self.horizontalHeader()
        for column in range(self.cells.columnCount()):
            shares = column >= self._widths
            heads.setSectionResizeMode(column, modes.Stretch if shares else modes.Fixed)
            if not shares:
                self.setColumnWidth(column, self._needed(column))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk through the rows; Left, Right and Enter belong to the page."""
        if event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_End):
            event.ignore()
        elif is_enter(event):
            self._choose()
        else:
            super().keyPressEvent(event)

    def paint_cell(self, painter: QPainter, rect: QRect, row: int, column: int) -> None:
        look, cell = theme.current(), self.cells.cell(row, column)
        if self.currentIndex().row() == row:
            painter.fillRect(rect, look.accent_soft)
        painter.fillRect(QRect(rect.left(), rect.top(), rect.width(), 1), look.hairline)
        box = rect.adjusted(theme.SPACE_HALF, 0, -theme.SPACE, 0)
        is_strong = column in self._strong
        size: theme.TextSize = "body" if is_strong else "small"
        is_long = width_px(cell.text, size, bold=is_strong) > box.width()
        text = cell.short if cell.short and is_long else cell.text
        painter.setFont(theme.font(size, bold=is_strong))
        shown = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, box.width())
        flags = RIGHT if column in self._numbers else LEFT
        write(painter, box, shown, self.ink(column), size, bold=is_strong, flags=flags)

    def paint_head(self, painter: QPainter, rect: QRect, section: int) -> None:
        box = rect.adjusted(theme.SPACE_HALF, 0, -theme.SPACE, 0)
        flags = RIGHT if section in self._numbers else LEFT
        write(painter, box, self.cells.head(section).text, theme.current().ink_muted, flags=flags)

    def _choose(self) -> None:
        row = self.currentIndex().row()
        if row >= 0 and not self._is_following:
            self.step_chosen.emit(self.cells.cell(row, 0).step)

    def _needed(self, column: int) -> int:
        is_strong = column in self._strong
        size: theme.TextSize = "body" if is_strong else "small"
        rows = range(self.cells.rowCount())
        texts = (width_px(self.cells.cell(at, column).text, size, bold=is_strong) for at in rows)
        widest = max([width_px(self.cells.head(column).text), self.least_px(column), *texts])
        return widest + theme.SPACE + theme.SPACE_HALF + 2


def _height(rows: int) -> int:
    return theme.scaled(_HEAD_PX) + rows * theme.scaled(_ROW_PX) + 2


class CostlyList(StepList):
    """Lists decisions; the row chosen is the one on the board."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__({_LOSS}, {_MARK, _LOSS}, _PLAYED, parent)
        name = later("Review", "Decisions, the costliest first")
        self.set_text(self.setAccessibleName, name)

    def show_review(self, known: ReviewedGame, seat: Seat) -> None:
        """List what gave something away, the costliest first."""
        heads = (
            Cell(),
            Cell(translate("Review", "Costliest first")),
            Cell(translate("Review", "Cost"), tip=points_meaning()),
            Cell(translate("Review", "Played")),
            Cell(translate("Review", "Better")),
        )
        game = known.game
        judged = known.report(seat).costliest
        rows = [_row(each, game.turn_at(each.step), game.edition) for each in judged]
        self.show_rows(heads, rows)

    def ink(self, column: int) -> QColor:
        return theme.current().loss if column == _MARK else super().ink(column)

    def least_px(self, column: int) -> int:
        if column in (_PLAYED, _BETTER):
            return theme.scaled(_LEAST_ACTION_PX)
        return width_px("??", "body")


def _row(judged: Judgement, turn: int, edition: Edition) -> tuple[StepCell, ...]:
    mark = judged.mark
    said = translate("Review", _MEANINGS[mark]) if mark in _MEANINGS else ""
    found = judged.verdict
    played, better = action_text(found.played, edition), action_text(found.best, edition)
    loss, moment = loss_text(judged), moment_text(turn, judged.kind)
    played_short, better_short = (
        _short_text(found.played, edition),
        _short_text(found.best, edition),
    )
    if found.best == found.played:
        better = better_short = ""
    whole = translate(
        "Review",
        "{moment}, cost: {loss}, played: {played}, better: {better}",
        moment=moment,
        loss=loss,
        played=played,
        better=better,
    )
    return (
        StepCell(mark.value, said, step=judged.step),
        StepCell(moment, whole, step=judged.step),
        StepCell(loss, tip=points_meaning(), step=judged.step),
        StepCell(played, tip=played, step=judged.step, short=played_short),
        StepCell(better, tip=better, step=judged.step, short=better_short),
    )


def _short_text(action: Action, edition: Edition) -> str:
    """Return a purchase by the chains' letters, nothing for other actions."""
    if isinstance(action, BuyStock | TakeFreeStock):
        return purchase_text(action, edition, by_letter=True)
    return ""
