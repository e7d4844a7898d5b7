"""Painted widgets of the walkthrough: tiles, certificates, places and the market's tile."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from acquire_desktop.engine.board import COLUMNS, TILE_NAMES, Tile
from acquire_desktop.engine.editions import ChainSpec
from acquire_desktop.ui.kit.look import icons, theme
from acquire_desktop.ui.kit.look.chain_chip import PATTERN_ALPHA, chip_pixmap
from acquire_desktop.ui.kit.look.lettering import LEFT
from acquire_desktop.ui.kit.texts import escape_html, plain
from acquire_desktop.ui.table.decisions.certificate import draw_certificate, rounded

_LOT_PX = 16
_LOT_STEP_PX = 18
_SHARE_STEP_PX = 7
_NAME_LEAST_PX = 80
_MOST_SHARES = 12
"""More certificates lie on one pile than can be told apart."""


class Name(QLabel):
    """A player's name; where room is short its middle is left out."""

    def __init__(self, name: str, size: theme.TextSize = "body", *, bold: bool = True) -> None:
        super().__init__(name)
        plain(self)
        theme.style_text(self, size, bold=bold)
        self._font = theme.font(size, bold=bold)
        self.setToolTip(escape_html(name))

    def sizeHint(self) -> QSize:
        metrics = QFontMetrics(self._font)
        return QSize(metrics.horizontalAdvance(self.text()) + 2, metrics.height())

    def minimumSizeHint(self) -> QSize:
        return QSize(min(theme.scaled(_NAME_LEAST_PX), self.sizeHint().width()), 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setFont(self._font)
        painter.setPen(theme.current().ink)
        elided = painter.fontMetrics().elidedText(
            self.text(), Qt.TextElideMode.ElideMiddle, self.width()
        )
        painter.drawText(self.rect(), LEFT, elided)


def chip(letter: str) -> QLabel:
    """Return a chain's crest on its colour."""
    result = QLabel()
    result.setPixmap(chip_pixmap(letter, theme.scaled(18), 2.0))
    return result


class PaintedWidget(QWidget):
    """Something painted, with a fixed size that follows the text scale."""

    def __init__(self, width_px: float, height_px: float, name: str = "") -> None:
        """Make room in logical pixels at a text scale of 100 %; ``name`` is read aloud."""
        super().__init__()
        self._size = (width_px, height_px)
        self.setAccessibleName(name)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        width, height = self._size
        return QSize(theme.scaled(round(width)), theme.scaled(round(height)))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        scale = theme.text_scale() / 100
        painter.scale(scale, scale)
        self.paint(painter, QRectF(0, 0, *self._size))

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint in a rectangle at a text scale of 100 %."""


class Lots(PaintedWidget):
    """As many lots in a chain's colour as the chain has tiles, in rows of ten."""

    def __init__(self, letter: str, count: int) -> None:
        self._letter = letter
        self._count = count
        self._columns = 20 if count > 20 else 10
        rows = -(-count // self._columns)
        width = min(count, self._columns) * _LOT_STEP_PX
        super().__init__(width, rows * _LOT_STEP_PX)

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        colors, look = theme.chain(self._letter), theme.current()
        lines = QColor(colors.ink)
        lines.setAlphaF(PATTERN_ALPHA)
        for lot in range(self._count):
            row, column = divmod(lot, self._columns)
            box = QRectF(column * _LOT_STEP_PX, row * _LOT_STEP_PX, _LOT_PX, _LOT_PX)
            painter.setPen(QPen(look.tile_outline, 1))
            painter.setBrush(colors.fill)
            painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 2, 2)
            icons.draw_pattern(painter, box.adjusted(1, 1, -1, -1), self._letter, lines, 5.0)


class PlacedTile(PaintedWidget):
    """The merging tile, hatched: it belongs to none of the chains when they are counted."""

    def __init__(self, tile: Tile) -> None:
        super().__init__(38, 26, TILE_NAMES[tile])
        self._tile = tile

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        look = theme.current()
        box = rect.adjusted(1, 1, -1, -1)
        painter.save()
        painter.setClipPath(rounded(box, 3))
        painter.fillRect(box, look.independent_fill)
        painter.setPen(QPen(look.hairline, 1))
        for x in range(-26, 40, 6):
            painter.drawLine(QPointF(x, 26), QPointF(x + 26, 0))
        painter.restore()
        painter.setPen(QPen(look.independent_outline, 1.5, Qt.PenStyle.DashLine))
        painter.drawPath(rounded(box, 3))
        _write(painter, rect, TILE_NAMES[self._tile], 12, look.independent_ink)


class Certificate(PaintedWidget):
    """A chain as a certificate: its band, its name and a line of words."""

    def __init__(self, spec: ChainSpec, caption: str, *, is_faded: bool = False) -> None:
        width = max(
            QFontMetricsF(_font(14)).horizontalAdvance(spec.name),
            QFontMetricsF(_font(12, bold=False)).horizontalAdvance(caption),
        )
        super().__init__(max(112, width + 20), 74, f"{spec.name} {caption}")
        self._spec = spec
        self._caption = caption
        self._is_faded = is_faded

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        look = theme.current()
        frame = rect.adjusted(1, 1, -1, -1)
        is_faded = self._is_faded
        ground = look.panel if is_faded else look.paper_raised
        opacity = 0.5 if is_faded else 1.0
        draw_certificate(painter, frame, self._spec.letter, 28, ground=ground, opacity=opacity)
        painter.setPen(QPen(look.border if is_faded else look.accent, 1.5))
        painter.drawPath(rounded(frame, theme.RADIUS))
        left, below = Qt.AlignmentFlag.AlignLeft, frame.adjusted(9, 30, -6, 0)
        below.setHeight(21)
        _write(painter, below, self._spec.name, 14, look.ink, left)
        below.setRect(below.left(), below.top() + 19, below.width(), 19)
        _write(painter, below, self._caption, 12, look.ink_muted, left, bold=False)


class Shares(PaintedWidget):
    """Stock in hand: certificates laid over each other, one a stock."""

    def __init__(self, letter: str, count: int) -> None:
        self._shown = min(count, _MOST_SHARES)
        self._letter = letter
        super().__init__(22 + _SHARE_STEP_PX * (self._shown - 1), 20)

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        colors, look = theme.chain(self._letter), theme.current()
        for share in range(self._shown):
            card = QRectF(share * _SHARE_STEP_PX + 0.5, 1.5, 20, 17)
            painter.setPen(QPen(look.border, 1))
            painter.setBrush(look.paper_raised)
            painter.drawRoundedRect(card, 2, 2)
            painter.fillRect(QRectF(card.left() + 1, card.top() + 1, 18, 7), colors.fill)


class PlaceBadge(PaintedWidget):
    """The place that a stockholder is paid for; an empty ring for none."""

    def __init__(self, place: int) -> None:
        super().__init__(22, 22, str(place) if place else "")
        self._place = place

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        look = theme.current()
        disc = rect.adjusted(1, 1, -1, -1)
        if not self._place:
            painter.setPen(QPen(look.hairline, 1))
            painter.drawEllipse(disc.adjusted(4, 4, -4, -4))
            return
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(look.accent)
        painter.drawEllipse(disc)
        _write(painter, rect, str(self._place), 12, look.accent_ink)


class MarketTile(PaintedWidget):
    """The tile that the stock market drew; its column is large, for it is what counts."""

    def __init__(self, tile: Tile) -> None:
        super().__init__(76, 76, TILE_NAMES[tile])
        self._tile = tile

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        look = theme.current()
        box = rect.adjusted(2, 2, -2, -2)
        painter.fillPath(rounded(box.translated(1, 2), 6), look.shadow)
        painter.fillPath(rounded(box, 6), look.independent_fill)
        painter.setPen(QPen(look.independent_outline, 2))
        painter.drawPath(rounded(box, 6))
        row, column = divmod(self._tile, COLUMNS)
        number, line = str(column + 1), "ABCDEFGHI"[row]
        parts = [(number, _font(34)), (line, _font(18, bold=False))]
        widths = [QFontMetricsF(font).horizontalAdvance(text) for text, font in parts]
        place = QPointF(box.center().x() - sum(widths) / 2, box.center().y() + 12)
        painter.setPen(look.independent_ink)
        for (text, font), width in zip(parts, widths, strict=True):
            painter.setFont(font)
            painter.drawText(place, text)
            place += QPointF(width, 0)


class Arrow(PaintedWidget):
    """Points from what is acquired to what acquires it."""

    def __init__(self) -> None:
        super().__init__(28, 74)

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        box = QRectF(2, rect.center().y() - 12, 24, 24)
        icons.draw_icon(painter, box, "arrow-right", theme.current().ink_muted)


def _font(px: int, *, bold: bool = True) -> QFont:
    font = QFont(theme.font("body", bold=bold))
    font.setPixelSize(px)
    return font


def _write(
    painter: QPainter,
    rect: QRectF,
    text: str,
    px: int,
    color: QColor,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignHCenter,
    *,
    bold: bool = True,
) -> None:
    painter.setFont(_font(px, bold=bold))
    painter.setPen(color)
    painter.drawText(rect, align | Qt.AlignmentFlag.AlignVCenter, text)
