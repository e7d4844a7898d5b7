"""Race track: a row for every player, whose bar grows by what each chain pays, as one widget."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEasingCurve, QEvent, QSize, Qt, QVariantAnimation
from PySide6.QtGui import QHelpEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from acquire_desktop.games.acquire.engine.board import Seat
from acquire_desktop.ui.acquire.result.race import CASH_STEP, Race
from acquire_desktop.ui.acquire.result.race_rows import ROW_LEAST_PX, Paid, RaceRows
from acquire_desktop.ui.acquire.result.result_texts import standings_text, total_text
from acquire_desktop.ui.acquire.words.game_names import GameNames
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.focus import FocusFrame
from acquire_desktop.ui.kit.look import motion, theme
from acquire_desktop.ui.kit.look.portraits import Face
from acquire_desktop.ui.kit.texts import translate

MOVE_MS: Final = 1000
"""How long it takes until bars have grown and rows have changed places."""
_BEFORE: Final = -1
"""The step before the first one: empty bars."""
_BONUS_TO, _STOCK_TO, _PLACES_FROM = 0.3, 0.6, 0.5
"""The parts of the time: the bonus grows, then the stock, then rows change places."""


class RaceTrack(Adaptive, FocusFrame):
    """Shows the steps of a race; from one to the next bars grow and rows change places."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._told: tuple[Race, GameNames, Sequence[Face]] | None = None
        self._rows: RaceRows | None = None
        self._from = self._step = _BEFORE
        self._done = 1.0
        self._curve = QEasingCurve(QEasingCurve.Type.InOutCubic)
        self._animation = QVariantAnimation(self)
        self._animation.setDuration(MOVE_MS)
        self._animation.setStartValue(0.0)
        self._animation.setEndValue(1.0)
        self._animation.valueChanged.connect(self._move)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled, False)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_race(self, race: Race, words: GameNames, faces: Sequence[Face]) -> None:
        """Show empty bars.

        Args:
            race: What is told.
            words: Names players and chains.
            faces: The players' faces by seat.
        """
        self.forget()
        self._told = race, words, faces
        self.refit()

    def forget(self) -> None:
        """Show nothing."""
        self._animation.stop()
        self._told = self._rows = None
        self._from = self._step = _BEFORE
        self._done = 1.0
        self.setAccessibleDescription("")
        self.update()

    def begin(self) -> None:
        """Let the bars of cash grow from nothing."""
        self._step = _BEFORE
        self.go_to(CASH_STEP)

    def go_to(self, step: int) -> None:
        """Show a step; one that was on its way is there at once."""
        self._animation.stop()
        self._from, self._step = self._step, step
        is_moving = motion.is_on() and self.isVisible()
        self._done = 0.0 if is_moving else 1.0
        if is_moving:
            self._animation.start()
        self.retranslate()

    def is_moving(self) -> bool:
        """Tell whether bars grow or rows change places now."""
        return self._animation.state() is QVariantAnimation.State.Running

    def retranslate(self) -> None:
        self.setAccessibleName(translate("FinalAccount", "What everybody has"))
        if self._told is not None:
            race, words, _ = self._told
            self.setAccessibleDescription(standings_text(race, max(self._step, 0), words))
        self.refit()

    def refit(self) -> None:
        self._rows = None
        self.updateGeometry()
        self.update()

    def minimumSizeHint(self) -> QSize:
        seats = 0 if self._told is None else len(self._told[0].cash)
        return QSize(theme.scaled(320), seats * theme.scaled(ROW_LEAST_PX))

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()  # it takes what is left

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._rows = None

    def event(self, event: QEvent) -> bool:
        """Tell how the total of the row under the pointer comes about."""
        if event.type() != QEvent.Type.ToolTip or not isinstance(event, QHelpEvent):
            return super().event(event)
        QToolTip.showText(event.globalPos(), self.tip_at(event.y()), self)
        return True

    def tip_at(self, y: int) -> str:
        """Return the sum of the row at a height in pixels, or an empty text beside the rows."""
        if self._told is None or self._rows is None:
            return ""
        race, step = self._told[0], max(self._step, CASH_STEP)
        order = race.order_after(step)
        at = (y - self._rows.top) // self._rows.height
        if not 0 <= at < len(order):
            return ""
        seat, paid = order[at], race.payouts[:step]
        bonuses, sold = sum(p.bonus[seat] for p in paid), sum(p.sold[seat] for p in paid)
        return total_text(race.cash[seat], bonuses, sold)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._told is not None:
            race, words, faces = self._told
            if self._rows is None:
                self._rows = RaceRows(race, words, faces, self.size())
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint_rows(painter, race, self._rows)
            painter.end()
        super().paintEvent(event)

    def _paint_rows(self, painter: QPainter, race: Race, rows: RaceRows) -> None:
        """Paint all rows, those that go up over the others."""
        before, after = (race.order_after(max(step, 0)) for step in (self._from, self._step))
        done = self._part(_PLACES_FROM, 1)
        for seat in sorted(after, key=lambda seat: before.index(seat) - after.index(seat)):
            first, last = before.index(seat), after.index(seat)
            painter.save()
            painter.translate(0, rows.top + round((first * (1 - done) + last * done) * rows.height))
            if last < first and 0 < done < 1:
                rows.cover(painter)
            cash, paid = self._seen(race, seat)
            rows.paint(painter, seat, cash, paid, self._step, self._done)
            painter.restore()

    def _seen(self, race: Race, seat: Seat) -> tuple[float, list[Paid]]:
        """Return what is seen of a player's cash and payments at this moment, in dollars."""
        cash = race.cash[seat] * self._grown(CASH_STEP, 0, _STOCK_TO)
        paid = []
        for step, payout in enumerate(race.payouts, 1):
            bonus, sold = payout.bonus[seat], payout.sold[seat]
            begin = _BONUS_TO if bonus else 0
            paid.append(
                Paid(
                    bonus * self._grown(step, 0, _BONUS_TO if sold else _STOCK_TO),
                    sold * self._grown(step, begin, _STOCK_TO),
                )
            )
        return cash, paid

    def _grown(self, step: int, begin: float, end: float) -> float:
        """Return how much is seen of what a step pays, 0 to 1."""
        before, after = self._from >= step, self._step >= step
        if before == after:
            return float(after)
        done = self._part(begin, end)
        return done if after else 1 - done

    def _part(self, begin: float, end: float) -> float:
        """Return how far a part of the movement is, 0 to 1."""
        done = min(1.0, max(0.0, (self._done - begin) / (end - begin)))
        return self._curve.valueForProgress(done)

    def _move(self, done: float) -> None:
        self._done = done
        self.update()
