"""Asks once whether marks on the chains would help, since colours look alike to some."""

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QWidget

from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import Stretched, row
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.signs import push_button
from acquire_desktop.ui.kit.texts import label, later

_SHADOW_PX: Final = 4
"""It has none, unlike the plates above it, and ends where they do."""


class MarksOffer(Adaptive, QWidget):
    """A quiet line with two answers.

    Signals:
        answered (bool): Whether the marks are wanted.
    """

    is_region = True

    answered = Signal(bool)

    def __init__(self) -> None:
        super().__init__()
        card = QFrame()
        card.setProperty("role", "card")
        text = later("StartPage", "Do you mix up colours? Marks on the chains help.")
        self.set_text(self.setAccessibleName, text)
        self._words = self.with_text(label(size="small", wraps=True), text)
        self.yes = self.with_text(push_button(quiet=True), later("StartPage", "Yes"))
        self.no = self.with_text(push_button(quiet=True), later("StartPage", "No"))
        for button, wanted in ((self.yes, True), (self.no, False)):
            button.setProperty("small", True)
            button.clicked.connect(lambda _checked=False, wanted=wanted: self.answered.emit(wanted))
        margins = theme.SPACE_2, theme.SPACE_HALF, theme.SPACE_HALF, theme.SPACE_HALF
        row(Stretched(self._words, 1), self.yes, self.no, of=card, margins=margins)
        row(card, of=self, margins=(0, 0, _SHADOW_PX, 0))

    def set_large(self, is_large: bool) -> None:
        """Have larger letters, or the usual ones."""
        theme.style_text(self._words, "body" if is_large else "small")
        for button in (self.yes, self.no):
            theme.style_text(button, "title" if is_large else "body")
