"""Puzzle pane: the table before a decision, the usual panel to answer, and the verdict."""

from collections.abc import Sequence
from math import ceil
from typing import Final

from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from acquire_desktop.games.acquire.engine.actions import PlaceTile
from acquire_desktop.games.acquire.engine.board import CHAIN_COUNT, COLUMNS, ROWS, Tile
from acquire_desktop.games.acquire.puzzles.puzzle import Answer, Position
from acquire_desktop.games.acquire.puzzles.themes import Theme
from acquire_desktop.storage.players import Player
from acquire_desktop.ui.acquire.puzzles.puzzle_texts import headline, theme_text, verdict_texts
from acquire_desktop.ui.acquire.puzzles.verdict_box import VerdictBox
from acquire_desktop.ui.acquire.table.asked_decision import AskedDecision
from acquire_desktop.ui.acquire.table.board.hint_marks import HintMark
from acquire_desktop.ui.acquire.table.board.view import BoardView
from acquire_desktop.ui.acquire.table.exchange.row_stack import WAITING_SHARE
from acquire_desktop.ui.acquire.table.forms import RowForm
from acquire_desktop.ui.acquire.table.hand.hand_panel import HandPanel
from acquire_desktop.ui.acquire.table.players.people_column import PeopleColumn
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import Stretched, column, row
from acquire_desktop.ui.kit.fit import first_that_fits
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.people.facts import PersonForm
from acquire_desktop.ui.kit.texts import translate

_LINE_PX: Final = 72
_PERSON_PX: Final = 52
_TWO_LINES_PX: Final = 52
_ROWS_PX: Final = ((RowForm.FULL, 84), (RowForm.TWO, _TWO_LINES_PX), (RowForm.ONE, 0))
"""From which height of a row on, at 100 % text, the exchange has each form."""
_BOARD_SHARE: Final = 0.55
"""How much of the window's height the board has where the other parts stand below it."""
_LEAST_ROW_PX: Final = 29
_TWO_COLUMNS_PX: Final = 700
"""From this width on, at 100 % text, board and exchange stand beside each other."""


class PuzzlePane(Adaptive, QWidget):
    """Asks for one decision; it may be answered as often as the player likes."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.board, self.hand = BoardView(), HandPanel()
        self.people, self.box = PeopleColumn(), VerdictBox()
        self.asked = AskedDecision(self.board, self.hand, self)
        self.panel, self.exchange = self.asked.panel, self.asked.exchange
        self._theme: Theme | None = None
        self._verdict: Answer | None = None
        self._is_given_up = False
        self.box.again_asked.connect(self.ask_again)
        self._columns = row(
            Stretched(
                column(Stretched(self.board, 1), self.panel, self.hand, spacing=theme.SPACE), 6
            ),
            Stretched(
                column(self.people, Stretched(self.exchange, 1), self.box, spacing=theme.SPACE), 7
            ),
            of=self,
            spacing=theme.SPACE_2,
        )
        self.refit()

    def ask(self, position: Position, players: Sequence[Player], about: Theme | None) -> None:
        """Ask for the decision of a position.

        Args:
            position: The position.
            players: Those at the table; who decides is the only person.
            about: The theme, where that may be told.
        """
        self._theme, self._verdict = about, None
        self.people.set_players(players)
        for part in (self.people, self.board, self.hand):
            part.show_view(position.view)
        self.board.mark_last(position.last)
        self._mark({})
        self.asked.ask(position.view, players)
        self.refit()
        self.retranslate()

    def ask_again(self) -> None:
        """Ask the same once more, as if nothing had been answered."""
        self._verdict = None
        self._mark({})
        self.asked.ask_again()
        self.retranslate()
        self.panel.setFocus()

    def show_verdict(self, verdict: Answer, *, is_given_up: bool = False) -> None:
        """Say what an answer is worth; the best is named beside a right one, or when given up."""
        self._verdict, self._is_given_up = verdict, is_given_up
        marks = {}
        if verdict.is_right and isinstance(verdict.action, PlaceTile):
            said = translate("Puzzles", "good answer")
            marks[verdict.action.tile] = HintMark(1, True, "!", said)
        self._mark(marks)
        self.asked.ask_again()
        self.retranslate()
        self.box.announce()
        (self.box.next if verdict.is_right else self.box.again).setFocus()

    def forget(self) -> None:
        """Ask nothing."""
        self._verdict = None
        self.asked.forget()
        for part in (self.people, self.board, self.hand):
            part.forget()

    def handle_key(self, event: QKeyEvent) -> bool:
        """Take a key that belongs to the decision and tell whether it was taken."""
        return self.panel.handle_key(event) or self.hand.handle_key(event)

    def retranslate(self) -> None:
        view, verdict = self.asked.view, self._verdict
        if view is None:
            return
        if verdict is None:
            asked = translate("Puzzles", "What would you do?")
            hidden = translate("Puzzles", "Numbers appear after your answer.")
            self.box.say(asked, [theme_text(self._theme), hidden], may_repeat=False, may_show=True)
            return
        texts = verdict_texts(verdict, view.edition)
        title = headline(verdict, is_given_up=self._is_given_up)
        self.box.say(title, texts, may_repeat=True, may_show=not verdict.is_right)

    def refit(self) -> None:
        self.panel.setFixedHeight(theme.scaled(_LINE_PX))
        person = theme.scaled(_PERSON_PX)
        columns = 3 if self.people.count == 3 else 2
        self.people.set_form(PersonForm.CELL, columns, person, person)
        is_wide = self.width() >= theme.scaled(_TWO_COLUMNS_PX)
        way = self._columns.Direction
        self._columns.setDirection(way.LeftToRight if is_wide else way.TopToBottom)
        each = theme.scaled(_TWO_LINES_PX)
        if is_wide:
            others = self.people.sizeHint().height() + self.box.height() + 2 * theme.SPACE
            each = self._row_px(self.height() - others)
        form = first_that_fits(_ROWS_PX, lambda row: theme.scaled(row[1]) <= each)[0]
        self.exchange.stack.set_form(form, each)
        # Below each other they are as high as they need be, and the page scrolls.
        board = min(self.width() * ROWS // COLUMNS, round(self.window().height() * _BOARD_SHARE))
        self.board.setMinimumHeight(0 if is_wide else board)
        self.exchange.setMinimumHeight(0 if is_wide else CHAIN_COUNT * each)

    def _row_px(self, room: int) -> int:
        """Return how high a row of the exchange is; a chain that is not founded has less."""
        view = self.asked.view
        sizes = (1,) * CHAIN_COUNT if view is None else view.sizes
        shares = [1.0 if size else WAITING_SHARE for size in sizes]
        return max(int(room / sum(shares)), ceil(theme.scaled(_LEAST_ROW_PX) / min(shares)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.refit()

    def _mark(self, marks: dict[Tile, HintMark]) -> None:
        for tiles in (self.board, self.hand):
            tiles.show_hints(marks)
