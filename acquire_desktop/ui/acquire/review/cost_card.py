"""Cost card: what a decision cost in money, and what came of it."""

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal, SignalInstance
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from acquire_desktop.games.acquire.engine.actions import PlaceTile
from acquire_desktop.games.acquire.engine.board import TILE_NAMES
from acquire_desktop.games.acquire.review.costs import Mistake
from acquire_desktop.games.acquire.review.reviewed_game import ReviewedGame
from acquire_desktop.ui.acquire.review.money_texts import (
    chain_of,
    chances_text,
    cost_text,
    margin_text,
    moment_line,
    story_at,
    title_of,
)
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import Stretched, column, row
from acquire_desktop.ui.kit.keys import is_enter
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.chain_chip import draw_chip
from acquire_desktop.ui.kit.look.lettering import write_shrunk
from acquire_desktop.ui.kit.painted_button import draw_box, draw_ring
from acquire_desktop.ui.kit.signs import push_button
from acquire_desktop.ui.kit.texts import join_facts, label, later

_BADGE_PX: Final = 40


class _Badge(QWidget):
    """The sign of a chain, or that of a tile."""

    def __init__(self) -> None:
        super().__init__()
        self.letter = self.tile = ""

    def sizeHint(self) -> QSize:
        return QSize(theme.scaled(_BADGE_PX), theme.scaled(_BADGE_PX))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, look = QPainter(self), theme.current()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = theme.scaled(_BADGE_PX)
        room = QRectF(1, 1, side - 2, side - 2)
        if self.letter:
            draw_chip(painter, room, self.letter)
        else:
            pen = QPen(look.tile_outline, 2)
            tile = room.adjusted(1, 3, -1, -3)
            draw_box(painter, tile, theme.RADIUS_SMALL, look.paper_raised, pen)
            painter.setPen(look.ink)
            middle = int(Qt.AlignmentFlag.AlignCenter)
            write_shrunk(painter, tile, self.tile, theme.font("small", bold=True), middle)


class CostCard(Adaptive, QWidget):
    """A decision and its cost; a click shows its moment.

    Signals:
        chosen (int): Show the moment of this decision.
        try_asked (int): Ask for this decision once more.
    """

    chosen = Signal(int)
    try_asked = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.step = -1
        """The decision, in lines before it."""
        self.is_current = False
        self._badge = _Badge()
        self.title = label(size="title", bold=True, wraps=True)
        self.moment = label(size="body", tone="muted", wraps=True)
        self.story = label(wraps=True)
        self.cost = label(size="large", bold=True, tone="loss", align=Qt.AlignmentFlag.AlignRight)
        self.chances = label(size="small", tone="muted", align=Qt.AlignmentFlag.AlignRight)
        self.margin = label(size="small", tone="muted", align=Qt.AlignmentFlag.AlignRight)
        self.again = self.with_text(push_button(), later("ReviewMoney", "Try again"))
        self.again.clicked.connect(lambda: self._emit(self.try_asked))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        row(
            Stretched(self._badge, 0, Qt.AlignmentFlag.AlignTop),
            Stretched(column(self.title, self.moment, self.story, 1, spacing=1), 1),
            column(self.cost, self.chances, self.margin, 1, self.again),
            of=self,
            spacing=theme.SPACE_2,
            margins=(theme.SPACE_2, theme.SPACE, theme.SPACE_2, theme.SPACE),
        )

    def show_mistake(self, known: ReviewedGame, mistake: Mistake) -> None:
        """Tell of a decision."""
        game, self.step = known.game, mistake.step
        view = game.view_before(mistake.step, mistake.judgement.seat)
        played, chain = mistake.judgement.verdict.played, chain_of(mistake, view)
        self._badge.letter = "" if chain is None else game.edition.chains[chain].letter
        self._badge.tile = TILE_NAMES[played.tile] if isinstance(played, PlaceTile) else ""
        self._badge.update()
        self.title.setText(title_of(mistake, view))
        self.moment.setText(moment_line(mistake, game.turn_at(mistake.step), game.edition))
        self.story.setText(story_at(known, mistake.step))
        self.cost.setText(cost_text(mistake))
        self.chances.setText(chances_text(mistake))
        self.chances.setVisible(bool(self.chances.text()))
        self.margin.setText(margin_text(mistake.cost))
        self.setAccessibleName(join_facts([self.cost.text(), self.title.text()]))
        told = [part.text() for part in (self.moment, self.story, self.margin, self.chances)]
        self.setAccessibleDescription(join_facts([text for text in told if text]))

    def set_current(self, *, is_current: bool) -> None:
        """Say whether the moment of this card is on view."""
        self.is_current = is_current
        self.update()

    def refit(self) -> None:
        self._badge.setFixedSize(self._badge.sizeHint())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._emit(self.chosen)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_enter(event) or event.key() == Qt.Key.Key_Space:
            self._emit(self.chosen)
        elif event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.focusNextPrevChild(event.key() == Qt.Key.Key_Down)
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, look = QPainter(self), theme.current()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        pen = QPen(look.brass, 2) if self.is_current else QPen(look.hairline, 1)
        draw_box(painter, room, theme.RADIUS_LARGE, look.paper_raised, pen)
        if self.hasFocus():
            draw_ring(painter, room, theme.RADIUS_LARGE)

    def _emit(self, signal: SignalInstance) -> None:
        signal.emit(self.step)
