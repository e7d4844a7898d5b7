"""Whoever sees colours otherwise, or none, still tells every chain on the board."""

from itertools import combinations

import numpy as np
import pytest
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication

from acquire_desktop.choices import ChainPalette
from acquire_desktop.games.acquire.engine.editions import CLASSIC_2023
from acquire_desktop.games.acquire.engine.game import observe
from acquire_desktop.games.acquire.engine.position import position
from acquire_desktop.ui.acquire.table.board.geometry import space_rect
from acquire_desktop.ui.acquire.table.board.view import BoardView
from acquire_desktop.ui.kit.look.chain_palettes import THEMES, with_palette
from acquire_desktop.ui.kit.look.colors import BASES, LIGHT, Theme
from tests.ui.kit.look.wearing import wear
from tests.vision import MATRICES, Lab, difference, lab_of, seen

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
PLAIN_SPACES = {"S": 14, "T": 18, "A": 22, "F": 50, "W": 54, "C": 58, "I": 86}
"""For each chain a space in its lower row, without its headquarters."""
COLOR_BLINDNESS = ("protan", "deutan", "tritan")
LEAST_DIFFERENCE = 15
"""Between any two chains, by CIEDE2000; colour is never the only sign, so grey needs less."""
PUBLISHED: tuple[tuple[Lab, Lab, float], ...] = (
    ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
    ((50.0, 3.1571, -77.2803), (50.0, 0.0, -82.7485), 2.8615),
    ((50.0, 2.8361, -74.0200), (50.0, 0.0, -82.7485), 3.4412),
    ((50.0, -1.3802, -84.2814), (50.0, 0.0, -82.7485), 1.0000),
    ((50.0, -1.1848, -84.8006), (50.0, 0.0, -82.7485), 1.0000),
    ((50.0, -0.9009, -85.5211), (50.0, 0.0, -82.7485), 1.0000),
    ((50.0, 0.0, 0.0), (50.0, -1.0, 2.0), 2.3669),
    ((50.0, -1.0, 2.0), (50.0, 0.0, 0.0), 2.3669),
    ((50.0, 2.4900, -0.0010), (50.0, -2.4900, 0.0009), 7.1792),
    ((50.0, 2.4900, -0.0010), (50.0, -2.4900, 0.0010), 7.1792),
    ((50.0, 2.4900, -0.0010), (50.0, -2.4900, 0.0011), 7.2195),
    ((50.0, 2.4900, -0.0010), (50.0, -2.4900, 0.0012), 7.2195),
    ((50.0, -0.0010, 2.4900), (50.0, 0.0009, -2.4900), 4.8045),
    ((50.0, -0.0010, 2.4900), (50.0, 0.0010, -2.4900), 4.8045),
    ((50.0, -0.0010, 2.4900), (50.0, 0.0011, -2.4900), 4.7461),
    ((50.0, 2.5, 0.0), (50.0, 0.0, -2.5), 4.3065),
    ((50.0, 2.5, 0.0), (73.0, 25.0, -18.0), 27.1492),
    ((50.0, 2.5, 0.0), (61.0, -5.0, 29.0), 22.8977),
    ((50.0, 2.5, 0.0), (56.0, -27.0, -3.0), 31.9030),
    ((50.0, 2.5, 0.0), (58.0, 24.0, 15.0), 19.4535),
    ((50.0, 2.5, 0.0), (50.0, 3.1736, 0.5854), 1.0000),
    ((50.0, 2.5, 0.0), (50.0, 3.2972, 0.0), 1.0000),
    ((50.0, 2.5, 0.0), (50.0, 1.8634, 0.5757), 1.0000),
    ((50.0, 2.5, 0.0), (50.0, 3.2592, 0.3350), 1.0000),
    ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
    ((63.0109, -31.0961, -5.8663), (62.8187, -29.7946, -4.0864), 1.2630),
    ((61.2901, 3.7196, -5.3901), (61.4292, 2.2480, -4.9620), 1.8731),
    ((35.0831, -44.1164, 3.7933), (35.0232, -40.0716, 1.5901), 1.8645),
    ((22.7233, 20.0904, -46.6940), (23.0331, 14.9730, -42.5619), 2.0373),
    ((36.4612, 47.8580, 18.3852), (36.2715, 50.5065, 21.2231), 1.4146),
    ((90.8027, -2.0831, 1.4410), (91.1528, -1.6435, 0.0447), 1.4441),
    ((90.9257, -0.5406, -0.9208), (88.6381, -0.8985, -0.7239), 1.5381),
    ((6.7747, -0.2908, -2.4247), (5.8714, -0.0985, -2.2286), 0.6377),
    ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
)
"""The test data of Sharma, Wu and Dalal (2005): two colours in CIELAB and their difference."""


def shown_board() -> BoardView:
    """Return the board with all seven chains as it is at 1280 by 720."""
    board = BoardView()
    board.resize(590, 447)
    board.drawing.set_animated(False)
    state = position(CLASSIC_2023, BOARD, cash=[6000] * 3, hands=["12A 12B 12C 12D 12G 12I"])
    board.show_view(observe(state, 0))
    board.grab()  # lays it out
    return board


@pytest.fixture(scope="module", params=THEMES, ids=[look.name for look in THEMES])
def roofs(request: pytest.FixtureRequest, qapp: QApplication) -> dict[str, QImage]:
    """Return for each chain the picture of one of its roofs."""
    wear(qapp, request.param)
    board = shown_board()
    picture = board.grab().toImage()
    corners = {
        letter: board.mapFromScene(space_rect(space)).boundingRect().topLeft()
        for letter, space in PLAIN_SPACES.items()
    }
    wear(qapp, LIGHT)
    return {
        letter: picture.copy(corner.x() + 2, corner.y() + 2, 43, 43)
        for letter, corner in corners.items()
    }


@pytest.mark.parametrize("vision", MATRICES)
def test_no_two_chains_have_roofs_alike(roofs: dict[str, QImage], vision: str) -> None:
    pictures = {letter: seen(roof, vision) for letter, roof in roofs.items()}
    for one, other in combinations(PLAIN_SPACES, 2):
        unlike = np.abs(pictures[one] - pictures[other]).max(axis=2) > 0.15
        # Letter and pattern differ even where the colours look the same.
        assert unlike.mean() > 0.03, f"{one} looks like {other}"


@pytest.mark.parametrize("vision", MATRICES)
@pytest.mark.parametrize("look", THEMES, ids=[look.name for look in THEMES])
def test_a_letter_is_read_on_its_roof(look: Theme, vision: str) -> None:
    for letter, colors in look.chains.items():
        one, other = (luminance(color, vision) for color in (colors.fill, colors.ink))
        assert (max(one, other) + 0.05) / (min(one, other) + 0.05) >= 4, letter


@pytest.mark.parametrize(("one", "other", "published"), PUBLISHED)
def test_differences_are_those_that_are_published(one: Lab, other: Lab, published: float) -> None:
    assert difference(one, other) == pytest.approx(published, abs=0.00005)
    assert difference(other, one) == pytest.approx(published, abs=0.00005)


def test_white_black_and_red_are_where_cielab_has_them() -> None:
    """The grey of whoever sees no colours lies on the axis of lightness."""
    light, a, b = lab_of(QColor("white"), "grey")
    assert (light, a, b) == pytest.approx((100, 0, 0), abs=0.02)
    assert lab_of(QColor("black"), "protan") == pytest.approx((0, 0, 0), abs=0.02)
    _, a, b = lab_of(QColor("red"), "grey")
    assert (a, b) == pytest.approx((0, 0), abs=0.02)


@pytest.mark.parametrize("vision", COLOR_BLINDNESS)
@pytest.mark.parametrize("look", THEMES, ids=[look.name for look in THEMES])
def test_no_two_chains_have_colours_alike(look: Theme, vision: str) -> None:
    colors = {letter: lab_of(chain.fill, vision) for letter, chain in look.chains.items()}
    for one, other in combinations(colors, 2):
        assert difference(colors[one], colors[other]) >= LEAST_DIFFERENCE, (one, other)


@pytest.mark.parametrize("base", BASES, ids=[look.name for look in BASES])
def test_the_safe_palette_sets_the_chains_further_apart_than_any_other(base: Theme) -> None:
    def least(palette: ChainPalette) -> float:
        chains = with_palette(base, palette).chains.values()
        return min(
            difference(lab_of(one.fill, vision), lab_of(other.fill, vision))
            for one, other in combinations(chains, 2)
            for vision in COLOR_BLINDNESS
        )

    assert least(ChainPalette.SAFE) >= 19
    assert least(ChainPalette.SAFE) == max(map(least, ChainPalette))


def luminance(color: QColor, vision: str) -> float:
    """Return the relative luminance that somebody with this vision sees."""
    image = QImage(1, 1, QImage.Format.Format_RGB888)
    image.fill(color)
    coded = seen(image, vision)[0, 0]
    light = np.where(coded <= 0.04045, coded / 12.92, ((coded + 0.055) / 1.055) ** 2.4)
    return float(light @ np.array(MATRICES["grey"][0]))
