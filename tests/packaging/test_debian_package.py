"""The Debian package: what it says of itself, before anything is built."""

import shutil
from pathlib import Path

import pytest

import debian_package
from components import OWNERS, PROGRAM, Component
from debian_copyright import copyright_text, holders_of

NOON = 1_800_000_000
PLACE = debian_package.PLACE


def part(tmp_path: Path, name: str, words: str, *files: str) -> Component:
    """Return a component with a licence text of these words."""
    text = tmp_path / f"{name}.txt"
    text.write_text(words, "utf-8")
    return Component(name, "1.0", "MIT", (text,), files=list(files))


def test_the_changes_have_the_form_that_debian_reads() -> None:
    text = debian_package.changelog("1.2.0-1", debian_package.NOBODY, NOON)
    assert text.startswith("acquire-desktop (1.2.0-1) unstable; urgency=medium\n\n  * ")
    assert text.endswith(f"\n -- {debian_package.NOBODY}  Fri, 15 Jan 2027 08:00:00 +0000\n")


def test_a_missing_tool_is_named_with_its_package(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda _tool: None)
    assert debian_package.obstacle() == "dpkg-deb is missing (in Debian: dpkg)"


def test_holders_are_those_whom_the_words_of_the_licence_name(tmp_path: Path) -> None:
    words = "Copyright (c) 2011 Ann Example\nCopyright: 2012, Bob\n(c) copyright 2001, 2002,\n"
    assert holders_of(part(tmp_path, "Some", words)) == ["2011 Ann Example", "2012, Bob"]
    assert holders_of(part(tmp_path, "Nameless", "Do what you like.")) == [
        "the authors of Nameless"
    ]


def test_every_file_has_an_owner_and_the_nearest_pattern_counts(tmp_path: Path) -> None:
    icu = "_internal/PySide6/Qt/lib/libicudata.so.73"
    system = "_internal/libffi.so.8"
    parts = [
        part(tmp_path, PROGRAM, "Copyright 2026 We", "acquire-desktop"),
        part(tmp_path, "ICU", "Copyright 2020 U", icu),
        part(tmp_path, "PyInstaller", "Copyright 2019 P"),
        part(tmp_path, "Qt", "", "_internal/PySide6/Qt/lib/libQt6Core.so.6"),
        part(tmp_path, "libffi8", "Copyright 2001 F", system),
    ]
    text = copyright_text(parts, PLACE)
    stanzas = text.split("\n\n")[1:]
    assert stanzas[0].startswith("Files: *\nCopyright: 2026 We\n")
    assert stanzas[1].startswith(f"Files: {PLACE}/acquire-desktop\nCopyright: 2026 We\n 2019 P\n")
    (pattern,) = (pattern for pattern, owner in OWNERS if owner == "ICU")
    # The last pattern that fits counts.
    assert text.index("Files: usr/lib/acquire-desktop/_internal/PySide6/Qt/*") < text.index(pattern)
    assert stanzas[-1].startswith(f"Files: {PLACE}/{system}\nCopyright: 2001 F\n")
