"""Choice buttons: what an action is called, and in smaller letters what it costs or brings."""

from typing import Final

from PySide6.QtCore import QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QWidget

from acquire_desktop.games.hotel_tycoon.engine.actions import Action
from acquire_desktop.games.hotel_tycoon.engine.view import View
from acquire_desktop.ui.hotel_tycoon.words.action_texts import action_text
from acquire_desktop.ui.hotel_tycoon.words.names import Names
from acquire_desktop.ui.kit.boxes import row
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.lettering import write
from acquire_desktop.ui.kit.painted_button import PaintedButton, draw_box, draw_ring
from acquire_desktop.ui.kit.texts import join_terse, number, translate

_FLAGS: Final = int(Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap)
_AIR: Final = theme.SPACE


class ChoiceButton(PaintedButton):
    """One choice.

    Signals:
        pointed (bool): Whether the pointer or the focus is on it now.
    """

    pointed = Signal(bool)

    def __init__(self, title: str, detail: str = "", digit: int = 0) -> None:
        """Make a button with a title, a detail, and the digit that chooses it, 0 for none."""
        super().__init__(takes_enter=True)
        self._title, self._detail, self._digit = title, detail, digit
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setAccessibleName(title)
        self.setAccessibleDescription(detail)

    @property
    def title(self) -> str:
        """The first line."""
        return self._title

    @property
    def detail(self) -> str:
        """What stands below, or nothing."""
        return self._detail

    def heightForWidth(self, width: int) -> int:
        title, detail = self._heights(width)
        return max(title + detail + 2 * _AIR, theme.TARGET_PX)

    def sizeHint(self) -> QSize:
        return QSize(theme.scaled(260), self.heightForWidth(max(self.width(), theme.scaled(220))))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme.scaled(160), theme.TARGET_PX)

    def paint(self, painter: QPainter) -> None:
        look = theme.current()
        box = self.rect().adjusted(1, 1, -1, -1).toRectF()
        draw_box(painter, box, theme.RADIUS, self.ground(look.paper_raised))
        draw_box(painter, box, theme.RADIUS, pen=QPen(look.border, theme.HAIRLINE_PX))
        title, detail = self._heights(self.width())
        left, width = self._left(), self.width() - self._left() - _AIR
        top = (self.height() - title - detail) // 2
        if self._digit:
            place = QRect(0, top, self._left(), title)
            centre = Qt.AlignmentFlag.AlignCenter
            write(painter, place, number(self._digit), look.ink_muted, "small", flags=centre)
        place = QRect(left, top, width, title)
        write(painter, place, self._title, look.ink, "body", bold=True, flags=_FLAGS)
        place = QRect(left, top + title, width, detail)
        write(painter, place, self._detail, look.ink_muted, "small", flags=_FLAGS)
        if self.hasFocus():
            draw_ring(painter, box, theme.RADIUS)

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.pointed.emit(True)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.pointed.emit(False)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.pointed.emit(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.pointed.emit(False)

    def _left(self) -> int:
        return theme.scaled(26) if self._digit else _AIR + 4

    def _heights(self, width: int) -> tuple[int, int]:
        """Return the heights of both texts in a button of a width, in pixels."""
        room = QRect(0, 0, max(width - self._left() - _AIR, 20), 10_000)
        title = QFontMetrics(theme.font("body", bold=True))
        height = title.boundingRect(room, _FLAGS, self._title).height()
        if not self._detail:
            return height, 0
        detail = QFontMetrics(theme.font("small"))
        return height, detail.boundingRect(room, _FLAGS, self._detail).height() + 2


class RunPicker(QWidget):
    """Steps through choices that differ in an amount alone.

    Signals:
        chosen (object): The action that the button names.
    """

    chosen = Signal(object)

    def __init__(self, run: tuple[Action, ...], view: View, names: Names) -> None:
        super().__init__()
        self._run, self._view, self._names = run, view, names
        self._at = 0
        self._box: QHBoxLayout = row(of=self, spacing=theme.SPACE_HALF)
        self.steppers = {}
        for step, sign in ((-10, "−−"), (-1, "−"), (1, "+"), (10, "++")):
            button = QPushButton(sign)
            button.setFixedWidth(theme.scaled(40))
            button.setAccessibleName(_step_name(step))
            button.clicked.connect(lambda _=False, by=step: self.move_by(by))
            self.steppers[step] = button
        self.button = self._made()
        self._box.addWidget(self.steppers[-10])
        self._box.addWidget(self.steppers[-1])
        self._box.addWidget(self.button, 1)
        self._box.addWidget(self.steppers[1])
        self._box.addWidget(self.steppers[10])
        self._show()

    def move_by(self, steps: int) -> None:
        """Go some choices on, at most to the first or last one."""
        self._at = min(max(self._at + steps, 0), len(self._run) - 1)
        old, self.button = self.button, self._made()
        self._box.replaceWidget(old, self.button)
        old.hide()
        old.deleteLater()
        self._show()

    def _made(self) -> ChoiceButton:
        told = action_text(self._run[self._at], self._view, self._names)
        button = ChoiceButton(told.title, told.detail)
        button.clicked.connect(lambda: self.chosen.emit(self._run[self._at]))
        return button

    def _show(self) -> None:
        for step, button in self.steppers.items():
            button.setEnabled(self._at > 0 if step < 0 else self._at < len(self._run) - 1)


def _step_name(step: int) -> str:
    """Return what a screen reader says of a stepper."""
    more = translate("HotelChoices", "more") if step > 0 else translate("HotelChoices", "less")
    return join_terse([number(abs(step)), more])
