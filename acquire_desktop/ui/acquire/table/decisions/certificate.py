"""Drawing stock: the chain's band with letter and crest, and the fine lines of a certificate."""

import math
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen

from acquire_desktop.ui.kit.look import icons, theme
from acquire_desktop.ui.kit.look.colors import with_alpha

_WAVES = 5
_STEP_PX = 3.0


def rounded(rect: QRectF, radius: float) -> QPainterPath:
    """Return the outline of a rounded rectangle."""
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path


def draw_certificate(
    painter: QPainter,
    frame: QRectF,
    letter: str,
    band_px: float,
    *,
    ground: QColor,
    opacity: float = 1.0,
    has_waves: bool = True,
) -> None:
    """Draw a certificate without its words: band and waves on a ground with round corners."""
    painter.save()
    painter.setClipPath(rounded(frame, theme.RADIUS))
    painter.fillRect(frame, ground)
    painter.setOpacity(opacity)
    if has_waves:
        _draw_guilloche(painter, frame.adjusted(0, band_px, 0, 0), letter)
    draw_band(painter, QRectF(frame.left(), frame.top(), frame.width(), band_px), letter)
    painter.restore()


def draw_band(painter: QPainter, rect: QRectF, letter: str, *, has_crest: bool = True) -> None:
    """Fill a band with the chain's colour and pattern; letter and crest stand at its left.

    The letter lies on the small solid plate that it has on the board too.
    """
    colors = theme.chain(letter)
    painter.fillRect(rect, colors.fill)
    icons.draw_pattern(painter, rect, letter, with_alpha(colors.ink, 0.16), theme.SPACE)
    side = rect.height() - theme.SPACE
    plate = QRectF(rect.left() + 5, rect.top() + 4, side, side)
    look, font = theme.current(), QFont(theme.font("body", bold=True))
    painter.fillPath(rounded(plate, theme.RADIUS_SMALL), look.plate)
    font.setPixelSize(max(8, round(side * 0.72)))
    painter.setFont(font)
    painter.setPen(look.plate_ink)
    painter.drawText(plate, Qt.AlignmentFlag.AlignCenter, letter)
    if has_crest:
        icons.draw_crest(painter, plate.translated(side + 4, 0), letter, colors.ink)


def _draw_guilloche(painter: QPainter, rect: QRectF, letter: str) -> None:
    """Draw the interlaced waves of a printed certificate, faint, in the chain's colour."""
    color = with_alpha(theme.chain(letter).fill, 0.20)
    painter.save()
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    painter.setPen(QPen(color, 0.8))
    painter.translate(rect.left(), rect.center().y())
    for wave in range(_WAVES):
        painter.drawPath(_wave(rect.width(), rect.height(), wave * math.pi / _WAVES, 1.0))
        painter.drawPath(_wave(rect.width(), rect.height(), wave * math.pi / _WAVES, -1.0))
    painter.restore()


@lru_cache(maxsize=128)
def _wave(width: float, height: float, phase: float, sign: float) -> QPainterPath:
    """Return one sine line along the x axis whose height swells and falls."""
    path = QPainterPath()
    steps = max(2, int(width / _STEP_PX))
    for step in range(steps + 1):
        along = step / steps
        swell = height * (0.20 + 0.24 * math.sin(2 * math.pi * along) ** 2)
        y = sign * swell * math.sin(2 * math.pi * along * 1.5 + phase)
        point = QPointF(along * width, y)
        if step:
            path.lineTo(point)
        else:
            path.moveTo(point)
    return path
