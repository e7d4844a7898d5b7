"""How a line of the log is broken, measured and painted."""

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QFont,
    QFontMetrics,
    QFontMetricsF,
    QPainter,
    QPen,
    QTextCharFormat,
    QTextLayout,
)
from PySide6.QtWidgets import QAbstractItemView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from acquire_desktop.ui.acquire.table.log.log_lines import Line
from acquire_desktop.ui.acquire.table.log.log_model import LogModel
from acquire_desktop.ui.acquire.words.game_names import CHAIN_MARKS
from acquire_desktop.ui.kit.cell_table import Index
from acquire_desktop.ui.kit.look import icons, theme
from acquire_desktop.ui.kit.look.chain_chip import draw_chip
from acquire_desktop.ui.kit.look.lettering import break_lines, width_px, wrapping, write
from acquire_desktop.ui.kit.painted_button import draw_box, draw_ring
from acquire_desktop.ui.kit.texts import translate

_Broken = tuple[QTextLayout, list[tuple[QRectF, int]]]
"""Broken lines and, for each chain named, the place of its crest and the chain."""

_LINE_GAP_PX: Final = 2
_CHIP_GAP_PX: Final = 3
_CHIP_PAD_PX: Final = 7
_KEPT_LAYOUTS: Final = 256
"""Lines stay broken as long as they are likely to be painted again; a log shows some twenty."""
_SHORT_SPACES: Final = 20
"""A last line shorter than so many spaces looks like something that was left over."""
_LINE_SHARE: Final = 0.35
"""Added to the height of each line where running texts are spacious, as a share of it."""
_NBSP: Final = "\u00a0"
_MARK_AS_SPACE: Final = {ord(mark): _NBSP for mark in CHAIN_MARKS}


class LogDelegate(QStyledItemDelegate):
    """Lays out and paints headings and lines; each line keeps its height."""

    def __init__(self, view: QAbstractItemView, model: LogModel) -> None:
        super().__init__(view)
        self._view = view
        self._model = model
        self.pattern: re.Pattern[str] | None = None
        """The search whose hits are marked."""
        self.found_row = -1
        """The row whose hits stand out, or -1."""
        self.looked_row = -1
        """The row of the moment that is looked back at, or -1."""

    def forget_heights(self) -> None:
        """Measure all lines again: the width, the font or the language changed."""
        for line in self._model.lines():
            line.height_px = 0

    def measure(self, rows: Iterable[int]) -> bool:
        """Measure rows that are not measured yet; tell whether there was one."""
        width = self._view.viewport().width()
        has_measured = False
        for row in rows:
            line = self._model.line(row)
            if not line.height_px:
                line.height_px = self._height(line, row, width)
                has_measured = True
        return has_measured

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """A line not measured yet is taken for a short one; the view asks again."""
        line = self._model.line(index.row())
        if line.height_px:
            return QSize(1, line.height_px)
        if line.heading is None:
            return QSize(1, self._height(line, index.row(), 0))
        return QSize(1, QFontMetrics(theme.font()).height() + 2 * _line_gap_px())

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        line, rect, row = self._model.line(index.row()), option.rect, index.row()
        look, state = theme.current(), option.state
        painter.save()
        if state & QStyle.StateFlag.State_Selected or row == self.looked_row:
            painter.fillRect(rect, look.accent_soft)
        if row == self.looked_row:
            painter.fillRect(QRect(rect.left(), rect.top(), 3, rect.height()), look.accent)
        if line.heading is None and row:  # parted from the turn above
            y = rect.top() + theme.SPACE_HALF
            painter.fillRect(rect.left(), y, rect.width(), theme.HAIRLINE_PX, look.hairline)
            rect = rect.adjusted(0, theme.SPACE, 0, 0)
        self._paint_line(painter, QRectF(rect), line, row)
        if self._view.hasFocus() and state & QStyle.StateFlag.State_HasFocus:
            draw_ring(painter, QRectF(rect).adjusted(1, 1, -1, -1), theme.RADIUS_SMALL)
        painter.restore()

    def _height(self, line: Line, row: int, width: int) -> int:
        if line.heading is None:
            above = theme.SPACE if row else 0
            return above + theme.scaled(theme.TARGET_PX - theme.SPACE_HALF)
        layout, _ = _layout(line, width, self._model.marked_text(line))
        return round(layout.boundingRect().height()) + 2 * _line_gap_px()

    def _paint_line(self, painter: QPainter, rect: QRectF, line: Line, row: int) -> None:
        look = theme.current()
        marked = self._model.marked_text(line)
        if line.heading is None:
            # A heading has one line, however long the name is.
            room, cut = rect.width() - 2 * theme.SPACE, Qt.TextElideMode.ElideMiddle
            marked = QFontMetricsF(_font(False, True)).elidedText(marked, cut, room)
        hits = self._hits(marked, is_current=row == self.found_row)
        layout, chips = _layout(line, round(rect.width()), marked, hits)
        free = rect.height() - layout.boundingRect().height()
        origin = QPointF(rect.left() + _left_px(line), rect.top() + free / 2)
        painter.setPen(look.ink_muted if line.is_muted else look.ink)
        layout.draw(painter, origin)
        _draw_story_chip(painter, rect.toRect(), line)
        if line.is_detail:
            x = rect.left() + theme.SPACE_2
            painter.fillRect(QRectF(x, rect.top(), 2, rect.height()), look.hairline)
        for place, chain in chips:
            draw_chip(painter, place.translated(origin), self._model.chain_letter(chain))

    def _hits(self, marked: str, *, is_current: bool) -> list[QTextLayout.FormatRange]:
        if self.pattern is None:
            return []
        # Positions in the sentence as it is read and searched, without the marks.
        places = [at for at, sign in enumerate(marked) if sign not in CHAIN_MARKS]
        spoken = "".join(marked[at] for at in places)
        look = _hit_format(is_current=is_current)
        ranges = []
        for match in self.pattern.finditer(spoken):
            one = QTextLayout.FormatRange()
            one.start = places[match.start()]
            one.length = places[match.end() - 1] + 1 - one.start
            one.format = look
            ranges.append(one)
        return ranges


def _layout(
    line: Line, width: int, marked: str, hits: Sequence[QTextLayout.FormatRange] = ()
) -> _Broken:
    room = width - _left_px(line) - theme.SPACE - _story_chip_px(line)
    if hits:
        return _broken(marked, room, _font(line.is_muted, _is_bold(line)), hits)
    spacing = (theme.text_scale(), *theme.running_gaps(theme.text_px("body")))
    return _kept_layout(marked, room, line.is_muted, _is_bold(line), spacing)


@lru_cache(maxsize=_KEPT_LAYOUTS)
def _kept_layout(
    marked: str, room: int, is_muted: bool, is_bold: bool, _spacing: tuple[float, ...]
) -> _Broken:
    return _broken(marked, room, _font(is_muted, is_bold))


def _broken(
    marked: str, room: int, font: QFont, hits: Sequence[QTextLayout.FormatRange] = ()
) -> _Broken:
    chips = [(at, ord(sign) - 0xE000) for at, sign in enumerate(marked) if sign in CHAIN_MARKS]
    layout = wrapping(marked.translate(_MARK_AS_SPACE), font)
    # The formats come first: setting them later would throw the broken lines away.
    layout.setFormats([*(_room_for_chip(at) for at, _ in chips), *hits])
    break_evenly(layout, room)
    return layout, [(_chip_rect(layout, at), chain) for at, chain in chips]


def _chip_rect(layout: QTextLayout, position: int) -> QRectF:
    line, side = layout.lineForTextPosition(position), _chip_px()
    found = line.cursorToX(position)  # with the position it settled on, as a pair
    left = float(found[0] if isinstance(found, tuple) else found)  # type: ignore[arg-type]
    return QRectF(left, line.y() + (line.height() - side) / 2, side, side)


def _hit_format(*, is_current: bool) -> QTextCharFormat:
    """The found hit is lit; the others are underlined, which needs no colour to be seen."""
    look, form = theme.current(), QTextCharFormat()
    form.setBackground(look.lamp if is_current else look.accent_soft)
    if is_current:
        form.setForeground(look.independent_ink)
    else:
        form.setFontUnderline(True)
    return form


def _room_for_chip(position: int) -> QTextLayout.FormatRange:
    """Widen the space that stands for a crest, so that the text makes room for it."""
    room = QTextCharFormat()
    room.setFontLetterSpacingType(QFont.SpacingType.AbsoluteSpacing)
    room.setFontLetterSpacing(_chip_px() + _CHIP_GAP_PX - _space_px())
    result = QTextLayout.FormatRange()
    result.start, result.length, result.format = position, 1, room
    return result


def break_evenly(layout: QTextLayout, width: int) -> None:
    """Break lines, a little earlier where a word or two would be left over for the last one."""
    extra = _LINE_SHARE if theme.is_spacious() else 0.0
    break_lines(layout, width, extra)
    lines, short_px = layout.lineCount(), _SHORT_SPACES * _space_px()
    if lines < 2 or not _ends_short(layout, short_px):
        return
    step = max(1, round(short_px / 2))
    for narrower in range(width - step, 0, -step):
        break_lines(layout, narrower, extra)
        if layout.lineCount() > lines:
            break
        if not _ends_short(layout, short_px):
            return
    break_lines(layout, width, extra)


def _ends_short(layout: QTextLayout, short_px: float) -> bool:
    return layout.lineAt(layout.lineCount() - 1).naturalTextWidth() < short_px


def _font(is_muted: bool, is_bold: bool) -> QFont:
    size: theme.TextSize = "small" if is_muted else "body"
    # A heading has one line, in which there must be room for a name.
    return theme.font(size, is_bold) if is_bold else theme.running_font(size, is_bold)


def _line_gap_px() -> int:
    return theme.scaled(_LINE_GAP_PX * (3 if theme.is_spacious() else 1))


def _is_bold(line: Line) -> bool:
    return line.heading is None or line.is_strong


def _space_px() -> float:
    return QFontMetricsF(theme.font()).horizontalAdvance(_NBSP)


def _chip_px() -> int:
    return theme.scaled(15)


def _left_px(line: Line) -> int:
    return theme.SPACE_3 + theme.SPACE_HALF if line.is_detail else theme.SPACE


def _story_chip_px(line: Line) -> int:
    if line.story is None:
        return 0
    return width_px(translate("Walkthrough", "Show")) + theme.scaled(14) + 3 * _CHIP_PAD_PX


def story_chip_rect(row: QRect, line: Line) -> QRect:
    """Return where the chip that opens a story is, given the rectangle of the line."""
    width = _story_chip_px(line)
    height = min(row.height(), theme.scaled(22))
    return QRect(row.right() - width, row.top() + 1, width, height - 1) if width else QRect()


def _draw_story_chip(painter: QPainter, row: QRect, line: Line) -> None:
    rect = QRectF(story_chip_rect(row, line))
    if rect.isEmpty():
        return
    look = theme.current()
    painter.save()
    edge = rect.adjusted(0.5, 0.5, -0.5, -0.5)
    draw_box(painter, edge, theme.RADIUS, look.paper_raised, QPen(look.border, 1))
    side = theme.scaled(12)
    icon = QRectF(rect.left() + _CHIP_PAD_PX, rect.center().y() - side / 2, side, side)
    icons.draw_icon(painter, icon, "play", look.accent)
    words = rect.adjusted(_CHIP_PAD_PX + side + _CHIP_PAD_PX / 2, 0, 0, 0)
    write(painter, words, translate("Walkthrough", "Show"), look.ink)
    painter.restore()
