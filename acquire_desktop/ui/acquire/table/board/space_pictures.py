"""Pictures of single spaces, drawn once for a size of the board and then copied pixel for pixel.

To fill and stroke a path takes a hundred times as long as to copy a picture of a space.
"""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from math import ceil
from typing import Final, NamedTuple

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QPainter, QPixmap, QTransform

from acquire_desktop.games.acquire.engine.board import COLUMNS, Tile
from acquire_desktop.ui.acquire.table.board.geometry import SIDE
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.kept_pictures import new_picture

SAMPLE: Final[Tile] = COLUMNS + 1
"""The space of which pictures are drawn: it has neighbours on all sides."""
_MOST_PICTURES: Final = 100
_MOST_SIDE_PX: Final = 256
_ROUNDING: Final = 1 / 256

_SIDES: Final = (SAMPLE - 1, SAMPLE + 1)
_ENDS: Final = (SAMPLE - COLUMNS, SAMPLE + COLUMNS)
_CORNERS: Final = tuple(end + step for end in _ENDS for step in (-1, 1))
ROOF_SAMPLES: Final = (
    (SAMPLE,),
    (SAMPLE, *_SIDES),
    (SAMPLE, *_SIDES, *_CORNERS),
    (SAMPLE, *_ENDS),
    (SAMPLE, *_ENDS, *_CORNERS),
    (SAMPLE, *_SIDES, *_ENDS),
    (SAMPLE, *_SIDES, *_ENDS, *_CORNERS),
)
"""Groups of spaces with every way in which a quarter of the sample can meet its neighbours."""


class SpaceGrid(NamedTuple):
    """Where the spaces are on the painted surface, in whole device pixels."""

    side_px: int
    left_px: int
    top_px: int


def grid_of(painter: QPainter, *, snaps: bool = False) -> SpaceGrid | None:
    """Return where the spaces are, or None where they do not lie on whole pixels.

    Args:
        painter: Paints the scene.
        snaps: Whether spaces of whole pixels may move by a part of one, as on a screen with a
            scale of 150 %.
    """
    place = painter.deviceTransform()
    if place.isRotating() or not place.isAffine():
        return None
    exact = (place.m11() * SIDE, place.dx(), place.dy())
    grid = SpaceGrid(*map(round, exact))
    parts = [abs(a - b) for a, b in zip(exact, grid, strict=True)]
    is_whole = max(parts[:1] if snaps else parts) < _ROUNDING
    is_square = abs(place.m22() - place.m11()) * SIDE < _ROUNDING
    return grid if is_whole and is_square and 0 < grid.side_px <= _MOST_SIDE_PX else None


def look_name() -> str:
    """Return the name of all that a picture of the board depends on besides its size."""
    switches = theme.text_scale(), theme.marks_chains(), theme.names_spaces()
    return f"{theme.current().name} {switches}"


def place_of(area: QRectF, side_px: int) -> QRect:
    """Return where an area of the scene is, in device pixels from the corner of the first space."""
    scale = side_px / SIDE
    return QTransform.fromScale(scale, scale).mapRect(area).toAlignedRect()


@contextmanager
def in_pixels(painter: QPainter) -> Iterator[None]:
    """Let the painter count in device pixels for a while."""
    painter.save()
    painter.resetTransform()
    painter.setWorldTransform(painter.deviceTransform().inverted()[0])
    yield
    painter.restore()


def copy_to_spaces(
    painter: QPainter, grid: SpaceGrid, tiles: Iterable[Tile], picture: QPixmap
) -> None:
    """Copy the picture of a space to some spaces, with as much around it as the picture has."""
    side, left, top = grid
    reach = (picture.height() - side) // 2
    with in_pixels(painter):
        for tile in tiles:
            row, column = divmod(tile, COLUMNS)
            painter.drawPixmap(left + column * side - reach, top + row * side - reach, picture)


def copy_roof(
    painter: QPainter, grid: SpaceGrid, tiles: tuple[Tile, ...] | frozenset[Tile], strip: QPixmap
) -> None:
    """Put the roofscape of a group of spaces together from quarters of a strip of samples."""
    side, left, top = grid
    half = side // 2
    spans = ((-1, 0, half), (1, half, side - half))
    cells = {divmod(tile, COLUMNS) for tile in tiles}
    with in_pixels(painter):
        for row, column in cells:
            x, y = left + column * side, top + row * side
            for down, above, height in spans:
                for right, before, width in spans:
                    sample = _sample_at(cells, row, column, down, right)
                    source = QRect(sample * side + before, above, width, height)
                    painter.drawPixmap(QRect(x + before, y + above, width, height), strip, source)


def _sample_at(cells: set[tuple[int, int]], row: int, column: int, down: int, right: int) -> int:
    """Return the sample that a quarter of a space looks like."""
    is_beside = (row, column + right) in cells
    is_above = (row + down, column) in cells
    if not is_beside and not is_above:
        return 0
    first = 1 if not is_above else 3 if not is_beside else 5
    return first + ((row + down, column + right) in cells)


def space_picture(
    key: str, side_px: int, draw: Callable[[QPainter], None], spaces: int = 1, reach: float = 0
) -> QPixmap:
    """Return the picture of the space ``SAMPLE``, or of several beside each other.

    Args:
        key: Names what is drawn.
        side_px: Side of a space in device pixels.
        draw: Draws it, in scene units; the first space lies at the origin.
        spaces: Spaces in the picture.
        reach: How far it reaches beyond them on all sides, in scene units.
    """
    whole = (key, side_px, look_name())
    picture = _pictures.pop(whole, None)
    if picture is None:
        if len(_pictures) >= _MOST_PICTURES:
            del _pictures[next(iter(_pictures))]
        reach_px = ceil(reach * side_px / SIDE)

        def draw_in_units(painter: QPainter) -> None:
            painter.translate(reach_px, reach_px)
            painter.scale(side_px / SIDE, side_px / SIDE)
            draw(painter)

        box = QRectF(0, 0, side_px * spaces + 2 * reach_px, side_px + 2 * reach_px)
        picture = new_picture(box, draw_in_units)
    _pictures[whole] = picture
    return picture


_pictures: dict[tuple[str, int, str], QPixmap] = {}
"""Last is what was used last; first, what goes when there are too many."""
