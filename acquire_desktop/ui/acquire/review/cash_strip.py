"""Cash strip: the cash with which a seat's turns began, those without money for a stock in red."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.lettering import LEFT, RIGHT, width_px, write
from acquire_desktop.ui.kit.painted_button import draw_box
from acquire_desktop.ui.kit.texts import join_facts, later, money, number, translate

_HEIGHT_PX: Final = 52
_DOT_PX: Final = 3

CashPoint = tuple[int, int, bool]
"""Turn, dollars, and whether they paid no stock."""


class CashStrip(Adaptive, QWidget):
    """Paints the course of cash, the first turn at the left."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.points: Sequence[CashPoint] = ()
        """What is shown."""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        for setter in (self.setAccessibleName, self.setToolTip):
            self.set_text(setter, later("ReviewMoney", "Cash at the start of each turn"))

    def show_cash(self, points: Sequence[CashPoint]) -> None:
        """Show the cash of a seat by its turns, or none."""
        self.points = points
        told = [
            translate("ReviewMoney", "turn {turn}: {cash}", turn=number(turn), cash=money(cash))
            for turn, cash, _ in points
        ]
        self.setAccessibleDescription(join_facts(told) if told else "")
        self.update()

    def refit(self) -> None:
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return QSize(theme.scaled(240), theme.scaled(_HEIGHT_PX))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme.scaled(160), theme.scaled(_HEIGHT_PX))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, look = QPainter(self), theme.current()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = QRectF(self.rect())
        draw_box(painter, room, theme.RADIUS, look.paper_raised)
        inner = room.adjusted(theme.SPACE, theme.SPACE_HALF, -theme.SPACE, -theme.SPACE_HALF)
        title = translate("ReviewMoney", "Cash")
        write(painter, inner, title, look.ink_muted, flags=LEFT)
        if not self.points:
            return
        most = max(cash for _, cash, _ in self.points)
        label = money(most)
        write(painter, inner, label, look.ink_muted, flags=RIGHT)
        left, right = width_px(title), width_px(label)
        plot = inner.adjusted(left + theme.SPACE_2, 7, -right - theme.SPACE_2, -7)
        places = [self._place(plot, at, most) for at in range(len(self.points))]
        painter.setPen(QPen(look.accent, 2))
        painter.drawPolyline(places)
        for place, (_, _, is_poor) in zip(places, self.points, strict=True):
            radius = _DOT_PX + is_poor
            spot = QRectF(place.x() - radius, place.y() - radius, 2 * radius, 2 * radius)
            draw_box(painter, spot, radius, look.loss if is_poor else look.accent)

    def _place(self, plot: QRectF, at: int, most: int) -> QPointF:
        share = at / max(1, len(self.points) - 1)
        height = self.points[at][1] / max(1, most)
        return QPointF(plot.left() + share * plot.width(), plot.bottom() - height * plot.height())
