"""Names of 24 wide letters: no page gets wider, no button is cut, nothing lies out of reach."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QPushButton, QScrollArea, QScrollBar

from acquire_desktop.app import make_app
from tests.room.findings import hidden_parts, missing_px
from tests.room.typed import all_tops
from tests.room.walk import walk
from tests.screenshots import duplicates, games, hotels
from tests.screenshots.__main__ import picture
from tests.screenshots.every import shown

WIDE = tuple("W" * 23 + letter for letter in "ABCDEF")
SIZES = QSize(1280, 720), QSize(1920, 1080)


@pytest.fixture(autouse=True)
def _wide_names(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Seat people with such names at every table."""
    monkeypatch.setattr(games, "NAMES", WIDE)
    monkeypatch.setattr(duplicates, "NAMES", WIDE)
    monkeypatch.setattr(hotels, "NAMES", WIDE[:4])
    for kept in (games.game_at, duplicates.played_duplicate, hotels.hotel_game_at):
        kept.cache_clear()
    yield
    for kept in (games.game_at, duplicates.played_duplicate, hotels.hotel_game_at):
        kept.cache_clear()


@pytest.mark.part(of=12)
@pytest.mark.parametrize(
    "state",
    [
        *("start_recent", "buying_six", "result_six", "account_six", "walkthrough", "chart_six"),
        *("handover", "curtain_pin", "seat_left_hidden", "leave_seat", "take_seat", "new_pin"),
        *("duplicate_turn", "duplicate_compared_six", "analysis", "recover", "finished_games"),
        *("hotel_auction", "hotel_stay", "hotel_curtain", "hotel_curtain_pin", "hotel_account"),
        *("hotel_standings", "hotel_debt", "hotel_left", "review"),
    ],
)
@pytest.mark.qt_log_ignore("does not support")
def test_long_names_leave_everything_in_its_place(state: str) -> None:
    with shown(state) as window:
        for size in SIZES:
            picture(make_app(), window, size)
            assert window.size() == size
            for top in all_tops(make_app(), window):
                assert top.width() <= size.width()
                assert not hidden_parts(top)
                buttons = [each for each in top.findChildren(QPushButton) if each.isVisible()]
                assert [each.text() for each in buttons if missing_px(each) > 2] == []
                bars = [bar for bar in top.findChildren(QScrollBar) if bar.isVisible()]
                across = [bar for bar in bars if bar.orientation() is Qt.Orientation.Horizontal]
                assert not any(bar.maximum() for bar in across)


@pytest.mark.parametrize(
    "state",
    [
        *("duplicate_turn", "duplicate_compared_six", "handover", "curtain_pin", "result_six"),
        *("hotel_auction", "hotel_stay", "hotel_account", "hotel_debt", "hotel_curtain"),
    ],
)
@pytest.mark.parametrize(("text_scale", "language"), [(150, "en"), (200, "pt_BR")])
def test_long_names_are_whole_or_end_in_dots_where_text_is_large(
    state: str, text_scale: int, language: str
) -> None:
    found = walk([state], [SIZES[0]], text_scale, language, targets=True)
    assert [str(each) for each in found if not each.what.startswith("painted as")] == []


@pytest.mark.parametrize("state", ["duplicate_compared_six", "walkthrough"])
@pytest.mark.parametrize(("text_scale", "language"), [(150, "en"), (200, "pt_BR")])
def test_a_page_with_long_names_scrolls_down_only(
    state: str, text_scale: int, language: str
) -> None:
    with shown(state, language, text_scale) as window:
        picture(make_app(), window, SIZES[0])
        areas = [area for area in window.findChildren(QScrollArea) if area.isVisible()]
        wide = [area for area in areas if area.horizontalScrollBar().maximum()]
        assert [type(area).__name__ for area in wide] == []
