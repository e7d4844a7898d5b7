"""The city under the spaces of the board."""

from collections import Counter
from typing import Literal

import pytest
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.streets import draw_city

CELL = 46

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize("name", ["light", "dark"])
def test_the_city_has_streets_houses_parks_and_a_river_and_is_lit_by_night(
    qapp: QApplication, name: Literal["light", "dark"]
) -> None:
    theme.apply_theme(qapp, name)
    look = theme.current()
    image = QImage(12 * CELL, 9 * CELL, QImage.Format.Format_RGB32)
    image.fill(look.board)
    painter = QPainter(image)
    draw_city(painter, CELL, range(12), 9)
    painter.end()
    seen = Counter(image.pixel(x, y) for x in range(12 * CELL) for y in range(9 * CELL))
    shares = {color: count / seen.total() for color, count in seen.items()}
    for color in (*look.city.houses, look.city.park, look.city.water, look.board):
        assert shares[color.rgb()] > 0.02, color.name()
    assert (look.lamp.rgb() in seen) == look.is_night
    theme.apply_theme(qapp, "light")
