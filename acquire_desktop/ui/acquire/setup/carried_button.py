"""Buttons that arrow keys walk between and the mouse can carry: the chairs and the guests."""

from typing import Final

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QMouseEvent, QPixmap
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from acquire_desktop.ui.kit.painted_button import PaintedButton

_WAYS: Final = {
    Qt.Key.Key_Left: QPoint(-1, 0),
    Qt.Key.Key_Right: QPoint(1, 0),
    Qt.Key.Key_Up: QPoint(0, -1),
    Qt.Key.Key_Down: QPoint(0, 1),
}
_Modifier = Qt.KeyboardModifier
_HELD: Final = _Modifier.AltModifier | _Modifier.ControlModifier | _Modifier.MetaModifier
_ASIDE: Final = 2
"""How much farther a pixel aside is than one in the way of the arrow."""


class CarriedButton(PaintedButton):
    """One of several; an arrow key leads to the nearest of them that lies its way.

    Signals:
        carried (QPoint): It is pulled over this point of the screen.
        dropped (QPoint): It was let go there.
    """

    carried = Signal(QPoint)
    dropped = Signal(QPoint)

    def __init__(self) -> None:
        super().__init__(takes_enter=True)
        self._pressed_at: QPoint | None = None
        self._is_carried = False

    def can_be_carried(self) -> bool:
        """Tell whether there is anybody to carry."""
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        way = _WAYS.get(Qt.Key(event.key()))
        if way is None:
            super().keyPressEvent(event)
        elif event.modifiers() & _HELD:
            event.ignore()  # Qt's button would move the focus
        elif (found := self._nearest(way)) is not None:
            found.setFocus(Qt.FocusReason.TabFocusReason)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.can_be_carried():
            self._pressed_at = event.position().toPoint()
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pressed_at is None:
            return
        way = event.position().toPoint() - self._pressed_at
        if way.manhattanLength() >= QApplication.startDragDistance():
            self._is_carried = True
            self.setDown(False)
        if self._is_carried:
            self.carried.emit(event.globalPosition().toPoint())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        was_carried, self._is_carried, self._pressed_at = self._is_carried, False, None
        super().mouseReleaseEvent(event)
        if was_carried:
            self.dropped.emit(event.globalPosition().toPoint())

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._is_carried, self._pressed_at = False, None  # no release comes any more

    def _nearest(self, way: QPoint) -> "CarriedButton | None":
        """Return the nearest of its kind in the direction of a step, or None."""
        found, least = None, 0
        table: QWidget | None = self.parentWidget()
        for other in table.findChildren(type(self)) if table is not None else ():
            path = other.geometry().center() - self.geometry().center()
            ahead = QPoint.dotProduct(path, way)
            far = ahead + _ASIDE * abs(path.x() * way.y() - path.y() * way.x())
            if ahead > 0 and other.isVisible() and (found is None or far < least):
                found, least = other, far
        return found


class CarriedFace(QLabel):
    """The picture under the pointer of who is carried to a chair."""

    def __init__(self, page: QWidget) -> None:
        """Be carried over a page."""
        super().__init__(page)
        self._page = page
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def carry(self, picture: QPixmap, where: QPoint) -> None:
        """Show a picture round a point of the screen."""
        if self.isHidden():
            self.setPixmap(picture)
            self.adjustSize()
            self.raise_()
            self.show()
        self.move(self._page.mapFromGlobal(where) - self.rect().center())
