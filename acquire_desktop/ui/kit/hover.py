"""Ends the hover look of what is no longer under the pointer.

Qt tells a widget that the pointer left when the pointer moves; a button that is hidden or moved
by its own click would keep that look until then.
"""

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QWidget


def end_hover(root: QWidget) -> None:
    """Tell everything in a widget that the pointer has left it, where that is so."""
    for widget in (root, *root.findChildren(QWidget)):
        if widget.testAttribute(Qt.WidgetAttribute.WA_UnderMouse) and not _is_under(widget):
            QCoreApplication.sendEvent(widget, QEvent(QEvent.Type.Leave))
            widget.update()


def _is_under(widget: QWidget) -> bool:
    return widget.isVisible() and widget.rect().contains(widget.mapFromGlobal(QCursor.pos()))
