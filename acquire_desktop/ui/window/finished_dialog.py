"""Finished games: the list of those that are kept for good, to look at one of them."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from threading import Thread
from typing import Final, TypeAlias

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QAbstractItemView, QDialog, QListView, QPushButton, QWidget

from acquire_desktop.storage.ended_games import EndedGame
from acquire_desktop.storage.envelope import Header
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import Stretched, row
from acquire_desktop.ui.kit.dialogs import fill_dialog
from acquire_desktop.ui.kit.fit import fit_dialog, fit_height
from acquire_desktop.ui.kit.key_guard import PrimaryButton
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.texts import join_list, label, later, local_time, translate
from acquire_desktop.ui.kit.wrapped_list import wrap_rows

_SIZE_PX: Final = 620, 560
_LEAST_LINES: Final = 5
_Edition = Callable[[Header], str]
_Index: TypeAlias = QModelIndex | QPersistentModelIndex


class FinishedModel(QAbstractListModel):
    """The games in words, the last one first; a text is made when it is looked at."""

    def __init__(self, edition: _Edition, parent: QWidget) -> None:
        super().__init__(parent)
        self._edition = edition
        self.games: Sequence[EndedGame] = ()

    def show_games(self, games: Sequence[EndedGame]) -> None:
        """Show these games, or the same ones in the present language."""
        self.beginResetModel()
        self.games = games
        self.endResetModel()

    def rowCount(self, parent: _Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self.games)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        names, facts = self._words(self.games[index.row()])
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return f"{names}\n{facts}"
            case Qt.ItemDataRole.AccessibleTextRole:
                return f"{names}, {facts}"
        return None

    def _words(self, game: EndedGame) -> tuple[str, str]:
        header = game.header
        names = [player.name for player in header.players]
        facts = translate(
            "FinishedDialog",
            "{edition}, won by {players}, %n turn(s), {time}"
            if game.winners
            else "{edition}, %n turn(s), {time}",
            n=header.turn,
            edition=self._edition(header),
            players=join_list([names[seat] for seat in game.winners]),
            time=local_time(header.saved_at),
        )
        return join_list(names), facts


class FinishedDialog(Adaptive, QDialog):
    """Shows the games as soon as they are read, and is accepted when one is to be opened."""

    _read = Signal(object, int)

    def __init__(
        self,
        window: QWidget,
        read: Callable[[], Sequence[EndedGame]],
        count: Callable[[], int],
        edition: _Edition,
    ) -> None:
        """Make the list.

        Args:
            window: The window in which the game is opened.
            read: Reads what is kept, in a thread; raises ``OSError`` if it cannot.
            count: Counts what is kept, in that thread, also what cannot be read.
            edition: Names the edition of a game.
        """
        super().__init__(window)
        self._load, self._count = read, count
        self._unreadable = 0
        self.is_read = False
        """Whether the games are there."""
        self._intro = label(wraps=True)
        self.model = FinishedModel(edition, self)
        self.view = QListView()
        self.wants_review = False
        """Whether the game is to be reviewed at once."""
        self.review_button = self.with_text(QPushButton(), later("FinishedDialog", "&Review"))
        self.open_button = self.with_text(PrimaryButton(), later("FinishedDialog", "&View"))
        self.close_button = self.with_text(QPushButton(), later("FinishedDialog", "Close"))
        title = later("FinishedDialog", "Finished games")
        self.set_text(self.setWindowTitle, title)
        self.set_text(self.view.setAccessibleName, title)
        self._arrange()
        self.view.doubleClicked.connect(self.accept)
        self.open_button.clicked.connect(self.accept)
        self.review_button.clicked.connect(self._review)
        self.close_button.clicked.connect(self.reject)
        self._read.connect(self._show_games, Qt.ConnectionType.QueuedConnection)
        self.retranslate()
        Thread(target=self._work, name="kept games", daemon=True).start()

    def chosen(self) -> EndedGame | None:
        """Return the game that is marked, or None without one."""
        index = self.view.currentIndex()
        return self.model.games[index.row()] if index.isValid() else None

    def retranslate(self) -> None:
        self._intro.setText("\n".join(self._introductions()))
        self._fill()

    def showEvent(self, event: QShowEvent) -> None:
        fit_dialog(self, _SIZE_PX)
        self.view.setFocus()
        self._fit()
        super().showEvent(event)

    def _introductions(self) -> list[str]:
        if not self.is_read:
            return [translate("FinishedDialog", "Reading…")]
        texts = []
        if count := len(self.model.games):
            texts.append(translate("FinishedDialog", "%n finished game(s), newest first", n=count))
        if self._unreadable:
            texts.append(
                translate(
                    "FinishedDialog", "%n finished game(s) cannot be read", n=self._unreadable
                )
            )
        return texts or [translate("FinishedDialog", "There are no finished games.")]

    def _work(self) -> None:
        games: Sequence[EndedGame] = ()
        count = 0
        try:
            count = self._count()
            games = self._load()
        except OSError:
            pass
        finally:  # with any other error, too: nobody should wait for ever
            with suppress(RuntimeError):  # the window may have gone
                self._read.emit(games, max(count - len(games), 0))

    def _show_games(self, games: Sequence[EndedGame], unreadable: int) -> None:
        self.is_read = True
        self.model.games, self._unreadable = games, unreadable
        self.retranslate()
        self._fit()

    def _fit(self) -> None:
        """Be no larger than the one line where no game is kept."""
        if self.is_read and not self.model.games:
            for part in (self.view, self.review_button, self.open_button):
                part.hide()
            self.close_button.setFocus()
            fit_height(self)

    def _fill(self) -> None:
        """Show the games in the present language; the same one stays marked."""
        at = max(self.view.currentIndex().row(), 0)
        self.model.show_games(self.model.games)
        self.view.setCurrentIndex(self.model.index(at, 0))
        has_games = bool(self.model.games)
        for button in (self.open_button, self.review_button):
            button.setEnabled(has_games)
        (self.open_button if has_games else self.close_button).setDefault(True)

    def _review(self) -> None:
        self.wants_review = True
        self.accept()

    def _arrange(self) -> None:
        self.view.setModel(self.model)
        self.view.setProperty("role", "chapters")
        self.view.setTextElideMode(Qt.TextElideMode.ElideNone)
        wrap_rows(self.view)
        self.view.setLayoutMode(QListView.LayoutMode.Batched)  # there may be thousands
        self.view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.view.setMinimumHeight(_LEAST_LINES * self.view.fontMetrics().lineSpacing())
        fill_dialog(
            self,
            self._intro,
            Stretched(self.view, 1),
            row(1, self.review_button, self.open_button, self.close_button, spacing=theme.SPACE),
            below=theme.SPACE_2,
        )
