"""A setting that is changed shows what the program shows that starts with it."""

from itertools import cycle, product

import pytest
from PySide6.QtCore import QSize

from acquire_desktop.languages import LANGUAGES
from tests.live_settings.walk import TEXT_SIZES, changes, faults

USUAL, WIDE = QSize(1280, 720), QSize(1920, 1080)
CONTEXTS = tuple(zip(LANGUAGES, cycle(TEXT_SIZES), strict=False))
"""A language and a text size: every change meets each of them once."""
PLACES = ("start_fresh", "early", "hotel_build", "handover")
"""Where every setting is changed, a quarter of them at each in each language."""
PAGES = (
    *("start_recent", "new_game_custom", "buying_six", "merging", "thinking", "chart"),
    *("walkthrough", "lesson_place_alone", "lesson_closing", "compare", "house_rules"),
    *("result_three", "account"),
    *("hotel_account", "hotel_deed", "hotel_curtain", "hotel_setup_all", "hotel_lesson_won"),
)
"""Where colours, language and text size are changed."""
LOOK = (
    *(("text_scale", 200), ("text_scale", 100), ("high_contrast", True), ("language", "ja")),
    ("text_scale", 150),
)


@pytest.mark.part(of=12)
@pytest.mark.parametrize(("at", "context"), list(product(range(len(PLACES)), CONTEXTS)))
def test_every_setting_looks_at_once_as_after_a_restart(at: int, context: tuple[str, int]) -> None:
    language, text_scale = context
    place = PLACES[(at + CONTEXTS.index(context)) % len(PLACES)]
    look = {"language", "text_scale"}
    steps = sorted(changes()[at :: len(PLACES)], key=lambda change: change[0] in look)
    assert not list(faults(place, steps, USUAL, language, text_scale))


@pytest.mark.part(of=12)
@pytest.mark.parametrize("state", PAGES)
def test_every_page_follows_language_text_size_and_colours(state: str) -> None:
    assert not list(faults(state, LOOK, USUAL))


@pytest.mark.part(of=2)
@pytest.mark.parametrize("state", ["early", "hotel_build"])
def test_a_wide_table_follows_them_too(state: str) -> None:
    assert not list(faults(state, LOOK, WIDE))
