"""The city behind the start page."""

from typing import Literal

import pytest
from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.chain_palettes import THEMES
from acquire_desktop.ui.kit.look.colors import Theme
from acquire_desktop.ui.start.skyline import forget_skyline, skyline
from tests.room.findings import painted_texts
from tests.vision import contrast

SIZE, GROUND, LEFT = QSize(1366, 743), 667, 460

pytestmark = pytest.mark.usefixtures("qapp")


def picture(size: QSize = SIZE, left: int = LEFT) -> QImage:
    return skyline(size, size.height() - 76, left, 1.0).toImage()


def colors_in(image: QImage) -> set[int]:
    return set(memoryview(image.convertToFormat(QImage.Format.Format_RGB32).constBits()).cast("I"))


@pytest.mark.parametrize("name", ["light", "dark"])
def test_seven_hotels_stand_beside_the_buttons_on_the_quay(
    qapp: QApplication, name: Literal["light", "dark"]
) -> None:
    theme.apply_theme(qapp, name)
    look, image = theme.current(), picture()
    assert {look.lamp.rgb(), look.sky.quay.rgb()} <= colors_in(image)
    beside = image.copy(QRect(0, 0, LEFT - 10, GROUND))
    assert look.lamp.rgb() not in colors_in(beside)
    theme.apply_theme(qapp, "light")


def test_the_picture_is_the_same_each_time() -> None:
    before = picture()
    forget_skyline()
    assert picture() == before


@pytest.mark.parametrize(("width", "has_names"), [(1366, True), (900, False)])
def test_the_names_are_whole_or_not_there(width: int, has_names: bool) -> None:
    forget_skyline()
    with painted_texts() as painted:
        picture(QSize(width, 743))
    assert painted.cut == set()
    plain, look = picture(QSize(width, 743)), theme.current()
    assert (look.plate.rgb() in colors_in(plain)) == has_names


@pytest.mark.parametrize("size", [QSize(480, 900), QSize(3840, 2100), QSize(2560, 700)])
def test_a_page_of_any_size_has_its_city(size: QSize) -> None:
    assert theme.current().lamp.rgb() in colors_in(picture(size))


@pytest.mark.parametrize("look", THEMES, ids=lambda look: str(look.name))
def test_texts_are_read_on_the_upper_half_of_the_sky(look: Theme) -> None:
    least = 7 if "_contrast" in look.name else 4.5
    for air in look.sky.air[:2]:
        for ink in (look.ink, look.ink_muted):
            assert contrast(ink, air) >= least, (ink.name(), air.name())
