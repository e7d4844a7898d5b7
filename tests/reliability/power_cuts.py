"""Power cuts: ``python -m tests.reliability.power_cuts --n 100``, as root on Linux.

A process saves a game after every action, a file of the user's now and then, and settings, on an
ext4 file system of its own, whose image file lies in memory. At any moment it is shut down without
writing anything more, as when the power fails; then it is mounted again, which replays its journal,
and what was told to be saved must be there. In one cut of five nothing is flushed: that saves are
lost then shows that the cuts are sharp. A disk that lies about its own cache is not simulated.
"""

import fcntl
import os
import shutil
import struct
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final, NoReturn

from acquire_desktop.choices import TEXT_SCALES
from acquire_desktop.games import GAMES
from acquire_desktop.storage.backups import all_backups
from acquire_desktop.storage.errors import SaveError
from acquire_desktop.storage.library import (
    autosave,
    find_unfinished,
    prepare,
    read_save,
    save_file,
    saved_game,
    saved_games,
)
from acquire_desktop.storage.save_format import GameFile
from acquire_desktop.storage.settings import Settings, read_settings, save_settings
from tests.reliability.soaking import run
from tests.storage.games import folders_in, played, up_to

GAME, STATES = played("2008", 4, "power cut", 60)
KINDS: Final = ("data=ordered", "data=writeback,noauto_da_alloc", "data=journal")
"""Ways of ext4 to keep its journal; the second makes up for no program that forgets to flush."""
LOST_WITHOUT_FLUSH: Final = "lost where nothing was flushed"
_WITHOUT_FLUSH: Final = 0.2
_INSIDE: Final = "ACQUIRE_TEST_MOUNTS"
"""Set where what is mounted is seen by nobody else and goes with the process."""
_SHUTDOWN: Final = 0x8004587D
_AND_WRITE_NOTHING: Final = struct.pack("I", 2)
_IMAGE_BYTES: Final = 16 << 20


@dataclass
class Told:
    """The numbers of the last saves that were told to be on disk; 0 before the first."""

    autosave: int = 0
    file: int = 0
    settings: int = 0


def attempt(random: Random) -> tuple[str]:
    """Cut the power once; return what became of the saves."""
    flushes, kind = random.random() >= _WITHOUT_FLUSH, random.choice(KINDS)
    with TemporaryDirectory() as folder, _mounted("tmpfs", "none", Path(folder)):
        image, place = Path(folder) / "image", Path(folder) / "disk"
        place.mkdir()
        with image.open("wb") as file:
            file.truncate(_IMAGE_BYTES)
        _call("mkfs.ext4", "-q", "-F", image)
        with _mounted("ext4", image, place, f"loop,{kind}"):
            told = _save_until_cut(place, random, flushes=flushes)
        with _mounted("ext4", image, place, f"loop,{kind}"):
            problems = _problems(place, told)
    if flushes:
        assert not problems, f"{kind}: {problems}"
        return (f"kept with {kind}",)
    return (LOST_WITHOUT_FLUSH if problems else "kept where nothing was flushed",)


@contextmanager
def _mounted(
    file_system: str, image: Path | str, place: Path, options: str = "size=32m"
) -> Iterator[None]:
    """Mount a file system where nobody else sees it."""
    assert _INSIDE in os.environ
    _call("mount", "-t", file_system, "-o", options, image, place)
    try:
        yield
    finally:
        _call("umount", place)


def _call(*command: str | Path) -> None:
    subprocess.run(command, check=True, capture_output=True)


def _save_until_cut(place: Path, random: Random, *, flushes: bool) -> Told:
    """Let a process save, and cut the power at any moment."""
    (place / "mine").mkdir()
    _call("sync", "--file-system", place)
    reading, writing = os.pipe()
    writer = os.fork()
    if writer == 0:
        _save(place, writing, flushes=flushes)
    os.close(writing)
    with os.fdopen(reading) as acknowledged:
        lines = [acknowledged.readline() for _ in range(random.randint(1, 60))]
        for _ in range(random.randint(0, 40_000)):
            pass  # less than any clock can wait for
        _cut_power(place)
        lines += acknowledged.readlines()
    os.waitpid(writer, 0)
    told = Told()
    for line in lines:
        what, number = line.split()
        setattr(told, what, int(number))
    return told


def _cut_power(place: Path) -> None:
    disk = os.open(place, os.O_RDONLY)
    try:
        fcntl.ioctl(disk, _SHUTDOWN, _AND_WRITE_NOTHING)
    finally:
        os.close(disk)


def _save(place: Path, acknowledge: int, *, flushes: bool) -> NoReturn:
    """Save until the disk is gone, and tell of every save after it."""
    folders = folders_in(place)
    if not flushes:

        def flush_nothing(fd: object) -> None:
            del fd

        os.fsync = flush_nothing
    try:
        for number in range(1, 100_000):
            game = _numbered(number)
            autosave(folders, game, STATES)
            os.write(acknowledge, f"autosave {number}\n".encode())
            if number % 3 == 0:
                save_file(folders, place / "mine" / "a.acquire", game, STATES)
                os.write(acknowledge, f"file {number}\n".encode())
            if number % 5 == 0:
                save_settings(folders.settings, _settings(number))
                os.write(acknowledge, f"settings {number}\n".encode())
    except (OSError, SaveError):
        pass
    finally:
        os._exit(0)


def _numbered(number: int) -> GameFile:
    return replace(up_to(GAME, number % len(GAME.history)), save_no=number)


def _settings(number: int) -> Settings:
    return Settings(text_scale=TEXT_SCALES[number % len(TEXT_SCALES)])


def _problems(place: Path, told: Told) -> list[str]:
    """Return what is lost or damaged after a cut."""
    folders = folders_in(place)
    problems = []
    found = find_unfinished(folders, GAMES)
    problems += [f"{error.path}: {error}" for error in found.problems]
    saves = *saved_games(folders), *map(saved_game, all_backups(folders))
    problems += [str(save.path) for save in saves if save.problem]
    game = found.loaded and found.loaded.game
    if game != _numbered(told.autosave) and game != _numbered(told.autosave + 1):
        problems.append(f"autosave {told.autosave} is {game and game.save_no}")
    if told.file:
        try:
            number = read_save(place / "mine" / "a.acquire", GAMES).game.save_no
        except SaveError as error:
            problems.append(f"file {told.file}: {error}")
        else:
            if number not in (told.file, told.file + 3):
                problems.append(f"file {told.file} is {number}")
    if told.settings:
        reading = read_settings(folders.settings)
        if reading.settings not in (_settings(told.settings), _settings(told.settings + 5)):
            problems.append(f"settings {told.settings}")
    for temp in place.rglob(".acq-*"):
        os.utime(temp, (0, 0))  # as old as it is after a restart
    prepare(folders)
    problems += [f"{temp} is left" for temp in place.rglob(".acq-*")]
    return problems


def is_possible() -> bool:
    """Tell whether a file system of our own can be made and mounted here."""
    tools = all(map(shutil.which, ("unshare", "mkfs.ext4", "mount", "umount", "losetup")))
    if sys.platform != "linux" or os.getuid() != 0 or not tools:
        return False
    trial = subprocess.run(["losetup", "--find"], capture_output=True, check=False)
    return trial.returncode == 0


def main() -> int:
    """Cut the power as often as wanted, and tell what came of it."""
    if _INSIDE not in os.environ:
        if not is_possible():
            print("This takes Linux, root, ext4 and loop devices.")
            return 2
        command = ["unshare", "--mount", sys.executable, "-m", "tests.reliability.power_cuts"]
        environment = {**os.environ, _INSIDE: "1"}
        return subprocess.run([*command, *sys.argv[1:]], env=environment, check=False).returncode
    return run(attempt, __doc__, 100, at_a_time=10)


if __name__ == "__main__":
    sys.exit(main())
