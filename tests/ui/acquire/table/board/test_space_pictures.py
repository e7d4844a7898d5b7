"""What the board copies from kept pictures looks like what is drawn as a whole."""

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from acquire_desktop.games.acquire.engine.board import TILES_BY_NAME
from acquire_desktop.ui.acquire.table.board import roofs
from acquire_desktop.ui.acquire.table.board.geometry import SIDE
from acquire_desktop.ui.acquire.table.board.space_pictures import grid_of
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.colors import CHAIN_COLORS

SIDE_PX = 47
BESIDE_THE_GRID_PX = 1 / 128
"""Too far from a whole pixel for a copy, too little to be seen."""
LEAST_SEEN = 64
SHAPES = {
    "one": "2B",
    "row": "2B 3B 4B",
    "column": "2B 2C 2D",
    "block": "2B 3B 4B 2C 3C 4C 2D 3D 4D",
    "ring": "2B 3B 4B 2C 4C 2D 3D 4D",
    "cross": "3B 2C 3C 4C 3D",
    "stairs": "2B 3B 3C 4C 4D",
    "corner": "2B 3C",
    "comb": "2B 2C 3C 4C 4B 3D 6D 6C 5D 4D",
}


@pytest.fixture(params=["light", "dark"])
def _look(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[None]:
    theme.apply_theme(qapp, request.param)
    yield
    theme.apply_theme(qapp, "light")


def painted(tiles: tuple[int, ...], letter: str, offset_px: float) -> QImage:
    image = QImage(8 * SIDE_PX, 6 * SIDE_PX, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor("white"))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(offset_px, 0)
    painter.scale(SIDE_PX / SIDE, SIDE_PX / SIDE)
    assert (grid_of(painter) is None) == bool(offset_px)
    roofs.draw_roof(painter, tiles, letter)
    painter.end()
    return image


def seen_differences(one: QImage, other: QImage) -> int:
    pairs = zip(bytes(one.constBits()), bytes(other.constBits()), strict=True)
    return sum(abs(a - b) > LEAST_SEEN for a, b in pairs)


@pytest.mark.part(of=6)
@pytest.mark.parametrize("letter", CHAIN_COLORS)
@pytest.mark.parametrize("name", SHAPES)
@pytest.mark.usefixtures("_look")
def test_a_roof_of_quarters_looks_like_one_drawn_as_a_whole(name: str, letter: str) -> None:
    tiles = tuple(TILES_BY_NAME[tile] for tile in SHAPES[name].split())
    copied, drawn = painted(tiles, letter, 0), painted(tiles, letter, BESIDE_THE_GRID_PX)
    assert seen_differences(copied, drawn) <= 3 * len(tiles)
