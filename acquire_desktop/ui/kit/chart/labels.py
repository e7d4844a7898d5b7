"""End labels of chart lines: sign, name and value."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import ceil
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from acquire_desktop.ui.kit.chart.scales import spread
from acquire_desktop.ui.kit.chart.series import ChartData, Series
from acquire_desktop.ui.kit.chart.strokes import draw_sample, draw_sign, stroke_of
from acquire_desktop.ui.kit.chart.texts import value_text
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.chain_chip import draw_chip
from acquire_desktop.ui.kit.look.lettering import LEFT, RIGHT
from acquire_desktop.ui.kit.look.portraits import draw_face
from acquire_desktop.ui.kit.texts import money

_NAME_MAX_PX: Final = 120
_SAMPLE_PX: Final = 26
_LINE_PX: Final = 15
_LEAST_LINE_PX: Final = 13
"""Lower, and the small text would have to shrink."""
_FACE_PX: Final = 20
_FACED_SHARE: Final = 0.6
"""Where names would take more of the room for them, portraits stand alone."""
_LEADER_PX: Final = 10
_COLUMNS: Final = 2

PlaceOf = Callable[[int, int], float]
"""Gives the height at which a value of a turn is drawn, in pixels of the labels."""


@dataclass(frozen=True, slots=True)
class LabelPlace:
    """Where one label is, in pixels from the top."""

    series: Series
    end: float | None
    """The end of its line; None where it has no value."""
    middle: float
    line: float
    """The height that it may fill."""
    column: int = 0
    """0 for the one beside the lines, 1 for the one right of it."""


class EndLabels(QWidget):
    """Names every line at its end; says the values of the turn that is read out.

    Where it is too low for all names below each other they stand in two columns, the highest
    value first, if they leave the lines enough room.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._data = ChartData()
        self._index = 0
        self._most_px = 0
        self._place_of: PlaceOf = lambda _index, _value: 0.0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Ignored)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_values(self, data: ChartData, index: int | None, place_of: PlaceOf) -> None:
        """Show the values at a place of the data, or the last ones."""
        self._data, self._place_of = data, place_of
        self._index = len(data.turns) - 1 if index is None else index
        self.setFixedWidth(self.needed_width())
        self.update()

    def set_most_width(self, width: int) -> None:
        """Take so many pixels of the width at most for two columns."""
        self._most_px = width
        self.setFixedWidth(self.needed_width())

    def needed_width(self) -> int:
        """Return the width of the longest name and the largest amount, in pixels."""
        return self._columns() * self._column_px() if self._data.series else theme.SPACE_2

    def sizeHint(self) -> QSize:
        return QSize(self.needed_width(), 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.setFixedWidth(self.needed_width())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        has_leaders = self._columns() == 1
        for place in self.places():
            if has_leaders and place.end is not None:
                painter.setPen(QPen(theme.current().border, theme.HAIRLINE_PX))
                ends = QPointF(0, place.end), QPointF(_LEADER_PX - 3, place.middle)
                painter.drawLine(*ends)
            self._paint_label(painter, place)

    def places(self) -> list["LabelPlace"]:
        """Return where the labels are; they stand closer where there is little room.

        Where not all fit at a size that can be read, those without a value have none, then those
        with the least value. The own line is always named.
        """
        room, data, index = float(self.height()) - 2, self._data, self._index
        values = [series.values[index] for series in data.series]
        ends = [
            (series, None if value is None else self._place_of(index, value))
            for series, value in zip(data.series, values, strict=True)
        ]
        columns = self._columns()
        count = columns * self._most_rows()
        if len(ends) > count:
            ends = [(series, end) for series, end in ends if end is not None]
            first = sorted(ends, key=lambda each: (_is_own(each[0]), -(each[1] or 0)))[-count:]
            ends = [each for each in ends if each in first]
        if columns > 1:
            return _in_columns(ends, index, room)
        side = _FACE_PX if any(line.face is not None for line in data.series) else _LINE_PX
        line = min(float(theme.scaled(side + 3)), room / max(1, len(ends)))
        absent = room - line * sum(end is None for _, end in ends) - theme.SPACE_3
        wanted = [absent if end is None else end for _, end in ends]
        middles = spread(wanted, line, line / 2, room - line / 2)
        return [
            LabelPlace(series, end, middle, line)
            for (series, end), middle in zip(ends, middles, strict=True)
        ]

    def _most_rows(self) -> int:
        """Return how many names fit below each other."""
        return max(1, int((self.height() - 2) / theme.scaled(_LEAST_LINE_PX)))

    def _columns(self) -> int:
        is_too_low = len(self._data.series) > self._most_rows()
        return _COLUMNS if is_too_low and _COLUMNS * self._column_px() <= self._most_px else 1

    def _column_px(self) -> int:
        return self._name_px() + self._rest_px()

    def _rest_px(self) -> int:
        bold = QFontMetrics(theme.font("small", bold=True))
        amount = bold.horizontalAdvance(money(max(self._data.most, 10_000)))
        return self._sign_px() + amount + _LEADER_PX + 3 * theme.SPACE_HALF + 2

    def _paint_label(self, painter: QPainter, place: "LabelPlace") -> None:
        series, middle, line = place.series, place.middle, place.line
        look, value = theme.current(), series.values[self._index]
        left = float(place.column * self._column_px() + _LEADER_PX)
        right = (place.column + 1) * self._column_px() - theme.SPACE_HALF
        self._paint_sign(painter, series, left, middle, line)
        is_own = _is_own(series)
        font = QFont(theme.font("small", bold=is_own))
        font.setPixelSize(max(1, min(font.pixelSize(), int(line) - 1)))
        painter.setFont(font)
        painter.setPen(look.ink_muted if value is None else look.ink)
        left += self._sign_px() + theme.SPACE_HALF
        box = QRectF(left, middle - line / 2, right - left, line)
        painter.drawText(box, RIGHT, value_text(value))
        if room := self._name_px():
            cut = Qt.TextElideMode.ElideRight
            name = painter.fontMetrics().elidedText(series.name, cut, room)
            painter.drawText(box, LEFT, name)

    def _paint_sign(
        self, painter: QPainter, series: Series, left: float, middle: float, line: float
    ) -> None:
        stroke = stroke_of(series)
        side = min(float(self._sign_px()), line - 1)
        square = QRectF(left, middle - side / 2, side, side)
        if series.face is not None:
            draw_face(painter, square, series.face)
            return
        if series.letter:
            draw_chip(painter, square, series.letter)
            return
        ends = [QPointF(left, middle), QPointF(left + _SAMPLE_PX, middle)]
        draw_sample(painter, ends[0], ends[1], stroke)
        draw_sign(painter, (ends[0] + ends[1]) / 2, series, stroke)

    def _sign_px(self) -> int:
        first = self._data.series[0] if self._data.series else None
        if first is not None and first.face is not None:
            return theme.scaled(_FACE_PX)
        return theme.scaled(_LINE_PX) if first is not None and first.letter else _SAMPLE_PX

    def _name_px(self) -> int:
        metrics = QFontMetrics(theme.font("small", bold=True))
        names = (metrics.horizontalAdvance(line.name) for line in self._data.series)
        needed = min(max(names, default=0) + 2, theme.scaled(_NAME_MAX_PX))
        has_faces = any(line.face is not None for line in self._data.series)
        is_too_wide = needed > self._most_px * _FACED_SHARE - self._rest_px()
        return 0 if has_faces and is_too_wide else needed


def _in_columns(
    ends: Sequence[tuple[Series, float | None]], index: int, room: float
) -> list[LabelPlace]:
    """Return the places in two columns: the greatest value first, those without one last."""
    ranked = sorted(ends, key=lambda each: -(each[0].values[index] or 0))
    rows = ceil(len(ranked) / _COLUMNS)
    line = min(float(theme.scaled(_LINE_PX + 3)), room / rows)
    return [
        LabelPlace(series, end, (at % rows + 0.5) * line, line, at // rows)
        for at, (series, end) in enumerate(ranked)
    ]


def _is_own(series: Series) -> bool:
    return not series.letter and not series.rank
