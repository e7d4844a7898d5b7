"""Items of the board's scene: the still plan, the marks upon it, and the cars."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from acquire_desktop.games.hotel_tycoon.engine.board import NOBODY, Tile
from acquire_desktop.games.hotel_tycoon.engine.view import View
from acquire_desktop.ui.hotel_tycoon.board import glyphs
from acquire_desktop.ui.hotel_tycoon.board.geometry import PLAN, entrance_at, tile_path
from acquire_desktop.ui.hotel_tycoon.board.plan import draw_plan
from acquire_desktop.ui.hotel_tycoon.board.tags import Tag, draw_tag
from acquire_desktop.ui.hotel_tycoon.words.names import Names
from acquire_desktop.ui.kit.look import theme


class PlanItem(QGraphicsItem):
    """All that lies still, drawn in one go and kept as a picture."""

    def __init__(self) -> None:
        super().__init__()
        self.view: View | None = None
        self.names = Names(())
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def boundingRect(self) -> QRectF:
        return PLAN.adjusted(-2, -2, 2, 2)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        if self.view is not None:
            draw_plan(painter, self.view, self.names)


class MarksItem(QGraphicsItem):
    """The marks of choices, of the keyboard's tile and of the costs of landing."""

    def __init__(self) -> None:
        super().__init__()
        self.view: View | None = None
        self.names = Names(())
        self.targets: frozenset[Tile] = frozenset()
        self.tags: list[Tag] = []
        self.pointed: Tile = NOBODY
        self.keyboard_at: Tile = NOBODY

    def boundingRect(self) -> QRectF:
        return PLAN.adjusted(-2, -2, 2, 2)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        look = theme.current()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for tile in self.targets:
            self._ring(painter, tile, look.accent, 7)
        if self.pointed != NOBODY:
            self._ring(painter, self.pointed, look.pointer, 9)
        if self.keyboard_at != NOBODY:
            self._ring(painter, self.keyboard_at, look.focus, 6)
        for tag in self.tags:
            draw_tag(painter, tag)

    def _ring(self, painter: QPainter, tile: Tile, color: QColor, width: float) -> None:
        painter.setPen(QPen(color, width))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(tile_path(tile))
        held = NOBODY if self.view is None else self.view.entrances[tile]
        if self.view is not None and held != NOBODY:  # it stands on the ring, not below
            mark = self.names.mark(self.view.owners[held])
            glyphs.draw_entrance(painter, entrance_at(tile, held), mark)


class CarItem(QGraphicsItem):
    """One car."""

    def __init__(self, mark: int) -> None:
        super().__init__()
        self._mark = mark
        self.setZValue(5)

    def boundingRect(self) -> QRectF:
        return QRectF(-36, -24, 74, 50)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        glyphs.draw_car(painter, self._mark)
