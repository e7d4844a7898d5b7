"""Crests of a merger: the survivor and what it takes over, with their sizes, side by side."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from acquire_desktop.ui.acquire.table.walkthrough.painted_widgets import Room
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.look import icons, theme
from acquire_desktop.ui.kit.look.chain_chip import draw_chip
from acquire_desktop.ui.kit.painted_button import draw_box
from acquire_desktop.ui.kit.texts import join_terse, number

_HEIGHTS_PX: Final = {Room.LOW: 72, Room.USUAL: 148, Room.ROOMY: 184}
_SIZE_PX, _LOW_SIZE_PX = 40, 28
_NAME_PX, _CAPTION_PX = 30, 22
_ARROW_PX, _GAP_PX = 36, 12
_WIDEST_PX = 280
_CREST_PX, _LOW_CREST_PX = 52, 36
_CENTER: Final = Qt.AlignmentFlag.AlignCenter
_FAINT: Final = 0.45
"""How much is left of a chain whose turn has not come, or is over."""


class Part(Enum):
    """The fate of a chain in a merger, at one step of it."""

    EQUAL = "equal"
    """Nothing is decided yet."""
    SURVIVOR = "survivor"
    NOW = "now"
    LATER = "later"
    DONE = "done"


@dataclass(frozen=True, slots=True)
class Crest:
    """A chain of a merger as a card."""

    letter: str
    name: str
    size: int
    caption: str
    part: Part


class CrestRow(Adaptive, QWidget):
    """Paints one card a chain, the survivor first and an arrow from the others to it."""

    def __init__(self) -> None:
        super().__init__()
        self._crests: tuple[Crest, ...] = ()
        self._room = Room.USUAL
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_crests(self, crests: Sequence[Crest]) -> None:
        """Show these chains, from left to right."""
        self._crests = tuple(crests)
        texts = [
            f"{each.name} {each.caption}"
            if each.part is Part.EQUAL
            else f"{each.name} {number(each.size)}, {each.caption}"
            for each in crests
        ]
        self.setAccessibleName(join_terse(texts))
        self.update()

    def set_room(self, room: Room) -> None:
        """Put the sizes beside the crests, where height is short, or below them."""
        self._room = room
        self.updateGeometry()
        self.update()

    def forget(self) -> None:
        """Show no chain."""
        self.show_crests(())

    def refit(self) -> None:
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return QSize(theme.scaled(320), theme.scaled(_HEIGHTS_PX[self._room]))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        has_survivor = any(each.part is Part.SURVIVOR for each in self._crests)
        gap, arrow = theme.scaled(_GAP_PX), theme.scaled(_ARROW_PX) if has_survivor else 0
        count = max(1, len(self._crests))
        room = self.width() - 2 - gap * (count - 1) - max(0, arrow - gap)
        width = min(room / count, theme.scaled(_WIDEST_PX))
        left = 1.0
        for each in self._crests:
            rect = QRectF(left, 1, width, self.height() - 2)
            self._paint_card(painter, rect, each)
            left += width + gap
            if each.part is Part.SURVIVOR and count > 1:
                side = theme.scaled(24)
                middle = left - gap + arrow / 2
                box = QRectF(middle - side / 2, self.height() / 2 - side / 2, side, side)
                painter.save()  # the arrow points from the acquired chains to the survivor
                painter.translate(box.center())
                painter.scale(-1, 1)
                painter.translate(-box.center())
                icons.draw_icon(painter, box, "arrow-right", theme.current().ink_muted)
                painter.restore()
                left += arrow - gap

    def _paint_card(self, painter: QPainter, rect: QRectF, crest: Crest) -> None:
        look, part = theme.current(), crest.part
        edges = {Part.SURVIVOR: look.accent, Part.NOW: look.chains[crest.letter].fill}
        is_faint = part in (Part.LATER, Part.DONE)
        pen = QPen(edges.get(part, look.hairline), 2 if part in edges else 1)
        draw_box(painter, rect, theme.RADIUS_LARGE, look.paper_raised, pen)
        painter.setOpacity(_FAINT if is_faint else 1.0)
        caption_px = theme.scaled(_CAPTION_PX)
        above = rect.adjusted(0, theme.SPACE, 0, -caption_px - theme.SPACE_HALF)
        below = rect.adjusted(4, 0, -4, -2)
        below.setTop(below.bottom() - caption_px)
        captions = [join_terse([crest.name, crest.caption]), crest.caption]
        if self._room is Room.ROOMY:
            above.setBottom(above.bottom() - theme.scaled(_NAME_PX))
            named = QRectF(below.left(), above.bottom(), below.width(), theme.scaled(_NAME_PX))
            _write(painter, named, crest.name, theme.font("title", bold=True), look.ink, _CENTER)
            del captions[0]
        self._paint_size(painter, above, crest)
        painter.setOpacity(1.0)  # small words keep their contrast
        caption = _first_that_fits(captions, below.width())
        font = _fitting(caption, theme.font("small"), below.width())
        _write(painter, below, caption, font, look.ink_muted, _CENTER)

    def _paint_size(self, painter: QPainter, box: QRectF, crest: Crest) -> None:
        """Paint a crest and the size of its chain, beside each other where height is short."""
        is_low = self._room is Room.LOW
        crest_px = theme.scaled(_LOW_CREST_PX if is_low else _CREST_PX)
        text, font = number(crest.size), QFont(theme.font("display", bold=True))
        font.setPixelSize(theme.scaled(_LOW_SIZE_PX if is_low else _SIZE_PX))
        size_px = QFontMetricsF(font).horizontalAdvance(text)
        if is_low:
            whole = crest_px + theme.SPACE + size_px
            chip = QRectF(box.center().x() - whole / 2, 0, crest_px, crest_px)
            chip.moveTop(box.center().y() - crest_px / 2)
            figure = QRectF(chip.right() + theme.SPACE, box.top(), size_px + 2, box.height())
        else:
            chip = QRectF(box.center().x() - crest_px / 2, box.top(), crest_px, crest_px)
            figure = box.adjusted(0, crest_px, 0, 0)
        draw_chip(painter, chip, crest.letter)
        _write(painter, figure, text, font, theme.current().ink, _CENTER)


def _write(
    painter: QPainter, box: QRectF, text: str, font: QFont, ink: QColor, align: Qt.AlignmentFlag
) -> None:
    painter.setFont(font)
    painter.setPen(ink)
    painter.drawText(box, align, text)


def _first_that_fits(texts: Sequence[str], width_px: float) -> str:
    """Return the first of some texts for small type that a width has room for, or the last."""
    metrics = QFontMetricsF(theme.font("small"))
    return next((t for t in texts if metrics.horizontalAdvance(t) <= width_px), texts[-1])


def _fitting(text: str, font: QFont, width_px: float) -> QFont:
    """Return a font in which a text is no wider than that, if it is not too small to be read."""
    wanted = QFontMetricsF(font).horizontalAdvance(text)
    if wanted <= width_px:
        return font
    result = QFont(font)
    result.setPixelSize(max(9, int(font.pixelSize() * width_px / wanted)))
    return result
