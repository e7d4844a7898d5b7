"""The layout of Hotel Tycoon's table: every part has its place in any usual window."""

from itertools import combinations

import pytest
from PySide6.QtCore import QRect

from acquire_desktop.ui.hotel_tycoon.layout import lay_out
from acquire_desktop.ui.kit.people.facts import PersonForm

WINDOWS = ((1024, 640), (1024, 700), (1280, 686), (1366, 734), (1600, 860), (1920, 1046))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("text", [1.0, 1.25, 1.5])
@pytest.mark.parametrize("size", WINDOWS)
def test_no_part_covers_another_or_leaves_the_page(
    size: tuple[int, int], text: float, players: int
) -> None:
    places = lay_out(*size, text, players)
    parts = (places.people, places.board, places.line, places.rail, places.side)
    page = QRect(0, 0, *size)
    for part in parts:
        assert page.contains(part), part
        assert part.width() > 0 < part.height()
    for one, other in combinations(parts, 2):
        assert not one.intersects(other), (one, other)
    assert places.board.width() >= 500
    assert places.side.height() >= 8 * 28


def test_where_the_window_is_wide_the_people_have_a_column_of_cards() -> None:
    assert lay_out(1366, 734, 1.0, 4).form is PersonForm.CARD
    assert lay_out(1920, 1046, 1.0, 4).form is PersonForm.CARD
    assert lay_out(1024, 700, 1.0, 4).form is PersonForm.CELL
    large = lay_out(1920, 1046, 1.0, 4)
    assert large.active_px > large.card_px > lay_out(1366, 734, 1.0, 4).card_px
