"""Player card: portrait, money, worth and stock of one player, painted in one go."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from acquire_desktop.games.acquire.engine.board import CHAIN_COUNT
from acquire_desktop.games.acquire.engine.power_cards import CARD_COUNT
from acquire_desktop.ui.acquire.table.players.card_facts import (
    CardFacts,
    Stock,
    announced_text,
    decides_text,
    hidden_text,
    short_worth,
    worth_line,
)
from acquire_desktop.ui.kit.look import icons, theme
from acquire_desktop.ui.kit.look.card_signs import cards_px, draw_cards
from acquire_desktop.ui.kit.look.lettering import RIGHT, width_px, write
from acquire_desktop.ui.kit.look.portraits import draw_face
from acquire_desktop.ui.kit.painted_button import draw_box
from acquire_desktop.ui.kit.texts import escape_html, join_phrases, money

UNKNOWN: Final = "?"
_SIDE_PX: Final = 12
"""Between the sides of a card and what stands in it."""
_SLOT_GAP_PX: Final = 4
_SLOT_MOST_PX: Final = 38
_CREST_PX: Final = 12
_LEAST_CREST_PX: Final = 8
_MEDAL_PX: Final = 13
_STAND_IN_PX: Final = 16
"""The sign in front of a name for whom a computer plays."""
_STRIP_PX: Final = 7
"""How wide the strip along the left side of the card of the player on turn is."""
_TROPHY_SHARE: Final = 0.54
"""How wide the trophy of who leads is, as a part of the portrait."""
_CHIP_RADIUS_PX: Final = theme.RADIUS_SMALL + 1
_MIDDLE: Final = Qt.AlignmentFlag.AlignCenter


@dataclass(frozen=True, slots=True)
class Density:
    """How close the parts of a card stand, in pixels at a text scale of 100 %."""

    pad: int
    portrait: int
    cash: theme.TextSize
    gaps: tuple[int, int, int]
    """Over the bar, the words and the stock."""
    bar: int
    words: int
    """Height of the words under the bar; 0 where they stand beside the cash."""
    stock: int

    def height_px(self) -> int:
        """Return the height of a card."""
        parts = self.pad * 2 + self.portrait + sum(self.gaps) + self.bar + self.words + self.stock
        return theme.scaled(parts)

    def towards(self, other: "Density", share: float) -> "Density":
        """Return what lies between this one and another, 0 to 1 of the way."""

        def mixed(here: int, there: int) -> int:
            return round(here + (there - here) * share)

        over_bar, over_words, over_stock = map(mixed, self.gaps, other.gaps)
        return replace(
            self,
            pad=mixed(self.pad, other.pad),
            portrait=mixed(self.portrait, other.portrait),
            gaps=(over_bar, over_words, over_stock),
            bar=mixed(self.bar, other.bar),
            words=mixed(self.words, other.words),
            stock=mixed(self.stock, other.stock),
        )


ROOMY: Final = Density(12, 52, "large", (8, 4, 8), 6, 16, 24)
_CLOSE: Final = Density(6, 46, "large", (4, 1, 7), 4, 15, 21)
COMPACT: Final = Density(5, 40, "title", (4, 0, 9), 4, 0, 20)
"""What six players at one table need at least."""


def density_for(height_px: int) -> Density:
    """Return how close the parts of a card of a height must stand."""
    least, most = _CLOSE.height_px(), ROOMY.height_px()
    if height_px < least:
        return COMPACT
    return _CLOSE.towards(ROOMY, min(1, (height_px - least) / (most - least)))


class PlayerCard(QWidget):
    """Shows what its player has; what cannot be known is a question mark."""

    is_region = True

    def __init__(self, running: Callable[[object, int], int]) -> None:
        """Make an empty card.

        Args:
            running: Returns what an amount that runs looks like now, by its key.
        """
        super().__init__()
        self._running = running
        self._facts: CardFacts | None = None
        self._painted = 0, 0
        """The cash and the worth that are painted now, in dollars."""
        self._density = ROOMY
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def show_facts(self, facts: CardFacts | None) -> None:
        """Show what is known of a player, or nothing."""
        if facts == self._facts:
            return
        self._facts, self._painted = facts, (0, 0)
        texts = facts.tip_lines if facts else ()
        self.setAccessibleName(facts.spoken if facts else "")
        self.setAccessibleDescription(join_phrases(texts[1:]))
        lines = "<br>".join(escape_html(line) for line in texts)
        self.setToolTip(f"<span>{lines}</span>" if lines else "")
        self.update()

    def set_height(self, height_px: int) -> None:
        """Let the parts stand as close as a height asks for."""
        self._density = density_for(height_px)
        self.setFixedHeight(height_px)
        self.update()

    def follow_money(self) -> None:
        """Paint the amounts again that look different now."""
        if self._facts is not None and self._amounts(self._facts) != self._painted:
            self.update()

    def portrait_rect(self) -> QRectF:
        """Return where the portrait is."""
        side, air = theme.scaled(self._density.portrait), self.height() - self._density.height_px()
        top = theme.scaled(self._density.pad) + air / 2
        return QRectF(theme.scaled(_SIDE_PX), top, side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        facts, portrait = self._facts, self.portrait_rect()
        self._paint_box(painter, is_on_turn=bool(facts and facts.is_on_turn))
        if facts is None:
            return
        self._painted = self._amounts(facts)
        draw_face(painter, portrait, facts.face)
        if facts.leads:
            _paint_lead(painter, portrait)
            draw_face(painter, portrait, facts.face._replace(portrait=""))  # the mark, over it
        room = QRectF(self.rect()).adjusted(0, 0, -theme.scaled(_SIDE_PX), 0)
        room.setLeft(portrait.right() + theme.scaled(10))
        room.setTop(portrait.top())
        room.setHeight(portrait.height())
        self._paint_name(painter, room, facts)
        self._paint_cash(painter, room, facts)
        room.setLeft(portrait.left())
        self._paint_worth(painter, room, facts)

    def _amounts(self, facts: CardFacts) -> tuple[int, int]:
        """Return cash and worth as they look now, in dollars; what is not known is 0."""
        cash = self._running((facts.seat, "cash"), facts.cash or 0)
        return cash, self._running((facts.seat, "worth"), facts.worth or 0)

    def _paint_box(self, painter: QPainter, *, is_on_turn: bool) -> None:
        """Paint the card; that of whose turn it is is lit, with a strip of the accent."""
        look, width = theme.current(), theme.OUTLINE_PX if is_on_turn else theme.HAIRLINE_PX
        pen = QPen(look.accent if is_on_turn else look.hairline, width)
        box = QRectF(self.rect()).adjusted(width / 2, width / 2, -width / 2, -width / 2)
        ground = look.accent_soft if is_on_turn else look.paper_raised
        draw_box(painter, box, theme.RADIUS_LARGE, ground)
        if is_on_turn:
            painter.save()
            painter.setClipRect(QRectF(0, 0, theme.scaled(_STRIP_PX), self.height()))
            draw_box(painter, box, theme.RADIUS_LARGE, look.accent)
            painter.restore()
        draw_box(painter, box, theme.RADIUS_LARGE, pen=pen)

    def _paint_name(self, painter: QPainter, room: QRectF, facts: CardFacts) -> None:
        """Paint the name, shortened where it must be, the place behind it, and power cards."""
        look, gap = theme.current(), theme.scaled(6)
        place_px = width_px(facts.place) + gap if facts.place else 0
        line = QRectF(room.left(), room.top(), room.width(), room.height() * 0.45)
        if facts.cards is not None:
            right = QPointF(line.right(), line.center().y())
            draw_cards(painter, right, CARD_COUNT, facts.cards)
            line.setRight(line.right() - cards_px(CARD_COUNT) - gap)
        if facts.stand_in:
            side = theme.scaled(_STAND_IN_PX)
            sign = QRectF(line.left(), line.center().y() - side / 2, side, side)
            icons.draw_icon(painter, sign, "computer", look.accent)
            line.setLeft(sign.right() + gap)
        painter.setFont(theme.font("body", bold=True))
        most = int(line.width()) - place_px
        cut = Qt.TextElideMode.ElideRight
        name = painter.fontMetrics().elidedText(facts.name, cut, most)
        write(painter, line, name, look.ink, "body", bold=True)
        line.setLeft(line.left() + width_px(name, "body", bold=True) + gap)
        write(painter, line, facts.place, look.ink_muted)

    def _paint_cash(self, painter: QPainter, room: QRectF, facts: CardFacts) -> None:
        look, size = theme.current(), self._density.cash
        line = QRectF(room)
        line.setTop(room.bottom() - room.height() * 0.53)
        cash = UNKNOWN
        if facts.cash is not None:
            cash = money(self._painted[0])
        write(painter, line, cash, look.ink, size, bold=True)
        line.setLeft(line.left() + width_px(cash, size, bold=True) + theme.SPACE)
        if facts.decides:
            self._paint_decides(painter, line)
        elif not self._density.words and facts.worth is not None:
            worth = short_worth(facts, self._painted[1])
            if width_px(worth) <= line.width():
                write(painter, line, worth, look.ink_muted, flags=RIGHT)

    def _paint_decides(self, painter: QPainter, line: QRectF) -> None:
        """Paint a plate that says who is asked while it is somebody else's turn."""
        look, text, high = theme.current(), decides_text(), theme.scaled(20)
        width = width_px(text) + theme.scaled(14)
        plate = QRectF(line.right() - width, line.center().y() - high / 2, width, high)
        draw_box(painter, plate, high / 2, look.accent)
        write(painter, plate, text, look.accent_ink, flags=_MIDDLE)

    def _paint_worth(self, painter: QPainter, room: QRectF, facts: CardFacts) -> None:
        """Paint the bar, its words, and the stock, one below the other."""
        look, density = theme.current(), self._density
        over_bar, over_words, over_stock = map(theme.scaled, density.gaps)
        bar = QRectF(room.left(), room.bottom() + over_bar, room.width(), theme.scaled(density.bar))
        radius, worth = bar.height() / 2, self._painted[1]
        if facts.most:
            draw_box(painter, bar, radius, look.hairline)
            share = min(1.0, max(0, worth) / facts.most)
            filled = QRectF(bar.topLeft(), bar.size())
            filled.setWidth(max(bar.height(), bar.width() * share))
            draw_box(painter, filled, radius, look.ink if facts.leads else look.ink_muted)
        words = QRectF(bar.left(), bar.bottom() + over_words, bar.width(), 0)
        words.setHeight(theme.scaled(density.words))
        if density.words:
            text = hidden_text() if facts.cash is None else announced_text()
            if facts.worth is not None:
                text = worth_line(facts, worth)
            write(painter, words, text, look.ink_muted)
        stock = QRectF(bar.left(), words.bottom() + over_stock, bar.width(), 0)
        stock.setHeight(theme.scaled(density.stock))
        self._paint_stock(painter, stock, facts)

    def _paint_stock(self, painter: QPainter, room: QRectF, facts: CardFacts) -> None:
        """Paint a chip a chain, that of each chain at the same place on all cards."""
        gap = theme.scaled(_SLOT_GAP_PX)
        width = (room.width() - gap * (CHAIN_COUNT - 1)) / CHAIN_COUNT
        width = min(width, theme.scaled(_SLOT_MOST_PX))
        for chain, stock in enumerate(facts.stocks):
            chip = QRectF(room.left() + chain * (width + gap), room.top(), width, room.height())
            if stock is not None:
                _paint_chip(painter, chip, stock)
            elif facts.cash is not None:
                pen = QPen(theme.current().hairline, theme.HAIRLINE_PX)
                draw_box(painter, chip.adjusted(0.5, 0.5, -0.5, -0.5), _CHIP_RADIUS_PX, pen=pen)


def _paint_lead(painter: QPainter, portrait: QRectF) -> None:
    """Paint a ring round the portrait of who leads, and a trophy at its foot.

    Both are in ink, which is in no theme the accent of whose turn it is.
    """
    look, side = theme.current(), portrait.width() * _TROPHY_SHARE
    draw_box(painter, portrait, portrait.width() / 2, pen=QPen(look.ink, 2 * theme.OUTLINE_PX))
    disc = QRectF(0, 0, side, side)
    disc.moveCenter(portrait.bottomRight() - QPointF(side * 0.3, side * 0.3))
    draw_box(painter, disc, side / 2, look.ink, QPen(look.paper_raised, theme.OUTLINE_PX))
    inset = side * 0.18
    sign = disc.adjusted(inset, inset, -inset, -inset)
    icons.draw_icon(painter, sign, "trophy", look.paper_raised)


def _paint_chip(painter: QPainter, chip: QRectF, stock: Stock) -> None:
    """Paint how much stock of a chain there is, with a medal for who is paid a bonus."""
    look, colors = theme.current(), theme.chain(stock.letter)
    ink = colors.ink if stock.is_active else look.ink
    if stock.is_active:
        draw_box(painter, chip, _CHIP_RADIUS_PX, colors.fill)
    else:
        inner = chip.adjusted(1, 1, -1, -1)
        draw_box(painter, inner, _CHIP_RADIUS_PX, pen=QPen(colors.fill, theme.OUTLINE_PX))
    text = str(stock.count)
    number, spare = QRectF(chip), chip.width() - width_px(text, "small", bold=True)
    side = min(theme.scaled(_CREST_PX), int(spare) - 2)
    if side >= theme.scaled(_LEAST_CREST_PX):
        left = chip.left() + (spare - side) / 3
        crest = QRectF(left, chip.center().y() - side / 2, side, side)
        icons.draw_crest(painter, crest, stock.letter, ink)
        number.setLeft(crest.right())
    write(painter, number, text, ink, "small", bold=True, flags=_MIDDLE)
    if stock.rank:
        overhang = QPointF(-theme.scaled(2), -theme.scaled(2))  # it leaves the figure free
        _paint_medal(painter, chip.topRight() + overhang, stock.rank)


def _paint_medal(painter: QPainter, middle: QPointF, rank: int) -> None:
    """Paint a rank: the first on brass, the others on paper with an edge of brass."""
    look, side = theme.current(), theme.scaled(_MEDAL_PX)
    disc = QRectF(0, 0, side, side)
    disc.moveCenter(middle)
    fill = look.accent if rank == 1 else look.paper_raised
    draw_box(painter, disc, side / 2, fill, QPen(look.accent, theme.HAIRLINE_PX))
    painter.setFont(theme.figure_font(theme.scaled(10)))
    painter.setPen(look.accent_ink if rank == 1 else look.accent)
    painter.drawText(disc, _MIDDLE, str(rank))
