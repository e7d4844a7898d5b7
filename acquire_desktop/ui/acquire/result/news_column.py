"""News column: text and rules set one below the other, measured first and then printed."""

from typing import Final

from PySide6.QtCore import QLineF, QRect, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPen

from acquire_desktop.ui.acquire.result.press import printed
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.lettering import shrunk, wrapped, wrapped_rect

_LEFT: Final = Qt.AlignmentFlag.AlignLeft
_LEAST_PX: Final = 13
"""Of any text, at a text scale of 100 %."""
_SCREEN: Final = 0.6
"""Letters are at least so large on a small page, as a part of those on one of 1200 pixels."""


class NewsColumn:
    """A place from the top down; without a painter it only measures."""

    def __init__(
        self,
        painter: QPainter | None,
        left: float,
        top: float,
        width: float,
        scale: float,
        text_percent: int,
    ) -> None:
        """Begin at the top.

        Args:
            painter: Prints; None to measure.
            left: Of the column, like all lengths in pixels.
            top: Of the column.
            width: Of the column.
            scale: How large the page is, 1 for a width of 1200.
            text_percent: How large its readers want text.
        """
        self.painter = painter
        self.left, self.top, self.width, self.scale = left, top, width, scale
        self._text = text_percent / 100

    def px(self, usual: float) -> int:
        """Return a length that follows the size of the page."""
        return round(usual * self.scale)

    def letter_px(self, usual: int) -> int:
        """Return the height of letters: it follows the page, and readers who want larger text."""
        least = max(_LEAST_PX, usual * _SCREEN) * self._text
        return round(max(usual * self.scale, least))

    def news(self, usual: int) -> QFont:
        """Return the font of headlines."""
        return theme.news_font(self.letter_px(usual))

    def plain(self, usual: int, *, bold: bool = False) -> QFont:
        """Return the font of small print."""
        font = QFont(theme.font("body", bold))
        font.setPixelSize(self.letter_px(usual))
        return font

    def gap(self, usual: float) -> None:
        """Leave room."""
        self.top += self.px(usual)

    def rule(self, strength: int = 1) -> None:
        """Print a line over the whole width."""
        if self.painter is not None:
            self.painter.setPen(QPen(printed().ink, strength))
            y = self.top + strength / 2
            self.painter.drawLine(QLineF(self.left, y, self.left + self.width, y))
        self.top += strength

    def write(
        self,
        text: str,
        font: QFont,
        ink: QColor | None = None,
        align: Qt.AlignmentFlag = _LEFT,
    ) -> None:
        """Print a text in as many lines as it needs."""
        width = round(self.width)
        height = wrapped_rect(text, font, width).height()
        if self.painter is not None:
            box = QRect(round(self.left), round(self.top), width, height + 2)
            self.painter.setFont(font)
            self.painter.setPen(ink or printed().ink)
            flags = int(align) | int(Qt.TextFlag.TextWordWrap)
            self.painter.drawText(box, flags, wrapped(text, font, width))
        self.top += height

    def write_line(
        self, text: str, font: QFont, ink: QColor | None = None, align: Qt.AlignmentFlag = _LEFT
    ) -> None:
        """Print a text in one line, in smaller letters where it is too long."""
        smaller = shrunk(font, text, self.width)
        height = QFontMetrics(font).height()
        if self.painter is not None:
            box = QRect(round(self.left), round(self.top), round(self.width) + 1, height)
            self.painter.setFont(smaller)
            self.painter.setPen(ink or printed().ink)
            self.painter.drawText(box, int(align) | int(Qt.AlignmentFlag.AlignVCenter), text)
        self.top += height

    def beside(self, left: float, width: float) -> "NewsColumn":
        """Return a column that begins at the same height."""
        text_percent = round(100 * self._text)
        return NewsColumn(self.painter, left, self.top, width, self.scale, text_percent)
