"""The page that asks nothing: another player decides, the view is covered, the game is over."""

from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from acquire_desktop.ui import theme
from acquire_desktop.ui.decisions.page import DecisionPage
from acquire_desktop.ui.texts import plain


class IdlePage(DecisionPage):
    """One quiet paragraph; a tile that is selected meanwhile tells there what it would do."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = ""
        self._may_plan = False
        self._sentence = ""
        self._done = ""
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
        self._words = self._sentence = self._done = ""
        self._may_plan = False
        super().forget()

    def show_done(self, sentence: str) -> None:
        """Tell first what was done for the player without asking; empty for nothing."""
        self._done = sentence
        self._show()

    def _show(self) -> None:
        sentence = self._sentence if self._may_plan else ""
        told = sentence or self._words
        theme.style_text(self._text, tone="ink" if sentence or self._done else "muted")
        self._text.setText(f"{self._done}\n\n{told}" if self._done else told)
