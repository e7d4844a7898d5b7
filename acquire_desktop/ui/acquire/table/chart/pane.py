"""Chart of the game: net worth or stock prices, by a switch, and the turn that is chosen."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from acquire_desktop.games.acquire.engine.board import Seat
from acquire_desktop.games.acquire.engine.editions import Edition
from acquire_desktop.games.acquire.history import TurnRecord
from acquire_desktop.ui.acquire.table.chart.series import (
    hidden_text,
    price_data,
    summary_text,
    worth_data,
)
from acquire_desktop.ui.acquire.words.names import labels
from acquire_desktop.ui.acquire.words.worth_texts import worth_head
from acquire_desktop.ui.kit.chart.pane import LinesPane
from acquire_desktop.ui.kit.chart.series import ChartData
from acquire_desktop.ui.kit.choices import Segments
from acquire_desktop.ui.kit.keys import is_enter
from acquire_desktop.ui.kit.texts import translate

KINDS: Final = ("worth", "prices")
"""Net worth by player, and stock prices by chain."""


class ChartPane(LinesPane):
    """Shows the course of the game; left and right read it out turn by turn.

    ``switch`` chooses what is drawn; whoever shows the pane gives it a place. A large chart loads
    the library that draws it when it is first shown; a small one needs none.

    Signals:
        turn_chosen (int): Show this turn; 0 is the start of the game.
    """

    turn_chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None, *, is_small: bool = False) -> None:
        super().__init__(parent)
        self._is_small = is_small
        self.switch = Segments(KINDS)
        self._records: Sequence[TurnRecord] = ()
        self._names: Sequence[str] = ()
        self._seat: Seat = 0
        self._edition: Edition | None = None
        self.kind = KINDS[0]
        """Which of ``KINDS`` is drawn."""
        self.switch.setProperty("role", "")
        inner = self.switch.layout()
        if inner is not None:
            inner.setContentsMargins(0, 0, 0, 0)
        self.switch.set_current(self.kind)
        self.switch.chosen.connect(self.show_kind)
        if is_small:
            super().load()
        self.retranslate()

    def show_history(
        self,
        records: Sequence[TurnRecord],
        names: Sequence[str],
        seat: Seat,
        edition: Edition,
    ) -> None:
        """Show the course of a game.

        Args:
            records: What ``GameSession.history`` gives.
            names: The players' names by seat.
            seat: Whose screen it is.
            edition: Names the chains.
        """
        self._records, self._names = records, names
        self._seat, self._edition = seat, edition
        self.show_anew()

    def forget(self) -> None:
        self._records, self._names, self._edition = (), (), None
        super().forget()

    def show_kind(self, kind: str) -> None:
        """Draw one of ``KINDS``."""
        if kind not in KINDS:
            return
        self.kind = kind
        self.switch.set_current(kind)
        self._index = None
        self.show_anew()

    def retranslate(self) -> None:
        self.setAccessibleName(translate("Chart", "Chart of the game"))
        self.switch.set_texts([worth_head(), translate("Chart", "Stock prices")])
        self.switch.setAccessibleName(translate("Chart", "What the chart shows"))
        self.redraw()

    def make_data(self) -> ChartData | None:
        if self._edition is None:
            return None
        if self.kind == "prices":
            return price_data(self._records, labels(self._names), self._edition)
        return worth_data(self._records, self._names, self._seat)

    def note_of(self, data: ChartData) -> str:
        return hidden_text(data)

    def summary_of(self, data: ChartData) -> str:
        return summary_text(data)

    def load(self) -> None:
        """Load the large chart, once the pane is painted: that takes a moment."""
        QTimer.singleShot(0, self, self._load)

    def _load(self) -> None:
        if self._plot is None:
            from acquire_desktop.ui.acquire.table.chart.plot import Plot

            self.take(Plot())
            self._grid.activate()
            self._refresh()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        is_plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if is_plain and is_enter(event) and self.read_turn is not None:
            self.turn_chosen.emit(self.read_turn)
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        turn = self.read_turn
        if event.button() == Qt.MouseButton.LeftButton and turn is not None:
            self.turn_chosen.emit(turn)
