"""P1, P2, P3: a killed write leaves nothing for long, and a game that has no words ends nothing."""

import os
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest

from acquire_desktop.storage import user_files
from acquire_desktop.storage.atomic import remove_stray_temps
from acquire_desktop.storage.backups import autosave_path
from acquire_desktop.storage.errors import SaveError, SaveProblem
from acquire_desktop.storage.folders import Folders, ensure_folder
from acquire_desktop.storage.library import autosave, prepare, save_file
from acquire_desktop.storage.players import Player, PlayerKind
from acquire_desktop.storage.strict_json import canonical
from tests.storage.games import folders_in, played, up_to

GAME, STATES = played("2023-classic", 3, "left over", 30)
UNCLEAN = replace(GAME, players=(Player(" Ann\n", PlayerKind.HUMAN), *GAME.players[1:]))
ROOT = Path(__file__).resolve().parent.parent.parent
posix_only = pytest.mark.skipif(sys.platform == "win32", reason="no such thing on Windows")

KILLED_AT_THE_RENAME = """
import os, signal, sys
from pathlib import Path
from acquire_desktop.storage.library import save_file
from tests.storage.games import folders_in, played

home, path = Path(sys.argv[1]), Path(sys.argv[2])

def replace(self, target, real=Path.replace):
    if Path(target) == path:
        os.kill(os.getpid(), signal.SIGKILL)
    return real(self, target)

Path.replace = replace
save_file(folders_in(home), path, *played("2023-classic", 3, "left over", 30))
"""


@pytest.fixture
def folders(tmp_path: Path) -> Folders:
    return folders_in(tmp_path)


@posix_only
def test_what_a_killed_save_as_leaves_is_gone_after_the_next_start(
    folders: Folders, tmp_path: Path
) -> None:
    mine = tmp_path / "mine"
    mine.mkdir()
    command = [sys.executable, "-c", KILLED_AT_THE_RENAME, str(tmp_path), str(mine / "a.acquire")]
    assert subprocess.run(command, cwd=ROOT, check=False).returncode == -signal.SIGKILL
    (left,) = mine.iterdir()
    os.utime(left, (0, 0))  # as old as it is after a restart
    prepare(folders)
    assert list(mine.iterdir()) == []
    assert not folders.writing.exists()


def test_a_save_that_ends_well_or_badly_leaves_no_note(folders: Folders, tmp_path: Path) -> None:
    save_file(folders, tmp_path / "a.acquire", GAME, STATES)
    assert not folders.writing.exists()
    with pytest.raises(SaveError):
        save_file(folders, tmp_path / "missing" / "a.acquire", GAME, STATES)
    assert not folders.writing.exists()


def test_without_a_place_for_the_note_a_file_is_saved(folders: Folders, tmp_path: Path) -> None:
    folders.data.write_bytes(b"in the way")
    save_file(folders, tmp_path / "a.acquire", GAME, STATES)
    assert (tmp_path / "a.acquire").is_file()


@pytest.mark.parametrize(
    "note", [b"", b"[]", b'{"format":"acquire-desktop-writing","folder":7}', b"x" * (1 << 17)]
)
def test_a_note_that_is_none_is_forgotten(folders: Folders, note: bytes) -> None:
    ensure_folder(folders.data)
    folders.writing.write_bytes(note)
    prepare(folders)
    assert not folders.writing.exists()


def test_a_note_leads_to_no_file_but_our_temporary_ones(folders: Folders, tmp_path: Path) -> None:
    kept = [tmp_path / name for name in ("a.tmp", ".acq-1", "b.acquire")]
    for path in (*kept, tmp_path / ".acq-0123abcd.tmp"):
        path.touch()
        os.utime(path, (0, 0))
    ensure_folder(folders.data)
    note = {"format": user_files._FORMAT, "folder": str(tmp_path)}
    folders.writing.write_bytes(canonical(note))
    prepare(folders)
    assert all(path.exists() for path in kept)
    assert list(tmp_path.glob(".acq-*.tmp")) == []


def test_a_temporary_file_of_the_future_is_removed(tmp_path: Path) -> None:
    future, present = tmp_path / ".acq-1.tmp", tmp_path / ".acq-2.tmp"
    for path in (future, present):
        path.touch()
    os.utime(future, (time.time() + 10**6,) * 2)
    remove_stray_temps(tmp_path)
    assert list(tmp_path.iterdir()) == [present]


@posix_only
def test_a_new_folder_is_flushed_into_those_above_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    flushed: list[int] = []
    monkeypatch.setattr(os, "fsync", lambda file: flushed.append(os.fstat(file).st_ino))
    ensure_folder(tmp_path / "a" / "b" / "c")
    above = (tmp_path, tmp_path / "a", tmp_path / "a" / "b")
    assert flushed == [path.stat().st_ino for path in above]
    assert {path.stat().st_mode & 0o777 for path in (*above, tmp_path / "a" / "b" / "c")} == {0o700}
    ensure_folder(tmp_path / "a" / "b" / "c")
    assert len(flushed) == 3


def test_a_file_in_the_place_of_a_folder_is_named(tmp_path: Path) -> None:
    (tmp_path / "a").touch()
    with pytest.raises(FileExistsError) as caught:
        ensure_folder(tmp_path / "a" / "b" / "c")
    assert caught.value.filename == str(tmp_path / "a")


def test_a_game_that_the_format_has_no_words_for_is_a_failed_save(
    folders: Folders, tmp_path: Path
) -> None:
    autosave(folders, up_to(GAME, 5), STATES)
    before = autosave_path(folders, GAME.game_id).read_bytes()
    for save in (
        lambda: autosave(folders, UNCLEAN, STATES),
        lambda: save_file(folders, tmp_path / "a.acquire", UNCLEAN, STATES),
    ):
        with pytest.raises(SaveError) as caught:
            save()
        assert caught.value.problem is SaveProblem.UNWRITABLE
    assert autosave_path(folders, GAME.game_id).read_bytes() == before
    assert not (tmp_path / "a.acquire").exists()
