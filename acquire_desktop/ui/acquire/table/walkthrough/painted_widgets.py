"""Painted widgets of the walkthrough: tiles, stock, medals, money, portraits."""

from collections.abc import Sequence
from enum import Enum

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from acquire_desktop.games.acquire.engine.board import COLUMNS, TILE_NAMES, Tile
from acquire_desktop.ui.acquire.table.decisions.certificate import rounded
from acquire_desktop.ui.kit.look import icons, theme
from acquire_desktop.ui.kit.look.chain_chip import chip_pixmap
from acquire_desktop.ui.kit.look.colors import MEDAL_INK, MEDALS, STOCK_PAPER, with_alpha
from acquire_desktop.ui.kit.look.lettering import LEFT, RIGHT
from acquire_desktop.ui.kit.look.portraits import Face, face_pixmap
from acquire_desktop.ui.kit.texts import escape_html, money, number, plain

_HATCH = 0.18
"""How strong the hatching of a tile is, so that its name can be read on it."""
_LOW_PX, _ROOMY_PX = 780, 940
"""A scene that is less high shows everything smaller, one that is higher larger."""
_SHARE_GAP_PX = 3
_SHARE_SLIM = 0.9
"""How wide a small certificate is, as a share of its height."""
_NAME_LEAST_PX = 80
_SHARES_LEAST_PX = 40
_GROWTH_PX, _GROWTH_LEAST_PX = 48, 44
_BAND = 0.4
"""How much of a small certificate its band takes."""


class Room(Enum):
    """How tall the scene of a merger is, and with it what it shows."""

    LOW = "low"
    USUAL = "usual"
    ROOMY = "roomy"

    @classmethod
    def of(cls, height_px: int) -> "Room":
        """Return what a scene of a height has room for."""
        if height_px < theme.scaled(_LOW_PX):
            return cls.LOW
        return cls.USUAL if height_px < theme.scaled(_ROOMY_PX) else cls.ROOMY


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
    """A painted widget, with a fixed size that follows the text scale."""

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
        painter.setPen(QPen(with_alpha(look.independent_ink, _HATCH), 1))
        for x in range(-26, 40, 6):
            painter.drawLine(QPointF(x, 26), QPointF(x + 26, 0))
        painter.restore()
        painter.setPen(QPen(look.independent_outline, 1.5, Qt.PenStyle.DashLine))
        painter.drawPath(rounded(box, 3))
        _write(painter, rect, TILE_NAMES[self._tile], 12, look.independent_ink)


class Shares(QWidget):
    """Stock in hand: a small certificate each, laid over each other where room is short."""

    def __init__(self, letter: str, count: int, height_px: int = 20) -> None:
        super().__init__()
        self._letter, self._count, self._height_px = letter, count, height_px
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(theme.scaled(_SHARES_LEAST_PX), theme.scaled(self._height_px))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        height = theme.scaled(self._height_px) - 2
        width = round(height * _SHARE_SLIM)
        room = (self.width() - width - 2) / max(1, self._count - 1)
        step = min(width + theme.scaled(_SHARE_GAP_PX), room)
        look = theme.current()
        colors = look.chains[self._letter]
        top = (self.height() - height) / 2
        for share in range(self._count):
            card = QRectF(share * step + 0.5, top, width, height)
            painter.fillPath(rounded(card, 2), look.independent_ink)
            inner = card.adjusted(1, 1, -1, -1)
            painter.fillRect(inner, STOCK_PAPER)
            inner.setHeight(height * _BAND)
            painter.fillRect(inner, colors.fill)


class Growth(QWidget):
    """The survivor and what it takes over as one bar, as long as each has tiles."""

    def __init__(self, chains: Sequence[tuple[str, int]], joined: int) -> None:
        """Show chains, each by its letter and size, and the tiles that join them."""
        super().__init__()
        self._chains, self._joined = chains, joined
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(theme.scaled(200), theme.scaled(_GROWTH_PX))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        look, least = theme.current(), theme.scaled(_GROWTH_LEAST_PX)
        parts = [*self._chains, ("", self._joined)]
        gap = theme.scaled(_SHARE_GAP_PX)
        spare = self.width() - 1 - (least + gap) * len(parts)
        left = 0.5
        for letter, size in parts:
            wide = least + spare * size / sum(count for _, count in parts)
            box = QRectF(left, 0.5, wide, self.height() - 1)
            fill = look.chains[letter].fill if letter else look.independent_fill
            ink = look.chains[letter].ink if letter else look.independent_ink
            painter.fillPath(rounded(box, theme.RADIUS), fill)
            painter.setFont(theme.font("large", bold=True))
            painter.setPen(ink)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, number(size))
            left += wide + gap


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
        digits, line = str(column + 1), "ABCDEFGHI"[row]
        parts = [(digits, _font(34)), (line, _font(18, bold=False))]
        widths = [QFontMetricsF(font).horizontalAdvance(text) for text, font in parts]
        place = QPointF(box.center().x() - sum(widths) / 2, box.center().y() + 12)
        painter.setPen(look.independent_ink)
        for (text, font), width in zip(parts, widths, strict=True):
            painter.setFont(font)
            painter.drawText(place, text)
            place += QPointF(width, 0)


class Medal(PaintedWidget):
    """The place that a stockholder is paid for; nothing for none, but the room of one."""

    def __init__(self, place: int) -> None:
        super().__init__(30, 26, str(place) if place else "")
        self._place = place

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        if not self._place:
            return
        ground, ink = MEDALS[self._place - 1], MEDAL_INK
        disc = QRectF(rect.center().x() - 12, rect.center().y() - 12, 24, 24)
        painter.setPen(QPen(ink, 1.5))
        painter.setBrush(ground)
        painter.drawEllipse(disc)
        painter.setPen(QPen(with_alpha(ink, 0.5), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(disc.adjusted(2.5, 2.5, -2.5, -2.5))
        _write(painter, disc, str(self._place), 13, ink)


class Gain(QLabel):
    """Money that somebody is paid, large; only the picture counts it up."""

    def __init__(self, dollars: int, px: int, *, is_paid: bool, is_yours: bool = True) -> None:
        """Make room for an amount.

        Args:
            dollars: What is paid.
            px: How large it is written, at a text scale of 100 %.
            is_paid: Whether it is told; else only its room is kept.
            is_yours: Whether somebody gets it, and it does not stay in the bank.
        """
        super().__init__(f"+{money(dollars)}" if is_paid else "")
        plain(self)
        self._dollars, self._is_yours = dollars, is_yours
        self._font = _font(theme.scaled(px))
        self._done = 1.0

    def count(self, done: float) -> None:
        """Show a part of it, from 0 to 1."""
        self._done = done
        self.update()

    def sizeHint(self) -> QSize:
        metrics = QFontMetrics(self._font)
        return QSize(metrics.horizontalAdvance(f"+{money(self._dollars)}") + 2, metrics.height())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        shown = round(self._dollars * self._done / 100) * 100
        if not self.text() or not shown:
            return
        painter, look = QPainter(self), theme.current()
        painter.setFont(self._font)
        painter.setPen(look.gain if self._is_yours else look.ink_muted)
        painter.drawText(self.rect(), RIGHT, f"+{money(shown)}")


class Portrait(QLabel):
    """The face of a player, or a sign for the stock market."""

    def __init__(self, face: Face | None, px: int) -> None:
        """Show a face; None is the stock market."""
        super().__init__()
        side, ratio = theme.scaled(px), self.devicePixelRatioF()
        muted = theme.current().ink_muted
        picture = face_pixmap(face, side, ratio) if face is not None else None
        self.setPixmap(picture or icons.icon_pixmap("swap", side, muted, ratio))


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
