"""Result page: who won, by how much, where every dollar came from, and what to do next."""

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QPushButton, QScrollArea, QWidget

from acquire_desktop.acquire.history import TurnRecord
from acquire_desktop.acquire.key_moments import KeyMoment
from acquire_desktop.engine.board import Seat
from acquire_desktop.engine.decisions import GameOver
from acquire_desktop.engine.events import Event, FinalAccountBegan
from acquire_desktop.engine.view import View
from acquire_desktop.storage.notes import Helps
from acquire_desktop.storage.players import Player
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import Gap, Stretched, column, hairline, row
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.texts import join_list, join_sentences, label, money, translate
from acquire_desktop.ui.result.result_model import ResultModel
from acquire_desktop.ui.result.result_parts import PARTS, ResultParts
from acquire_desktop.ui.result.result_table import ResultTable
from acquire_desktop.ui.table.walkthrough.story import story_from
from acquire_desktop.ui.table.walkthrough.walkthrough import Walkthrough
from acquire_desktop.ui.words.game_names import GameNames
from acquire_desktop.ui.words.names import is_you, list_first, name_in_words

_WIDTH_MAX_PX: Final = 1480
"""Wider, and the eye loses the line between a name and its figures."""

_WALK_PX: Final = (1260, 300, 42)
"""The walkthrough's greatest width, and its greatest height without rows of a table and for each.

Wider, and figures are far from their names; taller, and half of it is empty.
"""

_WALK_BESIDE_PX: Final = 880
"""With less width the walkthrough stands above the buttons."""

_UNLIMITED_PX: Final = 0xFFFFFF
"""Qt's greatest height of a widget."""


_WINS: Final = (
    "{player} wins with {total}",
    "You win with {total}",
    "{players} share the victory with {total} each",
)

_HELPED: Final = ("{player} had help: {helps}.", "With help: {helps}.")


class ResultPage(Adaptive, QScrollArea):
    """Headline, table of accounts, what decided the game and how it went, and what to do next."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.result_model = ResultModel(self)
        self._over: GameOver | None = None
        self._helps: Mapping[Seat, Helps] = {}
        self._overline = label(size="small", bold=True, tone="accent")
        self._headline = label(size="display", bold=True, wraps=True)
        self._subline = label(tone="muted", wraps=True)
        self.table = ResultTable(self.result_model)
        self.parts = ResultParts(self.result_model)
        self.walkthrough = Walkthrough()
        self._walk = QWidget()
        self._foot = QWidget()
        self._rule = hairline()
        buttons = [QPushButton() for _ in range(5)]
        for button in buttons:
            button.setAutoDefault(True)  # Enter presses the focused button
        self.walk_button, self.rematch, self.same_deal, self.new_game, self.menu = buttons
        self._build()
        self.walk_button.clicked.connect(lambda: self.show_walk(True))
        self.walkthrough.closed.connect(lambda: self.show_walk(False))
        self.table.selectionModel().currentRowChanged.connect(self._show_detail)
        self.table.clicked.connect(lambda: self.parts.show_part("account"))
        self.retranslate()

    def show_result(
        self,
        view: View,
        events: Sequence[Event],
        players: Sequence[Player],
        helps: Mapping[Seat, Helps],
    ) -> None:
        """Show the end of a game.

        Args:
            view: Its decision is ``GameOver``.
            events: Hold ``FinalAccountBegan`` to ``GameEnded``; what came before does no harm.
            players: By seat.
            helps: Who had help, and how often.

        Raises:
            TypeError: If the game is not over.
        """
        if not isinstance(view.decision, GameOver):
            raise TypeError("the game is not over")
        self._over = view.decision
        self._helps = helps
        self.result_model.show_result(view.edition, events, players)
        at = next(at for at, event in enumerate(events) if isinstance(event, FinalAccountBegan))
        story = story_from(events, at)
        self.walkthrough.show_story(story, GameNames(view.edition, self.result_model.names), 0)
        # No larger than its longest page needs.
        width, head, line = map(theme.scaled, _WALK_PX)
        rows = max(len(players), len(story.settlements))
        self.walkthrough.setMaximumSize(width, head + line * rows)
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
        self.parts.moments.show_moments(moments, GameNames(view.edition, names))

    def show_walk(self, is_shown: bool) -> None:
        """Walk through the account step by step in the table's place, or show the table."""
        self._walk.setVisible(is_shown)
        self.walkthrough.setVisible(is_shown)
        for widget in (self.table, self._rule, self.parts, self.walk_button):
            widget.setVisible(not is_shown)
        self.rematch.setProperty("primary", not is_shown)
        theme.repolish(self.rematch)
        self._place_buttons()
        most = self.walkthrough.maximumHeight() if is_shown else _UNLIMITED_PX
        self._foot.setMaximumHeight(most)  # the page keeps it in the middle
        self._fit_table()
        # While another page lies over it the page is hidden, and must not take the keys.
        if self.isVisible():
            (self.walkthrough.next_button if is_shown else self.walk_button).setFocus()

    def retranslate(self) -> None:
        self.setAccessibleName(translate("Result", "Result of the game"))
        self.rematch.setText(translate("Result", "Rematch"))
        self.same_deal.setText(translate("Result", "Same deal again"))
        self.new_game.setText(translate("Result", "New game"))
        self.menu.setText(translate("Result", "Main menu"))
        self.walk_button.setText(translate("Result", "Show the account step by step"))
        self._overline.setText(translate("Result", "Final account"))
        if self._over is not None:
            self._headline.setText(self._winners_text(self._over))
            reason = self._reason_text(self._over)
            self._subline.setText(join_sentences([reason, *self._help_texts()]))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.rematch.setFocus()
        self._fit_table()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_buttons()
        self._fit_table()

    def _place_buttons(self) -> None:
        """Put the buttons below the walkthrough where it would be cut beside them."""
        is_narrow = self.viewport().width() < theme.scaled(_WALK_BESIDE_PX)
        ways = QBoxLayout.Direction
        is_below = is_narrow and not self._walk.isHidden()
        self._foot_line.setDirection(ways.TopToBottom if is_below else ways.LeftToRight)

    def _fit_table(self) -> None:
        """Let the rows of the table stand close where the page would have to scroll."""
        if self.table.isHidden():
            return
        room = self.viewport().size()
        width = min(room.width(), _WIDTH_MAX_PX)
        needed = self._column.totalHeightForWidth(width) + self.table.spared_px()
        self.table.set_compact(needed > room.height())

    def _build(self) -> None:
        page, middle = QWidget(), QWidget()
        middle.setMaximumWidth(_WIDTH_MAX_PX)
        row(1, Stretched(middle, 1000), 1, of=page)
        column(Stretched(self.walkthrough, 1000), of=self._walk)
        buttons = (self.rematch, self.same_deal, self.new_game, self.menu)
        self._foot_line = row(
            Stretched(self.parts, 1000),
            Stretched(self._walk, 1000),
            1,
            column(*buttons, 0, spacing=theme.SPACE),
            of=self._foot,
            spacing=theme.SPACE_4,
        )
        self._column = column(
            1,
            self._overline,
            self._headline,
            row(Stretched(self._subline, 1), self.walk_button, spacing=6),
            Gap(theme.SPACE_2),
            Stretched(self.table, 100),  # up to its greatest height
            self._rule,
            Gap(theme.SPACE),
            Stretched(self._foot, 200),
            2,
            of=middle,
            margins=(theme.SPACE_4, theme.SPACE_2, theme.SPACE_4, theme.SPACE_2),
        )
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.setWidget(page)

    def _show_detail(self) -> None:
        rows = self.result_model.accounts
        at = self.table.currentIndex().row()
        self.parts.detail.show_account(rows[at] if 0 <= at < len(rows) else None)
        if self.table.hasFocus():
            self.parts.show_part("account")

    def _winners_text(self, over: GameOver) -> str:
        names, first = self.result_model.names, over.winners[0]
        way = 2 if len(over.winners) > 1 else int(is_you(names, first))
        return translate(
            "Result",
            _WINS[way],
            players=list_first(names, over.winners),
            player=names[first],
            total=money(over.totals[first]),
        )

    def _reason_text(self, over: GameOver) -> str:
        why = translate(
            "Result",
            "The game ended because no tile could be placed any more."
            if over.reason == "no-moves"
            else "The end was declared.",
        )
        beaten = [account for account in self.result_model.accounts if account.place > 1]
        if not beaten:
            return why
        lead = translate(
            "Result",
            "{amount} ahead of {player}.",
            amount=money(over.totals[over.winners[0]] - beaten[0].total),
            player=name_in_words(self.result_model.names, beaten[0].seat),
        )
        return translate("Result", "{lead} {reason}", lead=lead, reason=why)

    def _help_texts(self) -> list[str]:
        names = self.result_model.names
        return [
            translate(
                "Result",
                _HELPED[is_you(names, seat)],
                player=names[seat],
                helps=join_list(_kinds_of(helps)),
            )
            for seat, helps in self._helps.items()
        ]


def _kinds_of(helps: Helps) -> list[str]:
    """Return in words what somebody had help by."""
    take_backs = translate("Result", "%n take-back(s)", n=helps.take_backs)
    hints = translate("Result", "%n hint(s)", n=helps.hints)
    return [text for text, n in ((take_backs, helps.take_backs), (hints, helps.hints)) if n]
