"""The final account as a scene over the board: who won, and what everybody is worth, in bars."""

from typing import Final

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QGraphicsView, QWidget

from acquire_desktop.games.hotel_tycoon.engine.terms import EndReason
from acquire_desktop.games.hotel_tycoon.engine.view import View
from acquire_desktop.ui.hotel_tycoon.board.geometry import INSIDE
from acquire_desktop.ui.hotel_tycoon.scene_card import BoardCard
from acquire_desktop.ui.hotel_tycoon.standings import Account, accounts, places
from acquire_desktop.ui.hotel_tycoon.words.names import Names
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.colors import with_alpha
from acquire_desktop.ui.kit.look.lettering import RIGHT, width_px, write, write_shrunk
from acquire_desktop.ui.kit.look.portraits import draw_face
from acquire_desktop.ui.kit.look.seat_marks import mark_color
from acquire_desktop.ui.kit.texts import join_list, join_sentences, money, number, translate

_WIDTH: Final = 540
_HEAD, _ROW, _FOOT = 92, 50, 44
"""Heights of the title, of a player, and of what the colours mean, at 100 %."""
_MARGIN: Final = 22
_ENDS: Final = {
    EndReason.BANKRUPTCIES: "A bankruptcy ended the game.",
    EndReason.CASH: "{player} reached {amount} in cash and won at once.",
    EndReason.ROUND_LIMIT: "The last round was played.",
}


class AccountCard(BoardCard):
    """Lies over the board when the game is over; a click puts it away."""

    def __init__(self, parent: QWidget, board: QGraphicsView) -> None:
        super().__init__(parent, board)
        self._view: View | None = None
        self._names = Names(())
        self._rows: list[Account] = []
        self._places: list[int] = []

    def show_view(self, view: View, names: Names) -> None:
        """Show the account of a game that is over, or nothing."""
        is_new = self._view is None or view.end_reason is not self._view.end_reason
        self._view, self._names, self._rows = view, names, accounts(view)
        self._places = places(view, self._rows)
        self.retranslate()
        if view.end_reason is None:
            self.hide()
        elif is_new:
            self.place()
            self.show()

    def texts(self) -> tuple[str, str]:
        """Return the winner and the reason for the end, in words."""
        view = self._view
        if view is None or view.end_reason is None:
            return "", ""
        ranked = zip(self._places, self._rows, strict=True)
        best = [each.seat for place, each in ranked if place == 1]
        winners, total = join_list(list(map(self._names.first, best))), self._total(0)
        if best == [self._names.you]:
            title = translate("HotelAccount", "You win with {total}!", total=total)
        elif len(best) == 1:
            title = translate("HotelAccount", "{player} wins with {total}", player=winners,
                              total=total)  # fmt: skip
        else:
            title = translate("HotelAccount", "{players} tie for first with {total}",
                              players=winners, total=total)  # fmt: skip
        reason = translate("HotelAccount", _ENDS[view.end_reason], player=winners,
                           amount=money(view.options.goal))  # fmt: skip
        own = [at for at, each in enumerate(self._rows) if each.seat == self._names.you]
        if own and self._names.you not in best and not view.out[self._names.you]:
            place = translate(
                "HotelAccount", "You are in place {place} of {count} with {total}.",
                place=number(self._places[own[0]]), count=number(len(self._rows)),
                total=self._total(own[0]),
            )  # fmt: skip
            reason = join_sentences([reason, place])
        return title, reason

    def place(self) -> None:
        """Cover what is written inside the track: a name that is cut says nothing."""
        middle = self.covered(INSIDE)
        self.lie(middle.center(), self._usual_size().expandedTo(middle.size()))

    def _usual_size(self) -> QSize:
        """Return the size that the texts need at their own sizes."""
        height = _HEAD + len(self._rows) * _ROW + _FOOT
        return QSize(theme.scaled(_WIDTH), theme.scaled(height))

    def retranslate(self) -> None:
        self.setAccessibleName(" ".join(self.texts()))
        self.setToolTip(translate("HotelAccount", "Click to see the board."))
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        look, painter = theme.current(), QPainter(self)
        title, reason = self.texts()
        room = self.paint_paper(painter, self._usual_size())
        margin = theme.scaled(_MARGIN)
        unit = room.height() / (_HEAD + len(self._rows) * _ROW + _FOOT)
        width = round(room.width()) - 2 * margin
        painter.setPen(look.ink)
        head = QRectF(margin, 14 * unit, width, 38 * unit)
        write_shrunk(painter, head, title, theme.font("display", bold=True))
        painter.setPen(look.ink_muted)
        write_shrunk(painter, QRectF(margin, 52 * unit, width, 24 * unit), reason, theme.font())
        for at, each in enumerate(self._rows):
            top = round((_HEAD + at * _ROW) * unit)
            self._paint_row(painter, QRect(margin, top, width, round(_ROW * unit)), at, each)
        foot = QRect(margin, round((_HEAD + len(self._rows) * _ROW) * unit), width, 0)
        self._paint_key(painter, foot.adjusted(0, 0, 0, round((_FOOT - 14) * unit)))

    def _paint_row(self, painter: QPainter, place: QRect, at: int, each: Account) -> None:
        """Draw a player: place, mark, name, total, and a bar of what it is made of."""
        look, line = theme.current(), place.height() // 2
        head = QRect(place.left(), place.top(), place.width(), line)
        write(painter, head, number(self._places[at]), look.ink_muted, "body")
        left = head.adjusted(theme.scaled(40), 0, 0, 0)
        face = QRectF(
            place.left() + theme.scaled(16), head.top(), theme.scaled(22), theme.scaled(22)
        )
        face.moveTop(head.center().y() - face.height() / 2)
        draw_face(painter, face, self._names.face(each.seat))
        is_out = self._view is not None and self._view.out[each.seat]
        ink = look.disabled if is_out else look.ink
        out = translate("HotelPlayers", "bankrupt") if is_out else ""
        room = left.width() - width_px(self._total(at), "body", bold=True) - theme.SPACE
        if out:
            room -= width_px(out) + 12
        metrics, cut = QFontMetrics(theme.font("body", bold=not at)), Qt.TextElideMode.ElideMiddle
        name = metrics.elidedText(self._names.first(each.seat), cut, room)
        write(painter, left, name, ink, "body", bold=not at)
        beside = left.adjusted(metrics.horizontalAdvance(name) + 12, 0, 0, 0)
        write(painter, beside, out, look.ink_muted)
        write(painter, head, self._total(at), ink, "body", bold=True, flags=RIGHT)
        most = max(1, *(row.total for row in self._rows))
        x, y = float(left.left()), head.bottom() + 2.0
        color = mark_color(self._names.mark(each.seat))
        for amount, alpha in zip(_parts(each), _SHADES, strict=True):
            part = left.width() * amount / most
            painter.fillRect(QRectF(x, y, part, place.height() / 4), with_alpha(color, alpha))
            x += part

    def _paint_key(self, painter: QPainter, place: QRect) -> None:
        """Say which part of a bar is what, in the colours of the first one."""
        look, color = theme.current(), mark_color(self._names.mark(self._rows[0].seat))
        names = (
            translate("HotelStandings", "Cash"),
            translate("HotelStandings", "Hotels"),
            translate("HotelStandings", "Entrances"),
        )
        x, side = place.left() + theme.scaled(40), theme.scaled(12)
        for name, alpha in zip(names, _SHADES, strict=True):
            box = QRect(x, place.center().y() - side // 2, side, side)
            painter.fillRect(box, with_alpha(color, alpha))
            text = QRect(x + side + 6, place.top(), width_px(name) + 4, place.height())
            write(painter, text, name, look.ink)
            x = text.right() + theme.scaled(18)

    def _total(self, at: int) -> str:
        return money(self._rows[at].total)


_SHADES: Final = (1.0, 0.6, 0.3)
"""How strongly cash, hotels and entrances are coloured in a bar."""


def _parts(each: Account) -> tuple[int, int, int]:
    return each.cash, each.buildings, each.entrances
