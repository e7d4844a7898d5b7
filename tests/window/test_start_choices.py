"""What is chosen on the start page is kept: marks on the chains, day or night."""

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from acquire_desktop.choices import ChainPalette, ThemeChoice
from acquire_desktop.ui.kit.look import theme
from tests.window.table import QUIET, choice_of, click, open_window


@pytest.mark.parametrize("wanted", [True, False])
def test_marks_are_offered_at_the_first_start_until_there_is_an_answer(
    qtbot: QtBot, wanted: bool
) -> None:
    with open_window(qtbot) as window:
        marks = window.pages.start.marks
        assert marks.isVisible()
        click(marks.yes if wanted else marks.no)
        assert not marks.isVisible()
        kept = window.preferences.settings
        assert (kept.chain_marks, kept.marks_told) == (wanted, True)
        assert theme.marks_chains() is wanted
    with open_window(qtbot, kept) as window:
        assert not window.pages.start.marks.isVisible()
        window.preferences.keep(chain_marks=False)


def test_marks_are_not_offered_after_a_game_was_chosen(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        window.pages.start_game(choice_of(1, 2))
        window.pages.show_start()
        assert not window.pages.start.marks.isVisible()


def test_marks_are_not_offered_where_they_are_shown(qtbot: QtBot) -> None:
    with open_window(qtbot, replace(QUIET, chain_palette=ChainPalette.SAFE)) as window:
        assert not window.pages.start.marks.isVisible()
        window.preferences.keep(chain_palette=ChainPalette.USUAL)


def test_day_becomes_night_and_day_again(qtbot: QtBot) -> None:
    with open_window(qtbot, replace(QUIET, theme=ThemeChoice.LIGHT)) as window:
        night = window.pages.start.top.night
        seen = [(night.accessibleName(), window.preferences.settings.theme)]
        for _ in range(2):
            click(night)
            seen.append((night.accessibleName(), window.preferences.settings.theme))
    day = ("Day", ThemeChoice.LIGHT)
    assert seen == [day, ("Night", ThemeChoice.DARK), day]


def test_the_program_is_named_once(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        name = window.top_bar._name
        assert name.isHidden()
        window.pages.show_new_game()
        assert not name.isHidden()
