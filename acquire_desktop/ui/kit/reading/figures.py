"""Figures: pictures in a text, drawn when they come into view, in the look of the moment."""

from typing import Final, Protocol

from PySide6.QtCore import QRect, QRectF, QSize, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QImage,
    QPainter,
    QPen,
    QPyTextObject,
    QTextDocument,
    QTextFormat,
)
from PySide6.QtWidgets import QTextEdit

from acquire_desktop.ui.kit.look import theme

_LEAST: Final = QSize(1, 1)
_AGAIN_MS: Final = 150
"""How long a figure is only stretched while the page changes its size."""


class Artist(Protocol):
    """Draws figures by their names."""

    def size(self, name: str) -> QSize:
        """Return how large a figure is, in pixels, at the present size of the text."""

    def draw(self, name: str, painter: QPainter) -> None:
        """Draw a figure from the origin on, on paper."""

    def rest(self) -> None:
        """Put away what was needed for drawing."""


class Figures(QPyTextObject):
    """Shows the figures of one document; larger ones are made as small as the page.

    Signals:
        drawn(): A figure that was empty has its picture.
    """

    drawn = Signal()

    def __init__(self, page: QTextEdit, artist: Artist) -> None:
        """Take the place of Qt's own pictures, which come from files."""
        super().__init__(page)
        self._artist = artist
        # By name and how many pixels of the screen are one: windows move between screens.
        self._wanted: dict[tuple[str, float], QSize] = {}
        self._images: dict[tuple[str, float], QImage] = {}
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._draw_next)
        layout = page.document().documentLayout()
        layout.registerHandler(QTextFormat.ObjectTypes.ImageObject.value, self)

    def forget(self) -> None:
        """Drop all pictures: they look different now, or nobody sees them."""
        self._timer.stop()
        self._wanted.clear()
        self._images.clear()
        self._artist.rest()

    def is_waiting(self) -> bool:
        """Tell whether a figure in view has no picture yet."""
        return bool(self._wanted)

    def intrinsicSize(  # noqa: N802
        self, document: QTextDocument, place: int, look: QTextFormat
    ) -> QSizeF:
        """Return the size of a figure, no wider than the page."""
        size = QSizeF(self._artist.size(look.toImageFormat().name()))
        frame = document.rootFrame().frameFormat()
        room = document.textWidth() - frame.leftMargin() - frame.rightMargin()
        return size * min(1.0, max(1.0, room) / size.width())

    def drawObject(  # noqa: N802
        self,
        painter: QPainter,
        rect: QRectF | QRect,
        document: QTextDocument,
        place: int,
        look: QTextFormat,
    ) -> None:
        """Draw a figure, or its place until it is made."""
        rect = QRectF(rect)
        name, ratio = look.toImageFormat().name(), painter.deviceTransform().m11()
        pixels = (rect.size() * ratio).toSize().expandedTo(_LEAST)
        image = self._images.get((name, ratio))
        if image is not None:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawImage(rect, image)
        is_right = image is not None and image.size() == pixels
        if not is_right and self._wanted.get((name, ratio)) != pixels:
            self._wanted[name, ratio] = pixels
            self._timer.start(0 if image is None else _AGAIN_MS)
        painter.setPen(QPen(theme.current().hairline, theme.HAIRLINE_PX))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(rect.adjusted(0.5, 0.5, -0.5, -0.5))

    def _draw_next(self) -> None:
        """Make one figure, and let the window answer before the next."""
        (name, ratio), pixels = self._wanted.popitem()
        image = QImage(pixels, QImage.Format.Format_RGB32)
        image.setDevicePixelRatio(ratio)
        image.fill(theme.current().paper)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        scale = pixels.width() / ratio / self._artist.size(name).width()
        painter.scale(scale, scale)
        self._artist.draw(name, painter)
        painter.end()
        self._images[name, ratio] = image
        if self._wanted:
            self._timer.start(0)
        self.drawn.emit()
