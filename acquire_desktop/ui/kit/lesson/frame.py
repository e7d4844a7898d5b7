"""Lesson frame: a page with a table, over which the card of a step stands, and where it does."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from typing import Final

from PySide6.QtCore import QPoint, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QWidget

from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.lesson.bubble import LessonBubble
from acquire_desktop.ui.kit.lesson.light import Light

EDGE_PX: Final = 8
"""Between the bubble and the edges of the page."""
_GAP_PX: Final = 28
"""Between the bubble and a target, for the tail."""
_CLOSE_PX: Final = 8
"""The same where there is little room, and beside everything else."""


def bubble_place(
    sizes: Iterable[QSize], page: QRect, targets: Sequence[QRect], others: Sequence[QRect]
) -> QRect:
    """Return where a bubble stands: in the first size in which it hides no target.

    Args:
        sizes: What it may be, in pixels; the best first.
        page: The page on which it stays.
        targets: What it must not cover; it stands near the first.
        others: What it covers only where there is no other place.
    """
    places = []
    for size in sizes:
        place = _place(size, page, targets, others)
        if is_good(place, page, targets):
            return place
        places.append(place)
    return min(places, key=lambda place: (not page.contains(place), hidden_area(place, targets)))


def is_good(place: QRect, page: QRect, targets: Sequence[QRect]) -> bool:
    """Tell whether a bubble is on its page and hides no target."""
    return page.contains(place) and not hidden_area(place, targets)


def hidden_area(place: QRect, parts: Sequence[QRect]) -> int:
    """Return how much of some parts a bubble hides, in square pixels."""
    shared = (place & each for each in parts)
    return sum(each.width() * each.height() for each in shared if each.isValid())


def _place(size: QSize, page: QRect, targets: Sequence[QRect], others: Sequence[QRect]) -> QRect:
    near = targets[0] if targets else page

    def cost(place: QRect) -> tuple[int, int, int]:
        hidden, covered = hidden_area(place, targets), hidden_area(place, others)
        return hidden, covered, _distance(place, near)

    corners = _corners(size, page, targets, others)
    return min((QRect(corner, size) for corner in corners), key=cost)


def _corners(
    size: QSize, page: QRect, targets: Sequence[QRect], others: Sequence[QRect]
) -> Iterator[QPoint]:
    """Yield where the upper left corner may be."""
    room = page.adjusted(EDGE_PX, EDGE_PX, -EDGE_PX, -EDGE_PX)
    spans = [(each.left(), each.right()) for each in (*targets, *others)]
    across = _starts(size.width(), room.left(), room.width(), spans, len(targets))
    spans = [(each.top(), each.bottom()) for each in (*targets, *others)]
    down = _starts(size.height(), room.top(), room.height(), spans, len(targets))
    yield from (QPoint(x, y) for x, y in product(across, down))


def _starts(
    length: int, least: int, room: int, spans: Sequence[tuple[int, int]], targets: int
) -> list[int]:
    """Return where the bubble may begin in one direction, beside parts; targets come first."""
    free = max(0, room - length)
    found = {least, least + free}
    for position, (begin, end) in enumerate(spans):
        for gap in (_GAP_PX, _CLOSE_PX) if position < targets else (_CLOSE_PX,):
            found |= {begin - gap - length, end + gap}
        found.add((begin + end - length) // 2)
    return sorted({max(least, min(each, least + free)) for each in found})


def _distance(place: QRect, other: QRect) -> int:
    """Return how far the middles are from each other, squared."""
    way = place.center() - other.center()
    return way.x() ** 2 + way.y() ** 2


class LessonFrame(Adaptive, QWidget):
    """Keeps the card beside what is lit, and sends what its buttons and keys want.

    Signals:
        left (): The lesson is to be left.
    """

    left = Signal()
    light: Light
    bubble: LessonBubble

    def lay_bubble(self) -> None:
        """Make light and card, over all that is on the page."""
        self.light = Light(self, self.targets)
        self.bubble = bubble = LessonBubble(self)
        self.light.moved.connect(self.place_bubble)
        bubble.go_on_wanted.connect(self.go_on)
        bubble.back_wanted.connect(self.go_back)
        bubble.leave_wanted.connect(self.left)
        bubble.show_me_wanted.connect(self.show_me)
        for keys, press in (("Alt+Left", bubble.back.click), ("Alt+Right", self.show_me)):
            way = QShortcut(QKeySequence(keys), self)  # buttons would take it for their own
            way.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            way.activated.connect(press)

    # What a lesson fills in

    def has_card(self) -> bool:
        """Tell whether there is a card to show now."""
        raise NotImplementedError

    def targets(self) -> Sequence[QRect]:
        """Return where what the step is about is on the page, in pixels."""
        raise NotImplementedError

    def kept_free(self) -> tuple[Sequence[QRect], Sequence[QRect]]:
        """Return what the card must not hide, and what it hides only if it has to."""
        raise NotImplementedError

    def go_on(self) -> None:
        """Leave what is read, or hurry what is watched."""
        raise NotImplementedError

    def go_back(self) -> None:
        """Show the step before."""
        raise NotImplementedError

    def show_me(self) -> None:
        """Do the step for the learner."""
        raise NotImplementedError

    # Placing

    def place_bubble(self) -> None:
        """Put the card beside what the step is about."""
        bubble, light = self.bubble, self.light
        light.setGeometry(self.rect())
        bubble.setVisible(self.has_card())
        if bubble.isHidden():
            return
        hard, soft = self.kept_free()
        for is_compact in (False, True):
            bubble.set_compact(is_compact)
            place = bubble_place(bubble.sizes_for(self.size()), self.rect(), hard, soft)
            if is_good(place, self.rect(), hard):
                break
        bubble.setGeometry(place)
        light.raise_()
        bubble.raise_()
        light.point_from(place)

    def place_of(self, part: QWidget) -> QRect:
        """Return where a part is on the page."""
        return QRect(part.mapTo(self, QPoint()), part.size())

    def refit(self) -> None:
        self.place_bubble()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.place_bubble()
        QTimer.singleShot(0, self.light, self.light.follow)
