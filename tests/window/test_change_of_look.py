"""A window whose colours are changed looks as one that was opened in them."""

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

from acquire_desktop.app import make_app
from tests.screenshots.__main__ import picture
from tests.screenshots.every import shown

_USUAL, _WIDE = QSize(1280, 720), QSize(1920, 1080)
_PAGES = (
    *("start_recent", "new_game_six", "merger", "account", "result_three"),
    *("hotel_build", "hotel_account", "hotel_setup"),
)


def pictured(state: str, size: QSize, *looks: str) -> QImage:
    """Return the picture of a state after changes of look."""
    image = QImage()
    with shown(state, size=size) as window:
        for look in looks:
            window.menus.actions[f"theme_{look}"].trigger()
            image = picture(make_app(), window, size)
    return image


@pytest.mark.parametrize(
    ("state", "size"), [("merger", _USUAL), *((state, _WIDE) for state in _PAGES)]
)
def test_a_change_of_colours_leaves_nothing_of_the_colours_before(state: str, size: QSize) -> None:
    assert pictured(state, size, "light", "dark", "light") == pictured(state, size, "light")
