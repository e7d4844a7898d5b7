"""The name of a chain, lettered once along its longest straight run of spaces."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import groupby
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from acquire_desktop.games.acquire.engine.board import COLUMNS, Chain, Tile
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.ui.acquire.table.board.drawing import logical_pixel
from acquire_desktop.ui.acquire.table.board.geometry import SIDE, space_rect
from acquire_desktop.ui.acquire.table.board.layers import Layer
from acquire_desktop.ui.kit.look import theme

_LEAST_SPACES: Final = 2
_LEAST_PX: Final = 12
_MOST_SHARE: Final = 0.32
"""Where the least height is a larger part of a space than this, names are left off."""
_USUAL_SHARE: Final = 0.29
_MARGIN: Final = 15.0
"""From the end of a run to the name, in scene units: beyond the slopes of the roof."""
_SIDE: Final = 10.0
_UPRIGHT_SIDE: Final = 13.0
"""How far a name stands from the middle of its spaces, away from their letters.

One that is read upwards stands beside them in one line, so that it would seem to begin with them.
"""
_SPACING: Final = (0.14, 0.36)
"""Least and most space after a letter, as a part of its height."""
_MEASURED_PX: Final = 100


class _Name(NamedTuple):
    letter: str
    text: str
    run: tuple[Tile, ...]


class ChainName(Layer):
    """The name of one chain; it is left off where there is no room, and under a preview."""

    subject: _Name | None = None

    def __init__(self) -> None:
        super().__init__()
        self._covered: tuple[QRectF, ...] = ()

    def show_chain(self, chain: Chain, view: View, last: Tile | None) -> None:
        """Letter the chain as it stands, but not over its headquarters or the tile placed last."""
        taken = (view.headquarters[chain], last)
        spaces = (tile for tile, owner in enumerate(view.board) if owner == chain)
        free = frozenset(tile for tile in spaces if tile not in taken)
        spec, run = view.edition.chains[chain], longest_run(free)
        self.set_subject(_Name(spec.letter, spec.name.upper(), run), run)

    def avoid(self, covered: Sequence[QRectF]) -> None:
        """Leave the name off where it would lie under one of these."""
        near = tuple(filter(self.area.intersects, covered))
        if near != self._covered:
            self._covered = near
            self.cover(self.area)

    def draw(self, painter: QPainter) -> None:
        if self.subject is None:
            return
        letter, text, run = self.subject
        least = theme.scaled(_LEAST_PX) * logical_pixel(painter)
        lettering = lettering_of(text, run)
        if len(run) < _LEAST_SPACES or not least <= lettering.height or least > _MOST_SHARE * SIDE:
            return
        if not any(map(lettering.box.intersects, self._covered)):
            _paint_name(painter, lettering, text, letter)


class Lettering(NamedTuple):
    """Place and size of a name on a run of spaces, in scene units."""

    box: QRectF
    height: float
    """Height of the letters."""
    spacing: float
    """Space after each letter, as a part of their height."""
    is_upright: bool
    """Whether it is read upwards."""


def longest_run(spaces: frozenset[Tile]) -> tuple[Tile, ...]:
    """Return the longest straight run of spaces.

    Of several it is one that lies, and of these the one nearest to the middle of all.
    """
    cells = [divmod(tile, COLUMNS) for tile in spaces]
    middle = [sum(each) / max(1, len(cells)) for each in zip(*cells, strict=True)]
    lines = [*_runs(sorted(spaces), 1), *_runs(sorted(spaces, key=_by_column), COLUMNS)]

    def rank(run: tuple[Tile, ...]) -> tuple[int, bool, float]:
        is_upright = len(run) > 1 and run[1] - run[0] == COLUMNS
        row, column = divmod(run[0], COLUMNS)
        away = abs(column - middle[1]) if is_upright else abs(row - middle[0])
        return -len(run), is_upright, away

    return min(lines, key=rank, default=())


def _by_column(tile: Tile) -> tuple[int, int]:
    return tile % COLUMNS, tile // COLUMNS


def _runs(spaces: Sequence[Tile], step: int) -> Iterable[tuple[Tile, ...]]:
    """Return the straight runs of spaces, which are sorted along them."""

    def line(numbered: tuple[int, Tile]) -> tuple[int, int]:
        index, tile = numbered
        row, column = divmod(tile, COLUMNS)
        return (row, tile - index) if step == 1 else (column, row - index)

    for _, run in groupby(enumerate(spaces), line):
        yield tuple(tile for _, tile in run)


def lettering_of(text: str, run: Sequence[Tile]) -> Lettering:
    """Return how a name stands on its run: as broad as it looks well, and no broader than fits."""
    least, most = _SPACING
    bare, count = _width_of(text), len(text)
    room = len(run) * SIDE - 2 * _MARGIN
    height = max(0.0, min(_USUAL_SHARE * SIDE, room / (bare + count * least)))
    spacing = min(most, (room / height - bare) / count) if height else least
    width = (bare + count * spacing) * height
    is_upright = len(run) > 1 and run[1] - run[0] == COLUMNS
    box = QRectF(0, 0, *((height, width) if is_upright else (width, height)))
    if run:
        middle = (space_rect(run[0]).center() + space_rect(run[-1]).center()) / 2
        box.moveCenter(middle + (QPointF(_UPRIGHT_SIDE, 0) if is_upright else QPointF(0, _SIDE)))
    return Lettering(box, height, spacing, is_upright)


@lru_cache(maxsize=32)
def _width_of(text: str) -> float:
    """Return how wide a name is without any spacing, in its height."""
    return QFontMetricsF(_font()).horizontalAdvance(text) / _MEASURED_PX


def _font() -> QFont:
    font = QFont(theme.font("body", bold=True))
    font.setPixelSize(_MEASURED_PX)
    return font


def _paint_name(painter: QPainter, lettering: Lettering, text: str, letter: str) -> None:
    """Pattern and seams end at a plate in the chain's colour, as at the letters."""
    box, height, spacing, is_upright = lettering
    colors, font = theme.chain(letter), _font()
    font.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, spacing * _MEASURED_PX)
    painter.save()
    painter.translate(box.center())
    if is_upright:
        painter.rotate(-90)
    painter.scale(height / _MEASURED_PX, height / _MEASURED_PX)
    width = max(box.width(), box.height()) / height * _MEASURED_PX
    line = QRectF(-width / 2, -_MEASURED_PX / 2, width, _MEASURED_PX)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colors.fill)
    painter.drawRoundedRect(line.adjusted(-25, 0, 25, 0), 20, 20)
    painter.setPen(colors.ink)
    painter.setFont(font)
    line.translate(spacing * _MEASURED_PX / 2, 0)  # there is space after the last letter, too
    painter.drawText(line, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip, text)
    painter.restore()
