"""The name of the game above the start page, and a line below it."""

from functools import cache
from typing import Final

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.lettering import LEFT, write_shrunk
from acquire_desktop.ui.kit.texts import translate
from acquire_desktop.ui.start.zoom import Zoom

_NAME: Final = "ACQUIRE"
_NAME_PX: Final = 76
_TRACKING: Final = 0.2
"""The air between two letters, as a share of their height."""
_LINE_PX: Final = 19
_DRAWN_PX: Final = 100
"""Height of the letters that the painted ones are scaled from."""
_BASELINE: Final = 0.82
"""Where the letters stand, as a share of the height that is theirs."""


class Wordmark(Adaptive, QWidget):
    """Paints both; a screen reader finds them in its name."""

    def __init__(self) -> None:
        super().__init__()
        self._zoom, self._line = Zoom(), ""
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.retranslate()

    def fit(self, zoom: Zoom) -> None:
        """Take a zoom."""
        self._zoom = zoom
        self.updateGeometry()
        self.update()

    def retranslate(self) -> None:
        self._line = translate("StartPage", "The age of grand hotels")
        self.setAccessibleName(f"Acquire. {self._line}")
        self.update()

    def sizeHint(self) -> QSize:
        line = QFontMetrics(self._zoom.font(_LINE_PX)).height()
        return QSize(0, self._name_px() + self._zoom.px(4) + line)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, look = QPainter(self), theme.current()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        name, high = _name_path(), self._name_px()
        scale = min(high / _DRAWN_PX, self.width() / name.boundingRect().right())
        painter.save()
        painter.translate(0, round(high * _BASELINE))
        painter.scale(scale, scale)
        painter.fillPath(name, look.ink)
        painter.restore()
        below = QRect(0, high + self._zoom.px(4), self.width(), self.height() - high)
        below.setBottom(self.height() - 1)
        painter.setPen(look.ink_muted)
        write_shrunk(painter, below, self._line, self._zoom.font(_LINE_PX), LEFT)

    def _name_px(self) -> int:
        return self._zoom.px(_NAME_PX)


@cache
def _name_path() -> QPainterPath:
    """Return the outlines of the name: as letters they would not look the same each time."""
    font = QFont(theme.display_font(_DRAWN_PX))
    font.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, _TRACKING * _DRAWN_PX)
    path = QPainterPath()
    path.addText(0, 0, font, _NAME)
    return path
