"""Widgets that never come to rest: laid out again and again, they use up a processor."""

from PySide6.QtCore import QEvent, QEventLoop, QObject
from PySide6.QtWidgets import QApplication, QWidget

_PASSES = 12
"""After so many passes of the event loop nested layouts have settled."""


class _Resizes(QObject):
    """Notes who is given another size."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and isinstance(watched, QWidget):
            self.names.add(type(watched).__name__)
        return False


def restless(app: QApplication) -> list[str]:
    """Return what is still given other sizes although nothing happens."""
    loop, resizes = QEventLoop(), _Resizes()
    for _ in range(_PASSES):
        if not loop.processEvents():
            return []
    app.installEventFilter(resizes)
    for _ in range(_PASSES):
        loop.processEvents()
    app.removeEventFilter(resizes)
    return [f"{name} never comes to rest" for name in sorted(resizes.names)]
