"""Chooses in the menus of the chairs of a new game, as a person would."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from acquire_desktop.ui.acquire.setup.new_game_page import NewGamePage


def entries(menu: QMenu) -> dict[str, QAction]:
    """Return the entries of a menu by their texts, without the keys."""
    shown = (entry for entry in menu.actions() if not entry.isSeparator())
    texts = ((entry, entry.text().split("\t")[0]) for entry in shown)
    return {text.replace("&&", "&"): entry for entry, text in texts}


def sub_menu(page: NewGamePage, at: int, *path: str) -> QMenu:
    """Open the menu of a chair, counted from 0, and return one in it."""
    menu: QMenu = page.table.open_menu(at)
    for text in path:
        found = entries(menu)[text].menu()
        assert isinstance(found, QMenu)
        menu = found
    return menu


def choose(page: NewGamePage, at: int, *path: str) -> None:
    """Choose an entry of the menu of a chair; its text may go on."""
    menu = sub_menu(page, at, *path[:-1])
    found = entries(menu)
    entry = next(found[text] for text in found if text.startswith(path[-1]))
    assert entry.isEnabled()
    entry.trigger()
    if (top := QApplication.activePopupWidget()) is not None:
        top.close()


def type_name(page: NewGamePage, at: int, name: str, end: Qt.Key = Qt.Key.Key_Return) -> None:
    """Type a name over the one of a chair."""
    page.table.buttons[at].setFocus()
    QTest.keyClick(page.table.buttons[at], Qt.Key.Key_F2)
    field = page.table.name
    assert field.isVisible()
    field.selectAll()
    field.insert(name)  # as from the clipboard: not every letter has a key
    QTest.keyClick(field, end)


def drag(source: QWidget, target: QWidget) -> None:
    """Pull a widget with the mouse to the middle of another."""
    start, left = source.rect().center(), Qt.MouseButton.LeftButton
    end = source.mapFromGlobal(target.mapToGlobal(target.rect().center()))
    QTest.mousePress(source, left, pos=start)
    QTest.mouseMove(source, start + QPoint(30, 0))
    QTest.mouseMove(source, end)
    QTest.mouseRelease(source, left, pos=end)
