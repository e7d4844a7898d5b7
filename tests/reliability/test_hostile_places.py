"""P3: wherever the program cannot write, its window opens, says so, plays, and saves later."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

if sys.platform == "win32":
    pytest.skip("a program is talked to through its input elsewhere", allow_module_level=True)

from acquire_desktop.evidence import LOG_NAME
from acquire_desktop.storage.folders import Folders, user_folders
from acquire_desktop.storage.settings import Settings, save_settings
from tests.reliability.hostile_places import (
    DENIED,
    FULL,
    GAMES_TOLD,
    LOG_TOLD,
    PLACES,
    SETTINGS_TOLD,
    mortal,
    on_small_disk,
    opened,
    plays_and_tells,
    recovers,
    shut,
)
from tests.reliability.hostile_starts import attempt
from tests.reliability.soaking import attempts
from tests.storage.games import folders_in
from tests.window.programs import Starter, programs


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


@pytest.mark.part(of=4)
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
    for place in spoilt:
        place.spoil(place.where(folders))
    try:
        program = starter.start()
        plays_and_tells(program, [place.told.format(folders=folders) for place in spoilt])
    finally:
        for place in spoilt:
            place.mend(place.where(folders))
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


def test_many_hostile_places_at_once_stop_no_start() -> None:
    """A few of the starts that ``python -m tests.reliability.hostile_starts`` makes."""
    assert attempts(attempt, range(2)).failures == []
