"""The lesson of Hotel Tycoon through the window: by keys, by mouse, left, and kept nowhere."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from acquire_desktop.games.hotel_tycoon.lesson import CARDS
from acquire_desktop.languages import LANGUAGES
from acquire_desktop.ui.hotel_tycoon.choices import is_armed, primary_of
from acquire_desktop.ui.hotel_tycoon.lesson_page import LessonPage
from acquire_desktop.ui.kit import languages
from acquire_desktop.ui.kit.lesson.frame import hidden_area
from acquire_desktop.ui.kit.line.choice_button import ChoiceButton
from tests.window.hotel_tycoon import Hotel, choice_of, open_windows
from tests.window.table import click


@pytest.fixture
def hotel(qtbot: QtBot, qapp: QApplication) -> Iterator[Hotel]:
    """The set-up page of Hotel Tycoon."""
    with open_windows(qtbot) as opened:
        opened.first.pages.start.quay.other_game.click()
        opened.window.activateWindow()
        qtbot.waitUntil(opened.window.isActiveWindow)
        yield opened
    languages.install_language(qapp, "en")


def begun(hotel: Hotel) -> LessonPage:
    """Begin the lesson from the set-up page."""
    click(hotel.pages.setup.how.learn)
    QApplication.processEvents()
    return hotel.pages.lesson


def press(hotel: Hotel, key: Qt.Key) -> None:
    QTest.keyClick(hotel.window.focusWidget(), key)
    QApplication.processEvents()


def key_for(page: LessonPage) -> Qt.Key:
    """Return the key for what the card wants."""
    view, wanted = page.lesson.view, page.lesson.wanted
    if wanted is None:
        return Qt.Key.Key_End if page.lesson.due else Qt.Key.Key_Return
    if wanted == primary_of(view):
        return Qt.Key.Key_Return if is_armed(view) else Qt.Key.Key_N
    button = page.table.line.button_of(wanted)
    assert isinstance(button, ChoiceButton)
    return Qt.Key(Qt.Key.Key_0 + button._digit)


def files(hotel: Hotel) -> dict[Path, bytes]:
    """Return every file of the user."""
    folders = hotel.window.folders
    roots = folders.data, folders.config, folders.logs
    return {path: path.read_bytes() for root in roots for path in root.rglob("*") if path.is_file()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_lesson_is_played_by_keys_alone_and_kept_nowhere(
    hotel: Hotel, qapp: QApplication, language: str
) -> None:
    languages.install_language(qapp, language)
    before = files(hotel)
    hotel.pages.setup.how.learn.setFocus()
    press(hotel, Qt.Key.Key_Return)
    page = hotel.pages.lesson
    said = []
    while not page.lesson.is_last:
        assert hotel.pages.currentWidget() is page
        at = page.lesson.number, page.lesson.view.ply
        said.append(page.bubble.text)
        press(hotel, key_for(page))
        assert (page.lesson.number, page.lesson.view.ply) != at
    assert page.table.account.isVisible()
    assert page.table.side.standings.chart.isVisible()
    assert len(set(said)) >= len(CARDS) - 1
    assert not any("{" in text for text in said)
    assert any("Your move" in text for text in said) == (language == "en")
    press(hotel, Qt.Key.Key_Return)
    assert hotel.pages.currentWidget() is hotel.pages.setup
    assert not hotel.session.has_game
    assert files(hotel) == before


def test_by_mouse_every_card_leaves_free_what_it_is_about(hotel: Hotel, qtbot: QtBot) -> None:
    page = begun(hotel)
    while not page.lesson.is_last:
        wanted = page.lesson.wanted
        number, ply = page.lesson.number, page.lesson.view.ply
        qtbot.waitUntil(lambda: bool(page.light.targets))
        bubble = page.bubble.geometry()
        assert page.rect().contains(bubble)
        assert not hidden_area(bubble, page.light.targets)
        if wanted is None:
            click(page.bubble.go_on)
        else:
            button = page.table.line.button_of(wanted)
            assert not bubble.intersects(QRect(page.place_of(button)))
            click(button)
        assert (page.lesson.number, page.lesson.view.ply) != (number, ply)
    click(page.table.line.primary)
    assert hotel.pages.currentWidget() is hotel.pages.setup


def test_the_other_player_plays_by_herself(hotel: Hotel, qtbot: QtBot) -> None:
    page = begun(hotel)
    page._pause.setInterval(0)
    for _ in range(3):
        page.go_on()
        page.show_me()
    assert page.lesson.due
    qtbot.waitUntil(lambda: page.lesson.card.key == "again")


def test_after_the_rules_the_lesson_goes_on_where_it_was(hotel: Hotel, qtbot: QtBot) -> None:
    page = begun(hotel)
    for _ in range(3):
        page.go_on()
        page.show_me()
    hotel.pages.show_rules()
    assert page.lesson.due
    assert not page._pause.isActive()
    page._pause.setInterval(0)
    press(hotel, Qt.Key.Key_Escape)
    assert hotel.pages.currentWidget() is page
    qtbot.waitUntil(lambda: page.lesson.card.key == "again")
    qtbot.waitUntil(page.light.isVisible)


def test_another_action_is_answered_with_a_sentence_and_changes_nothing(hotel: Hotel) -> None:
    page = begun(hotel)
    press(hotel, Qt.Key.Key_Return)
    press(hotel, Qt.Key.Key_Return)
    assert page.lesson.card.key == "land"
    view, explained = page.lesson.view, page.bubble.words[0].text()
    press(hotel, Qt.Key.Key_2)
    assert page.lesson.view == view
    assert "real game" in page.bubble.words[0].text()
    press(hotel, Qt.Key.Key_1)
    assert page.lesson.view != view
    assert page.bubble.words[0].text() == explained


def test_back_shows_the_card_before_and_esc_leads_back_to_the_game(hotel: Hotel) -> None:
    hotel.pages.start_game(choice_of(2, 0))
    table, view = hotel.pages.game, hotel.session.view
    hotel.window.menus.actions["learn"].trigger()
    QApplication.processEvents()
    page = hotel.pages.lesson
    page.go_on()
    page.show_me()
    assert page.lesson.card.key == "land"
    click(page.bubble.back)
    assert (page.lesson.card.key, page.lesson.view.tiles) == ("throw", (0, 0))
    press(hotel, Qt.Key.Key_Escape)
    assert hotel.pages.currentWidget() is table
    assert hotel.session.view == view
    hotel.window.menus.actions["learn"].trigger()
    assert page.lesson.number == 0
