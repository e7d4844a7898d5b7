"""P3: a game that is on no disk is marked, and nothing puts it away unasked."""

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QMetaMethod, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from acquire_desktop.app import make_app
from acquire_desktop.games import GAMES
from acquire_desktop.languages import LANGUAGES
from acquire_desktop.storage.backups import autosave_path, back_up_game
from acquire_desktop.storage.folders import Folders
from acquire_desktop.storage.library import read_save
from acquire_desktop.storage.save_format import encode
from acquire_desktop.ui.acquire.shell.window import AcquireWindow
from acquire_desktop.ui.kit import languages
from acquire_desktop.ui.window.later_starts import LaterStarts
from acquire_desktop.ui.window.unsaved_dialog import UnsavedDialog
from tests.screenshots import games
from tests.screenshots.games import game_at
from tests.session.tables import play_one
from tests.storage.games import played
from tests.window.table import choice_of, open_window

OTHER, OTHER_STATES = played("2023-classic", 3, "another game", 12)
LIMIT_MS = 60_000
HASH = re.compile(r"[0-9a-f]{32}")
TILE = re.compile(r"\b[0-9]{1,2}[A-I]\b")
Way = Callable[[AcquireWindow], object]


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[AcquireWindow]:
    """Return a window with a game in play that could never be saved."""
    with open_window(qtbot) as opened:
        block(opened.folders)
        opened.pages.start_game(choice_of(2, 0))
        play_one(opened.session)
        yield opened


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "other.acquire"
    path.write_bytes(encode(OTHER, OTHER_STATES))
    return path


def block(folders: Folders) -> None:
    folders.data.mkdir(parents=True, exist_ok=True)
    folders.autosaves.parent.write_bytes(b"in the way")


def unblock(folders: Folders) -> None:
    folders.autosaves.parent.unlink()


def shown_title(window: AcquireWindow) -> str:
    """Return the title as the system shows it, once everything was tried."""
    assert window.session.finish_saving(LIMIT_MS)
    handle = window.windowHandle()
    assert handle is not None
    return handle.title()


class Answers:
    """Answers the question whenever it comes, by keys, and notes what it said."""

    def __init__(self) -> None:
        self._answers: list[Callable[[UnsavedDialog], object]] = []
        self.asked: list[str] = []
        self.timer = QTimer()
        self.timer.timeout.connect(self._answer)
        self.timer.start()

    def will_be(self, *answers: Callable[[UnsavedDialog], object]) -> None:
        self._answers = list(answers)

    def _answer(self) -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, UnsavedDialog):
            words = "\n".join(label.text() for label in dialog.findChildren(QLabel))
            self.asked.append(words.replace("\u200b", ""))  # there, lines may break
            if not self._answers:
                dialog.reject()
                raise AssertionError("the question comes again")
            self._answers.pop(0)(dialog)


@pytest.fixture
def answers() -> Iterator[Answers]:
    make_app()
    made = Answers()
    yield made
    made.timer.stop()


def stay(dialog: UnsavedDialog) -> None:
    QTest.keyClick(dialog, Qt.Key.Key_Escape)


def leave(dialog: UnsavedDialog) -> None:
    QTest.keyClick(dialog.leave, Qt.Key.Key_Space)


def try_again(dialog: UnsavedDialog) -> None:
    QTest.keyClick(dialog.again, Qt.Key.Key_Space)


def save_elsewhere(dialog: UnsavedDialog) -> None:
    """Give the answer that Enter gives."""
    QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Return)


def result_of(window: AcquireWindow) -> None:
    """Bring a finished game, which is on no disk, to its result."""
    game = game_at("2023-classic", 3, "shot-4", games.is_over, humans=(0, 1, 2))
    window.session.saver.note_filed(window.session.game_file())
    window.session.open(game)


def later_start(window: AcquireWindow, file: Path) -> None:
    LaterStarts(window, window.files.open).answer(file)


def ways(window: AcquireWindow, file: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, Way]:
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(file), ""))
    actions, pages = window.menus.actions, window.pages
    return {
        "close": lambda window: window.close(),
        "quit": lambda _window: actions["quit"].trigger(),
        "menu": lambda _window: actions["menu"].trigger(),
        "open": lambda _window: actions["open"].trigger(),
        "new": lambda _window: pages.start_game(choice_of(3, 0)),
        "quick": lambda _window: pages.quick_game(),
        "continue": lambda _window: pages.continue_game(),
        "recent": lambda window: window.files.open_recent(file, is_own=False),
        "recent of our own": lambda window: window.files.open_recent(file, is_own=True),
        "later start": lambda window: later_start(window, file),
        "rematch": lambda _window: pages.end.rematch(),
        "same deal": lambda _window: pages.front.same_deal.click(),
        "menu of the front page": lambda _window: pages.front.menu.click(),
    }


WAYS = (
    *("close", "quit", "menu", "open", "new", "quick", "continue", "recent", "recent of our own"),
    *("later start", "rematch", "same deal", "menu of the front page"),
)


@pytest.mark.part(of=4)
@pytest.mark.parametrize("way", WAYS)
def test_nothing_puts_an_unsaved_game_away_unasked(
    window: AcquireWindow, answers: Answers, file: Path, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    go = ways(window, file, monkeypatch)[way]
    if "result" in way or way == "same deal":
        result_of(window)
    before = window.session.game_file()
    answers.will_be(stay, leave)
    go(window)
    assert len(answers.asked) == 1
    after = window.session.game_file()
    assert (after.game_id, after.history) == (before.game_id, before.history)
    assert window.isVisible()
    go(window)
    assert len(answers.asked) == 2
    gone = not window.isVisible() or not window.session.has_game
    assert gone or window.session.game_file().game_id != before.game_id


def test_the_title_is_marked_while_the_newest_state_is_on_no_disk(
    qtbot: QtBot, window: AcquireWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = str(tmp_path / "kept.acquire")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (name, ""))
    assert shown_title(window).startswith("*Acquire Desktop")
    window.menus.actions["save_as"].trigger()
    assert shown_title(window).startswith("Acquire Desktop"), "it is kept in a file"
    window.troubles.try_again()
    assert shown_title(window).startswith("Acquire Desktop"), "it is still the same"
    play_one(window.session)
    assert shown_title(window).startswith("*Acquire Desktop"), "the file is older now"
    unblock(window.folders)
    window.troubles.try_again()
    qtbot.waitUntil(lambda: shown_title(window).startswith("Acquire Desktop"))


def test_the_mark_of_qt_in_a_name_is_a_name(window: AcquireWindow) -> None:
    choice = choice_of(1, 1)
    person = replace(choice.players[0], name="Ann [*][*]")
    computer = replace(choice.players[1], name="Bob [*]")
    unblock(window.folders)
    window.troubles.try_again()
    window.pages.start_game(replace(choice, players=(person, computer), seed="marks"))
    names = {person.name, computer.name}
    window.pages.title = lambda: " ".join(sorted(names))  # type: ignore[method-assign]
    window.refresh()
    assert shown_title(window) == "Ann [*][*] Bob [*]"


def test_enter_saves_elsewhere_and_the_way_goes_on(
    window: AcquireWindow, answers: Answers, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "kept"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    history = window.session.game_file().history
    answers.will_be(save_elsewhere)
    assert window.close()
    assert len(answers.asked) == 1
    kept = read_save(path.with_suffix(".acquire"), GAMES)
    assert kept.game.history == history


def test_a_place_that_does_not_work_either_is_told_and_asked_again(
    window: AcquireWindow, answers: Answers, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("in the way of a folder")
    names = iter([str(tmp_path / "file" / "kept.acquire"), "", str(tmp_path / "kept.acquire")])
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (next(names), ""))
    answers.will_be(save_elsewhere, save_elsewhere, save_elsewhere)
    assert window.close()
    assert "kept.acquire was not saved: the file or folder was not found." not in answers.asked[0]
    assert "kept.acquire was not saved: the file or folder was not found." in answers.asked[1]
    assert (tmp_path / "kept.acquire").is_file()


def test_who_tries_again_in_vain_is_asked_again(window: AcquireWindow, answers: Answers) -> None:
    answers.will_be(try_again, stay)
    assert not window.close()
    assert "did not work either" not in answers.asked[0]
    assert "did not work either" in answers.asked[1]


def test_who_tries_again_in_a_place_that_is_back_goes_on(
    window: AcquireWindow, answers: Answers
) -> None:
    def mend(dialog: UnsavedDialog) -> None:
        unblock(window.folders)
        try_again(dialog)

    answers.will_be(mend)
    game_id = window.session.game_file().game_id
    assert window.close()
    assert len(answers.asked) == 1
    assert autosave_path(window.folders, game_id).is_file()


def test_the_question_goes_when_the_game_is_saved_by_itself(
    window: AcquireWindow, answers: Answers
) -> None:
    def mend(_dialog: UnsavedDialog) -> None:
        unblock(window.folders)
        window.troubles.try_again()
        assert window.session.finish_saving(60_000)

    answers.will_be(mend)
    assert window.close()
    assert len(answers.asked) == 1


def test_the_question_of_a_minimised_window_is_seen(
    window: AcquireWindow, answers: Answers
) -> None:
    window.showMinimized()

    def look(dialog: UnsavedDialog) -> None:
        assert dialog.isVisible()
        assert not window.isMinimized()
        stay(dialog)

    answers.will_be(look)
    assert not window.close()


def test_nothing_is_asked_of_a_game_that_is_on_disk(
    qtbot: QtBot, answers: Answers, file: Path
) -> None:
    with open_window(qtbot) as window:
        window.pages.start_game(choice_of(2, 0))
        play_one(window.session)
        window.files.open(file)
        window.pages.show_start()
        assert window.close()
    assert answers.asked == []


def test_nothing_is_asked_of_a_game_in_which_nobody_has_done_anything(
    qtbot: QtBot, answers: Answers
) -> None:
    with open_window(qtbot) as window:
        block(window.folders)
        window.pages.start_game(choice_of(2, 0))
        assert shown_title(window).startswith("*")
        assert window.close()
    assert answers.asked == []


def test_nothing_is_asked_of_a_file_that_was_only_looked_at(
    qtbot: QtBot, answers: Answers, file: Path
) -> None:
    with open_window(qtbot) as window:
        block(window.folders)
        window.files.open(file)
        assert shown_title(window).startswith("Acquire Desktop")
        assert window.close()
    assert answers.asked == []


def test_a_file_that_cannot_be_read_is_told_before_anything_is_asked(
    window: AcquireWindow, answers: Answers, file: Path
) -> None:
    file.write_bytes(b"gone")
    assert not window.files.open(file)
    assert answers.asked == []
    assert "this is not a saved game" in window.message_bar.accessibleName()


class EndOfSession:
    """Stands for the system at the end of the user's session; Qt lets nobody make its own."""

    def __init__(self, *, may_ask: bool = True) -> None:
        self.calls: list[str] = []
        self._may_ask = may_ask

    def allowsInteraction(self) -> bool:  # noqa: N802 - Qt's name
        return self._may_ask

    def release(self) -> None:
        self.calls.append("release")

    def cancel(self) -> None:
        self.calls.append("cancel")


def test_the_end_of_the_users_session_waits_for_the_answer(
    window: AcquireWindow, answers: Answers
) -> None:
    answers.will_be(stay, leave)
    system = EndOfSession()
    window.unsaved.end_session(system)
    assert system.calls == ["cancel"]
    window.unsaved.end_session(system)
    assert system.calls == ["cancel", "release"]
    assert window.close(), "nothing is asked twice"
    assert len(answers.asked) == 2


def test_who_plays_on_after_the_session_was_to_end_is_asked_again(
    window: AcquireWindow, answers: Answers
) -> None:
    answers.will_be(leave, leave)
    window.unsaved.end_session(EndOfSession())
    play_one(window.session)
    window.close()
    assert len(answers.asked) == 2


@pytest.mark.part(of=4)
@pytest.mark.parametrize("way", [way for way in WAYS if way not in ("close", "quit")])
def test_a_session_that_does_not_end_after_all_gives_no_game_away(
    window: AcquireWindow, answers: Answers, file: Path, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    go = ways(window, file, monkeypatch)[way]
    if "result" in way or way == "same deal":
        result_of(window)
    answers.will_be(leave, stay, stay)
    window.unsaved.end_session(EndOfSession())
    go(window)  # another program has kept the system from ending the session
    assert len(answers.asked) == 2
    assert not window.close()
    assert len(answers.asked) == 3, "the answer of then is no answer any more"


def test_a_system_that_lets_nothing_be_asked_is_not_held_up(
    window: AcquireWindow, answers: Answers
) -> None:
    system = EndOfSession(may_ask=False)
    window.unsaved.end_session(system)
    assert (system.calls, answers.asked) == ([], [])
    window.session.leave()


def test_the_end_of_the_session_is_heard(window: AcquireWindow) -> None:
    app = QGuiApplication.instance()
    assert isinstance(app, QGuiApplication)
    signal = QMetaMethod.fromSignal(app.commitDataRequest)
    assert app.isSignalConnected(signal)
    assert window.isVisible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_question_says_why_where_and_what_is_lost_and_nothing_hidden(
    window: AcquireWindow, answers: Answers, language: str
) -> None:
    languages.install_language(make_app(), language)
    answers.will_be(stay)
    window.close()
    said = answers.asked[0]
    assert str(window.folders.autosaves) in said
    assert not HASH.search(said)
    assert not any(player.name in said for player in window.session.players)
    assert not TILE.search(said.replace(str(window.folders.autosaves), ""))


def test_the_question_tells_which_state_is_kept(qtbot: QtBot, answers: Answers) -> None:
    with open_window(qtbot) as window:
        window.pages.start_game(choice_of(2, 0))
        window.session.accept_handover()
        window.session.finish_saving(LIMIT_MS)
        folder = window.folders.autosaves
        away = folder.rename(folder.with_name("away"))
        folder.write_bytes(b"in the way")
        play_one(window.session)
        window.session.finish_saving(LIMIT_MS)
        folder.unlink()
        away.rename(folder)  # it can be read again, and nothing has tried to write there
        answers.will_be(leave)
        assert window.close()
        assert "It is saved up to turn 1 (" in answers.asked[0]


def test_the_question_names_the_file_of_the_user_in_which_a_state_is_kept(
    window: AcquireWindow, answers: Answers, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = str(tmp_path / "kept.acquire")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (name, ""))
    window.menus.actions["save_as"].trigger()
    play_one(window.session)
    answers.will_be(leave)
    assert window.close()
    assert "It is saved in kept.acquire up to turn " in answers.asked[0]


def test_the_question_tells_of_a_backup(qtbot: QtBot, answers: Answers) -> None:
    with open_window(qtbot) as window:
        window.pages.start_game(choice_of(2, 0))
        window.session.accept_handover()
        assert window.session.finish_saving(LIMIT_MS)
        game = window.session.game_file()
        folders = window.folders
        path = autosave_path(folders, game.game_id)
        back_up_game(folders, game.game_id, 1, path.read_bytes())
        path.unlink()
        folders.autosaves.rmdir()
        folders.autosaves.write_bytes(b"in the way")
        play_one(window.session)
        answers.will_be(leave)
        assert window.close()
    assert "It is saved up to turn 1 (" in answers.asked[0]


def test_a_long_name_of_a_folder_makes_no_wide_question(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    place = str(Path("/home/ann") / ("x" * 120) / "autosave")
    dialogs = [UnsavedDialog(parent, partial(str, text)) for text in ("Short.", place)]
    for dialog in dialogs:
        dialog.show()
    assert dialogs[0].width() == dialogs[1].width()
    assert place in dialogs[1].accessibleDescription()
    for dialog in dialogs:
        dialog.close()


def test_every_answer_is_a_button_with_a_key_of_its_own(
    window: AcquireWindow, answers: Answers
) -> None:
    keys: list[str] = []

    def look(dialog: UnsavedDialog) -> None:
        buttons = dialog.findChildren(QPushButton)
        keys.extend(button.text().partition("&")[2][:1] for button in buttons)
        assert dialog.focusWidget() is dialog.elsewhere
        assert [button.isDefault() for button in buttons] == [True, False, False, False]
        dialog.reject()

    answers.will_be(look)
    window.close()
    assert len(set(keys)) == 4
