"""The installer for Windows: compiled, with every file and every text."""

import re
import shutil
import subprocess
from collections import defaultdict
from pathlib import Path

import pytest

import windows_installer
from acquire_desktop.storage import folders
from icons import NAME
from windows_installer import SCRIPT, InstallerError, file_list, write_installer

needs_makensis = pytest.mark.skipif(
    bool(windows_installer.obstacle()), reason=windows_installer.obstacle()
)
LANGUAGES = {"ENGLISH", "JAPANESE", "PORTUGUESEBR"}
FILES = ("acquire-desktop.exe", "_internal/numpy/a.pyd", "_internal/Qt6 Core.dll", "licences/a.txt")


@pytest.fixture
def program(tmp_path: Path) -> Path:
    """A small folder in place of the program's."""
    folder = tmp_path / "program"
    for name in FILES:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(name)
    return folder


def texts() -> dict[str, dict[str, str]]:
    """Return the texts of the installer by name and language."""
    source = SCRIPT.with_name("texts.nsh").read_text("utf-8")
    found: dict[str, dict[str, str]] = defaultdict(dict)
    for name, language, text in re.findall(
        r'^LangString (\w+) \$\{LANG_(\w+)\} "(.+)"$', source, re.MULTILINE
    ):
        assert language not in found[name]
        found[name][language] = text
    assert sum(map(len, found.values())) == source.count("LangString ")
    return found


@needs_makensis
def test_it_compiles_without_a_warning_and_has_every_file(program: Path, tmp_path: Path) -> None:
    installer = tmp_path / "dist" / "game.exe"
    write_installer(program, installer, "1.2.0rc1")
    assert installer.read_bytes().startswith(b"MZ")
    if shutil.which("7z") is None:
        pytest.skip("7z is missing (in Debian: p7zip-full)")
    listed = subprocess.run(["7z", "l", "-slt", installer], capture_output=True, check=True)
    names = re.findall(r"^Path = (.+)$", listed.stdout.decode(), re.MULTILINE)
    assert {*FILES, "uninstall.exe"} <= {name.replace("\\", "/") for name in names}
    unpacked = tmp_path / "unpacked"
    subprocess.run(["7z", "x", f"-o{unpacked}", installer], capture_output=True, check=True)
    assert all((unpacked / name).read_text() == name for name in FILES)


@needs_makensis
def test_windows_is_told_the_version_and_that_no_administrator_is_needed(
    program: Path, tmp_path: Path
) -> None:
    installer = tmp_path / "game.exe"
    write_installer(program, installer, "1.2.0rc1")
    data = installer.read_bytes()
    assert b'requestedExecutionLevel level="asInvoker"' in data
    for word in ("ProductName", "Acquire Desktop", "1.2.0rc1"):
        assert word.encode("utf-16-le") in data


@needs_makensis
def test_the_same_files_make_the_same_installer(program: Path, tmp_path: Path) -> None:
    made = []
    for name in ("a.exe", "b.exe"):
        write_installer(program, tmp_path / name)
        made.append((tmp_path / name).read_bytes())
        (program / FILES[0]).touch()
    assert made[0] == made[1]


@needs_makensis
def test_what_makensis_finds_wrong_is_told(program: Path, tmp_path: Path) -> None:
    (tmp_path / "game.exe").mkdir()
    with pytest.raises(InstallerError, match="makensis says"):
        write_installer(program, tmp_path / "game.exe")


def test_without_makensis_it_is_said_where_to_get_it(
    program: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(windows_installer, "makensis", lambda: None)
    with pytest.raises(InstallerError, match="in Debian: nsis"):
        write_installer(program, tmp_path / "game.exe")


def test_makensis_is_found_where_its_own_installer_puts_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiler = tmp_path / windows_installer.USUAL_PLACE
    compiler.parent.mkdir()
    compiler.touch()
    monkeypatch.setenv("PROGRAMFILES(X86)", str(tmp_path))
    assert windows_installer.makensis() == str(compiler)


def test_every_text_is_there_in_all_languages_and_used() -> None:
    found = texts()
    script = SCRIPT.read_text("utf-8")
    assert set(found) == set(re.findall(r"\$\(([A-Z_]+)\)", script))
    for name, translations in found.items():
        assert set(translations) == LANGUAGES, name
        assert len(set(translations.values())) == len(LANGUAGES), name
        # A button has its key in every language, or in none.
        assert len({text.count("&") for text in translations.values()}) == 1, name


def test_all_files_are_removed_again_and_no_folder_that_holds_others(program: Path) -> None:
    names = sorted(path.relative_to(program) for path in program.rglob("*") if path.is_file())
    installing, removing = file_list(program, names).split("!macro RemoveFiles")
    for name in FILES:
        inside = name.replace("/", "\\")
        assert f'  File "{program / name}"\n' in installing
        assert f'  Delete "$INSTDIR\\{inside}"\n' in removing
    assert re.findall(r'RMDir "(.+)"', removing) == [
        "$INSTDIR\\_internal\\numpy",
        "$INSTDIR\\_internal",
        "$INSTDIR\\licences",
    ]
    assert "/r" not in removing


def test_the_script_names_the_program_and_the_folder_of_its_saves() -> None:
    script = SCRIPT.read_text("utf-8")
    assert f'!define EXE "{NAME}.exe"' in script
    assert f'!define USER_DATA "$LOCALAPPDATA\\{folders.APP_NAME}"' in script
    assert script.count("RMDir /r") == 1


def test_an_installation_that_was_cut_off_can_be_repeated() -> None:
    script = SCRIPT.read_text("utf-8")
    assert '${FileExists} "$INSTDIR\\${UNINSTALLER}"' in script.partition("Function CheckFolder")[2]
    assert script.index("WriteUninstaller ") < script.index("!insertmacro InstallFiles")


def test_no_file_that_the_script_includes_is_missing() -> None:
    included = re.findall(r'^!include "(.+)"$', SCRIPT.read_text("utf-8"), re.MULTILINE)
    ours = [name for name in included if SCRIPT.with_name(name).exists()]
    assert ours == ["texts.nsh"]
    # The others come with NSIS, or are written when it is compiled.
    theirs = {"MUI2.nsh", "FileFunc.nsh", "LogicLib.nsh", "WinVer.nsh", "x64.nsh", "${FILES}"}
    assert set(included) - set(ours) == theirs
