"""Recovering a game: all states that are kept of every game, to go on from one of them."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDialog, QListWidget, QPushButton, QWidget

from acquire_desktop.storage.envelope import Header
from acquire_desktop.storage.errors import SaveError
from acquire_desktop.storage.recovery import KeptGame, KeptState, Origin, kept_games
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import Stretched, column, row
from acquire_desktop.ui.kit.dialogs import fill_dialog
from acquire_desktop.ui.kit.fit import fit_dialog, fit_height, turning_row
from acquire_desktop.ui.kit.frames import QuietArea
from acquire_desktop.ui.kit.key_guard import PrimaryButton
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.texts import join_list, label, later, local_time, translate
from acquire_desktop.ui.kit.wrapped_list import list_of_words
from acquire_desktop.ui.window.save_texts import problem_text

if TYPE_CHECKING:
    from acquire_desktop.ui.window.main_window import MainWindow

_SIZE_PX: Final = 860, 560
_LIST_PX: Final = 320
_LEAST_LINES: Final = 5
OpenState = Callable[[Path, Callable[[SaveError], object]], bool]
"""Opens a state, or tells why it cannot be opened; returns whether it was opened."""


class RecoverDialog(Adaptive, QDialog):
    """Shows the games, and of the chosen one all states, and opens one of them."""

    def __init__(
        self,
        window: QWidget,
        games: Sequence[KeptGame],
        edition: Callable[[Header], str],
        open_state: OpenState,
    ) -> None:
        """Make the list.

        Args:
            window: The window in which the state is opened.
            games: What is kept.
            edition: Names the edition of a game.
            open_state: Opens a state.
        """
        super().__init__(window)
        self._all = tuple(games)
        self._edition = edition
        self._open_state = open_state
        self._problem: SaveError | None = None
        self.games, self.states = list_of_words(_LEAST_LINES), list_of_words(_LEAST_LINES)
        self._note = label(wraps=True)
        self.open_button = self.with_text(
            PrimaryButton(), later("RecoverDialog", "&Open this state")
        )
        self.close_button = self.with_text(QPushButton(), later("RecoverDialog", "Close"))
        self.set_text(self.setWindowTitle, later("RecoverDialog", "Recover a game"))
        self.set_text(self.games.setAccessibleName, later("RecoverDialog", "Games"))
        states = later("RecoverDialog", "States of the game")
        self.set_text(self.states.setAccessibleName, states)
        self._arrange()
        self.games.currentRowChanged.connect(self._show_states)
        self.states.currentRowChanged.connect(self._follow_choice)
        self.states.itemDoubleClicked.connect(self._open)
        self.open_button.clicked.connect(self._open)
        self.close_button.clicked.connect(self.reject)
        self.retranslate()

    def retranslate(self) -> None:
        self._fill(self.games, [self._game_text(game) for game in self._all])
        self._show_states()

    def refit(self) -> None:
        for items in (self.games, self.states):
            items.setMinimumWidth(theme.scaled(_LIST_PX))

    def showEvent(self, event: QShowEvent) -> None:
        fit_dialog(self, _SIZE_PX)
        if not self._all:
            fit_height(self)
        (self.games if self._all else self.close_button).setFocus()
        super().showEvent(event)

    def chosen(self) -> KeptState | None:
        """Return the state that is marked, or None without one."""
        game, state = self.games.currentRow(), self.states.currentRow()
        return self._all[game].states[state] if game >= 0 and state >= 0 else None

    def _show_states(self) -> None:
        row_ = self.games.currentRow()
        states = self._all[row_].states if row_ >= 0 else ()
        texts = [_state_text(state, states) for state in states]
        self._fill(self.states, texts)
        self._follow_choice()

    def _follow_choice(self) -> None:
        self._problem = None
        self._tell()

    def _tell(self) -> None:
        """Say why a state cannot be opened, and offer to open it otherwise."""
        state = self.chosen()
        problem = self._problem or (state.problem if state is not None else None)
        self.open_button.setEnabled(state is not None and problem is None)
        (self.open_button if self.open_button.isEnabled() else self.close_button).setDefault(True)
        text = ""
        if problem is not None:
            reason = problem_text(problem, is_own=True)
            text = translate("RecoverDialog", "It cannot be opened: {reason}", reason=reason)
        self._note.setText(text)

    def _open(self) -> None:
        state = self.chosen()
        if (
            state is not None
            and self.open_button.isEnabled()
            and self._open_state(state.path, self._fail)
        ):
            self.accept()

    def _fail(self, error: SaveError) -> None:
        self._problem = error
        self._tell()

    def _game_text(self, game: KeptGame) -> str:
        header = game.header
        if header is None:
            return translate("RecoverDialog", "A game that cannot be read")
        names = join_list([player.name for player in header.players])
        facts = translate(
            "RecoverDialog",
            "{edition}, finished, {time}" if header.over else "{edition}, turn {turn}, {time}",
            edition=self._edition(header),
            turn=header.turn,
            time=local_time(header.saved_at),
        )
        return f"{names}\n{facts}"

    @staticmethod
    def _fill(items: QListWidget, texts: Sequence[str]) -> None:
        """Write the items again; the same one stays marked."""
        at = max(items.currentRow(), 0)
        items.blockSignals(True)
        items.clear()
        items.addItems(texts)
        items.setCurrentRow(min(at, len(texts) - 1))
        items.blockSignals(False)

    def _arrange(self) -> None:
        for part in (self.games, self.states, self._note, self.open_button):
            part.setVisible(bool(self._all))
        lists = Stretched(self.games, 1), Stretched(self.states, 1)
        panes = turning_row(*lists, spacing=theme.SPACE_2)
        intro = later(
            "RecoverDialog",
            "These are saved states of your games. Opening an older one loses nothing: the"
            " later states stay here, too."
            if self._all
            else "No games yet. The last turns of every game you play will appear here.",
        )
        words = self.with_text(label(wraps=True), intro)
        body = QWidget()
        column(words, Stretched(panes, 1), self._note, of=body, spacing=theme.SPACE_2)
        fill_dialog(
            self,
            Stretched(QuietArea(body) if self._all else body, 1),
            row(1, self.open_button, self.close_button, spacing=theme.SPACE),
            below=theme.SPACE_2,
        )
        self.refit()


def ask_what_to_recover(window: "MainWindow") -> None:
    """Show what is kept, and open what is chosen."""
    window.session.finish_saving()
    games = kept_games(window.folders)
    RecoverDialog(window, games, window.pages.edition_text, window.files.recover).exec()


def _moment_text(header: Header) -> str:
    return translate(
        "RecoverDialog",
        "Finished, {time}" if header.over else "Turn {turn}, {time}",
        turn=header.turn,
        time=local_time(header.saved_at),
    )


def _state_text(state: KeptState, states: Sequence[KeptState]) -> str:
    """Return when one of the states of a game was kept and why, in two lines."""
    if state.header is None:
        moment = translate("RecoverDialog", "Cannot be read")
    else:
        moment = _moment_text(state.header)
    return f"{moment}\n{_origin_text(state, states)}"


def _origin_text(state: KeptState, states: Sequence[KeptState]) -> str:
    if state.origin is Origin.OVERWRITTEN and state.file is not None:
        return translate("RecoverDialog", "Earlier contents of {file}", file=state.file.name)
    if state is states[0] and state.header is not None:
        is_newer_lost = any(
            other.origin is Origin.AUTOSAVE and other.header is None for other in states
        )
        return translate(
            "RecoverDialog",
            "The newest state that can be read" if is_newer_lost else "The newest state",
        )
    return translate("RecoverDialog", _ORIGINS[state.origin])


_ORIGINS: Final = {
    Origin.AUTOSAVE: "Saved after the last action",
    Origin.BACKUP: "Backup from the beginning of a turn",
    Origin.OVERWRITTEN: "Earlier contents of one of your files",
    Origin.SET_ASIDE: "Replaced by a newer save",
}
