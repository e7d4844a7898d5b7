"""Crests, pictograms and chain patterns, drawn sharp at every size from our own SVG files."""

import math
from functools import cache, lru_cache, partial
from typing import ClassVar, Final

from PySide6.QtCore import QByteArray, QLineF, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QIconEngine, QPainter, QPen, QPixmap, QPixmapCache
from PySide6.QtSvg import QSvgRenderer

from acquire_desktop.paths import resource_dir
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.colors import Pattern
from acquire_desktop.ui.kit.look.kept_pictures import draw_kept

CREST_FILES: Final = {
    "S": "sackson",
    "T": "tower",
    "A": "american",
    "F": "festival",
    "W": "worldwide",
    "C": "continental",
    "I": "imperial",
}
"""The crest's file name by chain letter."""

PATTERN_PITCH_PX: Final = 8.0
_LEAST_ICON_PX: Final = 16
"""A smaller icon is this one reduced."""


def draw_crest(painter: QPainter, rect: QRectF, letter: str, color: QColor) -> None:
    """Draw a chain's crest in one colour, as large as the rectangle allows."""
    _draw(painter, rect, f"crests/{CREST_FILES[letter]}.svg", color)


def draw_icon(painter: QPainter, rect: QRectF, name: str, color: QColor) -> None:
    """Draw a pictogram of ``resources/icons`` in one colour, as large as the rectangle allows."""
    _draw(painter, rect, f"icons/{name}.svg", color)


def icon_pixmap(name: str, size_px: int, color: QColor, device_ratio: float = 1.0) -> QPixmap:
    """Return a pictogram as a square picture of a size in logical pixels."""
    return _pixmap(f"icons/{name}.svg", size_px, color, device_ratio)


def icon(name: str, *, on_accent: bool = False) -> QIcon:
    """Return a pictogram for buttons and menus, in the ink of whatever theme is applied.

    Args:
        name: Of its file in ``resources/icons``.
        on_accent: For a ground in the accent colour.
    """
    return _tinted(name, on_accent)


@cache
def _tinted(name: str, on_accent: bool) -> QIcon:
    return QIcon(TintedIcon(name, on_accent))


class TintedIcon(QIconEngine):
    """Draws a pictogram in the colours of the moment it is asked for, in device pixels.

    A ``QIcon`` made of such an engine keeps it alive as long as itself, and ends it. A clone,
    which Qt makes when it changes a shared icon, it would leave to Python, whose collector
    would take it from the icon: clones are kept.
    """

    _clones: ClassVar[list[QIconEngine]] = []

    def __init__(self, name: str, on_accent: bool) -> None:
        super().__init__()
        self._name, self._on_accent = name, on_accent

    def clone(self) -> QIconEngine:
        self._clones.append(TintedIcon(self._name, self._on_accent))
        return self._clones[-1]

    def paint(
        self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State, /
    ) -> None:
        draw_icon(painter, rect.toRectF(), self._name, self._ink(mode))

    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State, /) -> QPixmap:
        side = min(size.width(), size.height())
        drawn = icon_pixmap(self._name, max(side, _LEAST_ICON_PX), self._ink(mode))
        if side >= _LEAST_ICON_PX:
            return drawn
        return drawn.scaledToWidth(side, Qt.TransformationMode.SmoothTransformation)

    def _ink(self, mode: QIcon.Mode) -> QColor:
        look = theme.current()
        if mode is QIcon.Mode.Disabled:
            return look.disabled
        return look.accent_ink if self._on_accent else look.ink


def logo_pixmap(size_px: int, device_ratio: float = 1.0) -> QPixmap:
    """Return the application's logo as a square picture of a size in logical pixels."""
    return _pixmap("logo.svg", size_px, QColor(Qt.GlobalColor.black), device_ratio)


def picture(file: str, size_px: int, device_ratio: float = 1.0) -> QPixmap:
    """Return a coloured SVG file of the resources as a square picture."""
    return _pixmap(file, size_px, QColor(Qt.GlobalColor.black), device_ratio)


def draw_picture(painter: QPainter, rect: QRectF, file: str) -> None:
    """Draw a coloured SVG file of the resources, as large as the rectangle allows."""
    _draw(painter, rect, file, QColor(Qt.GlobalColor.black))


def draw_pattern(
    painter: QPainter,
    rect: QRectF,
    letter: str,
    color: QColor,
    pitch_px: float = PATTERN_PITCH_PX,
) -> None:
    """Draw a chain's pattern in a rectangle.

    The lines hang on the painter's origin, not on the rectangle, so that the patterns of
    neighbouring rectangles meet without a seam.
    """
    pattern = theme.chain(letter).pattern
    if pattern is Pattern.NONE:
        return
    painter.save()
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    pen = QPen(color, max(1.0, pitch_px / 7))
    if pattern is Pattern.DOTS:
        pen.setWidthF(max(1.6, pitch_px / 3.6))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawPoints(_dots(rect, pitch_px))
    else:
        painter.setPen(pen)
        painter.drawLines(_lines(rect, pattern, pitch_px))
    painter.restore()


def _steps(start: float, end: float, pitch_px: float) -> list[float]:
    first = int(start // pitch_px)
    last = int(end // pitch_px) + 1
    return [(index + 0.5) * pitch_px for index in range(first, last + 1)]


def _dots(rect: QRectF, pitch_px: float) -> list[QPointF]:
    rows = _steps(rect.top(), rect.bottom(), pitch_px)
    columns = _steps(rect.left(), rect.right(), pitch_px)
    return [
        QPointF(x + (pitch_px / 2 if round(y / pitch_px - 0.5) % 2 else 0), y)
        for y in rows
        for x in [columns[0] - pitch_px, *columns]
    ]


def _lines(rect: QRectF, pattern: Pattern, pitch_px: float) -> list[QLineF]:
    left, top, right, bottom = rect.left(), rect.top(), rect.right(), rect.bottom()
    across = [QLineF(left, y, right, y) for y in _steps(top, bottom, pitch_px)]
    upright = [QLineF(x, top, x, bottom) for x in _steps(left, right, pitch_px)]
    match pattern:
        case Pattern.HORIZONTAL:
            return across
        case Pattern.VERTICAL:
            return upright
        case Pattern.GRID:
            return across + upright
    slant = 1.0 if pattern is Pattern.DIAGONAL_DOWN else -1.0
    starts = [x - slant * y for x in (left, right) for y in (top, bottom)]
    return [
        QLineF(start + slant * top, top, start + slant * bottom, bottom)
        for start in _steps(min(starts), max(starts), pitch_px * math.sqrt(2))
    ]


def _draw(painter: QPainter, rect: QRectF, file: str, color: QColor) -> None:
    side = min(rect.width(), rect.height())
    square = QRectF(0, 0, side, side)
    square.moveCenter(rect.center())
    draw_kept(painter, square, f"{file} {color.rgba()}", partial(_render, file, color))


def _render(file: str, color: QColor, painter: QPainter, square: QRectF) -> None:
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setOpacity(painter.opacity() * color.alphaF())
    _renderer(file, color.name()).render(painter, square)
    painter.restore()


def _pixmap(file: str, size_px: int, color: QColor, device_ratio: float) -> QPixmap:
    side = round(size_px * device_ratio)
    # A change of theme asks for the same few pictures some ten thousand times.
    key = f"{file} {side} {device_ratio} {color.rgba():08x}"
    pixmap = QPixmap()
    if QPixmapCache.find(key, pixmap):
        return pixmap
    pixmap = QPixmap(side, side)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    _render(file, color, painter, QRectF(0, 0, side, side))
    painter.end()
    pixmap.setDevicePixelRatio(device_ratio)
    QPixmapCache.insert(key, pixmap)
    return pixmap


@lru_cache(maxsize=512)
def _renderer(file: str, color_name: str) -> QSvgRenderer:
    source = (resource_dir() / file).read_text(encoding="utf-8")
    return QSvgRenderer(QByteArray(source.replace("currentColor", color_name).encode()))
