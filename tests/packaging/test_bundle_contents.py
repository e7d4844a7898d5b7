"""What PyInstaller finds and the program does not need stays out of the bundle."""

import pytest

import bundle_contents as contents
from acquire_desktop.languages import LANGUAGES


@pytest.mark.parametrize(
    "target",
    [
        "PySide6/Qt/plugins/platforms/libqxcb.so",
        "PySide6/Qt/plugins/platforms/libqoffscreen.so",
        "PySide6/plugins/platforms/qwindows.dll",
        "PySide6\\plugins\\platforms\\qwindows.dll",
        "PySide6/Qt/plugins/platforms/libqcocoa.dylib",
        "PySide6/Qt/plugins/iconengines/libqsvgicon.so",
        "PySide6/Qt/plugins/platforminputcontexts/libibusplatforminputcontextplugin.so",
        "PySide6/Qt/translations/qtbase_ja.qm",
        "PySide6/Qt/lib/libQt6Core.so.6",
        "numpy.libs/libscipy_openblas64_-32a4b2a6.so",
        "acquire_desktop/_data/translations/acquire_ja.qm",
    ],
)
def test_what_the_program_uses_goes_in(target: str) -> None:
    assert contents.is_wanted(target)


@pytest.mark.parametrize(
    "target",
    [
        "PySide6/Qt/plugins/platformthemes/libqgtk3.so",
        "PySide6/Qt/plugins/platforms/libqeglfs.so",
        "PySide6/Qt/plugins/platforms/libqvnc.so",
        "PySide6/Qt/plugins/tls/libqopensslbackend.so",
        "PySide6/plugins/networkinformation/qnetworklistmanager.dll",
        "PySide6/plugins/styles/qmodernwindowsstyle.dll",
        "PySide6\\opengl32sw.dll",
        "PySide6/Qt/plugins/imageformats/libqtiff.so",
        "PySide6/Qt/translations/qtbase_de.qm",
        "PySide6/Qt/translations/qt_help_ja.qm",
        "PySide6/Qt/lib/libQt6EglFSDeviceIntegration.so.6",
        "libQt6EglFsKmsSupport.so.6",
        "pyqtgraph/icons/peegee/peegee_512px@2x.png",
    ],
)
def test_what_the_program_never_uses_stays_out(target: str) -> None:
    assert not contents.is_wanted(target)


def test_files_of_the_building_machine_are_told_from_those_of_packages() -> None:
    roots = ["/home/me/env", "/opt/python"]
    assert contents.is_of_the_system("/lib/x86_64-linux-gnu/libgtk-3.so.0", roots)
    assert not contents.is_of_the_system("/home/me/env/lib/numpy/core.so", roots)
    # A link is written relative to the folder that it lies in.
    assert not contents.is_of_the_system("PySide6/Qt/lib/libQt6Core.so.6", roots)


def test_a_machine_without_a_needed_library_is_noticed() -> None:
    assert contents.missing_libraries(contents.SYSTEM_LIBRARIES) == []
    found = set(contents.SYSTEM_LIBRARIES) - {"libxcb-cursor.so.0"}
    assert contents.missing_libraries(found) == ["libxcb-cursor.so.0"]


def test_the_words_of_qt_come_along_in_every_language_of_the_program() -> None:
    others = {f"qtbase_{code}" for code in LANGUAGES if code != "en"}
    assert others == contents.QT_TRANSLATIONS
