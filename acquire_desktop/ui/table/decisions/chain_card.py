"""The card of a chain: a button with the chain's band over its price and a few figures."""

from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QFont,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from acquire_desktop.engine.editions import ChainSpec, Tier
from acquire_desktop.ui.kit.look import icons, theme
from acquire_desktop.ui.kit.texts import escape_html, join_terse
from acquire_desktop.ui.table.decisions.certificate import draw_band, draw_guilloche, rounded

_PAD = 6
_ATTENTION = {
    QEvent.Type.Enter: True,
    QEvent.Type.FocusIn: True,
    QEvent.Type.Leave: False,
    QEvent.Type.FocusOut: False,
}
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


class ChainCard(QAbstractButton):
    """A chain as a button; one that cannot be chosen stays focusable and tells why.

    Signals:
        removal_requested: The right button was pressed, or the context menu key.
        attended (bool): The focus or the pointer came or went.
    """

    removal_requested = Signal()
    attended = Signal(bool)

    def __init__(self, face: CardFace, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._natural_px = 0
        self._packing = 0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.show_face(face)

    def show_face(self, face: CardFace) -> None:
        """Show other figures, or the same in another language."""
        self.face = face
        self._natural_px = 0
        lines = [face.spec.name, face.price]
        lines += [f"{figure.label} {figure.value}" for figure in face.figures]
        self.setAccessibleName(join_terse(lines))
        self.setAccessibleDescription(face.refusal)
        self.setToolTip(escape_html(face.refusal))
        self.setCursor(
            Qt.CursorShape.ArrowCursor if face.refusal else Qt.CursorShape.PointingHandCursor
        )
        self.updateGeometry()
        self.update()

    def set_packing(self, packing: int) -> None:
        """Put so many figures, 0 to 2, beside the price and the name of a certificate."""
        if packing != self._packing:
            self._packing = packing
            self.updateGeometry()
            self.update()

    def can_pack(self, packing: int, width: int) -> bool:
        """Tell whether so many figures fit beside the price and the name at a width."""
        name, price = self._head_widths()
        heads = zip((price, name)[:packing], self.face.figures, strict=False)
        widths = [head + _PAD + _figure_px(figure) for head, figure in heads]
        return self.face.is_certificate and max(widths, default=0) + 2 * _PAD <= width

    def sizeHint(self) -> QSize:
        return QSize(self.natural_width(), self.natural_height(self._packing))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def natural_width(self) -> int:
        """Return the least width in pixels in which nothing is cut."""
        # Every change of the layout asks for it dozens of times.
        if not self._natural_px:
            self._natural_px = self._measured_width()
        return self._natural_px

    def _measured_width(self) -> int:
        small = _small()
        texts = [f"{figure.label}  {figure.value.rjust(2, '0')}" for figure in self.face.figures]
        widths = [*self._head_widths(), *map(small.horizontalAdvance, texts)]
        return round(max(widths) + 0.5) + 2 * _PAD

    def _head_widths(self) -> tuple[float, float]:
        """Return how wide the name is, and the price with the dots of the tier."""
        bold = QFontMetricsF(theme.font("small", bold=True))
        dots = 0 if self.face.is_certificate else theme.scaled(3 * 7)
        price = QFontMetricsF(_price_font()).horizontalAdvance(self.face.price)
        return bold.horizontalAdvance(self.face.spec.name), price + 4 + dots

    def natural_height(self, packing: int = 0) -> int:
        """Return the least height in pixels in which nothing is cut."""
        line = _small().height()
        height = _band_height() + 4 + line + QFontMetricsF(_price_font()).height() + 2
        height += line * (len(self.face.figures) - packing) + _PAD
        return round(height + 0.5)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self.removal_requested.emit()
        event.accept()

    def event(self, event: QEvent) -> bool:
        if event.type() in _ATTENTION:
            self.attended.emit(_ATTENTION[event.type()])
        return super().event(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() in (QEvent.Type.StyleChange, QEvent.Type.FontChange):
            self._natural_px = 0
            self.updateGeometry()
        super().changeEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        frame = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        shape = rounded(frame, theme.RADIUS)
        painter.save()
        painter.setClipPath(shape)
        self._paint_ground(painter, frame)
        painter.restore()
        self._paint_outline(painter, frame)
        self._paint_text(painter, frame)

    def _paint_ground(self, painter: QPainter, frame: QRectF) -> None:
        look = theme.current()
        ground = look.panel if self.face.refusal else look.paper_raised
        if self.isChecked():
            ground = look.accent_soft
        elif self.isDown():
            ground = look.pressed
        elif self.underMouse() and not self.face.refusal:
            ground = look.hover
        painter.fillRect(frame, ground)
        letter = self.face.spec.letter
        band = QRectF(frame.left(), frame.top(), frame.width(), _band_height())
        painter.setOpacity(0.45 if self.face.refusal and not self.face.added else 1.0)
        if self.face.is_certificate and not self.face.refusal:
            draw_guilloche(painter, frame.adjusted(0, band.height(), 0, 0), letter)
        draw_band(painter, band, letter)
        painter.setOpacity(1.0)
        self._paint_badge(painter, band)

    def _paint_badge(self, painter: QPainter, band: QRectF) -> None:
        """Mark a chosen card, or show how many stocks of it are in the purchase."""
        if not self.face.added and not self.isChecked():
            return
        look = theme.current()
        side = band.height() - theme.SPACE
        width = side if self.isChecked() else side * 1.35
        badge = QRectF(band.right() - width - 5, band.top() + 4, width, side)
        painter.fillPath(rounded(badge, side / 2), look.paper_raised)
        if self.isChecked():
            icons.draw_icon(painter, badge.adjusted(2, 2, -2, -2), "check", look.ink)
            return
        painter.setFont(theme.font("small", bold=True))
        painter.setPen(look.ink)
        painter.drawText(
            badge, Qt.AlignmentFlag.AlignCenter, f"{self.face.added:+d}".replace("-", "−")
        )

    def _paint_outline(self, painter: QPainter, frame: QRectF) -> None:
        look = theme.current()
        pen = QPen(look.hairline if self.face.refusal else look.border, theme.HAIRLINE_PX)
        if self.isChecked() or self.face.added:
            pen = QPen(look.accent, theme.OUTLINE_PX)
        if self.hasFocus():
            pen = QPen(look.focus, theme.FOCUS_PX)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(frame, theme.RADIUS, theme.RADIUS)

    def _paint_text(self, painter: QPainter, frame: QRectF) -> None:
        look = theme.current()
        left, width = frame.left() - 1 + _PAD, self.width() - 2 * _PAD
        line = _small().height()
        ink = look.disabled if self.face.refusal and not self.face.added else look.ink
        name = QRectF(left, _band_height() + 4, width, line)
        price = QRectF(left, name.bottom(), width, QFontMetricsF(_price_font()).height() + 2)
        painter.setPen(ink)
        painter.setFont(theme.font("small", bold=True))
        painter.drawText(name, Qt.AlignmentFlag.AlignLeft, self.face.spec.name)
        painter.setFont(_price_font())
        flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(price, flags, self.face.price)
        if not self.face.is_certificate:
            self._paint_tier(painter, price)
        beside = [price.adjusted(0, (price.height() - line) / 2, 0, 0), name][: self._packing]
        below = QRectF(left, price.bottom(), width, line)
        places = [*beside, *(below.translated(0, line * number) for number in range(3))]
        for place, figure in zip(places, self.face.figures, strict=False):
            self._paint_figure(painter, place, figure)

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

    def _paint_figure(self, painter: QPainter, row: QRectF, figure: Figure) -> None:
        look = theme.current()
        is_dim = bool(self.face.refusal) and not self.face.added
        painter.setFont(theme.font("small"))
        painter.setPen(look.disabled if is_dim else look.ink_muted)
        at = row.right() - _figure_px(figure) if self._packing else row.left()
        painter.drawText(QPointF(at, row.top() + _small().ascent()), figure.label)
        painter.setPen(look.loss if figure.is_missing else look.disabled if is_dim else look.ink)
        painter.drawText(row, Qt.AlignmentFlag.AlignRight, figure.value)


def _small() -> QFontMetricsF:
    return QFontMetricsF(theme.font("small"))


def _figure_px(figure: Figure) -> float:
    return _small().horizontalAdvance(f"{figure.label} {figure.value}")


def _price_font() -> QFont:
    return theme.font("body", bold=True)


def _band_height() -> int:
    return theme.scaled(26)
