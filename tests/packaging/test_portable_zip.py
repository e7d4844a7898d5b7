"""The portable ZIP is the same for the same files, and keeps saves beside the program."""

import os
from pathlib import Path
from zipfile import ZipFile

from acquire_desktop.storage.folders import PORTABLE
from portable_zip import NOTE, write_zip

NOON = 1_800_000_000


def make_program(folder: Path, names: list[str]) -> Path:
    """Make a small program, its files in this order."""
    program = folder / "acquire-desktop-1.0"
    (program / "_internal").mkdir(parents=True)
    for name in names:
        (program / "_internal" / name).write_text(name)
    (program / "acquire-desktop.exe").write_bytes(b"MZ")
    return program


def test_neither_time_nor_order_of_the_files_changes_the_zip(tmp_path: Path) -> None:
    made = []
    for number, names in enumerate((["a.dll", "b.dll"], ["b.dll", "a.dll"])):
        program = make_program(tmp_path / str(number), names)
        os.utime(program / "acquire-desktop.exe", (NOON + number, NOON + number))
        archive = tmp_path / f"{number}.zip"
        write_zip(program, archive, NOON, level=1)
        made.append(archive.read_bytes())
    assert made[0] == made[1]


def test_it_unpacks_into_one_folder_with_one_for_saves(tmp_path: Path) -> None:
    archive = tmp_path / "dist" / "program.zip"
    write_zip(make_program(tmp_path, ["a.dll"]), archive, NOON)
    with ZipFile(archive) as packed:
        assert packed.testzip() is None
        assert packed.namelist() == [
            "acquire-desktop-1.0/_internal/a.dll",
            "acquire-desktop-1.0/acquire-desktop.exe",
            f"acquire-desktop-1.0/{PORTABLE}/README.txt",
        ]
        assert packed.read("acquire-desktop-1.0/_internal/a.dll") == b"a.dll"
        note = packed.read(f"acquire-desktop-1.0/{PORTABLE}/README.txt")
        assert {entry.date_time for entry in packed.infolist()} == {(2027, 1, 15, 8, 0, 0)}
    assert note.decode("utf-8-sig").replace("\r\n", "\n") == NOTE
    assert note.count(b"\r\n") == NOTE.count("\n") > len(NOTE.split("\n\n"))
