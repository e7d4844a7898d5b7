"""The page that asks nothing: another player decides, the view is covered, the game is over."""

from collections.abc import Callable

from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.texts import plain
from acquire_desktop.ui.table.decisions.page import DecisionPage


class IdlePage(DecisionPage):
    """One quiet paragraph; a tile that is selected meanwhile tells there what it would do."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = ""
        self._may_plan = False
        self._sentence = ""
        self._tell_done: Callable[[], str] | None = None
        self._text = plain(QLabel())
        self._text.setWordWrap(True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._text)
        layout.addStretch(1)
        self._show()

    def say(self, text: str, may_plan: bool) -> None:
        """Show a text.

        Args:
            text: What there is to tell.
            may_plan: Whether the sentence of a selected tile takes its place.
        """
        self._words, self._may_plan = text, may_plan
        self._show()

    def show_selected(self, sentence: str) -> None:
        """Take the sentence of the tile that is selected; empty for none."""
        self._sentence = sentence
        self._show()

    def forget(self) -> None:
        self._words = self._sentence = ""
        self._tell_done = None
        self._may_plan = False
        super().forget()

    def show_done(self, tell: Callable[[], str] | None) -> None:
        """Tell first what was done for the player without asking.

        Args:
            tell: Says it in the present language; None for nothing.
        """
        self._tell_done = tell
        self._show()

    def _show(self) -> None:
        sentence = self._sentence if self._may_plan else ""
        told = sentence or self._words
        done = "" if self._tell_done is None else self._tell_done()
        theme.style_text(self._text, tone="ink" if sentence or done else "muted")
        self._text.setText(f"{done}\n\n{told}" if done else told)
