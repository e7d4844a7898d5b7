"""Every command of the menus can have another key; no key is given twice, and none is lost."""

import json
from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from acquire_desktop.choices import Loudness
from acquire_desktop.languages import LANGUAGES
from acquire_desktop.storage.folders import user_folders
from acquire_desktop.storage.settings import load_settings, save_settings
from acquire_desktop.ui.acquire.analysis.analysis_page import AnalysisPage
from acquire_desktop.ui.acquire.shell.window import AcquireWindow
from acquire_desktop.ui.guide.guide_page import value_of
from acquire_desktop.ui.kit.choices import plain_name
from acquire_desktop.ui.kit.keys import (
    USUAL_SINGLE_KEYS,
    acting_key,
    command_key,
    is_single,
    set_command_keys,
    set_single_keys,
)
from acquire_desktop.ui.preferences.key_editor import KeyEditor
from acquire_desktop.ui.preferences.preferences_dialog import PreferencesDialog
from acquire_desktop.ui.window.command_keys import keys_of, owners, why_not
from acquire_desktop.ui.window.preferences import apply_look
from acquire_desktop.ui.window.shortcuts_dialog import ShortcutsDialog
from tests.screenshots.games import game_at, is_merger
from tests.window.hotel_tycoon import choice_of as choice_of_hotel
from tests.window.hotel_tycoon import open_windows
from tests.window.table import QUIET, click, open_window
from tests.window.test_preferences import open_dialog, row_of

CTRL = Qt.KeyboardModifier.ControlModifier
ALT = Qt.KeyboardModifier.AltModifier
NONE = Qt.KeyboardModifier.NoModifier


@pytest.fixture(autouse=True)
def usual_afterwards(qapp: QApplication) -> Iterator[None]:
    yield
    apply_look(qapp, QUIET)
    set_command_keys({command: (QKeySequence(k),) for command, k in USUAL_SINGLE_KEYS.items()})


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[AcquireWindow]:
    with open_window(qtbot) as window:
        yield window


def editor_in(dialog: PreferencesDialog) -> KeyEditor:
    editor = row_of(dialog, "keys").control
    assert isinstance(editor, KeyEditor)
    editor.list.setFocus()
    return editor


def mark(editor: KeyEditor, command: str) -> None:
    """Walk to a command with the arrow keys."""
    QTest.keyClick(editor.list, Qt.Key.Key_Home)
    while editor.command != command:
        before = editor.command
        QTest.keyClick(editor.list, Qt.Key.Key_Down)
        assert editor.command != before, f"{command} is not in the list"


def keys(window: AcquireWindow, command: str) -> list[str]:
    return [key.toString() for key in window.menus.actions[command].shortcuts()]


def caps_of(window: AcquireWindow) -> set[str]:
    """Return the keys on the keyboard sheet."""
    sheet = ShortcutsDialog(window, window.menus.actions)
    return {each.text() for each in sheet.findChildren(QLabel)}


def test_enter_waits_for_a_key_and_gives_it_to_the_command(
    qtbot: QtBot, window: AcquireWindow
) -> None:
    editor = editor_in(open_dialog(window))
    mark(editor, "mute")
    QTest.keyClick(editor.list, Qt.Key.Key_Return)
    assert editor.answer.text().startswith("Press the new key for View > Sounds > Mute or unmute")
    QTest.keyClick(editor.list, Qt.Key.Key_J, CTRL)
    assert editor.answer.text() == "View > Sounds > Mute or unmute: Ctrl+J"
    assert keys(window, "mute") == ["Ctrl+J"]
    assert window.preferences.settings.keys == {"mute": "Ctrl+J"}
    editor.window().close()
    with qtbot.waitActive(window):
        window.activateWindow()
    heard = []
    for key, modifiers in ((Qt.Key.Key_M, NONE), (Qt.Key.Key_J, CTRL)):
        QTest.keyClick(window, key, modifiers)
        heard.append(window.preferences.settings.sounds)
    assert heard == [Loudness.NORMAL, Loudness.OFF]


def test_the_same_goes_by_mouse_but_for_the_key(window: AcquireWindow) -> None:
    editor = editor_in(open_dialog(window))
    mark(editor, "recover")
    marked = editor.list.currentItem()
    assert marked is not None
    mark(editor, "new")
    click(editor.list.viewport(), editor.list.visualItemRect(marked).center())
    assert editor.command == "recover"
    click(editor.change)
    QTest.keyClick(editor.list, Qt.Key.Key_F9)
    assert keys(window, "recover") == ["F9"]
    click(editor.remove)
    assert keys(window, "recover") == []
    assert window.preferences.settings.keys == {}, "it came without a key"


def test_a_key_that_another_command_has_is_taken_only_on_demand(window: AcquireWindow) -> None:
    editor = editor_in(open_dialog(window))
    mark(editor, "analysis")
    for answer, saves in ((editor.leave, ["Ctrl+S"]), (editor.take, [])):
        QTest.keyClick(editor.list, Qt.Key.Key_Return)
        QTest.keyClick(editor.list, Qt.Key.Key_S, CTRL)
        assert editor.answer.text() == "Ctrl+S is already used for Game > Save game."
        assert keys(window, "save") == ["Ctrl+S"]
        assert editor.take.hasFocus()
        answer.setFocus()
        QTest.keyClick(answer, Qt.Key.Key_Return)
        assert keys(window, "save") == saves
    assert keys(window, "analysis") == ["Ctrl+S"]
    assert editor.list.hasFocus()


def test_a_command_as_it_came_has_its_keys_back_wherever_they_went(window: AcquireWindow) -> None:
    window.preferences.keep(keys={"analysis": "Ctrl+S", "new": "Ctrl+J"})
    editor = editor_in(open_dialog(window))
    mark(editor, "save")
    click(editor.restore)
    assert keys(window, "save") == ["Ctrl+S"]
    assert keys(window, "analysis") == ["Ctrl+B"]
    assert keys(window, "new") == ["Ctrl+J"]
    assert not editor.restore.isEnabled()


def test_the_page_brings_all_keys_back_and_undoes_that(window: AcquireWindow) -> None:
    chosen = {"analysis": "Ctrl+S", "new": "", "undo": "F9"}
    window.preferences.keep(keys=chosen)
    dialog = open_dialog(window)
    editor_in(dialog)
    restore = dialog.pages[5].restore
    click(restore)
    assert keys(window, "analysis") == ["Ctrl+B"]
    assert keys(window, "undo") == ["Ctrl+Z"]
    click(restore)
    assert window.preferences.settings.keys == chosen
    assert keys(window, "undo") == ["F9"]


@pytest.mark.part(of=5)
@pytest.mark.parametrize(
    ("key", "modifiers", "reason"),
    [
        (Qt.Key.Key_Plus, NONE, "+ does the same everywhere and cannot be changed."),
        (Qt.Key.Key_Space, NONE, "Space does the same everywhere and cannot be changed."),
        (Qt.Key.Key_Return, NONE, "Return does the same everywhere and cannot be changed."),
        (Qt.Key.Key_C, CTRL, "Ctrl+C does the same everywhere and cannot be changed."),
        (Qt.Key.Key_G, ALT, "Alt+G is used by the menus or the system."),
    ],
)
def test_keys_that_pages_need_are_refused_with_the_reason(
    window: AcquireWindow, key: Qt.Key, modifiers: Qt.KeyboardModifier, reason: str
) -> None:
    editor = editor_in(open_dialog(window))
    QTest.keyClick(editor.list, Qt.Key.Key_Return)
    QTest.keyClick(editor.list, key, modifiers)
    assert editor.answer.text() == reason
    assert window.preferences.settings.keys == {}
    QTest.keyClick(editor.list, Qt.Key.Key_F9)
    assert keys(window, editor.command) == ["F9"], "it still waits"


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_Tab])
def test_nobody_is_caught_in_the_wait_for_a_key(window: AcquireWindow, key: Qt.Key) -> None:
    dialog = open_dialog(window)
    editor = editor_in(dialog)
    QTest.keyClick(editor.list, Qt.Key.Key_Return)
    QTest.keyClick(editor.list, key)
    assert not editor.list.is_waiting
    assert dialog.isVisible()
    assert editor.list.hasFocus() == (key == Qt.Key.Key_Escape)


def test_a_free_letter_can_be_a_key_while_single_keys_act(window: AcquireWindow) -> None:
    window.preferences.keep(keys={"hint": "B"})
    assert keys(window, "hint") == ["B"]
    window.preferences.keep(single_keys=False)
    assert keys(window, "hint") == ["Ctrl+H"], "it has what it came with meanwhile"
    editor = editor_in(open_dialog(window))
    QTest.keyClick(editor.list, Qt.Key.Key_Return)
    QTest.keyClick(editor.list, Qt.Key.Key_B)
    assert editor.answer.text() == "Single-key shortcuts are off."
    window.preferences.keep(single_keys=True)
    assert keys(window, "hint") == ["B"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_search_finds_a_command_by_its_name_and_by_its_key(qtbot: QtBot, language: str) -> None:
    with open_window(qtbot, replace(QUIET, language=language)) as window:
        dialog = open_dialog(window)
        editor = editor_in(dialog)
        for command in ("undo", "export_log", "theme_dark"):
            dialog.search.setText(plain_name(window.menus.actions[command].text()))
            assert editor.isVisible()
            assert editor.command == command
        dialog.search.setText("ctrl+shift+s")
        assert editor.command == "save_as"
        QTest.keyClick(dialog.search, Qt.Key.Key_Return)
        assert editor.list.hasFocus()
        dialog.search.setText("xyzzy")
        assert not editor.isVisible()


def test_damaged_choices_stop_no_start_and_give_no_key_twice(qtbot: QtBot) -> None:
    chosen = {
        "undo": "rubbish key", "nothing": "Ctrl+J", "open": "Ctrl+S", "hint": "Ctrl+S",
        "new": "Return", "save_as": "Ctrl+K, Ctrl+L",
    }  # fmt: skip
    path = user_folders().settings
    save_settings(path, replace(QUIET, keys=chosen))
    settings = load_settings(path).settings
    assert settings.keys == chosen
    with open_window(qtbot, settings) as window:
        assert keys(window, "open") == ["Ctrl+S"]
        assert keys(window, "hint") == ["Ctrl+H"]
        assert keys(window, "save") == []
        assert keys(window, "undo") == ["Ctrl+Z"]
        assert keys(window, "new") == ["Ctrl+N"]
        all_keys = [key for command in window.menus.actions for key in keys(window, command)]
        assert len(all_keys) == len(set(all_keys))


@pytest.mark.parametrize("value", [[], {"undo": 1}, {"un do": "F9"}, {"undo": "x" * 41}, "F9"])
def test_a_file_with_something_else_for_keys_has_the_usual_ones(value: object) -> None:
    path = user_folders().settings
    save_settings(path, QUIET)
    path.write_text(json.dumps({**json.loads(path.read_text()), "keys": value}))
    reading = load_settings(path)
    assert reading.unusable == {"keys"}
    assert reading.settings == QUIET


def test_help_tips_and_analysis_follow_the_keys(window: AcquireWindow) -> None:
    window.session.open(game_at("2023-classic", 4, "shot-0", is_merger))
    window.preferences.keep(keys={"hint": "F9", "show_log": "F8", "undo": "Ctrl+J", "rules": ""})
    QApplication.processEvents()
    table = window.pages.game
    assert table.side.advice.button.toolTip() == "F9"
    assert table.side.tabs.tab("log").toolTip() == "F8"
    value = value_of(window.menus, window.folders, str)
    assert value("key", ("hint",)) == "F9"
    assert value("key", ("rules",)) == "Help > Rules of this edition"
    caps = caps_of(window)
    assert {"F9", "Ctrl+J"} <= caps
    assert "F1" not in caps
    window.menus.actions["analysis"].trigger()
    page = window.pages.currentWidget()
    assert isinstance(page, AnalysisPage)
    assert page.undo.toolTip() == "Undo (Ctrl+J)"
    before = page.analysis.draft
    QTest.keyClick(page.board, Qt.Key.Key_O)
    assert page.analysis.draft != before
    QTest.keyClick(page.board, Qt.Key.Key_J, CTRL)
    assert page.analysis.draft == before


def test_no_single_key_of_the_sheet_is_given_away_unasked(window: AcquireWindow) -> None:
    caps = caps_of(window)
    mute = window.menus.actions["mute"].shortcut()
    single = {cap for cap in caps if is_single(cap)} - {mute.toString(), *"←↑→↓–"}
    assert len(single) > 20
    for cap in single:
        assert why_not(QKeySequence(cap)) or owners(window.menus.keys, "hint", cap), cap


def test_the_usual_keys_are_all_different_and_may_all_be_given(window: AcquireWindow) -> None:
    usual = window.menus.usual_keys
    given = [(command, key) for command, own in usual.items() for key in own]
    assert [each for each in given if owners(usual, each[0], each[1].toString())] == []
    assert keys_of(usual, {}) == usual
    refused = [key.toString() for command, key in given if why_not(key, command)]
    assert refused == ["-"], "an eleventh tile has it, and the cards of stock"
    set_single_keys(True)


def give(
    editor: KeyEditor, command: str, key: Qt.Key, modifiers: Qt.KeyboardModifier = NONE
) -> str:
    """Press the new key of a command, and return what the editor says."""
    mark(editor, command)
    QTest.keyClick(editor.list, Qt.Key.Key_Return)
    QTest.keyClick(editor.list, key, modifiers)
    return editor.answer.text()


def test_a_single_key_can_be_another_one_and_is_named_so_everywhere(window: AcquireWindow) -> None:
    window.session.open(game_at("2023-classic", 4, "shot-0", is_merger, humans=(0, 1, 2, 3)))
    editor = editor_in(open_dialog(window))
    assert give(editor, "sell", Qt.Key.Key_J).endswith("Sell one more or one fewer: J")
    assert give(editor, "declare_end", Qt.Key.Key_U).endswith("Ring the bell (press twice): U")
    assert give(editor, "number_2", Qt.Key.Key_Eacute).endswith("Tile or choice 2: É")
    assert give(editor, "chain_W", Qt.Key.Key_G).endswith("Chain W: G")
    editor.window().close()
    panel = window.pages.game.panel
    count = []
    for key in (Qt.Key.Key_S, Qt.Key.Key_J):
        QTest.keyClick(panel.parentWidget() or panel, key)
        share = panel.disposal.sell.share
        assert share is not None
        count.append(share.count)
    assert count == [0, 1]
    sell = panel.disposal.sell
    assert [sell.more.toolTip(), sell.fewer.toolTip()] == [
        "Sell: more (J)",
        "Sell: fewer (Shift+J)",
    ]
    assert sell.most.toolTip() == "Alt+J"
    caps = caps_of(window)
    assert {"J", "Shift+J", "Alt+J", "U", "É", "G", "Shift+G", "3"} <= caps
    assert "W" not in caps
    value = value_of(window.menus, window.folders, str)
    told = [value("single", (words,)) for words in ("Shift+sell", "declare_end", "number_2")]
    assert told == ["Shift+J", "U", "É"]


def test_a_tile_shows_the_key_that_chooses_it(window: AcquireWindow) -> None:
    window.session.open(game_at("2023-classic", 4, "shot-0", is_merger, humans=(0,)))
    tile = window.pages.game.hand.places[1]
    pictures = []
    for chosen in ({}, {"number_2": "X"}, {"number_2": ""}, {}):
        window.preferences.keep(keys=chosen)
        QApplication.processEvents()
        pictures.append(tile.grab().toImage())
    usual, other, none, again = pictures
    assert usual == again
    assert usual != other != none != usual


def test_a_single_key_is_asked_for_only_where_another_acts_on_the_same_page(
    window: AcquireWindow,
) -> None:
    editor = editor_in(open_dialog(window))
    assert give(editor, "put_tile", Qt.Key.Key_E).endswith("Place a tile: E"), "not at the table"
    told = give(editor, "sell", Qt.Key.Key_K)
    assert told == "K is already used for Stock of an acquired chain > Keep all."
    click(editor.leave)
    told = give(editor, "hint", Qt.Key.Key_S)
    assert told.startswith("S is already used for Founding and buying > Chain S and ")
    click(editor.take)
    menus = window.menus
    assert keys(window, "hint") == ["S"]
    assert not menus.keys["chain_S"]
    assert not menus.keys["sell"]
    mark(editor, "sell")
    click(editor.restore)
    assert menus.keys["sell"] == menus.usual_keys["sell"]
    assert menus.keys["chain_S"] == menus.usual_keys["chain_S"]
    assert keys(window, "hint") == ["Ctrl+H"]


def test_the_page_brings_the_single_keys_back(window: AcquireWindow) -> None:
    window.preferences.keep(keys={"number_1": "Z", "trade": "", "quick_game": "X"})
    assert command_key("number_1") == QKeySequence("Z")
    assert command_key("trade").isEmpty()
    dialog = open_dialog(window)
    editor_in(dialog)
    click(dialog.pages[5].restore)
    assert window.menus.keys == window.menus.usual_keys
    assert window.preferences.settings.keys == {}


@pytest.mark.parametrize(
    ("key", "modifiers"),
    [
        (Qt.Key.Key_J, CTRL),
        (Qt.Key.Key_F9, NONE),
        (Qt.Key.Key_J, Qt.KeyboardModifier.ShiftModifier),
    ],
)
def test_a_key_of_a_page_stays_a_single_one(
    window: AcquireWindow, key: Qt.Key, modifiers: Qt.KeyboardModifier
) -> None:
    editor = editor_in(open_dialog(window))
    told = give(editor, "number_1", key, modifiers)
    assert told == "This shortcut must be a letter, a digit or a symbol."
    assert window.preferences.settings.keys == {}


def test_damaged_choices_of_single_keys_are_none(qtbot: QtBot) -> None:
    chosen = {
        "number_1": "Ctrl+J", "number_2": "Shift+Z", "number_3": "Space", "number_4": "rubbish",
        "number_5": "Z", "number_6": "z", "chain_W": "Return", "chain_S": "X", "sell": "X",
        "keep_all": "T", "trade": "K",
    }  # fmt: skip
    path = user_folders().settings
    save_settings(path, replace(QUIET, keys=chosen))
    settings = load_settings(path).settings
    assert settings.keys == chosen
    with open_window(qtbot, settings) as window:
        now = {
            command: [key.toString() for key in own] for command, own in window.menus.keys.items()
        }
        for command in ("number_1", "number_2", "number_3", "number_4", "number_6", "chain_W"):
            assert now[command] == [window.menus.usual_keys[command][0].toString()]
        assert now["number_5"] == ["Z"]
        assert now["chain_S"] == now["sell"] == ["X"], "they are never asked for together"
        assert [now["keep_all"], now["trade"]] == [["T"], ["K"]]


def test_hotel_tycoon_has_a_sheet_of_its_own_and_its_choices_another_key(qtbot: QtBot) -> None:
    with open_windows(qtbot) as hotel:
        hotel.windows.show_second()
        hotel.first.preferences.keep(keys={"number_1": "Z"})
        hotel.pages.start_game(choice_of_hotel(1, 1))
        page = hotel.pages.game
        qtbot.waitUntil(lambda: hotel.session.awaits_human)
        while not page.line.rows.choices:
            page.line.primary.click()
            qtbot.waitUntil(lambda: hotel.session.awaits_human)
        steps = [hotel.session.last_step]
        for key in (Qt.Key.Key_1, Qt.Key.Key_Z):
            QTest.keyClick(page, key)
            steps.append(hotel.session.last_step)
        assert steps[0] == steps[1] < steps[2]
        shown: list[set[str]] = []

        def read() -> None:
            sheet = QApplication.activeModalWidget()
            assert isinstance(sheet, ShortcutsDialog)
            shown.append({each.text() for each in sheet.findChildren(QLabel)})
            sheet.accept()

        QTimer.singleShot(0, read)
        hotel.window.menus.actions["shortcuts"].trigger()
        assert {"Z", "2", "9", "Ctrl+Z", "Choose by number"} <= shown[0]
        assert not shown[0] & {"W", "1", "Ctrl+H"}


def test_single_keys_that_are_off_stay_chosen(window: AcquireWindow) -> None:
    window.preferences.keep(keys={"number_1": "Z"}, single_keys=False)
    editor = editor_in(open_dialog(window))
    told = give(editor, "number_2", Qt.Key.Key_X)
    assert told == "Single-key shortcuts are off."
    assert acting_key(command_key("number_1")) == ""
    window.preferences.keep(single_keys=True)
    assert acting_key(command_key("number_1")) == "Z"
