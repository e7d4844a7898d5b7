"""The plan behind the first page and under the spaces of the board."""

from typing import Literal

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.city_plan import city_plan, draw_streets
from tests.vision import contrast

WIDTH, HEIGHT, HIDDEN = 1280, 630, 460
CELL = 46

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize("device_ratio", [1.0, 1.5])
def test_houses_under_a_cover_are_left_out_and_all_else_stays(device_ratio: float) -> None:
    whole = city_plan(WIDTH, HEIGHT, device_ratio).toImage()
    partly = city_plan(WIDTH, HEIGHT, device_ratio, hidden_px=HIDDEN).toImage()
    edge = round(HIDDEN * device_ratio)
    seen = QRect(edge, 0, whole.width() - edge, whole.height())
    hidden = QRect(0, 0, edge, whole.height())
    assert partly.copy(seen) == whole.copy(seen)
    assert partly.copy(hidden) != whole.copy(hidden)


@pytest.mark.parametrize("name", ["light", "dark"])
def test_coordinates_are_read_over_the_houses_and_the_river_of_the_board(
    qapp: QApplication, name: Literal["light", "dark"]
) -> None:
    theme.apply_theme(qapp, name)
    look = theme.current()
    image = QImage(12 * CELL, 9 * CELL, QImage.Format.Format_RGB32)
    image.fill(look.board)
    painter = QPainter(image)
    draw_streets(painter, CELL)
    painter.end()
    pixels = [image.pixelColor(x, y) for x in range(0, 12 * CELL, 3) for y in range(0, 9 * CELL, 3)]
    grounds = {color.name(): color for color in pixels}
    often = [color for color in grounds.values() if pixels.count(color) > len(pixels) / 100]
    assert len(often) > 3, "houses, river and streets"
    assert max(contrast(color, look.board) for color in often) <= 1.14
    readable = sum(contrast(color, look.space_label) >= 4.5 for color in pixels)
    assert readable > 0.99 * len(pixels), "but for some lamps"
    theme.apply_theme(qapp, "light")
