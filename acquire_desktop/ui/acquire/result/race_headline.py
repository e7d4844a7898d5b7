"""Race headline: one large line over the race, with the crest of the chain that is paid."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.chain_chip import draw_chip

_SIZES_PX: Final = (56, 46, 38, 30, 24, 20, 16)
_SHARE: Final = 0.075
"""The most of the page's height that the letters take."""
_TRACKING: Final = 0.07


class RaceHeadline(Adaptive, QWidget):
    """Writes a line as large as there is room, in the middle."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.text = self._letter = ""
        self._height = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_line(self, text: str, letter: str = "") -> None:
        """Write a line; a chain's letter puts its crest before it."""
        self.text, self._letter = text, letter
        self.setAccessibleName(text)
        self.update()

    def fit(self, page_px: int) -> None:
        """Have the height that fits a page so high."""
        most = theme.scaled(_SIZES_PX[-2])
        self._height = max(most, min(theme.scaled(_SIZES_PX[0]), round(page_px * _SHARE)))
        self.updateGeometry()

    def refit(self) -> None:
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(0, QFontMetrics(theme.display_font(self._height)).height())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        font, width = self._font()
        sign = QFontMetrics(font).ascent() if self._letter else 0
        gap = theme.SPACE_2 if sign else 0
        left = max(0.0, (self.width() - width - sign - gap) / 2)
        if sign:
            top = (self.height() - sign) / 2
            draw_chip(painter, QRectF(left, top, sign, sign), self._letter, outlined=True)
        painter.setFont(font)
        painter.setPen(theme.current().ink)
        metrics, room = painter.fontMetrics(), self.width() - left - sign - gap
        text = metrics.elidedText(self.text, Qt.TextElideMode.ElideMiddle, round(room) + 2)
        foot = (self.height() + metrics.capHeight()) / 2
        painter.drawText(QPointF(left + sign + gap, foot), text)

    def _font(self) -> tuple[QFont, int]:
        """Return the largest font that has room, and the width of the line in it."""
        font, width = QFont(theme.display_font(self._height)), 0
        for size in _SIZES_PX:
            px = min(self._height, theme.scaled(size))
            font = QFont(theme.display_font(px))
            font.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, px * _TRACKING)
            metrics = QFontMetrics(font)
            width = metrics.horizontalAdvance(self.text)
            if width + metrics.ascent() + theme.SPACE_2 <= self.width():
                break
        return font, width
