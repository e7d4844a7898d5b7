"""Layout of the action panel: question, page and buttons as a panel, or as a strip."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QFrame, QGridLayout, QWidget

from acquire_desktop.ui.acquire.table.decisions.frame import Footer, Header, PageArea, strip_room_px
from acquire_desktop.ui.acquire.table.decisions.page import DecisionPage
from acquire_desktop.ui.acquire.table.decisions.placement_page import PlacementPage
from acquire_desktop.ui.kit.boxes import Stretched, row
from acquire_desktop.ui.kit.look import theme

MARGIN_PX = 12
"""Left and right of what a panel shows, in pixels."""
_EDGE_PX = theme.SPACE - 1
"""Above and below it."""


class PanelLayout(QGridLayout):
    """Stands the parts of the panel below each other, or its buttons beside the rest.

    Attributes:
        header: The question and what is told of the choice.
        footer: The buttons.
        area: What shows the page.
    """

    def __init__(self, panel: QFrame, body: QWidget, placement: PlacementPage) -> None:
        """Lay out a panel.

        Args:
            panel: The panel, whose layout it becomes.
            body: Holds the pages.
            placement: The page whose picture of the space stands beside everything else on a strip.
        """
        super().__init__(panel)
        self._panel, self._placement = panel, placement
        self.header, self.footer, self.area = Header(), Footer(), PageArea(body)
        self._head_line = row(Stretched(self.header, 1), spacing=theme.SPACE)
        self.addLayout(self._head_line, 0, 1)
        self.addWidget(self.area, 1, 1)
        self.setRowStretch(1, 1)
        self.setColumnStretch(1, 1)
        self._arrange(is_strip=False)

    def set_strip(self, is_strip: bool) -> None:
        """Be a strip below the board, or a panel with all parts."""
        self.header.is_strip = is_strip
        self.footer.set_strip(is_strip)
        self._arrange(is_strip=is_strip)

    def _arrange(self, *, is_strip: bool) -> None:
        side = theme.SPACE_2 if is_strip else MARGIN_PX
        self.setContentsMargins(side, _EDGE_PX, side, _EDGE_PX)
        self.setHorizontalSpacing(theme.SPACE_2)
        self.setVerticalSpacing(theme.SPACE_HALF if is_strip else theme.SPACE)
        self.setRowMinimumHeight(0, 0)
        if is_strip:
            middle = Qt.AlignmentFlag.AlignVCenter
            self.addWidget(self._placement.space, 0, 0, 2, 1, middle)
            self.addWidget(self.footer, 0, 2, 2, 1, middle)
            self._head_line.addWidget(self.footer.declare)
        else:
            self._placement.take_space()
            self.addWidget(self.footer, 2, 1)

    def strip_height(self) -> int:
        """Return the height of the strip, in pixels: a headline and three small lines."""
        return strip_room_px() + 2 * (_EDGE_PX + self._panel.frameWidth())

    def height_without_page(self) -> int:
        """Return the height, in pixels, that a panel needs for everything but its page."""
        line = QFontMetrics(theme.font("body", bold=True)).lineSpacing()
        margins = 2 * (_EDGE_PX + self._panel.frameWidth() + theme.HAIRLINE_PX)
        return 2 * theme.SPACE + line + margins + self.footer.usual_height()

    def button_room_px(self) -> int:
        """Return the width that the buttons have together, in pixels."""
        return max(0, self._panel.contentsRect().width() - 2 * MARGIN_PX)

    def fit_text(self, page: DecisionPage) -> None:
        """Let the paragraph of a page be whole on a strip, which is as high for every page."""
        least = theme.scaled(theme.TARGET_PX)
        self.setRowMinimumHeight(0, least)
        head = max(least, self.header.high_px())
        room = self._panel.contentsRect().marginsRemoved(self.contentsMargins())
        page.fit_text(QSize(self.area.width(), room.height() - head - theme.SPACE_HALF))
