"""Items of the board's scene: layers as large as the plan, the marks upon it, and the cars."""

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from acquire_desktop.games.hotel_tycoon.engine.board import NOBODY, Tile
from acquire_desktop.games.hotel_tycoon.engine.decisions import MoveChoice
from acquire_desktop.games.hotel_tycoon.engine.view import View
from acquire_desktop.ui.hotel_tycoon.board import glyphs
from acquire_desktop.ui.hotel_tycoon.board.geometry import (
    PLAN,
    entrance_at,
    legend_at,
    pose,
    tile_path,
)
from acquire_desktop.ui.hotel_tycoon.board.lettering import unit_font, write_around
from acquire_desktop.ui.hotel_tycoon.words.names import Names
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.painted_button import draw_box
from acquire_desktop.ui.kit.texts import number

_COST_UNITS: Final = 24


class Layer(QGraphicsItem):
    """A layer as large as the plan, kept as a picture until it is drawn again."""

    def __init__(self, draw: Callable[[QPainter], None], *, is_kept: bool = True) -> None:
        super().__init__()
        self._draw = draw
        if is_kept:
            self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def boundingRect(self) -> QRectF:
        return PLAN.adjusted(-2, -2, 2, 2)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        self._draw(painter)


class MarksItem(Layer):
    """The marks of choices, of the keyboard's tile and of the costs of landing."""

    def __init__(self) -> None:
        super().__init__(self._draw_marks, is_kept=False)
        self.view: View | None = None
        self.names = Names(())
        self.targets: frozenset[Tile] = frozenset()
        self.costs: Mapping[Tile, str] = {}
        """What a stay costs, by the tiles where one threatens."""
        self.pointed: Tile = NOBODY
        self.hovered: Tile = NOBODY
        """The tile under the pointer, of which the number is shown."""
        self.keyboard_at: Tile = NOBODY

    def _draw_marks(self, painter: QPainter) -> None:
        look = theme.current()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for tile in self.targets:
            self._ring(painter, tile, look.accent, 7)
        if self.pointed != NOBODY:
            self._ring(painter, self.pointed, look.pointer, 9)
        if self.keyboard_at != NOBODY:
            self._ring(painter, self.keyboard_at, look.focus, 6)
        for tile, cost in self.costs.items():
            self._write_cost(painter, tile, cost)
        is_drive = self.view is not None and isinstance(self.view.decision, MoveChoice)
        named = set() if is_drive else set(self.targets)  # the choices name these spaces
        named |= {self.hovered, self.keyboard_at, self.pointed}
        for tile in named - {NOBODY, *self.costs}:  # a cost stays readable
            self._write_number(painter, tile)

    def _write_cost(self, painter: QPainter, tile: Tile, cost: str) -> None:
        """Write what a stay costs over the sign of a tile, beside the entrance that asks it."""
        look, font = theme.current(), unit_font(_COST_UNITS, bold=True)
        held = NOBODY if self.view is None else self.view.entrances[tile]
        box = QRectF(0, 0, QFontMetricsF(font).horizontalAdvance(cost) + 14, _COST_UNITS + 8)
        box.moveCenter(legend_at(tile, held))
        draw_box(painter, box, 8, look.paper_raised, QPen(look.loss, 2.5))
        write_around(painter, box.center(), cost, _COST_UNITS, look.loss, box.width(), bold=True)

    def _write_number(self, painter: QPainter, tile: Tile) -> None:
        look, box = theme.current(), QRectF(0, 0, 46, 32)
        box.moveCenter(pose(tile).at)
        draw_box(painter, box, 9, look.paper_raised, QPen(look.ink, 2))
        write_around(painter, box.center(), number(tile), 25, look.ink, 44, bold=True)

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
        self._acts = False
        self.setZValue(5)

    def show_acting(self, acts: bool) -> None:
        """Say whether its driver decides now: then it has a ring of brass."""
        self._acts = acts
        self.update()

    def boundingRect(self) -> QRectF:
        return QRectF(-50, -50, 100, 100)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._acts:
            look = theme.current()
            for color, width in ((look.ink, 7), (look.brass, 4.5)):
                painter.setPen(QPen(color, width))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawEllipse(QPointF(), 44, 44)
        glyphs.draw_car(painter, self._mark)
