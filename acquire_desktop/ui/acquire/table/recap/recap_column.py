"""Recap column: since the viewer's last turn, a line an event beside whose doing it was."""

import re
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPen, QResizeEvent, QStandardItem
from PySide6.QtWidgets import (
    QListView,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from acquire_desktop.storage.players import Player
from acquire_desktop.ui.acquire.table.recap.recap import Moment
from acquire_desktop.ui.acquire.table.recap.recap_view import (
    MomentList,
    RecapView,
    label_px,
    paint_ground,
    paint_label,
)
from acquire_desktop.ui.acquire.words.game_names import CHAIN_MARKS, GameNames
from acquire_desktop.ui.acquire.words.portraits import faces_of
from acquire_desktop.ui.kit.boxes import Stretched, column
from acquire_desktop.ui.kit.cell_table import Index
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.lettering import width_px, write
from acquire_desktop.ui.kit.look.portraits import Face, draw_face
from acquire_desktop.ui.kit.painted_button import draw_box
from acquire_desktop.ui.kit.texts import label, signed_money, translate

FACE: Final = Qt.ItemDataRole.UserRole + 1
"""Role of an item: the face of whose doing it was."""
GAINS: Final = Qt.ItemDataRole.UserRole + 2
"""The same of whom a merger pays, with the dollars: those with most first."""
_MARKED: Final = (
    QStyle.StateFlag.State_Selected
    | QStyle.StateFlag.State_HasFocus
    | QStyle.StateFlag.State_MouseOver
)
"""A line that is none of these lies plainly on the card."""
_PORTRAIT_PX: Final = 22
_SMALL_PORTRAIT_PX: Final = 15
_GAP_PX: Final = 3
_LEADING_PX: Final = 3
"""Between two lines, of which crests fill the whole height."""
_PAD_PX: Final = 5
_LEAST_LINES: Final = 2
_MARKS: Final = "".join(CHAIN_MARKS)
_WIDE: Final = "\u2e80-\u9fff\uff00-\uffef"
_WORD: Final = re.compile(rf"[{_MARKS}]?(?:[{_WIDE}]|[^\s{_WIDE}{_MARKS}]+)\s*")
"""What stays in one line, a crest with its letter; Japanese goes on after any sign."""


Gain = tuple[Face, int]
"""The face of somebody who is paid, and dollars."""


class RecapLines(QStyledItemDelegate):
    """Paints a moment as a portrait and a label, over as many lines as the label needs."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        assert isinstance(option.widget, QListView)
        width = option.widget.viewport().width()
        room = _text_px(width)
        lines = len(_lines(str(index.data()), room)) + len(_gain_lines(index.data(GAINS), room))
        height = lines * _line_px() + 2 * theme.scaled(_PAD_PX)
        return QSize(width, max(height, theme.scaled(_PORTRAIT_PX) + 4, theme.TARGET_PX))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        box, side = QRectF(option.rect), theme.scaled(_PORTRAIT_PX)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if option.state & _MARKED:
            paint_ground(painter, box, option)
        left = box.left() + theme.scaled(_PAD_PX)
        portrait = QRectF(left, box.center().y() - side / 2, side, side)
        draw_face(painter, portrait, index.data(FACE))
        room = _text_px(option.rect.width())
        lines = _lines(str(index.data()), room)
        gains = _gain_lines(index.data(GAINS), room)
        left = portrait.right() + theme.scaled(_PAD_PX)
        middle = box.center().y() - (len(lines) + len(gains) - 1) * _line_px() / 2
        for line in lines:
            paint_label(painter, left, middle, line)
            middle += _line_px()
        for paid in gains:
            _paint_gains(painter, left, middle, paid)
            middle += _line_px()
        painter.restore()


class RecapColumn(RecapView):
    """Shows moments one below the other, the newest last, and scrolls to it.

    It takes what height there is; what it says never changes how much it asks for.
    """

    def __init__(self) -> None:
        keys = Qt.Key.Key_Up, Qt.Key.Key_Down
        super().__init__(MomentList(QListView.Flow.TopToBottom, keys, RecapLines()))
        self._faces: tuple[Face, ...] = ()
        self.head = label("", "small", bold=True)
        for text in (self.head, self.note):
            text.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.note.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.note.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        column(
            self.head,
            Stretched(self.note, 1),
            Stretched(self.list, 1),
            of=self,
            spacing=theme.SPACE_HALF,
            margins=theme.SPACE,
        )
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)
        self.retranslate()

    def set_players(self, players: Sequence[Player]) -> None:
        """Take the players of a new game, by seat, for their faces."""
        self._faces = faces_of(players)

    def item(self, moment: Moment, words: GameNames, *, is_first: bool) -> QStandardItem:
        item = super().item(moment, words, is_first=is_first)
        item.setData(self._faces[moment.seat], FACE)
        gains = moment.gains.items()
        item.setData([(self._faces[seat], amount) for seat, amount in gains], GAINS)
        return item

    def show_part(self) -> None:
        self.list.doItemsLayout()
        self.list.scrollToBottom()

    def retranslate(self) -> None:
        self.head.setText(translate("RecapStrip", "Since your last turn"))
        super().retranslate()

    def refit(self) -> None:
        self.updateGeometry()
        self.show_part()

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()

    def minimumSizeHint(self) -> QSize:
        lines = _LEAST_LINES * max(theme.TARGET_PX, theme.scaled(_PORTRAIT_PX) + 4)
        return QSize(0, self.head.sizeHint().height() + lines + theme.SPACE_HALF + 2 * theme.SPACE)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.show_part()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, look = QPainter(self), theme.current()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        pen = QPen(look.hairline, theme.HAIRLINE_PX)
        draw_box(painter, box, theme.RADIUS_LARGE, look.paper_raised, pen)


def _lines(text: str, width_px: int) -> list[str]:
    """Break a label into lines of a width, in pixels; a word that is too long has its own."""
    lines = [""]
    for word in _WORD.findall(text):
        if lines[-1] and label_px((lines[-1] + word).rstrip()) > width_px:
            lines.append("")
        lines[-1] += word
    return lines


def _gain_lines(gains: Sequence[Gain], width_px: int) -> list[list[Gain]]:
    """Break what is paid into lines of a width, in pixels."""
    lines: list[list[Gain]] = []
    left = width_px
    for gain in gains:
        needed = _gain_px(gain)
        if not lines or left < needed:
            lines.append([])
            left = width_px
        lines[-1].append(gain)
        left -= needed
    return lines


def _paint_gains(painter: QPainter, left: float, middle: float, gains: Sequence[Gain]) -> None:
    """Paint who is paid how much, as portraits with sums."""
    side, gain_ink = theme.scaled(_SMALL_PORTRAIT_PX), theme.current().gain
    for face, amount in gains:
        square = QRectF(left, middle - side / 2, side, side)
        draw_face(painter, square, face)
        text = QRectF(square.right() + _GAP_PX, middle - side, painter.window().width(), 2 * side)
        write(painter, text, signed_money(amount), gain_ink, bold=True)
        left += _gain_px((face, amount))


def _gain_px(gain: Gain) -> int:
    amount_px = width_px(signed_money(gain[1]), bold=True)
    return theme.scaled(_SMALL_PORTRAIT_PX) + _GAP_PX + amount_px + theme.SPACE


def _text_px(width_px: int) -> int:
    """Return the room beside the portrait in an item of a width, in pixels."""
    return width_px - theme.scaled(_PORTRAIT_PX) - 3 * theme.scaled(_PAD_PX)


def _line_px() -> int:
    return QFontMetrics(theme.font("small")).lineSpacing() + theme.scaled(_LEADING_PX)
