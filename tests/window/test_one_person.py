"""Whoever plays alone against computers reads of *you* in the whole window, and no name."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, QObject, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QLabel,
    QWidget,
)
from pytestqt.qtbot import QtBot

from acquire_desktop.engine.actions import DeclareEnd
from acquire_desktop.storage.players import Player, PlayerKind
from acquire_desktop.ui.log_lines import Line
from acquire_desktop.ui.main_window import MainWindow
from acquire_desktop.ui.new_game import NewGame
from tests.window.table import QUIET, choice_of, open_window, wait_for_turn

NAME = "Zebedee"
_ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.AccessibleDescriptionRole,
)


def alone(computers: int = 2) -> NewGame:
    """Return a game of one person, whose name would be found."""
    choice = choice_of(1, computers)
    return replace(choice, players=(Player(NAME, PlayerKind.HUMAN), *choice.players[1:]))


def strings_of(window: MainWindow) -> Iterator[str]:
    """Return what widgets show or let a screen reader say; not what is typed into fields."""
    yield window.windowTitle()
    models: set[QObject] = set()
    for widget in window.findChildren(QWidget):
        yield widget.toolTip()
        yield widget.accessibleName()
        yield widget.accessibleDescription()
        if isinstance(widget, QLabel | QAbstractButton):
            yield widget.text()
        if isinstance(widget, QComboBox):
            yield from (widget.itemText(at) for at in range(widget.count()))
        if isinstance(widget, QAbstractItemView) and widget.model() is not None:
            models.add(widget.model())
    for model in models:
        if isinstance(model, QAbstractItemModel):
            yield from _strings_in(model)


def _strings_in(model: QAbstractItemModel) -> Iterator[str]:
    root = QModelIndex()
    is_list = isinstance(model, QAbstractListModel)  # whose columns Qt keeps to itself
    for column in range(1 if is_list else model.columnCount(root)):
        for role in _ROLES:
            yield str(model.headerData(column, Qt.Orientation.Horizontal, role))
        for row in range(model.rowCount(root)):
            for role in _ROLES:
                yield str(model.index(row, column).data(role))


def found(window: MainWindow) -> list[str]:
    """Return the texts that hold the name of the only person."""
    return [text for text in strings_of(window) if NAME in text]


@pytest.mark.parametrize("language", ["en", "ja", "pt_BR"])
def test_a_whole_game_never_names_the_only_person(qtbot: QtBot, language: str) -> None:
    with open_window(qtbot, replace(QUIET, language=language)) as window:
        window.start_game(alone())
        decisions = 0
        while wait_for_turn(qtbot, window):
            if decisions % 10 == 0:
                for page in ("chart", "advice", "prices"):
                    window.game_page.side.show_page(page)
                window.game_page.side.show_log()
                assert found(window) == []
            legal = window.session.view.legal
            window.session.submit(DeclareEnd() if DeclareEnd() in legal else legal[-1])
            decisions += 1
        assert window.pages.currentWidget() is window.result_page
        assert found(window) == []
        window.result_page.show_walk(True)
        for _ in range(12):
            assert found(window) == []
            window.result_page.theatre.go_on()
        window.show_start()
        assert found(window) == []


def test_an_exported_log_names_the_only_person(qtbot: QtBot, tmp_path: Path) -> None:
    with open_window(qtbot) as window:
        window.start_game(alone())
        assert wait_for_turn(qtbot, window)
        window.session.submit(window.session.view.legal[0])
        model = window.game_page.log_model
        lines: list[Line] = list(model.lines())
        assert any("You placed" in model.text(line) for line in lines)
        for kind in ("html", "txt"):
            path = tmp_path / f"log.{kind}"
            assert window.pages.log_files.export(model, path)
            told = path.read_text(encoding="utf-8")
            assert f"{NAME} placed" in told
            assert "You" not in told


def test_two_people_read_their_names(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        choice = choice_of(2, 1)
        window.start_game(choice)
        names = [player.name for player in choice.players]
        shown = " ".join(strings_of(window))
        assert all(name in shown for name in names)
        assert "You placed" not in shown
