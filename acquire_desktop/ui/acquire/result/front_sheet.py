"""Front sheet: the newspaper as a widget, printed once and then copied."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from acquire_desktop.ui.acquire.result.front_story import FrontStory
from acquire_desktop.ui.acquire.result.newspaper import page_height, paint_page
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.focus import FocusFrame
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.texts import translate

_NARROW_PX = 620
"""The width that it is made narrower to, at a text scale of 100 %."""
_STEP_PX = 8


class FrontSheet(Adaptive, FocusFrame):
    """Shows the front page of a game; a screen reader reads it as text."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._story: FrontStory | None = None
        self._picture = QPixmap()
        policy = QSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setSizePolicy(policy)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a screen reader reads it there
        self.retranslate()

    def show_story(self, story: FrontStory | None) -> None:
        """Print a game, or nothing."""
        self._story = story
        self.retranslate()

    def fit(self, width: int, height: int) -> None:
        """Be as wide as there is room, and no wider than lets the whole page be seen."""
        if self._story is None:
            return
        narrow = min(width, theme.scaled(_NARROW_PX))
        widths = range(width, narrow - 1, -_STEP_PX)  # a narrower page may be higher: words break
        fitting = (each for each in widths if page_height(self._story, each) <= height)
        wide = next(fitting, width)  # where none fits it scrolls, and uses all the width
        self.setFixedSize(QSize(wide, max(page_height(self._story, wide), 1)))

    def retranslate(self) -> None:
        self.setAccessibleName(translate("FrontPage", "Front page"))
        self.setAccessibleDescription("" if self._story is None else self._story.told())
        self.redraw()

    def redraw(self) -> None:
        self._picture = QPixmap()
        self.update()

    def refit(self) -> None:
        self.redraw()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._story is not None:
            self._print(self._story)
            painter = QPainter(self)
            painter.drawPixmap(0, 0, self._picture)
            painter.end()
        super().paintEvent(event)

    def _print(self, story: FrontStory) -> None:
        ratio = self.devicePixelRatioF()
        wanted = self.size() * ratio
        if self._picture.size() == wanted:
            return
        self._picture = QPixmap(wanted)
        self._picture.setDevicePixelRatio(ratio)
        painter = QPainter(self._picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_page(painter, story, self.width(), self.height())
        painter.end()
