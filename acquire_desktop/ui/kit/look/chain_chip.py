"""The small signs that stand for a chain beside text and at the head of a table column."""

from functools import partial

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from acquire_desktop.ui.kit.look import icons, theme
from acquire_desktop.ui.kit.look.colors import with_alpha
from acquire_desktop.ui.kit.look.kept_pictures import draw_kept, new_picture

PATTERN_ALPHA = 0.16
"""How strongly a pattern shows on a chain's colour."""


def draw_chip(painter: QPainter, rect: QRectF, letter: str, *, outlined: bool = False) -> None:
    """Draw a chain's crest on its colour, as a rounded square for lines of text.

    Args:
        painter: Draws.
        rect: What the chip fills; an outline lies half outside.
        letter: The chain's letter.
        outlined: Whether it has the outline of a tile.
    """
    room = rect.adjusted(-1, -1, 1, 1) if outlined else rect
    key = f"chip {letter} {outlined} {theme.current().name}"
    draw_kept(painter, room, key, partial(_paint_chip, letter, outlined))


def _paint_chip(letter: str, outlined: bool, painter: QPainter, room: QRectF) -> None:
    colors, rect = theme.chain(letter), room
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    inset = rect.width() * 0.13
    if outlined:
        painter.setPen(QPen(theme.current().tile_outline, theme.HAIRLINE_PX))
        rect, inset = room.adjusted(1, 1, -1, -1), 1
    painter.setBrush(colors.fill)
    painter.drawRoundedRect(rect, theme.RADIUS_SMALL, theme.RADIUS_SMALL)
    icons.draw_crest(painter, rect.adjusted(inset, inset, -inset, -inset), letter, colors.ink)
    painter.restore()


def chip_pixmap(letter: str, size_px: int, device_ratio: float = 1.0) -> QPixmap:
    """Return a chain's chip as a picture, its side in logical pixels."""
    room = QRectF(0, 0, size_px, size_px)
    return new_picture(room, lambda painter: draw_chip(painter, room, letter), device_ratio)


def draw_column_head(painter: QPainter, rect: QRectF, letter: str, *, active: bool) -> None:
    """Draw the head of a chain's column: crest and letter on the exact colour.

    A chain that is not active keeps only a bar of its colour.
    """
    key = f"head {letter} {active} {theme.current().name} {theme.text_scale()}"
    draw_kept(painter, rect, key, partial(_paint_column_head, letter, active))


def _paint_column_head(letter: str, active: bool, painter: QPainter, rect: QRectF) -> None:
    look = theme.current()
    colors = theme.chain(letter)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    if active:
        painter.setBrush(colors.fill)
        painter.drawRoundedRect(rect, theme.RADIUS_SMALL, theme.RADIUS_SMALL)
        faint = with_alpha(colors.ink, PATTERN_ALPHA)
        icons.draw_pattern(painter, rect.adjusted(1, 1, -1, -1), letter, faint, 7.0)
        ink = colors.ink
    else:
        bar = QRectF(rect)
        bar.setTop(rect.bottom() - 3)
        painter.setBrush(colors.fill)
        painter.drawRoundedRect(bar, 1.5, 1.5)
        ink = look.ink_muted
    _draw_crest_and_letter(painter, rect, letter, ink, plate=colors.fill if active else None)
    painter.restore()


def _draw_crest_and_letter(
    painter: QPainter, rect: QRectF, letter: str, ink: QColor, *, plate: QColor | None
) -> None:
    painter.setFont(theme.font("body", bold=True))
    letter_width = painter.fontMetrics().horizontalAdvance(letter)
    crest_px = theme.scaled(16)
    gap = max(1.0, min(theme.SPACE_HALF, rect.width() - crest_px - letter_width - 2))
    group = QRectF(0, 0, crest_px + gap + letter_width, rect.height() - 6)
    group.moveCenter(rect.center())
    if plate is not None:
        # The pattern must not run through the strokes of crest and letter.
        painter.setBrush(plate)
        painter.drawRoundedRect(group.adjusted(-3, 1, 3, -1), 3, 3)
    crest = QRectF(group.left(), group.center().y() - crest_px / 2, crest_px, crest_px)
    icons.draw_crest(painter, crest, letter, ink)
    painter.setPen(ink)
    text = QRectF(crest.right() + gap, rect.top(), letter_width + 2, rect.height())
    painter.drawText(text, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, letter)
