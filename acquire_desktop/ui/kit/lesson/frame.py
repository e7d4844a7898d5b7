"""Lesson frame: a page with a table, over which the card of a step stands."""

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QWidget

from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.lesson.bubble import LessonBubble
from acquire_desktop.ui.kit.lesson.bubble_place import bubble_place, is_good
from acquire_desktop.ui.kit.lesson.light import Light


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
