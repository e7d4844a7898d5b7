"""Buttons for a chain: what those of the Line and of the exchange share."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QMouseEvent

from acquire_desktop.ui.kit.key_guard import is_repeated, note_press
from acquire_desktop.ui.kit.painted_button import PaintedButton

_ATTENTION = {
    QEvent.Type.Enter: True,
    QEvent.Type.FocusIn: True,
    QEvent.Type.Leave: False,
    QEvent.Type.FocusOut: False,
}
_ADDING_KEYS = (Qt.Key.Key_Plus, Qt.Key.Key_Equal)


class CardButton(PaintedButton):
    """A button for a chain; plus clicks it, and minus asks for the removal.

    Signals:
        activated: It was clicked twice; the first click was told as any other. Two more clicks
            right after that are single ones: they may come after the next question.
        removal_requested: The right button was pressed, or the context menu key.
        attended (bool): The focus or the pointer came or went.
    """

    activated = Signal()
    removal_requested = Signal()
    attended = Signal(bool)

    _may_activate = False

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._may_activate = not is_repeated(event)
        super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        note_press(event)
        may_activate, self._may_activate = self._may_activate, False
        if not may_activate:
            super().mousePressEvent(event)
        elif event.button() == Qt.MouseButton.LeftButton:
            self.activated.emit()  # and no second click when the button is let go
        event.accept()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self.removal_requested.emit()
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _ADDING_KEYS:
            self.click()
        elif event.key() == Qt.Key.Key_Minus:
            self.removal_requested.emit()
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        if event.type() in _ATTENTION:
            self.attended.emit(_ATTENTION[event.type()])
        return super().event(event)
