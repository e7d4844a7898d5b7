"""How it goes: the game in two sentences, and what the signs of the board mean."""

from typing import Final

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from acquire_desktop.games.hotel_tycoon.engine.board import TileKind
from acquire_desktop.ui.hotel_tycoon.board.glyphs import draw_kind
from acquire_desktop.ui.hotel_tycoon.words.names import kind_name
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import Gap, Part, Stretched, column, hairline, row
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.texts import label, translate

_NOTES: Final = {
    TileKind.BUY: "buy one bare plot beside the space.",
    TileKind.BUILD: "ask for permission to build; a die sets the price.",
    TileKind.FREE_ENTRANCE: "place one entrance free of charge.",
    TileKind.FREE_PHASE: "build the next step free of charge.",
}
_ROWS: Final = 2
"""Of signs, which are read downwards."""
_UNITS: Final = 40.0
"""How large a sign is in units of the board."""


class Sign(Adaptive, QWidget):
    """The sign of a kind of tile, as the board has it."""

    def __init__(self, kind: TileKind) -> None:
        super().__init__()
        self._kind = kind
        self.refit()

    def refit(self) -> None:
        side = theme.scaled(24)
        self.setFixedSize(QSize(side, side))

    def redraw(self) -> None:
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        look, painter = theme.current(), QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        size = self.height()
        painter.translate(size / 2, size / 2)
        painter.scale(size / _UNITS, size / _UNITS)
        draw_kind(painter, QPointF(), self._kind, look.ink)


class HowItGoes(Adaptive, QWidget):
    """Takes the room that is left, and shows itself where that is enough for all of it."""

    def __init__(self) -> None:
        super().__init__()
        self._title = label("", "title", bold=True)
        self._text = label("", "small", wraps=True)
        self._notes = {kind: label("", "small", wraps=True) for kind in _NOTES}
        signs = QGridLayout()
        signs.setVerticalSpacing(theme.SPACE_HALF)
        signs.setHorizontalSpacing(theme.SPACE_2)
        for at, (kind, note) in enumerate(self._notes.items()):
            line = row(Sign(kind), Stretched(note, 1), spacing=theme.SPACE)
            signs.addLayout(line, at % _ROWS, at // _ROWS)
            signs.setColumnStretch(at // _ROWS, 1)
        self._body = QWidget(self)
        parts: tuple[Part, ...] = (hairline(), Gap(theme.SPACE), self._title, self._text)
        self._column = column(*parts, signs, of=self._body, spacing=theme.SPACE_HALF)
        self.retranslate()

    def sizeHint(self) -> QSize:
        return QSize(0, 0)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    def retranslate(self) -> None:
        self._title.setText(translate("HotelSetup", "How to play"))
        self._text.setText(
            translate(
                "HotelSetup",
                "Buy land, build hotels and place their entrances on the road. Opponents who stop"
                " at your entrance stay there and pay you!",
            )
        )
        for kind, note in self._notes.items():
            what = translate("HotelSetup", _NOTES[kind])
            text = translate("HotelSetup", "{sign}: {what}", sign=kind_name(kind), what=what)
            note.setText(text)
        self._place()

    def refit(self) -> None:
        if hasattr(self, "_column"):
            self._place()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        self._column.invalidate()
        needed = self._column.totalHeightForWidth(self.width())
        self._body.setGeometry(0, 0, self.width(), needed)
        self._body.setVisible(needed <= self.height())
