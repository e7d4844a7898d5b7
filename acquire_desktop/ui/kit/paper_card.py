"""Paper card: a rounded box for widgets, with an edge of brass while it matters most."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame

from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.painted_button import draw_box


class PaperCard(QFrame):
    """Paints raised paper under the widgets that it holds."""

    def __init__(self) -> None:
        super().__init__()
        self._is_marked = False

    def set_marked(self, is_marked: bool) -> None:
        """Say whether it has the edge of brass."""
        self._is_marked = is_marked
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        look, painter = theme.current(), QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pen = QPen(look.hairline, theme.HAIRLINE_PX)
        if self._is_marked:
            pen = QPen(look.brass, theme.OUTLINE_PX)
        frame = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        draw_box(painter, frame, theme.RADIUS, look.paper_raised, pen)
