"""Flights: pictures on their way over a page, such as the coins that a hotel pays."""

import math
from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QGuiApplication, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.colors import MEDAL_INK, MEDALS
from acquire_desktop.ui.kit.look.kept_pictures import new_picture

_COIN_PX: Final = 22
_MOST: Final = 3
"""So many certificates or coins stand for any number of them."""
_LAG_MS: Final = 70
"""How much later each of them starts than the one before."""
_LIFT: Final = 0.08
"""How far a way bends upwards, as a share of its length."""

Paint = Callable[[QPainter, QRectF], None]


class Flight(NamedTuple):
    """One thing on its way."""

    picture: QPixmap
    start: QRectF
    end: QRectF
    begins_ms: int
    lands_ms: int


class Sprites(QObject):
    """Has pictures fly over a page that lets every click through; nothing waits for them."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self.page = page
        """What they fly over."""
        self.sprites: list[Sprite] = []
        """The pictures on their way."""
        self._animation = QVariantAnimation(self)
        self._animation.setStartValue(0.0)
        self._animation.setEndValue(1.0)
        self._animation.valueChanged.connect(self._move)
        self._animation.finished.connect(self.land)

    @property
    def is_flying(self) -> bool:
        """Whether anything is on its way."""
        return bool(self.sprites)

    def add(self, flight: Flight) -> None:
        """Have a picture where it begins, if it begins at once."""
        self.sprites.append(Sprite(flight, self.page))
        self.sprites[-1].show_moment(0)

    def take_off(self) -> None:
        """Let fly what was added."""
        if self.sprites:
            self._animation.setDuration(max(each.flight.lands_ms for each in self.sprites))
            self._animation.start()

    def land(self) -> None:
        """Have everything there at once."""
        self._animation.stop()
        for sprite in self.sprites:
            sprite.hide()
            sprite.deleteLater()
        self.sprites.clear()

    def _move(self, done: float) -> None:
        for sprite in self.sprites:
            sprite.show_moment(done * self._animation.duration())


class Sprite(QWidget):
    """The picture of a flight; only its own area is painted again, and clicks go through it."""

    _ease = QEasingCurve(QEasingCurve.Type.InOutQuad)

    def __init__(self, flight: Flight, parent: QWidget) -> None:
        super().__init__(parent)
        self.flight = flight
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    def show_moment(self, time_ms: float) -> None:
        """Be where the thing is at a time; before and after its flight nowhere."""
        _, start, end, begins_ms, lands_ms = self.flight
        is_on_its_way = begins_ms <= time_ms < lands_ms
        if is_on_its_way:
            done = self._ease.valueForProgress((time_ms - begins_ms) / (lands_ms - begins_ms))
            line = end.center() - start.center()
            lift = QPointF(0, math.hypot(line.x(), line.y()) * _LIFT * 4 * done * (1 - done))
            size = start.size() * (1 - done) + end.size() * done
            middle = start.center() + line * done - lift
            self.setGeometry(around(middle, size.width(), size.height()).toAlignedRect())
        self.setVisible(is_on_its_way)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(self.rect(), self.flight.picture)


def around(middle: QPointF, width: float, height: float) -> QRectF:
    """Return a rectangle round its middle."""
    return QRectF(middle.x() - width / 2, middle.y() - height / 2, width, height)


def picture_of(size: QRectF, paint: Paint) -> QPixmap:
    """Return a picture as large as a rectangle."""
    box = QRectF(0, 0, size.width(), size.height())
    ratio = QGuiApplication.primaryScreen().devicePixelRatio()
    return new_picture(box, lambda painter: paint(painter, box), ratio)


def flights_of(
    picture: QPixmap, start: QRectF, end: QRectF, count: int, begins_ms: int, lasts_ms: int
) -> Iterator[Flight]:
    """Let so many of a thing fly one after the other, of many only a few."""
    for index in range(min(_MOST, count)):
        starts = begins_ms + index * _LAG_MS
        yield Flight(picture, start, end, starts, starts + lasts_ms)


def coins(start: QPointF, end: QPointF, begins_ms: int, lasts_ms: int) -> Iterator[Flight]:
    """Let money fly from point to point."""
    side = theme.scaled(_COIN_PX)
    way = around(start, side, side), around(end, side, side)
    yield from flights_of(picture_of(way[0], _paint_coin), *way, _MOST, begins_ms, lasts_ms)


def _paint_coin(painter: QPainter, box: QRectF) -> None:
    disc = around(box.center(), box.width() - 2, box.height() - 2)
    painter.setPen(QPen(QColor(MEDAL_INK), 1.5))
    painter.setBrush(MEDALS[0])
    painter.drawEllipse(disc)
    painter.setFont(theme.font("small", bold=True))
    painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, "$")
