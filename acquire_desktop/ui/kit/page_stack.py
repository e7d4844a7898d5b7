"""Page stack: one page at a time, the one before fading away, and the way back."""

from typing import Final

from PySide6.QtCore import QObject, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QStackedWidget, QWidget

from acquire_desktop.ui.kit.hover_and_tooltip import end_hover
from acquire_desktop.ui.kit.look import motion, theme

_LEAST: Final = QSize(940, 540)
"""What a page has at least that does not say ``fits_any_window``: half of a usual screen."""


class PageStack(QStackedWidget):
    """Asks for the room of the page on view; a page that cannot shrink has a policy for that."""

    def __init__(self) -> None:
        super().__init__()
        self.curtain: QWidget | None = None
        """The page that falls at once."""
        self._fade = PageFade(self)

    def setCurrentWidget(self, page: QWidget) -> None:  # noqa: N802 - Qt's name
        """Show a page, the one before fading over it; the curtain falls at once."""
        old = self.currentWidget()
        is_curtain = page is self.curtain
        if old in (None, page) or is_curtain or not (self.isVisible() and motion.is_on()):
            self._fade.drop()
            super().setCurrentWidget(page)
        else:
            self._fade.begin(old)
            super().setCurrentWidget(page)
            self._fade.raise_()
        if old is not None and self.isVisible():
            end_hover(old)
        self.updateGeometry()

    def minimumSizeHint(self) -> QSize:
        """Ask for what the page on view needs, not for what the largest of all needs."""
        page = self.currentWidget()
        if page is None:
            return _LEAST
        needed = page.minimumSizeHint()
        return needed if getattr(page, "fits_any_window", False) else needed.expandedTo(_LEAST)

    def heightForWidth(self, width: int) -> int:
        """Ask for the least height of the page on view; what scrolls inside it needs little."""
        page = self.currentWidget()
        layout = None if page is None else page.layout()
        if page is None or layout is None:
            return self.minimumSizeHint().height()
        if page.sizePolicy().verticalPolicy() is QSizePolicy.Policy.Minimum:
            height = layout.totalHeightForWidth(width)
        else:
            height = layout.totalMinimumHeightForWidth(width)
        return max(height, self.minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A picture of another size would lie over the page like a shadow."""
        self._fade.drop()
        super().resizeEvent(event)


class PageTrail(QObject):
    """Lays pages over what is shown, and takes them off again one by one.

    What is found under the last of them is not remembered but asked for: the game may have gone
    on or ended meanwhile.

    Signals:
        moved(): A page was laid on top, or the one below it is on view again.
        ended(): The last page was taken off: show what is below now.
    """

    moved = Signal()
    ended = Signal()

    def __init__(self, pages: QStackedWidget) -> None:
        """Begin with no page.

        Args:
            pages: Shows the pages.
        """
        super().__init__(pages)
        self._pages = pages
        self._laid: list[QWidget] = []

    def __contains__(self, page: QWidget) -> bool:
        return page in self._laid

    @property
    def is_open(self) -> bool:
        """Whether any page lies over what is below."""
        return bool(self._laid)

    def lay(self, page: QWidget) -> None:
        """Show a page; one that lies further down comes to the top, and never lies there twice."""
        if page in self._laid:
            self._laid.remove(page)
        self._laid.append(page)
        self._pages.setCurrentWidget(page)
        self.moved.emit()

    def leave(self) -> None:
        """Take the page on top off and show what was there before."""
        if self._laid:
            self._laid.pop()
        if self._laid:
            self._pages.setCurrentWidget(self._laid[-1])
            self.moved.emit()
        else:
            self.ended.emit()

    def forget(self) -> None:
        """Start again: another command has shown the page below."""
        self._laid.clear()


class PageFade(QWidget):
    """A picture of a page; it lets every click through and nothing waits for it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._picture = QPixmap()
        self._opacity = 1.0
        self._animation = motion.animation(self, self._fade, theme.PAGE_MS, eases_out=True)
        self._animation.finished.connect(self.drop)
        self.hide()

    def begin(self, page: QWidget) -> None:
        """Take a picture of the page that is left and let it fade."""
        self.drop()
        self._picture = page.grab()
        self._opacity = 1.0
        self.setGeometry(page.geometry())
        self.show()
        self._animation.start()

    def drop(self) -> None:
        """Be gone at once."""
        self._animation.stop()
        self._picture = QPixmap()
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setOpacity(self._opacity)
        painter.drawPixmap(0, 0, self._picture)
        painter.end()

    def _fade(self, done: float) -> None:
        self._opacity = 1.0 - done
        self.update()
