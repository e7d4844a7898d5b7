"""The picture behind the start page and the curtain: a city plan seen from above."""

from functools import lru_cache
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPainterPathStroker, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from acquire_desktop.ui.kit.look import icons, theme
from acquire_desktop.ui.kit.look.colors import with_alpha

_PLAN: Final = (
    "......CC.A.W",
    "....CCCC.A.W",
    ".....CC....W",
    "...x....TT..",
    ".....S..TTTx",
    "....SS.x..T.",
    "...F.S...III",
    "..FF.......I",
    "...FF.......",
)
"""Letters are chains, ``x`` is an independent building; the plan hangs on its right edge."""

_HEADQUARTERS: Final = {"C": (6, 1), "W": (11, 1), "T": (9, 4), "S": (4, 5), "F": (3, 7),
                        "A": (9, 0), "I": (10, 6)}  # fmt: skip
_PLOT_SHAPES: Final = (
    ((0.0, 0.0, 0.46, 0.62), (0.54, 0.0, 0.46, 0.30), (0.54, 0.40, 0.46, 0.60),
     (0.0, 0.72, 0.46, 0.28)),
    ((0.0, 0.0, 1.0, 0.28), (0.0, 0.36, 0.30, 0.64), (0.40, 0.36, 0.60, 0.26),
     (0.40, 0.72, 0.60, 0.28)),
    ((0.0, 0.0, 0.28, 1.0), (0.36, 0.0, 0.30, 0.44), (0.36, 0.54, 0.30, 0.46),
     (0.74, 0.0, 0.26, 1.0)),
    ((0.0, 0.0, 0.62, 0.46), (0.70, 0.0, 0.30, 0.70), (0.0, 0.56, 0.30, 0.44),
     (0.40, 0.56, 0.22, 0.44)),
)  # fmt: skip
"""Four ways to fill a plot with houses: left, top, width and height in plots."""
_RIVER: Final = 0.56
"""Width of the river, in plots."""
_FAINT: Final = 0.5
"""How strongly houses show under the spaces of a board, against those of the first page."""
_FAINT_WATER: Final = 0.05


def city_plan(
    width: int,
    height: int,
    device_ratio: float,
    with_chains: bool = True,
    covered: QRect | None = None,
    hidden_px: int = 0,
) -> QPixmap:
    """Return the plan as a picture in the colours of the present theme.

    Args:
        width: Logical pixels.
        height: Logical pixels.
        device_ratio: Device pixels in a logical pixel.
        with_chains: Leave the chains off where the plan could be taken for a game's board.
        covered: What lies over the plan; crests that it would cut are left off.
        hidden_px: So much of its left side is not seen: no houses stand there.
    """
    edges = (covered or QRect()).getRect()
    return _plan(theme.current().name, width, height, device_ratio, with_chains, edges, hidden_px)


def forget_plans() -> None:
    """Keep no plan: a page that large takes more memory than a whole game."""
    _plan.cache_clear()


@lru_cache(maxsize=2)
def _plan(
    _theme_name: str,
    width: int,
    height: int,
    device_ratio: float,
    with_chains: bool,
    covered: tuple[int, int, int, int],
    hidden_px: int,
) -> QPixmap:
    pixmap = QPixmap(round(width * device_ratio), round(height * device_ratio))
    pixmap.setDevicePixelRatio(device_ratio)
    pixmap.fill(theme.current().board)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    cell = height / len(_PLAN)
    left = width - cell * len(_PLAN[0])
    painter.translate(left, 0)
    first_column = -int(left // cell) - 1
    river = _river(cell, first_column)
    _draw_houses(painter, cell, max(first_column, int((hidden_px - left) // cell)))
    _draw_river(painter, river, cell)
    if with_chains:
        for letter in theme.current().chains:
            _draw_chain(painter, letter, cell)
            plate = _plate(letter, cell)
            if not plate.translated(left, 0).intersects(QRectF(QRect(*covered))):
                _draw_headquarters(painter, plate, letter, cell)
        for place in _cells("x"):
            _draw_independent(painter, place, cell)
    painter.end()
    return pixmap


def paint_quiet_plan(widget: QWidget) -> None:
    """Paint the plan without chains, as faint as a watermark, over a whole opaque widget."""
    colors = theme.current()
    size = widget.size()
    if size.isEmpty():
        return
    plan = city_plan(size.width(), size.height(), widget.devicePixelRatioF(), with_chains=False)
    painter = QPainter(widget)
    painter.drawPixmap(0, 0, plan)
    painter.fillRect(widget.rect(), with_alpha(colors.paper, 0.66))
    painter.end()


def _cells(letter: str) -> list[tuple[int, int]]:
    return [
        (x, y) for y, line in enumerate(_PLAN) for x, owner in enumerate(line) if owner == letter
    ]


def draw_streets(painter: QPainter, cell: float) -> None:
    """Draw houses and river under the spaces of a board, so faint that texts are read over them.

    Args:
        painter: Draws, with the corner of the first plot at its origin.
        cell: Side of a plot.
    """
    river = _river(cell, 0)
    bed = _stroked(river, cell * _RIVER)
    plan = QPainterPath()
    plan.addRect(0, 0, cell * len(_PLAN[0]), cell * len(_PLAN))
    painter.save()
    painter.setClipPath(plan.subtracted(bed))
    _draw_houses(painter, cell, 0, _FAINT)
    painter.setClipPath(plan)
    painter.fillPath(bed, with_alpha(theme.current().focus, _FAINT_WATER))
    painter.setOpacity(_FAINT)
    painter.strokePath(bed, QPen(theme.current().street, cell * 0.02))
    _draw_bridges(painter, river, cell)
    painter.restore()


def _draw_houses(painter: QPainter, cell: float, first_column: int, strength: float = 1.0) -> None:
    colors, street = theme.current(), cell * 0.09
    houses: tuple[list[QRectF], list[QRectF]] = ([], [])
    lights: list[QRectF] = []
    for y in range(len(_PLAN)):
        for x in range(first_column, len(_PLAN[0])):
            mix = (x * 73 + y * 151 + x * y * 29) & 0xFF
            plot = QRectF(x * cell, y * cell, cell, cell).adjusted(street, street, -street, -street)
            for index, (left, top, width, height) in enumerate(_PLOT_SHAPES[mix % 4]):
                house = QRectF(
                    QPointF(plot.left() + left * plot.width(), plot.top() + top * plot.height()),
                    QSizeF(width * plot.width(), height * plot.height()),
                )
                houses[index % 2].append(house)
                if (mix >> index) % 7 == 0:
                    light = QRectF(0, 0, cell * 0.05, cell * 0.05)
                    light.moveCenter(house.center())
                    lights.append(light)
    painter.setPen(QPen(with_alpha(colors.street, 0.55 * strength**3), 1))
    for alpha, alike in zip((0.22, 0.38), houses, strict=True):
        painter.setBrush(with_alpha(colors.street, alpha * strength))
        painter.drawRects(alike)
    if colors.is_night:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(with_alpha(colors.lamp, 0.8 * strength))
        painter.drawRects(lights)


def _river(cell: float, first_column: int) -> QPainterPath:
    """Return the middle of the river."""
    river = QPainterPath(QPointF(first_column * cell, cell * 6.6))
    river.cubicTo(2 * cell, 5.6 * cell, 2.4 * cell, 3.2 * cell, 5.4 * cell, 3.5 * cell)
    river.cubicTo(7.6 * cell, 3.7 * cell, 6.9 * cell, 6.6 * cell, 9.0 * cell, 5.9 * cell)
    river.cubicTo(10.6 * cell, 5.4 * cell, 10.2 * cell, 2.6 * cell, 13 * cell, 2.4 * cell)
    return river


def _draw_river(painter: QPainter, river: QPainterPath, cell: float) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    round_cap = Qt.PenCapStyle.RoundCap
    bank = QPen(theme.current().street, cell * 0.60, Qt.PenStyle.SolidLine, round_cap)
    water = QPen(theme.current().board, cell * _RIVER, Qt.PenStyle.SolidLine, round_cap)
    blue = with_alpha(theme.current().focus, 0.20)
    tint = QPen(blue, cell * _RIVER, Qt.PenStyle.SolidLine, round_cap)
    for pen in (bank, water, tint):
        painter.setPen(pen)
        painter.drawPath(river)
    _draw_bridges(painter, river, cell)


def _draw_bridges(painter: QPainter, river: QPainterPath, cell: float) -> None:
    for share in (0.18, 0.33, 0.47, 0.62, 0.78):
        middle = river.pointAtPercent(share)
        painter.save()
        painter.translate(middle)
        painter.rotate(-river.angleAtPercent(share))
        deck = QRectF(-cell * 0.07, -cell * 0.36, cell * 0.14, cell * 0.72)
        painter.setPen(QPen(theme.current().street, 1))
        painter.setBrush(theme.current().board)
        painter.drawRect(deck)
        painter.drawLine(QLineF(0, deck.top(), 0, deck.bottom()))
        painter.restore()


def _stroked(path: QPainterPath, width: float) -> QPainterPath:
    stroker = QPainterPathStroker()
    stroker.setWidth(width)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return stroker.createStroke(path)


def _inset(path: QPainterPath, distance: float) -> QPainterPath:
    return path.subtracted(_stroked(path, 2 * distance)).simplified()


def _draw_chain(painter: QPainter, letter: str, cell: float) -> None:
    colors = theme.chain(letter)
    whole = QPainterPath()
    for x, y in _cells(letter):
        whole.addRect(QRectF(x * cell, y * cell, cell, cell))
    roof = _inset(whole.simplified(), cell * 0.06)
    painter.fillPath(roof.translated(cell * 0.05, cell * 0.07), theme.current().shadow)
    painter.fillPath(roof, colors.fill)
    painter.save()
    painter.setClipPath(roof)
    icons.draw_pattern(
        painter, roof.boundingRect(), letter, with_alpha(colors.ink, 0.16), pitch_px=cell / 8
    )
    painter.restore()
    slope = cell * 0.09
    for light, side in ((Qt.GlobalColor.white, slope), (Qt.GlobalColor.black, -slope)):
        shade = roof.subtracted(roof.translated(side, side))
        painter.fillPath(shade, with_alpha(QColor(light), 0.2))
    pen = QPen(with_alpha(colors.ink, 0.30), max(1.0, cell / 64))
    painter.strokePath(_inset(roof, slope), pen)
    outline = QPen(theme.current().tile_outline, max(2.0, cell / 36))
    outline.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(roof, outline)


def _plate(letter: str, cell: float) -> QRectF:
    x, y = _HEADQUARTERS[letter]
    space = cell * 0.19
    return QRectF(x * cell, y * cell, cell, cell).adjusted(space, space, -space, -space)


def _draw_headquarters(painter: QPainter, plate: QRectF, letter: str, cell: float) -> None:
    radius = cell * 0.09
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.current().shadow)
    painter.drawRoundedRect(plate.translated(cell * 0.03, cell * 0.05), radius, radius)
    painter.setPen(QPen(theme.current().safe_brass, max(1.5, cell / 30)))
    painter.setBrush(theme.current().plate)
    painter.drawRoundedRect(plate, radius, radius)
    margin = cell * 0.09
    crest = plate.adjusted(margin, margin, -margin, -margin)
    icons.draw_crest(painter, crest, letter, theme.current().plate_ink)


def _draw_independent(painter: QPainter, place: tuple[int, int], cell: float) -> None:
    colors = theme.current()
    block = QRectF(place[0] * cell, place[1] * cell, cell, cell)
    block.adjust(cell * 0.12, cell * 0.12, -cell * 0.12, -cell * 0.12)
    painter.fillRect(block.translated(cell * 0.05, cell * 0.07), colors.shadow)
    painter.setPen(QPen(colors.independent_outline, max(1.5, cell / 44)))
    painter.setBrush(colors.independent_fill)
    painter.drawRect(block)
    painter.setPen(QPen(with_alpha(colors.independent_ink, 0.35), max(1.0, cell / 64)))
    margin = cell * 0.14
    painter.drawRect(block.adjusted(margin, margin, -margin, -margin))
