"""Race track: a row for every player, whose bar grows by what each chain pays, and the city."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Final

from PySide6.QtCore import QEasingCurve, QEvent, QRectF, QSize, Qt, QVariantAnimation
from PySide6.QtGui import QHelpEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from acquire_desktop.games.acquire.engine.board import Seat
from acquire_desktop.ui.acquire.result import race_city
from acquire_desktop.ui.acquire.result.race import CASH_STEP, Race
from acquire_desktop.ui.acquire.result.race_city import RaceCity
from acquire_desktop.ui.acquire.result.race_photo import paint_photo
from acquire_desktop.ui.acquire.result.race_rows import ROW_LEAST_PX, Paid, RaceRows
from acquire_desktop.ui.acquire.result.result_texts import standings_text, total_text
from acquire_desktop.ui.acquire.words.game_names import GameNames
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.focus import FocusFrame
from acquire_desktop.ui.kit.look import motion, theme
from acquire_desktop.ui.kit.look.portraits import Face
from acquire_desktop.ui.kit.painted_button import draw_box
from acquire_desktop.ui.kit.texts import translate

_PLACES_FROM: Final = 0.65
"""The share of the time after which rows change places."""
BEFORE: Final = -1
"""The step before the first one: empty bars."""
_BONUS_TO, _STOCK_TO = 0.35, 0.65
"""The parts of the time: the bonus grows, then the stock."""
_HUSHED: Final = 0.5
_BEATEN: Final = 0.4
"""How much is seen of the rows in the hush before the last chain, and of those who did not win."""
_CURVE: Final = QEasingCurve(QEasingCurve.Type.InOutCubic)

_PIECES: Final = 46
_SIDE_PX: Final = 20
_FALL: Final = 1.5
"""How far a piece falls, in heights of the room; it may begin above it."""


class RaceTrack(Adaptive, FocusFrame):
    """Shows the steps of a race; from one to the next bars grow and rows change places."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown: tuple[Race, GameNames, Sequence[Face]] | None = None
        self._rows: RaceRows | None = None
        self._city: RaceCity | None = None
        self._moment = RaceMoment()
        self._hush = 0.0
        """The part of the animation in which all stands still."""
        self._animation = QVariantAnimation(self)
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
        self._shown = race, words, faces
        self.refit()

    def forget(self) -> None:
        """Show nothing."""
        self._animation.stop()
        self._shown = self._rows = self._city = None
        self._moment = RaceMoment()
        self.setAccessibleDescription("")
        self.update()

    def begin(self, moving_ms: int) -> None:
        """Let the bars of cash grow from nothing, in a time."""
        self._moment = RaceMoment()
        self.go_to(CASH_STEP, moving_ms)

    def go_to(self, step: int, moving_ms: int, hush_ms: int = 0) -> None:
        """Show a step; one that was on its way is there at once.

        Args:
            step: Its number.
            moving_ms: How long bars and rows move.
            hush_ms: How long all stands still before.
        """
        self._animation.stop()
        self._moment = RaceMoment(self._moment.step, step)
        whole_ms = max(1, moving_ms + hush_ms)
        self._hush = hush_ms / whole_ms
        self._animation.setDuration(whole_ms)
        if motion.is_on() and self.isVisible():
            self._move(0.0)
            self._animation.start()
        else:
            self._move(1.0)
        self.retranslate()

    def is_moving(self) -> bool:
        """Tell whether bars grow or rows change places now."""
        return self._animation.state() is QVariantAnimation.State.Running

    def retranslate(self) -> None:
        self.setAccessibleName(translate("FinalAccount", "What everyone has"))
        if self._shown is not None:
            race, words, _ = self._shown
            self.setAccessibleDescription(standings_text(race, max(self._moment.step, 0), words))
        self.refit()

    def redraw(self) -> None:
        self._city = None
        self.update()

    def refit(self) -> None:
        self._rows = self._city = None
        self.updateGeometry()
        self.update()

    def minimumSizeHint(self) -> QSize:
        seats = 0 if self._shown is None else len(self._shown[0].cash)
        return QSize(theme.scaled(320), seats * theme.scaled(ROW_LEAST_PX))

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()  # it takes what is left

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._rows = self._city = None

    def event(self, event: QEvent) -> bool:
        """Tell how the total of the row under the pointer comes about."""
        if event.type() != QEvent.Type.ToolTip or not isinstance(event, QHelpEvent):
            return super().event(event)
        QToolTip.showText(event.globalPos(), self.tip_at(event.y()), self)
        return True

    def tip_at(self, y: int) -> str:
        """Return the sum of the row at a height in pixels, or an empty text beside the rows."""
        if self._shown is None or self._rows is None:
            return ""
        race, step = self._shown[0], max(self._moment.step, CASH_STEP)
        order = race.order_after(step)
        at = (y - self._rows.top) // self._rows.height
        if not 0 <= at < len(order):
            return ""
        seat, paid = order[at], race.payouts[:step]
        bonuses, sold = sum(p.bonus[seat] for p in paid), sum(p.sold[seat] for p in paid)
        return total_text(race.cash[seat], bonuses, sold)

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._shown is not None:
            race, words, faces = self._shown
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint_race(painter, race, words, faces)
            painter.end()
        super().paintEvent(event)

    def _paint_race(
        self, painter: QPainter, race: Race, words: GameNames, faces: Sequence[Face]
    ) -> None:
        moment, city_px = self._moment, self._city_px(len(race.cash))
        room = QSize(self.width(), self.height() - city_px)
        if city_px:
            size = QSize(self.width(), city_px)
            self._city = self._city or RaceCity(race, words, size, self.devicePixelRatioF())
            painter.save()
            painter.translate(0, room.height())
            self._city.paint(painter, moment.step, moment.part(0, 1))
            painter.restore()
        self._rows = self._rows or RaceRows(race, words, faces, room)
        self._paint_rows(painter, race, self._rows)
        if race.is_photo(moment.step):
            place = QRectF(0, 0, room.width(), room.height())
            paint_photo(painter, place, race, words, faces, moment.part(0, 1))
        if moment.step == race.last:
            won = [each for each in race.payouts if any(map(each.gain, race.ended.winners))]
            letters = [words.edition.chains[each.chain].letter for each in won]
            paint_confetti(painter, QRectF(self.rect()), letters, moment.done)

    def _city_px(self, seats: int) -> int:
        """Return the height of the city; none where the rows need all."""
        height = min(round(self.height() * race_city.SHARE), theme.scaled(race_city.MOST_PX))
        rows = seats * theme.scaled(ROW_LEAST_PX)
        return height if race_city.LEAST_PX <= height <= self.height() - rows else 0

    def _paint_rows(self, painter: QPainter, race: Race, rows: RaceRows) -> None:
        """Paint all rows, those that go up over the others."""
        moment = self._moment
        before, after = (race.order_after(max(step, 0)) for step in (moment.before, moment.step))
        done = moment.part(_PLACES_FROM, 1)
        for seat in sorted(after, key=lambda seat: before.index(seat) - after.index(seat)):
            first, last = before.index(seat), after.index(seat)
            painter.save()
            painter.translate(0, rows.top + round((first * (1 - done) + last * done) * rows.height))
            if last < first and 0 < done < 1:
                rows.cover(painter)
            painter.setOpacity(moment.visible(race, seat))
            cash, paid = moment.seen(race, seat)
            rows.paint(painter, seat, paid, cash, moment.step)
            painter.restore()

    def _move(self, share: float) -> None:
        hush = self._hush
        done = max(0.0, (share - hush) / (1 - hush)) if hush < 1 else 1.0
        self._moment = replace(self._moment, done=done, is_hushed=share < hush)
        self.update()


@dataclass(frozen=True, slots=True)
class RaceMoment:
    """How much of a race is seen on the way between two steps."""

    before: int = BEFORE
    step: int = BEFORE
    done: float = 1.0
    """The share of the way."""
    is_hushed: bool = False
    """Whether all stands still before it."""

    def visible(self, race: Race, seat: Seat) -> float:
        """Return how much is seen of a row, 0 to 1."""
        if self.is_hushed:
            return _HUSHED
        if self.step == race.last:
            lit: Sequence[Seat] = race.ended.winners
        else:
            lit = race.first_two if race.is_photo(self.step) else range(len(race.cash))
        return 1.0 if seat in lit else 1 - (1 - _BEATEN) * self.part(0, 0.5)

    def seen(self, race: Race, seat: Seat) -> tuple[float, list[Paid]]:
        """Return what is seen of a player's cash and payments, in dollars."""
        cash = race.cash[seat] * self._grown(CASH_STEP, 0, 1)
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
        before, after = self.before >= step, self.step >= step
        if before == after:
            return float(after)
        done = self.part(begin, end)
        return done if after else 1 - done

    def part(self, begin: float, end: float) -> float:
        """Return how far a part of the movement is, 0 to 1."""
        done = min(1.0, max(0.0, (self.done - begin) / (end - begin)))
        return _CURVE.valueForProgress(done)


def paint_confetti(painter: QPainter, room: QRectF, letters: Sequence[str], done: float) -> None:
    """Paint the rain at a moment, 0 to 1; there is none at its beginning and its end."""
    if not 0 < done < 1 or not letters:
        return
    look, chance, side = theme.current(), Random("confetti"), theme.scaled(_SIDE_PX)
    for _ in range(_PIECES):
        x, above = chance.random() * room.width(), chance.random()
        letter, turns = chance.choice(letters), chance.uniform(-2, 2)
        painter.save()
        painter.translate(room.left() + x, room.top() + (done * _FALL - above) * room.height())
        painter.rotate(360 * turns * done + 90 * turns)
        painter.setOpacity(1 - done**4)
        paper = QRectF(-side * 0.38, -side / 2, side * 0.76, side)
        draw_box(painter, paper, 2, look.independent_fill, QPen(look.independent_outline, 0.8))
        painter.fillRect(paper.adjusted(1, 1, -1, -side * 0.55), theme.chain(letter).fill)
        painter.restore()
