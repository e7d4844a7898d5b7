"""Light of the lesson: what a step is about shines through a veil over the table."""

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import (
    QPoint,
    QPointF,
    QRect,
    QRectF,
    Qt,
    QTimer,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from acquire_desktop.ui.kit.look import motion, theme
from acquire_desktop.ui.kit.look.colors import with_alpha
from acquire_desktop.ui.kit.painted_button import draw_box

_VEIL: Final = 0.36
_NEAR_PX: Final = 4
"""Between a target and the edge of its hole."""
_GLOW: Final = ((12, 0.25), (7, 0.5), (3, 1.0))
"""The widths of the strokes round a target, in pixels, and how opaque they are."""
_TAIL_PX: Final = 16
"""Half the width of the tail where it leaves the bubble."""
_LOOK_MS: Final = 100
"""So often it is looked where the targets are: they scroll, and tabs hide them."""
_COME_MS: Final = 300


class Light(QWidget):
    """Lies over the page and takes no clicks.

    Signals:
        moved (): What shines is elsewhere now.
    """

    moved = Signal()

    def __init__(self, page: QWidget, targets: Callable[[], Sequence[QRect]]) -> None:
        """Begin without light.

        Args:
            page: Over which it lies.
            targets: Returns where the targets are on the page, in pixels.
        """
        super().__init__(page)
        self._find = targets
        self.targets: Sequence[QRect] = ()
        """What shines, in pixels of the page, the most important first."""
        self.is_path = False
        """Whether an arrow leads from the second target to the first."""
        self._bubble = QRect()
        self._shine = 1.0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._look = QTimer(self)
        self._look.setInterval(_LOOK_MS)
        self._look.timeout.connect(self.follow)
        self._coming = motion.animation(self, self._come, _COME_MS)

    @property
    def is_coming(self) -> bool:
        """Whether it still becomes brighter."""
        return self._coming.state() is QVariantAnimation.State.Running

    def show_anew(self, *, is_path: bool) -> None:
        """Light what is meant now."""
        self.forget()
        self.is_path = is_path
        self._look.start()
        self.show()
        self.follow()
        if motion.is_on():
            self._coming.start()

    def forget(self) -> None:
        """Light nothing."""
        self._look.stop()
        self._coming.stop()
        self._shine = 1.0
        self.targets = ()
        self._bubble = QRect()
        self.hide()

    def point_from(self, bubble: QRect) -> None:
        """Take where the bubble stands, from which a tail leads to the first target."""
        if bubble != self._bubble:
            self._bubble = bubble
            self.update()

    def follow(self) -> None:
        """Look where the targets are."""
        if not self.isVisible():
            return
        targets = tuple(self._find())
        if targets != self.targets:
            self.targets = targets
            self.update()
            self.moved.emit()

    def _come(self, shine: float) -> None:
        self._shine = shine
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.targets:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(self._shine)
        look, round_px = theme.current(), theme.RADIUS_SMALL + 2
        holes = [QRectF(each).adjusted(-_NEAR_PX, -_NEAR_PX, _NEAR_PX, _NEAR_PX)
                 for each in self.targets]  # fmt: skip
        veil = QPainterPath()
        veil.addRect(QRectF(self.rect()))
        for hole in holes:
            inner = QPainterPath()
            inner.addRoundedRect(hole, round_px, round_px)
            veil -= inner
        painter.fillPath(veil, with_alpha(look.plate, _VEIL))
        for hole in holes:
            for width, share in _GLOW:
                pen = QPen(with_alpha(look.brass, share), width)
                draw_box(painter, hole, round_px, pen=pen)
        if self.is_path and len(holes) > 1:
            self._paint_path(painter, holes[1], holes[0])
        if self._bubble.isValid():
            self._paint_tail(painter, holes[0])

    def _paint_path(self, painter: QPainter, start: QRectF, end: QRectF) -> None:
        """Paint the dashed way of a tile from the rack to its space."""
        begin, goal = QPointF(start.center().x(), start.top()), end.center()
        goal.setY(end.bottom())
        path = QPainterPath(begin)
        middle = (begin.y() + goal.y()) / 2
        path.cubicTo(QPointF(begin.x(), middle), QPointF(goal.x(), middle), goal)
        brass = theme.current().brass
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(brass, 3, Qt.PenStyle.DashLine))
        painter.drawPath(path)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(brass)
        head = (goal, goal + QPointF(-7, 13), goal + QPointF(7, 13))
        painter.drawPolygon(QPolygonF(head))

    def _paint_tail(self, painter: QPainter, target: QRectF) -> None:
        """Paint what leads from the bubble, which lies over its broad end, to a target."""
        bubble = QRectF(self._bubble)
        tip = _nearest(target, bubble.center())
        inner = bubble.adjusted(*(2 * _TAIL_PX * way for way in (1, 1, -1, -1)))
        root = _nearest(inner, tip)
        way = tip - root
        length = max(1.0, (way.x() ** 2 + way.y() ** 2) ** 0.5)
        half = QPointF(-way.y(), way.x()) * (_TAIL_PX / length)
        look = theme.current()
        painter.setPen(QPen(look.brass_ink, 2))
        painter.setBrush(look.paper_raised)
        painter.drawPolygon(QPolygonF([root + half, tip, root - half]))


def in_sight(page: QWidget, part: QWidget, rect: QRect) -> QRect:
    """Return where a piece of a part is on the page, or nothing where it is not in sight."""
    if not part.isVisible():
        return QRect()
    seen = part.visibleRegion().boundingRect().intersected(rect)
    return QRect(part.mapTo(page, QPoint()) + seen.topLeft(), seen.size())


def _nearest(rect: QRectF, point: QPointF) -> QPointF:
    """Return the point of a rectangle that is nearest to another."""
    return QPointF(
        min(max(point.x(), rect.left()), rect.right()),
        min(max(point.y(), rect.top()), rect.bottom()),
    )
