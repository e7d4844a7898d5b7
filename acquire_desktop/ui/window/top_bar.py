"""Top bar: the name of the program, its menus, and at the right what the game is about."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLayout, QMenuBar, QSizePolicy, QWidget

from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import Stretched, row
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.shortening_label import ShorteningLabel
from acquire_desktop.ui.kit.voice import announce

_HEIGHT_PX: Final = 34
_LARGE_PX: Final = (1600, 1000, 44)
"""From such a size of the window on, at 100 % text, the bar is so high."""
_MOST_GROWTH: Final = 1.4
_NAME: Final = "ACQUIRE"
_NAME_PX: Final = 16
_TRACKING_PX: Final = 3
_NAMED_FROM_PX: Final = 900
"""In narrower windows the menus need the room, at 100 % text."""
_NEWS_MS: Final = 4000


class TopBar(Adaptive, QWidget):
    """Has the menus where the system has no bar of its own for them, and short news.

    News stand in place of the facts of the game for a moment, and a screen reader says them.

    Signals:
        crowded (bool): The buttons at the right end must do without words, or may have them.
    """

    crowded = Signal(bool)

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "bar")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.menus = QMenuBar()
        self.facts = ShorteningLabel()
        self._name = _Name()
        self._beside = row(spacing=theme.SPACE_HALF)
        self._names_program = True
        self._texts: tuple[str, ...] = ("",)
        self._news = QTimer(self, singleShot=True)
        self._news.setInterval(_NEWS_MS)
        self._news.timeout.connect(self._show)
        theme.style_text(self.facts, "small", tone="muted")
        self.facts.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.facts.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.menus.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        margins = theme.SPACE_HALF, 0, theme.SPACE_2, 0
        parts = row(
            *(self._name, Stretched(self.menus, align=Qt.AlignmentFlag.AlignVCenter), 1),
            *(self.facts, self._beside),
            of=self, spacing=theme.SPACE, margins=margins,
        )  # fmt: skip
        parts.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)

    def add(self, *parts: QWidget) -> None:
        """Stand parts at the right end, after the facts."""
        for part in parts:
            self._beside.addWidget(part)

    def show_facts(self, texts: Sequence[str]) -> None:
        """Show the facts of the game: the first of some texts that has room."""
        self._texts = tuple(texts) or ("",)
        if not self._news.isActive():
            self._show()

    def name_program(self, wanted: bool) -> None:
        """Name the program, or leave that to the page."""
        if wanted is not self._names_program:
            self._names_program = wanted
            self.refit()

    def tell(self, text: str) -> None:
        """Show a short text in place of the facts, for a moment."""
        self._news.start()
        self.facts.show_texts([text])
        announce(self, text)

    def fit(self, window: QSize) -> None:
        """Be as high as a window of a size has room for, and name the program where it fits."""
        width, height, large = _LARGE_PX
        is_large = window.width() >= theme.scaled(width) and window.height() >= height
        growth = min(theme.text_scale() / 100, _MOST_GROWTH)
        self.setFixedHeight(round((large if is_large else _HEIGHT_PX) * growth))
        has_room = window.width() >= theme.scaled(_NAMED_FROM_PX)
        self._name.setVisible(has_room and self._names_program)
        self._share(window.width())

    def _share(self, width: int) -> None:
        """Leave out what has no room: the words of the buttons first, then the facts."""
        name = 0 if self._name.isHidden() else self._name.sizeHint().width() + theme.SPACE
        taken = name + self.menus.sizeHint().width() + 6 * theme.SPACE
        self.crowded.emit(False)
        taken += self.facts.minimumSizeHint().width()
        self.crowded.emit(taken + self._beside_px() > width)
        self.facts.setVisible(taken + self._beside_px() <= width)

    def _beside_px(self) -> int:
        """Return the width of the parts at the right end, as they are now."""
        self._beside.invalidate()  # it would keep the width that they had before
        return self._beside.sizeHint().width()

    def refit(self) -> None:
        self.fit(self.window().size())

    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())  # a small window leaves parts out

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit(self.window().size())

    def _show(self) -> None:
        self.facts.show_texts(self._texts)
        self._share(self.width())


class _Name(Adaptive, QWidget):
    """The name of the program, in the letters of the chains."""

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(_NAME.title())
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)

    def sizeHint(self) -> QSize:
        metrics = QFontMetrics(self._font())
        return QSize(metrics.horizontalAdvance(_NAME) + theme.SPACE_2, metrics.height())

    def refit(self) -> None:
        self.updateGeometry()

    def _font(self) -> QFont:
        font = QFont(theme.display_font(theme.scaled(_NAME_PX)))
        font.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, _TRACKING_PX)
        return font

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setFont(self._font())
        painter.setPen(theme.current().ink)
        place = self.rect().adjusted(theme.SPACE, 2, 0, 0)
        painter.drawText(place, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, _NAME)
