"""The atomic write: a file is whole and true, or it is the one from before."""

import errno
import os
import stat
import sys
import time
from pathlib import Path

import pytest

from acquire_desktop.storage import atomic
from acquire_desktop.storage.atomic import remove_stray_temps, write_atomically
from tests.reliability.faulty_disk import FaultyDisk

OLD = b"old content"
NEW = b"new content, longer than the old"
posix_only = pytest.mark.skipif(sys.platform == "win32", reason="no such thing on Windows")


def temps(folder: Path) -> list[Path]:
    return list(folder.glob(".acq-*"))


def old_file(folder: Path) -> Path:
    path = folder / "a.acquire"
    path.write_bytes(OLD)
    return path


def test_a_file_is_replaced(tmp_path: Path) -> None:
    path = old_file(tmp_path)
    write_atomically(path, NEW)
    assert path.read_bytes() == NEW
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("data", [b"", b"x" * 300_000])
def test_a_new_file_is_written(tmp_path: Path, data: bytes) -> None:
    write_atomically(tmp_path / "new", data)
    assert (tmp_path / "new").read_bytes() == data


@posix_only
def test_a_new_file_is_private_and_an_old_one_keeps_its_mode(tmp_path: Path) -> None:
    path = tmp_path / "new"
    write_atomically(path, NEW)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    path.chmod(0o640)
    write_atomically(path, OLD)
    assert stat.S_IMODE(path.stat().st_mode) == 0o640


@posix_only
def test_a_link_stays_a_link(tmp_path: Path) -> None:
    path = old_file(tmp_path)
    (tmp_path / "elsewhere").mkdir()
    link = tmp_path / "elsewhere" / "link"
    link.symlink_to(path)
    write_atomically(link, NEW)
    assert link.is_symlink()
    assert path.read_bytes() == NEW


@posix_only
def test_the_content_is_flushed_before_the_rename_and_the_folder_after(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = old_file(tmp_path)
    disk = FaultyDisk(monkeypatch, (), 0)
    write_atomically(path, NEW)
    steps = [call for call in disk.calls if call in {"write", "fsync", "read", "replace"}]
    assert steps == ["write", "fsync", "read", "replace", "fsync"]


@pytest.mark.parametrize("error_number", [errno.ENOSPC, errno.EIO, errno.EACCES, errno.EROFS])
def test_any_one_failing_call_leaves_the_old_file_or_the_whole_new_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error_number: int
) -> None:
    path = old_file(tmp_path)
    number = 0
    while True:
        number += 1
        path.write_bytes(OLD)
        error: OSError | None = None
        with monkeypatch.context() as patch:
            disk = FaultyDisk(patch, {number}, error_number)
            try:
                write_atomically(path, NEW)
            except OSError as caught:
                error = caught
        if not disk.failed:
            break
        assert error is not None
        assert error.errno == error_number
        assert path.read_bytes() == (NEW if "replace" in disk.calls[: number - 1] else OLD)
        assert temps(tmp_path) == []
    assert number > 8


def test_a_disk_that_goes_away_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = old_file(tmp_path)
    for number in range(1, 9):
        with monkeypatch.context() as patch:
            disk = FaultyDisk(patch, range(number, 100), errno.ENODEV)
            with pytest.raises(OSError, match=r"."):
                write_atomically(path, NEW)
        if "replace" not in disk.calls or "replace" in disk.failed:
            assert path.read_bytes() == OLD


def test_short_writes_are_continued(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole_write = os.write
    monkeypatch.setattr(os, "write", lambda file, data: whole_write(file, bytes(data[:5])))
    write_atomically(tmp_path / "a", NEW)
    assert (tmp_path / "a").read_bytes() == NEW


def test_a_disk_that_takes_nothing_is_an_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = old_file(tmp_path)
    monkeypatch.setattr(os, "write", lambda _file, _data: 0)
    with pytest.raises(OSError, match=r"."):
        write_atomically(path, NEW)
    assert (path.read_bytes(), temps(tmp_path)) == (OLD, [])


def test_what_does_not_read_back_is_not_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = old_file(tmp_path)
    with monkeypatch.context() as patch:
        patch.setattr(Path, "read_bytes", lambda _path: NEW[:-1])
        with pytest.raises(OSError, match="read back"):
            write_atomically(path, NEW)
    assert (path.read_bytes(), temps(tmp_path)) == (OLD, [])


@pytest.mark.parametrize("target", ["missing/a", "folder"])
def test_a_place_where_no_file_can_be_is_an_error(tmp_path: Path, target: str) -> None:
    (tmp_path / "folder").mkdir()
    with pytest.raises(OSError, match=r"."):
        write_atomically(tmp_path / target, NEW)
    assert temps(tmp_path) == []


def busy_replace(monkeypatch: pytest.MonkeyPatch, times: int) -> list[float]:
    """Let the rename fail as Windows does while a scanner holds the file; record the waits."""
    real, left, waits = Path.replace, [times], list[float]()

    def replace(self: Path, target: Path) -> Path:
        left[0] -= 1
        if left[0] >= 0:
            error = PermissionError(errno.EACCES, "busy")
            error.winerror = 32  # type: ignore[attr-defined,unused-ignore]
            raise error
        return real(self, target)

    monkeypatch.setattr(Path, "replace", replace)
    monkeypatch.setattr(time, "sleep", waits.append)
    return waits


def test_a_file_held_for_a_moment_on_windows_is_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    waits = busy_replace(monkeypatch, 3)
    path = old_file(tmp_path)
    write_atomically(path, NEW)
    assert (path.read_bytes(), waits) == (NEW, [0.05, 0.1, 0.2])


def test_a_file_held_for_long_on_windows_is_an_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    busy_replace(monkeypatch, 100)
    path = old_file(tmp_path)
    with pytest.raises(PermissionError):
        write_atomically(path, NEW)
    assert (path.read_bytes(), temps(tmp_path)) == (OLD, [])


def test_temporary_files_of_earlier_runs_are_removed(tmp_path: Path) -> None:
    old, young, other = (tmp_path / name for name in (".acq-1.tmp", ".acq-2.tmp", "a.acquire"))
    for path in (old, young, other):
        path.touch()
    os.utime(old, ns=(atomic._STARTED_NS - 1,) * 2)
    os.utime(young, ns=(atomic._STARTED_NS + 10**9,) * 2)
    remove_stray_temps(tmp_path)
    assert sorted(tmp_path.iterdir()) == [young, other]
    remove_stray_temps(tmp_path / "missing")
