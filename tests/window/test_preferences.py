"""Every setting is in one dialog: chosen at once, kept, found by its words, as in the menus."""

from collections.abc import Callable, Iterator
from dataclasses import fields, replace

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QLabel, QLineEdit, QPushButton
from pytestqt.qtbot import QtBot

from acquire_desktop.choices import Cover, HintRule, Loudness, Speed, ThemeChoice
from acquire_desktop.languages import LANGUAGES
from acquire_desktop.storage.folders import user_folders
from acquire_desktop.storage.seats.programs import program_object
from acquire_desktop.storage.settings import Settings, read_settings
from acquire_desktop.ui.acquire.shell.window import AcquireWindow
from acquire_desktop.ui.kit.choices import ValueBox, plain_name
from acquire_desktop.ui.preferences.key_editor import KeyEditor
from acquire_desktop.ui.preferences.preferences_dialog import PreferencesDialog
from acquire_desktop.ui.preferences.program_editor import ProgramEditor
from acquire_desktop.ui.preferences.row_view import RowView
from acquire_desktop.ui.preferences.rows import Choice, Deed
from acquire_desktop.ui.window.delete_dialog import DeleteDialog
from acquire_desktop.ui.window.preferences import apply_look
from tests.window.program_asking import fill, when_asked
from tests.window.table import QUIET, click, open_window

KEPT_BY_THE_PROGRAM = {
    "marks_told",
    "mergers_seen",
    "plain_rules_told",
    "text_size_told",
    "last_hotel_tycoon",
    "last_new_game",
    "window_layout",
}
"""Settings that nobody chooses."""
CHOSEN = [each.name for each in fields(Settings) if each.name not in KEPT_BY_THE_PROGRAM]
"""Settings that somebody chooses."""


NOT_IN_MENUS = {
    "player_name",
    "text_scale",
    "single_keys",
    "keys",
    "chain_palette",
    "chain_marks",
    "space_names",
    "guests_speak",
    "spacious_text",
    "follow_screen",
    "programs",
    "program_limit_s",
}


@pytest.fixture(autouse=True)
def english_afterwards(qapp: QApplication) -> Iterator[None]:
    """Leave language and look to the next test as they were."""
    yield
    apply_look(qapp, QUIET)


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[AcquireWindow]:
    with open_window(qtbot) as window:
        yield window


def open_dialog(window: AcquireWindow) -> PreferencesDialog:
    """Open the preferences as the menu does."""
    window.menus.actions["preferences"].trigger()
    (dialog,) = window.findChildren(PreferencesDialog)
    dialog.activateWindow()
    QApplication.processEvents()
    return dialog


def row_of(dialog: PreferencesDialog, name: str) -> RowView:
    """Show the page of a setting, and return its row."""
    for at, page in enumerate(dialog.pages):
        for each in page.rows:
            if getattr(each.row, "name", "") == name:
                dialog.subjects.setCurrentRow(at)
                return each
    raise KeyError(name)


def title_of(row: RowView) -> str:
    return plain_name(row.row.title())


def choose_by_keys(row: RowView) -> None:
    """Choose another value with the keyboard."""
    control = row.control
    assert control is not None
    control.setFocus()
    if isinstance(control, ValueBox):
        is_last = control.currentIndex() == control.count() - 1
        QTest.keyClick(control, Qt.Key.Key_Up if is_last else Qt.Key.Key_Down)
    elif isinstance(control, QCheckBox):
        QTest.keyClick(control, Qt.Key.Key_Space)
    elif isinstance(control, KeyEditor):
        QTest.keyClick(control.list, Qt.Key.Key_Return)
        QTest.keyClick(control.list, Qt.Key.Key_J, Qt.KeyboardModifier.ControlModifier)
    elif isinstance(control, ProgramEditor):
        when_asked(control, fill)
        QTest.keyClick(control.add, Qt.Key.Key_Space)
    else:
        QTest.keyClicks(control, "Bea")
        QTest.keyClick(control, Qt.Key.Key_Return)


def choose_by_mouse(row: RowView) -> None:
    """Choose another value with the mouse; a name is typed, and left by a click elsewhere."""
    control = row.control
    if isinstance(control, ValueBox):
        wanted = (control.currentIndex() + 1) % control.count()
        control.showPopup()
        items = control.view()
        place = items.visualRect(control.model().index(wanted, 0))
        QTest.mouseClick(
            items.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier(0), place.center()
        )
    elif isinstance(control, QCheckBox):
        click(control)
    elif isinstance(control, KeyEditor):
        click(control.remove)
    elif isinstance(control, ProgramEditor):
        when_asked(control, fill)
        click(control.add)
    elif isinstance(control, QLineEdit):
        click(control)
        QTest.keyClicks(control, "Bea")
        dialog = row.window()
        assert isinstance(dialog, PreferencesDialog)
        click(dialog.subjects.viewport())


@pytest.mark.parametrize("choose", [choose_by_keys, choose_by_mouse])
def test_what_is_chosen_holds_at_once_and_after_the_next_start(
    qtbot: QtBot, choose: Callable[[RowView], None]
) -> None:
    with open_window(qtbot) as window:
        dialog = open_dialog(window)
        for name in CHOSEN:
            choose(row_of(dialog, name))
        chosen = window.preferences.settings
        dialog.close()
    kept = read_settings(user_folders().settings).settings
    for name in CHOSEN:
        assert getattr(chosen, name) != getattr(QUIET, name)
        assert getattr(kept, name) == getattr(chosen, name)
    with open_window(qtbot, kept) as window:
        dialog = open_dialog(window)
        for name in CHOSEN:
            assert shown_in(row_of(dialog, name)) == getattr(chosen, name)


def shown_in(row: RowView) -> object:
    """Return the value that the control of a row shows."""
    match row.control:
        case ValueBox() as box:
            return box.values[box.currentIndex()]
        case QCheckBox() as switch:
            return switch.isChecked()
        case QLineEdit() as line:
            return line.text()
        case KeyEditor() as editor:
            return editor.chosen
        case ProgramEditor() as listed:
            return [program_object(each) for each in listed.programs]
    raise TypeError(row.control)


@pytest.mark.part(of=3)
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_is_found_by_its_title_and_its_values_in_every_language(
    qtbot: QtBot, language: str
) -> None:
    with open_window(qtbot, replace(QUIET, language=language)) as window:
        dialog = open_dialog(window)
        for name in CHOSEN:
            row = row_of(dialog, name)
            values = row.row.values.values() if isinstance(row.row, Choice) else ()
            words = [title_of(row), title_of(row).upper(), *(plain_name(say()) for say in values)]
            for each in words:
                dialog.search.setText(each)
                assert row.isVisible(), (name, each)
        dialog.search.setText("xyzzy")
        assert not any(row.isVisible() for page in dialog.pages for row in page.rows)


def test_accents_and_the_order_of_the_words_do_not_matter(qtbot: QtBot) -> None:
    with open_window(qtbot, replace(QUIET, language="pt_BR")) as window:
        dialog = open_dialog(window)
        row = row_of(dialog, "animations")
        dialog.search.setText("animacoes")
        assert row.isVisible()
        dialog.search.setText("passo fusoes")
        assert row_of(dialog, "mergers").isVisible()
        assert not row.isVisible()


def test_the_whole_way_goes_by_keys_and_the_search_leads_to_the_control(
    qtbot: QtBot, window: AcquireWindow
) -> None:
    window.activateWindow()
    QTest.keyClick(window, Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)
    (dialog,) = window.findChildren(PreferencesDialog)
    dialog.activateWindow()
    QApplication.processEvents()
    assert dialog.search.hasFocus()
    QTest.keyClicks(dialog.search, "leave the window")
    box = row_of_visible(dialog)
    assert [item_text(dialog, at) for at in shown_subjects(dialog)] == ["Play"]
    assert dialog.subjects.currentRow() == 1
    QTest.keyClick(dialog.search, Qt.Key.Key_Return)
    assert dialog.isVisible(), "Enter closes nothing"
    assert box.control is not None
    assert box.control.hasFocus()
    QTest.keyClick(box.control, Qt.Key.Key_Down)
    assert window.preferences.settings.cover is Cover.ALWAYS
    QTest.keyClick(box.control, Qt.Key.Key_Escape)
    assert dialog.search.text() == ""
    assert dialog.search.hasFocus()
    assert shown_subjects(dialog) == [0, 1, 2, 3, 4, 5, 6]
    assert row_of(dialog, "computer_speed").isVisible(), "the page that was found stays"
    with qtbot.waitSignal(dialog.rejected):
        QTest.keyClick(dialog.search, Qt.Key.Key_Escape)


def row_of_visible(dialog: PreferencesDialog) -> RowView:
    """Return the only row that is shown."""
    (row,) = (row for page in dialog.pages for row in page.rows if row.isVisible())
    return row


def shown_subjects(dialog: PreferencesDialog) -> list[int]:
    rows = range(dialog.subjects.count())
    return [at for at in rows if not dialog.subjects.item(at).isHidden()]


def item_text(dialog: PreferencesDialog, at: int) -> str:
    return dialog.subjects.item(at).text()


def test_choosing_a_subject_ends_the_search(window: AcquireWindow) -> None:
    dialog = open_dialog(window)
    dialog.search.setText("hints")
    QTest.keyClick(dialog.subjects, Qt.Key.Key_Down)
    dialog.search.setText("o")
    QTest.keyClick(dialog.subjects, Qt.Key.Key_Down)
    assert dialog.search.text() == ""
    assert dialog.subjects.currentRow() == 1
    assert [page.isVisible() for page in dialog.pages] == [at == 1 for at in range(7)]


def checked(window: AcquireWindow, menu: str) -> list[str]:
    actions: dict[str, QAction] = window.menus.actions
    return [key for key, each in actions.items() if key.startswith(menu) and each.isChecked()]


def test_menus_and_dialog_agree_whichever_of_them_is_used(window: AcquireWindow) -> None:
    dialog = open_dialog(window)
    in_menus = {"computer_speed": "speed"} | {
        name: name for name in CHOSEN if name not in NOT_IN_MENUS | {"computer_speed"}
    }
    for name, menu in in_menus.items():
        row = row_of(dialog, name)
        choose_by_keys(row)
        value = getattr(window.preferences.settings, name)
        is_switch = isinstance(row.control, QCheckBox)
        assert checked(window, menu) == [menu if is_switch else f"{menu}_{value}"]
        if isinstance(row.control, ValueBox):
            other = next(each for each in row.control.values if each != value)
            window.menus.actions[f"{menu}_{other}"].trigger()
            assert row.control.values[row.control.currentIndex()] == other
        else:
            window.menus.actions[menu].trigger()
            assert isinstance(row.control, QCheckBox)
            assert row.control.isChecked() != value
    window.menus.actions["larger"].trigger()
    sizes = row_of(dialog, "text_scale").control
    assert isinstance(sizes, ValueBox)
    assert sizes.currentText() == "125%"


def test_every_setting_that_somebody_chooses_is_in_the_dialog(window: AcquireWindow) -> None:
    names = [name for page in open_dialog(window).pages for name in page.page.names()]
    assert sorted(names) == sorted(CHOSEN)


def test_restored_defaults_are_named_and_can_be_undone(qtbot: QtBot) -> None:
    settings = replace(QUIET, cover=Cover.NEVER, hints=HintRule.NEVER, player_name="Bea")
    with open_window(qtbot, settings) as window:
        dialog = open_dialog(window)
        row_of(dialog, "cover")
        play = dialog.pages[1]
        QTest.keyClick(play.restore, Qt.Key.Key_Space)
        now = window.preferences.settings
        assert (now.cover, now.player_name) == (Cover.HOT_SEAT, "")
        assert now.computer_speed is Speed.NORMAL
        assert now.hints is HintRule.NEVER, "other pages stay"
        told = " ".join(label.text() for label in play.findChildren(QLabel))
        assert (
            "Reset: Your name, Speed of the computers, Cover my tiles when I leave"
            " the window." in told
        )
        assert play.restore.text() == "Undo"
        QTest.keyClick(play.restore, Qt.Key.Key_Space)
        assert window.preferences.settings == settings
        assert play.restore.text() == "Restore defaults"


def test_another_choice_takes_the_place_of_undoing_the_restored_ones(qtbot: QtBot) -> None:
    with open_window(qtbot, replace(QUIET, sounds=Loudness.LOUD)) as window:
        dialog = open_dialog(window)
        row = row_of(dialog, "sounds")
        sounds = dialog.pages[3]
        click(sounds.restore)
        assert window.preferences.settings.sounds is Loudness.NORMAL
        choose_by_keys(row)
        assert sounds.restore.text() == "Restore defaults"
        assert sounds.restore.isEnabled()
        click(sounds.restore)
        window.menus.actions["theme_dark"].trigger()
        assert sounds.restore.text() == "Undo", "what is on another page does not matter"
        assert not dialog.pages[4].restore.isEnabled(), "there is nothing to restore"


def test_a_name_without_letters_is_not_taken(window: AcquireWindow) -> None:
    window.preferences.keep(player_name="Bea")
    line = row_of(open_dialog(window), "player_name").control
    assert isinstance(line, QLineEdit)
    line.selectAll()
    QTest.keyClicks(line, "  ")
    QTest.keyClick(line, Qt.Key.Key_Return)
    assert window.preferences.settings.player_name == "Bea"
    assert line.text() == "Bea"


def test_a_setting_that_changes_meanwhile_takes_no_typed_letter_away(
    window: AcquireWindow,
) -> None:
    line = row_of(open_dialog(window), "player_name").control
    assert isinstance(line, QLineEdit)
    QTest.keyClicks(line, "Be")
    window.preferences.keep(mergers_seen=1)
    QTest.keyClicks(line, "a")
    QTest.keyClick(line, Qt.Key.Key_Return)
    assert window.preferences.settings.player_name == "Bea"


def test_a_size_of_text_that_only_the_file_can_have_is_shown_as_the_nearest(
    qtbot: QtBot,
) -> None:
    with open_window(qtbot, replace(QUIET, text_scale=110)) as window:
        sizes = row_of(open_dialog(window), "text_scale").control
        assert isinstance(sizes, ValueBox)
        assert sizes.currentText() == "100%"
        assert window.preferences.settings.text_scale == 110


def test_what_cannot_be_used_now_says_why(window: AcquireWindow, qtbot: QtBot) -> None:
    window.menus.actions["learn"].trigger()
    qtbot.waitUntil(window.pages.lessons.is_on_view)
    dialog = open_dialog(window)
    speed = row_of(dialog, "computer_speed").control
    assert speed is not None
    assert not speed.isEnabled()
    assert speed.accessibleDescription().startswith("Not during the lesson")
    (heard,) = (row.control for row in dialog.pages[3].rows if not hasattr(row.row, "name"))
    assert heard is not None
    assert heard.isEnabled()
    window.menus.actions["sounds_off"].trigger()
    assert not heard.isEnabled()
    assert heard.accessibleDescription() == "The sounds are off."


def test_a_screen_reader_is_told_what_each_control_is_and_means(window: AcquireWindow) -> None:
    dialog = open_dialog(window)
    for page in dialog.pages:
        for row in page.rows:
            if row.control is not None:
                assert row.control.accessibleName() == title_of(row)
                assert row.control.accessibleDescription()


def test_the_kept_games_are_deleted_after_the_question_of_the_menu(window: AcquireWindow) -> None:
    dialog = open_dialog(window)
    dialog.subjects.setCurrentRow(6)
    asked: list[DeleteDialog] = []

    def answer() -> None:
        asked.extend(window.findChildren(DeleteDialog) or dialog.findChildren(DeleteDialog))
        asked[0].reject()

    QTimer.singleShot(0, answer)
    (delete,) = (row.control for row in dialog.pages[6].rows if isinstance(row.row, Deed))
    assert isinstance(delete, QPushButton)
    click(delete)
    assert asked[0].parentWidget() is dialog


def test_the_language_changes_under_the_hand_and_the_focus_stays(window: AcquireWindow) -> None:
    dialog = open_dialog(window)
    box = row_of(dialog, "language").control
    assert isinstance(box, ValueBox)
    box.setFocus()
    while window.preferences.settings.language != "ja":
        QTest.keyClick(box, Qt.Key.Key_Down)
        QApplication.processEvents()
    assert dialog.windowTitle() == "設定"
    assert item_text(dialog, 0) == "表示"
    assert box.hasFocus()
    assert window.preferences.settings.theme is ThemeChoice.LIGHT
