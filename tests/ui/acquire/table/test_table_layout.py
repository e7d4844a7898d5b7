"""The arrangement in numbers: the table of the specification, and what it promises of all windows.

A window is larger than the page of the table by the bar at its top.
"""

from itertools import pairwise

import pytest
from PySide6.QtCore import QSize

from acquire_desktop.ui.acquire.table.forms import RowForm
from acquire_desktop.ui.acquire.table.table_layout import Arrangement, arrange
from acquire_desktop.ui.kit.people.facts import PersonForm
from acquire_desktop.ui.window.screen_zoom import zoom_for

TEXTS = (1, 1.25, 1.5, 2)
MOST_STEP_DOWN_PX = 18


def in_window(width: int, height: int, text: float, players: int = 4) -> Arrangement:
    """Return the arrangement of the page in a window."""
    zoom = zoom_for(QSize(width, height))
    is_large = width >= 1600 and height >= 1000 and text <= 1.25
    bar = (44 if is_large else 34) * min(text, 1.4) * zoom
    return arrange(width, height - round(bar), text, players, zoom=zoom)


@pytest.mark.parametrize(
    ("size", "text", "columns", "space", "people", "rows"),
    [
        ((1024, 640), 1, 2, 48, (PersonForm.CELL, 1), RowForm.ONE),
        ((1024, 700), 1, 2, 52, (PersonForm.CELL, 1), RowForm.TWO),
        ((1024, 700), 1.5, 2, 48, (PersonForm.LINE, 1), RowForm.ONE),
        ((1280, 720), 1, 3, 50, (PersonForm.CARD, 1), RowForm.FULL),
        ((1280, 720), 1.25, 2, 50, (PersonForm.CELL, 2), RowForm.TWO),
        ((1280, 720), 1.5, 2, 48, (PersonForm.CELL, 2), RowForm.ONE),
        ((1366, 768), 1, 3, 58, (PersonForm.CARD, 1), RowForm.FULL),
        ((1366, 768), 1.5, 2, 54, (PersonForm.CELL, 2), RowForm.ONE),
        ((1366, 768), 2, 2, 50, (PersonForm.LINE, 2), RowForm.ONE),
        ((1440, 900), 1, 3, 64, (PersonForm.CARD, 1), RowForm.FULL),
        ((1536, 864), 1, 3, 70, (PersonForm.CARD, 1), RowForm.FULL),
        ((1600, 900), 1, 3, 74, (PersonForm.CARD, 1), RowForm.FULL),
        ((1920, 1080), 1, 3, 86, (PersonForm.CARD, 1), RowForm.FULL),
        ((1920, 1080), 1.5, 2, 88, (PersonForm.CELL, 2), RowForm.TWO),
        ((1920, 1080), 2, 2, 84, (PersonForm.CELL, 2), RowForm.TWO),
        ((2560, 1440), 1, 3, 118, (PersonForm.CARD, 1), RowForm.FULL),
        ((3840, 2160), 1, 3, 189, (PersonForm.CARD, 1), RowForm.FULL),
    ],
)
def test_windows_are_arranged_as_the_specification_says(
    size: tuple[int, int], text: float, columns: int, space: int,
    people: tuple[PersonForm, int], rows: RowForm,
) -> None:  # fmt: skip
    found = in_window(*size, text)
    assert 2 + found.has_three_columns == columns
    assert abs(found.space_px - space) <= 2 * found.zoom
    assert (found.people.form, found.people.columns) == people
    assert found.rows.form is rows


def test_what_gives_way_does_so_in_order() -> None:
    lines = [in_window(1024, height, 1) for height in (740, 655, 640)]
    assert [each.line_px for each in lines] == [58, 58, 44]
    assert [each.tile_px for each in lines] == [56, 48, 48]
    assert [each.is_line_low for each in lines] == [False, False, True]
    assert in_window(1366, 700, 1.5).line_px == 66


def test_the_line_grows_for_a_founding_by_what_is_spare_below() -> None:
    for width, height, text in ((1366, 768, 1), (1024, 700, 1), (1920, 1080, 1), (1366, 768, 1.5)):
        usual = in_window(width, height, text)
        grown = usual.for_founding
        assert grown.line_px >= usual.line_px + 8, (width, height)
        assert grown.tile_px >= 47
        assert grown.board == usual.board
        foot = usual.line_px + usual.tile_px + usual.founding_px
        assert grown.line_px + grown.tile_px <= foot
    assert in_window(3000, 1440, 1).founding_px <= 70 * in_window(3000, 1440, 1).zoom


def test_no_window_from_1024_by_640_on_scrolls_at_the_usual_text_size() -> None:
    for width in range(1024, 3900, 17):
        for height in range(640, 2200, 31):
            assert not in_window(width, height, 1, 6).scrolls, (width, height)


@pytest.mark.parametrize(("text", "height"), [(1.25, 671), (1.5, 671), (2, 702)])
def test_larger_text_scrolls_only_in_the_lowest_windows(text: float, height: int) -> None:
    for width in range(1024, 3900, 51):
        for each in range(height, 2200, 31):
            assert not in_window(width, each, text, 6).scrolls, (width, each)


@pytest.mark.parametrize("text", TEXTS)
def test_a_growing_window_makes_the_board_hardly_ever_smaller(text: float) -> None:
    for height in (700, 768, 864, 900):
        spaces = [in_window(width, height, text).space_px for width in range(1024, 2190, 6)]
        steps = [before - after for before, after in pairwise(spaces)]
        assert max(steps) <= MOST_STEP_DOWN_PX


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("players", range(2, 7))
def test_every_part_lies_within_the_page(text: float, players: int) -> None:
    for width in range(1024, 3900, 97):
        for height in range(606, 2200, 97):
            found = arrange(width, height, text, players)
            if found.scrolls:
                continue
            foot = found.line_px + found.tile_px + found.rail_px + 4 * found.gap
            assert found.width <= width + 2
            assert found.board[1] + foot <= height + 2, (width, height)
            people = found.people
            if found.has_three_columns:
                others = (players - 1) * (people.card_px + found.gap)
                assert others + people.active_px <= height - 2 * found.gap + 2
                assert people.active_px > people.card_px


def test_two_columns_give_the_people_no_more_than_they_need() -> None:
    few, many = (in_window(1024, 700, 1, players).people for players in (2, 6))
    assert few.height < many.height
    assert few.card_px == few.active_px, "none grows where all are low"


def test_in_half_of_a_screen_people_have_cards_where_no_row_loses_a_line_by_it() -> None:
    for players, form in ((2, PersonForm.CARD), (4, PersonForm.CARD), (6, PersonForm.CELL)):
        found = in_window(960, 1080, 1, players)
        assert (found.people.form, found.people.columns) == (form, 1)
        assert found.rows.form is RowForm.TWO
        assert found.rows.row_px >= 72
        assert form is PersonForm.CELL or found.people.card_px < found.people.active_px
    for text in TEXTS:
        for players in range(2, 7):
            for height in range(640, 2200, 31):
                found = in_window(960, height, text, players)
                if found.people.form is PersonForm.CARD:
                    rows = 28 * text + 6.62 * found.rows.row_px
                    assert found.people.height + rows + 3 * found.gap <= height


def test_the_least_window_scrolls_and_keeps_the_spaces_large() -> None:
    found = arrange(480, 320, 1, 4)
    assert found.scrolls
    assert found.space_px == 48
