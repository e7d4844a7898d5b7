"""P3: wherever the program cannot write, its window opens, says so, plays, and saves later."""

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest

if sys.platform == "win32":
    pytest.skip("a program is talked to through its input elsewhere", allow_module_level=True)

from acquire_desktop.evidence import CRASH_NAME, LOG_NAME
from acquire_desktop.games import GAMES
from acquire_desktop.storage.folders import Folders, user_folders
from acquire_desktop.storage.library import find_unfinished
from acquire_desktop.storage.settings import Settings, save_settings
from tests.reliability.hostile_places import mortal, on_small_disk
from tests.storage.games import folders_in
from tests.window.programs import Program, Starter, programs

GAMES_TOLD = "Games cannot be saved in {folders.autosaves}: "
SETTINGS_TOLD = "Settings cannot be saved in {folders.config}: "
LOG_TOLD = "Errors of the program cannot be noted in {folders.logs}: "
DENIED = "you have no permission for this file or folder."
NO_FILE = "what stands there is no file. Move or rename it."
A_FILE = "a file stands where the folder belongs. Move or rename it."
A_FOLDER = "a folder stands where the file belongs. Move or rename it."
FULL = "the disk is full."


@pytest.fixture
def folders(tmp_path: Path) -> Folders:
    return folders_in(tmp_path / "home")


@pytest.fixture
def starter(
    tmp_path: Path, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Starter]:
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path_factory.mktemp("r")))
    with (tmp_path / "errors").open("w") as errors, programs(tmp_path / "home") as started:
        started.under, started.errors = mortal(), errors
        yield started
    told = (tmp_path / "errors").read_text()
    assert "Traceback" not in told
    assert "Logging error" not in told


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


def link_to_nothing(path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.symlink_to("nothing")


Place = tuple[Callable[[Folders], Path], Callable[[Path], None], Callable[[Path], None], str]
PLACES: dict[str, Place] = {
    "data denied": (lambda of: of.data, shut, opened, GAMES_TOLD + DENIED),
    "data a link": (lambda of: of.data, link_to_nothing, Path.unlink, GAMES_TOLD + A_FILE),
    "autosaves a file": (lambda of: of.autosaves, file, Path.unlink, GAMES_TOLD + A_FILE),
    "config denied": (lambda of: of.config, shut, opened, SETTINGS_TOLD + DENIED),
    "settings a folder": (lambda of: of.settings, folder, Path.rmdir, SETTINGS_TOLD + A_FOLDER),
    "settings a pipe": (lambda of: of.settings, pipe, Path.unlink, SETTINGS_TOLD + NO_FILE),
    "logs denied": (lambda of: of.logs, shut, opened, LOG_TOLD + DENIED),
    "log a folder": (lambda of: of.logs / LOG_NAME, folder, Path.rmdir, LOG_TOLD + A_FOLDER),
    "log a pipe": (lambda of: of.logs / LOG_NAME, pipe, Path.unlink, LOG_TOLD + NO_FILE),
    "crash log a pipe": (lambda of: of.logs / CRASH_NAME, pipe, Path.unlink, LOG_TOLD + NO_FILE),
    "lock a folder": (lambda of: of.data / "running.lock", folder, Path.rmdir, ""),
    "lock a pipe": (lambda of: of.data / "running.lock", pipe, Path.unlink, ""),
}
"""What is spoilt, how, how it is mended, and what is told."""


@pytest.mark.parametrize(
    "places",
    [
        ("data denied", "settings a folder", "log a pipe"),
        ("data a link", "settings a pipe", "log a folder"),
        ("autosaves a file", "lock a pipe", "crash log a pipe"),
        ("config denied", "logs denied", "lock a folder"),
    ],
    ids=", ".join,
)
def test_where_something_cannot_be_written_the_game_is_played_and_saved_later(
    starter: Starter, folders: Folders, places: tuple[str, ...]
) -> None:
    spoilt = [PLACES[place] for place in places]
    for where, spoil, _, _ in spoilt:
        spoil(where(folders))
    try:
        program = starter.start()
        plays_and_tells(program, [told.format(folders=folders) for *_, told in spoilt])
    finally:
        for where, _, mend, _ in spoilt:
            mend(where(folders))
    recovers(program, folders)


@pytest.mark.parametrize("home", ["shut", "shut/missing"])
def test_in_a_home_that_is_read_only_or_missing_all_three_are_told(
    starter: Starter, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, home: str
) -> None:
    starter.env = {"HOME": str(tmp_path / home), "ACQUIRE_HOME": ""}
    starter.env |= {f"XDG_{name}_HOME": "" for name in ("CACHE", "CONFIG", "DATA", "STATE")}
    for name, value in starter.env.items():
        monkeypatch.setenv(name, value)
    folders = user_folders()
    assert tmp_path in folders.data.parents
    (tmp_path / "shut").mkdir(mode=0o500)
    try:
        program = starter.start()
        told = (GAMES_TOLD + DENIED, SETTINGS_TOLD + DENIED, LOG_TOLD + DENIED)
        plays_and_tells(program, [text.format(folders=folders) for text in told])
    finally:
        opened(tmp_path / "shut")
    recovers(program, folders)
    assert (folders.logs / LOG_NAME).exists()


def test_on_a_full_disk_the_game_is_played_and_saved_when_there_is_room(
    starter: Starter, folders: Folders, tmp_path: Path
) -> None:
    (tmp_path / "home").mkdir()
    starter.under = (*on_small_disk(tmp_path / "home", 512), *mortal())
    program = starter.start()
    told = (GAMES_TOLD + FULL, SETTINGS_TOLD + FULL)
    plays_and_tells(program, [text.format(folders=folders) for text in told])
    # The disk is seen by the program alone, and through its eyes.
    seen = Path(f"/proc/{program.process.pid}/root")
    (seen / tmp_path.relative_to("/") / "home" / "filler").unlink()
    recovers(program, folders_in(seen / tmp_path.relative_to("/") / "home"))


def test_it_is_told_in_the_language_that_was_chosen(starter: Starter, folders: Folders) -> None:
    save_settings(folders.settings, Settings(language="pt_BR"))
    shut(folders.data)
    try:
        seen = starter.start().tell()
    finally:
        opened(folders.data)
    assert f"Não é possível salvar jogos em {folders.autosaves}" in seen["message"]


def plays_and_tells(program: Program, told: Sequence[str]) -> None:
    """Play a decision; check that these are told before it and after it."""
    seen = program.tell()
    assert seen["windows"] == 1
    assert [text for text in told if text not in seen["message"]] == []
    begun = program.tell("two people")
    seen = program.tell("decide")
    assert seen["ply"] > begun["ply"]
    assert [text for text in told if text not in seen["message"]] == []


def recovers(program: Program, folders: Folders) -> None:
    """Check that what stands there ends, and everything is kept."""
    seen = program.tell("try")
    assert "cannot be" not in seen["message"]
    found = find_unfinished(folders, GAMES)
    assert found.loaded is not None
    assert found.loaded.game.game_id == seen["game"]
    assert folders.settings.is_file()
    assert program.close() == 0
