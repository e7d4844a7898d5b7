"""Takes words from widgets and tool tips before somebody else looks at the screen."""

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtWidgets import QLabel, QWidget


def clear_words(widget: QWidget) -> None:
    """Take all words from a widget and the labels in it, those for screen readers too."""
    for each in (widget, *widget.findChildren(QLabel)):
        if isinstance(each, QLabel):
            each.clear()
        each.setToolTip("")
        each.setAccessibleName("")
        each.setAccessibleDescription("")


def hide_tooltip() -> None:
    """Take the tool tip away at once; Qt's ``hideText`` leaves it for a moment.

    The label of the tip watches all events of the program, and goes when any window changes.
    """
    QCoreApplication.sendEvent(QObject(), QEvent(QEvent.Type.WindowDeactivate))
