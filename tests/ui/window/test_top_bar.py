"""The top bar: news in place of the facts, and what goes where there is no room."""

import pytest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from acquire_desktop.ui.window.top_bar import TopBar

FACTS = ("2023 Classic   ·   open holdings   ·   turn 3", "turn 3")


@pytest.fixture
def bar(qtbot: QtBot) -> TopBar:
    made = TopBar()
    qtbot.addWidget(made)
    for title in ("Game", "Turn", "View", "Help"):
        made.menus.addMenu(title)
    made.add(QPushButton("Speed"))
    made.resize(1366, 34)
    made.show()
    made.show_facts(FACTS)
    return made


def test_facts_are_shown_as_fully_as_fits(bar: TopBar) -> None:
    assert bar.facts.text() == FACTS[0]


def test_news_stand_in_place_of_the_facts_for_a_moment(bar: TopBar) -> None:
    bar.tell("Saved as game.acquire.")
    bar.show_facts(FACTS)
    assert bar.facts.text() == "Saved as game.acquire."
    bar._news.timeout.emit()
    bar._news.stop()
    bar.show_facts(FACTS)
    assert bar.facts.text() == FACTS[0]


def test_the_menus_stay_whole_and_the_facts_go(bar: TopBar) -> None:
    asked = list[bool]()
    bar.crowded.connect(asked.append)
    (button,) = bar.findChildren(QPushButton)
    bar.resize(bar.menus.sizeHint().width() + button.sizeHint().width() + 60, 34)
    assert asked.pop()
    QApplication.processEvents()
    assert bar.facts.isHidden()
    assert bar.menus.width() == bar.menus.sizeHint().width()
    bar.resize(1366, 34)
    assert not asked.pop()
    assert not bar.facts.isHidden()


def test_a_button_that_got_its_words_back_takes_nothing_from_the_menus(bar: TopBar) -> None:
    (button,) = bar.findChildren(QPushButton)
    bar.crowded.connect(lambda is_so: button.setText("" if is_so else "Speed: instant"))
    bar.show_facts(FACTS)
    bar.resize(bar.menus.sizeHint().width() + button.sizeHint().width() + 60, 34)
    for _ in range(3):
        bar.show_facts(FACTS)
        QApplication.processEvents()
        assert button.text() == ""
        assert bar.menus.width() == bar.menus.sizeHint().width()
