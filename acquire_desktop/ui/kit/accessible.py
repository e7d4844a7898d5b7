"""Accessible widgets: buttons that a screen reader clicks, and parts that it names.

Qt lets it set the check mark of what can be checked. That is no click: the mark would change, and
nothing that follows from it. The names of the methods are Qt's; its type stubs leave out that most
may return None.
"""

# ruff: noqa: N802
# mypy: disable-error-code="override"

import re
from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAbstractButton, QAccessibleWidget, QButtonGroup, QWidget
from shiboken6 import VoidPtr

from acquire_desktop.ui.kit.painted_button import PaintedButton

NO_INTERFACE: Final = VoidPtr(0)
"""What ``interface_cast`` returns for what a widget cannot do: ``None`` would end the program."""
_PRESSED: Final = QAccessibleWidget.pressAction(), QAccessibleWidget.toggleAction()
"""What a screen reader may ask for: the second where there is something to check."""


class ButtonInterface(QAccessibleWidget):
    """A button that paints itself or can be checked.

    It keeps no reference to its button: Python has the interface for longer than Qt has that.
    """

    def __init__(self, button: QAbstractButton) -> None:
        super().__init__(button, QAccessible.Role.Button, "")

    def role(self) -> QAccessible.Role:
        button = self._button()
        if button is None or not button.isCheckable():
            return QAccessible.Role.Button
        return QAccessible.Role.RadioButton if _is_one_of(button) else QAccessible.Role.CheckBox

    def state(self) -> QAccessible.State:
        state, button = super().state(), self._button()
        if button is not None:
            state.pressed = button.isDown()
            state.checkable, state.checked = button.isCheckable(), button.isChecked()
        return state

    def text(self, kind: QAccessible.Text) -> str:
        text, button = super().text(kind), self._button()
        if text or button is None or kind != QAccessible.Text.Name:
            return text
        return re.sub("&(.)", r"\1", button.text())

    def actionNames(self) -> list[str]:
        button = self._button()
        if button is None or not button.isEnabled():
            return []
        return [*_PRESSED[: 1 + button.isCheckable()], *super().actionNames()]

    def doAction(self, name: str) -> None:
        button = self._button()
        if button is not None and name in _PRESSED:
            button.click()
        else:
            super().doAction(name)

    def _button(self) -> QAbstractButton | None:
        thing = self.object()
        return thing if isinstance(thing, QAbstractButton) else None


def interface_of(thing: QObject) -> QAccessibleInterface | None:
    """Return how a screen reader sees a widget of ours; None for what Qt shows as it should.

    A widget with the attribute ``is_region`` is a part of the page with a name: of a mere frame
    most screen readers say nothing.
    """
    if isinstance(thing, QAbstractButton):
        is_ours = isinstance(thing, PaintedButton) or thing.isCheckable()
        return ButtonInterface(thing) if is_ours else None
    if isinstance(thing, QWidget) and getattr(thing, "is_region", False):
        return QAccessibleWidget(thing, QAccessible.Role.Grouping, "")
    return None


def _is_one_of(button: QAbstractButton) -> bool:
    """Tell whether at most one of several such buttons is checked."""
    group: QButtonGroup | None = button.group()  # the stub promises too much
    is_grouped = group is not None and group.exclusive()
    return is_grouped or button.autoExclusive() or isinstance(button, PaintedButton)
