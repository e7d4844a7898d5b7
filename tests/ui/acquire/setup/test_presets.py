"""Presets of a new game: one click fills the whole page, and says in words with what."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from acquire_desktop.choices import HintRule
from acquire_desktop.games.acquire.engine.view import Holdings
from acquire_desktop.games.acquire.opponents import level_of
from acquire_desktop.storage.players import Player, PlayerKind
from acquire_desktop.ui.acquire.setup.new_game import (
    NewGame,
    choice_object,
    default_new_game,
    with_person,
)
from acquire_desktop.ui.acquire.setup.new_game_page import NewGamePage
from acquire_desktop.ui.acquire.setup.presets import Preset
from tests.window.chairs import type_name
from tests.window.table import QUIET, open_window

TWO_PEOPLE = NewGame(
    "ja-tycoon",
    (
        Player("Ana", PlayerKind.HUMAN),
        Player("Rui", PlayerKind.HUMAN),
        Player("Bea", PlayerKind.COMPUTER, "hard-founder"),
    ),
    Holdings.HIDDEN,
    "",
    power_cards=True,
    house={"starting_cash": 8000},
)


@pytest.fixture
def page(qtbot: QtBot) -> NewGamePage:
    page = NewGamePage()
    qtbot.addWidget(page)
    page.set_choice(TWO_PEOPLE)
    page.resize(1280, 690)
    with qtbot.waitActive(page):
        page.show()
        page.activateWindow()
    return page


def press(page: NewGamePage, preset: Preset) -> None:
    QTest.mouseClick(page.presets.cards[preset], Qt.MouseButton.LeftButton)


def test_the_first_game_is_one_for_a_beginner_whatever_was_chosen(page: NewGamePage) -> None:
    press(page, Preset.FIRST)
    choice = page.choice()
    assert choice == with_person(default_new_game(), "Ana")
    assert (choice.edition_key, choice.holdings, choice.house) == (
        "2023-classic",
        Holdings.OPEN,
        {},
    )
    assert {level_of(player.level) for player in choice.players[1:]} == {"beginner"}
    card = page.presets.cards[Preset.FIRST]
    assert card.isChecked()
    assert card.accessibleDescription() == (
        "3 × Beginner, 2023 Classic, open holdings, hints always"
    )


def test_experts_play_with_hidden_holdings(page: NewGamePage) -> None:
    press(page, Preset.EXPERTS)
    choice = page.choice()
    assert choice.holdings is Holdings.HIDDEN
    assert {level_of(player.level) for player in choice.players[1:]} == {"expert"}
    assert page.presets.cards[Preset.EXPERTS].accessibleDescription() == (
        "3 × Expert, 2023 Classic, strictly hidden holdings"
    )


def test_an_evening_with_friends_is_for_people_alone(page: NewGamePage) -> None:
    press(page, Preset.FRIENDS)
    choice = page.choice()
    assert choice.holdings is Holdings.AIDED
    assert [(player.name, player.kind) for player in choice.players] == [
        ("Ana", PlayerKind.HUMAN),
        ("Rui", PlayerKind.HUMAN),
        ("Player 3", PlayerKind.HUMAN),
    ]
    assert page.presets.current() is Preset.FRIENDS


def test_the_usual_game_is_the_last_choice_and_comes_back_by_a_key(page: NewGamePage) -> None:
    usual = page.presets.cards[Preset.USUAL]
    assert usual.isChecked()
    assert usual.accessibleDescription() == (
        "3 players, Custom (Japanese Tycoon), strictly hidden holdings"
    )
    press(page, Preset.EXPERTS)
    assert not usual.isChecked()
    usual.setFocus()
    QTest.keyClick(usual, Qt.Key.Key_Return)
    assert page.choice() == TWO_PEOPLE
    assert usual.isChecked()


def test_a_change_takes_the_mark_away_and_back(page: NewGamePage) -> None:
    press(page, Preset.FIRST)
    holdings = page.options.holdings
    QTest.mouseClick(holdings.button("aided"), Qt.MouseButton.LeftButton)
    assert page.presets.current() is None
    QTest.mouseClick(holdings.button("open"), Qt.MouseButton.LeftButton)
    assert page.presets.current() is Preset.FIRST


def test_where_nothing_was_chosen_yet_the_usual_game_is_not_offered(page: NewGamePage) -> None:
    page.set_choice(default_new_game())
    assert not page.presets.cards[Preset.USUAL].isVisible()
    assert page.presets.current() is Preset.FIRST


def test_a_person_keeps_the_name_that_was_typed(page: NewGamePage) -> None:
    type_name(page, 0, "Bea")
    press(page, Preset.FIRST)
    names = [player.name for player in page.choice().players]
    assert names[0] == "Bea"
    assert len(set(names)) == 4


def test_a_first_game_gives_hints_and_any_other_leaves_them_as_they_are(qtbot: QtBot) -> None:
    kept = choice_object(replace(default_new_game(), holdings=Holdings.HIDDEN))
    with open_window(qtbot, replace(QUIET, hints=HintRule.NEVER, last_new_game=kept)) as window:
        window.pages.show_new_game()
        page = window.pages.new_game
        press(page, Preset.EXPERTS)
        page._try_start()
        assert window.preferences.settings.hints == "never"
        window.pages.show_new_game()
        press(page, Preset.FIRST)
        page._try_start()
        assert window.preferences.settings.hints == "always"
