"""Writer: texts in figures, in words or in the letters of a name."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.lettering import LEFT, RIGHT

_TRACKING = 0.13
"""The air between the letters of a name, as a share of their height."""


def words_font(height_px: int, *, bold: bool = False) -> QFont:
    """Return the font of words of a height in pixels."""
    if bold:
        return theme.figure_font(height_px)
    result = QFont(theme.font("small"))
    result.setPixelSize(height_px)
    return result


def name_font(height_px: int, tracking: float = _TRACKING) -> QFont:
    """Return the font of the name of a chain."""
    result = QFont(theme.display_font(height_px))
    result.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, height_px * tracking)
    return result


def fitting_name(name: str, height_px: int, room_px: float) -> QFont:
    """Return the font in which a name fits: less spread first, then smaller down to 12 pixels."""
    for tracking in (_TRACKING, 0.06, 0.02):
        font = name_font(height_px, tracking)
        if QFontMetricsF(font).horizontalAdvance(name) <= room_px:
            return font
    least = min(height_px, theme.text_px("small"))
    while height_px > least and QFontMetricsF(font).horizontalAdvance(name) > room_px:
        height_px -= 1
        font = name_font(height_px, 0.02)
    return font


class Writer:
    """Writes into boxes with one painter."""

    def __init__(self, painter: QPainter) -> None:
        self._painter = painter

    def text(
        self, box: QRectF, text: str, ink: QColor, font: QFont, flags: Qt.AlignmentFlag = LEFT
    ) -> float:
        """Write a text and return how wide it is."""
        self._painter.setFont(font)
        self._painter.setPen(ink)
        self._painter.drawText(box, flags, text)
        return QFontMetricsF(font).horizontalAdvance(text)

    def figure(
        self, box: QRectF, text: str, ink: QColor, height_px: int,
        flags: Qt.AlignmentFlag = LEFT,
    ) -> float:  # fmt: skip
        """Write a bold figure and return how wide it is."""
        return self.text(box, text, ink, theme.figure_font(height_px), flags)

    def from_right(self, box: QRectF, text: str, ink: QColor, font: QFont, gap_px: float) -> QRectF:
        """Write a text at the right where it fits, and return what is left of the box."""
        wide = QFontMetricsF(font).horizontalAdvance(text)
        if not text or wide > box.width():
            return box
        self.text(box, text, ink, font, RIGHT)
        return box.adjusted(0, 0, -(wide + gap_px), 0)
