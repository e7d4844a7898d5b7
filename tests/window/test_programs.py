"""Outside programs in the window: listed, tried, seated, told of, and ended with the window."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from acquire_desktop.storage.players import Player, PlayerKind
from acquire_desktop.storage.seats.programs import OutsideProgram, program_object
from acquire_desktop.storage.settings import Settings
from acquire_desktop.ui.acquire.setup.new_game import COMPUTER_LEVELS, NewGame, default_new_game
from acquire_desktop.ui.acquire.shell.window import AcquireWindow
from acquire_desktop.ui.preferences.preferences_dialog import PreferencesDialog
from acquire_desktop.ui.preferences.program_dialog import ProgramDialog
from acquire_desktop.ui.preferences.program_editor import ProgramEditor
from tests.session.outside.programs import is_running, program, written
from tests.window.chairs import choose, entries, sub_menu
from tests.window.program_asking import filled, when_asked
from tests.window.table import QUIET, click, open_window


def listing(*programs: OutsideProgram) -> Settings:
    return replace(QUIET, programs=[program_object(each) for each in programs])


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[AcquireWindow]:
    with open_window(qtbot) as window:
        yield window


def editor_of(window: AcquireWindow) -> ProgramEditor:
    """Open the preferences on the page of the programs."""
    window.menus.actions["preferences"].trigger()
    (dialog,) = window.findChildren(PreferencesDialog)
    dialog.activateWindow()
    QApplication.processEvents()
    (editor,) = dialog.findChildren(ProgramEditor)
    page = next(at for at, each in enumerate(dialog.pages) if each.isAncestorOf(editor))
    dialog.subjects.setCurrentRow(page)
    return editor


def names(window: AcquireWindow) -> list[object]:
    return [each["name"] for each in window.preferences.settings.programs]


def test_programs_are_added_changed_and_removed_and_the_session_follows(
    window: AcquireWindow,
) -> None:
    editor, turns = editor_of(window), window.session.computer_turns
    assert not editor.change.isEnabled()
    for name in ("One", "Two"):
        when_asked(editor, filled(name, "/opt/bot", "--fast\n\na b\n"))
        click(editor.add)
    assert names(window) == ["One", "Two"]
    assert turns.programs[1] == OutsideProgram("Two", ("/opt/bot", "--fast", "a b"), "medium")
    assert editor.list.currentRow() == 1
    when_asked(editor, filled("Three", "other"))
    click(editor.change)
    assert turns.programs[1] == OutsideProgram("Three", ("other",), "medium")
    editor.list.setCurrentRow(0)
    click(editor.remove)
    assert names(window) == ["Three"]
    assert [each.name for each in turns.programs] == ["Three"]


def test_what_is_left_open_changes_nothing(window: AcquireWindow) -> None:
    editor = editor_of(window)
    when_asked(editor, ProgramDialog.reject)
    click(editor.add)
    assert names(window) == []


@pytest.mark.parametrize(
    ("name", "command", "arguments", "problem"),
    [
        ("", "/opt/bot", "", "What is it called?"),
        ("ONE", "/opt/bot", "", "Another program already has this name."),
        ("Two", "", "", "Which program should be started?"),
        ("Two", "/opt/bot", "x\n" * 50, "There are too many arguments, or they are too long."),
    ],
)
def test_what_is_missing_is_said_and_the_dialog_stays(
    window: AcquireWindow, name: str, command: str, arguments: str, problem: str
) -> None:
    editor, told = editor_of(window), list[str]()
    when_asked(editor, filled("One", "/opt/bot"))
    click(editor.add)

    def answer(dialog: ProgramDialog) -> None:
        filled(name, command, arguments)(dialog)
        assert dialog.isVisible()
        told.append(dialog.problem.text())
        dialog.reject()

    when_asked(editor, answer)
    click(editor.add)
    assert told == [problem]
    assert names(window) == ["One"]


@pytest.mark.part(of=5)
@pytest.mark.parametrize(
    ("way", "outcome"),
    [
        ("first", "Bot answered “place"),
        ("ends at once", "Bot: it ended without an answer."),
        ("no json", "Bot: its answer contains no action."),
        ("illegal", "Bot: it chose something that is not possible there."),
        ("complains", "It wrote: [31mno"),
    ],
)
def test_a_program_is_tried_and_what_came_of_it_is_said(
    qtbot: QtBot, tmp_path: Path, way: str, outcome: str
) -> None:
    with open_window(qtbot, listing(program(tmp_path, way))) as window:
        editor = editor_of(window)
        click(editor.try_it)
        assert editor.outcome.text() == "Asking Bot…"
        qtbot.waitUntil(lambda: "Asking" not in editor.outcome.text())
        assert outcome in editor.outcome.text()
        assert len(editor.outcome.text()) < 500
        assert editor.outcome.textFormat() is Qt.TextFormat.PlainText


def test_a_program_that_is_not_there_is_told_of_at_once(qtbot: QtBot) -> None:
    gone = OutsideProgram("Bot", ("/nowhere/bot",), "easy")
    with open_window(qtbot, listing(gone)) as window:
        editor = editor_of(window)
        click(editor.try_it)
        assert "there is no such program" in editor.outcome.text()


def test_programs_stand_below_the_levels_of_a_new_game(qtbot: QtBot, tmp_path: Path) -> None:
    bot = program(tmp_path, "first", level="easy")
    with open_window(qtbot, listing(bot)) as window:
        window.menus.actions["new"].trigger()
        page = window.pages.new_game
        offered = entries(sub_menu(page, 1, "Level"))
        assert len(offered) == len(COMPUTER_LEVELS) + 1
        assert "Easy" in offered["Bot: your own program"].toolTip()
        choose(page, 1, "Level", "Bot")
        robot = page.choice().players[1]
        assert (robot.name, robot.program, robot.level) == ("Bot", "Bot", "easy-founder")
        assert page.table.buttons[1].accessibleName() == "Chair 2: Bot, your own program"
        window.preferences.keep(programs=[])
        assert page.choice().players[1].program == ""
        assert len(entries(sub_menu(page, 1, "Level"))) == len(COMPUTER_LEVELS)


def choice_with(name: str) -> NewGame:
    """Return a choice of a person and one program."""
    choice = default_new_game()
    robot = Player("Robbie", PlayerKind.COMPUTER, "easy", program=name)
    return replace(choice, players=(choice.players[0], robot), seed="programs")


def test_a_game_with_a_program_is_played_and_ends_with_the_window(
    qtbot: QtBot, tmp_path: Path
) -> None:
    with open_window(qtbot, listing(program(tmp_path, "last"))) as window:
        session = window.session
        window.pages.start_game(choice_with("Bot"))
        assert window.message_bar.isHidden()
        qtbot.waitUntil(lambda: session.awaits_human)
        turn = session.view.turn
        while session.awaits_human and session.view.turn <= turn:
            session.submit(session.view.legal[0])
        qtbot.waitUntil(lambda: session.awaits_human)
        outside = session.computer_turns.outside
        (pid,) = outside.pids
    assert outside.pids == ()
    assert not is_running(pid)


def test_a_program_that_is_not_listed_is_told_of(qtbot: QtBot, tmp_path: Path) -> None:
    with open_window(qtbot, listing(program(tmp_path, "last"))) as window:
        window.pages.start_game(choice_with("Stranger"))
        assert "Stranger" in window.message_bar._text.text()
        assert "outside" not in vars(window.session.computer_turns)


def test_a_script_is_started_by_its_language(
    window: AcquireWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    script, told = written(tmp_path, "first"), list[OutsideProgram]()
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(script), ""))

    def answer(dialog: ProgramDialog) -> None:
        click(dialog.choose)
        click(dialog.add_file)
        told.append(dialog.value())
        dialog.reject()

    editor = editor_of(window)
    when_asked(editor, answer)
    click(editor.add)
    assert told == [OutsideProgram("first", ("python3", str(script), str(script)), "medium")]
