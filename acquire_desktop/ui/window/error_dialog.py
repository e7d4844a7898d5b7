"""Shows that the program itself failed, its effect on the game, and the possible ways on."""

from collections.abc import Callable

from PySide6.QtWidgets import QPushButton, QWidget

from acquire_desktop.session.game_session import GameSession
from acquire_desktop.ui.kit.boxes import Gap, column
from acquire_desktop.ui.kit.dialogs import NarrowDialog, fill_dialog
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.texts import join_sentences, label, later, translate
from acquire_desktop.ui.window.save_texts import way_of_saving


class ErrorDialog(NarrowDialog):
    """Comes after an error that nobody caught; Esc and closing it mean to go on."""

    def __init__(
        self, parent: QWidget, session: GameSession, show_report: Callable[[], object]
    ) -> None:
        """Make the dialog.

        Args:
            parent: The window that goes on.
            session: Knows whether there is a game, and whether it is saved.
            show_report: Shows what can be given to whoever mends the program.
        """
        super().__init__(parent)
        self._session = session
        title = later("ErrorDialog", "Something went wrong")
        self.set_text(self.setWindowTitle, title)
        self._text = label(wraps=True)
        self.go_on = self.first
        self.report = self.with_text(QPushButton(), later("ErrorDialog", "Show the &report…"))
        self.end = self.with_text(QPushButton(), later("ErrorDialog", "&Quit"))
        self.go_on.clicked.connect(self.reject)
        self.report.clicked.connect(show_report)
        self.end.clicked.connect(self.accept)
        fill_dialog(
            self,
            self.with_text(label(size="title", bold=True, wraps=True), title),
            self._text,
            Gap(theme.SPACE),
            column(self.go_on, self.report, self.end, spacing=theme.SPACE),
        )
        self.retranslate()

    def retranslate(self) -> None:
        text = join_sentences((self._what_of_the_game(), self._advice())).strip()
        self._text.setText(text)
        self.setAccessibleDescription(text)
        self.go_on.setText(
            translate("ErrorDialog", "&Keep playing" if self._is_in_play() else "&Go on")
        )

    def _is_in_play(self) -> bool:
        return self._session.has_game and not self._session.is_over

    def _what_of_the_game(self) -> str:
        if not self._session.has_game:
            return ""
        if not self._session.is_kept:
            return translate(
                "ErrorDialog",
                "Your game is not saved. Save it first with {way}.",
                way=way_of_saving(),
            )
        if self._session.is_over:
            return translate("ErrorDialog", "Your game is over and saved.")
        return translate("ErrorDialog", "Your game is saved, up to the last action.")

    def _advice(self) -> str:
        if self._is_in_play() and self._session.is_kept:
            return translate(
                "ErrorDialog",
                "You can keep playing. If anything looks wrong, quit and start the program"
                " again: {button} takes you back to the table.",
                button=translate("StartPage", "Continue"),
            )
        return translate(
            "ErrorDialog",
            "You can go on. If anything looks wrong, quit and start the program again.",
        )
