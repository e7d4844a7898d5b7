"""One chip of the recap strip: what a player did in a few words, with the crests of chains."""

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from acquire_desktop.ui.kit.focus_frame import KEY_REASONS
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.chain_chip import draw_chip
from acquire_desktop.ui.kit.texts import escape_html
from acquire_desktop.ui.table.recap.recap import Moment
from acquire_desktop.ui.words.event_words import CHAIN_MARKS

_PAD_PX = 7
_GAP_PX = 3


class RecapChip(QAbstractButton):
    """Shows one moment; it stays lit while the moment is shown again.

    Signals:
        reached(): The Tab key led here.
    """

    reached = Signal()

    def __init__(self, moment: Moment, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.moment = moment
        """What it stands for."""
        self._parts: tuple[str, ...] = ()
        self._letters: tuple[str, ...] = ()
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled, False)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_texts(self, label: str, sentence: str, letters: tuple[str, ...]) -> None:
        """Show what happened.

        Args:
            label: A few words, with ``CHAIN_MARKS`` where a crest stands.
            sentence: The whole of it, for the tooltip and for screen readers.
            letters: The letters of the chains by number.
        """
        self._letters = letters
        self._parts = _split(label)
        self.setAccessibleName(sentence)
        self.setToolTip(f"<span>{escape_html(sentence)}</span>")
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        width = sum(map(self._part_width, self._parts)) + 2 * _PAD_PX
        return QSize(max(width, theme.TARGET_PX), chip_height_px())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave all keys but Space to the strip: a button would take the arrows."""
        if event.key() == Qt.Key.Key_Space:
            super().keyPressEvent(event)
        else:
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()
        if event.reason() in KEY_REASONS:
            self.reached.emit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground = look.hover if self.underMouse() else look.paper_raised
        edge = look.accent if self.isChecked() else look.hairline
        painter.setBrush(look.accent_soft if self.isChecked() else ground)
        painter.setPen(QPen(look.focus if self.hasFocus() else edge, 2 if self.hasFocus() else 1))
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.drawRoundedRect(box, theme.RADIUS, theme.RADIUS)
        painter.setPen(look.ink)
        painter.setFont(theme.font("small"))
        x = float(_PAD_PX)
        for part in self._parts:
            width = self._part_width(part)
            self._paint_part(painter, QRectF(x, 0, width, self.height()), part)
            x += width

    def _paint_part(self, painter: QPainter, place: QRectF, part: str) -> None:
        if part in CHAIN_MARKS:
            side = _crest_px()
            top = place.center().y() - side / 2
            crest = QRectF(place.left(), top, side, side)
            draw_chip(painter, crest, self._letters[CHAIN_MARKS.index(part)])
        else:
            painter.drawText(
                place, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, part
            )

    def _part_width(self, part: str) -> int:
        if part in CHAIN_MARKS:
            return _crest_px() + _GAP_PX
        return QFontMetrics(theme.font("small")).horizontalAdvance(part)


def chip_height_px() -> int:
    """Return the height of a chip at the present text scale."""
    return max(theme.scaled(26), theme.TARGET_PX)


def _crest_px() -> int:
    return theme.scaled(15)


def _split(label: str) -> tuple[str, ...]:
    """Cut a label into texts and the marks between them."""
    parts: list[str] = [""]
    for sign in label:
        if sign in CHAIN_MARKS:
            parts += [sign, ""]
        else:
            parts[-1] += sign
    return tuple(part for part in parts if part)
