"""The tarball is the same for the same files."""

import os
import tarfile
from pathlib import Path

from tarball import write_tarball


def make_program(folder: Path, names: list[str]) -> Path:
    """Make a small program, its files in this order."""
    program = folder / "program-1.0"
    (program / "inside").mkdir(parents=True)
    for name in names:
        (program / "inside" / name).write_text(name)
    (program / "start").write_text("#!/bin/sh\n")
    (program / "start").chmod(0o700)
    (program / "link").symlink_to("inside/a")
    return program


def test_neither_time_nor_order_nor_owner_of_the_files_changes_the_tarball(tmp_path: Path) -> None:
    made = []
    for number, names in enumerate((["a", "b"], ["b", "a"])):
        program = make_program(tmp_path / str(number), names)
        os.utime(program / "start", (number, number))
        archive = tmp_path / f"{number}.tar.xz"
        write_tarball(program, archive, 1_000_000, preset=0)
        made.append(archive.read_bytes())
    assert made[0] == made[1]


def test_the_tarball_unpacks_into_one_folder_that_everybody_may_read(tmp_path: Path) -> None:
    archive = tmp_path / "dist" / "program.tar.xz"
    write_tarball(make_program(tmp_path, ["a"]), archive, 1_000_000, preset=0)
    with tarfile.open(archive) as tar:
        modes = {info.name: info.mode for info in tar if not info.issym()}
        owners = {(info.uid, info.uname, info.mtime) for info in tar}
        assert tar.getmember("program-1.0/link").linkname == "inside/a"
    assert modes == {
        "program-1.0": 0o755,
        "program-1.0/inside": 0o755,
        "program-1.0/inside/a": 0o644,
        "program-1.0/start": 0o755,
    }
    assert owners == {(0, "root", 1_000_000)}
