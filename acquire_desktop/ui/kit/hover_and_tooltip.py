"""End hover looks, words and tool tips that would stay too long."""

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QLabel, QWidget


def end_hover(root: QWidget) -> None:
    """Tell everything in a widget that the pointer has left it, where that is so.

    Qt tells that when the pointer moves; a button that is hidden or moved by its own click would
    keep the look until then.
    """
    for widget in (root, *root.findChildren(QWidget)):
        if widget.testAttribute(Qt.WidgetAttribute.WA_UnderMouse) and not _is_under(widget):
            QCoreApplication.sendEvent(widget, QEvent(QEvent.Type.Leave))
            widget.update()


def _is_under(widget: QWidget) -> bool:
    return widget.isVisible() and widget.rect().contains(widget.mapFromGlobal(QCursor.pos()))


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
