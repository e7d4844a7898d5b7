"""The picture behind the start page and the curtain: a city plan seen from above."""

from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPainterPathStroker, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.colors import with_alpha
from acquire_desktop.ui.kit.look.facades import draw_facade
from acquire_desktop.ui.kit.look.streets import draw_city

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
                        "A": (9, 1), "I": (10, 6)}  # fmt: skip
_STOREYS: Final = 6
_ABOVE: Final = 0.45
"""How far a hotel of so many storeys reaches above its space, in spaces."""


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
        covered: What lies over the plan; hotels that it would cut are left off.
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
    first = -int(left // cell) - 1
    hidden = max(0, int((hidden_px - left) // cell) - first)
    draw_city(painter, cell, range(first, len(_PLAN[0]) + 1), len(_PLAN), hidden)
    if with_chains:
        for letter in theme.current().chains:
            _draw_chain(painter, letter, cell)
            front = _front(letter, cell)
            if not front.translated(left, 0).intersects(QRectF(QRect(*covered))):
                foot = QPointF(front.center().x(), front.bottom() - cell * 0.09)
                draw_facade(painter, letter, _STOREYS, foot, cell * 0.7, cell * 1.5)
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
    slope = cell * 0.055
    for light, side in ((Qt.GlobalColor.white, slope), (Qt.GlobalColor.black, -slope)):
        shade = roof.subtracted(roof.translated(side, side))
        painter.fillPath(shade, with_alpha(QColor(light), 0.3))
    outline = QPen(theme.current().tile_outline, max(2.0, cell / 36))
    outline.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(roof, outline)


def _front(letter: str, cell: float) -> QRectF:
    """Return where the hotel of a chain stands."""
    x, y = _HEADQUARTERS[letter]
    return QRectF(x * cell, (y - _ABOVE) * cell, cell, (1 + _ABOVE) * cell)


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
