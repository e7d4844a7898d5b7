"""Holdings table: what its cells and heads need in width, and how they are painted."""

from enum import Enum, auto
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPen, QPolygonF

from acquire_desktop.games.acquire.engine.power_cards import CARD_COUNT
from acquire_desktop.ui.acquire.table.holdings.holdings_model import NONE_SIGN, Column, HoldingsCell
from acquire_desktop.ui.kit.look import icons, theme
from acquire_desktop.ui.kit.look.card_signs import cards_px, draw_cards
from acquire_desktop.ui.kit.look.lettering import LEFT, RIGHT, width_px, write
from acquire_desktop.ui.kit.look.portraits import beside_face

MARKER_PX: Final = 14
"""Room in front of a name for the sign of the player who decides."""
_PLACE_PX: Final = 11
"""Room behind a number for its superscript rank or its shield."""


_STAND_IN_PX: Final = 14
"""The sign in front of the name of a person for whom a computer plays."""


class Fit(Enum):
    """How the columns are laid out, by the room that there is."""

    WIDE = auto()
    """Each figure in a column of its own."""
    FOLDED = auto()
    """The net worth behind the cash."""
    CLOSE = auto()
    """The same, with a sign of money only at the cash and in the name of the prices' row."""
    STACKED = auto()
    """The same, with the head of both in two lines."""
    SCROLLED = auto()
    """As wide, with prices without a sign of money; what does not fit is scrolled to."""


JOINED: Final = (Fit.FOLDED, Fit.CLOSE, Fit.STACKED)
"""The net worth stands behind the cash."""
SIGNED: Final = (Fit.WIDE, Fit.FOLDED)
"""Every amount has its sign of money."""


def behind_text(worth: str, fit: Fit) -> str:
    """Return how the net worth stands behind the cash, in small letters; nothing where none is."""
    shown = worth if fit in SIGNED else worth.removeprefix("$")
    return f" / {shown}" if worth else ""


def close_text(text: str, column: int, fit: Fit) -> str:
    """Return what a cell says: where there is little room prices need no sign of money."""
    return text if fit in SIGNED or column >= Column.CASH else text.removeprefix("$")


def cell_px(cell: HoldingsCell, text: str, column: int) -> int:
    """Return the width that a cell needs for a text, in pixels."""
    size: theme.TextSize = "small" if cell.seat is None else "body"
    right = _right_px(cell, column) if column < Column.CASH else 0
    return width_px(text, size, bold=cell.is_own) + right


def paint_name(painter: QPainter, rect: QRect, cell: HoldingsCell) -> None:
    """Paint the name of a row; of a player with portrait, power cards and the sign to decide."""
    look, is_player = theme.current(), cell.seat is not None
    if cell.acting:
        middle = QPointF(rect.left() + 3, rect.center().y() + 1)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(look.accent)
        corners = [QPointF(0, -4.5), QPointF(7, 0), QPointF(0, 4.5)]
        painter.drawPolygon(QPolygonF([middle + corner for corner in corners]))
    room = rect.adjusted(MARKER_PX, 0, -theme.SPACE_HALF, 0)
    if cell.cards is not None:
        right = QPointF(room.right(), rect.center().y() + 1)
        draw_cards(painter, right, CARD_COUNT, cell.cards)
        room.setRight(room.right() - cards_px(CARD_COUNT) - theme.SPACE_HALF)
    size: theme.TextSize = "body" if is_player else "small"
    painter.setFont(theme.font(size, cell.is_own))
    side = theme.scaled(_STAND_IN_PX)
    beside = side + theme.SPACE_HALF if cell.is_left else 0
    box = room.adjusted(0, 0, -beside, 0)
    if cell.face is not None:
        box = beside_face(painter, box, cell.face, cell.text)
    box.setRight(box.right() + beside)
    if cell.is_left:
        sign = QRectF(box.left(), rect.center().y() - side / 2 + 0.5, side, side)
        icons.draw_icon(painter, sign, "computer", look.accent)
        box.setLeft(round(sign.right()) + theme.SPACE_HALF)
    elided = painter.fontMetrics().elidedText(cell.text, Qt.TextElideMode.ElideMiddle, box.width())
    ink = look.ink if is_player else look.ink_muted
    write(painter, box, elided, ink, size, bold=cell.is_own)


def paint_number(
    painter: QPainter, rect: QRect, cell: HoldingsCell, column: int, text: str, behind: str
) -> None:
    """Paint a number with its rank or shield, and small figures behind it."""
    look = theme.current()
    if behind:
        write(painter, rect.adjusted(0, 0, -theme.SPACE, 0), behind, look.ink, flags=RIGHT)
    size: theme.TextSize = "small" if cell.seat is None else "body"
    right = _right_px(cell, column)
    if "$" not in text and column < Column.CASH:  # stands below the other figures where it fits
        spare = rect.width() - width_px(text, size, bold=cell.is_own)
        right = max(right, min(spare, theme.SPACE_HALF + theme.scaled(_PLACE_PX)))
    box = rect.adjusted(0, 0, -right - width_px(behind), 0)
    ink = look.brass_ink if cell.is_wanted else look.ink_muted if cell.dim else look.ink
    write(painter, box, text, ink, size, bold=cell.is_own, flags=RIGHT)
    if cell.is_derived and text != NONE_SIGN:
        _paint_dots(painter, box, width_px(text, size, bold=cell.is_own), size)
    if cell.safe:
        side = theme.scaled(11)
        shield = QRectF(box.right() + 3, rect.center().y() - side / 2 + 0.5, side, side)
        icons.draw_icon(painter, shield, "shield", look.safe_brass)
    if cell.place:
        _paint_place(painter, box, cell.place)


def paint_legend(painter: QPainter, rect: QRect, cell: HoldingsCell) -> None:
    """Paint each rank with what it means, one beside the other; or the line below a number."""
    left = rect.left() + MARKER_PX
    if cell.is_derived:
        text = cell.legend[0]
        box = QRect(left, rect.top(), width_px(text) + 1, rect.height())
        write(painter, box, text, theme.current().ink_muted)
        _paint_dots(painter, box, box.width(), "small")
        return
    for place, name in enumerate(cell.legend, 1):
        _paint_place(painter, QRect(left - 2, rect.top(), 1, rect.height()), place)
        left += theme.scaled(_PLACE_PX)
        box = QRect(left, rect.top(), width_px(name) + 1, rect.height())
        write(painter, box, name, theme.current().ink_muted)
        left += width_px(name) + theme.SPACE_2


def _paint_dots(painter: QPainter, box: QRect, width: int, size: theme.TextSize) -> None:
    """Paint a dotted line below a number at the right of a box: it was added up."""
    y = box.center().y() + QFontMetrics(theme.font(size)).ascent() / 2 + 2.5
    painter.setPen(QPen(theme.current().ink_muted, theme.HAIRLINE_PX, Qt.PenStyle.DotLine))
    painter.drawLine(QPointF(box.right() - width + 1, y), QPointF(box.right(), y))


def _right_px(cell: HoldingsCell, column: int) -> int:
    """Return the room right of a number; prices are wide and need no room for a rank."""
    if column >= Column.CASH:
        return theme.SPACE
    return theme.SPACE_HALF // 2 if "$" in cell.text else theme.SPACE_HALF + theme.scaled(_PLACE_PX)


def _paint_place(painter: QPainter, number: QRect, place: int) -> None:
    painter.setFont(theme.figure_font(theme.scaled(10)))
    painter.setPen(theme.current().accent)
    top = number.center().y() - theme.scaled(11)
    spot = QRectF(number.right() + 2, top, theme.scaled(_PLACE_PX), theme.scaled(14))
    painter.drawText(spot, LEFT, f"{place}")
