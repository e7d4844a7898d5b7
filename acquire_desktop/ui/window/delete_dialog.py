"""The question before all finished games that are kept are deleted, and what came of it."""

from collections.abc import Callable
from contextlib import suppress
from enum import Enum, auto
from threading import Thread

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QPushButton, QWidget

from acquire_desktop.storage.errors import SaveError
from acquire_desktop.storage.recent import GAME_LIMIT
from acquire_desktop.ui.kit.boxes import Gap, row
from acquire_desktop.ui.kit.dialogs import NarrowDialog, fill_dialog
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.texts import breakable, join_sentences, label, number, translate
from acquire_desktop.ui.kit.voice import announce
from acquire_desktop.ui.window.save_texts import deletion_error_text


class _Stage(Enum):
    ASKS = auto()
    WORKS = auto()
    IS_DONE = auto()


class DeleteDialog(NarrowDialog):
    """Says what goes and what stays, and deletes in the background when that is wanted."""

    _ended = Signal(bool, object)

    def __init__(self, parent: QWidget, count: int, delete: Callable[[], None]) -> None:
        """Make the question.

        Args:
            parent: The window.
            count: The games that are kept.
            delete: Deletes them, in a thread; raises ``SaveError`` if it could not.
        """
        super().__init__(parent)
        self._count = count
        self._delete = delete
        self._stage = _Stage.ASKS
        self._error: SaveError | None = None
        self._title = label(size="title", bold=True, wraps=True)
        self._goes, self._stays = label(wraps=True), label(wraps=True)
        self._warning = label(wraps=True, tone="loss")
        self.go_on, self.close_button = QPushButton(), self.first
        self.go_on.clicked.connect(self._begin)
        self.close_button.clicked.connect(self.reject)
        self._ended.connect(self._end, Qt.ConnectionType.QueuedConnection)
        fill_dialog(
            self,
            self._title,
            self._goes,
            self._stays,
            self._warning,
            Gap(theme.SPACE),
            row(1, self.go_on, self.close_button, spacing=theme.SPACE),
        )
        self.retranslate()

    def retranslate(self) -> None:
        is_done = self._stage is _Stage.IS_DONE
        title = translate(
            "DeleteDialog",
            "Everything is deleted" if is_done else "Do you want to delete all finished games?",
        )
        self.setWindowTitle(title)
        self._title.setText(title)
        goes = translate(
            "DeleteDialog",
            "%n finished game(s) and the list of all results are deleted for good."
            if self._count
            else "There are no finished games; the list of all results is deleted for good.",
            n=self._count,
        )
        stays = translate(
            "DeleteDialog",
            "These stay: unfinished games, the last {count} games on the start page, and your own"
            " files.",
            count=number(GAME_LIMIT),
        )
        words = "" if self._error is None else deletion_error_text(self._error)
        for part, text in ((self._goes, goes), (self._stays, stays), (self._warning, words)):
            part.setText(breakable(text))
        self._goes.setHidden(is_done)
        self._warning.setVisible(bool(words))
        self.go_on.setHidden(is_done)
        self.go_on.setText(
            translate(
                "DeleteDialog",
                "Deleting…" if self._stage is _Stage.WORKS else "&Delete everything",
            )
        )
        self.close_button.setText(translate("DeleteDialog", "&Close" if is_done else "&Keep all"))
        described = (stays,) if is_done else (goes, stays, words)
        self.setAccessibleDescription(join_sentences(described).strip())
        self.refit()

    def reject(self) -> None:
        """Close, but not in the middle of the work: somebody must hear how it ends."""
        if self._stage is not _Stage.WORKS:
            super().reject()

    def _begin(self) -> None:
        self._error = None
        self._enter(_Stage.WORKS)
        Thread(target=self._work, name="delete kept games", daemon=True).start()

    def _work(self) -> None:
        is_done = False
        error: SaveError | None = None
        try:
            self._delete()
            is_done = True
        except SaveError as found:
            error = found
        finally:  # with any other error, too: while this works, nobody can close the dialog
            with suppress(RuntimeError):  # the window may have gone
                self._ended.emit(is_done, error)

    def _end(self, is_done: bool, error: SaveError | None) -> None:
        self._error = error
        self._enter(_Stage.IS_DONE if is_done else _Stage.ASKS)
        self.close_button.setFocus(Qt.FocusReason.OtherFocusReason)
        if is_done:
            announce(self, self.windowTitle())
        elif error is not None:
            announce(self, deletion_error_text(error))

    def _enter(self, stage: _Stage) -> None:
        self._stage = stage
        for button in (self.go_on, self.close_button):
            button.setEnabled(stage is not _Stage.WORKS)
        self.retranslate()
