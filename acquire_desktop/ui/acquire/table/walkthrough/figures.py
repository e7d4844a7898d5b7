"""Figures of a merger: the cards of the step on view, which scroll where there is little room."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from acquire_desktop.storage.players import Player
from acquire_desktop.ui.acquire.table.walkthrough.cards import SceneCards, Telling, cards_of
from acquire_desktop.ui.acquire.table.walkthrough.story import Step, Story
from acquire_desktop.ui.acquire.words.game_names import GameNames
from acquire_desktop.ui.acquire.words.portraits import faces_of
from acquire_desktop.ui.kit.boxes import column
from acquire_desktop.ui.kit.frames import QuietArea
from acquire_desktop.ui.kit.look import theme

_LINE_PX: Final = 40
_NARROW_PX, _LOW_PX = 400, 780
"""Cards that are narrower or lower have everything small."""


class Figures(QFrame):
    """Shows the cards of a step, or nothing where it has none."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAutoFillBackground(True)
        self.is_learning = False
        """Whether the reader is also told how a merger goes."""
        self.cards = SceneCards()
        self._faces = faces_of(())
        body = QWidget()
        self._place: QVBoxLayout = column(self.cards, of=body)
        self._area = QuietArea(body)
        column(self._area, of=self)

    def set_players(self, players: Sequence[Player]) -> None:
        """Take the players of a new game, by seat."""
        self._faces = faces_of(players)

    def show_step(self, story: Story, words: GameNames, step: Step) -> None:
        """Show the cards of a step."""
        is_narrow = self.width() < theme.scaled(_NARROW_PX)
        is_low = is_narrow or self.height() < theme.scaled(_LOW_PX)
        telling = Telling(story, words, self._faces, is_low=is_low, is_narrow=is_narrow)
        self._put(cards_of(telling, step, is_learning=self.is_learning))
        self.setVisible(not self.cards.is_empty)

    def forget(self) -> None:
        """Show no card."""
        self._put(SceneCards())

    def _put(self, cards: SceneCards) -> None:
        """Put cards in the place of those before."""
        old, self.cards = self.cards, cards
        self._place.replaceWidget(old, cards)
        cards.show()  # at once, not with the next event
        old.hide()
        old.deleteLater()

    def settle(self) -> None:
        """Give new cards their places now."""
        self._place.activate()

    def scroll_by(self, lines: int) -> None:
        """Scroll so many lines down."""
        bar = self._area.verticalScrollBar()
        bar.setValue(bar.value() + lines * theme.scaled(_LINE_PX))
