"""Every file of the frozen program is part of something whose licence is known."""

import shutil
from pathlib import Path

import pytest

import components
import licence_texts
from acquire_desktop.licences import read_text
from components import Component, UnknownFileError, owner

QT_WORDS = components.LICENCES / "qt"
PARTS = [
    Component("Acquire Desktop", "1.0", "MIT", (components.ROOT / "LICENSE",)),
    Component("Qt", "6.1", "LGPL-3.0-only", components.qt_component().texts, "https://qt.example/"),
]


@pytest.mark.parametrize(
    ("path", "name"),
    [
        ("acquire-desktop", "Acquire Desktop"),
        ("_internal/acquire_desktop/_data/resources/sounds/buy.wav", "Acquire Desktop"),
        ("_internal/acquire_desktop/_data/resources/fonts/Inter-Bold.otf", "Inter"),
        ("_internal/acquire_desktop/_data/resources/fonts/OFL-BIZUDPGothic.txt", "BIZ UDPGothic"),
        ("_internal/PySide6/Qt/lib/libicudata.so.73", "ICU"),
        ("_internal/PySide6/Qt/lib/libQt6Core.so.6", "Qt"),
        ("_internal/PySide6/QtCore.abi3.so", "PySide6"),
        ("_internal/numpy.libs/libgfortran-0.so.5", "GCC runtime libraries"),
        ("_internal/numpy.libs/libscipy_openblas64_-3.so", "OpenBLAS"),
        ("_internal/numpy/_core/_simd.so", "numpy"),
        ("_internal/python3.11/lib-dynload/math.so", "Python"),
        ("_internal/libpython3.11.so.1.0", "Python"),
        ("_internal/libxcb-cursor.so.0", components.SYSTEM),
        ("acquire-desktop.exe", "Acquire Desktop"),
        (
            "_internal/acquire_desktop/games/acquire/engine/kernel/compiled_kernel.pyd",
            "Acquire Desktop",
        ),
        ("_internal/PySide6/Qt6Core.dll", "Qt"),
        ("_internal/PySide6/plugins/platforms/qwindows.dll", "Qt"),
        ("_internal/PySide6/translations/qtbase_ja.qm", "Qt"),
        ("_internal/PySide6/QtCore.pyd", "PySide6"),
        ("_internal/PySide6/pyside6.abi3.dll", "PySide6"),
        ("_internal/PySide6/MSVCP140_1.dll", "Microsoft C++ runtime"),
        ("_internal/VCRUNTIME140.dll", "Microsoft C++ runtime"),
        ("_internal/numpy.libs/msvcp140-a4c2229b.dll", "Microsoft C++ runtime"),
        ("_internal/numpy.libs/libscipy_openblas64_-63c8.dll", "OpenBLAS"),
        ("_internal/python313.dll", "Python"),
        ("_internal/_socket.pyd", "Python"),
        ("_internal/libffi-8.dll", "libffi"),
        ("Contents/MacOS/acquire-desktop", "Acquire Desktop"),
        ("Contents/Info.plist", "Acquire Desktop"),
        ("Contents/Resources/pt-BR.lproj/InfoPlist.strings", "Acquire Desktop"),
        ("Contents/Resources/acquire_desktop/_data/resources/fonts/Inter-Bold.otf", "Inter"),
        ("Contents/Frameworks/PySide6/Qt/lib/QtCore.framework/Versions/A/QtCore", "Qt"),
        ("Contents/Frameworks/numpy/__dot__dylibs/libscipy_openblas64_.dylib", "OpenBLAS"),
        ("Contents/Frameworks/python3__dot__13/lib-dynload/math.so", "Python"),
        ("Contents/Frameworks/Python.framework/Versions/3.13/Python", "Python"),
        ("Contents/Frameworks/libpython3.13.dylib", "Python"),
    ],
)
def test_a_file_is_part_of_one_component(path: str, name: str) -> None:
    assert owner(path) == name


def test_a_file_of_nobody_is_an_error() -> None:
    with pytest.raises(UnknownFileError, match="stray"):
        owner("_internal/stray.bin")


def test_links_and_what_tells_of_the_other_files_are_no_files_of_a_component(
    tmp_path: Path,
) -> None:
    (tmp_path / "licences").mkdir()
    for name in ("licences/README.txt", components.SBOM, "acquire-desktop"):
        (tmp_path / name).touch()
    (tmp_path / "link").symlink_to("acquire-desktop")
    assert components.program_files(tmp_path) == ["acquire-desktop"]


def test_what_tells_of_the_other_files_of_a_macos_bundle_is_among_its_resources(
    tmp_path: Path,
) -> None:
    for name in (
        f"Resources/{components.SBOM}",
        "Resources/licences/qt/LGPL-3.0.txt",
        "_CodeSignature/CodeResources",
        "Info.plist",
        "Resources/pyqtgraph/licences.txt",
    ):
        path = tmp_path / "Contents" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    files = ["Contents/Info.plist", "Contents/Resources/pyqtgraph/licences.txt"]
    assert components.program_files(tmp_path) == files


@pytest.mark.parametrize(
    "name",
    [
        "Python",
        "Qt",
        "Inter",
        "BIZ UDPGothic",
        "Josefin Sans",
        "Playfair Display",
        "OpenBLAS",
        "PySide6",
    ],
)
def test_of_every_kind_of_component_there_is_a_licence_text(name: str) -> None:
    part = components.component(name)
    assert part.licence
    assert part.home.startswith("https://")
    assert all(path.read_text("utf-8") for path in part.texts)
    # A system's own Python may have none beside it; the bundle is not made there.
    assert part.texts or name == "Python"


@pytest.mark.parametrize(
    "path", sorted((components.LICENCES / "qt").iterdir()), ids=lambda p: p.name
)
def test_what_qt_took_from_others_is_named_above_its_words(path: Path) -> None:
    text = path.read_text("utf-8")
    title, empty, *rest = text.split("\n")
    assert title.strip()
    assert empty == ""
    assert len("".join(rest)) > len(title)
    assert read_text(path) == text


def test_packages_are_named_by_what_can_be_imported() -> None:
    found = components.packages_of(["PySide6", "numpy", "json", "acquire_desktop"])
    assert "numpy" in found
    assert "PySide6" in found
    assert not {"json", "acquire-desktop", "PySide6_Essentials"} & set(found)


@pytest.mark.parametrize(
    ("name", "home"),
    [
        ("numpy", "https://github.com/numpy/numpy"),
        ("PySide6", "https://code.qt.io/cgit/pyside/pyside-setup.git/"),
        ("colorama", "https://github.com/tartley/colorama"),
    ],
)
def test_a_package_is_found_where_it_says_that_its_source_is(name: str, home: str) -> None:
    assert components.component(name).home == home


@pytest.mark.parametrize("name", ["Microsoft C++ runtime", "libffi"])
def test_what_windows_brings_with_python_has_the_words_of_pythons_licence(name: str) -> None:
    part = components.component(name)
    assert part.licence
    assert part.home.startswith("https://")
    assert part.texts == components.python_component().texts


@pytest.mark.skipif(shutil.which("dpkg") is None, reason="no Debian")
def test_a_library_of_debian_is_named_with_its_package_and_source() -> None:
    (library,) = Path("/usr/lib").glob("*/libzstd.so.1")
    part = components.system_component(str(library))
    assert part.name == "libzstd1"
    assert part.purl.startswith("pkg:deb/debian/libzstd@")
    assert part.texts[0].exists()


def test_every_component_has_its_words_and_a_place_in_the_list(tmp_path: Path) -> None:
    licence_texts.write_licence_texts(PARTS, tmp_path)
    folder = tmp_path / "licences"
    text = (folder / "README.txt").read_text("utf-8")
    for part in PARTS:
        assert f"{part.name} {part.version}\n    licence: {part.licence}\n" in text
        assert len(list((folder / licence_texts.folder_name(part)).iterdir())) == len(part.texts)
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in (folder / "qt" / "LGPL-3.0.txt").read_text()
    assert "you may replace them by your own versions" in text
    assert "https://qt.example/" in text


def test_licence_texts_of_one_name_do_not_overwrite_each_other() -> None:
    inner = Path("numpy.dist-info/licenses/numpy/random/LICENSE.md")
    assert licence_texts.file_name(inner) == "numpy-random-LICENSE.md"
    assert licence_texts.file_name(Path("numpy.dist-info/licenses/COPYING")) == "COPYING.txt"


def test_a_component_without_words_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(licence_texts.MissingTextError, match="Nameless"):
        licence_texts.write_licence_texts([Component("Nameless", "", "MIT", ())], tmp_path)
