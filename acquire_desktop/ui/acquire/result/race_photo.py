"""Race photo: the photograph of the finish, where the first two are close."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QLineF, QRectF, QSize, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPen

from acquire_desktop.ui.acquire.result.press import printed
from acquire_desktop.ui.acquire.result.race import PHOTO_SHARE, Race
from acquire_desktop.ui.acquire.result.result_texts import photo_text
from acquire_desktop.ui.acquire.words.game_names import GameNames
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.lettering import LEFT, shrunk
from acquire_desktop.ui.kit.look.portraits import Face, draw_face
from acquire_desktop.ui.kit.painted_button import draw_box
from acquire_desktop.ui.kit.texts import money

_SIZE_PX: Final = QSize(640, 240)
_SHARE: Final = 0.9
"""The most of the width and height of the rows that the photograph takes."""
_MARGIN_PX: Final = 14
_FOOT_PX: Final = 46
_LINE: Final = 0.86
"""Where the line of the finish is, as a share of the picture's width."""
_LEAST_GAP, _MOST_GAP = 0.06, 0.44
"""How far the second is behind it, at least and where the lead is as large as it may be."""


def paint_photo(
    painter: QPainter,
    room: QRectF,
    race: Race,
    words: GameNames,
    faces: Sequence[Face],
    done: float,
) -> None:
    """Paint the photograph into the middle of a room.

    Args:
        painter: Smooths edges.
        room: The place of the rows.
        race: Whose first two are close.
        words: Names the players.
        faces: By seat.
        done: How far it is developed, 0 to 1.
    """
    width = min(theme.scaled(_SIZE_PX.width()), room.width() * _SHARE)
    height = min(theme.scaled(_SIZE_PX.height()), room.height() * _SHARE)
    sheet = QRectF(0, 0, width, height)
    sheet.moveCenter(room.center())
    press, look = printed(), theme.current()
    draw_box(painter, sheet.translated(5, 8), theme.RADIUS_SMALL, look.shadow)
    draw_box(painter, sheet, theme.RADIUS_SMALL, press.paper_raised, QPen(press.border, 1))
    foot = theme.scaled(_FOOT_PX)
    margin = _MARGIN_PX
    picture = sheet.adjusted(margin, margin, -margin, -foot)
    painter.fillRect(picture, press.plate)
    painter.save()
    painter.setClipRect(picture)
    painter.setOpacity(done)
    _paint_finish(painter, picture, race, words, faces)
    painter.restore()
    line = QRectF(picture.left(), picture.bottom(), picture.width(), foot)
    painter.setOpacity(done)
    painter.setPen(press.ink)
    text = photo_text(race, words)
    painter.setFont(shrunk(theme.news_font(theme.scaled(20)), text, line.width()))
    painter.drawText(line, LEFT, text)
    painter.setOpacity(1)


def _paint_finish(
    painter: QPainter, picture: QRectF, race: Race, words: GameNames, faces: Sequence[Face]
) -> None:
    """Paint the ends of both bars, the lines where they end, and what lies between."""
    press, (first, second) = printed(), race.first_two
    totals = race.ended.totals
    lead = totals[first] - totals[second]
    line = picture.left() + picture.width() * _LINE
    share = lead / max(1.0, PHOTO_SHARE * totals[first])
    gap = picture.width() * (_LEAST_GAP + (_MOST_GAP - _LEAST_GAP) * share) if lead else 0
    letters = words.edition.chains
    letter = letters[race.payouts[-1].chain].letter if race.payouts else letters[0].letter
    lane = picture.height() / 2
    for at, (seat, end) in enumerate(((first, line), (second, line - gap))):
        top = picture.top() + at * lane
        bar = QRectF(picture.left(), top + lane * 0.2, end - picture.left(), lane * 0.6)
        _paint_lane(painter, bar, letter, money(totals[seat]), faces[seat])
        painter.setPen(QPen(press.plate_ink, 2))
        painter.drawLine(QLineF(end, top + at * lane * 0.1, end, picture.bottom()))
    if lead:
        _paint_lead(painter, QRectF(line - gap, picture.bottom() - lane, gap, lane), lead)


def _paint_lane(painter: QPainter, bar: QRectF, letter: str, total: str, face: Face) -> None:
    fill = theme.chain(letter).fill
    shine = QLinearGradient(bar.topLeft(), bar.topRight())
    shine.setColorAt(0, fill.darker(170))
    shine.setColorAt(1, fill)
    painter.fillRect(bar, shine)
    painter.setFont(theme.font("title", bold=True))
    painter.setPen(printed().plate_ink)
    painter.drawText(bar.adjusted(theme.SPACE_2, 0, 0, 0), LEFT, total)
    side = bar.height() * 1.3
    square = QRectF(bar.right() - side, bar.center().y() - side / 2, side, side)
    draw_face(painter, square, face)


def _paint_lead(painter: QPainter, box: QRectF, lead: int) -> None:
    brass = printed().brass
    painter.setPen(QPen(brass, 2))
    painter.drawLine(QLineF(box.left() + 4, box.center().y(), box.right() - 4, box.center().y()))
    text = money(lead)
    painter.setFont(shrunk(theme.font("title", bold=True), text, box.width()))
    above = box.adjusted(0, 0, 0, -box.height() / 2)
    painter.drawText(above, Qt.AlignmentFlag.AlignCenter, text)
