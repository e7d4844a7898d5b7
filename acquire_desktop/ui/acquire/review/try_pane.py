"""Try again: a decision asked once more, its answer hidden until it is found or opened.

Whoever asks says how an answer is judged: the review, and puzzles.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QWidget

from acquire_desktop.games.acquire.engine.actions import Action, PlaceTile
from acquire_desktop.games.acquire.engine.board import Tile
from acquire_desktop.games.acquire.engine.view import TileEffect, View
from acquire_desktop.storage.players import Player
from acquire_desktop.ui.acquire.table.decisions.line import Line
from acquire_desktop.ui.acquire.table.exchange.exchange_pane import ExchangePane
from acquire_desktop.ui.acquire.words.effect_texts import effect_sentences
from acquire_desktop.ui.acquire.words.names import names_of
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import Gap, Stretched, column, row
from acquire_desktop.ui.kit.keys import with_key
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.signs import push_button
from acquire_desktop.ui.kit.texts import join_sentences, label, later, translate
from acquire_desktop.ui.kit.voice import announce

_LINE_PX: Final = 84


@dataclass(frozen=True, slots=True)
class TryQuestion:
    """A position whose decision is asked."""

    view: View
    """What the player knows; its legal actions can be answered."""
    players: Sequence[Player]
    title: str
    lead: str
    """What may be said before an answer."""
    has_next: bool = False
    """Whether another question waits behind it."""


@dataclass(frozen=True, slots=True)
class TryVerdict:
    """The words about an answer, or of the question when it is opened."""

    is_open: bool
    """Whether that ends the question: the answer was right, or is shown."""
    title: str
    text: str


class TryPane(Adaptive, QWidget):
    """Asks by the panel of the table, and shows verdicts on answers.

    Signals:
        answered (object): An ``Action`` was chosen.
        shown (): The player wants to see what is better.
        next_asked (): The player wants the next question.
        left (): The player tries no more.
    """

    answered = Signal(object)
    shown = Signal()
    next_asked = Signal()
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.panel, self.exchange = Line(), ExchangePane()
        self.title = label(size="large", bold=True, wraps=True)
        self.lead = label(tone="muted", wraps=True)
        self.verdict = label(size="large", bold=True)
        self.answer = label(wraps=True)
        self.show_button = self.with_text(push_button(self.shown), later("Review", "Open it now"))
        self.next_button = self.with_text(
            push_button(self.next_asked), later("Review", "Next mistake")
        )
        self.leave_button = self.with_text(
            push_button(self.left), later("Review", "Back to the review")
        )
        self._names: Sequence[str] = ()
        self._view: View | None = None
        self._is_waiting = False
        card = QFrame()
        card.setProperty("role", "panel")
        column(
            self.verdict,
            self.answer,
            Gap(theme.SPACE_HALF),
            row(self.show_button, 1, self.next_button, self.leave_button, spacing=theme.SPACE),
            of=card,
            margins=(theme.SPACE_2, theme.SPACE, theme.SPACE_2, theme.SPACE),
        )
        column(
            self.title,
            self.lead,
            Stretched(self.exchange, 1),
            self.panel,
            card,
            of=self,
            spacing=theme.SPACE,
        )
        self.panel.turn_buttons.hide()  # there is nothing to take back
        self.panel.rows = self.exchange.stack.in_tab_order
        self.exchange.lay_over(self.panel.disposal.shares)
        self.panel.asked.connect(self.exchange.serve)
        self.panel.action_chosen.connect(self.answered)
        self.exchange.installEventFilter(self)
        self.refit()
        self.retranslate()

    @property
    def is_open(self) -> bool:
        """Whether the question is over: its answer is known."""
        return self._view is None

    def ask(self, question: TryQuestion) -> None:
        """Ask for the decision of a view, as at the table; nothing is shown before an answer."""
        self._view, self._names = question.view, names_of(question.players)
        self._is_waiting = False
        for part in (self.exchange, self.panel):
            part.set_players(question.players)
            part.show_view(question.view)
        self.panel.show()
        self.exchange.fit_rows()
        self.title.setText(question.title)
        self.lead.setText(question.lead)
        self.next_button.setVisible(question.has_next)
        self.show_button.setVisible(True)
        self._tell(
            translate("Review", "The best move is sealed."),
            translate("Review", "Find one as good, and it opens and says why."),
        )
        self.panel.setFocus()

    def take(self, action: Action) -> bool:
        """Take an answer, and tell whether it is one and no other waits to be judged."""
        if self._view is None or self._is_waiting:
            return False
        self._is_waiting = action in self._view.legal
        if self._is_waiting:
            self._tell(translate("Review", "One moment…"), "")
        return self._is_waiting

    def show_verdict(self, verdict: TryVerdict) -> None:
        """Say what became of an answer; one that is open ends the question."""
        self._is_waiting = False
        view, self._view = self._view, None if verdict.is_open else self._view
        self.panel.forget()
        if view is not None and not verdict.is_open:
            self.panel.show_view(view)
        self.show_button.setVisible(not verdict.is_open)
        self._tell(verdict.title, verdict.text)
        if verdict.is_open:
            (self.next_button if self.next_button.isVisible() else self.leave_button).setFocus()
            self.panel.hide()  # nothing is asked any more

    def place(self, tile: Tile) -> None:
        """Answer with a tile, if that is asked for."""
        if self._view is not None and PlaceTile(tile) in self._view.legal:
            self.answered.emit(PlaceTile(tile))

    def show_selected(self, effect: TileEffect | None) -> None:
        """Say what the selected tile would do."""
        if self._view is not None:
            sentences = effect_sentences(effect, self._view, self._names) if effect else ()
            self.panel.show_selected(effect, sentences)
            self.exchange.show_effect(effect)

    def forget(self) -> None:
        """Ask nothing."""
        self._view = None
        for part in (self.exchange, self.panel):
            part.forget()
        for text in (self.title, self.lead, self.verdict, self.answer):
            text.clear()

    def handle_key(self, event: QKeyEvent) -> bool:
        """Take a key that belongs to the decision and tell whether it was taken."""
        return self._view is not None and self.panel.handle_key(event)

    def _tell(self, title: str, text: str) -> None:
        self.verdict.setText(title)
        self.answer.setText(text)
        announce(self, join_sentences([part for part in (title, text) if part]))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.exchange and event.type() == QEvent.Type.Resize:
            self.exchange.fit_rows()
        return super().eventFilter(watched, event)

    def refit(self) -> None:
        self.panel.setFixedHeight(theme.scaled(_LINE_PX))
        self.exchange.fit_rows()

    def retranslate(self) -> None:
        self.leave_button.setToolTip(with_key(self.leave_button.text(), "Esc"))
