"""Course: the final sum of each of the last games, in the order in which they were played."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from acquire_desktop.games.acquire.career.played_games import PlayedGame
from acquire_desktop.ui.acquire.career.card import Card, invitation
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import Stretched
from acquire_desktop.ui.kit.chart.scales import money_ticks
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.lettering import RIGHT
from acquire_desktop.ui.kit.texts import label, later, money, translate

MOST: Final = 40
"""Games shown: more would be no points but a band."""
_DOT_PX: Final = 4.5
_LEAST: Final = QSize(220, 110)


class CourseChart(Adaptive, QWidget):
    """A point for each game: full for a game that was won, a ring for another."""

    def __init__(self) -> None:
        super().__init__()
        self._games: Sequence[PlayedGame] = ()
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setSizePolicy(policy)

    def show_games(self, games: Sequence[PlayedGame]) -> None:
        """Show these games, the oldest first."""
        self._games = games
        self.retranslate()
        self.update()

    def retranslate(self) -> None:
        told = [
            translate("Career", "{total}, won", total=money(game.total))
            if game.is_won
            else money(game.total)
            for game in self._games
        ]
        self.setAccessibleName(translate("Career", "Final sums"))
        self.setAccessibleDescription("; ".join(told))

    def refit(self) -> None:
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(*map(theme.scaled, _LEAST.toTuple()))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._games:
            return
        look, painter = theme.current(), QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(theme.font("small"))
        metrics = QFontMetrics(painter.font())
        low, high = self._range()
        axis = metrics.horizontalAdvance(money(high)) + theme.SPACE
        high_px = metrics.height()
        area = QRectF(self.rect()).adjusted(axis + _DOT_PX, high_px / 2, -_DOT_PX - 2, -high_px / 2)

        def y_of(amount: int) -> float:
            return area.bottom() - (amount - low) / (high - low) * area.height()

        for tick in money_ticks(low, high, area.height())[1]:
            y = round(y_of(tick)) + 0.5
            painter.setPen(QPen(look.hairline, theme.HAIRLINE_PX))
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            painter.setPen(look.ink_muted)
            box = QRectF(0, y - high_px / 2, axis - theme.SPACE_HALF, high_px)
            painter.drawText(box, RIGHT, money(tick))
        step = area.width() / max(1, len(self._games) - 1)
        points = [
            QPointF(area.left() + at * step, y_of(game.total))
            for at, game in enumerate(self._games)
        ]
        painter.setPen(QPen(look.accent, 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline(QPolygonF(points))
        for point, game in zip(points, self._games, strict=True):
            painter.setPen(QPen(look.tile_outline if game.is_won else look.accent, 1.5))
            painter.setBrush(QColor(look.brass if game.is_won else look.paper_raised))
            painter.drawEllipse(point, _DOT_PX, _DOT_PX)

    def _range(self) -> tuple[int, int]:
        """Return the least and the most of the axis, in dollars."""
        totals = [game.total for game in self._games]
        margin = max(5_000, (max(totals) - min(totals)) // 10)
        return max(0, min(totals) - margin), max(totals) + margin


class CourseCard(Card):
    """The chart with its caption."""

    def __init__(self) -> None:
        super().__init__(later("Career", "Your course"))
        self.chart = CourseChart()
        self._games: Sequence[PlayedGame] = ()
        self.caption = label(size="small", tone="muted", wraps=True)
        self.put(self.caption, Stretched(self.chart, 1))

    def show_games(self, games: Sequence[PlayedGame]) -> None:
        """Show the last of these games, the oldest first."""
        self._games = games
        self.chart.show_games(games[-MOST:])
        self.retranslate()

    def retranslate(self) -> None:
        if not self._games:
            self.caption.setText(invitation())
            return
        text = translate("Career", "Final sum of each game; full points: won")
        if len(self._games) > MOST:
            text = translate(
                "Career",
                "Final sums of the last {shown} of {games} games; full points: won",
                shown=MOST,
                games=len(self._games),
            )
        self.caption.setText(text)
