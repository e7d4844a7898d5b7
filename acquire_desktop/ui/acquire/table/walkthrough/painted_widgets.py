"""Painted widgets of a merger's cards: headings, portraits and stamps."""

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QLabel

from acquire_desktop.ui.kit.look import icons, theme
from acquire_desktop.ui.kit.look.chain_chip import chip_pixmap
from acquire_desktop.ui.kit.look.lettering import LEFT
from acquire_desktop.ui.kit.look.portraits import Face, face_pixmap
from acquire_desktop.ui.kit.look.writer import fitting_name, name_font
from acquire_desktop.ui.kit.painted_button import draw_box
from acquire_desktop.ui.kit.texts import plain

_HEADING_PX: Final = 22
_TILT: Final = -4
"""How far a stamp is turned, in degrees."""


class Heading(QLabel):
    """A heading over cards, in the letters of the exchange."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        plain(self)
        self._font = name_font(theme.scaled(_HEADING_PX))

    def sizeHint(self) -> QSize:
        return QSize(0, QFontMetrics(self._font).height())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        text = self.text().upper()
        painter = QPainter(self)
        painter.setFont(fitting_name(text, self._font.pixelSize(), self.width()))
        painter.setPen(theme.current().ink)
        painter.drawText(self.rect(), LEFT, text)


def chip(letter: str, side_px: int) -> QLabel:
    """Return a chain's crest on its colour, so many pixels high at 100 % text."""
    result = QLabel()
    result.setPixmap(chip_pixmap(letter, theme.scaled(side_px), 2.0))
    return result


class Portrait(QLabel):
    """The face of a player, or a sign for the stock market."""

    def __init__(self, face: Face | None, px: int) -> None:
        """Show a face; None is the stock market."""
        super().__init__()
        side, ratio = theme.scaled(px), self.devicePixelRatioF()
        muted = theme.current().ink_muted
        picture = face_pixmap(face, side, ratio) if face is not None else None
        self.setPixmap(picture or icons.icon_pixmap("swap", side, muted, ratio))


class Stamp:
    """A stamp on certificates: what was done with them."""

    def __init__(self, text: str, tone: theme.Tone) -> None:
        self.text, self._tone = text, tone
        self._font = theme.font("body", bold=True)

    def width_px(self) -> int:
        """Return how wide it is, turned, in pixels."""
        return round(QFontMetricsF(self._font).horizontalAdvance(self.text)) + 4 * theme.SPACE

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint it over the lower part of a rectangle."""
        look = theme.current()
        ink = {"gain": look.gain, "accent": look.accent}.get(self._tone, look.ink_muted)
        metrics = QFontMetricsF(self._font)
        box = QRectF(
            0, 0, metrics.horizontalAdvance(self.text) + 2 * theme.SPACE, metrics.height() + 4
        )
        painter.save()
        painter.translate(rect.left() + box.width() / 2 + 4, rect.bottom() - box.height() / 2 - 3)
        painter.rotate(_TILT)
        box.moveCenter(QRectF().center())
        draw_box(painter, box, theme.RADIUS_SMALL, look.paper_raised, QPen(ink, 1.5))
        painter.setFont(self._font)
        painter.setPen(ink)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self.text)
        painter.restore()
