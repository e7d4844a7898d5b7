"""Theme card: a button with the name of a theme, what it is about, and how much is solved."""

from typing import Final

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from acquire_desktop.games.acquire.puzzles.progress import Tally
from acquire_desktop.games.acquire.puzzles.themes import Theme
from acquire_desktop.ui.acquire.puzzles.puzzle_texts import tally_texts, theme_name, theme_text
from acquire_desktop.ui.kit.look import theme as look
from acquire_desktop.ui.kit.look.lettering import LEFT, RIGHT, width_px, write_shrunk
from acquire_desktop.ui.kit.painted_button import PaintedButton, draw_box, draw_ring
from acquire_desktop.ui.kit.texts import join_sentences, join_terse

_PAD_PX: Final = 15
_RADIUS: Final = 10
_BAR_PX: Final = 6
_LEAST_PX: Final = 300


class ThemeCard(PaintedButton):
    """Leads to the puzzles of a theme, or of all."""

    def __init__(self, theme: Theme | None, parent: QWidget | None = None) -> None:
        """Make a card for a theme, or for all with None."""
        super().__init__(parent, takes_enter=True)
        self.theme = theme
        self._tally = Tally(0, 0, 0)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.retranslate()

    def show_tally(self, tally: Tally) -> None:
        """Show how much is solved."""
        self._tally = tally
        self.retranslate()

    def retranslate(self) -> None:
        self.setAccessibleName(theme_name(self.theme))
        facts = join_terse([text for text in tally_texts(self._tally) if text])
        self.setAccessibleDescription(join_sentences([theme_text(self.theme), facts]))
        self.setToolTip(theme_text(self.theme))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        lines = QFontMetrics(look.font()).height() + QFontMetrics(look.font("small")).height()
        return QSize(look.scaled(_LEAST_PX), lines + look.scaled(_BAR_PX + 2 * _PAD_PX + 8))

    def paint(self, painter: QPainter) -> None:
        colors, pad = look.current(), look.scaled(_PAD_PX)
        card = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        is_main = self.theme is None
        edge = QPen(colors.accent if is_main else colors.hairline, look.OUTLINE_PX)
        draw_box(painter, card, _RADIUS, self.ground(colors.paper_raised), edge)
        if self.hasFocus():
            draw_ring(painter, card, _RADIUS)
        inner = card.adjusted(pad, pad, -pad, -pad)
        solved, due = tally_texts(self._tally)
        facts = join_terse([text for text in (due, solved) if text])
        high = QFontMetrics(look.font()).height()
        top = QRectF(inner.left(), inner.top(), inner.width(), high)
        wide = min(width_px(facts) + 2, top.width() / 2)
        painter.setPen(colors.ink)
        name = top.adjusted(0, 0, -wide - pad, 0)
        write_shrunk(painter, name, self.accessibleName(), look.font(bold=True), LEFT)
        painter.setPen(colors.ink_muted)
        aside = QRectF(top.right() - wide, top.top(), wide, high)
        write_shrunk(painter, aside, facts, look.font("small"), RIGHT)
        below = top.translated(0, high + 2)
        write_shrunk(painter, below, theme_text(self.theme), look.font("small"), LEFT)
        self._paint_bar(painter, inner)

    def _paint_bar(self, painter: QPainter, inner: QRectF) -> None:
        """Draw how much is solved along the lower edge."""
        colors, high = look.current(), look.scaled(_BAR_PX)
        bar = QRectF(inner.left(), inner.bottom() - high, inner.width(), high)
        draw_box(painter, bar, high / 2, colors.hairline)
        if self._tally.solved:
            bar.setWidth(max(bar.width() * self._tally.solved / self._tally.count, high))
            draw_box(painter, bar, high / 2, colors.accent)
