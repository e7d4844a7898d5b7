"""The page that was left, fading over the one that was opened."""

from PySide6.QtCore import QEasingCurve, Qt, QVariantAnimation
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from acquire_desktop.ui.kit.look import theme


class PageFade(QWidget):
    """A picture of a page; it lets every click through and nothing waits for it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._picture = QPixmap()
        self._opacity = 1.0
        self._animation = QVariantAnimation(self)
        self._animation.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._animation.setDuration(theme.PAGE_MS)
        self._animation.setStartValue(1.0)
        self._animation.setEndValue(0.0)
        self._animation.valueChanged.connect(self._set_opacity)
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

    def _set_opacity(self, opacity: float) -> None:
        self._opacity = opacity
        self.update()
