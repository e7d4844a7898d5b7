"""How large the start page is drawn: its lengths and letters grow with the window."""

from typing import Final, NamedTuple

from PySide6.QtCore import QSize
from PySide6.QtGui import QFont

from acquire_desktop.ui.kit.look import theme

_AS_DRAWN: Final = QSize(1366, 745)
"""The window in which the lengths of the page are what the source says."""
_LEAST, _MOST = 0.8, 2.0
_LARGE_FROM: Final = 1.25
_READ_PX: Final = 16
"""Letters up to so many pixels never get smaller than that."""


class Zoom(NamedTuple):
    """The zoom of the page, beside the size of the text."""

    factor: float = 1.0

    def px(self, length: float) -> int:
        """Return a length that does not follow the size of the text, in pixels."""
        return round(length * self.factor)

    def wide(self, length: float) -> int:
        """Return a length that holds text, in pixels."""
        return round(length * self.factor * theme.text_scale() / 100)

    def letters_px(self, height: int) -> int:
        """Return the height of letters, in pixels."""
        if height <= _READ_PX:
            return round(theme.scaled(height) * max(self.factor, 1.0))
        return max(round(theme.scaled(height) * self.factor), theme.scaled(_READ_PX))

    @property
    def is_large(self) -> bool:
        """Whether text that has few sizes to choose from takes a larger one."""
        return self.factor >= _LARGE_FROM

    def font(self, height: int, *, bold: bool = False) -> QFont:
        """Return a font to paint with."""
        font = QFont(theme.font("body", bold))
        font.setPixelSize(self.letters_px(height))
        return font


def zoom_of(window: QSize) -> Zoom:
    """Return the zoom for a window; larger text leaves less room for it."""
    room = min(window.width() / _AS_DRAWN.width(), window.height() / _AS_DRAWN.height())
    return Zoom(min(max(room * 100 / theme.text_scale(), _LEAST), _MOST))
