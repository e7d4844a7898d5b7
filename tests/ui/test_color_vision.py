"""Whoever sees colours otherwise, or none, still tells every chain on the board."""

from collections.abc import Iterator
from itertools import combinations

import numpy as np
import pytest
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication

from acquire_desktop.engine.editions import CLASSIC_2023
from acquire_desktop.engine.game import observe
from acquire_desktop.engine.position import position
from acquire_desktop.ui import theme
from acquire_desktop.ui.board.geometry import lot_rect
from acquire_desktop.ui.board.view import BoardView
from acquire_desktop.ui.colors import CHAIN_COLORS
from tests.vision import MATRICES, seen

BOARD = (
    "SSS.TTT.AAA.",
    "SSS.TTT.AAA.",
    "............",
    "FFF.WWW.CCC.",
    "FFF.WWW.CCC.",
    "............",
    "III...o.....",
    "III.........",
    "....o.o.....",
)
PLAIN_LOTS = {"S": 14, "T": 18, "A": 22, "F": 50, "W": 54, "C": 58, "I": 86}
"""For each chain a lot in its lower row, without its headquarters."""
LOOKS = ("light", "dark")


def shown_board() -> BoardView:
    """Return the board with all seven chains as it is at 1280 by 720."""
    board = BoardView()
    board.resize(590, 447)
    board.set_animated(False)
    state = position(CLASSIC_2023, BOARD, cash=[6000] * 3, hands=["12A 12B 12C 12D 12G 12I"])
    board.show_view(observe(state, 0))
    board.grab()  # lays it out
    return board


def board_picture() -> QImage:
    """Return a picture of that board."""
    return shown_board().grab().toImage()


@pytest.fixture(params=LOOKS)
def picture(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[QImage]:
    theme.apply_theme(qapp, request.param)
    yield board_picture()
    theme.apply_theme(qapp, "light")


def lot_of(picture: QImage, letter: str) -> QImage:
    """Return the picture of one roof of a chain."""
    board = shown_board()
    place = board.mapFromScene(lot_rect(PLAIN_LOTS[letter])).boundingRect()
    return picture.copy(place.x() + 2, place.y() + 2, 43, 43)


@pytest.mark.parametrize("vision", MATRICES)
def test_no_two_chains_have_roofs_alike(picture: QImage, vision: str) -> None:
    for one, other in combinations(PLAIN_LOTS, 2):
        difference = np.abs(
            seen(lot_of(picture, one), vision) - seen(lot_of(picture, other), vision)
        ).max(axis=2)
        # Letter and pattern differ even where the colours look the same.
        assert (difference > 0.15).mean() > 0.03, f"{one} looks like {other}"


@pytest.mark.parametrize("vision", MATRICES)
@pytest.mark.parametrize("letter", CHAIN_COLORS)
def test_a_letter_is_read_on_its_roof(letter: str, vision: str) -> None:
    colors = CHAIN_COLORS[letter]
    one, other = (luminance(color, vision) for color in (colors.fill, colors.ink))
    assert (max(one, other) + 0.05) / (min(one, other) + 0.05) >= 4


def luminance(color: QColor, vision: str) -> float:
    """Return the relative luminance that somebody with this vision sees."""
    image = QImage(1, 1, QImage.Format.Format_RGB888)
    image.fill(color)
    coded = seen(image, vision)[0, 0]
    light = np.where(coded <= 0.04045, coded / 12.92, ((coded + 0.055) / 1.055) ** 2.4)
    return float(light @ np.array(MATRICES["grey"][0]))
