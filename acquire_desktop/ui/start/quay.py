"""The quay of the start page: the sign of the second game, and a plate with four words."""

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import row
from acquire_desktop.ui.kit.fit import turning_row
from acquire_desktop.ui.kit.keys import command_key, key_name
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.lettering import LEFT, RIGHT, write_shrunk
from acquire_desktop.ui.kit.painted_button import PaintedButton, draw_box, draw_ring
from acquire_desktop.ui.kit.texts import translate
from acquire_desktop.ui.start.skyline import QUAY_PX
from acquire_desktop.ui.start.zoom import Zoom

_RADIUS: Final = 8
_HEIGHT_PX: Final = 40
_LEAST_PX: Final = 34
_PAD_PX: Final = 18
_TRACKING: Final = 3


class Quay(Adaptive, QWidget):
    """Stands at the foot of the page, on the river that the page paints."""

    def __init__(self) -> None:
        super().__init__()
        self.other_game = SecondSign()
        self.rules, self.guide, self.finished, self.quit = words = [Word() for _ in range(4)]
        self._plate = _Plate()
        pairs = row(*words[:2]), row(*words[2:])
        turning_row(*pairs, of=self._plate, margins=(theme.SPACE, 0, theme.SPACE, 0), whole=True)
        parts = self.other_game, 1, self._plate
        self._row = turning_row(*parts, of=self, spacing=theme.SPACE, whole=True)
        self.retranslate()

    def fit(self, zoom: Zoom, left: int, right: int, width: int) -> None:
        """Take a zoom, the margins of the page, and the width of the column above the sign."""
        self.other_game.fit(zoom, width)
        for word in self._words():
            word.fit(zoom)
        air = zoom.px(10)
        self._row.setContentsMargins(left, zoom.px(QUAY_PX) + air, right, air)

    def retranslate(self) -> None:
        self.other_game.set_texts(
            translate("StartPage", "Second game: Hotel Tycoon"),
            translate("StartPage", "Hotel Tycoon").upper(),
            translate("StartPage", "The second game"),
        )
        texts = (
            translate("StartPage", "Rules"),
            translate("StartPage", "Guide"),
            translate("StartPage", "Finished games"),
            translate("StartPage", "Quit"),
        )
        for word, text in zip(self._words(), texts, strict=True):
            word.set_text_of(text)
        self.rules.setToolTip(key_name(command_key("rules")))

    def _words(self) -> "tuple[Word, ...]":
        return self.rules, self.guide, self.finished, self.quit


class Word(PaintedButton):
    """One word on the dark plate."""

    def __init__(self) -> None:
        super().__init__(takes_enter=True)
        self._zoom = Zoom()

    def set_text_of(self, text: str) -> None:
        """Say what it leads to."""
        self.setAccessibleName(text)
        self.updateGeometry()
        self.update()

    def fit(self, zoom: Zoom) -> None:
        """Take a zoom."""
        self._zoom = zoom
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        metrics = QFontMetrics(self._zoom.font(14, bold=True))
        wide = metrics.horizontalAdvance(self.accessibleName()) + 2 * self._zoom.px(11)
        return QSize(wide, _height_px(self._zoom, metrics))

    def paint(self, painter: QPainter) -> None:
        look = theme.current()
        painter.setFont(self._zoom.font(14, bold=True))
        painter.setPen(look.brass if self.underMouse() or self.isDown() else look.plate_ink)
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self.accessibleName())
        if self.hasFocus():
            draw_ring(painter, QRectF(self.rect()).adjusted(2, 4, -2, -4), theme.RADIUS)


class SecondSign(PaintedButton):
    """The sign that leads to the second game."""

    def __init__(self) -> None:
        super().__init__(takes_enter=True)
        self._zoom, self._width, self._name, self._detail = Zoom(), 0, "", ""
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def set_texts(self, spoken: str, name: str, detail: str) -> None:
        """Say what it is called, and what is painted on it."""
        self._name, self._detail = name, f"{detail} \N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK}"
        self.setAccessibleName(spoken)
        self.update()

    def fit(self, zoom: Zoom, width: int) -> None:
        """Take a zoom and a width."""
        self._zoom, self._width = zoom, width
        self.setMaximumWidth(width)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return QSize(self._width, _height_px(self._zoom, QFontMetrics(self._name_font())))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.sizeHint().height())

    def paint(self, painter: QPainter) -> None:
        look, place = theme.current(), QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        _draw_plate(painter, place, self._zoom, is_lit=self.underMouse() or self.isDown())
        pad = self._zoom.px(_PAD_PX)
        inner = self.rect().adjusted(pad, 0, -pad, 0)
        name, detail = self._name_font(), self._zoom.font(14)
        wide = QFontMetrics(name).horizontalAdvance(self._name)
        painter.setPen(look.lamp)
        write_shrunk(painter, inner, self._name, name, LEFT)
        beside = inner.adjusted(wide + self._zoom.px(12), 0, 0, 0)
        if QFontMetrics(detail).horizontalAdvance(self._detail) <= beside.width():
            painter.setPen(look.plate_ink)
            write_shrunk(painter, beside, self._detail, detail, RIGHT)
        if self.hasFocus():
            draw_ring(painter, place, self._zoom.px(_RADIUS))

    def _name_font(self) -> QFont:
        font = QFont(theme.display_font(self._zoom.letters_px(16)))
        font.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, self._zoom.px(_TRACKING))
        return font


class _Plate(QWidget):
    """The dark ground of the words."""

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        _draw_plate(painter, QRectF(self.rect()).adjusted(1, 1, -1, -1), Zoom(), is_lit=False)


def _height_px(zoom: Zoom, metrics: QFontMetrics) -> int:
    return max(zoom.px(_HEIGHT_PX), _LEAST_PX, metrics.height() + theme.SPACE_2)


def _draw_plate(painter: QPainter, place: QRectF, zoom: Zoom, *, is_lit: bool) -> None:
    look = theme.current()
    pen = QPen(look.brass, 2.5 if is_lit else 1.5)
    draw_box(painter, place, zoom.px(_RADIUS), look.plate, pen)
