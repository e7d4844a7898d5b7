"""A chair at the table of a new game, from above: who sits there, or that it is free."""

from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPen

from acquire_desktop.games.acquire.opponents import character_of, level_of
from acquire_desktop.storage.players import Player, PlayerKind
from acquire_desktop.ui.acquire.setup.carried_button import CarriedButton
from acquire_desktop.ui.acquire.setup.seating import Chair
from acquire_desktop.ui.acquire.setup.stars import draw_stars, star_line_px, stars_px
from acquire_desktop.ui.acquire.words.character_texts import (
    character_sentence,
    level_text,
    strength_text,
)
from acquire_desktop.ui.kit.look import icons, theme
from acquire_desktop.ui.kit.look.lettering import width_px, write, write_shrunk
from acquire_desktop.ui.kit.look.portraits import Face
from acquire_desktop.ui.kit.look.seat_marks import draw_plated_mark
from acquire_desktop.ui.kit.painted_button import draw_box, draw_ring
from acquire_desktop.ui.kit.texts import escape_html, join_sentences, join_terse, money, translate

LEAST_FACE_PX: Final = 50
_PAD_PX: Final = 6
_OVERLAP: Final = 0.16
"""How much of a face its plate covers."""
_RING_PX: Final = 3
_MARK_PX: Final = 22
_MIDDLE: Final = Qt.AlignmentFlag.AlignCenter


class ChairButton(CarriedButton):
    """Shows who sits on a chair; its owner offers what can be done when it is clicked."""

    def __init__(self, at: int) -> None:
        """Make a chair, counted from 0."""
        super().__init__()
        self.at = at
        self.chair = Chair()
        self.face = Face("", 0)
        self._face_px, self._problem = LEAST_FACE_PX, ""
        self.retranslate()

    def show_chair(self, chair: Chair, face: Face, problem: str) -> None:
        """Show who sits here, under which face, and what is wrong with the name, if anything."""
        shown = chair, face, problem
        if shown != (self.chair, self.face, self._problem):
            self.chair, self.face, self._problem = shown
            self.retranslate()
            self.update()

    def place(self, middle: QPointF, size: QSize, face_px: int) -> None:
        """Stand round a point, as large as that, with a face of so many pixels."""
        self._face_px = face_px
        corner = middle - QPointF(size.width() / 2, size.height() / 2)
        self.setGeometry(QRect(corner.toPoint(), size))
        self.update()

    def plate(self) -> QRect:
        """Return where the name stands, in pixels of the widget."""
        high = plate_px()
        return QRect(0, self.height() - high, self.width(), high).adjusted(1, 0, -1, -1)

    def can_be_carried(self) -> bool:
        return self.chair.player is not None

    def sizeHint(self) -> QSize:
        return self.size()

    def retranslate(self) -> None:
        texts = self._spoken()
        self.setAccessibleName(texts[0])
        told = join_sentences([text for text in texts[1:] if text])
        self.setAccessibleDescription(told)
        self.setToolTip(escape_html(told))

    def paint(self, painter: QPainter) -> None:
        player = self.chair.player
        if player is None:
            self._paint_free(painter)
            return
        look, side = theme.current(), self._face_px
        is_person = player.kind is PlayerKind.HUMAN
        square = QRectF((self.width() - side) / 2, 0, side, side).adjusted(2, 2, -2, -2)
        edge = look.accent if is_person else look.border
        painter.setPen(QPen(edge, _RING_PX * 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(square.adjusted(1, 1, -1, -1))
        inside = square.adjusted(2, 2, -2, -2)
        icons.draw_picture(painter, inside, f"portraits/{self.face.portrait}.svg")
        plate = self.plate().toRectF()
        pen = QPen(look.loss if self._problem else edge, 2 if self._problem or is_person else 1)
        draw_box(painter, plate, theme.RADIUS_LARGE, self.ground(look.paper_raised), pen)
        self._write(painter, player, plate.adjusted(_PAD_PX, 3, -_PAD_PX, -3))
        badge = theme.scaled(_MARK_PX)
        corner = QRectF(max(0.0, square.left() - badge / 4), plate.top() - badge, badge, badge)
        draw_plated_mark(painter, corner, self.face.mark)
        if self.chair.extra_cash:
            self._paint_cash(painter, square, f"+{money(self.chair.extra_cash)}")
        if player.pin:
            key = QRectF(
                max(0.0, square.left() - 4), square.top(), theme.scaled(16), theme.scaled(16)
            )
            icons.draw_icon(painter, key, "key", look.accent)
        if self.hasFocus():
            draw_ring(painter, plate, theme.RADIUS_LARGE)

    def _paint_free(self, painter: QPainter) -> None:
        look, side = theme.current(), self._face_px * 0.8
        square = QRectF((self.width() - side) / 2, (self.height() - side) / 2, side, side)
        pen = QPen(look.border, 2, Qt.PenStyle.DashLine)
        if self.hasFocus():
            pen = QPen(look.focus, theme.FOCUS_PX + 1)
        painter.setPen(pen)
        painter.setBrush(self.ground(look.paper_raised))
        painter.drawEllipse(square.adjusted(2, 2, -2, -2))
        inner = square.adjusted(*(side * share for share in (0.3, 0.3, -0.3, -0.3)))
        icons.draw_icon(painter, inner, "plus", look.ink)

    def _write(self, painter: QPainter, player: Player, inner: QRectF) -> None:
        look, name = theme.current(), QRectF(inner)
        name.setHeight(_line_px("body", is_bold=True))
        painter.setPen(look.ink)
        write_shrunk(painter, name, player.name, theme.font("body", bold=True), _MIDDLE)
        below = QRectF(inner.left(), name.bottom(), inner.width(), inner.bottom() - name.bottom())
        if player.kind is PlayerKind.HUMAN or player.program:
            painter.setPen(look.ink_muted)
            write_shrunk(painter, below, _second_line(player), theme.font("small"), _MIDDLE)
        else:
            draw_stars(painter, below.center(), level_of(player.level))

    def _paint_cash(self, painter: QPainter, square: QRectF, text: str) -> None:
        look, high = theme.current(), theme.scaled(18)
        wide = width_px(text, "small", bold=True) + 2 * _PAD_PX
        place = QRectF(min(square.right() - wide / 3, self.width() - wide - 1), 1, wide, high)
        draw_box(painter, place, theme.RADIUS, look.paper_raised, QPen(look.brass))
        write(painter, place, text, look.brass_ink, bold=True, flags=int(_MIDDLE))

    def _spoken(self) -> list[str]:
        """Return the name for screen readers, and what else is to say in sentences."""
        player, number = self.chair.player, self.at + 1
        if player is None:
            free = translate("SitDown", "Chair {chair}: free", chair=number)
            return [free, translate("SitDown", "Click: a person or a guest sits down.")]
        who, told = _kind(player), ["", ""]
        if character_of(player.level):
            told[0] = sentence(character_sentence(character_of(player.level)))
        if player.level and not player.program:
            told[1] = sentence(strength_text(level_of(player.level)))
        name = translate("SitDown", "Chair {chair}: {list}", chair=number, list=join_terse(who))
        if self.chair.extra_cash:
            cash = translate("SeatRow", "{amount} extra cash", amount=money(self.chair.extra_cash))
            told.append(sentence(cash))
        if player.pin:
            told.append(sentence(translate("SeatRow", "PIN set")))
        return [name, self._problem, *told]


def sentence(text: str) -> str:
    """Return a text that is no sentence yet as one."""
    return translate("SitDown", "{text}.", text=text)


def plate_px() -> int:
    """Return the height of the plate of a name, in pixels."""
    return _line_px("body", is_bold=True) + max(_line_px("small"), star_line_px()) + 8


def least_px() -> int:
    """Return the least width of a chair, in pixels."""
    return stars_px() + 2 * _PAD_PX + 6


def height_px(face_px: int) -> int:
    """Return the height of a chair with a face of so many pixels."""
    return round(face_px * (1 - _OVERLAP)) + plate_px()


def wanted_px(player: Player | None) -> int:
    """Return the width that a name needs, in pixels."""
    if player is None:
        return 0
    name = width_px(player.name, "body", bold=True)
    return max(name, width_px(_second_line(player))) + 2 * _PAD_PX + 6


def _second_line(player: Player) -> str:
    if player.program:
        return translate("SeatRow", "your own program")
    if player.kind is PlayerKind.HUMAN:
        return translate("SitDown", "at this screen")
    return ""


def _kind(player: Player) -> list[str]:
    """Return name, kind and level as a screen reader says them."""
    if player.program:
        return [player.name, translate("SeatRow", "your own program")]
    if player.kind is PlayerKind.HUMAN:
        return [player.name, translate("SitDown", "person at this screen")]
    return [player.name, translate("SitDown", "computer"), level_text(level_of(player.level))]


def _line_px(size: theme.TextSize, *, is_bold: bool = False) -> int:
    return QFontMetrics(theme.font(size, is_bold)).height()
