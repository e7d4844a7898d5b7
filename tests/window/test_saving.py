"""The window saves behind what it shows, and waits for that where it needs what is on disk."""

from collections.abc import Callable, Sequence
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from acquire_desktop.games import GAMES
from acquire_desktop.session.saver import Saver
from acquire_desktop.storage.autosave_writer import AutosaveWriter
from acquire_desktop.storage.backups import autosave_path
from acquire_desktop.storage.folders import user_folders
from acquire_desktop.storage.library import read_save
from acquire_desktop.storage.recent import read_recent
from acquire_desktop.storage.save_format import GameFile
from acquire_desktop.ui.acquire.shell.window import AcquireWindow
from tests.window.table import choice_of, open_window

LIMIT_S = 60.0
ACTIONS = 9


@pytest.fixture(autouse=True)
def lazy_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give the program a disk that writes nothing until somebody waits for it."""
    is_awaited = Event()
    finish, write = Saver.finish, AutosaveWriter.write

    def finish_and_tell(saver: Saver, timeout_ms: int = 0) -> bool:
        assert timeout_ms > 0
        is_awaited.set()
        is_done = finish(saver, round(LIMIT_S * 1000))
        is_awaited.clear()
        return is_done

    def write_at_last(writer: AutosaveWriter, game: GameFile, states: Sequence[Any] = ()) -> Path:
        assert is_awaited.wait(LIMIT_S)
        return write(writer, game, states)

    monkeypatch.setattr(Saver, "finish", finish_and_tell)
    monkeypatch.setattr(AutosaveWriter, "write", write_at_last)


def play(window: AcquireWindow) -> GameFile:
    """Start a game, do some things in the same moment, and return it."""
    window.pages.start_game(choice_of(3, 0))
    session = window.session
    for _ in range(ACTIONS):
        session.accept_handover()
        session.uncover()
        session.submit(session.view.legal[0])
    assert not session.is_kept
    return session.game_file()


def kept(game: GameFile) -> GameFile:
    """Return a game as it is on disk."""
    return read_save(autosave_path(user_folders(), game.game_id), GAMES).game


def start_another(window: AcquireWindow) -> None:
    window.pages.start_game(choice_of(3, 0, seed="another"))


def play_again(window: AcquireWindow) -> None:
    window.pages.end.rematch()


@pytest.mark.part(of=5)
@pytest.mark.parametrize(
    "leave",
    [
        AcquireWindow.close,
        lambda window: window.pages.show_start(),
        start_another,
        play_again,
        lambda window: window.pages.continue_game(),
    ],
    ids=["window closed", "start page", "another game", "rematch", "continue"],
)
def test_before_a_game_is_left_all_of_it_is_on_disk(
    qtbot: QtBot, leave: Callable[[AcquireWindow], object]
) -> None:
    with open_window(qtbot) as window:
        game = play(window)
        leave(window)
        assert kept(game).history == game.history


def test_the_start_page_offers_the_game_as_it_was_left(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        game = play(window)
        turn = window.session.view.turn
        window.pages.show_start()
        (recent,) = window.pages.start._recent()
        assert f"turn {turn}" in recent.state.lower()
        window.pages.continue_game()
        assert window.session.game_file().history == game.history


def test_its_own_autosave_is_opened_as_it_was_left(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        game = play(window)
        assert window.files.open(autosave_path(user_folders(), game.game_id))
        now = window.session.game_file()
        assert (now.game_id, now.history) == (game.game_id, game.history)
        assert now.save_no > game.save_no


def test_a_file_is_remembered_beside_the_game_that_is_being_saved(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "mine.acquire"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    with open_window(qtbot) as window:
        game = play(window)
        assert window.files.save()
        assert read_save(path, GAMES).game.history == game.history
        window.pages.show_start()
        assert kept(game).history == game.history
        assert read_recent(user_folders()).files == (path,)
        assert [each.path for each in window.pages.start._recent()] == [
            autosave_path(user_folders(), game.game_id)
        ], "a copy of it is left out"


def test_a_file_that_is_free_is_proposed_and_then_the_one_that_the_game_has(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    proposed: list[Path] = []
    chosen = tmp_path / "Friday.acquire"

    def choose(_parent: object, _title: str, path: str, *_how: object) -> tuple[str, str]:
        proposed.append(Path(path))
        return str(chosen), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", choose)
    with open_window(qtbot) as window:
        window.pages.start_game(choice_of(1, 1))
        assert window.files.ask_save_as()
        assert window.files.ask_save_as()
    assert proposed[0].suffix == ".acquire"
    assert not proposed[0].exists()
    assert proposed[1] == chosen
