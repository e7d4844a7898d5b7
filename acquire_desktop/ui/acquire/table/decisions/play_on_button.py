"""Play on: the button that starts a game of its own at a moment of one that is over."""

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtGui import QIcon, QKeySequence
from PySide6.QtWidgets import QMenu, QPushButton, QWidget

from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.keys import with_key
from acquire_desktop.ui.kit.look import icons
from acquire_desktop.ui.kit.texts import later, translate


class PlayOnButton(Adaptive, QPushButton):
    """Offers to go on with the same tiles to come, or with others.

    Signals:
        branch_asked (bool): The game is to go on from here, with new luck or the same tiles.
    """

    branch_asked = Signal(bool)

    def __init__(self, parent: QWidget, key: Callable[[], str | QKeySequence] = str) -> None:
        """Make the button; the key that presses it is named in its tool tip."""
        super().__init__(parent)
        self._key = key
        self._is_sign = False
        self.setAutoDefault(True)
        self.ways = QMenu(parent)
        """Of going on."""
        self.same_tiles = self.ways.addAction("")
        self.new_luck = self.ways.addAction("")
        self.setMenu(self.ways)
        self.same_tiles.triggered.connect(lambda: self.branch_asked.emit(False))
        self.new_luck.triggered.connect(lambda: self.branch_asked.emit(True))
        self.set_text(self.setAccessibleName, later("Review", "Play on from here"))
        self.retranslate()

    def show_as_sign(self, is_sign: bool) -> None:
        """Be a sign, where there is no room for words, or say what it does."""
        self._is_sign = is_sign
        self.setText("" if is_sign else self.accessibleName())
        self.setIcon(icons.icon("play") if is_sign else QIcon())

    def retranslate(self) -> None:
        self.show_as_sign(self._is_sign)
        self.setToolTip(with_key(self.accessibleName(), self._key()))
        self.same_tiles.setText(translate("Review", "With the same tiles to come"))
        self.new_luck.setText(translate("Review", "With new luck: other tiles to come"))
