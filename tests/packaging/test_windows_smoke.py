"""The smoke test under wine: what can be told without wine. It runs by hand, never with these."""

import shutil

import pytest

import windows_smoke
import wine_world

LOCK = """\
# how it was made
colorama==0.4.6 \\
    --hash=sha256:aa
macholib==1.16.4 ; sys_platform == 'darwin' \\
    --hash=sha256:bb \\
    --hash=sha256:cc
numpy==2.4.6 ; python_full_version < '3.12' \\
    --hash=sha256:dd
numpy==2.5.5 ; python_full_version >= '3.12' \\
    --hash=sha256:ee \\
    --hash=sha256:ff
pefile==2024.8.26 ; sys_platform == 'win32' \\
    --hash=sha256:00
"""


def test_packages_are_those_that_the_lock_has_for_windows() -> None:
    assert list(wine_world.windows_requirements(LOCK)) == [
        "colorama==0.4.6 \\\n    --hash=sha256:aa\n",
        "numpy==2.5.5 \\\n    --hash=sha256:ee \\\n    --hash=sha256:ff\n",
        "pefile==2024.8.26 \\\n    --hash=sha256:00\n",
    ]


def test_every_package_of_the_bundle_is_locked_with_hashes_for_windows() -> None:
    found = list(wine_world.windows_requirements(wine_world.LOCK.read_text("utf-8")))
    names = {entry.partition("==")[0] for entry in found}
    assert {"numpy", "pyinstaller", "pyside6-essentials", "pefile", "pywin32-ctypes"} <= names
    assert all("--hash=sha256:" in entry for entry in found)


def test_without_wine_it_says_what_is_missing_and_that_nothing_was_tried(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setattr("sys.argv", ["windows_smoke.py"])
    monkeypatch.setattr(shutil, "which", lambda tool: None if tool == "wine" else tool)
    assert windows_smoke.main() == windows_smoke.SKIPPED
    assert "wine (in Debian: wine)" in capsys.readouterr().out
