"""Everything that is inside is named with its licence, whose words can be read."""

from importlib import metadata
from pathlib import Path

import pytest

import licence_texts
from acquire_desktop.licences import LIST, Credit, credits_of_program, licence_folder, read_text
from components import Component


@pytest.fixture
def program(tmp_path: Path) -> Path:
    """A frozen program of two parts, with what the build writes beside it."""
    ours, theirs = tmp_path / "LICENSE", tmp_path / "COPYING"
    ours.write_text("Our words.", "utf-8")
    theirs.write_text("Their words.", "utf-8")
    folder = tmp_path / "program"
    folder.mkdir()
    (folder / "acquire-desktop").touch()
    parts = [
        Component("Acquire Desktop", "1.2", "MIT", (ours,)),
        Component("Big Part", "", "BSD-3-Clause AND Zlib", (theirs, ours), "https://big.example/"),
    ]
    licence_texts.write_licence_texts(parts, folder)
    return folder


def test_from_source_everything_is_named_and_has_its_words() -> None:
    found = {credit.title.partition(" ")[0]: credit for credit in credits_of_program()}
    assert list(found)[:2] == ["Acquire", "Qt"]
    libraries = {"PySide6", "shiboken6", "numpy", "pyqtgraph", "platformdirs", "budoux"}
    assert libraries | {"Inter", "Josefin", "Playfair"} <= set(found)
    for name, credit in found.items():
        assert credit.licence, name
        assert credit.home.startswith("https://") or name == "Acquire"
        # A system's own Python may have no text beside it.
        assert any(map(read_text, credit.texts)) or name == "Python"
    assert metadata.version("numpy") in found["numpy"].title
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in read_text(found["PySide6"].texts[0])


def test_a_frozen_program_is_told_of_by_the_list_beside_it(
    program: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.frozen", True, raising=False)
    monkeypatch.setattr("sys.executable", str(program / "acquire-desktop"))
    ours, theirs = credits_of_program()
    folder = program / "licences"
    words = folder / "acquire-desktop" / "LICENSE.txt"
    assert ours == Credit("Acquire Desktop 1.2", "MIT", "", (words,))
    assert theirs.title == "Big Part"
    assert theirs.licence == "BSD-3-Clause AND Zlib"
    assert theirs.home == "https://big.example/"
    assert [read_text(path) for path in theirs.texts] == ["Their words.", "Our words."]


def test_a_bundle_of_macos_has_its_list_among_its_resources(program: Path) -> None:
    contents = program.parent / "Acquire Desktop.app" / "Contents"
    (contents / "MacOS").mkdir(parents=True)
    (contents / "Resources").mkdir()
    (program / "licences").rename(contents / "Resources" / "licences")
    found = licence_folder(contents / "MacOS" / "acquire-desktop")
    assert found == contents / "Resources" / "licences"


def test_a_link_to_the_program_leads_to_its_licences(program: Path, tmp_path: Path) -> None:
    link = tmp_path / "started"
    link.symlink_to(program / "acquire-desktop")
    assert licence_folder(link) == program / "licences"


def test_a_frozen_program_that_lost_its_list_still_names_its_parts(
    program: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (program / "licences" / LIST).unlink()
    monkeypatch.setattr("sys.frozen", True, raising=False)
    monkeypatch.setattr("sys.executable", str(program / "acquire-desktop"))
    assert credits_of_program()[0].title.startswith("Acquire Desktop ")


@pytest.mark.parametrize(
    ("data", "shown"),
    [
        (b"plain\r\n<b>words</b>\n", "plain\n<b>words</b>\n"),
        ("Martin Mitáš\u202e\x0c\x1b[31m".encode(), "Martin Mitáš[31m"),
        (b"caf\xe9", "caf\ufffd"),
    ],
)
def test_words_are_plain_text(tmp_path: Path, data: bytes, shown: str) -> None:
    path = tmp_path / "LICENSE"
    path.write_bytes(data)
    assert read_text(path) == shown


def test_words_that_cannot_be_read_are_left_out(tmp_path: Path) -> None:
    assert read_text(tmp_path / "missing") == ""
    assert read_text(tmp_path) == ""
