"""The plan behind the first page: houses that nobody sees are not drawn."""

import pytest
from PySide6.QtCore import QRect

from acquire_desktop.ui.kit.look.city_plan import city_plan

WIDTH, HEIGHT, HIDDEN = 1280, 630, 460

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
