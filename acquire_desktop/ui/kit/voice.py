"""Voice: what a screen reader says of its own accord."""

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget


def announce(widget: QWidget, text: str) -> None:
    """Let a screen reader say a text when it has said what it is saying.

    A widget whose window is not shown, such as one that is drawn in a picture, says nothing.
    """
    if text and QAccessible.isActive() and widget.window().isVisible():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, text))
