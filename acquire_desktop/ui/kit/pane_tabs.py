"""A flat row of tabs: words, the chosen one underlined in the accent."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QTabBar, QWidget

from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.texts import escape_mnemonic

PAGES: Final = ("log", "prices", "chart", "advice")
"""What the side of the table shows, one behind each tab."""
PAGE_KEYS: Final = {"prices": "F2", "chart": "F4", "log": "F5", "advice": "Ctrl+I"}
"""The keys that show the pages; F3 goes to the next hit in the log."""


class PaneTabs(QTabBar):
    """Paints itself; mouse, arrow keys and screen readers get what Qt's tabs give them.

    Signals:
        chosen (str): The user chose the tab of this key.
    """

    chosen = Signal(str)

    def __init__(self, keys: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._keys = tuple(keys)
        self._texts = ("",) * len(self._keys)
        self._is_silent = False
        self.setExpanding(False)
        self.setDrawBase(False)
        self.setUsesScrollButtons(False)
        self.setElideMode(Qt.TextElideMode.ElideNone)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        for _ in self._keys:
            self.addTab("")
        self.currentChanged.connect(self._tell)

    def set_texts(self, texts: Sequence[str], tips: Sequence[str]) -> None:
        """Label the tabs, in the order of the keys; the texts are shown as they are."""
        self._texts = tuple(texts)
        for at, (text, tip) in enumerate(zip(texts, tips, strict=True)):
            self.setTabText(at, escape_mnemonic(text))
            self.setTabToolTip(at, tip)
            self.setAccessibleTabName(at, text)
        self.updateGeometry()

    def show_key(self, key: str) -> None:
        """Choose a tab without a signal."""
        self._is_silent = True
        self.setCurrentIndex(self._keys.index(key))
        self._is_silent = False

    def show_only(self, keys: Sequence[str]) -> None:
        """Show the tabs of these keys."""
        self._is_silent = True
        for at, key in enumerate(self._keys):
            self.setTabVisible(at, key in keys)
        self._is_silent = False
        self.updateGeometry()

    def tabSizeHint(self, index: int) -> QSize:  # noqa: N802
        """Return the size of a tab, as Qt asks: its text and a gap."""
        metrics = QFontMetrics(theme.font(bold=True))
        width = metrics.horizontalAdvance(self._texts[index]) + theme.SPACE_3
        return QSize(width, theme.scaled(theme.TARGET_PX))

    def minimumTabSizeHint(self, index: int) -> QSize:  # noqa: N802
        """Return the least size of a tab, as Qt asks: texts are never cut."""
        return self.tabSizeHint(index)

    def sizeHint(self) -> QSize:
        shown = [at for at in range(self.count()) if self.isTabVisible(at)]
        return QSize(sum(self.tabSizeHint(at).width() for at in shown), self._height_px())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for at, text in enumerate(self._texts):
            if self.isTabVisible(at):
                self._paint_tab(painter, at, text)

    def _paint_tab(self, painter: QPainter, at: int, text: str) -> None:
        look, is_chosen = theme.current(), at == self.currentIndex()
        words = self.tabRect(at).adjusted(0, 0, -theme.SPACE_3, 0)
        painter.setFont(theme.font(bold=is_chosen))
        painter.setPen(look.ink if is_chosen else look.ink_muted)
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        # Bold words are wider, so the frame takes its width from what is painted.
        width = painter.fontMetrics().horizontalAdvance(text)
        box = words.adjusted(theme.SPACE, 0, theme.SPACE + 2, 0)
        painter.drawText(box, left, text)
        if is_chosen:
            painter.fillRect(box.left(), box.bottom() - 3, width, 2, look.accent)
        if is_chosen and self.hasFocus():
            painter.setPen(QPen(look.focus, theme.FOCUS_PX))
            frame = box.toRectF().adjusted(-5, 2, 0, -1)
            frame.setWidth(width + 10)
            painter.drawRoundedRect(frame, theme.RADIUS_SMALL, theme.RADIUS_SMALL)

    def _height_px(self) -> int:
        return theme.scaled(theme.TARGET_PX)

    def _tell(self, index: int) -> None:
        if not self._is_silent and 0 <= index < len(self._keys):
            self.chosen.emit(self._keys[index])
