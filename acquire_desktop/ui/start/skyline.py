"""The city seen from the river: the picture behind the start page."""

from collections.abc import Iterator
from functools import lru_cache
from random import Random
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPen,
    QPixmap,
    QRadialGradient,
)

from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.colors import with_alpha
from acquire_desktop.ui.kit.look.facades import draw_facade

QUAY_PX: Final = 16
"""How high the stones of the quay are, at a zoom of 1."""
_PITCH: Final = 124.0
"""From one hotel to the next; like all lengths of hotels here, at a scale of 1."""
_MOST: Final = 2.75
"""Height of the highest hotel, in its widths."""
_TALLEST: Final = 305.0
_SHARE: Final = 0.5
"""So much of the sky the highest hotel takes at most."""
_LEAST_ROOM_PX: Final = 300
"""With less beside the buttons the hotels stand along the whole quay, behind them."""
_EDGE_PX: Final = 10
_HORIZON: Final = (0.0, 0.45, 0.8, 1.0)
"""Where the colours of the air are, as shares of the height."""


class _Hotel(NamedTuple):
    name: str
    width: float
    storeys: int


_HOTELS: Final = (
    _Hotel("Tower", 96, 7),
    _Hotel("Festival", 84, 4),
    _Hotel("Imperial", 110, 10),
    _Hotel("Sackson", 86, 5),
    _Hotel("American", 106, 11),
    _Hotel("Continental", 104, 8),
    _Hotel("Worldwide", 84, 7),
)
"""From the left; the names are the same in all languages."""


def skyline(size: QSize, ground: int, left: int, device_ratio: float) -> QPixmap:
    """Return the picture in the colours of the present theme, kept until ``forget_skyline``.

    Args:
        size: Logical pixels.
        ground: Where the quay begins, in pixels from above.
        left: What is left of it lies under the buttons of the page.
        device_ratio: Device pixels in a logical pixel.
    """
    return _picture(theme.current().name, size.width(), size.height(), ground, left, device_ratio)


def forget_skyline() -> None:
    """Keep no picture: one that large takes more memory than a whole game."""
    _picture.cache_clear()


@lru_cache(maxsize=1)
def _picture(
    _theme_name: str, width: int, height: int, ground: int, left: int, device_ratio: float
) -> QPixmap:
    picture = QPixmap(QSize(width, height) * device_ratio)
    picture.setDevicePixelRatio(device_ratio)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    whole = QRectF(0, 0, width, height)
    _draw_air(painter, whole)
    _draw_light(painter, whole)
    _draw_houses(painter, width, ground)
    feet, scale = _places(width, ground, left)
    if theme.current().is_night:
        _draw_glow(painter, feet, ground, scale)
    for hotel, x in zip(_HOTELS, feet, strict=True):
        foot, wide = QPointF(x, ground), hotel.width * scale
        draw_facade(painter, hotel.name[0], hotel.storeys, foot, wide, wide * _MOST)
    _draw_names(painter, feet, ground, scale)
    _draw_river(painter, whole.adjusted(0, ground, 0, 0), feet, scale)
    painter.end()
    return picture


def _places(width: int, ground: int, left: int) -> tuple[list[float], float]:
    """Return where the hotels stand, and their scale."""
    room = width - left - _EDGE_PX
    if room < _LEAST_ROOM_PX:
        left, room = 0, width
    pitch = min(room / len(_HOTELS), _PITCH * ground * _SHARE / _TALLEST)
    first = left + (room - pitch * len(_HOTELS)) / 2 + pitch / 2
    return [first + at * pitch for at in range(len(_HOTELS))], pitch / _PITCH


def _draw_air(painter: QPainter, whole: QRectF) -> None:
    air = QLinearGradient(whole.topLeft(), whole.bottomLeft())
    for place, color in zip(_HORIZON, theme.current().sky.air, strict=True):
        air.setColorAt(place, color)
    painter.fillRect(whole, air)


def _draw_light(painter: QPainter, whole: QRectF) -> None:
    """Draw moon and stars, or sun and clouds."""
    look, chance = theme.current(), Random(5)
    width, height, unit = whole.width(), whole.height(), whole.height() / 768
    middle = QPointF(width * 0.82, height * (0.2 if look.is_night else 0.24))
    halo = QRadialGradient(middle, (120 if look.is_night else 190) * unit)
    halo.setColorAt(0, with_alpha(look.sky.light, 0.35 if look.is_night else 0.9))
    halo.setColorAt(1, with_alpha(look.sky.light, 0))
    for brush, radius in ((halo, halo.radius()), (look.sky.light, 36 * unit)):
        painter.setBrush(brush)
        painter.drawEllipse(middle, radius, radius)
    if look.is_night:
        for _ in range(150):
            painter.setBrush(with_alpha(look.ink, chance.uniform(0.15, 0.65)))
            star = QPointF(chance.random() * width, chance.random() * height * 0.5)
            radius = chance.uniform(0.6, 1.5)
            painter.drawEllipse(star, radius, radius)
        return
    painter.setBrush(with_alpha(look.paper_raised, 0.6))
    for across, down, size in ((0.62, 0.13, 1.0), (0.93, 0.33, 0.7), (0.5, 0.3, 0.6)):
        for part in range(5):
            at = QPointF((part - 2) * 30, -7 * (part % 2)) * size * unit
            puff = QPointF(width * across, height * down) + at
            painter.drawEllipse(puff, 26 * size * unit, 13 * size * unit)


def _draw_houses(painter: QPainter, width: int, ground: int) -> None:
    """Draw two rows of houses without a name, the far one first."""
    look, chance, unit = theme.current(), Random(7), ground / 692
    lit = 0.28 if look.is_night else 0.5
    for color, lowest, highest in ((look.sky.far, 90, 250), (look.sky.near, 60, 170)):
        bodies: list[QRectF] = []
        windows: list[QRectF] = []
        x = 0.0
        while x < width:
            wide, high = chance.uniform(26, 64) * unit, chance.uniform(lowest, highest) * unit
            house = QRectF(x, ground - high, wide + 1, high)
            bodies.append(house)
            if chance.random() < 0.25:
                bodies.append(
                    QRectF(x + wide * 0.4, house.top() - 16 * unit, wide * 0.2, 17 * unit)
                )
            windows += (each for each in _windows(house, unit) if chance.random() < lit)
            x += wide
        painter.setBrush(color)
        painter.drawRects(bodies)
        painter.setBrush(with_alpha(look.sky.window, 0.45 if look.is_night else 0.35))
        painter.drawRects(windows)


def _windows(house: QRectF, unit: float) -> Iterator[QRectF]:
    for row in range(int(house.height() / (14 * unit))):
        for column in range(int(house.width() / (11 * unit))):
            at = QPointF(4 + column * 11, 6 + row * 14) * unit
            yield QRectF(house.topLeft() + at, QSize(5, 7) * unit)


def _draw_glow(painter: QPainter, feet: list[float], ground: int, scale: float) -> None:
    """Draw the light that each hotel throws on the sky behind it."""
    reach = 190 * scale
    for hotel, x in zip(_HOTELS, feet, strict=True):
        light = QRadialGradient(QPointF(x, ground), reach)
        for place, alpha in ((0.0, 0.28), (0.5, 0.1), (1.0, 0.0)):
            light.setColorAt(place, with_alpha(theme.chain(hotel.name[0]).fill, alpha))
        painter.setBrush(light)
        painter.drawEllipse(QPointF(x, ground), reach, reach)


def _draw_names(painter: QPainter, feet: list[float], ground: int, scale: float) -> None:
    """Put a brass plate with its name on each hotel, where all of them have room."""
    look, unit = theme.current(), max(scale, 1.0)
    font = QFont(theme.display_font(max(12, round(11 * scale))))
    font.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, unit)
    metrics = QFontMetricsF(font)
    names = [hotel.name.upper() for hotel in _HOTELS]
    widths = [metrics.horizontalAdvance(name) + 14 * unit for name in names]
    if max(widths) > feet[1] - feet[0]:
        return
    painter.setFont(font)
    for name, wide, x in zip(names, widths, feet, strict=True):
        plate = QRectF(x - wide / 2, ground - 32 * unit, wide, 20 * unit)
        painter.setPen(QPen(look.brass, 1.2 * unit))
        painter.setBrush(look.plate)
        painter.drawRoundedRect(plate, 3 * unit, 3 * unit)
        painter.setPen(look.lamp)
        painter.drawText(plate, Qt.AlignmentFlag.AlignCenter, name)
    painter.setPen(Qt.PenStyle.NoPen)


def _draw_river(painter: QPainter, below: QRectF, feet: list[float], scale: float) -> None:
    """Draw the quay, and the river in which the hotels are mirrored."""
    sky, chance = theme.current().sky, Random(9)
    quay = QRectF(below.topLeft(), below.size())
    quay.setHeight(min(QUAY_PX * max(scale, 1.0), below.height()))
    river = below.adjusted(0, quay.height(), 0, 0)
    water = QLinearGradient(river.topLeft(), river.bottomLeft())
    for place, color in enumerate(sky.river):
        water.setColorAt(place, color)
    painter.fillRect(river, water)
    painter.fillRect(quay, sky.quay)
    for hotel, x in zip(_HOTELS, feet, strict=True):
        color = QColor(theme.chain(hotel.name[0]).fill)
        for _ in range(16):
            start = x + chance.gauss(0, hotel.width * scale * 0.36)
            top = chance.uniform(river.top() + 6, below.bottom() - 4)
            length = chance.uniform(6, 24) * max(scale, 1.0)
            painter.fillRect(QRectF(start, top, length, 1.8), with_alpha(color, 0.47))
