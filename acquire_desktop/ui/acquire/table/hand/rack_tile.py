"""One place of the rack: its number, coordinate, pictogram, chains and words, a back or a gap."""

from collections.abc import Sequence
from functools import lru_cache, partial
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QKeyEvent, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QApplication, QSizePolicy, QWidget

from acquire_desktop.games.acquire.engine.board import COLUMNS, TILE_NAMES
from acquire_desktop.games.acquire.engine.editions import Edition
from acquire_desktop.games.acquire.engine.view import EffectKind, TileEffect, View
from acquire_desktop.ui.acquire.table.board.hint_marks import HintMark, draw_mark, hinted_text
from acquire_desktop.ui.acquire.words.effect_texts import effect_label, effect_sentence, effect_verb
from acquire_desktop.ui.kit.keys import acting_key, command_key
from acquire_desktop.ui.kit.look import icons, theme
from acquire_desktop.ui.kit.look.chain_chip import draw_chip
from acquire_desktop.ui.kit.look.kept_pictures import draw_kept
from acquire_desktop.ui.kit.look.lettering import LEFT, shrunk, width_px, write
from acquire_desktop.ui.kit.painted_button import PaintedButton, draw_box, draw_ring
from acquire_desktop.ui.kit.texts import escape_html, translate

_UNPLACEABLE: Final = (EffectKind.BLOCKED, EffectKind.UNPLAYABLE)
_CHIP_PX: Final = 16
_SMALL_CHIP_PX: Final = 12
_LEAST_CHIP_PX: Final = 8
_ICON_PX: Final = 20
_SMALL_MARK_PX: Final = 20
"""Of a mark that hangs over the corner of a small tile."""
_GAP_PX: Final = 6
_TALL_PX: Final = 52
_TALL_ICON_PX: Final = 28
_LEAST_ICON_PX: Final = 12
_ICON_AIR_PX: Final = 2
_SIGN_SHARE: Final = 0.4
"""How much of its row the number of a small tile may take."""
_WIDEST_NAME: Final = "10H"
_SMALL_WIDTH_PX: Final = 37
_LEAST_WIDTH_PX: Final = 36
LEDGE_PX: Final = 6
"""Height of the ledge on which the tiles stand, in pixels."""


class RackTile(PaintedButton):
    """One place on the rack: empty, a covered tile, or an open one.

    It takes Enter unless something else is decided: then the key belongs to that.

    Signals:
        carried (QPoint): The mouse carries the tile away and is there now, on the screen.
        dropped (QPoint): It was let go there.
        returned (): It is not carried any more, by Esc or since the place shows something else.
    """

    carried = Signal(QPoint)
    dropped = Signal(QPoint)
    returned = Signal()

    def __init__(self, number: int, parent: QWidget) -> None:
        """Make an empty place on a rack; the key of its number selects the tile."""
        super().__init__(parent, takes_enter=True)
        self._number = number
        self._edition: Edition | None = None
        self.effect: TileEffect | None = None
        """What the tile would do; None for an empty or covered place."""
        self.hint: HintMark | None = None
        """Its number in a hint."""
        self.is_covered = False
        """Whether the back of a tile is shown."""
        self.is_brief = True
        """Whether the words leave out the names of the chains."""
        self.has_words = True
        """Whether there is room for what the tile would do, in words."""
        self._pressed_at: QPoint | None = None
        self.is_carried = False
        """Whether the mouse has the tile."""
        self.is_small = False
        """Whether only coordinate, pictogram and chains are shown, on a crowded rack."""
        self.setCheckable(True)  # while it is selected, raised and in the accent colour
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def show_effect(
        self, effect: TileEffect | None, view: View, mark: HintMark | None = None
    ) -> None:
        """Show a tile with what it would do and its number in a hint, or an empty place."""
        before = (self.effect, self._edition, self.is_covered, self.hint)
        if effect != self.effect:
            self.put_back()
        self.effect, self._edition, self.is_covered, self.hint = effect, view.edition, False, mark
        name, tip = translate("Hand", "Place {number} of the rack, empty", number=self._number), ""
        if effect is not None:
            tip = escape_html(effect_sentence(effect, view))
            name = translate(
                "Hand", "Tile {number}: {tile}, {effect}", number=self._number,
                tile=TILE_NAMES[effect.tile], effect=effect_label(effect, view.edition),
            )  # fmt: skip
        self._describe(hinted_text(name, mark), tip)
        if before != (effect, view.edition, False, mark):
            self.update()

    def cover(self) -> None:
        """Show the back of a tile."""
        self.put_back()
        self.effect, self.is_covered, self.hint = None, True, None
        self.setChecked(False)
        self._describe(translate("Hand", "Covered tile"), "")
        self.update()

    def put_back(self) -> None:
        """Let the mouse have the tile no longer, until it is pressed again."""
        self._pressed_at = None
        if self.is_carried:
            self.is_carried = False
            self.unsetCursor()
            self.returned.emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.put_back()  # by another button, too
        if event.button() == Qt.MouseButton.LeftButton and self.effect is not None:
            self._pressed_at = event.position().toPoint()
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pressed_at is None:
            return
        way = (event.position().toPoint() - self._pressed_at).manhattanLength()
        if way >= QApplication.startDragDistance() and not self.is_carried:
            self.is_carried = True
            self.setDown(False)
            self.setCursor(Qt.CursorShape.ClosedHandCursor)
        if self.is_carried:
            self.carried.emit(event.globalPosition().toPoint())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        was_carried = self.is_carried and event.button() == Qt.MouseButton.LeftButton
        if was_carried:
            self.dropped.emit(event.globalPosition().toPoint())
        self.put_back()
        super().mouseReleaseEvent(event)
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.is_carried and event.key() == Qt.Key.Key_Escape:
            self.put_back()
        else:
            super().keyPressEvent(event)

    def label_width(self) -> int:
        """Return the room that the words with the names of the chains need, in pixels."""
        if self.effect is None or self._edition is None:
            return 0
        return width_px(effect_label(self.effect, self._edition)) + theme.SPACE_2

    def verb_width(self) -> int:
        """Return the room that the words without the names of the chains need, in pixels."""
        return width_px("" if self.effect is None else effect_verb(self.effect)) + theme.SPACE

    def sizeHint(self) -> QSize:
        small = QFontMetrics(theme.font("small")).height()
        height = _row_px() + theme.scaled(26) + small + 2 * theme.SPACE_HALF
        width = max(_widest_name_px(theme.text_scale()) + theme.SPACE, self.verb_width())
        if self.is_small:
            width = theme.scaled(_SMALL_WIDTH_PX)
        return QSize(width, height + theme.SPACE + LEDGE_PX)

    def minimumSizeHint(self) -> QSize:
        return QSize(min(self.sizeHint().width(), _LEAST_WIDTH_PX), self.sizeHint().height())

    def paint(self, painter: QPainter) -> None:
        lift = 0 if self.isChecked() else theme.SPACE_HALF
        card = QRectF(self.rect()).adjusted(3, 2 + lift, -3, -LEDGE_PX - theme.SPACE_HALF + lift)
        if self.is_covered:
            _draw_back(painter, card)
        elif self.effect is None:
            pen = QPen(theme.current().hairline, theme.HAIRLINE_PX)
            pen.setDashPattern([4, 4])
            draw_box(painter, card.adjusted(4, 4, -4, -4), theme.RADIUS, pen=pen)
        else:
            self._draw_card(painter, card)
            self._draw_content(painter, card, self.effect)
            if self.hint is not None and self.is_small:
                side = theme.scaled(_SMALL_MARK_PX)
                place = QRectF(card.left() - 2, card.bottom() - side + 2, side, side)
                draw_mark(painter, place, self.hint)
        if self.hasFocus():
            draw_ring(painter, card.adjusted(-2, -2, 2, 2), theme.RADIUS + 2)

    def _describe(self, name: str, tip: str) -> None:
        """Name the place; only an open tile can be reached."""
        is_open = self.effect is not None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if is_open else Qt.FocusPolicy.NoFocus)
        self.setEnabled(is_open)
        self.setAccessibleName(name)
        self.setToolTip(tip)

    def _is_placeable(self) -> bool:
        return self.effect is not None and self.effect.kind not in _UNPLACEABLE

    def _draw_card(self, painter: QPainter, card: QRectF) -> None:
        look, is_solid = theme.current(), self._is_placeable()
        fill, pen = look.panel, QPen(look.border, theme.HAIRLINE_PX)
        if is_solid or self.isChecked():
            fill = self.ground(look.paper_raised, is_on=self.isChecked())
        if self.isChecked():
            pen = QPen(look.accent, theme.OUTLINE_PX)
        key = f"rack {look.name} {is_solid} {self.isChecked()} {fill.rgba()}"
        # With room for its outline and shadow.
        room = card.adjusted(-2, -2, 2, 4)
        draw_kept(painter, room, key, partial(_paint_card, is_solid, fill, pen))

    def _draw_content(self, painter: QPainter, card: QRectF, effect: TileEffect) -> None:
        look, is_placeable = theme.current(), self._is_placeable()
        ink = look.ink if is_placeable else look.ink_muted
        side = theme.SPACE_HALF if self.is_small else theme.SPACE
        inner = card.adjusted(side, theme.SPACE_HALF, -side, -theme.SPACE_HALF)
        font = theme.font("small")
        if self.is_small:  # the crests stand beside it
            font = shrunk(font, "0", _SIGN_SHARE * inner.width())
        painter.setFont(font)
        painter.setPen(look.ink_muted)
        top = QRectF(inner.left(), inner.top(), inner.width(), _row_px())
        sign = acting_key(command_key(f"number_{self._number}"))
        painter.drawText(top, LEFT, sign)
        top.setLeft(top.left() + painter.fontMetrics().horizontalAdvance(sign or "0"))
        if self.hint is not None and not self.is_small:
            place = QRectF(top.left() + _GAP_PX, top.top(), top.height(), top.height())
            draw_mark(painter, place, self.hint)
            top.setLeft(place.right())
        self._draw_chips(painter, top, effect)
        color = look.accent if self.isChecked() else look.own_tile
        color = color if is_placeable else ink
        if self.is_small:
            inner.setTop(top.bottom())
            room = card.intersected(inner.adjusted(-9, 0, 9, 0))
            font = _widest_font(card.width(), ("body", "small"))
            _draw_tall_name(painter, room, effect, ink, color, font)
            return
        middle = QRectF(card.left(), top.bottom(), card.width(), inner.bottom() - top.bottom())
        if self.has_words:
            words = QRectF(card.left(), 0, card.width(), QFontMetrics(theme.font("small")).height())
            words.moveBottom(inner.bottom())
            text = effect_verb(effect)
            if self._edition is not None and not self.is_brief:
                text = effect_label(effect, self._edition)
            write(painter, words, text, ink, flags=Qt.AlignmentFlag.AlignCenter)
            middle.setBottom(words.top())
        _draw_name(painter, middle, effect, ink, color)

    def _draw_chips(self, painter: QPainter, row: QRectF, effect: TileEffect) -> None:
        """Draw the letters of the chains that the tile touches, from the right of what is free."""
        count = len(effect.chains)
        if self._edition is None or not count:
            return
        side = float(theme.scaled(_SMALL_CHIP_PX if self.is_small else _CHIP_PX))
        # Several chains may need to overlap, and to be smaller, beside the number.
        gap = theme.SPACE_HALF // 2
        beside = row.width() - gap
        side = max(_LEAST_CHIP_PX, min(side, beside / (1 + (count - 1) / 2)))
        room = beside - gap - side
        step = max(side / 4, min(side + 2, room / max(1, count - 1)))
        left = row.right() - side - step * (count - 1)
        for index, chain in enumerate(effect.chains):
            place = QRectF(left + index * step, row.center().y() - side / 2, side, side)
            draw_chip(painter, place, self._edition.chains[chain].letter, outlined=True)


def _paint_card(is_solid: bool, fill: QColor, pen: QPen, painter: QPainter, room: QRectF) -> None:
    card = room.adjusted(2, 2, -2, -4)
    if is_solid:
        draw_box(painter, card.translated(0, 2), theme.RADIUS, theme.current().shadow)
    else:
        pen.setDashPattern([4, 3])
    draw_box(painter, card, theme.RADIUS, fill, pen)


def _draw_back(painter: QPainter, card: QRectF) -> None:
    """Draw the back of a tile: a fine lattice in a frame."""
    look = theme.current()
    edge, line = QPen(look.border, theme.HAIRLINE_PX), QPen(look.accent, theme.HAIRLINE_PX)
    draw_box(painter, card, theme.RADIUS, look.accent_soft, edge)
    frame = card.adjusted(6, 6, -6, -6)
    draw_box(painter, frame, theme.RADIUS_SMALL, pen=line)
    painter.save()
    painter.setClipRect(frame)
    painter.setOpacity(0.35)
    reach = frame.height()
    x = frame.left() - reach
    while x < frame.right():
        painter.drawLine(QPointF(x, frame.top()), QPointF(x + reach, frame.bottom()))
        painter.drawLine(QPointF(x, frame.bottom()), QPointF(x + reach, frame.top()))
        x += theme.SPACE
    painter.restore()


def _draw_name(
    painter: QPainter, rect: QRectF, effect: TileEffect, ink: QColor, icon_color: QColor
) -> None:
    """Draw the pictogram beside the coordinate, or above it where the tile is tall or narrow."""
    is_narrow = _widest_name_px(theme.text_scale()) > rect.width()
    if rect.height() >= theme.scaled(_TALL_PX) or is_narrow:
        font = _widest_font(rect.width(), ("title", "body", "small"))
        _draw_tall_name(painter, rect, effect, ink, icon_color, font)
        return
    name, side = TILE_NAMES[effect.tile], theme.scaled(_ICON_PX)
    width = _name_width(name)
    left = rect.center().x() - width / 2
    place = QRectF(left, rect.center().y() - side / 2, side, side)
    icons.draw_icon(painter, place, effect.kind.value, icon_color)
    words = QRectF(left + side + _GAP_PX, rect.top(), width, rect.height())
    write(painter, words, name, ink, "title", bold=True)


def _draw_tall_name(
    painter: QPainter, rect: QRectF, effect: TileEffect, ink: QColor, icon_color: QColor,
    font: QFont,
) -> None:  # fmt: skip
    line = QFontMetrics(font).height()
    room = min(round(rect.height()) - line, round(rect.width()) - _ICON_AIR_PX)
    side = min(theme.scaled(_TALL_ICON_PX), room)
    side = 0 if side < _LEAST_ICON_PX else side  # 0 for the coordinate alone
    top = rect.center().y() - (side + line) / 2
    if side:
        place = QRectF(rect.center().x() - side / 2, top, side, side)
        icons.draw_icon(painter, place, effect.kind.value, icon_color)
    painter.setFont(font)
    painter.setPen(ink)
    words = QRectF(rect.left(), top + side, rect.width(), line)
    painter.drawText(words, Qt.AlignmentFlag.AlignCenter, TILE_NAMES[effect.tile])


def _widest_font(width: float, sizes: Sequence[theme.TextSize]) -> QFont:
    """Return the largest bold font in which every coordinate is whole."""
    for size in sizes:
        if width_px(_WIDEST_NAME, size, bold=True) <= width:
            break
    return shrunk(theme.font(size, bold=True), _WIDEST_NAME, width)


def _row_px() -> int:
    return theme.scaled(_CHIP_PX) + 2


def _name_width(name: str) -> int:
    return theme.scaled(_ICON_PX) + _GAP_PX + width_px(name, "title", bold=True)


@lru_cache(maxsize=8)
def _widest_name_px(_text_scale: int) -> int:
    return max(map(_name_width, TILE_NAMES[COLUMNS - 1 :: COLUMNS]))
