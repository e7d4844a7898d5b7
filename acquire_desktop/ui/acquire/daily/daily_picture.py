"""Picture of a day's result to give away; nothing in it is about tiles or chains."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPixmap

from acquire_desktop.games.acquire.daily.results import DayResult
from acquire_desktop.ui.acquire.daily.daily_texts import (
    day_text,
    experts_text,
    marks_of,
    result_text,
)
from acquire_desktop.ui.acquire.daily.expert_strip import paint_strip
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.facades import FIRST_STOREYS, draw_facade
from acquire_desktop.ui.kit.texts import join_terse, translate

PICTURE: Final = QSize(1200, 900)
_CENTRE: Final = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter
_WRAPS: Final = _CENTRE | Qt.TextFlag.TextWordWrap
_FRONTS: Final = "TFISACW"


def day_picture(result: DayResult, experts: Sequence[int], name: str) -> QPixmap:
    """Return the result as a picture.

    Args:
        result: Of the day.
        experts: Dollars of the Experts who have played the same tiles.
        name: The person's.
    """
    look, picture = theme.current(), QPixmap(PICTURE)
    picture.fill(look.paper)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for at, letter in enumerate(_FRONTS):
        foot = QRectF(120 + 160 * at, 868, 0, 0).topLeft()
        draw_facade(painter, letter, FIRST_STOREYS + (3 * at) % 8, foot, 84, 250)
    painter.fillRect(QRectF(0, 868, 1200, 32), look.sky.quay)

    def write(top: int, high: int, text: str, font: QFont, *, muted: bool = False) -> None:
        painter.setPen(look.ink_muted if muted else look.ink)
        painter.setFont(font)
        painter.drawText(QRectF(60, top, 1080, high), _WRAPS, text)

    write(40, 60, "ACQUIRE", theme.display_font(54))
    write(108, 44, translate("Daily", "Deal of the day"), theme.sized_font(30, bold=True))
    write(152, 40, day_text(result.day), theme.sized_font(26), muted=True)
    write(206, 44, name, theme.sized_font(30))
    write(250, 90, result_text(result), theme.sized_font(60, bold=True))
    write(340, 40, join_terse(marks_of(result)), theme.sized_font(24), muted=True)
    if experts:
        write(384, 72, experts_text(result.total, experts), theme.sized_font(26))
        painter.setFont(theme.sized_font(22))
        paint_strip(painter, QRectF(160, 470, 880, 100), result.total, experts, look)
    painter.end()
    return picture
