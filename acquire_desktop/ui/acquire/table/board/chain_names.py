"""The name of a chain, lettered once along its longest straight run of spaces."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import groupby
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from acquire_desktop.games.acquire.engine.board import COLUMNS, Chain, Tile
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.ui.acquire.table.board.drawing import logical_pixel
from acquire_desktop.ui.acquire.table.board.geometry import SIDE, space_rect
from acquire_desktop.ui.acquire.table.board.layers import Layer
from acquire_desktop.ui.kit.look import theme

_LEAST_SPACES: Final = 3
_USUAL: Final = 0.3 * SIDE
_LEAST: Final = 0.135 * SIDE
"""Height of the font, in scene units."""
_MOST_PX: Final = 34
_LEAST_PX: Final = 12
_MARGIN: Final = 0.12 * SIDE
"""From the end of a run to the name."""
_TRACKING: Final = 0.28
"""Space after a letter, as a part of the height of the font."""
_HALO: Final = 0.28
"""How broad the plain roof round the letters is, as a part of that height."""
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
        self._covered = QRectF()

    def show_chain(self, chain: Chain, view: View) -> None:
        """Letter the chain as it stands, on spaces that its headquarters do not cover."""
        spec, run = view.edition.chains[chain], name_run(chain, view)
        self.set_subject(_Name(spec.letter, spec.name.upper(), run), run)

    def avoid(self, covered: QRectF) -> None:
        """Leave the name off where it would lie under this."""
        near = covered if covered.intersects(self.area) else QRectF()
        if near != self._covered:
            self._covered = near
            self.cover(self.area)

    def draw(self, painter: QPainter) -> None:
        if self.subject is None:
            return
        letter, text, run = self.subject
        if not run:
            return
        pixel = logical_pixel(painter)
        lettering = lettering_of(text, run, _MOST_PX * pixel)
        is_seen = lettering.height >= max(_LEAST, _LEAST_PX * pixel)
        if is_seen and not lettering.box.intersects(self._covered):
            _paint_name(painter, lettering, text, letter)


class Lettering(NamedTuple):
    """Place and size of a name on a run of spaces, in scene units."""

    box: QRectF
    height: float
    """Height of the font."""
    is_upright: bool
    """Whether it is read upwards."""


def name_run(chain: Chain, view: View) -> tuple[Tile, ...]:
    """Return the spaces on which the name of a chain stands: none where it has no room."""
    front = view.headquarters[chain]
    covered = () if front is None else (front, front - COLUMNS)
    spaces = (tile for tile, owner in enumerate(view.board) if owner == chain)
    run = longest_run(frozenset(tile for tile in spaces if tile not in covered))
    return run if len(run) >= _LEAST_SPACES else ()


def longest_run(spaces: frozenset[Tile]) -> tuple[Tile, ...]:
    """Return the longest straight run of spaces for a name.

    One that lies goes before one that stands, if it is long enough. Of several it is the one
    nearest to the middle of all.
    """
    cells = [divmod(tile, COLUMNS) for tile in spaces]
    middle = [sum(each) / max(1, len(cells)) for each in zip(*cells, strict=True)]
    lines = [*_runs(sorted(spaces), 1), *_runs(sorted(spaces, key=_by_column), COLUMNS)]

    def rank(run: tuple[Tile, ...]) -> tuple[bool, bool, int, float]:
        is_upright = len(run) > 1 and run[1] - run[0] == COLUMNS
        row, column = divmod(run[0], COLUMNS)
        away = abs(column - middle[1]) if is_upright else abs(row - middle[0])
        return len(run) < _LEAST_SPACES, is_upright, -len(run), away

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


def lettering_of(text: str, run: Sequence[Tile], most: float = _USUAL) -> Lettering:
    """Return how a name stands on its run, no broader than fits.

    Args:
        text: The name.
        run: The spaces, at least one.
        most: Greatest height of the font.
    """
    share = _width_of(text)
    height = min(_USUAL, most, (len(run) * SIDE - 2 * _MARGIN) / share)
    is_upright = len(run) > 1 and run[1] - run[0] == COLUMNS
    box = QRectF(0, 0, *((height, share * height) if is_upright else (share * height, height)))
    box.moveCenter((space_rect(run[0]).center() + space_rect(run[-1]).center()) / 2)
    return Lettering(box, height, is_upright)


@lru_cache(maxsize=32)
def _width_of(text: str) -> float:
    """Return how wide a name is in the height of its font, without space after the last letter."""
    return QFontMetricsF(_font()).horizontalAdvance(text) / _MEASURED_PX - _TRACKING


def _font() -> QFont:
    font = QFont(theme.display_font(_MEASURED_PX))
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    font.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, _TRACKING * _MEASURED_PX)
    return font


@lru_cache(maxsize=32)
def _outline_of(text: str) -> QPainterPath:
    """Return the outline of a name that begins at the left and has the middle of its height at 0.

    It is kept, and not hinted: asked again, Qt may give another one by a fraction of a pixel.
    """
    font, name = _font(), QPainterPath()
    name.addText(QPointF(0, QFontMetricsF(font).capHeight() / 2), font, text)
    return name


def _paint_name(painter: QPainter, lettering: Lettering, text: str, letter: str) -> None:
    """Paint a name; the small houses and patterns of the roofs end at its letters."""
    box, height, is_upright = lettering
    colors, name = theme.chain(letter), _outline_of(text)
    width = max(box.width(), box.height()) / height * _MEASURED_PX
    painter.save()
    painter.translate(box.center())
    if is_upright:
        painter.rotate(-90)
    painter.scale(height / _MEASURED_PX, height / _MEASURED_PX)
    painter.translate(-width / 2, 0)
    halo = QPen(colors.fill, _HALO * _MEASURED_PX)
    halo.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(name, halo)
    painter.fillPath(name, colors.ink)
    painter.restore()
