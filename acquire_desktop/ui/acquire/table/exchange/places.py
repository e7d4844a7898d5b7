"""Stock exchange: where the parts of a row stand, by its form and size and the size of text."""

from typing import Final, NamedTuple

from PySide6.QtCore import QRectF

from acquire_desktop.ui.acquire.table.forms import RowForm
from acquire_desktop.ui.kit.look import theme

LEAST_PX: Final = {RowForm.FULL: 84, RowForm.TWO: 52, RowForm.ONE: 28}
"""From which height on, with the gap below it, a row of a form has room, at 100 % text."""
_LARGE_PX: Final = (480, 124)
"""From this width and height on letters are larger: the window is."""
_LARGE: Final = (18, 32, 44, 18, 15)
_USUAL: Final = {
    RowForm.FULL: (15, 24, 34, 15, 13),
    RowForm.TWO: (14, 19, 24, 14, 13),
    RowForm.ONE: (13, 17, 22, 14, 12),
}
"""The letters of name, price, size, holders and words, at 100 % text."""
_PAD_PX: Final = 12
_EDGE_PX: Final = 3
"""Below the last line."""
_STEP_PX: Final = 30
_LEAST_STEP_PX: Final = 24
_STEP_ONE_PX: Final = 25
_BAR_PX: Final = (8, 11)


class Letters(NamedTuple):
    """The heights of the letters of a row, in pixels."""

    name: int
    price: int
    figure: int
    """The size on the badge."""
    holders: int
    """Their numbers."""
    small: int


class Places(NamedTuple):
    """Where everything stands, in pixels."""

    badge: QRectF
    crest: QRectF
    figure: QRectF
    head: QRectF
    """The line of the name and the price."""
    bar: QRectF
    """Empty but in the full form."""
    foot: QRectF
    """The line of the holders; the same as the head where there is one line."""
    fewer: QRectF
    more: QRectF
    is_tight: bool
    """Whether the buttons stand beside the price, which has no room above them."""
    letters: Letters


def places_of(form: RowForm, width: float, height: float, *, has_size: bool) -> Places:
    """Return where the parts stand.

    Args:
        form: How many lines it has.
        width: Of the row.
        height: Of the row.
        has_size: Whether there is a size below the crest or beside it.
    """
    letters = _letters(form, width, height)
    is_large = letters.price > theme.scaled(24)
    badge = QRectF(0, 0, _badge_px(form, width, is_large=is_large), height)
    crest, figure = _signs(form, badge, letters, has_size=has_size)
    left = badge.right() + min(theme.scaled(14), 20)
    right = width - _PAD_PX
    lines = QRectF(left, 0, max(0.0, right - left), height)
    head, bar, foot = _lines(form, lines, is_large=is_large)
    side = _step_side(form, height)
    is_tight = head.center().y() + letters.price * 0.4 + side > height - 2
    middle = height / 2 if is_tight else foot.center().y()
    more = QRectF(right - side, min(middle - side / 2, height - side - 1), side, side)
    fewer = more.translated(-2 * side, 0)
    return Places(badge, crest, figure, head, bar, foot, fewer, more, is_tight, letters)


def _letters(form: RowForm, width: float, height: float) -> Letters:
    wide, high = map(theme.scaled, _LARGE_PX)
    if form is RowForm.FULL and width >= wide and height >= high:
        return Letters(*(theme.scaled(px) for px in _LARGE))
    name, price, figure, holders, small = (theme.scaled(px) for px in _USUAL[form])
    share = 0.6 if form is RowForm.ONE else 0.38
    return Letters(name, price, min(figure, round(height * share)), holders, small)


def _badge_px(form: RowForm, width: float, *, is_large: bool) -> float:
    if form is RowForm.ONE:
        usual = 84 if width > theme.scaled(430) else 64
        return min(theme.scaled(usual), max(usual, width * 0.21))
    wide = {RowForm.FULL: 74, RowForm.TWO: 62}[form] * (1.38 if is_large else 1)
    return min(theme.scaled(round(wide)), wide * 1.4)


def _signs(
    form: RowForm, badge: QRectF, letters: Letters, *, has_size: bool
) -> tuple[QRectF, QRectF]:
    """Return the places of the crest and of the size on the badge."""
    height = badge.height()
    if form is RowForm.ONE:
        side = min(height * 0.62, theme.scaled(24))
        middle = badge.left() + badge.width() * (0.3 if has_size else 0.5)
        figure = QRectF(badge.left() + badge.width() * 0.5, 0, badge.width() * 0.48, height)
    else:
        gap = max(1.0, height * 0.06)
        side = min(height * 0.4, letters.figure * 1.05)
        top = height / 2 - (side + gap + letters.figure) / 2
        figure = QRectF(badge.left(), top + side + gap, badge.width(), letters.figure)
        middle = badge.center().x()
    crest = QRectF(middle - side / 2, height / 2 - side / 2, side, side)
    if form is not RowForm.ONE and has_size:
        crest.moveBottom(figure.top() - max(1.0, height * 0.06))
    return crest, figure


def _lines(form: RowForm, room: QRectF, *, is_large: bool) -> tuple[QRectF, QRectF, QRectF]:
    """Return the places of the head, the bar and the foot."""
    top, height = room.top(), room.height()
    if form is RowForm.ONE:
        return room, QRectF(), room
    edge, share = (0.02, 0.37) if form is RowForm.FULL else (0.05, 0.46)
    head = QRectF(room.left(), top + height * edge, room.width(), height * share)
    bar = QRectF()
    if form is RowForm.FULL:
        bar = QRectF(room.left(), head.bottom(), room.width(), theme.scaled(_BAR_PX[is_large]))
    below = max(bar.bottom(), head.bottom())
    foot = QRectF(room.left(), below, room.width(), room.bottom() - _EDGE_PX - below)
    return head, bar, foot


def _step_side(form: RowForm, height: float) -> float:
    """Return how wide a button is that adds a stock or takes one away."""
    if form is RowForm.ONE:
        return max(_LEAST_STEP_PX, min(theme.scaled(_STEP_ONE_PX), height))
    most = theme.scaled(_STEP_PX)
    return most if form is RowForm.FULL else max(_LEAST_STEP_PX, min(most, height * 0.56))
