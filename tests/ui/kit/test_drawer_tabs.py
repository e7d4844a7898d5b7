"""Words of drawers: at most one is open, and those without room are in a menu."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from acquire_desktop.ui.kit import languages
from acquire_desktop.ui.kit.drawer_tabs import DrawerTabs
from acquire_desktop.ui.kit.look import theme

KEYS = ("ledger", "prices", "log")
TEXTS = {key: key.title() for key in KEYS}


@pytest.fixture
def tabs(qtbot: QtBot, qapp: QApplication) -> DrawerTabs:
    languages.load_fonts()
    theme.apply_theme(qapp, "light")
    made = DrawerTabs(KEYS, ("log", "ledger", "prices"))
    qtbot.addWidget(made)
    made.set_texts(TEXTS, {"log": "F5"})
    made.resize(made.sizeHint())
    made.show()
    return made


def test_a_click_names_its_drawer_and_only_the_owner_opens_it(tabs: DrawerTabs) -> None:
    asked: list[str] = []
    tabs.chosen.connect(asked.append)
    QTest.mouseClick(tabs.tab("log"), Qt.MouseButton.LeftButton)
    assert asked == ["log"]
    assert not tabs.tab("log").isChecked()
    tabs.show_open("log")
    assert [tabs.tab(key).isChecked() for key in KEYS] == [False, False, True]
    tabs.show_open("")
    assert not any(tabs.tab(key).isChecked() for key in KEYS)
    assert tabs.tab("log").toolTip() == "F5"


def test_what_has_no_room_is_in_a_menu_that_says_which_is_open(tabs: DrawerTabs) -> None:
    assert not tabs.more.isVisible()
    asked: list[str] = []
    tabs.chosen.connect(asked.append)
    tabs.resize(tabs.width() - 10, tabs.height())
    assert [tabs.tab(key).isVisible() for key in KEYS] == [True, False, True]
    assert tabs.more.isVisible()
    assert tabs.more.accessibleName() == "More"
    tabs.show_open("prices")
    assert tabs.more.isChecked()
    tabs.more.click()
    menu = tabs.findChild(QMenu)
    assert isinstance(menu, QMenu)
    (action,) = menu.actions()
    assert (action.text(), action.isChecked()) == ("Prices", True)
    action.trigger()
    assert asked == ["prices"]
    menu.close()


def test_arrows_walk_over_the_words_that_are_shown(tabs: DrawerTabs) -> None:
    tabs.activateWindow()
    tabs.first().setFocus()
    for key in ("prices", "log", "ledger"):
        QTest.keyClick(QApplication.focusWidget() or tabs, Qt.Key.Key_Right)
        assert tabs.tab(key).hasFocus()
