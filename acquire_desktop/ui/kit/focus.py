"""Keyboard focus: where it is, which way it goes, and how it is shown."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QApplication, QFrame, QPushButton, QWidget

from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.painted_button import draw_ring


def has_focus_within(*parts: QWidget) -> bool:
    """Tell whether one of some parts of a window, or something in it, has the window's focus.

    That is so while another window is active, too: the focus comes back with the window.
    """
    return any(_is_within(part, part.window().focusWidget()) for part in parts)


def _is_within(part: QWidget, focused: QWidget | None) -> bool:  # the stub promises too much
    return focused is not None and (focused is part or part.isAncestorOf(focused))


class TabAnchor(QWidget):
    """Marks a place in the order; Tab passes over it, since it is never shown.

    Qt puts a new widget at the end of the window's order, wherever it lies.
    """

    def __init__(self, parent: QWidget) -> None:
        """Take the next place among the parts of a widget."""
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # without it Qt would not count it
        self.hide()

    def lead_to(self, parts: Sequence[QWidget]) -> None:
        """Let some parts follow here, one after the other."""
        for before, after in pairwise((self, *parts)):
            QWidget.setTabOrder(before, after)


KEY_REASONS: Final = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
)
"""Why a focus comes that a key led there."""


class FocusFrame(QFrame):
    """Has a ring while it has the focus, once a key led there or was pressed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._has_keys = False

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._has_keys = event.reason() in KEY_REASONS
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._has_keys = False  # whoever comes next does not see how the one before played
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._has_keys |= bool(event.text())
        self.update()
        event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not (self.hasFocus() and self._has_keys):
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        half = theme.FOCUS_PX / 2
        draw_ring(
            painter, QRectF(self.rect()).adjusted(half, half, -half, -half), theme.RADIUS_LARGE
        )


RING_PX: Final = 3
"""How wide the outer line is, which the style sheet draws."""


class FocusRing(QObject):
    """Draws a line between the ring and a primary button, whose colours are close to each other.

    The line has the ink of the button.
    """

    def __init__(self, window: QWidget) -> None:
        """Follow the focus as long as a window lives."""
        super().__init__(window)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._follow)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() != QEvent.Type.Paint or not isinstance(watched, QPushButton):
            return False
        watched.event(event)
        if watched.hasFocus() and str(watched.property("primary")).lower() == "true":
            self._draw(watched)
        return True

    def _follow(self, old: QWidget | None, new: QWidget | None) -> None:
        if isinstance(old, QPushButton):
            old.removeEventFilter(self)
        if isinstance(new, QPushButton):
            new.installEventFilter(self)
            new.update()

    def _draw(self, button: QPushButton) -> None:
        painter = QPainter(button)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.current().accent_ink, theme.FOCUS_PX))
        inset = RING_PX + theme.FOCUS_PX / 2
        box = QRectF(button.rect()).adjusted(inset, inset, -inset, -inset)
        painter.drawRoundedRect(box, theme.RADIUS_SMALL, theme.RADIUS_SMALL)


def lead_round(stops: Sequence[QWidget], *, forward: bool) -> bool:
    """Give the focus to the next of some widgets, or the one before, as Tab would, in a circle.

    Returns:
        Whether there was any that can take it.
    """
    there = [each for each in stops if each.isEnabled() and each.isVisible()]
    if there:
        focused = there[0].window().focusWidget()
        at = there.index(focused) if focused in there else -1
        reasons = Qt.FocusReason
        reason = reasons.TabFocusReason if forward else reasons.BacktabFocusReason
        there[(at + (1 if forward else -1)) % len(there)].setFocus(reason)
    return bool(there)
