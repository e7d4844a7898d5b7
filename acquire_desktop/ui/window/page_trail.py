"""The history of pages for the way back: which of them lie over the start page or the game."""

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget


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
        """Begin anew: another command has shown what is below."""
        self._laid.clear()
