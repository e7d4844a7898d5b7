"""Cards of chains: what one shows, the button that paints it, and the row they stand in."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QFontMetricsF,
    QPainter,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from acquire_desktop.games.acquire.engine.board import Chain
from acquire_desktop.games.acquire.engine.editions import ChainSpec, Tier
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.ui.acquire.table.decisions.card_button import CardButton
from acquire_desktop.ui.acquire.table.decisions.certificate import draw_certificate, rounded
from acquire_desktop.ui.acquire.words.chain_readings import reading_tip
from acquire_desktop.ui.kit.hover_and_tooltip import clear_words
from acquire_desktop.ui.kit.look import icons, theme
from acquire_desktop.ui.kit.look.lettering import write
from acquire_desktop.ui.kit.painted_button import draw_box
from acquire_desktop.ui.kit.texts import escape_html, join_phrases, join_terse, money, translate

_GAP = 6
_PAD = 6
_DOTS = {Tier.CHEAP: 1, Tier.MEDIUM: 2, Tier.EXPENSIVE: 3}


@dataclass(frozen=True, slots=True)
class Figure:
    """A line of the card: what it is at the left, its number at the right."""

    label: str
    value: str
    is_missing: bool = False
    """Whether the number is a want, as an empty bank."""


@dataclass(frozen=True, slots=True)
class CardFace:
    """Everything that a card shows."""

    spec: ChainSpec
    price: str
    """The price of one stock, as money."""
    figures: tuple[Figure, ...]
    added: int = 0
    """Stocks in the purchase, shown on the band; below zero for stocks returned."""
    is_certificate: bool = False
    """Whether it is drawn as stock to be bought."""
    refusal: str = ""
    """Why it cannot be chosen now; empty when it can."""
    change: str = ""
    """What the stocks added change for the player; empty where none are."""
    is_chosen: bool | None = None
    """Whether it is the one that is picked; None where cards are not picked one at a time."""

    @property
    def is_dim(self) -> bool:
        """Whether it has no part in the choice."""
        return bool(self.refusal) and not self.added


def face_of(view: View, chain: Chain, price: int) -> CardFace:
    """Return a card with a price, the bank's stock and the player's own."""
    bank, held = view.bank[chain], view.stocks[view.seat][chain]
    figures = (
        Figure(translate("ChainCard", "Bank"), str(bank), is_missing=not bank),
        Figure(translate("ChainCard", "You"), str(held)),
    )
    return CardFace(view.edition.chains[chain], money(price), figures)


class ChainCard(CardButton):
    """A chain as a card; one that cannot be chosen stays focusable and says why."""

    def __init__(self, face: CardFace) -> None:
        super().__init__()
        self._natural_px = 0
        self.packing = 0
        """How many figures stand beside the price and the name of a certificate."""
        self.show_face(face)

    def show_face(self, face: CardFace) -> None:
        """Show other figures, or the same in another language."""
        self.face = face
        lines = [face.spec.name, face.price]
        lines += [f"{figure.label} {figure.value}" for figure in face.figures]
        self.setAccessibleName(join_terse(lines))
        words = join_phrases([text for text in (face.change, face.refusal) if text])
        self.setAccessibleDescription(words)
        tip = join_phrases([text for text in (reading_tip(face.spec), words) if text])
        self.setToolTip(escape_html(tip))
        shapes = Qt.CursorShape
        self.setCursor(shapes.ArrowCursor if face.refusal else shapes.PointingHandCursor)
        self.setCheckable(face.is_chosen is not None)
        self.setChecked(bool(face.is_chosen))
        self.refit()
        self.update()

    def refit(self) -> None:
        self._natural_px = 0
        super().refit()

    def can_pack(self, packing: int, width: int) -> bool:
        """Tell whether so many figures fit beside the price and the name at a width."""
        name, price = self._head_widths()
        heads = zip((price, name)[:packing], self.face.figures, strict=False)
        widths = [head + _PAD + _figure_px(figure) for head, figure in heads]
        return self.face.is_certificate and max(widths, default=0) + 2 * _PAD <= width

    def sizeHint(self) -> QSize:
        return QSize(self.natural_width(), self.natural_height(self.packing))

    def natural_width(self) -> int:
        """Return the least width in pixels in which nothing is cut."""
        if not self._natural_px:  # every change of the layout asks for it dozens of times
            texts = [f"{figure.label}  {figure.value:0>2}" for figure in self.face.figures]
            widths = [*self._head_widths(), *map(_small().horizontalAdvance, texts)]
            self._natural_px = round(max(widths) + 0.5) + 2 * _PAD
        return self._natural_px

    def _head_widths(self) -> tuple[float, float]:
        """Return how wide the name is, and the price with the dots of the tier."""
        name = QFontMetricsF(theme.font("small", bold=True)).horizontalAdvance(self.face.spec.name)
        dots = 0 if self.face.is_certificate else theme.scaled(3 * 7)
        return name, _large().horizontalAdvance(self.face.price) + 4 + dots

    def natural_height(self, packing: int = 0) -> int:
        """Return the least height in pixels in which nothing is cut."""
        line = _small().height()
        height = _band_height() + 4 + line + _large().height() + 2
        return round(height + line * (len(self.face.figures) - packing) + _PAD + 0.5)

    def paint(self, painter: QPainter) -> None:
        look, face = theme.current(), self.face
        frame = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        usual = look.panel if face.refusal else look.paper_raised
        draw_certificate(
            painter,
            frame,
            face.spec.letter,
            _band_height(),
            ground=self.ground(usual, is_on=self.isChecked(), reacts=not face.refusal),
            opacity=0.45 if face.is_dim else 1.0,
            has_waves=face.is_certificate and not face.refusal,
        )
        if face.added or self.isChecked():
            self._paint_badge(painter, frame)
        draw_box(painter, frame, theme.RADIUS, pen=self._outline())
        self._paint_text(painter, frame)

    def _paint_badge(self, painter: QPainter, frame: QRectF) -> None:
        """Mark a chosen card, or show how many stocks of it are in the purchase."""
        look, side = theme.current(), _band_height() - theme.SPACE
        width = side if self.isChecked() else side * 1.35
        badge = QRectF(frame.right() - width - 5, frame.top() + 4, width, side)
        painter.fillPath(rounded(badge, side / 2), look.paper_raised)
        if self.isChecked():
            icons.draw_icon(painter, badge.adjusted(2, 2, -2, -2), "check", look.ink)
            return
        count = f"{self.face.added:+d}".replace("-", "−")
        write(painter, badge, count, look.ink, bold=True, flags=Qt.AlignmentFlag.AlignCenter)

    def _outline(self) -> QPen:
        look = theme.current()
        if self.hasFocus():
            return QPen(look.focus, theme.FOCUS_PX)
        if self.isChecked() or self.face.added:
            return QPen(look.accent, theme.OUTLINE_PX)
        return QPen(look.hairline if self.face.refusal else look.border, theme.HAIRLINE_PX)

    def _paint_text(self, painter: QPainter, frame: QRectF) -> None:
        look, face = theme.current(), self.face
        left, width = frame.left() - 1 + _PAD, self.width() - 2 * _PAD
        line = _small().height()
        name = QRectF(left, _band_height() + 4, width, line)
        price = QRectF(left, name.bottom(), width, _large().height() + 2)
        ink = look.disabled if face.is_dim else look.ink
        write(painter, name, face.spec.name, ink, bold=True, flags=Qt.AlignmentFlag.AlignLeft)
        write(painter, price, face.price, ink, "body", bold=True)
        if not face.is_certificate:
            self._paint_tier(painter, price)
        beside = [price.adjusted(0, (price.height() - line) / 2, 0, 0), name][: self.packing]
        below = QRectF(left, price.bottom(), width, line)
        places = [*beside, *(below.translated(0, line * number) for number in range(3))]
        for place, figure in zip(places, face.figures, strict=False):
            value = look.loss if figure.is_missing else ink
            write(painter, place, figure.value, value, flags=Qt.AlignmentFlag.AlignRight)
            painter.setPen(look.disabled if face.is_dim else look.ink_muted)
            at = place.right() - _figure_px(figure) if self.packing else place.left()
            painter.drawText(QPointF(at, place.top() + _small().ascent()), figure.label)

    def _paint_tier(self, painter: QPainter, row: QRectF) -> None:
        """Draw one, two or three dots for the price tier at the right of the price."""
        painter.save()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.current().ink_muted)
        side, pitch = theme.scaled(4), theme.scaled(7)
        for dot in range(_DOTS[self.face.spec.tier]):
            x = row.right() - side - dot * pitch
            painter.drawEllipse(QRectF(x, row.center().y() - side / 2, side, side))
        painter.restore()


class CardRow(QWidget):
    """Lays cards out in as few even rows as fit, all of one size."""

    def __init__(self, widest_px: int) -> None:
        """Make an empty row of cards that grow to a width in pixels at 100 % text."""
        super().__init__()
        self._widest_px = widest_px
        self._cards: Sequence[ChainCard] = ()
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def set_cards(self, cards: Sequence[ChainCard]) -> None:
        """Replace the cards; the old ones are deleted."""
        for card in self._cards:
            clear_words(card)
            card.hide()
            card.deleteLater()
        self._cards = tuple(cards)
        for card in self._cards:
            card.setParent(self)
            card.show()
        self.arrange()

    def arrange(self) -> None:
        """Place the cards again after their faces changed."""
        self.updateGeometry()
        if not self._cards:
            return
        columns, width = self._grid(self.width())
        packing = self._packing(columns, width)
        height = self._card_height(packing)
        for index, card in enumerate(self._cards):
            card.packing = packing
            row, column = divmod(index, columns)
            card.setGeometry(column * (width + _GAP), row * (height + _GAP), width, height)
            card.update()

    def sizeHint(self) -> QSize:
        width = self._width_of(len(self._cards))
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """Four cards beside each other always fit; more may break into a second row."""
        return QSize(self._width_of(min(4, len(self._cards))), 0)

    def heightForWidth(self, width: int) -> int:
        if not self._cards:
            return 0
        columns, each = self._grid(width)
        rows = math.ceil(len(self._cards) / columns)
        return rows * (self._card_height(self._packing(columns, each)) + _GAP) - _GAP

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.arrange()
        super().resizeEvent(event)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self.arrange()
        return super().event(event)

    def _narrowest(self) -> int:
        return max((card.natural_width() for card in self._cards), default=0)

    def _width_of(self, count: int) -> int:
        return max(1, count) * (self._narrowest() + _GAP) - _GAP

    def _grid(self, width: int) -> tuple[int, int]:
        """Return how many columns there are at a width, and how wide each card is."""
        count, narrowest = len(self._cards), self._narrowest()
        fitting = max(1, (width + _GAP) // (narrowest + _GAP))
        rows = math.ceil(count / min(fitting, count))
        columns = math.ceil(count / rows)
        room = (width + _GAP) // columns - _GAP
        most = theme.scaled(self._widest_px) if rows == 1 else room
        return columns, max(narrowest, min(room, most))

    def _packing(self, columns: int, width: int) -> int:
        """Return how many figures of each card stand beside its head: none in a single row."""
        if columns == len(self._cards):
            return 0
        fits = (n for n in (2, 1) if all(card.can_pack(n, width) for card in self._cards))
        return next(fits, 0)

    def _card_height(self, packing: int) -> int:
        return max(card.natural_height(packing) for card in self._cards)


def _small() -> QFontMetricsF:
    return QFontMetricsF(theme.font("small"))


def _large() -> QFontMetricsF:
    return QFontMetricsF(theme.font("body", bold=True))


def _figure_px(figure: Figure) -> float:
    return _small().horizontalAdvance(f"{figure.label} {figure.value}")


def _band_height() -> int:
    return theme.scaled(26)
