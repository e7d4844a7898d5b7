"""P17: every state that is kept can be gone back to, by mouse or by keys, and nothing is lost."""

import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from acquire_desktop.app import make_app
from acquire_desktop.languages import LANGUAGES
from acquire_desktop.storage.archive import archive_path
from acquire_desktop.storage.backups import autosave_path, backups_of
from acquire_desktop.storage.folders import Folders, user_folders
from acquire_desktop.storage.library import adopt, autosave, save_file
from acquire_desktop.storage.recent import remember_file
from acquire_desktop.storage.recovery import KeptGame, Origin, kept_games, last_good_backup
from acquire_desktop.storage.save_format import new_game_id
from acquire_desktop.ui.acquire.shell.window import AcquireWindow
from acquire_desktop.ui.kit import languages
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.start.recent_list import RecentList
from acquire_desktop.ui.window.recover_dialog import RecoverDialog
from acquire_desktop.ui.window.report_dialog import ReportDialog
from acquire_desktop.ui.window.save_texts import save_name
from tests.storage.games import newer, pack, played, unpack, up_to
from tests.window.table import button, click, open_window, press

GAME, STATES = played("2023-classic", 3, "recovered", 40)
OTHER = replace(GAME, game_id=new_game_id(), players=(replace(GAME.players[0], name="Zoe"),
                                                      *GAME.players[1:]))  # fmt: skip
Look = Callable[[RecoverDialog], object]


@pytest.fixture
def folders() -> Folders:
    """Return the folders of somebody who played 40 actions."""
    found = user_folders()
    for count in range(1, len(GAME.history) + 1):
        autosave(found, up_to(GAME, count), STATES)
    return found


def damage(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-30])


def only(games: Sequence[KeptGame]) -> KeptGame:
    assert len(games) == 1
    return games[0]


def recover(window: AcquireWindow, look: Look) -> None:
    """Open the list and look at it."""
    seen: list[RecoverDialog] = []

    def act() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, RecoverDialog)
        seen.append(dialog)
        try:
            look(dialog)
        finally:
            dialog.reject()

    QTimer.singleShot(0, act)
    window.menus.actions["recover"].trigger()
    assert len(seen) == 1


def texts(dialog: RecoverDialog) -> list[str]:
    lists = (dialog.games, dialog.states)
    items = [each.item(row).text() for each in lists for row in range(each.count())]
    return items + [label.text() for label in dialog.findChildren(QLabel)]


# What is kept


def test_the_newest_state_comes_first_and_is_there_once(folders: Folders) -> None:
    states = only(kept_games(folders)).states
    numbers = [state.header.save_no for state in states if state.header]
    assert numbers == sorted(set(numbers), reverse=True)
    assert numbers[0] == len(GAME.history)
    assert states[0].origin is Origin.AUTOSAVE
    assert {state.origin for state in states[1:]} == {Origin.BACKUP}


def test_the_game_played_last_comes_first(folders: Folders) -> None:
    autosave(folders, up_to(OTHER, 5), STATES)
    assert [kept.states[0].header.game_id for kept in kept_games(folders)
            if kept.states[0].header] == [OTHER.game_id, GAME.game_id]  # fmt: skip


def test_what_stood_in_a_file_is_there_with_its_name(folders: Folders, tmp_path: Path) -> None:
    path = tmp_path / "friday.acquire"
    save_file(folders, path, replace(up_to(GAME, 11), save_no=1011), STATES)
    save_file(folders, path, GAME, STATES)
    state = only(kept_games(folders)).states[0]
    assert (state.origin, state.file) == (Origin.OVERWRITTEN, path)


def test_what_was_set_aside_is_there_with_the_reason(folders: Folders) -> None:
    damage(autosave_path(folders, GAME.game_id))
    adopt(folders, GAME)
    last = only(kept_games(folders)).states[-1]
    assert last.origin is Origin.SET_ASIDE
    assert last.header is None
    assert last.problem is not None


def test_backups_are_there_without_the_autosave(folders: Folders) -> None:
    autosave_path(folders, GAME.game_id).unlink()
    states = only(kept_games(folders)).states
    assert [state.path for state in states] == backups_of(folders, GAME.game_id)[::-1]


def test_files_of_others_in_the_folder_are_no_states(folders: Folders) -> None:
    before = kept_games(folders)
    for name in ("notes.txt", ".acq-12345678.tmp", f"{GAME.game_id}.acquire.bad"):
        (folders.backups / name).write_text("not ours")
    assert kept_games(folders) == before


def test_the_last_good_backup_is_the_newest_one_that_can_be_read(folders: Folders) -> None:
    ring = backups_of(folders, GAME.game_id)
    damage(ring[-1])
    path = autosave_path(folders, GAME.game_id)
    assert last_good_backup(folders, path) == ring[-2]
    for each in ring:
        damage(each)
    assert last_good_backup(folders, path) is None


@pytest.mark.parametrize("name", ["\ud800.acquire", "a\0b.acquire", "x" * 300])
def test_a_recent_file_that_no_file_can_be_called_stops_nothing(
    folders: Folders, name: str
) -> None:
    before = kept_games(folders)
    remember_file(folders, Path(name))
    assert kept_games(folders) == before
    assert last_good_backup(folders, Path(name)) is None


def test_a_damaged_game_of_the_archive_is_named_by_its_players(folders: Folders) -> None:
    path = archive_path(folders, GAME.game_id)
    path.parent.mkdir(parents=True)
    path.write_bytes(b"gone")
    assert save_name(folders, path).startswith("The game of Ann")
    assert last_good_backup(folders, path) == backups_of(folders, GAME.game_id)[-1]


# In the window


def test_an_older_state_is_opened_by_keys_and_the_game_as_it_went_on_stays(
    qtbot: QtBot, folders: Folders
) -> None:
    before = autosave_path(folders, GAME.game_id).read_bytes()
    turns: list[int] = []

    def look(dialog: RecoverDialog) -> None:
        assert dialog.focusWidget() is dialog.games
        QTest.keyClick(dialog.games, Qt.Key.Key_Tab)
        assert dialog.focusWidget() is dialog.states
        QTest.keyClick(dialog.states, Qt.Key.Key_Down)
        QTest.keyClick(dialog.states, Qt.Key.Key_Down)
        chosen = dialog.chosen()
        assert chosen is not None
        assert chosen.header is not None
        turns.append(chosen.header.turn)
        QTest.keyClick(dialog.states, Qt.Key.Key_Return)
        assert not dialog.isVisible()

    with open_window(qtbot) as window:
        recover(window, look)
        assert window.session.view.turn == turns[0]
        assert window.session.game_file().game_id != GAME.game_id
        assert "is an earlier state of a game that you continued later" in told(window)
    assert autosave_path(folders, GAME.game_id).read_bytes() == before


@pytest.mark.parametrize("is_file", [True, False])
def test_what_a_newer_version_saved_stays_and_that_is_told(
    qtbot: QtBot, folders: Folders, tmp_path: Path, is_file: bool
) -> None:
    autosaved, file = autosave_path(folders, GAME.game_id), tmp_path / "older.acquire"
    save_file(folders, file, up_to(GAME, 12), STATES)
    autosaved.write_bytes(newer(GAME))
    path = file if is_file else backups_of(folders, GAME.game_id)[0]
    with open_window(qtbot) as window:
        assert window.files.open(path) if is_file else window.files.open_own(path)
        assert window.session.game_file().game_id != GAME.game_id
        assert "A newer version of the program has also saved this game here" in told(window)
    assert autosaved.read_bytes() == newer(GAME)


def told(window: AcquireWindow) -> str:
    return window.message_bar.accessibleName() if window.message_bar.isVisible() else ""


def test_the_newest_state_is_opened_by_mouse_and_is_the_same_game(
    qtbot: QtBot, folders: Folders
) -> None:
    def look(dialog: RecoverDialog) -> None:
        assert dialog.states.count() == len(only(kept_games(folders)).states)
        click(dialog.open_button)
        assert not dialog.isVisible()

    with open_window(qtbot) as window:
        recover(window, look)
        assert window.session.game_file().game_id == GAME.game_id
        assert told(window) == ""


def test_a_state_that_cannot_be_read_says_why_and_cannot_be_opened(
    qtbot: QtBot, folders: Folders
) -> None:
    ring = backups_of(folders, GAME.game_id)
    damage(ring[-3])

    def look(dialog: RecoverDialog) -> None:
        dialog.states.setFocus()
        QTest.keyClick(dialog.states, Qt.Key.Key_End)
        assert "Cannot be read" in dialog.states.currentItem().text()
        assert "It cannot be opened: the file is damaged. It was not changed." in texts(dialog)
        assert not dialog.open_button.isEnabled()
        QTest.mouseDClick(
            dialog.states.viewport(),
            Qt.MouseButton.LeftButton,
            pos=dialog.states.visualItemRect(dialog.states.currentItem()).center(),
        )
        assert dialog.isVisible()
        QTest.keyClick(dialog.states, Qt.Key.Key_Home)
        assert dialog.open_button.isEnabled()

    with open_window(qtbot) as window:
        recover(window, look)
        assert not window.session.has_game


def test_with_a_damaged_autosave_an_older_state_is_not_called_the_newest(
    qtbot: QtBot, folders: Folders
) -> None:
    autosave_path(folders, GAME.game_id).write_bytes(b"gone")

    def look(dialog: RecoverDialog) -> None:
        assert dialog.states.item(0).text().endswith("\nThe newest state that can be read")
        QTest.keyClick(dialog.states, Qt.Key.Key_End)
        assert "It cannot be opened: the file is damaged. It was not changed." in texts(dialog)

    with open_window(qtbot) as window:
        recover(window, look)


def test_a_state_that_turns_out_to_be_broken_says_so_and_the_list_stays(
    qtbot: QtBot, folders: Folders
) -> None:
    """Its public facts are whole; what breaks the rules is only found when it is played."""
    outer, payload = unpack(backups_of(folders, GAME.game_id)[-1].read_bytes())
    outer["save_no"] = 2000
    payload["actions"] = payload["actions"][:1] * 2
    (folders.backups / f"{GAME.game_id}.s0000002000.acquire").write_bytes(pack(outer, payload))

    def look(dialog: RecoverDialog) -> None:
        click(dialog.open_button)
        assert dialog.isVisible()
        assert not dialog.open_button.isEnabled()
        assert any(text.startswith("It cannot be opened: ") for text in texts(dialog))
        QTest.keyClick(dialog.states, Qt.Key.Key_Down)
        assert dialog.open_button.isEnabled()

    with open_window(qtbot) as window:
        recover(window, look)
        assert not window.session.has_game


def test_large_text_in_a_small_window_scrolls(qtbot: QtBot, folders: Folders) -> None:
    app = make_app()
    with open_window(qtbot) as window:
        window.resize(480, 360)
        theme.set_text_scale(app, 200)
        dialog = RecoverDialog(
            window, kept_games(folders), window.pages.edition_text, window.files.recover
        )
        report = ReportDialog(window, window.folders, "versions")
        for each in (dialog, report):
            each.show()
            sizes = [
                (label.height(), label.heightForWidth(label.width()))
                for label in each.findChildren(QLabel)
                if label.isVisible()
            ]
            assert all(height >= needed for height, needed in sizes)
            assert each.height() <= window.height()
            each.close()
        theme.set_text_scale(app, 100)


def test_without_any_game_the_list_says_so(qtbot: QtBot) -> None:
    def look(dialog: RecoverDialog) -> None:
        assert not dialog.open_button.isVisible()
        assert dialog.focusWidget() is dialog.close_button
        assert any(text.startswith("No games yet.") for text in texts(dialog))
        QTest.keyClick(dialog.close_button, Qt.Key.Key_Return)
        assert not dialog.isVisible()

    with open_window(qtbot) as window:
        recover(window, look)
        assert not window.session.has_game


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_tells_public_facts_only(qtbot: QtBot, folders: Folders, language: str) -> None:
    said: list[str] = []
    with open_window(qtbot) as window:
        languages.install_language(make_app(), language)
        recover(window, lambda dialog: said.extend(texts(dialog)))
    all_said = "\n".join(said)
    assert "Ann" in all_said
    assert "2023" in all_said
    assert not re.search(r"\b[0-9]{1,2}[A-I]\b|\$|[0-9a-f]{16}", all_said)
    assert str(folders.data) not in all_said


def test_a_damaged_recent_game_offers_its_last_good_backup(qtbot: QtBot, folders: Folders) -> None:
    with open_window(qtbot) as window:
        window.pages.start.show_games()
        damage(autosave_path(folders, GAME.game_id))
        recent = window.pages.start.findChild(RecentList)
        assert recent is not None
        recent.setFocus()
        press(window, Qt.Key.Key_Return)
        assert "the file is damaged" in told(window)
        click(button(window.message_bar, "Open the last good backup"))
        assert window.session.game_file().game_id == GAME.game_id
        assert told(window) == ""


def test_a_damaged_file_offers_what_stood_in_it_before(
    qtbot: QtBot, folders: Folders, tmp_path: Path
) -> None:
    path = tmp_path / "friday.acquire"
    save_file(folders, path, up_to(GAME, 11), STATES)
    save_file(folders, path, GAME, STATES)
    path.write_bytes(b"gone")
    with open_window(qtbot) as window:
        assert not window.files.open(path)
        click(button(window.message_bar, "Open the last good backup"))
        assert window.session.game_file().history[:11] == GAME.history[:11]


def test_a_damaged_file_without_a_backup_offers_nothing(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "friday.acquire"
    path.write_bytes(b"gone")
    with open_window(qtbot) as window:
        assert not window.files.open(path)
        assert not any(each.isVisible() for each in window.message_bar.buttons)


def test_a_damaged_file_without_a_backup_leads_to_the_states_of_other_games(
    qtbot: QtBot, folders: Folders, tmp_path: Path
) -> None:
    path = tmp_path / "friday.acquire"
    path.write_bytes(autosave_path(folders, GAME.game_id).read_bytes()[:-30])
    with open_window(qtbot) as window:
        assert not window.files.open(path)
        assert "the file is damaged. It was not changed. You can find older states" in told(window)
        assert "Game > Recover a game" in told(window)
