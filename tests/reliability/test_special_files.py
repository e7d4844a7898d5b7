"""P3, P4: what is no regular file is neither read nor replaced, and nothing waits for it."""

import os
import signal
import stat
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

if sys.platform == "win32":
    pytest.skip("there are no such files there", allow_module_level=True)
import resource
import socket

from acquire_desktop.games import GAMES
from acquire_desktop.storage import library, recent, settings
from acquire_desktop.storage.archive import archive_path
from acquire_desktop.storage.atomic import write_atomically
from acquire_desktop.storage.autosave_writer import AutosaveWriter
from acquire_desktop.storage.backups import all_backups, autosave_path, header_at
from acquire_desktop.storage.errors import SaveError, SaveProblem
from acquire_desktop.storage.finished_games import FinishedGames
from acquire_desktop.storage.folders import Folders
from acquire_desktop.storage.journal import append, read_journal
from acquire_desktop.storage.reading import read_file
from acquire_desktop.ui.window.settings_check import check_settings
from tests.storage.games import folders_in, played, up_to

GAME, STATES = played("2023-classic", 3, "special", 30)
LIMIT_S = 20
ROOM = 1 << 30
"""Bytes that a test may need beside what the process has already."""


@pytest.fixture(autouse=True)
def _bounds() -> Iterator[None]:
    """End a test that waits or reads for ever, before the machine feels it."""

    def end(_signal: int, _frame: object) -> None:
        raise TimeoutError("it waits for ever")

    old = resource.getrlimit(resource.RLIMIT_AS)
    pages = int(Path("/proc/self/statm").read_text().split()[0]) if sys.platform == "linux" else 0
    if pages:
        limit = pages * resource.getpagesize() + ROOM
        resource.setrlimit(resource.RLIMIT_AS, (limit, old[1]))
    before = signal.signal(signal.SIGALRM, end)
    signal.alarm(LIMIT_S)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)
        resource.setrlimit(resource.RLIMIT_AS, old)


@pytest.fixture
def folders(tmp_path: Path) -> Folders:
    return folders_in(tmp_path)


def pipe(path: Path) -> None:
    os.mkfifo(path)


def link_to_pipe(path: Path) -> None:
    os.mkfifo(path.with_name("pipe"))
    path.symlink_to("pipe")


def endless_device(path: Path) -> None:
    """Make a device of the test's own: a program at fault must not replace one in ``/dev``."""
    try:
        os.mknod(path, 0o600 | stat.S_IFCHR, os.makedev(1, 5))
    except OSError:
        pytest.skip("only root makes devices")


def local_socket(path: Path) -> None:
    listener = socket.socket(socket.AF_UNIX)
    here = Path.cwd()
    os.chdir(path.parent)  # its whole path may be longer than sockets allow
    try:
        listener.bind(path.name)
    finally:
        os.chdir(here)
        listener.close()


def folder(path: Path) -> None:
    path.mkdir()


def loop(path: Path) -> None:
    path.symlink_to(path.name)


KINDS = [pipe, link_to_pipe, endless_device, local_socket, folder, loop]
Make = Callable[[Path], None]


def placed(make: Make, path: Path) -> tuple[int, int]:
    """Put something in the place of a file and return which one it is."""
    path.parent.mkdir(parents=True, exist_ok=True)
    make(path)
    return identity(path)


def identity(path: Path) -> tuple[int, int]:
    found = path.lstat()
    return found.st_ino, found.st_mode


@pytest.mark.parametrize("make", KINDS)
def test_nothing_but_a_regular_file_is_replaced(tmp_path: Path, make: Make) -> None:
    path = tmp_path / "a"
    before = placed(make, path)
    with pytest.raises(OSError, match=r"."):
        write_atomically(path, b"new")
    assert identity(path) == before
    assert list(tmp_path.glob(".acq-*")) == []


@pytest.mark.parametrize("make", KINDS)
def test_nothing_but_a_regular_file_is_read(tmp_path: Path, make: Make) -> None:
    make(tmp_path / "a")
    with pytest.raises(OSError, match=r"."):
        read_file(tmp_path / "a", 10)


def test_of_a_file_one_byte_more_than_allowed_is_read(tmp_path: Path) -> None:
    path = tmp_path / "a"
    path.write_bytes(b"0123456789")
    assert read_file(path, 20) == read_file(path, 10) == b"0123456789"
    assert read_file(path, 4) == b"01234"


def test_a_file_that_turns_into_a_pipe_meanwhile_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, real = tmp_path / "a", os.open
    path.touch()

    def turn(place: Path, flags: int, mode: int = 0o777) -> int:
        Path(place).unlink()
        os.mkfifo(place)
        return real(place, flags, mode)

    monkeypatch.setattr(os, "open", turn)
    with pytest.raises(OSError, match=r"."):
        read_file(path, 10)


@pytest.mark.parametrize("write", [pipe, folder])
def test_what_takes_a_files_place_during_a_write_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, write: Make
) -> None:
    path, real = tmp_path / "a", os.fsync
    path.touch()

    def turn(file: int) -> None:
        real(file)
        if path.is_file():
            path.unlink()
            write(path)

    monkeypatch.setattr(os, "fsync", turn)
    with pytest.raises(OSError, match=r"."):
        write_atomically(path, b"new")
    assert not path.is_file()
    assert list(tmp_path.glob(".acq-*")) == []


def test_a_link_to_a_save_is_opened_and_saved_to(folders: Folders, tmp_path: Path) -> None:
    path, link = tmp_path / "a.acquire", tmp_path / "link.acquire"
    link.symlink_to(path)
    library.save_file(folders, link, up_to(GAME, 5), STATES)
    library.save_file(folders, link, up_to(GAME, 6), STATES)
    assert library.open_file(folders, link, GAMES).game == up_to(GAME, 6)
    assert link.is_symlink()
    assert not path.is_symlink()


def test_an_endless_device_behind_a_link_is_read_by_nobody(folders: Folders) -> None:
    """Only readers are asked here: the device is the system's."""
    for path in (folders.recent, folders.settings, autosave_path(folders, GAME.game_id)):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.symlink_to("/dev/zero")
    assert recent.read_recent(folders) == recent.Recent()
    assert settings.read_settings(folders.settings).unusable == settings.ALL
    assert header_at(autosave_path(folders, GAME.game_id)) is None
    with pytest.raises(SaveError):
        library.read_save(autosave_path(folders, GAME.game_id), GAMES)


@pytest.mark.parametrize("make", KINDS)
def test_in_the_place_of_an_autosave_it_is_set_aside_and_the_game_goes_on(
    folders: Folders, make: Make
) -> None:
    for count in range(1, 8):
        library.autosave(folders, up_to(GAME, count), STATES)
    path = autosave_path(folders, GAME.game_id)
    path.unlink()
    before = placed(make, path)
    with pytest.raises(SaveError) as caught:
        library.autosave(folders, up_to(GAME, 8), STATES)
    assert caught.value.problem is SaveProblem.IO
    found = library.find_unfinished(folders, GAMES)
    assert found.loaded is not None
    assert found.problems
    library.autosave(folders, library.adopt(folders, found.loaded.game), found.loaded.states)
    assert header_at(path) is not None
    assert before in [identity(kept) for kept in folders.backups.iterdir()]


@pytest.mark.parametrize("make", KINDS)
def test_in_the_place_of_a_backup_it_is_passed_over(folders: Folders, make: Make) -> None:
    placed(make, folders.backups / f"{GAME.game_id}.s0000000003.acquire")
    library.autosave(folders, up_to(GAME, 4), STATES)
    assert library.find_unfinished(folders, GAMES).loaded is not None
    assert library.saved_games(folders)
    assert [library.saved_game(path) for path in all_backups(folders)]
    autosave_path(folders, GAME.game_id).write_bytes(b"damaged")
    library.find_unfinished(folders, GAMES)


@pytest.mark.parametrize("make", KINDS)
def test_in_the_place_of_the_list_of_recent_games_it_is_an_empty_list(
    folders: Folders, tmp_path: Path, make: Make
) -> None:
    before = placed(make, folders.recent)
    assert recent.read_recent(folders) == recent.Recent()
    library.autosave(folders, up_to(GAME, 4), STATES)
    library.save_file(folders, tmp_path / "a.acquire", up_to(GAME, 4), STATES)
    assert library.find_unfinished(folders, GAMES).loaded is not None
    assert identity(folders.recent) == before


@pytest.mark.parametrize("make", KINDS)
@pytest.mark.parametrize("place", ["journal", "save"])
def test_in_the_place_of_what_is_kept_of_finished_games_it_stays(
    folders: Folders, make: Make, place: str
) -> None:
    game, states = played("2023-classic", 3, "special")
    path = folders.journal if place == "journal" else archive_path(folders, game.game_id)
    before = placed(make, path)
    finished = FinishedGames(folders)
    AutosaveWriter(folders, finished).write(game, states)
    finished.take_missing(GAMES)
    with pytest.raises(OSError, match=r"."):
        append(path, b"{}")
    with pytest.raises(OSError, match=r"."):
        read_journal(path)
    assert identity(path) == before
    assert header_at(autosave_path(folders, game.game_id)) is not None


@pytest.mark.parametrize("make", KINDS)
def test_in_the_place_of_the_settings_it_gives_defaults(folders: Folders, make: Make) -> None:
    before = placed(make, folders.settings)
    checked = check_settings(folders.settings, lambda choice: choice)
    assert (checked.settings, checked.bad_file) == (settings.Settings(), None)
    with pytest.raises(OSError, match=r"."):
        settings.save_settings(folders.settings, checked.settings)
    assert identity(folders.settings) == before


@pytest.mark.parametrize("make", KINDS)
@pytest.mark.parametrize("digest", [None, "0" * 64])
def test_a_game_is_not_saved_over_it(
    folders: Folders, tmp_path: Path, make: Make, digest: str | None
) -> None:
    path = tmp_path / "mine.acquire"
    before = placed(make, path)
    with pytest.raises(SaveError) as caught:
        library.save_file(folders, path, GAME, STATES, known_digest=digest)
    assert (caught.value.problem, caught.value.path) == (SaveProblem.IO, path)
    assert identity(path) == before


def test_a_list_of_recent_games_that_is_too_big_is_an_empty_one(folders: Folders) -> None:
    folders.data.mkdir(parents=True)
    folders.recent.write_bytes(b" " * (recent._MAX_BYTES + 1))
    assert recent.read_recent(folders) == recent.Recent()
