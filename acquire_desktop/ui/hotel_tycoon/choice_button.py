"""Choice buttons with an action and its costs, and steps through actions that differ in amount."""

from collections.abc import Callable
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QPainter, QPen
from PySide6.QtWidgets import QPushButton, QSizePolicy, QVBoxLayout, QWidget

from acquire_desktop.games.hotel_tycoon.engine.actions import Action, Bid
from acquire_desktop.ui.kit.boxes import Stretched, column, row
from acquire_desktop.ui.kit.key_guard import ButtonGuard
from acquire_desktop.ui.kit.keys import acting_key, command_key
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.lettering import RIGHT, balanced_px, width_px, wrapped_rect, write
from acquire_desktop.ui.kit.painted_button import PaintedButton, draw_box, draw_ring
from acquire_desktop.ui.kit.texts import join_sentences, join_terse, money, number, translate

_FLAGS: Final = int(Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap)
_AIR: Final = theme.SPACE - 1
_CLOSE_AIR: Final = 3
"""Above and below the texts where the choices are drawn closer together."""
_SIZES: Final[tuple[theme.TextSize, ...]] = ("body", "small", "small")
"""Of title, detail and warning."""
_STEPS: Final = (-10, -1, 1, 10)
"""The steps of a picker."""


class Lines(NamedTuple):
    """The lines of a button."""

    title: str
    detail: str = ""
    warning: str = ""


class ChoiceButton(PaintedButton):
    """One choice.

    Signals:
        pointed (bool): Whether the pointer or the focus is on it now.
    """

    pointed = Signal(bool)

    def __init__(
        self,
        title: str,
        detail: str = "",
        digit: int = 0,
        warning: str = "",
        *,
        short: Lines | None = None,
    ) -> None:
        """Make a button.

        Args:
            title: What the action is called.
            detail: What it costs or brings, in smaller letters.
            digit: Which one chooses it; 0 for none.
            warning: What it may cost, below the rest and in the colour of losses.
            short: What stands there instead where the choices are drawn closer together.
        """
        super().__init__(takes_enter=True)
        self._guard = ButtonGuard(self)
        self._title, self._detail, self._digit, self._warning = title, detail, digit, warning
        self._short = short
        self._is_close = self._hides_detail = False
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setAccessibleName(title)
        self.setAccessibleDescription(join_sentences([each for each in (detail, warning) if each]))

    @property
    def title(self) -> str:
        """The first line."""
        return self._title

    @property
    def detail(self) -> str:
        """The line below the title, or an empty text."""
        return self._detail

    @property
    def warning(self) -> str:
        """The line of the possible cost, or an empty text."""
        return self._warning

    def draw_closer(self, is_close: bool) -> None:
        """Draw it lower, for want of room, or as usual."""
        if is_close is not self._is_close:
            self._is_close = is_close
            self.updateGeometry()
            self.update()

    def hide_detail(self) -> None:
        """Leave out the detail: it stands above, for several buttons. Readers hear it here, too."""
        self._hides_detail = True
        self.updateGeometry()

    def heightForWidth(self, width: int) -> int:
        air = _CLOSE_AIR if self._is_close else _AIR
        return max(sum(self._heights(width)) + 2 * air, theme.TARGET_PX)

    def sizeHint(self) -> QSize:
        return QSize(theme.scaled(260), self.heightForWidth(max(self.width(), theme.scaled(220))))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme.scaled(160), theme.TARGET_PX)

    def paint(self, painter: QPainter) -> None:
        look = theme.current()
        box = self.rect().adjusted(1, 1, -1, -1).toRectF()
        draw_box(painter, box, theme.RADIUS, self.ground(look.paper_raised))
        draw_box(painter, box, theme.RADIUS, pen=QPen(look.border, theme.HAIRLINE_PX))
        heights = self._heights(self.width())
        left, width = self._left(), self.width() - self._left() - _AIR
        top = (self.height() - sum(heights)) // 2
        if self._digit:
            place = QRect(0, top, self._left(), heights[0])
            centre = Qt.AlignmentFlag.AlignCenter
            sign = acting_key(command_key(f"number_{self._digit}"))
            write(painter, place, sign, look.ink_muted, "small", flags=centre)
        if self._is_beside(width):
            place = QRect(left, top, width, heights[0])
            write(painter, place, self._texts().detail, look.ink_muted, "small", flags=RIGHT)
        inks = (look.ink, look.ink_muted, look.loss)
        for text, size, ink, height in zip(self._texts(), _SIZES, inks, heights, strict=True):
            if not height:
                continue
            is_bold = size == "body"
            room = balanced_px(text, theme.font(size, bold=is_bold), width)
            place = QRect(left, top, min(room + 2, width), height)
            write(painter, place, text, ink, size, bold=is_bold, flags=_FLAGS)
            top += height
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

    def _texts(self) -> Lines:
        if self._is_close and self._short is not None:
            return self._short
        detail = "" if self._hides_detail else self._detail
        return Lines(self._title, detail, self._warning)

    def _is_beside(self, width: int) -> bool:
        """Tell whether the detail stands beside the title, where there is so much room for both."""
        texts = self._texts()
        if not self._is_close or not texts.detail:
            return False
        both = width_px(texts.title, "body", bold=True) + width_px(texts.detail)
        return both + theme.SPACE_2 <= width

    def _heights(self, width: int) -> list[int]:
        """Return the heights of all texts in a button of a width, in pixels; 0 for none below."""
        inner = max(width - self._left() - _AIR, 20)
        heights = []
        for text, size in zip(self._texts(), _SIZES, strict=True):
            height = wrapped_rect(text, theme.font(size, bold=size == "body"), inner).height() + 2
            heights.append(height if text else 0)
        if self._is_beside(inner):
            heights[1] = 0
        return heights


class RunPicker(QWidget):
    """A button for one choice of a run, and above it steps to the others.

    Signals:
        chosen (object): The action that the button names.
        moved (object): The action that it names from now on.
    """

    chosen = Signal(object)
    moved = Signal(object)

    def __init__(self, run: tuple[Action, ...], make: Callable[[Action], ChoiceButton]) -> None:
        """Make the picker, which begins at the first choice.

        Args:
            run: The choices in order.
            make: Makes the button of one of them.
        """
        super().__init__()
        self._run, self._make = run, make
        self._at = 0
        self.steppers = {step: self._stepper(step) for step in _STEPS}
        steps = (Stretched(stepper, 1) for stepper in self.steppers.values())
        self.button = self._made()
        # The button may grow: below it the steps would move away under the pointer.
        self._box: QVBoxLayout = column(
            row(*steps, spacing=theme.SPACE_HALF), self.button, of=self, spacing=theme.SPACE_HALF
        )
        self._show()

    def action(self) -> Action:
        """Return the choice that the button names."""
        return self._run[self._at]

    def move_by(self, steps: int) -> None:
        """Go some choices on, at most to the first or last one."""
        self._at = min(max(self._at + steps, 0), len(self._run) - 1)
        old, self.button = self.button, self._made()
        self._box.replaceWidget(old, self.button)
        old.hide()
        old.deleteLater()
        self._show()
        self.moved.emit(self.action())

    def _stepper(self, step: int) -> QPushButton:
        button = QPushButton(("+" if step > 0 else "−") + self._amount(step))
        button.setProperty("small", True)
        button.setMinimumSize(theme.TARGET_PX, theme.TARGET_PX)
        more = translate("HotelChoices", "more") if step > 0 else translate("HotelChoices", "less")
        button.setAccessibleName(join_terse([self._amount(step), more]))
        button.clicked.connect(lambda: self.move_by(step))
        return button

    def _amount(self, step: int) -> str:
        """Return how much a step is: dollars of a bid, or spaces."""
        first, second = self._run[0], self._run[min(1, len(self._run) - 1)]
        if isinstance(first, Bid) and isinstance(second, Bid):
            return money(abs(step) * max(second.amount - first.amount, 1))
        return number(abs(step))

    def _made(self) -> ChoiceButton:
        button = self._make(self.action())
        button.clicked.connect(lambda: self.chosen.emit(self.action()))
        return button

    def _show(self) -> None:
        for step, button in self.steppers.items():
            button.setVisible(len(self._run) > 1)
            button.setEnabled(self._at > 0 if step < 0 else self._at < len(self._run) - 1)
