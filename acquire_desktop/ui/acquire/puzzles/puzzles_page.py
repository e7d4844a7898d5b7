"""Puzzles page: the themes with what is solved, and one puzzle after the other."""

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from acquire_desktop.games.acquire.engine.actions import Action
from acquire_desktop.games.acquire.engine.board import Seat
from acquire_desktop.games.acquire.puzzles.puzzle import Puzzle, position_of
from acquire_desktop.games.acquire.puzzles.run import PuzzleRun
from acquire_desktop.games.acquire.puzzles.themes import Theme
from acquire_desktop.storage.errors import SaveError
from acquire_desktop.storage.players import Player
from acquire_desktop.ui.acquire.puzzles.puzzle_pane import PuzzlePane
from acquire_desktop.ui.acquire.puzzles.puzzle_texts import tally_texts, theme_name
from acquire_desktop.ui.acquire.puzzles.theme_card import ThemeCard
from acquire_desktop.ui.kit.boxes import Stretched, column, row
from acquire_desktop.ui.kit.frames import Faces, PlanPage, QuietArea
from acquire_desktop.ui.kit.keys import with_key
from acquire_desktop.ui.kit.look import theme as look
from acquire_desktop.ui.kit.shortening_label import ShorteningLabel
from acquire_desktop.ui.kit.signs import SignButton, push_button
from acquire_desktop.ui.kit.texts import join_terse, label, later, number, translate

_STARS: Final = ("★☆☆", "★★☆", "★★★")
_TWO_COLUMNS_PX: Final = 760
"""From this width on, at 100 % text, two themes stand beside each other."""


class PuzzlesPage(PlanPage):
    """Shows a ``PuzzleRun``.

    Signals:
        left (): Leave the page.
        failed (object): A ``SaveError``: what was solved could not be kept.
    """

    left = Signal()
    failed = Signal(object)

    def __init__(
        self,
        run: PuzzleRun,
        players_of: Callable[[int, Seat], Sequence[Player]],
        parent: QWidget | None = None,
    ) -> None:
        """Show the themes.

        Args:
            run: What is asked, and what became of it.
            players_of: Returns the players of a table of so many, the person at that seat.
            parent: The owner.
        """
        super().__init__(parent)
        self.run, self._players_of = run, players_of
        self.cards = tuple(ThemeCard(each) for each in (None, *Theme))
        self.pane, self._faces, self._list = PuzzlePane(), QWidget(), QWidget()
        self._stack = Faces(self._faces)
        self._grid = QGridLayout(self._list)
        self._title, self._place = label(size="title", bold=True, wraps=True), ShorteningLabel()
        self.back = SignButton("chevron-left", later("Puzzles", "Previous puzzle"))
        self.on = SignButton("chevron-right", later("Puzzles", "Next puzzle"))
        self.leave_button = push_button(self.leave, "chevron-left")
        self._connect()
        self._arrange()
        self.retranslate()

    @property
    def is_asking(self) -> bool:
        """Whether a puzzle is on view, rather than the themes."""
        return self._stack.currentWidget() is self.pane

    def show_themes(self) -> None:
        """Show the themes with what is solved."""
        self.pane.forget()
        self._stack.setCurrentIndex(0)
        self.retranslate()
        shown = next(card for card in self.cards if card.theme is self.run.theme)
        shown.setFocus()

    def begin(self, about: Theme | None) -> None:
        """Ask the puzzles of a theme, or of all."""
        self._ask(self.run.begin(about))

    def leave(self) -> None:
        """Go back from a puzzle to the themes, and from these to where the user came from."""
        if self.is_asking:
            self.show_themes()
        else:
            self.left.emit()

    def _ask(self, puzzle: Puzzle | None) -> None:
        if puzzle is None:
            return
        position = position_of(puzzle)
        self._stack.setCurrentWidget(self.pane)
        self.retranslate()
        players = self._players_of(puzzle.players, position.view.seat)
        self.pane.ask(position, players, self.run.theme)

    def _answer(self, action: Action) -> None:
        self._tell(action, is_given_up=False)

    def _give_up(self) -> None:
        self._tell(None, is_given_up=True)

    def _tell(self, action: Action | None, *, is_given_up: bool) -> None:
        """Show the verdict on an answer, or on the best, and that it cannot be kept."""
        try:
            self.run.keep(action)
        except SaveError as error:
            self.failed.emit(error)
        verdict = self.run.verdict(action)
        if verdict is not None:
            self.pane.show_verdict(verdict, is_given_up=is_given_up)
        self._show_place()

    def retranslate(self) -> None:
        self.setAccessibleName(translate("Puzzles", "Puzzles"))
        for card in self.cards:
            tally = self.run.tally(card.theme)
            card.show_tally(tally)
            card.setVisible(tally.count > 0)
        asks = self.is_asking
        name = theme_name(self.run.theme) if asks else translate("Puzzles", "Puzzles")
        self._title.setText(name)
        leave = translate("Puzzles", "Themes" if asks else "Back")
        self.leave_button.setText(leave)
        self.leave_button.setToolTip(with_key(leave, "Esc"))
        for way in (self.back, self.on):
            way.setVisible(asks)
        self._show_place()

    def _show_place(self) -> None:
        puzzle, tally = self.run.puzzle, self.run.tally(self.run.theme)
        if not self.is_asking or puzzle is None:
            texts = [text for text in tally_texts(self.run.tally(None)) if text]
            self._place.show_texts((join_terse(texts), ""))
            return
        at, count = number(self.run.number()), number(tally.count)
        place = translate("Puzzles", "Puzzle {number} of {count}", number=at, count=count)
        stars = _STARS[puzzle.stars - 1]
        solved = tally_texts(tally)[0]
        self._place.show_texts((f"{place}   {stars}   {solved}", f"{place}   {stars}", stars, ""))
        how_hard = translate("Puzzles", "Difficulty {stars} of 3", stars=puzzle.stars)
        self._place.setAccessibleName(join_terse([place, how_hard, solved]))

    # Qt

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not self.is_asking:
            self.show_themes()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.refit()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())

    def hasHeightForWidth(self) -> bool:
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the keys of the decision, and Escape."""
        if self.is_asking and self.pane.handle_key(event):
            return
        if event.key() == Qt.Key.Key_Escape:
            self.leave()
        else:
            super().keyPressEvent(event)

    def refit(self) -> None:
        """Put the cards beside each other as far as there is room; the first has a row."""
        first, *others = self.cards
        columns = 2 if self.width() >= look.scaled(_TWO_COLUMNS_PX) else 1
        self._grid.addWidget(first, 0, 0, 1, columns)
        for at, card in enumerate(others):
            self._grid.addWidget(card, 1 + at // columns, at % columns)
        self._grid.setColumnStretch(1, columns - 1)

    def _connect(self) -> None:
        for card in self.cards:
            card.clicked.connect(lambda _on=False, card=card: self.begin(card.theme))
        self.pane.asked.answered.connect(self._answer)
        self.pane.box.answer_asked.connect(self._give_up)
        self.pane.box.next_asked.connect(lambda: self._ask(self.run.go_on()))
        self.back.clicked.connect(lambda: self._ask(self.run.go_by(-1)))
        self.on.clicked.connect(lambda: self._ask(self.run.go_by(1)))

    def _arrange(self) -> None:
        look.style_text(self._place, "small", tone="muted")
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(look.SPACE)
        self._grid.setColumnStretch(0, 1)
        body = QWidget()
        column(self._list, 1, of=body)
        self._stack.addWidget(QuietArea(body))
        self._stack.addWidget(self.pane)
        head = row(
            Stretched(column(self._title, self._place), 1),
            *(self.back, self.on, self.leave_button),
            spacing=look.SPACE_2,
        )
        column(
            head,
            Stretched(self._faces, 1),
            of=self,
            spacing=look.SPACE,
            margins=(look.SPACE_2, look.SPACE, look.SPACE_2, look.SPACE),
        )
