"""The page that asks nothing: another player decides, the view is covered, the game is over."""

from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from acquire_desktop.ui import theme
from acquire_desktop.ui.decisions.page import DecisionPage
from acquire_desktop.ui.texts import plain


class IdlePage(DecisionPage):
    """One quiet paragraph."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text = plain(QLabel())
        self._text.setWordWrap(True)
        theme.style_text(self._text, tone="muted")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._text)
        layout.addStretch(1)

    def say(self, text: str) -> None:
        """Show a text."""
        self._text.setText(text)
