"""The plates of the start page: buttons over the city that say what happens."""

from enum import Enum
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFocusEvent, QFont, QFontMetrics, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from acquire_desktop.ui.kit.boxes import row
from acquire_desktop.ui.kit.focus import KEY_REASONS
from acquire_desktop.ui.kit.key_guard import ButtonGuard
from acquire_desktop.ui.kit.look import icons, theme
from acquire_desktop.ui.kit.look.colors import with_alpha
from acquire_desktop.ui.kit.look.lettering import LEFT, RIGHT, write_shrunk
from acquire_desktop.ui.kit.painted_button import PaintedButton, draw_box, draw_ring
from acquire_desktop.ui.kit.texts import escape_html
from acquire_desktop.ui.start.zoom import Zoom

_RADIUS: Final = 12
_SHADOW: Final = QPointF(3, 5)
_GAP_PX: Final = 14
"""Between a title and what stands beside it."""
_PORTRAIT_PX: Final = 36
_CENTER: Final = Qt.AlignmentFlag.AlignCenter
_SMALL_TITLES_PX: Final = (15, 14, 13)
"""Heights of the letters of the titles of small plates, the usual one first."""


class PlateForm(Enum):
    """How title and detail stand: beside each other, or the one above the other."""

    ROW = "row"
    STACK = "stack"


class Plate(PaintedButton):
    """A button with a title and a line that says what happens."""

    def __init__(self, title_px: int, pad_px: int, portrait: str = "") -> None:
        """Make a plate without texts.

        Args:
            title_px: Height of the title's letters.
            pad_px: Above and below the letters.
            portrait: The key of the portrait beside the title.
        """
        super().__init__(takes_enter=True)
        self.is_main = False
        """Whether it has the accent colour."""
        self.form = PlateForm.ROW
        self.zoom = Zoom()
        self.width_px = 0
        """What it was given; less is only there until it is given that."""
        self.detail = ""
        self._title_px, self._pad_px, self._portrait = title_px, pad_px, portrait
        self._has_keys = False
        self.press_guard = ButtonGuard(self)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def set_texts(self, title: str, detail: str, whole: str = "") -> None:
        """Set title and detail, both shown as they are.

        Args:
            title: What it is called.
            detail: What is painted beside it.
            whole: What the detail is short for; empty where it is all there is to say.
        """
        if title != self.accessibleName():
            self.press_guard.renew()
        self.detail = detail
        self.setAccessibleName(title)
        self.setAccessibleDescription(whole or detail)
        self.updateGeometry()
        self.update()

    def set_tip(self, *parts: str) -> None:
        """Show some texts under the pointer, those that are empty left out."""
        self.setToolTip("<br>".join(escape_html(part) for part in parts if part))

    def fit(
        self, zoom: Zoom, width_px: int, form: PlateForm = PlateForm.ROW, title_px: int = 0
    ) -> None:
        """Take a zoom, a width and a form, and another height of the title's letters, if any."""
        title_px = title_px or self._title_px
        wanted = zoom, form, title_px, width_px
        if wanted != (self.zoom, self.form, self._title_px, self.width_px):
            self.zoom, self.form, self._title_px, self.width_px = zoom, form, title_px, width_px
            self.setMaximumWidth(width_px)
            self.updateGeometry()
            self.update()

    def least_px(self, zoom: Zoom, title_px: int) -> int:
        """Return the width that a title of such letters needs in a stack, in pixels."""
        title = QFontMetrics(zoom.font(title_px, bold=True))
        wide = title.horizontalAdvance(self.accessibleName())
        return wide + 2 * zoom.px(_GAP_PX // 2) + self.width() - round(self._card().width())

    def sizeHint(self) -> QSize:
        return QSize(self.width_px, self.content_px() + 2 * self.zoom.px(self._pad_px) + 5)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.sizeHint().height())

    def content_px(self) -> int:
        """Return the height of what stands on the plate, in pixels."""
        title, detail = map(QFontMetrics, self._fonts())
        if self.form is PlateForm.STACK or not self._is_one_line():
            return title.height() + detail.height() + self.zoom.px(2)
        portrait = self._portrait_px() if self._portrait else 0
        return max(title.height(), portrait)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._has_keys = event.reason() in KEY_REASONS

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._has_keys = True
        self.update()
        super().keyPressEvent(event)

    def paint(self, painter: QPainter) -> None:
        look, radius = theme.current(), self.zoom.px(_RADIUS)
        card = self._card()
        draw_box(painter, card.translated(_SHADOW), radius, with_alpha(look.shadow, 0.28))
        usual = look.accent if self.is_main else look.paper_raised
        fill = self.ground(usual, reacts=not self.is_main)
        if self.is_main and (self.underMouse() or self.isDown()):
            fill = look.accent_hover
        draw_box(painter, card, radius, fill, self.edge())
        if self.hasFocus() and self._has_keys:
            draw_ring(painter, card, radius)
            if self.is_main:  # the ring is close to the accent
                inner = card.adjusted(4, 4, -4, -4)
                draw_box(painter, inner, radius - 3, pen=QPen(look.accent_ink, theme.FOCUS_PX))
        ink = look.accent_ink if self.is_main else look.ink
        muted = look.accent_ink if self.is_main else look.ink_muted
        self.paint_content(painter, card.toRect(), ink, muted)

    def edge(self) -> QPen:
        """Return the outline of the plate."""
        return QPen(theme.current().hairline)

    def paint_content(self, painter: QPainter, card: QRect, ink: QColor, muted: QColor) -> None:
        """Write title and detail on the plate."""
        if self.form is PlateForm.STACK:
            pad = self.zoom.px(_GAP_PX // 2)
            inner, left, right = card.adjusted(pad, 0, -pad, 0), _CENTER, _CENTER
        else:
            pad = self._side_px()
            inner, left, right = card.adjusted(pad, 0, -pad, 0), LEFT, RIGHT
        title, detail = self._fonts()
        if self.form is PlateForm.ROW and self._is_one_line():
            self._write(painter, inner, self.accessibleName(), title, ink, left)
            self._paint_portrait(painter, inner)
            self._write(painter, inner, self.detail, detail, muted, right)
            return
        high = QFontMetrics(title).height()
        box = QRect(inner.left(), 0, inner.width(), high)
        box.moveTop(inner.top() + (inner.height() - self.content_px()) // 2)
        self._write(painter, box, self.accessibleName(), title, ink, left)
        below = QRect(box.left(), box.bottom() + 1 + self.zoom.px(2), box.width(), 0)
        below.setHeight(QFontMetrics(detail).height())
        self._write(painter, below, self.detail, detail, muted, left)

    def _card(self) -> QRectF:
        """Return the plate without its shadow."""
        return QRectF(self.rect()).adjusted(1, 1, -1 - _SHADOW.x(), -_SHADOW.y())

    def _side_px(self) -> int:
        return self.zoom.px(24 if self._title_px > 16 else 16)

    def _fonts(self) -> tuple[QFont, QFont]:
        detail = 15 if self._title_px > 16 else 13
        return self.zoom.font(self._title_px, bold=True), self.zoom.font(detail)

    def _is_one_line(self) -> bool:
        """Tell whether title and detail have room beside each other."""
        title, detail = self._fonts()
        needed = QFontMetrics(title).horizontalAdvance(self.accessibleName())
        needed += QFontMetrics(detail).horizontalAdvance(self.detail)
        needed += 2 * self._side_px() + self.zoom.px(_GAP_PX) + 4
        if self._portrait:
            needed += self._portrait_px() + self.zoom.px(_GAP_PX)
        return needed <= self.width_px

    def _portrait_px(self) -> int:
        return self.zoom.letters_px(_PORTRAIT_PX)

    def _paint_portrait(self, painter: QPainter, inner: QRect) -> None:
        if not self._portrait:
            return
        side, title = self._portrait_px(), QFontMetrics(self._fonts()[0])
        left = inner.left() + title.horizontalAdvance(self.accessibleName()) + self.zoom.px(_GAP_PX)
        place = QRectF(left, inner.center().y() - side / 2, side, side)
        icons.draw_picture(painter, place, f"portraits/{self._portrait}.svg")

    @staticmethod
    def _write(
        painter: QPainter, box: QRect, text: str, font: QFont, ink: QColor, flags: Qt.AlignmentFlag
    ) -> None:
        painter.setPen(ink)
        write_shrunk(painter, box, text, font, flags)


class SmallPlates(QWidget):
    """Stands plates beside each other, or below each other where their words would be cut."""

    def __init__(self, count: int) -> None:
        super().__init__()
        self.plates = tuple(Plate(_SMALL_TITLES_PX[0], 12) for _ in range(count))
        self._box = row(*self.plates, of=self)

    def fit(self, zoom: Zoom, width: int) -> None:
        """Fill a width, in pixels."""
        gap, count = zoom.px(7), len(self.plates)
        third = (width - (count - 1) * gap) // count

        def fits(title_px: int) -> bool:
            return all(plate.least_px(zoom, title_px) <= third for plate in self.plates)

        title_px = next(filter(fits, _SMALL_TITLES_PX), 0)
        form = PlateForm.STACK if title_px else PlateForm.ROW
        box = self._box
        box.setSpacing(gap if title_px else zoom.px(9))
        box.setDirection(box.Direction.LeftToRight if title_px else box.Direction.TopToBottom)
        for plate in self.plates:
            plate.fit(zoom, third if title_px else width, form, title_px or _SMALL_TITLES_PX[0])
