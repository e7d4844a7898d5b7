"""Result page: who won, by how much, and where every dollar came from."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QPushButton, QScrollArea, QWidget

from acquire_desktop.games.acquire.engine.board import Seat
from acquire_desktop.games.acquire.engine.decisions import GameOver
from acquire_desktop.games.acquire.engine.events import Event
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.games.acquire.history import TurnRecord
from acquire_desktop.games.acquire.review.key_moments import KeyMoment
from acquire_desktop.session.screen import human_seats
from acquire_desktop.storage.notes import Helps
from acquire_desktop.storage.players import Player
from acquire_desktop.storage.seats.clock_state import ClockState
from acquire_desktop.ui.acquire.result.final_board import FinalBoard
from acquire_desktop.ui.acquire.result.result_model import ResultModel
from acquire_desktop.ui.acquire.result.result_parts import PARTS, ResultParts
from acquire_desktop.ui.acquire.result.result_table import ResultTable
from acquire_desktop.ui.acquire.result.result_texts import lead_text, winners_text
from acquire_desktop.ui.acquire.words.clock_texts import times_text
from acquire_desktop.ui.acquire.words.game_names import GameNames
from acquire_desktop.ui.acquire.words.names import is_you, name_in_words
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import Gap, Stretched, column, hairline, row
from acquire_desktop.ui.kit.key_guard import ButtonGuard
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.texts import join_list, join_sentences, label, later, money, translate

_WIDTH_MAX_PX: Final = 1480
"""Wider, and the eye loses the line between a name and its figures."""
_BOARD_LEAST_PX: Final = 180
"""The least height of the board, at a text scale of 100 %."""

_EXTRA: Final = (
    "{player} began with {amount} extra cash.",
    "You began with {amount} extra cash.",
)
_HELPED: Final = ("{player} had help: {helps}.", "With help: {helps}.")


class ResultPage(Adaptive, QScrollArea):
    """Headline, table of accounts, what decided the game and how it went."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.result_model = ResultModel(self)
        self._over: GameOver | None = None
        self._helps: Mapping[Seat, Helps] = {}
        self._extra_cash: Sequence[int] = ()
        self._clock: ClockState | None = None
        self._people: Sequence[Seat] = ()
        overline = label(size="small", bold=True, tone="accent")
        self._overline = self.with_text(overline, later("Result", "Final account"))
        self._headline = label(size="display", bold=True, wraps=True)
        self._subline = label(tone="muted", wraps=True)
        self.table = ResultTable(self.result_model)
        self.board = FinalBoard()
        self.parts = ResultParts(self.result_model)
        self._middle = QWidget()
        self.share = self._button(later("Result", "Share"))
        self.front = self._button(later("Result", "Front page"))
        self.watch = self._button(later("Result", "Watch the account again"))
        self.front.setProperty("primary", True)
        self._build()
        self.table.selectionModel().currentRowChanged.connect(self._show_detail)
        self.table.clicked.connect(lambda: self.parts.show_part("account"))
        self.set_text(self.setAccessibleName, later("Result", "Result of the game"))
        self.retranslate()

    def _button(self, text: Callable[[], str]) -> QPushButton:
        button = self.with_text(QPushButton(), text)
        button.setAutoDefault(True)  # Enter presses the focused button
        ButtonGuard(button)
        return button

    def show_result(
        self,
        view: View,
        events: Sequence[Event],
        players: Sequence[Player],
        helps: Mapping[Seat, Helps],
        extra_cash: Sequence[int] = (),
        clock: ClockState | None = None,
    ) -> None:
        """Show the end of a game.

        Args:
            view: Its decision is ``GameOver``.
            events: Hold ``FinalAccountBegan`` to ``GameEnded``; what came before does no harm.
            players: By seat.
            helps: Who had help, and how often.
            extra_cash: Dollars by seat beyond the starting cash; empty where nobody had more.
            clock: What the clocks show at the end; None where nobody had one.

        Raises:
            TypeError: If the game is not over.
        """
        if not isinstance(view.decision, GameOver):
            raise TypeError("the game is not over")
        self._over = view.decision
        self._helps, self._extra_cash = helps, extra_cash
        self._clock, self._people = clock, human_seats(players)
        self.result_model.show_result(view.edition, events, players)
        self.board.show_view(view)
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

    def retranslate(self) -> None:
        if self._over is not None:
            over, names = self._over, self.result_model.names
            total = over.totals[over.winners[0]]
            self._headline.setText(winners_text(names, over.winners, total))
            reason = self._reason_text(over)
            texts = [reason, *self._extra_cash_texts(), *self._help_texts()]
            if self._clock is not None:
                people = {seat: name_in_words(names, seat) for seat in self._people}
                texts.append(times_text(self._clock, people))
            self._subline.setText(join_sentences(texts))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.front.setFocus()
        self._fit_table()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_table()

    def _fit_table(self) -> None:
        """Let the rows of the table stand close where the page would have to scroll.

        The board stands beside the table where all columns and rows keep their room.
        """
        room, usual = self.viewport().size(), self.table.usual_height()
        self.board.hide()
        self._middle.setMaximumWidth(_WIDTH_MAX_PX)
        width = min(room.width(), _WIDTH_MAX_PX)
        spared = usual - self.table.minimumSizeHint().height()
        needed = self._column.totalHeightForWidth(width) + spared
        self.table.set_compact(needed > room.height())
        self.board.set_height(max(usual, theme.scaled(_BOARD_LEAST_PX)))
        beside = self.board.width() + theme.SPACE_4
        has_width = self.table.whole_width() + beside + 2 * theme.SPACE_4 <= room.width()
        if has_width and needed + self.board.height() - usual <= room.height():
            self._middle.setMaximumWidth(_WIDTH_MAX_PX + beside)
            self.board.show()

    def _build(self) -> None:
        page = QWidget()
        row(1, Stretched(self._middle, 1000), 1, of=page)
        self._column = column(
            1,
            self._overline,
            self._headline,
            row(
                Stretched(self._subline, 1),
                self.front,
                self.share,
                self.watch,
                spacing=theme.SPACE,
            ),
            Gap(theme.SPACE_2),
            Stretched(
                row(
                    self.table,  # up to its greatest height
                    Stretched(self.board, align=Qt.AlignmentFlag.AlignTop),
                    spacing=theme.SPACE_4,
                ),
                100,
            ),
            hairline(),
            Gap(theme.SPACE),
            Stretched(self.parts, 200),
            2,
            of=self._middle,
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

    def _reason_text(self, over: GameOver) -> str:
        why = translate(
            "Result",
            "The game ended because no more tiles could be placed."
            if over.reason == "no-moves"
            else "The end was declared.",
        )
        lead = lead_text(self.result_model.names, over.totals)
        return translate("Result", "{lead} {reason}", lead=lead, reason=why) if lead else why

    def _extra_cash_texts(self) -> list[str]:
        names = self.result_model.names
        return [
            translate(
                "Result", _EXTRA[is_you(names, seat)], player=names[seat], amount=money(extra)
            )
            for seat, extra in enumerate(self._extra_cash)
            if extra
        ]

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
    """Return the kinds of help in words, with how often."""
    take_backs = translate("Result", "%n take-back(s)", n=helps.take_backs)
    hints = translate("Result", "%n hint(s)", n=helps.hints)
    played = translate("Result", "%n decision(s) made by the computer", n=helps.played_for)
    kinds = (played, helps.played_for), (take_backs, helps.take_backs), (hints, helps.hints)
    return [text for text, n in kinds if n]
