"""Every player has a colour and a mark, which nobody can take for another or for a chain's."""

from itertools import combinations

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.chain_palettes import THEMES
from acquire_desktop.ui.kit.look.colors import Theme
from acquire_desktop.ui.kit.look.portraits import Face, draw_face, face_pixmap, portrait_pixmap
from acquire_desktop.ui.kit.look.seat_marks import MARK_COUNT, draw_mark, mark_icon
from tests.ui.kit.look.test_theme import GROUNDS
from tests.ui.kit.look.wearing import wear
from tests.vision import contrast, difference, lab_of

LOOKS = [pytest.param(look, id=look.name) for look in THEMES]
FULL = "normal"
LEAST_TO_A_CHAIN = 14
"""By CIEDE2000. A chain also has its letter, and no chain a mark."""
LEAST_TO_A_SEAT = 20
LEAST_TO_THE_COLOUR_BLIND = 11
"""Shapes tell marks apart where colours look alike."""


@pytest.mark.parametrize("look", LOOKS)
def test_a_mark_stands_out_from_every_ground(look: Theme) -> None:
    assert len(look.seats) == MARK_COUNT
    for color in look.seats:
        assert min(contrast(color, getattr(look, ground)) for ground in GROUNDS) >= 3


@pytest.mark.parametrize("look", LOOKS)
def test_no_player_has_a_colour_like_a_chains(look: Theme) -> None:
    for color in look.seats:
        for chain in look.chains.values():
            assert _apart(color, chain.fill) >= LEAST_TO_A_CHAIN


@pytest.mark.parametrize("look", LOOKS)
def test_no_two_players_have_colours_alike_not_even_to_the_colour_blind(look: Theme) -> None:
    for one, other in combinations(look.seats, 2):
        assert _apart(one, other) >= LEAST_TO_A_SEAT
        for vision in ("protan", "deutan", "tritan"):
            seen = difference(lab_of(one, vision), lab_of(other, vision))
            assert seen >= LEAST_TO_THE_COLOUR_BLIND, vision


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("side", [11, 20])
def test_marks_are_told_apart_by_their_shape_alone(side: int) -> None:
    """Also on the smallest portrait, and for whoever sees no colours."""
    shapes = [_shape(mark, side) for mark in range(MARK_COUNT)]
    for one, other in combinations(shapes, 2):
        assert len(one ^ other) >= 0.06 * side * side
    areas = [len(shape) for shape in shapes]
    assert max(areas) <= 1.7 * min(areas), "no player looks larger than another"


def test_a_face_carries_its_mark_at_every_size(qapp: QApplication) -> None:
    for look in THEMES[:4]:
        wear(qapp, look)
        for size in (15, 20, 52):
            with_mark = face_pixmap(Face("bob", 2), size).toImage()
            assert with_mark != portrait_pixmap("bob", size).toImage()
            assert _has(with_mark, look.seats[2])
            assert not _has(portrait_pixmap("bob", size).toImage(), look.seats[2])
    wear(qapp, THEMES[0])


@pytest.mark.usefixtures("qapp")
def test_who_has_no_portrait_still_has_a_mark() -> None:
    image = QImage(24, 24, QImage.Format.Format_ARGB32)
    image.fill(theme.current().paper)
    painter = QPainter(image)
    draw_face(painter, image.rect().toRectF(), Face("", 3))
    painter.end()
    assert _has(image, theme.current().seats[3])
    assert not mark_icon(3).isNull()


def _apart(one: QColor, other: QColor) -> float:
    return difference(lab_of(one, FULL), lab_of(other, FULL))


def _shape(mark: int, side: int) -> set[tuple[int, int]]:
    """Return the points that a mark covers on a plate of a size."""
    image = QImage(side, side, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    draw_mark(painter, QPointF(side / 2, side / 2), side * 0.37, mark)
    painter.end()
    points = [(x, y) for x in range(side) for y in range(side)]
    return {point for point in points if image.pixelColor(*point).alpha() > 127}


def _has(image: QImage, color: QColor) -> bool:
    points = [(x, y) for x in range(image.width()) for y in range(image.height())]
    return any(image.pixelColor(*point) == color for point in points)
