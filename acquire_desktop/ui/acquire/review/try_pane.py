"""Try it myself: a decision asked once more, without a number or an arrow until it is answered."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from acquire_desktop.games.acquire.engine.actions import Action, DeclareEnd, PlaceTile
from acquire_desktop.games.acquire.engine.board import Tile
from acquire_desktop.games.acquire.engine.view import TileEffect, View
from acquire_desktop.storage.players import Player
from acquire_desktop.ui.acquire.table.decisions.panel import ActionPanel
from acquire_desktop.ui.acquire.words.effect_texts import effect_sentences
from acquire_desktop.ui.acquire.words.names import names_of
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import Gap, Stretched, column, row
from acquire_desktop.ui.kit.keys import with_key
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.signs import push_button
from acquire_desktop.ui.kit.texts import label, later, translate
from acquire_desktop.ui.kit.voice import announce

TRIES: Final = 2
"""After so many misses the better action is shown."""


class TryPane(Adaptive, QWidget):
    """Asks by the panel of the table, and says whether an answer will do.

    Signals:
        answered (object): An ``Action`` was chosen.
        shown (): The player wants to see what is better.
        left (): The player tries no more.
    """

    answered = Signal(object)
    shown = Signal()
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.panel = ActionPanel()
        self.answer = label(wraps=True)
        title = self.with_text(
            label(size="title", bold=True), later("Review", "What would you do?")
        )
        asked = self.with_text(
            label(tone="muted", wraps=True),
            later("Review", "Numbers appear only after your answer. You get a second try."),
        )
        self.show_button = self.with_text(
            push_button(self.shown), later("Review", "Show the answer")
        )
        self.leave_button = self.with_text(
            push_button(self.left), later("Review", "Back to the review")
        )
        self._names: Sequence[str] = ()
        self._view: View | None = None
        self._misses = 0
        self._is_waiting = False
        column(
            title,
            asked,
            self.answer,
            Gap(theme.SPACE_HALF),
            Stretched(self.panel, 1),
            row(1, self.show_button, self.leave_button, spacing=theme.SPACE),
            of=self,
            spacing=theme.SPACE_HALF,
        )
        self.panel.action_chosen.connect(self.answered)
        self.retranslate()

    def ask(self, view: View, players: Sequence[Player]) -> None:
        """Ask for the decision of a view, as at the table."""
        self._view, self._names = view, names_of(players)
        self._misses = 0
        self._is_waiting = False
        self.panel.set_players(players)
        self.panel.show_view(view)
        self.answer.clear()
        self.panel.setFocus()

    def take(self, action: Action) -> bool:
        """Take an answer, and tell whether it is one and no other waits to be judged."""
        if self._view is None or self._is_waiting or isinstance(action, DeclareEnd):
            return False
        self._is_waiting = action in self._view.legal
        if self._is_waiting:
            self._tell(translate("Review", "One moment…"))
        return self._is_waiting

    def take_result(self, *, will_do: bool) -> bool:
        """Say what became of the answer, and tell whether the numbers may be shown now."""
        self._is_waiting = False
        if will_do:
            return True
        self._misses += 1
        if self._misses >= TRIES:
            return True
        self._tell(translate("Review", "There is a better move. Try once more."))
        if self._view is not None:
            self.panel.forget()
            self.panel.show_view(self._view)
        return False

    def place(self, tile: Tile) -> None:
        """Answer with a tile, if that is asked for."""
        if self._view is not None and PlaceTile(tile) in self._view.legal:
            self.answered.emit(PlaceTile(tile))

    def show_selected(self, effect: TileEffect | None) -> None:
        """Say what the selected tile would do."""
        if self._view is not None:
            sentences = effect_sentences(effect, self._view, self._names) if effect else ()
            self.panel.show_selected(effect, sentences)

    def forget(self) -> None:
        """Ask nothing."""
        self._view = None
        self.panel.forget()
        self.answer.clear()

    def handle_key(self, event: QKeyEvent) -> bool:
        """Take a key that belongs to the decision and tell whether it was taken."""
        return self.panel.handle_key(event)

    def _tell(self, text: str) -> None:
        self.answer.setText(text)
        announce(self, text)

    def retranslate(self) -> None:
        self.leave_button.setToolTip(with_key(self.leave_button.text(), "Esc"))
