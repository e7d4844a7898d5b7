"""The numbers of the tiles that a hint names."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from acquire_desktop.ui.table.board.geometry import lot_rect
from acquire_desktop.ui.table.board.hint_marks import Marks, draw_mark
from acquire_desktop.ui.table.board.items import area_of
from acquire_desktop.ui.table.board.layers import BoardItem

_SIDE, _OUT = 25.0, 8.0
"""How large a mark is, and how far it stands out over its lot, in scene units."""


class HintItem(BoardItem):
    """A number in the corner of each lot whose tile is hinted."""

    def __init__(self) -> None:
        super().__init__(9)
        self.marks: Marks = {}
        """What is shown, by tile."""

    def show_marks(self, marks: Marks) -> None:
        """Number these tiles and no others."""
        if marks != self.marks:
            self.marks = dict(marks)
            self.cover(area_of(frozenset(marks)))

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        for tile, mark in self.marks.items():
            corner = lot_rect(tile).topLeft()
            draw_mark(painter, QRectF(corner.x() - _OUT, corner.y() - _OUT, _SIDE, _SIDE), mark)
