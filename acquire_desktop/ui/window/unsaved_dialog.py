"""The question that comes before a game that is on no disk is put away."""

from collections.abc import Callable

from PySide6.QtWidgets import QPushButton, QWidget

from acquire_desktop.ui.kit.boxes import Gap, column
from acquire_desktop.ui.kit.dialogs import NarrowDialog, fill_dialog
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.texts import breakable, join_sentences, label, later
from acquire_desktop.ui.kit.voice import announce


class UnsavedDialog(NarrowDialog):
    """Shows what would be lost, and asks; Esc and closing it mean to stay in the game.

    It is accepted when the game may be put away, and rejected when it stays.
    """

    def __init__(
        self, parent: QWidget, facts: Callable[[], str], *, has_elsewhere: bool = True
    ) -> None:
        """Make the question.

        Args:
            parent: The window whose game it is about.
            facts: Says why the game is not saved, and what would be lost.
            has_elsewhere: Whether the game may be saved in a file of the user's instead.
        """
        super().__init__(parent)
        self._facts = facts
        self._news: Callable[[], str] = str
        title = later("UnsavedDialog", "This game is not saved")
        self.set_text(self.setWindowTitle, title)
        self._text = label(wraps=True)
        self._warning = label(wraps=True, tone="loss")
        other = QPushButton()
        self.elsewhere, self.again = (self.first, other) if has_elsewhere else (other, self.first)
        self.with_text(self.elsewhere, later("UnsavedDialog", "&Save elsewhere…"))
        self.with_text(self.again, later("UnsavedDialog", "&Try again"))
        self.stay = self.with_text(QPushButton(), later("UnsavedDialog", "Sta&y in the game"))
        self.leave = self.with_text(QPushButton(), later("UnsavedDialog", "&Leave without saving"))
        self.stay.clicked.connect(self.reject)
        self.leave.clicked.connect(self.accept)
        self._warning.hide()
        if not has_elsewhere:
            self.elsewhere.hide()
        fill_dialog(
            self,
            self.with_text(label(size="title", bold=True, wraps=True), title),
            self._text,
            self._warning,
            Gap(theme.SPACE),
            column(self.elsewhere, self.again, self.stay, spacing=theme.SPACE),
            Gap(theme.SPACE),
            self.leave,
        )
        self.retranslate()

    def tell(self, news: Callable[[], str]) -> None:
        """Tell what became of an answer that did not help."""
        self._news = news
        self.retranslate()
        self._warning.show()
        self.refit()
        announce(self, news())

    def retranslate(self) -> None:
        self._text.setText(breakable(self._facts()))
        self._warning.setText(breakable(self._news()))
        self.setAccessibleDescription(join_sentences((self._facts(), self._news())).strip())
