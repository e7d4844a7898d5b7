"""Failing calls: ``python -m tests.reliability.failing_calls``.

Whatever reads or writes the user's files is done again and again, and each time another of its
system calls fails: with every error that a disk gives, once or from then on, or does only a part
of what it should. What stood there must be whole, old or new; what was told to be done must be
done; only the documented error may come out; no temporary file may stay; the next try succeeds.
"""

import argparse
import atexit
import errno
import faulthandler
import logging
import os
import shutil
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from functools import cache
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

import pytest

from acquire_desktop.evidence import open_logs
from acquire_desktop.games import GAMES
from acquire_desktop.storage import library
from acquire_desktop.storage.autosave_writer import AutosaveWriter
from acquire_desktop.storage.backups import all_backups, autosave_path
from acquire_desktop.storage.errors import SaveError
from acquire_desktop.storage.folders import Folders
from acquire_desktop.storage.lock import FolderLock
from acquire_desktop.storage.recent import forget_file, read_recent, remember_file
from acquire_desktop.storage.save_format import GameFile
from acquire_desktop.storage.settings import Settings, read_settings, save_settings
from acquire_desktop.ui.acquire.setup.new_game import mended_choice
from acquire_desktop.ui.window.settings_check import check_settings
from tests.reliability.faulty_disk import ALL, SHORT, FaultyDisk
from tests.storage.games import folders_in, played, up_to

ERRORS: Final = (
    *(errno.ENOSPC, errno.EIO, errno.EACCES, errno.EROFS, errno.EDQUOT, errno.EMFILE),
    SHORT,
)
GAME, STATES = played("2008", 4, "failing calls", 60)
_MOST: Final = 10_000


@dataclass
class User:
    """The files of a user who has played, and the program that writes them."""

    root: Path
    folders: Folders = field(init=False)
    file: Path = field(init=False)
    writer: AutosaveWriter = field(init=False)

    def __post_init__(self) -> None:
        self.folders = folders_in(self.root)
        self.file = self.root / "mine" / "a.acquire"
        self.file.parent.mkdir(exist_ok=True)
        self.writer = AutosaveWriter(self.folders)

    def play(self) -> None:
        """Leave everything that there can be."""
        for count in range(29):
            self.writer.write(numbered(count), STATES)
        library.save_file(self.folders, self.file, numbered(20), STATES)
        save_settings(self.folders.settings, Settings(text_scale=125))


Survey = dict[str, object]


def survey(user: User) -> Survey:
    """Return what stands in the user's files; all of it must be whole."""
    found: Survey = {}
    for name, path in (
        ("autosave", autosave_path(user.folders, GAME.game_id)),
        ("file", user.file),
    ):
        found[name] = library.read_save(path, GAMES).game.save_no if path.exists() else None
    reading = read_settings(user.folders.settings)
    assert not reading.unusable
    found["settings"] = reading.settings
    found["list"] = read_recent(user.folders).files
    saves = (
        *library.saved_games(user.folders),
        *map(library.saved_game, all_backups(user.folders)),
    )
    assert all(save.problem is None for save in saves), "a save is damaged"
    return found


def numbered(count: int) -> GameFile:
    return replace(up_to(GAME, count), save_no=count + 1)


class Deed(NamedTuple):
    """Something the program does with files."""

    do: Callable[[User], object]
    changes: tuple[str, ...] = ()
    """What it promises to have written, by the names of ``survey``."""
    errors: tuple[type[Exception], ...] = ()
    """What it may raise."""
    is_first: bool = False
    """Whether nothing was ever played and no folder is there."""


def _open_lock(user: User) -> None:
    lock = FolderLock(user.folders.data)
    lock.take()
    lock.close()


def _note_something(user: User) -> None:
    root, was_enabled = logging.getLogger(), faulthandler.is_enabled()
    handlers, level = [*root.handlers], root.level
    try:
        open_logs(user.folders.logs)
        logging.getLogger(__name__).info("noted")
    finally:
        for handler in [each for each in root.handlers if each not in handlers]:
            root.removeHandler(handler)
            handler.close()
        root.setLevel(level)
        faulthandler.disable()
        if was_enabled:
            faulthandler.enable()


def _find_newest(user: User) -> None:
    found = library.find_unfinished(user.folders, GAMES)
    assert found.loaded is None or found.loaded.game.save_no <= 30


def _save_as(user: User) -> None:
    library.save_file(user.folders, user.file, numbered(40), STATES)


DEEDS: Final[dict[str, Deed]] = {
    "first autosave": Deed(
        lambda user: user.writer.write(numbered(3), STATES), ("autosave",), (SaveError,), True
    ),
    "autosave": Deed(
        lambda user: user.writer.write(numbered(45), STATES), ("autosave",), (SaveError,)
    ),
    "new program's autosave": Deed(
        lambda user: library.autosave(user.folders, numbered(45), STATES),
        ("autosave",),
        (SaveError,),
    ),
    "first save as": Deed(_save_as, ("file",), (SaveError,), True),
    "save as": Deed(_save_as, ("file",), (SaveError,)),
    "going on with a game": Deed(
        lambda user: library.adopt(user.folders, numbered(10)), (), (SaveError,)
    ),
    "opening a file": Deed(
        lambda user: library.open_file(user.folders, user.file, GAMES), (), (SaveError,)
    ),
    "first settings": Deed(
        lambda user: save_settings(user.folders.settings, Settings(text_scale=150)),
        ("settings",),
        (OSError,),
        True,
    ),
    "settings": Deed(
        lambda user: save_settings(user.folders.settings, Settings(text_scale=150)),
        ("settings",),
        (OSError,),
    ),
    "settings at a start": Deed(lambda user: check_settings(user.folders.settings, mended_choice)),
    "list of files": Deed(lambda user: remember_file(user.folders, user.root / "new.acquire")),
    "a file off the list": Deed(lambda user: forget_file(user.folders, user.file)),
    "finding the newest game": Deed(_find_newest),
    "listing games": Deed(lambda user: library.saved_games(user.folders)),
    "cleaning up": Deed(lambda user: library.prepare(user.folders)),
    "looking for trouble": Deed(
        lambda user: (
            library.saving_problem(user.folders),
            library.settings_problem(user.folders),
        )
    ),
    "lock": Deed(_open_lock),
    "log": Deed(_note_something, (), (OSError,)),
}


@contextmanager
def user_for(deed: Deed) -> Iterator[User]:
    """Return a user whose files lie in memory, where there is such a place, and go afterwards."""
    memory = Path("/dev/shm")
    with TemporaryDirectory(dir=memory if memory.is_dir() else None) as folder:
        if deed.is_first:
            yield User(Path(folder))
            return
        shutil.copytree(_played(), folder, dirs_exist_ok=True)
        user = User(Path(folder))
        user.writer.write(numbered(29), STATES)
        yield user


@cache
def _played() -> Path:
    """Return the files of a user who has played, made once for all."""
    kept = TemporaryDirectory()
    atexit.register(kept.cleanup)
    User(Path(kept.name)).play()
    return Path(kept.name)


def calls_of(deed: Deed) -> int:
    """Return how many system calls a deed makes."""
    with user_for(deed) as user, pytest.MonkeyPatch.context() as patch:
        disk = FaultyDisk(patch, (), 0, below=user.root, names=ALL)
        deed.do(user)
        return len(disk.calls)


def fail(deed: Deed, number: int, error_number: int, *, for_good: bool) -> str:
    """Do something while a call fails; return what came of it.

    Args:
        deed: What is done.
        number: Which call fails.
        error_number: With which error, or ``SHORT``.
        for_good: Whether all later ones fail too.
    """
    with user_for(deed) as user:
        before = survey(user)
        error: Exception | None = None
        with pytest.MonkeyPatch.context() as patch:
            fails = range(number, _MOST) if for_good else (number,)
            FaultyDisk(patch, fails, error_number, below=user.root, names=ALL)
            try:
                deed.do(user)
            except deed.errors as caught:
                error = caught
        between = survey(user)
        left = list(user.root.rglob(".acq-*"))
        assert for_good or not left, "a temporary file stays"
        for temp in left:
            os.utime(temp, (0, 0))  # as old as it is after a restart
        library.prepare(user.folders)
        assert not list(user.root.rglob(".acq-*")), "a temporary file stays for ever"
        _check_error(error, error_number)
        deed.do(user)
        after = survey(user)
    for name in before:
        assert between[name] in (before[name], after[name]), f"{name}: {between[name]}"
        if error is None and name in deed.changes:
            assert between[name] == after[name], f"{name} was told to be written"
    return "done all the same" if error is None else "told"


def _check_error(error: Exception | None, error_number: int) -> None:
    assert error is None or error_number != SHORT, "to do a part first is no error"
    if isinstance(error, SaveError):
        assert error.path is not None
        assert error.error_number == error_number
    elif isinstance(error, OSError):
        assert error.errno == error_number


def failures_of(
    name: str, numbers: Iterable[int], errors: Sequence[int], outcomes: Counter[str]
) -> Iterator[str]:
    """Let calls of a deed fail, once and for good; yield what is wrong.

    Args:
        name: Of the deed.
        numbers: Which calls.
        errors: With which errors each.
        outcomes: Counts what came of it.
    """
    for number, error_number, for_good in product(numbers, errors, (False, True)):
        try:
            outcomes[fail(DEEDS[name], number, error_number, for_good=for_good)] += 1
        except Exception as wrong:  # noqa: BLE001 - it must be told with its number
            outcomes["wrong"] += 1
            how = "from then on" if for_good else "once"
            code = errno.errorcode.get(error_number, "a part")
            yield f"{name}, call {number}, {code} {how}: {type(wrong).__name__}: {wrong}"


def main() -> int:
    """Let everything fail, and tell what came of it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", choices=DEEDS, help="one of the deeds")
    options = parser.parse_args()
    outcomes = Counter[str]()
    for name in [options.only] if options.only else DEEDS:
        for failure in failures_of(name, range(1, calls_of(DEEDS[name]) + 1), ERRORS, outcomes):
            print(failure, flush=True)
        print(f"so far {outcomes.total()} failing calls: {name}", flush=True)
    counts = ", ".join(f"{count} {what}" for what, count in outcomes.items())
    print(f"{outcomes.total()} failing calls, {outcomes['wrong']} failures: {counts}")
    return 1 if outcomes["wrong"] else 0


if __name__ == "__main__":
    sys.exit(main())
