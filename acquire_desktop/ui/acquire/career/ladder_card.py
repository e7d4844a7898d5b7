"""Ladder: a row for each level of the computer players, the strongest on top, and the next goal."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Signal
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from acquire_desktop.games.acquire.career.ladder import ORDER, Goal, Ladder, Rung
from acquire_desktop.ui.acquire.career.card import Card
from acquire_desktop.ui.acquire.career.career_texts import (
    goal_text,
    rung_state,
    rung_text,
    strength_text,
)
from acquire_desktop.ui.acquire.words.character_texts import level_text
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import Stretched, column, hairline, row
from acquire_desktop.ui.kit.key_guard import PrimaryButton
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.colors import with_alpha
from acquire_desktop.ui.kit.look.facades import FIRST_STOREYS, draw_facade
from acquire_desktop.ui.kit.painted_button import draw_box
from acquire_desktop.ui.kit.texts import label, later, translate

_BAR: Final = QSize(90, 14)
_FRONT: Final = QSize(40, 34)
"""Of which the height is what is asked for: where there is more, a front is higher."""
_WHISKER_PX: Final = 2
_LETTERS: Final = "STFWCAIA"
"""The chains whose fronts stand for the levels; each has a storey more than the one below."""


class ShareBar(QWidget):
    """The share of games won, where it may lie, and what luck alone would win."""

    def __init__(self) -> None:
        super().__init__()
        self._rung: Rung | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_rung(self, rung: Rung) -> None:
        """Show the games at such a table."""
        self._rung = rung
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(*map(theme.scaled, _BAR.toTuple()))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme.scaled(_BAR.width()) // 2, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, look = QPainter(self), theme.current()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole = QRectF(self.rect())
        track = whole.adjusted(0, 1, 0, -_WHISKER_PX - 3)
        radius = track.height() / 2
        draw_box(painter, track, radius, with_alpha(look.ink_muted, 0.16))
        if self._rung is None or not self._rung.games:
            return
        won = self._part(track, 0, self._rung.won / self._rung.games)
        draw_box(painter, won, radius, look.accent)
        whisker = self._part(whole, *self._rung.interval)
        whisker.setTop(whole.bottom() - _WHISKER_PX)
        painter.fillRect(whisker, look.ink_muted)
        x = whole.left() + self._rung.par * whole.width()
        painter.setPen(QPen(look.ink, 2))
        painter.drawLine(QPointF(x, 0), QPointF(x, track.bottom() + 1))

    @staticmethod
    def _part(track: QRectF, low: float, high: float) -> QRectF:
        left, width = track.left() + low * track.width(), (high - low) * track.width()
        return QRectF(left, track.top(), width, track.height())


class Front(QWidget):
    """The front of a hotel that stands for a level."""

    def __init__(self, rank: int) -> None:
        super().__init__()
        self._rank = rank

    def sizeHint(self) -> QSize:
        return QSize(*map(theme.scaled, _FRONT.toTuple()))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.sizeHint().width(), 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, high = QPainter(self), self.height() - 4
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        width = min(self.width() / 1.5, high / 1.9)
        foot = QPointF(self.width() / 2, self.height() - 2)
        draw_facade(
            painter, _LETTERS[self._rank], FIRST_STOREYS + self._rank, foot, width, float(high)
        )


class RungRow(Adaptive, QWidget):
    """One level; a screen reader reads it as one sentence."""

    def __init__(self, level: str) -> None:
        super().__init__()
        self._level = level
        self._goal: Goal | None = None
        self._rung = Rung(level)
        self._front = Front(ORDER.index(level))
        self.name, self._state = label(), label(size="small", tone="muted")
        self.count = label(bold=True)
        self._bar = ShareBar()
        middle = column(1, self._bar, self._state, 1, spacing=2)
        parts = self._front, self.name, Stretched(middle, 1), self.count
        row(*parts, of=self, spacing=theme.SPACE, margins=(theme.SPACE_HALF, 0, theme.SPACE, 0))

    def show_rung(self, rung: Rung, goal: Goal | None) -> None:
        """Show the games at such a table."""
        self._rung, self._goal = rung, goal
        self._bar.show_rung(rung)
        theme.style_text(self.name, bold=self._is_goal())
        self.retranslate()

    def retranslate(self) -> None:
        rung = self._rung
        self.name.setText(level_text(self._level))
        self._state.setText(rung_state(rung, self._goal))
        self.count.setText(
            translate("Career", "{won} of {games}", won=rung.won, games=rung.games)
            if rung.games
            else ""
        )
        text = rung_text(rung)
        self.setAccessibleName(text)
        self.setToolTip(text)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._is_goal():
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            rect = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            draw_box(painter, rect, theme.RADIUS, pen=QPen(theme.current().brass, 2))

    def _is_goal(self) -> bool:
        return self._goal is not None and self._goal.level == self._level


class LadderCard(Card):
    """All levels, how strong one is, and the next goal.

    Signals:
        sit_down (): A game for the next goal is wanted.
    """

    sit_down = Signal()

    def __init__(self) -> None:
        super().__init__(later("Career", "The ladder"))
        self._ladder: Ladder | None = None
        self.rows = {level: RungRow(level) for level in reversed(ORDER)}
        self._strength = label(size="small", tone="muted", wraps=True)
        self._key = self.with_text(
            label(size="small", tone="muted", wraps=True),
            later(
                "Career",
                "Games by the strongest guest, without hints. Thin line: where your true share of"
                " wins may lie. Upright mark: by chance alone.",
            ),
        )
        self._next = self.with_text(label(size="small", tone="muted"), later("Career", "Next goal"))
        self.goal = label(bold=True, wraps=True)
        self.button = self.with_text(PrimaryButton(), later("Career", "Sit down"))
        self.button.setAutoDefault(True)
        self.button.clicked.connect(self.sit_down)
        self.put(
            self._strength,
            *(Stretched(each, 1) for each in self.rows.values()),
            self._key,
            hairline(),
            row(
                Stretched(column(self._next, self.goal), 1),
                self.button,
                spacing=theme.SPACE,
            ),
        )

    def show_ladder(self, ladder: Ladder) -> None:
        """Show how somebody stands."""
        self._ladder = ladder
        for rung in ladder.rungs:
            self.rows[rung.level].show_rung(rung, ladder.goal)
        self._next.setVisible(ladder.goal is not None)
        self.button.setVisible(ladder.goal is not None)
        self.retranslate()

    def retranslate(self) -> None:
        if self._ladder is not None:
            self._strength.setText(strength_text(self._ladder))
            self.goal.setText(goal_text(self._ladder))
            self.refit()

    def refit(self) -> None:
        """Let all bars begin and end below each other."""
        for part in ("name", "count"):
            labels = [getattr(each, part) for each in self.rows.values()]
            bold = QFontMetrics(theme.font(bold=True))
            wide = max(bold.horizontalAdvance(each.text()) for each in labels)
            for each in labels:
                each.setFixedWidth(wide + theme.SPACE_HALF)
