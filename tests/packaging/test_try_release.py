"""What is released is tried as a player gets it; the program is stood in for by a script."""

import json
import os
import stat
import tarfile
from pathlib import Path

import pytest

import try_release
from try_release import ReleaseError

pytestmark = pytest.mark.skipif(os.name == "nt", reason="the program is stood in for by a script")
NAME = "acquire-desktop-1.0-linux-x86_64.tar.xz"
PROGRAM = """\
#!/bin/sh
test "$1" = --self-test || exit 3
test -z "$PYTHONPATH" || exit 4
echo '{"frozen": FROZEN}' >"$2"
echo "fonts: a glyph is missing" >&2
exit STATUS
"""


def release(folder: Path, *, frozen: bool = True, status: int = 0) -> Path:
    """Make a release with a program that reports this; return its folder."""
    program = folder / "made" / "acquire-desktop-1.0"
    program.mkdir(parents=True)
    start = program / "acquire-desktop"
    start.write_text(PROGRAM.replace("FROZEN", json.dumps(frozen)).replace("STATUS", str(status)))
    start.chmod(start.stat().st_mode | stat.S_IXUSR)
    (program / try_release.SBOM).write_text("{}")
    with tarfile.open(folder / NAME, "w:xz") as tar:
        tar.add(program, program.name)
    return folder


def test_a_good_release_is_tried_unpacked_and_leaves_its_sbom_beside_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", "/somewhere")
    sbom = try_release.try_release(release(tmp_path), "linux")
    assert sbom == tmp_path / f"{NAME}.cdx.json"
    assert sbom.read_text() == "{}"


def test_a_program_that_fails_its_own_test_says_what_failed(tmp_path: Path) -> None:
    with pytest.raises(ReleaseError, match="a glyph is missing"):
        try_release.try_release(release(tmp_path, status=1), "linux")
    assert not (tmp_path / f"{NAME}.cdx.json").exists()


def test_a_checkout_is_no_release(tmp_path: Path) -> None:
    with pytest.raises(ReleaseError, match="no frozen program"):
        try_release.try_release(release(tmp_path, frozen=False), "linux")


def test_there_is_one_file_for_a_system(tmp_path: Path) -> None:
    for system in try_release.WAYS:
        with pytest.raises(ReleaseError, match="has 0 files"):
            try_release.try_release(tmp_path, system)
    release(tmp_path).joinpath("acquire-desktop-0.9-linux-x86_64.tar.xz").touch()
    with pytest.raises(ReleaseError, match="has 2 files"):
        try_release.try_release(tmp_path, "linux")
