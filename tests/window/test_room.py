"""No text is cut and no target too small, in any language, at any size of window and text."""

from collections.abc import Iterable
from itertools import product

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QScrollArea
from pytestqt.qtbot import QtBot

from acquire_desktop.app import make_app
from acquire_desktop.ui.kit.frames import QuietArea
from acquire_desktop.ui.kit.line.words import LineWords
from acquire_desktop.ui.start.plates import Plate
from acquire_desktop.ui.window.window_size import FIRST_SIZE, LEAST_SIZE, allowed_size
from tests.room.walk import PSEUDO, Finding, walk
from tests.screenshots.__main__ import picture
from tests.screenshots.every import ALL_STATES, shown
from tests.screenshots.states import STATES, window_at
from tests.window.table import choice_of, open_window
from tests.window.test_screens import MERGER_STEPS

TABLE = (
    "early",
    "founding",
    "buying_six",
    "merger",
    "tie",
    "walkthrough",
    "walkthrough_market",
    "walkthrough_stock",
    "cards_draw_five",
    "chart",
    "prices",
)
PAGES = (
    "start_fresh",
    "start_recent",
    "start_games",
    "new_game",
    "rules",
    "compare",
    "guide_first",
    "guide_search",
    "handover",
    "account_winner",
    *("front_three", "result_three"),
    "shortcuts",
    "preferences_play",
    "preferences_search",
)
HOTEL = (
    *("hotel_setup_all", "hotel_build", "hotel_double", "hotel_auction", "hotel_throw"),
    *("hotel_deed", "hotel_stay", "hotel_account", "hotel_curtain"),
    *("hotel_lesson_build", "hotel_lesson_won"),
)
USUAL, HALF = QSize(1280, 720), QSize(960, 1080)


def told(findings: Iterable[Finding]) -> list[str]:
    """Return what was found, in words."""
    return [str(finding) for finding in findings]


@pytest.mark.part(of=24)
@pytest.mark.qt_log_ignore("does not support grabbing the keyboard")
@pytest.mark.parametrize("state", sorted({*ALL_STATES} - {*STATES, *MERGER_STEPS}))
def test_all_can_be_read_and_hit_at_the_usual_size(state: str) -> None:
    """The other states are looked at in the windows that ``test_screens`` opens for them."""
    assert not told(walk([state], [USUAL], 100, "en", targets=True, types=True))


@pytest.mark.part(of=24)
@pytest.mark.parametrize(
    ("state", "text_scale"),
    [*product([*TABLE, *HOTEL], [150, 200]), *product(PAGES, [200])],  # pages only grow
)
def test_larger_text_cuts_nothing(state: str, text_scale: int) -> None:
    assert not told(walk([state], [USUAL], text_scale, "en", targets=True))


@pytest.mark.part(of=12)
@pytest.mark.parametrize("state", [*TABLE, *PAGES, *HOTEL])
def test_words_that_are_40_per_cent_longer_are_whole(state: str) -> None:
    assert not told(walk([state], [USUAL], 100, PSEUDO))


@pytest.mark.part(of=12)
@pytest.mark.parametrize("state", [*TABLE, *PAGES, *HOTEL])
def test_half_a_screen_is_enough(state: str) -> None:
    assert not told(walk([state], [HALF], 100, "pt_BR", targets=True))


@pytest.mark.part(of=3)
@pytest.mark.parametrize(
    ("size", "text_scale", "language"),
    [(HALF, 150, "pt_BR"), (QSize(1100, 700), 200, "en"), (USUAL, 200, "pt_BR")],
)
def test_players_can_be_added_and_shuffled_where_text_is_large(
    size: QSize, text_scale: int, language: str
) -> None:
    assert not told(walk(["new_game_six"], [size], text_scale, language, targets=True))


@pytest.mark.part(of=9)
@pytest.mark.parametrize(
    "state",
    [
        *("curtain_wrong_pin", "seat_left_hidden", "leave_seat", "take_seat", "forget_pin"),
        *("new_pin", "duplicate_setup", "duplicate_turn", "duplicate_compared_six"),
    ],
)
@pytest.mark.parametrize(("text_scale", "language"), [(150, "en"), (200, "pt_BR")])
@pytest.mark.qt_log_ignore("does not support grabbing the keyboard")
def test_seats_and_duplicates_have_room_where_text_is_large(
    state: str, text_scale: int, language: str
) -> None:
    assert not told(walk([state], [USUAL], text_scale, language, targets=True))


@pytest.mark.parametrize("language", ["en", "pt_BR"])
def test_a_result_made_smaller_looks_like_one_that_opens_small(language: str) -> None:
    looks = []
    for sizes in ([USUAL], [QSize(1920, 1080), USUAL]):
        with window_at("result_three", language) as window:
            for size in sizes:
                picture(make_app(), window, size)
            page = window.pages.result
            looks.append((page.parts.room, page.parts.size(), page.verticalScrollBar().maximum()))
    assert looks[0] == looks[1]


@pytest.mark.part(of=12)
@pytest.mark.parametrize("state", [*TABLE, "merging", "look_back", "cards_buy_five"])
def test_the_wide_table_holds_its_words(state: str) -> None:
    assert not told(walk([state], [QSize(1600, 900)], 100, "pt_BR", targets=True))
    assert not told(walk([state], [QSize(1920, 1080)], 150, "en"))


@pytest.mark.part(of=12)
@pytest.mark.parametrize("language", ["en", "ja", "pt_BR"])
@pytest.mark.parametrize(
    "state",
    ["buying", "merger", "walkthrough", "walkthrough_sizes", "walkthrough_stock", "cards_buy_five"],
)
def test_the_line_says_less_rather_than_half_a_sentence(state: str, language: str) -> None:
    size = QSize(1024, 700)
    with shown(state, language, 150, size=size) as window:
        picture(make_app(), window, size)
        said = [each.sentence.text() for each in window.findChildren(LineWords) if each.isVisible()]
        assert said
        assert not [text for text in said if text.endswith("…")]


@pytest.mark.part(of=3)
@pytest.mark.parametrize("state", ["guide_first", "guide_overview", "guide_folders"])
def test_the_guide_is_whole_in_every_language_at_twice_the_text(state: str) -> None:
    for language in ("pt_BR", "ja"):
        assert not told(walk([state], [USUAL, HALF], 200, language, targets=True))


@pytest.mark.parametrize("state", ["new_game", "handover"])
def test_a_page_scrolls_for_itself_not_for_the_largest_of_all(state: str) -> None:
    with window_at(state, "pt_BR", 200) as window:
        picture(make_app(), window, USUAL)
        page = window.pages.currentWidget()
        assert page is not None
        layout = page.layout()
        assert layout is not None
        needed = layout.totalMinimumHeightForWidth(window.pages.width())
        area = window.pages.parentWidget()
        assert area is not None
        assert window.pages.height() == max(needed, area.height())


@pytest.mark.parametrize("state", ["start_fresh", "start_recent", "start_games"])
def test_the_start_page_is_whole_in_every_language_at_twice_the_text(state: str) -> None:
    for language in ("pt_BR", "ja"):
        assert not told(walk([state], [USUAL], 200, language, targets=True))


@pytest.mark.parametrize("state", ["start_fresh", "start_recent", "start_games"])
def test_the_start_page_is_whole_in_the_smallest_window(state: str) -> None:
    assert not told(walk([state], [LEAST_SIZE], 100, "pt_BR", targets=True))


@pytest.mark.parametrize("language", ["pt_BR", "ja"])
def test_the_longest_purchase_has_its_words_on_the_button(language: str) -> None:
    for size, text_scale in ((USUAL, 150), (HALF, 100)):
        assert not told(walk(["cards_buy_five"], [size], text_scale, language, targets=True))


@pytest.mark.part(of=3)
@pytest.mark.parametrize("state", ["early", "stuck", "buying"])
def test_half_a_screen_holds_words_that_are_40_per_cent_longer(state: str) -> None:
    assert not told(walk([state], [HALF], 100, PSEUDO))


@pytest.mark.parametrize("state", ["new_game", "account_winner"])
def test_nothing_of_a_page_lies_beside_the_window_at_twice_the_text(state: str) -> None:
    with window_at(state, "pt_BR", 200) as window:
        picture(make_app(), window, USUAL)
        page = window.pages.currentWidget()
        assert page is not None
        areas = page.findChildren(QScrollArea)
        assert not any(a.horizontalScrollBar().maximum() for a in areas if a.isVisible())


@pytest.mark.part(of=3)
@pytest.mark.parametrize("text_scale", [125, 150, 200])
def test_the_large_buttons_are_never_squeezed(text_scale: int) -> None:
    with window_at("start_recent", "pt_BR", text_scale) as window:
        picture(make_app(), window, USUAL)
        buttons = [each for each in window.pages.start.findChildren(Plate) if each.isVisible()]
        assert all(button.height() >= button.sizeHint().height() for button in buttons)


@pytest.mark.parametrize("screen", [QSize(1024, 700), QSize(800, 600)])
def test_the_first_window_fits_a_small_screen(screen: QSize) -> None:
    size = allowed_size(FIRST_SIZE, screen)
    assert size.width() <= screen.width()
    assert size.height() <= screen.height()


def test_a_window_smaller_than_a_page_scrolls_to_all_of_it(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        window.pages.start_game(choice_of(1, 3, seed="small"))
        window.resize(600, 400)
        QApplication.processEvents()
        assert window.size() == QSize(600, 400)
        body = window.pages.game.board.parentWidget()
        area = body.parentWidget().parentWidget()  # type: ignore[union-attr]
        assert isinstance(area, QuietArea)
        bars = area.horizontalScrollBar(), area.verticalScrollBar()
        qtbot.waitUntil(lambda: all(bar.maximum() > 0 for bar in bars))
