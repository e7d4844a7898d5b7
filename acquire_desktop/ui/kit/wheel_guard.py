"""The mouse wheel scrolls the page, and never changes a value that it passes over."""

from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QSpinBox


class WheelGuard:
    """Leaves the wheel to the page; stands before the Qt class that would take it.

    Every box, slider and row of tabs has it: ``tests/ui/kit/test_wheel_guard.py``.
    """

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Pass the event on to the parent."""
        event.ignore()


class NumberBox(WheelGuard, QSpinBox):
    """A box for a whole number."""
