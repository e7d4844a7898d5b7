"""The picture behind the curtain and the pages that set up a game: a city seen from above."""

from functools import lru_cache
from typing import Final

from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.colors import with_alpha
from acquire_desktop.ui.kit.look.streets import draw_city

_COLUMNS: Final = 12
_ROWS: Final = 9
"""As on a board; the plan is as high as the page, and hangs on its right edge."""


def paint_quiet_plan(widget: QWidget) -> None:
    """Paint the plan, as faint as a watermark, over a whole opaque widget."""
    colors, size = theme.current(), widget.size()
    if size.isEmpty():
        return
    plan = _plan(colors.name, size.width(), size.height(), widget.devicePixelRatioF())
    painter = QPainter(widget)
    painter.drawPixmap(0, 0, plan)
    painter.fillRect(widget.rect(), with_alpha(colors.paper, 0.66))
    painter.end()


@lru_cache(maxsize=1)
def _plan(_theme_name: str, width: int, height: int, device_ratio: float) -> QPixmap:
    pixmap = QPixmap(round(width * device_ratio), round(height * device_ratio))
    pixmap.setDevicePixelRatio(device_ratio)
    pixmap.fill(theme.current().board)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    cell = height / _ROWS
    left = width - cell * _COLUMNS
    painter.translate(left, 0)
    draw_city(painter, cell, range(-int(left // cell) - 1, _COLUMNS + 1), _ROWS)
    painter.end()
    return pixmap
