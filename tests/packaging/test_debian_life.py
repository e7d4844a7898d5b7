"""The Debian package in a bare Debian: installed, started, asked to open a save, and removed."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

import icons
from acquire_desktop import __version__
from acquire_desktop.storage.save_format import encode
from tests.packaging import bare_debian
from tests.packaging.place import Place
from tests.packaging.player import sitting_at
from tests.storage.games import played

pytestmark = pytest.mark.bundle
SAVE_TYPE = "application/x-acquire-save"
DESKTOP = (
    *("desktop-file-utils", "libglib2.0-bin", "shared-mime-info", "xdg-utils"),
    *bare_debian.DESKTOP,
)
"""What a desktop has that opens files by their type."""


@pytest.fixture
def debian(bare: Path | str, package: Path, tmp_path: Path) -> Iterator[Place]:
    """A Debian with nothing but what the package asks for."""
    if isinstance(bare, str):
        pytest.skip(bare)
    root = bare_debian.copy(bare, tmp_path / "debian")
    try:
        bare_debian.apt_get(root, "install", str(shutil.copy(package, root / "root")))
        yield Place(root, root / "home" / "player")
    finally:
        bare_debian.remove(root)


def left_of_it(place: Place) -> list[Path]:
    """Return what a system has of the program, outside of the users' files and of scratch."""
    elsewhere = {"home", "proc", "root", "tmp"}
    folders = (folder for folder in place.root.iterdir() if folder.name not in elsewhere)
    return [path for folder in folders for path in folder.rglob("*acquire*")]


def test_the_package_needs_what_it_asks_for_and_leaves_what_is_the_users(
    debian: Place, qtbot: QtBot, tmp_path: Path
) -> None:
    env = debian.env(debian.folder("first"))
    told = debian.run([icons.NAME, "--version"], env)
    assert (told.stdout, told.stderr) == (f"{icons.NAME} {__version__}\n", "")
    tested = debian.run([icons.NAME, "--self-test"], env)
    assert tested.returncode == 0, tested.stderr

    bare_debian.apt_get(debian.root, "install", *DESKTOP)
    save = debian.home / "without a suffix"
    save.write_bytes(encode(*played(actions=9)))
    kind = debian.run(["gio", "info", "-a", "standard::content-type", debian.called(save)], env)
    assert SAVE_TYPE in kind.stdout
    opener = debian.run(["xdg-mime", "query", "default", SAVE_TYPE], env)
    assert opener.stdout == f"{icons.NAME}.desktop\n"
    with sitting_at(debian, icons.NAME, "second", qtbot, tmp_path) as player:
        # What it starts lives on when it ends, as long as the shell does.
        player.run("sh", "-c", 'gio open "$0" && sleep infinity', debian.called(save))
        player.sees("2023 Classic")
        player.press("ctrl+q")
        qtbot.waitUntil(lambda: "Acquire" not in player.screen.title())
        kept = player.game()
        assert kept is not None

        assert left_of_it(debian)
        bare_debian.apt_get(debian.root, "purge", icons.NAME)
        assert left_of_it(debian) == []
        assert player.game() == kept
        assert save.exists()
    opener = debian.run(["xdg-mime", "query", "default", SAVE_TYPE], env)
    assert opener.stdout == ""
