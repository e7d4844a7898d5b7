"""Places where the program's files cannot be written or are not what they should be.

To root permissions mean nothing, so the program is started without the rights that make it so; what
needs a disk of its own gets one that only the program sees, and that goes when it ends.
"""

import os
import shutil
import socket
import subprocess
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, NamedTuple

import pytest

from acquire_desktop.evidence import CRASH_NAME, LOG_NAME
from acquire_desktop.games import GAMES
from acquire_desktop.storage.backups import autosave_path
from acquire_desktop.storage.folders import Folders
from acquire_desktop.storage.library import find_unfinished
from tests.storage.games import GAME_ID
from tests.window.programs import Program

GAMES_TOLD: Final = "Games cannot be saved in {folders.autosaves}: "
SETTINGS_TOLD: Final = "Settings cannot be saved in {folders.config}: "
LOG_TOLD: Final = "The error log cannot be written in {folders.logs}: "
DENIED: Final = "you have no permission for this file or folder."
NO_FILE: Final = "what is there is not a file. Move or rename it."
A_FILE: Final = "there is a file in place of the folder. Move or rename it."
A_FOLDER: Final = "there is a folder in place of the file. Move or rename it."
FULL: Final = "the disk is full."
_RIGHTS: Final = "-dac_override,-dac_read_search,-fowner"


def mortal() -> Sequence[str]:
    """Return what runs a program so that permissions hold for it; skip where that cannot be."""
    if os.getuid() != 0:
        return ()
    tool = shutil.which("setpriv")
    if tool is None:
        pytest.skip("root may write anywhere here")
    return (tool, f"--bounding-set={_RIGHTS}", f"--inh-caps={_RIGHTS}")


def on_small_disk(folder: Path, kilobytes: int) -> Sequence[str]:
    """Return what runs a program that has so small a disk at a folder; skip without root."""
    tool = shutil.which("unshare")
    if os.getuid() != 0 or tool is None:
        pytest.skip("only root has disks of its own")
    mount = f"mount -t tmpfs -o size={kilobytes}k none {folder}"
    trial = subprocess.run([tool, "-m", "sh", "-c", mount], capture_output=True, check=False)
    if trial.returncode:
        pytest.skip("no disks of its own here")
    fill = f"head -c {kilobytes}k /dev/zero > {folder}/filler || true"
    return (tool, "-m", "sh", "-c", f'{mount} && {{ {fill}; }} && exec "$@"', "sh")


def shut(path: Path) -> None:
    path.mkdir(parents=True)
    path.chmod(0)


def opened(path: Path) -> None:
    path.chmod(0o700)


def pipe(path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    os.mkfifo(path)


def folder(path: Path) -> None:
    path.mkdir(parents=True)


def file(path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch()


def read_only(path: Path) -> None:
    file(path)
    path.chmod(0o400)


def damaged(path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(b'{"format":"acquire-desktop-save"\xff' + bytes(4096))


def link_to_nothing(path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.symlink_to("nothing")


def link_to_itself(path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.symlink_to(path.name)


def listener(path: Path) -> None:
    """Leave a socket at a path, as a program leaves one that was killed."""
    path.parent.mkdir(parents=True, exist_ok=True)
    here = os.open(path.parent, os.O_RDONLY)
    try:  # the name of a socket must be short
        with socket.socket(socket.AF_UNIX) as made:
            made.bind(f"/proc/self/fd/{here}/{path.name}")
    finally:
        os.close(here)


def stays(_path: Path) -> None:
    """Leave what stands there: nobody need mend it."""


class Place(NamedTuple):
    """What is spoilt."""

    where: Callable[[Folders], Path]
    spoil: Callable[[Path], None]
    mend: Callable[[Path], None] = stays
    told: str = ""
    """What the window says of it, with ``folders``; empty when it says nothing of the kind."""


def _lock(of: Folders) -> Path:
    return of.data / "running.lock"


def _log(of: Folders) -> Path:
    return of.logs / LOG_NAME


def _crash_log(of: Folders) -> Path:
    return of.logs / CRASH_NAME


def _autosave(of: Folders) -> Path:
    return autosave_path(of, GAME_ID)


DATA_PLACES: Final = {
    "data denied": Place(lambda of: of.data, shut, opened, GAMES_TOLD + DENIED),
    "data a link": Place(lambda of: of.data, link_to_nothing, Path.unlink, GAMES_TOLD + A_FILE),
    "autosaves a file": Place(lambda of: of.autosaves, file, Path.unlink, GAMES_TOLD + A_FILE),
}
LOCK_PLACES: Final = {
    "lock a folder": Place(_lock, folder),
    "lock a pipe": Place(_lock, pipe),
    "lock read-only": Place(_lock, read_only),
    "lock damaged": Place(_lock, damaged),
    "lock a link to nothing": Place(_lock, link_to_nothing),
}
SETTINGS_PLACES: Final = {
    "config denied": Place(lambda of: of.config, shut, opened, SETTINGS_TOLD + DENIED),
    "settings a folder": Place(
        lambda of: of.settings, folder, Path.rmdir, SETTINGS_TOLD + A_FOLDER
    ),
    "settings a pipe": Place(lambda of: of.settings, pipe, Path.unlink, SETTINGS_TOLD + NO_FILE),
    "settings damaged": Place(lambda of: of.settings, damaged),
}
LOG_PLACES: Final = {
    "logs denied": Place(lambda of: of.logs, shut, opened, LOG_TOLD + DENIED),
    "log a folder": Place(_log, folder, Path.rmdir, LOG_TOLD + A_FOLDER),
    "log a pipe": Place(_log, pipe, Path.unlink, LOG_TOLD + NO_FILE),
    "crash log a pipe": Place(_crash_log, pipe, Path.unlink, LOG_TOLD + NO_FILE),
}
SAVE_PLACES: Final = {
    "autosave damaged": Place(_autosave, damaged),
    "autosave a pipe": Place(_autosave, pipe),
    "autosave a folder": Place(_autosave, folder),
}
LIST_PLACES: Final = {
    "recent list damaged": Place(lambda of: of.recent, damaged),
    "recent list a pipe": Place(lambda of: of.recent, pipe),
    "note a folder": Place(lambda of: of.writing, folder),
    "backups a file": Place(lambda of: of.backups, file),
}
PLACES: Final = DATA_PLACES | LOCK_PLACES | SETTINGS_PLACES | LOG_PLACES | SAVE_PLACES | LIST_PLACES


def plays_and_tells(program: Program, told: Sequence[str]) -> None:
    """Play a decision; check that these are told before it and after it."""
    tells(program, told)
    begun = program.tell("two people")
    seen = program.tell("decide")
    assert seen["ply"] > begun["ply"]
    assert [text for text in told if text not in seen["message"]] == []


def tells(program: Program, told: Sequence[str]) -> None:
    """Check that the window is open and tells these."""
    seen = program.tell()
    assert seen["windows"] == 1
    assert [text for text in told if text not in seen["message"]] == []


def recovers(program: Program, folders: Folders) -> None:
    """Check that what cannot be written is told no more, and everything is kept."""
    seen = program.tell("try")
    assert "cannot be" not in seen["message"], seen["message"]
    if seen["game"]:
        found = find_unfinished(folders, GAMES)
        assert found.loaded is not None
        assert found.loaded.game.game_id == seen["game"]
        assert folders.settings.is_file()
    assert program.close() == 0
