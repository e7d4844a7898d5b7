"""The lower edge of a page that scrolls: what goes on below fades instead of being cut."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPaintEvent
from PySide6.QtWidgets import QScrollArea, QWidget

from acquire_desktop.ui import theme


class EdgeFade(QWidget):
    """Lies over the lower edge of a scroll area while there is more below."""

    def __init__(self, area: QScrollArea) -> None:
        super().__init__(area)
        self._area = area
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.viewport().installEventFilter(self)
        bar = area.verticalScrollBar()
        bar.valueChanged.connect(self._follow)
        bar.rangeChanged.connect(self._follow)
        self._follow()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self._follow()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        paper, clear = theme.current().paper, QColor(theme.current().paper)
        clear.setAlpha(0)
        fade = QLinearGradient(0, 0, 0, self.height())
        fade.setColorAt(0, clear)
        fade.setColorAt(0.3, paper)
        QPainter(self).fillRect(self.rect(), fade)

    def _follow(self) -> None:
        view, bar = self._area.viewport().geometry(), self._area.verticalScrollBar()
        height = min(theme.scaled(theme.SPACE_3), view.height())
        self.setGeometry(view.left(), view.bottom() + 1 - height, view.width(), height)
        self.setVisible(bar.value() < bar.maximum())
        self.raise_()
