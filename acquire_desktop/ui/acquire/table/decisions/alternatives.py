"""Alternatives: over the exchange, the outcome of every pick, for comparison."""

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QFrame, QLabel, QWidget

from acquire_desktop.games.acquire.engine.board import Chain
from acquire_desktop.ui.kit.boxes import Stretched, column, row
from acquire_desktop.ui.kit.hover_and_tooltip import clear_words
from acquire_desktop.ui.kit.key_guard import is_repeated
from acquire_desktop.ui.kit.line.picture import LinePicture
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.paper_card import PaperCard
from acquire_desktop.ui.kit.texts import breakable, label

_CREST_PX = 36


class Outcome(NamedTuple):
    """The outcome of picking a chain."""

    letter: str
    sentences: Sequence[str]
    """The first one says what happens, the others who is paid for it."""


class Alternatives(QFrame):
    """Shows one card a chain; a click picks it, as its letter and its button in the Line do.

    Signals:
        chosen (Chain): A card was clicked.
        activated (Chain): A card was clicked twice.
    """

    chosen = Signal(int)
    activated = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self._cards: dict[Chain, Alternative] = {}
        self._column = column(1, of=self, spacing=theme.SPACE)

    @property
    def has_cards(self) -> bool:
        """Whether there is anything to compare."""
        return bool(self._cards)

    def show_outcomes(self, outcomes: dict[Chain, Outcome], picked: Chain | None) -> None:
        """Show what each chain leads to, and which one is picked."""
        if set(outcomes) != set(self._cards):
            self._make(outcomes)
        for chain, outcome in outcomes.items():
            self._cards[chain].show_outcome(outcome, is_picked=chain == picked)

    def forget(self) -> None:
        """Compare nothing."""
        self._make({})

    def _make(self, outcomes: dict[Chain, Outcome]) -> None:
        for card in self._cards.values():
            clear_words(card)
            card.hide()
            card.deleteLater()
        self._cards = {chain: Alternative() for chain in outcomes}
        for chain, card in self._cards.items():
            self._column.insertWidget(self._column.count() - 1, card)
            card.chosen.connect(partial(self.chosen.emit, chain))
            card.activated.connect(partial(self.activated.emit, chain))
            card.show()  # else Qt shows it a moment later


class Alternative(PaperCard):
    """The card of one chain: crest, what happens, and who is paid.

    Signals:
        chosen: It was clicked.
        activated: It was clicked twice; the first click was told as any other.
    """

    chosen = Signal()
    activated = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._may_activate = False
        self._picture = LinePicture()
        self._picture.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._sentences: list[QLabel] = []
        self._words = column(spacing=theme.SPACE_HALF)
        words = QWidget()
        words.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        column(self._words, 1, of=words)
        self._picture.set_height(theme.scaled(_CREST_PX))
        margins = (theme.SPACE,) * 4
        parts = column(self._picture, 1), Stretched(words, 1)
        row(*parts, of=self, spacing=theme.SPACE, margins=margins)

    def show_outcome(self, outcome: Outcome, *, is_picked: bool) -> None:
        """Show what the chain leads to."""
        self.set_marked(is_picked)
        self._picture.show_crests([outcome.letter])
        while len(self._sentences) < len(outcome.sentences):
            is_first = not self._sentences
            self._sentences.append(label(size="body", bold=is_first, wraps=True))
            self._words.addWidget(self._sentences[-1])
        for each, text in zip(self._sentences, outcome.sentences, strict=False):
            each.setText(breakable(text))
        for each in self._sentences[len(outcome.sentences) :]:
            each.clear()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._may_activate = not is_repeated(event)
        if event.button() == Qt.MouseButton.LeftButton:
            self.chosen.emit()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if self._may_activate and event.button() == Qt.MouseButton.LeftButton:
            self._may_activate = False
            self.activated.emit()
