"""Screen zoom: in a window on a large screen everything is drawn larger, as text alone may be."""

from typing import Final

from PySide6.QtCore import QEvent, QObject, QSize, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.window.preferences import Preferences

_ZOOMS: Final = ((1.5, QSize(3000, 1600)), (1.25, QSize(2200, 1200)))
"""How much larger, and in a window of which size, the largest first."""


def zoom_for(window: QSize) -> float:
    """Return how much larger everything is drawn in a window of a size."""
    fitting = (zoom for zoom, least in _ZOOMS if window.expandedTo(least) == window)
    return next(fitting, 1.0)


class ScreenZoom(QObject):
    """Lets the look follow the size of a window while that is on view and its user wants it."""

    def __init__(self, app: QApplication, window: QWidget, preferences: Preferences) -> None:
        """Follow a window as long as it lives."""
        super().__init__(window)
        self._app, self._window, self._preferences = app, window, preferences
        # A new size of everything is no part of the event that makes the window another one.
        self._later = QTimer(self, singleShot=True)
        self._later.timeout.connect(self._follow)
        preferences.follow("follow_screen", lambda _wanted: self._follow())
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Look again when the window has another size, comes or goes."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Hide):
            self._later.start()
        elif event.type() == QEvent.Type.Show:
            self._follow()
        return False

    def _follow(self) -> None:
        is_wanted = self._preferences.settings.follow_screen and self._window.isVisible()
        theme.set_zoom(self._app, zoom_for(self._window.size()) if is_wanted else 1.0)
