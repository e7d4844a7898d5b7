"""Race city: the skyline under the rows, with a hotel for each chain that is paid."""

from functools import partial
from random import Random
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter

from acquire_desktop.ui.acquire.result.race import Payout, Race
from acquire_desktop.ui.acquire.table.board.headquarters import headquarters_of
from acquire_desktop.ui.acquire.words.game_names import GameNames
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.facades import FIRST_STOREYS, MOST_STOREYS, draw_facade
from acquire_desktop.ui.kit.look.kept_pictures import new_picture

SHARE: Final = 0.17
MOST_PX: Final = 190
LEAST_PX: Final = 64
"""The share of the height that the city has, and its own heights."""
_STEP_PX: Final = 44
_FAINT: Final = 0.14
_DARK: Final = 0.3
_WIDTH: Final = 0.4
"""Of a hotel, as a share of the height of the city."""


class RaceCity:
    """Paints the city of a race into a width and height, in the look of now."""

    def __init__(self, race: Race, words: GameNames, size: QSize, ratio: float) -> None:
        self._race, self._words, self._size = race, words, size
        self._name_px = theme.text_px("small") + theme.SPACE
        self._back = new_picture(QRectF(0, 0, *size.toTuple()), self._draw_back, ratio)
        side = QRectF(0, 0, round(self._front_px * 1.5), size.height() - self._name_px)
        self._fronts = [
            new_picture(side, partial(self._draw_front, each), ratio) for each in race.payouts
        ]

    @property
    def _front_px(self) -> float:
        return self._size.height() * _WIDTH

    def paint(self, painter: QPainter, step: int, done: float) -> None:
        """Paint the city below the origin.

        Args:
            painter: Paints.
            step: The chains up to it are lit; in the end, those in which the winners had stock.
            done: How far the step has come, 0 to 1.
        """
        painter.drawPixmap(0, 0, self._back)
        count = len(self._fronts)
        pitch = min(round(self._front_px * 2.6), self._size.width() // max(1, count))
        left = (self._size.width() - pitch * count) // 2
        for at, (payout, front) in enumerate(zip(self._race.payouts, self._fronts, strict=True)):
            size = front.deviceIndependentSize()
            corner = QPointF(left + at * pitch + (pitch - size.width()) / 2, 0)
            painter.setOpacity(_DARK)
            painter.drawPixmap(corner, front)
            painter.setOpacity(1)
            lit = self._lit(payout, at + 1, step, done) * size.height()
            painter.save()
            painter.setClipRect(QRectF(corner.x(), size.height() - lit, size.width(), lit))
            painter.drawPixmap(corner, front)
            painter.restore()
            box = QRectF(left + at * pitch, size.height(), pitch, self._name_px)
            self._write(painter, box, payout, is_now=at + 1 == step)

    def _lit(self, payout: Payout, of: int, step: int, done: float) -> float:
        """Return how much of a hotel is lit, from its foot."""
        if step == self._race.last:
            has_stock = any(payout.gain(seat) for seat in self._race.ended.winners)
            return done if has_stock else 0
        return 1.0 if of < step else done if of == step else 0.0

    def _write(self, painter: QPainter, box: QRectF, payout: Payout, *, is_now: bool) -> None:
        look = theme.current()
        painter.setFont(theme.font("small", bold=is_now))
        painter.setPen(look.ink if is_now else look.ink_muted)
        name = self._words.edition.chains[payout.chain].name
        right = Qt.TextElideMode.ElideRight
        text = painter.fontMetrics().elidedText(name, right, round(box.width()))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)

    def _draw_back(self, painter: QPainter) -> None:
        chance = Random("city")
        painter.setOpacity(_FAINT)
        letters = [spec.letter for spec in self._words.edition.chains]
        for at in range(self._size.width() // _STEP_PX + 2):
            storeys = chance.randint(FIRST_STOREYS, MOST_STOREYS)
            width = chance.uniform(0.3, 0.45) * self._size.height()
            foot = QPointF(at * _STEP_PX + chance.uniform(-10, 10), self._size.height())
            letter = chance.choice(letters)
            draw_facade(painter, letter, storeys, foot, width, self._size.height() * 0.95)

    def _draw_front(self, payout: Payout, painter: QPainter) -> None:
        height = self._size.height() - self._name_px
        shown = headquarters_of(self._words.edition, payout.chain, payout.began.size)
        foot = QPointF(self._front_px * 0.75, height)
        draw_facade(painter, shown.letter, shown.storeys, foot, self._front_px, height)
