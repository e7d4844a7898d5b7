"""One tile on the rack: its number, coordinate, pictogram, chains and words."""

from collections.abc import Sequence
from functools import lru_cache, partial
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from acquire_desktop.engine.board import COLUMNS, TILE_NAMES
from acquire_desktop.engine.editions import Edition
from acquire_desktop.engine.observation import EffectKind, TileEffect, View
from acquire_desktop.ui.kit.look import icons, theme
from acquire_desktop.ui.kit.look.colors import CHAIN_COLORS
from acquire_desktop.ui.kit.look.kept_pictures import draw_kept
from acquire_desktop.ui.kit.texts import escape_html, translate
from acquire_desktop.ui.table.board.hint_marks import HintMark, draw_mark, hinted_text
from acquire_desktop.ui.table.hand.rack_places import draw_back, draw_gap
from acquire_desktop.ui.words.effect_texts import effect_label, effect_sentence, effect_verb

_UNPLACEABLE: Final = (EffectKind.BLOCKED, EffectKind.UNPLAYABLE)
_CHIP_PX: Final = 16
_SMALL_CHIP_PX: Final = 12
_LEAST_CHIP_PX: Final = 8
_ICON_PX: Final = 20
_GAP_PX: Final = 6
_TALL_PX: Final = 52
_TALL_ICON_PX: Final = 28
_LEAST_ICON_PX: Final = 12
_WIDEST_NAME: Final = "10H"
_SMALL_WIDTH_PX: Final = 37
_LEAST_WIDTH_PX: Final = 36
LEDGE_PX: Final = 6
"""Height of the ledge on which the tiles stand, in pixels."""


class RackTile(QAbstractButton):
    """One place on the rack: empty, a covered tile, or an open one."""

    def __init__(self, sign: str, parent: QWidget) -> None:
        """Make an empty place.

        Args:
            sign: The key that selects the tile.
            parent: The rack.
        """
        super().__init__(parent)
        self._sign = sign
        self._edition: Edition | None = None
        self.effect: TileEffect | None = None
        """What the tile would do; None for an empty or covered place."""
        self.hint: HintMark | None = None
        """Its number in a hint."""
        self.is_covered = False
        """Whether the back of a tile is shown."""
        self.is_selected = False
        """Whether the tile is raised and in the accent colour."""
        self.is_brief = True
        """Whether the words leave out the names of the chains."""
        self.takes_enter = True
        """Whether Enter is a click: while something else is decided it belongs to that."""
        self.has_words = True
        """Whether there is room for what the tile would do, in words."""
        self.is_small = False
        """Whether only coordinate, pictogram and chains are shown, on a crowded rack."""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.setAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled, False)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def show_hint(self, mark: HintMark | None) -> None:
        """Show the number of the tile in a hint, or none; ``show_effect`` follows."""
        if mark != self.hint:
            self.hint = mark
            self.update()

    def show_effect(self, effect: TileEffect | None, view: View) -> None:
        """Show a tile with what it would do, or an empty place."""
        before = (self.effect, self._edition, self.is_covered)
        self.effect, self._edition, self.is_covered = effect, view.edition, False
        self._make_reachable(is_open=effect is not None)
        if effect is None:
            name = translate("Hand", "Place {number} of the rack, empty", number=self._sign)
            self.setToolTip("")
        else:
            label = effect_label(effect, view.edition)
            tile = TILE_NAMES[effect.tile]
            name = translate(
                "Hand", "Tile {number}: {tile}, {effect}", number=self._sign, tile=tile,
                effect=label,
            )  # fmt: skip
            self.setToolTip(escape_html(effect_sentence(effect, view)))
        self.setAccessibleName(hinted_text(name, self.hint))
        if before != (effect, view.edition, False):
            self.update()

    def cover(self) -> None:
        """Show the back of a tile."""
        self.effect, self.is_covered, self.is_selected, self.hint = None, True, False, None
        self._make_reachable(is_open=False)
        self.setToolTip("")
        self.setAccessibleName(translate("Hand", "Covered tile"))
        self.update()

    def label_width(self) -> int:
        """Return the room that the words with the names of the chains need, in pixels."""
        if self.effect is None or self._edition is None:
            return 0
        metrics = QFontMetrics(theme.font("small"))
        return metrics.horizontalAdvance(effect_label(self.effect, self._edition)) + theme.SPACE_2

    def verb_width(self) -> int:
        """Return the room that the words without the names of the chains need, in pixels."""
        verb = "" if self.effect is None else effect_verb(self.effect)
        return QFontMetrics(theme.font("small")).horizontalAdvance(verb) + theme.SPACE

    def sizeHint(self) -> QSize:
        metrics = QFontMetrics(theme.font("small"))
        words = self.verb_width()
        widest = _widest_name_px(theme.text_scale()) + theme.SPACE
        lines = _row_px() + theme.scaled(26) + metrics.height() + 2 * theme.SPACE_HALF
        width = theme.scaled(_SMALL_WIDTH_PX) if self.is_small else max(widest, words)
        return QSize(width, lines + theme.SPACE + LEDGE_PX)

    def minimumSizeHint(self) -> QSize:
        return QSize(min(self.sizeHint().width(), _LEAST_WIDTH_PX), self.sizeHint().height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        is_enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if is_enter and not self.takes_enter:
            event.ignore()
            return
        if is_enter and not event.modifiers():
            if not event.isAutoRepeat():
                self.click()
            return
        super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        lift = 0 if self.is_selected else theme.SPACE_HALF
        card = QRectF(self.rect()).adjusted(3, 2 + lift, -3, -LEDGE_PX - theme.SPACE_HALF + lift)
        if self.is_covered:
            draw_back(painter, card)
        elif self.effect is None:
            draw_gap(painter, card)
        else:
            self._draw_card(painter, card)
            self._draw_content(painter, card, self.effect)
            if self.hint is not None:
                side = theme.scaled(20)
                place = QRectF(card.left() - 2, card.bottom() - side + 2, side, side)
                draw_mark(painter, place, self.hint)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(theme.current().focus, theme.FOCUS_PX))
            painter.drawRoundedRect(card.adjusted(-2, -2, 2, 2), theme.RADIUS + 2, theme.RADIUS + 2)

    def _make_reachable(self, *, is_open: bool) -> None:
        policy = Qt.FocusPolicy.StrongFocus if is_open else Qt.FocusPolicy.NoFocus
        self.setFocusPolicy(policy)
        self.setEnabled(is_open)

    def _is_placeable(self) -> bool:
        return self.effect is not None and self.effect.kind not in _UNPLACEABLE

    def _draw_card(self, painter: QPainter, card: QRectF) -> None:
        look = theme.current()
        fill, edge = look.paper_raised, look.border
        width = float(theme.HAIRLINE_PX)
        if self.is_selected:
            fill, edge, width = look.accent_soft, look.accent, theme.OUTLINE_PX
        elif not self._is_placeable():
            fill = look.panel
        elif self.isDown():
            fill = look.pressed
        elif self.underMouse():
            fill = look.hover
        is_solid = self._is_placeable()
        key = f"rack {look.name} {is_solid} {width} {fill.rgba()} {edge.rgba()}"
        # With room for its outline and shadow.
        room = card.adjusted(-2, -2, 2, 4)
        draw_kept(painter, room, key, partial(_paint_card, is_solid, fill, QPen(edge, width)))

    def _draw_content(self, painter: QPainter, card: QRectF, effect: TileEffect) -> None:
        look = theme.current()
        is_placeable = self._is_placeable()
        ink = look.ink if is_placeable else look.ink_muted
        side = theme.SPACE_HALF if self.is_small else theme.SPACE
        inner = card.adjusted(side, theme.SPACE_HALF, -side, -theme.SPACE_HALF)
        painter.setFont(theme.font("small"))
        painter.setPen(look.ink_muted)
        top = QRectF(inner.left(), inner.top(), inner.width(), _row_px())
        painter.drawText(
            top, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, self._sign
        )
        self._draw_chips(painter, top, effect)
        color = (look.own_tile if not self.is_selected else look.accent) if is_placeable else ink
        if self.is_small:
            inner.setTop(top.bottom())
            _draw_tall_name(
                painter,
                card.intersected(inner.adjusted(-9, 0, 9, 0)),
                effect,
                ink,
                color,
                _widest_font(card.width(), ("body", "small")),
            )
            return
        middle = QRectF(card.left(), top.bottom(), card.width(), inner.bottom() - top.bottom())
        if self.has_words:
            middle.setBottom(self._draw_words(painter, card, inner.bottom(), effect, ink))
        _draw_name(painter, middle, effect, ink, color)

    def _draw_words(
        self, painter: QPainter, card: QRectF, bottom: float, effect: TileEffect, ink: QColor
    ) -> float:
        """Say at the foot of the card what the tile does, and return where the words begin."""
        words = QRectF(card.left(), 0, card.width(), QFontMetrics(painter.font()).height())
        words.moveBottom(bottom)
        painter.setPen(ink)
        text = effect_verb(effect)
        if self._edition is not None and not self.is_brief:
            text = effect_label(effect, self._edition)
        painter.drawText(words, Qt.AlignmentFlag.AlignCenter, text)
        return words.top()

    def _draw_chips(self, painter: QPainter, row: QRectF, effect: TileEffect) -> None:
        """Draw the letters of the chains that the tile touches, from the right."""
        if self._edition is None:
            return
        side = float(theme.scaled(_SMALL_CHIP_PX if self.is_small else _CHIP_PX))
        count = len(effect.chains)
        # Several chains may need to overlap, and to be smaller, beside the number.
        number = QFontMetrics(theme.font("small")).horizontalAdvance(self._sign)
        beside = row.width() - number - theme.SPACE_HALF // 2
        if count:
            side = max(theme.scaled(_LEAST_CHIP_PX), min(side, beside / (1 + (count - 1) / 2)))
        room = beside - theme.SPACE_HALF // 2 - side
        step = max(side / 4, min(side + 2, room / max(1, count - 1)))
        left = row.right() - side - step * (count - 1)
        for index, chain in enumerate(effect.chains):
            letter = self._edition.chains[chain].letter
            place = QRectF(left + index * step, row.center().y() - side / 2, side, side)
            draw_chip(painter, place, letter)


def _paint_card(is_solid: bool, fill: QColor, pen: QPen, painter: QPainter, room: QRectF) -> None:
    card = room.adjusted(2, 2, -2, -4)
    if is_solid:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.current().shadow)
        painter.drawRoundedRect(card.translated(0, 2), theme.RADIUS, theme.RADIUS)
    else:
        pen.setDashPattern([4, 3])
    painter.setPen(pen)
    painter.setBrush(fill)
    painter.drawRoundedRect(card, theme.RADIUS, theme.RADIUS)


def draw_chip(painter: QPainter, rect: QRectF, letter: str) -> None:
    """Draw a chain's letter on a small ground of its colour."""
    key = f"rack chip {letter} {theme.current().name}"
    room = rect.adjusted(-1, -1, 1, 1)  # its outline lies half outside
    draw_kept(painter, room, key, partial(_paint_chip, letter))


def _paint_chip(letter: str, painter: QPainter, room: QRectF) -> None:
    colors, rect = CHAIN_COLORS[letter], room.adjusted(1, 1, -1, -1)
    painter.setPen(QPen(theme.current().tile_outline, theme.HAIRLINE_PX))
    painter.setBrush(colors.fill)
    painter.drawRoundedRect(rect, theme.RADIUS_SMALL, theme.RADIUS_SMALL)
    icons.draw_crest(painter, rect.adjusted(1, 1, -1, -1), letter, colors.ink)


def _row_px() -> int:
    """Return the height of the row with the number and the chips, in pixels."""
    return theme.scaled(_CHIP_PX) + 2


def _name_width(name: str) -> int:
    """Return the width of the pictogram and the coordinate beside it, in pixels."""
    words = QFontMetrics(theme.font("title", bold=True)).horizontalAdvance(name)
    return theme.scaled(_ICON_PX) + _GAP_PX + words


@lru_cache(maxsize=8)
def _widest_name_px(_text_scale: int) -> int:
    return max(map(_name_width, TILE_NAMES[COLUMNS - 1 :: COLUMNS]))


def _draw_name(
    painter: QPainter, rect: QRectF, effect: TileEffect, ink: QColor, icon_color: QColor
) -> None:
    """Draw the pictogram beside the coordinate, or above it where the tile is tall or narrow."""
    is_narrow = _widest_name_px(theme.text_scale()) > rect.width()
    if rect.height() >= theme.scaled(_TALL_PX) or is_narrow:
        font = _widest_font(rect.width())
        _draw_tall_name(painter, rect, effect, ink, icon_color, font)
        return
    painter.setFont(theme.font("title", bold=True))
    name, width = TILE_NAMES[effect.tile], _name_width(TILE_NAMES[effect.tile])
    side = theme.scaled(_ICON_PX)
    left = rect.center().x() - width / 2
    icon_rect = QRectF(left, rect.center().y() - side / 2, side, side)
    icons.draw_icon(painter, icon_rect, effect.kind.value, icon_color)
    painter.setPen(ink)
    words = QRectF(left + side + _GAP_PX, rect.top(), width, rect.height())
    painter.drawText(words, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, name)


def _widest_font(
    width: float, sizes: Sequence[theme.TextSize] = ("title", "body", "small")
) -> QFont:
    """Return the largest bold font in which every coordinate is whole."""
    fonts = [theme.font(size, bold=True) for size in sizes]
    fits = [font for font in fonts if QFontMetrics(font).horizontalAdvance(_WIDEST_NAME) <= width]
    if fits:
        return fits[0]
    smaller = QFont(fonts[-1])
    while QFontMetrics(smaller).horizontalAdvance(_WIDEST_NAME) > width and smaller.pixelSize() > 1:
        smaller.setPixelSize(smaller.pixelSize() - 1)
    return smaller


def _draw_tall_name(
    painter: QPainter,
    rect: QRectF,
    effect: TileEffect,
    ink: QColor,
    icon_color: QColor,
    font: QFont,
) -> None:
    painter.setFont(font)
    line = QFontMetrics(font).height()
    side = min(theme.scaled(_TALL_ICON_PX), round(rect.height()) - line)
    if side < _LEAST_ICON_PX:
        side = 0  # the coordinate alone
    top = rect.center().y() - (side + line) / 2
    place = QRectF(rect.center().x() - side / 2, top, side, side)
    if side:
        icons.draw_icon(painter, place, effect.kind.value, icon_color)
    painter.setPen(ink)
    words = QRectF(rect.left(), top + side, rect.width(), line)
    painter.drawText(words, Qt.AlignmentFlag.AlignCenter, TILE_NAMES[effect.tile])
