"""macOS is told of the program what it shows and asks for, in a form that it reads."""

import plistlib
import re
import runpy
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import icons
import linux_desktop
import macos_app
from acquire_desktop import __version__
from acquire_desktop.languages import LANGUAGES
from acquire_desktop.storage.envelope import SUFFIX

SPEC = linux_desktop.ROOT / "packaging" / "acquire_desktop.spec"
MAC_LANGUAGES = sorted(language.replace("_", "-") for language in LANGUAGES)


def read_back(version: str = __version__) -> dict[str, Any]:
    """Return the Info.plist as macOS reads it."""
    written = plistlib.dumps(macos_app.info_plist(version, "13.0"))
    content: dict[str, Any] = plistlib.loads(written)
    return content


def test_the_finder_hears_of_a_game_that_speaks_every_language() -> None:
    plist = read_back()
    assert plist["CFBundleLocalizations"] == MAC_LANGUAGES
    assert {"en", "ja", "pt-BR"} <= set(MAC_LANGUAGES), "as macOS writes them"
    assert plist["CFBundleDevelopmentRegion"] == "en"
    assert plist["LSApplicationCategoryType"] == "public.app-category.board-games"
    assert plist["LSMinimumSystemVersion"] == "13.0"
    assert plist["NSHighResolutionCapable"] is True
    assert "unofficial" in plist["NSHumanReadableCopyright"]
    assert "trademark" in plist["NSHumanReadableCopyright"]
    assert "contributors, MIT License" in plist["NSHumanReadableCopyright"]


def test_the_identifier_has_only_what_macos_allows_in_it() -> None:
    plist = read_back()
    kinds = [kind["UTTypeIdentifier"] for kind in plist["UTExportedTypeDeclarations"]]
    for identifier in (plist["CFBundleIdentifier"], *kinds):
        assert re.fullmatch(r"[A-Za-z0-9.-]+", identifier)
    assert plist["CFBundleIdentifier"].replace("-", "_") == linux_desktop.IDENTIFIER


@pytest.mark.parametrize("version", ["1.2.0", "1.2.0rc1", "1.2"])
def test_versions_are_three_numbers(version: str) -> None:
    plist = read_back(version)
    assert plist["CFBundleVersion"] == plist["CFBundleShortVersionString"] == "1.2.0"


def test_a_double_click_on_a_save_starts_the_program() -> None:
    plist = read_back()
    (document,) = plist["CFBundleDocumentTypes"]
    (kind,) = plist["UTExportedTypeDeclarations"]
    assert document["LSItemContentTypes"] == [kind["UTTypeIdentifier"]]
    assert document["LSHandlerRank"] == "Owner"
    assert kind["UTTypeTagSpecification"] == {
        "public.filename-extension": [SUFFIX.removeprefix(".")],
        "public.mime-type": ["application/x-acquire-save"],
    }
    assert document["CFBundleTypeIconFile"] == kind["UTTypeIconFile"] == macos_app.ICON


def test_every_language_has_its_own_words_for_what_the_finder_shows(tmp_path: Path) -> None:
    macos_app.write_localised(tmp_path)
    plist = read_back()
    (kind,) = plist["UTExportedTypeDeclarations"]
    names, notices = set(), set()
    for language in MAC_LANGUAGES:
        words = plistlib.loads((tmp_path / f"{language}.lproj/InfoPlist.strings").read_bytes())
        names.add(words[kind["UTTypeDescription"]])
        notices.add(words["NSHumanReadableCopyright"])
    assert len(names) == len(notices) == len(LANGUAGES)
    assert plist["NSHumanReadableCopyright"] in notices


def test_what_demands_the_newest_macos_decides() -> None:
    qt = "Wheel-Version: 1.0\nTag: cp310-abi3-macosx_13_0_universal2\n"
    numpy = "Tag: cp311-cp311-macosx_14_0_arm64\n"
    fat = "Tag: cp311-cp311-macosx_10_13_x86_64\nTag: cp311-cp311-macosx_15_0_arm64\n"
    assert macos_app.newest_demand([qt, fat], "11.0") == "13.0"
    assert macos_app.newest_demand([qt, numpy, fat], "11") == "14.0"
    assert macos_app.newest_demand([qt, fat], "14.5") == "14.5"


class Analysed:
    """Stands for what PyInstaller found."""

    def __init__(self, *_args: object, **_fields: object) -> None:
        self.binaries: list[object] = []
        self.datas: list[object] = []
        self.pure: list[object] = []
        self.scripts: list[object] = []


def test_the_spec_hands_all_that_to_the_bundle(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps: dict[str, tuple[tuple[Any, ...], dict[str, Any]]] = {}

    def step(name: str) -> Any:
        return lambda *args, **fields: steps.update({name: (args, fields)})

    for name in ("PyInstaller", "PyInstaller.utils", "PyInstaller.utils.hooks"):
        monkeypatch.setitem(sys.modules, name, ModuleType(name))
    hooks = sys.modules["PyInstaller.utils.hooks"]
    for collect in ("collect_data_files", "collect_submodules"):
        monkeypatch.setattr(hooks, collect, lambda *_, **_fields: [], raising=False)
    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.setattr(macos_app, "minimum_system", lambda: "13.0")
    monkeypatch.setenv("ACQUIRE_BUNDLE_WORK", str(tmp_path))
    monkeypatch.setenv("ACQUIRE_CODESIGN_IDENTITY", "Developer ID Application: Somebody")
    known = {name: step(name) for name in ("PYZ", "EXE", "COLLECT", "BUNDLE")}
    runpy.run_path(str(SPEC), {**known, "Analysis": Analysed, "SPECPATH": str(SPEC.parent)})
    _, bundle = steps["BUNDLE"]
    assert bundle["name"] == macos_app.APP
    assert bundle["info_plist"] == macos_app.info_plist(__version__, "13.0")
    assert bundle["bundle_identifier"] == macos_app.IDENTIFIER
    assert Path(bundle["icon"]).name == macos_app.ICON
    assert bundle["version"] == bundle["info_plist"]["CFBundleShortVersionString"]
    _, program = steps["EXE"]
    assert program["name"] == icons.NAME
    assert program["codesign_identity"] == "Developer ID Application: Somebody"
    entitlements = plistlib.loads(Path(program["entitlements_file"]).read_bytes())
    assert set(entitlements.values()) == {True}
