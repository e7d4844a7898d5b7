"""The lock of a folder is held by the living alone, whatever lies there."""

import os
import sys
from pathlib import Path

import pytest

from acquire_desktop.storage.lock import Claim, FolderLock


def test_one_has_the_lock_until_it_is_given_back(tmp_path: Path) -> None:
    first, second = FolderLock(tmp_path), FolderLock(tmp_path)
    assert first.take() is Claim.OWNED
    assert first.take() is Claim.OWNED
    assert second.take() is Claim.HELD
    first.close()
    assert second.take() is Claim.OWNED
    second.close()


def test_the_folder_is_made_for_its_user_alone(tmp_path: Path) -> None:
    lock = FolderLock(tmp_path / "a" / "data")
    assert lock.take() is Claim.OWNED
    if sys.platform != "win32":
        assert (tmp_path / "a" / "data").stat().st_mode & 0o077 == 0
    lock.close()


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\0" * 4096,
        b"\xff\xfe",
        f"{os.getpid()}\nacquire-desktop\nthis-host\n".encode(),
        b"1\nacquire-desktop\nanother-host\n",
        b"99999999\nacquire-desktop\n\n",
    ],
    ids=["empty", "damaged", "no text", "the same number again", "another host", "stale"],
)
def test_what_an_old_lock_says_means_nothing(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "running.lock").write_bytes(content)
    lock = FolderLock(tmp_path)
    assert lock.take() is Claim.OWNED
    lock.close()


@pytest.mark.skipif(sys.platform == "win32", reason="folders and pipes have no locks there")
@pytest.mark.parametrize("kind", ["folder", "pipe", "read-only"])
def test_what_is_no_common_file_can_be_locked_too(tmp_path: Path, kind: str) -> None:
    place = tmp_path / "running.lock"
    if kind == "folder":
        place.mkdir()
    elif kind == "pipe":
        os.mkfifo(place)
    else:
        place.touch(mode=0o400)
    first, second = FolderLock(tmp_path), FolderLock(tmp_path)
    assert (first.take(), second.take()) == (Claim.OWNED, Claim.HELD)
    first.close()
    assert second.take() is Claim.OWNED
    second.close()


def test_without_a_folder_nothing_is_known(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("in the way")
    for folder in (tmp_path / "data", tmp_path / "data" / "below"):
        assert FolderLock(folder).take() is Claim.UNKNOWN


@pytest.mark.skipif(sys.platform != "linux", reason="only there file names are bytes")
def test_a_folder_whose_name_is_not_text_has_a_lock(tmp_path: Path) -> None:
    folder = tmp_path / os.fsdecode(b"\xff\xe9")
    lock = FolderLock(folder)
    assert lock.take() is Claim.OWNED
    assert FolderLock(folder).take() is Claim.HELD
    lock.close()
