"""The page at the end of a game: who won, by how much, and where every dollar came from."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from acquire_desktop.acquire.history import TurnRecord
from acquire_desktop.acquire.key_moments import KeyMoment
from acquire_desktop.engine.decisions import GameOver
from acquire_desktop.engine.events import Event, FinalAccountBegan
from acquire_desktop.engine.observation import View
from acquire_desktop.storage.players import Player
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.texts import money, plain, translate
from acquire_desktop.ui.result.result_model import ResultModel
from acquire_desktop.ui.result.result_parts import PARTS, ResultParts
from acquire_desktop.ui.result.result_table import ResultTable
from acquire_desktop.ui.table.theatre.story import Story, story_from
from acquire_desktop.ui.table.theatre.theatre import Theatre
from acquire_desktop.ui.words.event_words import Words
from acquire_desktop.ui.words.names import is_you, list_first, name_in_words

_WIDTH_MAX_PX: Final = 1480
"""Wider, and the eye loses the line between a name and its figures."""

_WALK_PX: Final = (1260, 300, 42)
"""The theatre's greatest width, and its greatest height without rows of a table and for each.

Wider, and figures are far from their names; taller, and half of it is empty.
"""

_WALK_BESIDE_PX: Final = 880
"""With less width the theatre stands above the buttons."""

_UNLIMITED_PX: Final = 0xFFFFFF
"""Qt's greatest height of a widget."""


class ResultPage(QScrollArea):
    """Headline, table of accounts, what decided the game and how it went, and what to do next.

    Signals:
        turn_chosen (int): Look back at this turn.
        step_chosen (int): Look back at this step.
        rematch_requested: Play again with the same players.
        same_deal_requested: Play again with the same players and the same tiles.
        new_game_requested: Set up another game.
        menu_requested: Go to the start page.
    """

    turn_chosen = Signal(int)
    step_chosen = Signal(int)
    rematch_requested = Signal()
    same_deal_requested = Signal()
    new_game_requested = Signal()
    menu_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.result_model = ResultModel(self)
        self._over: GameOver | None = None
        self._overline = plain(QLabel())
        self._headline = plain(QLabel())
        self._subline = plain(QLabel())
        self.table = ResultTable(self.result_model)
        self.parts = ResultParts(self.result_model)
        self.theatre = Theatre()
        self._walk = QWidget()
        self._foot = QWidget()
        self._column = QVBoxLayout()
        self.walk_button = QPushButton()
        self._rematch, self._same_deal, self._new_game, self._menu = (
            QPushButton() for _ in range(4)
        )
        self._build()
        self._connect()
        self.retranslate()

    def show_result(self, view: View, events: Sequence[Event], players: Sequence[Player]) -> None:
        """Show the end of a game.

        Args:
            view: Its decision is ``GameOver``.
            events: Hold ``FinalAccountBegan`` to ``GameEnded``; what came before does no harm.
            players: By seat.

        Raises:
            TypeError: If the game is not over.
        """
        if not isinstance(view.decision, GameOver):
            raise TypeError("the game is not over")
        self._over = view.decision
        self.result_model.show_result(view.edition, events, players)
        names = self.result_model.names
        at = next(at for at, event in enumerate(events) if isinstance(event, FinalAccountBegan))
        self.theatre.show_story(story_from(events, at), Words(view.edition, names), 0)
        self._limit_walk(story_from(events, at), len(names))
        self.show_walk(False)
        self.table.selectRow(0)
        self.parts.show_part(PARTS[0])
        self.retranslate()

    def show_course(
        self, records: Sequence[TurnRecord], moments: Sequence[KeyMoment], view: View
    ) -> None:
        """Show the course of the game.

        Args:
            records: What ``GameSession.history`` gives.
            moments: What decided the game.
            view: As in ``show_result``, which comes first.
        """
        names = self.result_model.names
        self.parts.chart.show_history(records, names, view.seat, view.edition)
        self.parts.moments.show_moments(moments, Words(view.edition, names))

    def show_walk(self, is_shown: bool) -> None:
        """Walk through the account step by step in the table's place, or show the table."""
        self._walk.setVisible(is_shown)
        self.theatre.setVisible(is_shown)
        for widget in (self.table, self._rule, self.parts):
            widget.setVisible(not is_shown)
        self.walk_button.setVisible(not is_shown)
        self._rematch.setProperty("primary", not is_shown)
        theme.repolish(self._rematch)
        self._place_buttons()
        most = self.theatre.maximumHeight() if is_shown else _UNLIMITED_PX
        self._foot.setMaximumHeight(most)  # the page keeps it in the middle
        self._fit_table()
        # While another page lies over it the page is hidden, and must not take the keys.
        if self.isVisible():
            (self.theatre.next_button if is_shown else self.walk_button).setFocus()

    def retranslate(self) -> None:
        """Set the texts in the language of the moment, those of the model too."""
        self.setAccessibleName(translate("Result", "Result of the game"))
        self._rematch.setText(translate("Result", "Rematch"))
        self._same_deal.setText(translate("Result", "Same deal again"))
        self._new_game.setText(translate("Result", "New game"))
        self._menu.setText(translate("Result", "Main menu"))
        self.walk_button.setText(translate("Result", "Show the account step by step"))
        self._overline.setText(translate("Result", "Final account"))
        self.result_model.retranslate()
        if self._over is not None:
            self._headline.setText(self._winners_text(self._over))
            self._subline.setText(self._reason_text(self._over))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._rematch.setFocus()
        self._fit_table()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_buttons()
        self._fit_table()

    def _place_buttons(self) -> None:
        """Put the buttons below the theatre where it would be cut beside them."""
        is_narrow = self.viewport().width() < theme.scaled(_WALK_BESIDE_PX)
        ways = QBoxLayout.Direction
        is_below = is_narrow and not self._walk.isHidden()
        self._foot_line.setDirection(ways.TopToBottom if is_below else ways.LeftToRight)

    def _limit_walk(self, story: Story, players: int) -> None:
        """Let the theatre become no larger than its longest page needs."""
        width, head, row = map(theme.scaled, _WALK_PX)
        rows = max(players, len(story.settlements))
        self.theatre.setMaximumSize(width, head + row * rows)

    def _fit_table(self) -> None:
        """Let the rows of the table stand close where the page would have to scroll."""
        if self.table.isHidden():
            return
        room = self.viewport().size()
        width = min(room.width(), _WIDTH_MAX_PX)
        needed = self._column.totalHeightForWidth(width) + self.table.spared_px()
        self.table.set_tight(needed > room.height())

    def _build(self) -> None:
        page, middle = QWidget(), QWidget()
        across = QHBoxLayout(page)
        across.setContentsMargins(0, 0, 0, 0)
        across.addStretch(1)
        across.addWidget(middle, 1000)
        across.addStretch(1)
        middle.setMaximumWidth(_WIDTH_MAX_PX)
        column = self._column
        middle.setLayout(column)
        column.setContentsMargins(theme.SPACE_4, theme.SPACE_2, theme.SPACE_4, theme.SPACE_2)
        column.setSpacing(0)
        column.addStretch(1)
        for label in (self._overline, self._headline):
            column.addWidget(label)
        below = QHBoxLayout()
        below.addWidget(self._subline, 1)
        below.addWidget(self.walk_button)
        column.addLayout(below)
        theme.style_text(self._overline, "small", bold=True, tone="accent")
        theme.style_text(self._headline, "display", bold=True)
        theme.style_text(self._subline, tone="muted")
        self._headline.setWordWrap(True)
        self._subline.setWordWrap(True)
        column.addSpacing(theme.SPACE_2)
        column.addWidget(self.table, 100)  # up to its greatest height
        self._rule = _rule()
        column.addWidget(self._rule)
        column.addSpacing(theme.SPACE)
        column.addWidget(self._foot, 200)
        column.addStretch(2)
        self._arrange_foot()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setWidget(page)

    def _arrange_foot(self) -> None:
        """Lay out the chosen account and, right of it, the buttons under each other."""
        foot = self._foot_line = QHBoxLayout(self._foot)
        foot.setContentsMargins(0, 0, 0, 0)
        foot.setSpacing(theme.SPACE_4)
        foot.addWidget(self.parts, 1000)
        walk = QVBoxLayout(self._walk)
        walk.setContentsMargins(0, 0, 0, 0)
        walk.addWidget(self.theatre, 1000)
        foot.addWidget(self._walk, 1000)
        foot.addStretch(1)
        buttons = QVBoxLayout()
        buttons.setSpacing(theme.SPACE)
        for button in (self._rematch, self._same_deal, self._new_game, self._menu):
            buttons.addWidget(button)
            button.setAutoDefault(True)  # Enter presses the focused button
        buttons.addStretch()
        self.walk_button.setAutoDefault(True)
        self._rematch.setProperty("primary", True)
        foot.addLayout(buttons)

    def _connect(self) -> None:
        self._rematch.clicked.connect(self.rematch_requested)
        self._same_deal.clicked.connect(self.same_deal_requested)
        self._new_game.clicked.connect(self.new_game_requested)
        self._menu.clicked.connect(self.menu_requested)
        self.parts.turn_chosen.connect(self.turn_chosen)
        self.parts.step_chosen.connect(self.step_chosen)
        self.walk_button.clicked.connect(lambda: self.show_walk(True))
        self.theatre.closed.connect(lambda: self.show_walk(False))
        self.table.selectionModel().currentRowChanged.connect(self._show_detail)
        self.table.clicked.connect(lambda: self.parts.show_part("account"))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)

    def _show_detail(self) -> None:
        rows = self.result_model.accounts
        row = self.table.currentIndex().row()
        self.parts.detail.show_account(rows[row] if 0 <= row < len(rows) else None)
        if self.table.hasFocus():
            self.parts.show_part("account")

    def _winners_text(self, over: GameOver) -> str:
        names, first = self.result_model.names, over.winners[0]
        total = money(over.totals[first])
        if len(over.winners) > 1:
            return translate(
                "Result",
                "{players} share the victory with {total} each",
                players=list_first(names, over.winners),
                total=total,
            )
        if is_you(names, first):
            return translate("Result", "You win with {total}", total=total)
        return translate("Result", "{player} wins with {total}", player=names[first], total=total)

    def _reason_text(self, over: GameOver) -> str:
        if over.reason == "no-moves":
            why = translate("Result", "The game ended because no tile could be placed any more.")
        else:
            why = translate("Result", "The end was declared.")
        beaten = [row for row in self.result_model.accounts if row.place > 1]
        if not beaten:
            return why
        lead = translate(
            "Result",
            "{amount} ahead of {player}.",
            amount=money(over.totals[over.winners[0]] - beaten[0].total),
            player=name_in_words(self.result_model.names, beaten[0].seat),
        )
        return translate("Result", "{lead} {reason}", lead=lead, reason=why)


def _rule() -> QFrame:
    rule = QFrame()
    rule.setProperty("role", "hairline")
    rule.setProperty("upright", "false")
    return rule
