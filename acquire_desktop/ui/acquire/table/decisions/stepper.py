"""Stepper: one share of a settlement, by buttons, by keys and by the number a screen reader sets.

The names of the accessible methods are Qt's; its type stubs say less than they may return.
"""

# mypy: disable-error-code="override"

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from functools import cache, partial

from PySide6.QtCore import QObject, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleInterface,
    QAccessibleValueChangeEvent,
    QAccessibleValueInterface,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QAccessibleWidget,
    QBoxLayout,
    QPushButton,
    QToolButton,
    QWidget,
)
from shiboken6 import isValid

from acquire_desktop.games.acquire.engine.actions import DisposeStock
from acquire_desktop.ui.kit.accessible import NO_INTERFACE
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import Stretched, column, row
from acquire_desktop.ui.kit.hover_and_tooltip import clear_words
from acquire_desktop.ui.kit.keys import acting_key, command_key, with_key
from acquire_desktop.ui.kit.look import icons, theme
from acquire_desktop.ui.kit.texts import label, translate


class Step(Enum):
    """The target of a share's button."""

    FEWER = "fewer"
    MORE = "more"
    MOST = "most"


@dataclass(frozen=True, slots=True)
class Share:
    """The texts on the stocks that are sold, traded or kept."""

    title: str
    count: int
    most: int
    """As many as there can be beside the other shares."""
    most_text: str
    """What the button for as many as possible says."""
    outcome: str
    """What they bring."""
    detail: str = ""
    """A fact to know beside it."""
    is_gain: bool = False
    pace: int = 1
    """How many more or fewer there can be at a time."""
    steps: Mapping[Step, DisposeStock | None] = field(default_factory=dict)
    """The settlement that each button leads to; None where that is not legal."""


class Stepper(Adaptive, QWidget):
    """Shows one share of a settlement.

    Signals:
        stepped (Step): Another number is wanted.
        wanted (int): This number is wanted.
    """

    stepped = Signal(object)
    wanted = Signal(int)

    def __init__(self, command: str, *, has_steps: bool = True) -> None:
        """Make a stepper.

        Args:
            command: Whose key takes a step, with Alt as many as possible.
            has_steps: Whether there are steps; else the key and the only button take all.
        """
        super().__init__()
        _open_to_screen_readers()
        self.share: Share | None = None
        """What is shown."""
        self._beside: tuple[Stepper, ...] = ()
        self._command, self._has_steps = command, has_steps
        self._title = label(bold=True)
        self._value = label("", "display", bold=True, align=Qt.AlignmentFlag.AlignCenter)
        self._outcome = label("", "small", tone="muted", wraps=True)
        self._detail = label("", "small", tone="muted", wraps=True)
        self.fewer, self.more = QToolButton(self), QToolButton(self)
        self.most = QPushButton()
        self.fewer.setIcon(icons.icon("minus"))
        self.more.setIcon(icons.icon("plus"))
        self._buttons: dict[Step, QAbstractButton] = {
            Step.FEWER: self.fewer, Step.MORE: self.more, Step.MOST: self.most
        }  # fmt: skip
        for step, button in self._buttons.items():
            button.clicked.connect(partial(self.stepped.emit, step))
        self.most.setProperty("quiet", "true")
        self._head = row(Stretched(self._title, 1), self.most, spacing=theme.SPACE_HALF)
        steps = (self.fewer, self.more) if has_steps else ()
        for button in (self.fewer, self.more):
            button.setVisible(bool(steps))
        number = row(*steps[:1], Stretched(self._value, 1), *steps[1:], spacing=theme.SPACE)
        parts = self._head, number, self._outcome, self._detail
        column(*parts, 1, of=self, spacing=theme.SPACE_HALF)
        self.refit()

    def stand_beside(self, others: "Iterable[Stepper]") -> None:
        """Fold the head as others fold theirs, so that all numbers are in one line."""
        self._beside = tuple(others)

    def show_share(self, share: Share) -> None:
        """Show other numbers, and enable the buttons that lead to something legal."""
        before, self.share = self.share, share
        title = share.title
        self.setAccessibleName(title)
        self.setAccessibleDescription(share.outcome)
        if before is not None and before.count != share.count:
            QAccessible.updateAccessibility(QAccessibleValueChangeEvent(self, share.count))
        tone: theme.Tone = "gain" if share.is_gain else "muted"
        self._title.setText(title)
        self._value.setText(str(share.count))
        self._value.setAccessibleName(f"{title} {share.count}")
        self.most.setText(share.most_text)
        self._fold_head()
        for step, button in self._buttons.items():
            button.setEnabled(share.steps.get(step) is not None)
        fewer = translate("Stepper", "{title}: fewer", title=title)
        more = translate("Stepper", "{title}: more", title=title)
        for button, text, held in ((self.fewer, fewer, "Shift+"), (self.more, more, "")):
            button.setAccessibleName(text)
            button.setToolTip(with_key(text, command_key(self._command, held)))
        self.most.setToolTip(acting_key(command_key(self._command, "Alt+" * self._has_steps)))
        self._outcome.setText(share.outcome)
        theme.style_text(self._outcome, "small", bold=share.is_gain, tone=tone)
        self._detail.setText(share.detail)
        self._detail.setVisible(bool(share.detail))

    def forget(self) -> None:
        """Show no number until the next share."""
        self.share = None
        clear_words(self)

    def minimumSizeHint(self) -> QSize:
        """Where it is narrow the button that fills goes below the title."""
        head = max(self._title.sizeHint().width(), self.most.sizeHint().width())
        steps = self.fewer.sizeHint().width() + self.more.sizeHint().width()
        number = self._value.sizeHint().width() + steps + 2 * theme.SPACE
        return QSize(max(head, number), super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fold_head()

    def head_px(self) -> int:
        """Return the width with which title and button are in one line, in pixels."""
        return self._title.sizeHint().width() + self.most.sizeHint().width() + theme.SPACE

    def set_wide(self, is_wide: bool) -> None:
        """Have title and button beside each other, or below each other."""
        direction = QBoxLayout.Direction
        self._head.setDirection(direction.LeftToRight if is_wide else direction.TopToBottom)

    def _fold_head(self) -> None:
        all_of_them = self, *self._beside
        is_wide = all(each.head_px() <= each.width() for each in all_of_them)
        for each in all_of_them:
            each.set_wide(is_wide)

    def refit(self) -> None:
        side = theme.scaled(16)
        for button in (self.fewer, self.more):
            button.setIconSize(QSize(side, side))


class ShareValue(QAccessibleValueInterface):
    """The number of a share, from none to as many as there can be."""

    def __init__(self, stepper: Stepper) -> None:
        super().__init__()
        self._stepper = stepper

    def currentValue(self) -> int:  # noqa: N802 - Qt's names
        share = self._share()
        return 0 if share is None else share.count

    def setCurrentValue(self, value: float) -> None:  # noqa: N802
        if self._share() is not None and self._stepper.isEnabled():
            self._stepper.wanted.emit(int(value))

    def minimumValue(self) -> int:  # noqa: N802
        return 0

    def maximumValue(self) -> int:  # noqa: N802
        share = self._share()
        return 0 if share is None else share.most

    def minimumStepSize(self) -> int:  # noqa: N802
        share = self._share()
        return 1 if share is None else share.pace

    def _share(self) -> Share | None:
        return self._stepper.share if isValid(self._stepper) else None


class StepperInterface(QAccessibleWidget):
    """A stepper as a number that can be set; its buttons are its children."""

    def __init__(self, stepper: Stepper) -> None:
        super().__init__(stepper, QAccessible.Role.SpinBox, "")
        self._value = ShareValue(stepper)

    def interface_cast(self, kind: QAccessible.InterfaceType) -> object:
        if kind == QAccessible.InterfaceType.ValueInterface:
            return self._value
        usual: object = super().interface_cast(kind)
        return NO_INTERFACE if usual is None else usual

    def text(self, kind: QAccessible.Text) -> str:
        if kind == QAccessible.Text.Value:
            return str(self._value.currentValue())
        return super().text(kind)


@cache
def _open_to_screen_readers() -> None:
    """Tell Qt, once, how screen readers see a stepper."""

    def interface_of(_key: str, thing: QObject) -> QAccessibleInterface | None:
        return StepperInterface(thing) if isinstance(thing, Stepper) else None

    QAccessible.installFactory(interface_of)
