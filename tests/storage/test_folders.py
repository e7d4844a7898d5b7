"""Where the user's own files are."""

import sys
from pathlib import Path

import platformdirs
import pytest

from acquire_desktop.storage.folders import PORTABLE, user_folders


@pytest.fixture
def frozen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a frozen program that this one is taken for."""
    monkeypatch.delenv("ACQUIRE_HOME", raising=False)
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(tmp_path / "acquire-desktop.exe"))
    return tmp_path


def test_an_installed_program_keeps_them_where_the_system_has_them(frozen: Path) -> None:
    usual = platformdirs.user_data_path("acquire-desktop", appauthor=False)
    assert user_folders().data == usual
    (frozen / PORTABLE).write_text("a file is no folder")
    assert user_folders().data == usual


def test_a_portable_program_keeps_them_beside_itself(frozen: Path) -> None:
    (frozen / PORTABLE).mkdir()
    folders = user_folders()
    for folder in (folders.autosaves, folders.backups, folders.settings, folders.logs):
        assert folder.is_relative_to(frozen / PORTABLE)


def test_a_folder_that_was_asked_for_is_taken_before_any_other(
    frozen: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (frozen / PORTABLE).mkdir()
    monkeypatch.setenv("ACQUIRE_HOME", str(frozen / "mine"))
    assert user_folders().data == frozen / "mine" / "data"


def test_a_checkout_is_never_portable(frozen: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (frozen / PORTABLE).mkdir()
    monkeypatch.setattr(sys, "frozen", False)
    assert not user_folders().data.is_relative_to(frozen / PORTABLE)
