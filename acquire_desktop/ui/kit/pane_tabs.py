"""A flat row of tabs: words, the chosen one underlined in the accent."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal
from PySide6.QtWidgets import QTabBar

from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.choices import WheelGuard
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.lettering import width_px
from acquire_desktop.ui.kit.texts import escape_mnemonic

PAGES: Final = ("log", "prices", "chart", "advice")
"""What the side of the table shows, one behind each tab."""
PAGE_KEYS: Final = {"prices": "F2", "chart": "F4", "log": "F5", "advice": "Ctrl+I"}
"""The keys that show the pages; F3 goes to the next hit in the log."""


class PaneTabs(WheelGuard, Adaptive, QTabBar):
    """A row of Qt's tabs that are never cut, as the style sheet paints them.

    Signals:
        chosen (str): The user chose the tab of this key.
    """

    chosen = Signal(str)

    def __init__(self, keys: Sequence[str]) -> None:
        super().__init__()
        self._keys = tuple(keys)
        self.setProperty("role", "pane")
        self.setExpanding(False)
        self.setUsesScrollButtons(False)
        self.setElideMode(Qt.TextElideMode.ElideNone)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        for _ in self._keys:
            self.addTab("")
        self.currentChanged.connect(lambda at: self.chosen.emit(self._keys[at]))

    def set_texts(self, texts: Sequence[str], tips: Sequence[str]) -> None:
        """Label the tabs, in the order of the keys; the texts are shown as they are."""
        for at, (text, tip) in enumerate(zip(texts, tips, strict=True)):
            self.setAccessibleTabName(at, text)  # before the text: Qt asks for its width then
            self.setTabText(at, escape_mnemonic(text))
            self.setTabToolTip(at, tip)
        self.updateGeometry()

    def show_key(self, key: str) -> None:
        """Choose a tab without a signal."""
        with QSignalBlocker(self):
            self.setCurrentIndex(self._keys.index(key))

    def show_only(self, keys: Sequence[str]) -> None:
        """Show the tabs of these keys."""
        with QSignalBlocker(self):
            for at, key in enumerate(self._keys):
                self.setTabVisible(at, key in keys)
        self.updateGeometry()

    def tabSizeHint(self, index: int) -> QSize:  # noqa: N802
        """Return the size of a tab, as Qt asks: its text and a gap."""
        width = width_px(self.accessibleTabName(index), "body", bold=True) + theme.SPACE_3
        return QSize(width, theme.scaled(theme.TARGET_PX))

    def minimumTabSizeHint(self, index: int) -> QSize:  # noqa: N802
        """Return the least size of a tab, as Qt asks: texts are never cut."""
        return self.tabSizeHint(index)

    def sizeHint(self) -> QSize:
        shown = [at for at in range(self.count()) if self.isTabVisible(at)]
        width = sum(self.tabSizeHint(at).width() for at in shown)
        return QSize(width, theme.scaled(theme.TARGET_PX))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def refit(self) -> None:
        self.updateGeometry()
