"""Stock exchange: a chain as the front of its hotel, while no chain is on the board."""

from functools import partial
from random import Random
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPen

from acquire_desktop.ui.acquire.table.exchange.quotes import Quote
from acquire_desktop.ui.kit.look import icons, theme
from acquire_desktop.ui.kit.look.colors import with_alpha
from acquire_desktop.ui.kit.look.facades import draw_facade
from acquire_desktop.ui.kit.look.kept_pictures import draw_kept
from acquire_desktop.ui.kit.look.lettering import RIGHT
from acquire_desktop.ui.kit.look.writer import Writer, fitting_name
from acquire_desktop.ui.kit.painted_button import draw_box, rounded

_RADIUS_PX: Final = 9
_STOREYS: Final = 6
_SIGN_PX: Final = 40
"""The height of the sign with the name, at 100 % text."""
_HOUSES: Final = 9
_NAME_PX: Final = 15


def paint_front(painter: QPainter, rect: QRectF, quote: Quote) -> None:
    """Paint the front, the sign below it and the stock of the bank."""
    look, letter = theme.current(), quote.spec.letter
    sign = min(float(theme.scaled(_SIGN_PX)), rect.height() * 0.34)
    key = f"front {letter} {look.name} {round(sign)}"
    draw_kept(painter, rect, key, partial(_paint_street, letter, sign))
    box = QRectF(rect.left(), rect.bottom() - sign, rect.width(), sign)
    side = sign * 0.48
    crest = QRectF(box.left() + 10, box.center().y() - side / 2, side, side)
    icons.draw_crest(painter, crest, letter, look.ink)
    name = box.adjusted(crest.right() - box.left() + 8, 0, -6, 0)
    font = fitting_name(quote.spec.name.upper(), theme.scaled(_NAME_PX), name.width())
    writer, lowered = Writer(painter), name.translated(0, theme.scaled(_NAME_PX) * 0.1)
    writer.text(lowered, quote.spec.name.upper(), look.ink, font)
    left = QRectF(rect.left(), rect.top() + 4, rect.width() - 10, theme.text_px("body") * 1.5)
    writer.figure(left, quote.bank, look.ink_muted, theme.text_px("body"), RIGHT)


def _paint_street(letter: str, sign: float, painter: QPainter, rect: QRectF) -> None:
    """Paint the front before a row of low houses, on a ground in its colour."""
    look, fill = theme.current(), theme.chain(letter).fill
    frame, foot = rect.adjusted(1, 1, -1, -1), rect.bottom() - sign
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipPath(rounded(frame, _RADIUS_PX), Qt.ClipOperation.IntersectClip)
    painter.fillRect(frame, look.paper_raised)
    sky = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    sky.setColorAt(0, with_alpha(fill, 0.05))
    sky.setColorAt(1, with_alpha(fill, 0.4))
    painter.fillRect(frame, sky)
    chance, pitch = Random(letter), rect.width() / (_HOUSES - 1)
    for at in range(_HOUSES):
        wide, high = pitch * chance.uniform(0.5, 1.1), (rect.height() - sign) * 0.32
        high *= chance.uniform(0.4, 1)
        house = QRectF(rect.left() + at * pitch - wide / 2, foot - high, wide, high)
        painter.fillRect(house, with_alpha(look.ink_muted, 0.28))
    painter.fillRect(QRectF(rect.left(), foot, rect.width(), sign), with_alpha(look.panel, 0.75))
    most = (rect.height() - sign) * 0.9
    draw_facade(
        painter, letter, _STOREYS, QPointF(rect.center().x(), foot), most * 0.44, most
    )  # fmt: skip
    painter.restore()
    draw_box(painter, frame, _RADIUS_PX, pen=QPen(look.hairline, theme.HAIRLINE_PX))
