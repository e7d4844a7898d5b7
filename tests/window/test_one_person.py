"""Whoever plays alone against computers reads of *you* in the whole window, and no name."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QLabel,
    QWidget,
)
from pytestqt.qtbot import QtBot

from acquire_desktop.games.acquire.engine.actions import DeclareEnd
from acquire_desktop.games.acquire.opponents import level_of
from acquire_desktop.languages import LANGUAGES
from acquire_desktop.storage.players import Player, PlayerKind, names_are_distinct
from acquire_desktop.ui.acquire.setup.new_game import NewGame, default_new_game, with_person
from acquire_desktop.ui.acquire.shell.window import AcquireWindow
from acquire_desktop.ui.acquire.table.log.log_lines import Line
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


def strings_of(window: AcquireWindow) -> Iterator[str]:
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


def found(window: AcquireWindow) -> list[str]:
    """Return the texts that hold the name of the only person."""
    return [text for text in strings_of(window) if NAME in text]


@pytest.mark.part(of=3)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_never_names_the_only_person(qtbot: QtBot, language: str) -> None:
    with open_window(qtbot, replace(QUIET, language=language)) as window:
        window.pages.start_game(alone())
        decisions = 0
        while wait_for_turn(qtbot, window):
            if decisions % 10 == 0:
                for page in ("chart", "advice", "prices"):
                    window.pages.game.side.show_page(page)
                window.pages.game.side.show_log()
                assert found(window) == []
            legal = window.session.view.legal
            window.session.submit(DeclareEnd() if DeclareEnd() in legal else legal[-1])
            decisions += 1
        assert window.pages.currentWidget() is window.pages.front
        assert found(window) == []
        window.pages.end.show_result()
        assert found(window) == []
        window.pages.result.watch.click()
        player = window.pages.account.player
        for step in range(player.last + 1):
            player.walk_to(step)
            assert found(window) == []
        window.pages.show_start()
        assert found(window) == []


def test_an_exported_log_names_the_only_person(qtbot: QtBot, tmp_path: Path) -> None:
    with open_window(qtbot) as window:
        window.pages.start_game(alone())
        assert wait_for_turn(qtbot, window)
        window.session.submit(window.session.view.legal[0])
        model = window.pages.game.log_model
        lines: list[Line] = list(model.lines())
        assert any("You placed" in model.text(line) for line in lines)
        for kind in ("html", "txt"):
            path = tmp_path / f"log.{kind}"
            assert window.pages.frame.log_files.export(model, path)
            told = path.read_text(encoding="utf-8")
            assert f"{NAME} placed" in told
            assert "You" not in told


def test_two_people_read_their_names(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        choice = choice_of(2, 1)
        window.pages.start_game(choice)
        names = [player.name for player in choice.players]
        shown = " ".join(strings_of(window))
        assert all(name in shown for name in names)
        assert "You placed" not in shown


def test_a_name_is_proposed_once_and_kept_when_the_first_game_starts(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LOGNAME", "maria.silva")
    with open_window(qtbot) as window:
        field = window.pages.start.top.name_field
        assert field.isVisible()
        assert field.line.text() == "Maria"
        assert field.line.accessibleName() == "Your name"
        field.line.setFocus()
        field.line.selectAll()
        QTest.keyClicks(field.line, "Queenie")  # Q alone would start a game
        QTest.keyClick(field.line, Qt.Key.Key_Return)
        assert not window.session.has_game
        assert window.preferences.settings.player_name == "Queenie"
        QTest.keyClick(window.pages.start, Qt.Key.Key_Q)
        assert window.session.players[0].name == "Queenie"
    with open_window(qtbot, window.preferences.settings) as window:
        assert window.pages.start.top.name_field.line.text() == "Queenie"


def test_a_name_that_was_emptied_stays_as_it_was(qtbot: QtBot) -> None:
    with open_window(qtbot, replace(QUIET, player_name="Queenie")) as window:
        line = window.pages.start.top.name_field.line
        line.setText("  ")
        QTest.keyClick(line, Qt.Key.Key_Return)
        assert line.text() == "Queenie"
        assert window.preferences.settings.player_name == "Queenie"


def test_a_name_given_when_a_game_is_set_up_is_kept(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        window.pages.start_game(alone())
        assert window.preferences.settings.player_name == NAME
        window.pages.start_game(choice_of(2, 1))
        assert window.preferences.settings.player_name == NAME
        window.pages.show_start()
        assert window.pages.start.top.name_field.isHidden()  # two people: the new game names them


def test_a_computer_player_with_the_persons_name_makes_way() -> None:
    choice = default_new_game()
    bea = choice.players[1]
    named = with_person(choice, bea.name)
    names = [player.name for player in named.players]
    assert names[0] == bea.name
    assert names_are_distinct(names)
    assert level_of(named.players[1].level) == level_of(bea.level)
    assert named.players[2:] == choice.players[2:]
