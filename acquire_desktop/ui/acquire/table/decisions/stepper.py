"""Stepper: one share of a settlement, by buttons, by keys and by the number a screen reader sets.

The names of the accessible methods are Qt's; its type stubs say less than they may return.
"""

# mypy: disable-error-code="override"

from collections.abc import Mapping, Set
from dataclasses import dataclass, field
from enum import Enum
from functools import cache, partial
from typing import Final

from PySide6.QtCore import QObject, QPoint, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleInterface,
    QAccessibleValueChangeEvent,
    QAccessibleValueInterface,
    QHideEvent,
    QMouseEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QAccessibleWidget,
    QPushButton,
    QToolButton,
)
from shiboken6 import isValid

from acquire_desktop.games.acquire.engine.actions import DisposeStock
from acquire_desktop.ui.acquire.table.decisions.tray_picture import CarriedStock, TrayPicture
from acquire_desktop.ui.kit.accessible import NO_INTERFACE
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import Stretched, column, row
from acquire_desktop.ui.kit.hover_and_tooltip import clear_words
from acquire_desktop.ui.kit.keys import acting_key, command_key, with_key
from acquire_desktop.ui.kit.look import icons, theme
from acquire_desktop.ui.kit.paper_card import PaperCard
from acquire_desktop.ui.kit.texts import keep_room, label, translate

_VALUE_PX: Final = 28


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
    piles: tuple[tuple[str, int], ...] = ()
    """The letter of a chain and how many stocks of it lie there, then what comes for them."""
    is_used: bool = False
    """Whether the player put something there."""
    pace: int = 1
    """How many more or fewer there can be at a time."""
    steps: Mapping[Step, DisposeStock | None] = field(default_factory=dict)
    """The settlement that each button leads to; None where that is not legal."""


class Stepper(Adaptive, PaperCard):
    """Shows one share of a settlement as a tray with the stock on it.

    Signals:
        stepped (Step): Another number is wanted.
        wanted (int): This number is wanted.
        dropped (QPoint): A stock of the tray was dragged to this point of the screen.
    """

    stepped = Signal(object)
    wanted = Signal(int)
    dropped = Signal(QPoint)

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
        self._command, self._has_steps = command, has_steps
        self._title = label(size="title", bold=True)
        self._value = label("", "title", bold=True, align=Qt.AlignmentFlag.AlignCenter)
        self._picture = TrayPicture()
        self._carried: CarriedStock | None = None
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
        self.most.setAutoDefault(True)  # Enter presses it where it has the focus
        self.most.setProperty("quiet", "true")
        self.most.setProperty("small", "true")
        steps = (self.fewer, self.more) if has_steps else ()
        for button in (self.fewer, self.more):
            button.setVisible(bool(steps))
        number = (*steps[:1], self._value, *steps[1:])
        head = row(self._title, Stretched(self._picture, 1), *number, spacing=theme.SPACE)
        words = column(self._outcome, self._detail, spacing=0)
        foot = row(Stretched(words, 1), self.most, spacing=theme.SPACE)
        edge = theme.SPACE
        margins = (edge, theme.SPACE_HALF, edge, theme.SPACE_HALF)
        column(Stretched(head, 1), foot, of=self, spacing=theme.SPACE_HALF, margins=margins)
        self.refit()

    def in_tab_order(self) -> tuple[QAbstractButton, ...]:
        """Return what takes the focus, in the order of the Tab key."""
        return (self.fewer, self.more, self.most) if self._has_steps else (self.most,)

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
        self._picture.show_piles(*share.piles)
        self.set_marked(share.is_used)
        hand, arrow = Qt.CursorShape.OpenHandCursor, Qt.CursorShape.ArrowCursor
        self.setCursor(hand if share.count else arrow)
        self._enable({step for step, action in share.steps.items() if action is not None})
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

    def _enable(self, legal: Set[Step]) -> None:
        """Enable what leads on; the focus stays in the tray, where Enter then confirms."""
        for step in legal:
            self._buttons[step].setEnabled(True)
        for step in self._buttons.keys() - legal:
            button = self._buttons[step]
            if button.hasFocus() and self._has_steps:
                (self.more if step is Step.FEWER else self.fewer).setFocus()
            button.setEnabled(False)

    def forget(self) -> None:
        """Show no number until the next share."""
        self.share = None
        self._picture.show_piles()
        clear_words(self)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take a stock from the tray."""
        share = self.share
        if event.button() == Qt.MouseButton.LeftButton and share is not None and share.count:
            self._carried = CarriedStock(self.window(), share.piles[0][0])
            self._carried.follow(event.globalPosition().toPoint())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._carried is not None:
            self._carried.follow(event.globalPosition().toPoint())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._carried is not None:
            self._put_down()
            self.dropped.emit(event.globalPosition().toPoint())

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._put_down()

    def _put_down(self) -> None:
        if self._carried is not None:
            self._carried.hide()
            self._carried.deleteLater()
            self._carried = None

    def refit(self) -> None:
        keep_room(self._value, width=theme.scaled(_VALUE_PX))
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
