"""The common base of the board's items, and the layers that stand still in one picture."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap, QRegion
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from acquire_desktop.ui.acquire.table.board.drawing import Tiles, shape_of
from acquire_desktop.ui.acquire.table.board.geometry import SHEET, SIDE
from acquire_desktop.ui.acquire.table.board.space_pictures import (
    SpaceGrid,
    grid_of,
    in_pixels,
    look_name,
    place_of,
)


class BoardItem(QGraphicsItem):
    """An item drawn on the board: a subject, and no more of the scene than it covers."""

    depth = 0.0
    """Items of a greater depth lie over it."""
    reach = SIDE / 4
    """How far it may reach beyond its tiles, in scene units."""
    subject: object = None
    """What is drawn now."""

    def __init__(self) -> None:
        super().__init__()
        self.area = QRectF()
        """What it covers, in scene units."""
        self.setZValue(self.depth)

    def set_subject(self, subject: object, tiles: Tiles) -> None:
        """Draw another subject, which lies on some tiles, with room for their outlines."""
        if subject != self.subject:
            self.subject = subject
            margin = self.reach
            box = shape_of(tiles).boundingRect()
            # Without tiles as if there never had been any: the next viewer is not to know.
            self.cover(box.adjusted(-margin, -margin, margin, margin) if tiles else QRectF())

    def cover(self, area: QRectF) -> None:
        """Cover another part of the scene, and paint it and the rest again."""
        self.prepareGeometryChange()
        self.area = area
        self.update()

    def boundingRect(self) -> QRectF:
        return self.area

    def draw(self, painter: QPainter) -> None:
        """Draw the subject."""
        raise NotImplementedError

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem | None = None,
        widget: QWidget | None = None,
    ) -> None:
        self.draw(painter)


class Layer(BoardItem):
    """An item that stands still on the board until it has another subject."""

    changed: Callable[[QRectF], None] | None = None
    """Called with every area that looks different now."""

    def draw_shadows(self, painter: QPainter) -> None:
        """Draw the shadows, which fall under everything that stands on the board."""

    def cover(self, area: QRectF) -> None:
        if self.changed is not None:
            self.changed(self.area)
            self.changed(area)
        super().cover(area)


class LayersItem(BoardItem):
    """Layers one over the other, in one picture that is painted again where one has changed.

    Qt's own cache would make a new picture for every change, and large pictures that come and go
    leave holes in the memory.
    """

    depth = 1

    def __init__(self, layers: Sequence[Layer]) -> None:
        super().__init__()
        self.area = SHEET
        self._layers = layers
        self._picture = QPixmap()
        self._look: tuple[int, str] | None = None
        self._stale: list[QRectF] = []
        for layer in layers:
            layer.changed = self._note_change

    def draw(self, painter: QPainter) -> None:
        grid = grid_of(painter, snaps=True)
        if grid is None:
            self._draw(painter, self._layers)
            return
        place = place_of(SHEET, grid.side_px)
        self._freshen(grid, place)
        with in_pixels(painter):
            painter.drawPixmap(grid.left_px + place.x(), grid.top_px + place.y(), self._picture)

    def _note_change(self, area: QRectF) -> None:
        self._stale.append(area)
        self.update(area)

    def _freshen(self, grid: SpaceGrid, place: QRect) -> None:
        """Paint all changes since the picture was painted, or everything in another look."""
        look = grid.side_px, look_name()
        if look != self._look:
            self._look, self._stale = look, [SHEET]
            self._picture = QPixmap(place.size())
            self._picture.fill(Qt.GlobalColor.transparent)
        if not self._stale:
            return
        stale, self._stale = self._stale, []
        region = QRegion()
        for area in stale:
            region += place_of(area, grid.side_px).translated(-place.topLeft())
        painter = QPainter(self._picture)
        painter.setClipRegion(region)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
        painter.fillRect(self._picture.rect(), Qt.GlobalColor.transparent)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(-place.x(), -place.y())
        painter.scale(grid.side_px / SIDE, grid.side_px / SIDE)
        met = (layer for layer in self._layers if any(map(layer.area.intersects, stale)))
        self._draw(painter, tuple(met))
        painter.end()

    @staticmethod
    def _draw(painter: QPainter, layers: Sequence[Layer]) -> None:
        for layer in layers:
            layer.draw_shadows(painter)
        for layer in layers:
            layer.draw(painter)
