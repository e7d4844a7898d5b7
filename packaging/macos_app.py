"""Application bundle of macOS: what the Finder is told of the program and of its saves."""

import plistlib
import re
import sysconfig
from collections.abc import Iterable
from importlib import metadata
from pathlib import Path
from typing import Any, Final
from xml.etree import ElementTree

import linux_desktop
from icons import NAME
from version_resource import four_numbers

IDENTIFIER: Final = linux_desktop.IDENTIFIER.replace("_", "-")
"""The program's name among all programs; macOS allows no underscore in it, Linux no hyphen."""
FILE_TYPE: Final = f"{IDENTIFIER}.save"
ICON: Final = f"{NAME}.icns"
APP: Final = "Acquire Desktop.app"
RESOURCES: Final = "Contents/Resources"
EXECUTABLE: Final = f"Contents/MacOS/{NAME}"
"""It is signed last and seals all the others, the SBOM too, which therefore lacks its hash."""
DEVELOPMENT_LANGUAGE: Final = "en"
PACKAGES: Final = ("PySide6_Essentials", "shiboken6", "numpy")
"""What is inside and was compiled for a certain macOS or newer."""
_LANGUAGE: Final = "{http://www.w3.org/XML/1998/namespace}lang"
_MIME: Final = "{http://www.freedesktop.org/standards/shared-mime-info}"
_MACOS_TAG: Final = re.compile(r"^Tag: .+-macosx_(\d+)_(\d+)_", re.MULTILINE)


def info_plist(version: str, minimum: str) -> dict[str, Any]:
    """Return the Info.plist.

    Args:
        version: The program's version.
        minimum: The oldest macOS on which everything inside starts.
    """
    numbers = ".".join(map(str, four_numbers(version)[:3]))
    return {
        "CFBundleIdentifier": IDENTIFIER,
        "CFBundleName": "Acquire Desktop",
        "CFBundleDisplayName": "Acquire Desktop",
        "CFBundleShortVersionString": numbers,
        "CFBundleVersion": numbers,
        "CFBundleDevelopmentRegion": DEVELOPMENT_LANGUAGE,
        "CFBundleLocalizations": [tag(language) for language in sorted(file_type_names())],
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": file_type_names()[DEVELOPMENT_LANGUAGE],
                "CFBundleTypeRole": "Editor",
                "CFBundleTypeIconFile": ICON,
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [FILE_TYPE],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": FILE_TYPE,
                "UTTypeDescription": file_type_names()[DEVELOPMENT_LANGUAGE],
                "UTTypeIconFile": ICON,
                "UTTypeConformsTo": ["public.json"],
                "UTTypeTagSpecification": {
                    "public.filename-extension": [suffix()],
                    "public.mime-type": [_file_type().get("type")],
                },
            }
        ],
        "LSApplicationCategoryType": "public.app-category.board-games",
        "LSMinimumSystemVersion": minimum,
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": notices()[DEVELOPMENT_LANGUAGE],
        "NSPrincipalClass": "NSApplication",
        "NSSupportsAutomaticGraphicsSwitching": True,
    }


def tag(language: str) -> str:
    """Return a language as macOS writes it: ``pt-BR``."""
    return language.replace("_", "-")


def _file_type() -> ElementTree.Element:
    """Return what the desktops of Linux are told of the type of saves."""
    source = linux_desktop.SOURCES / f"{NAME}.mime.xml"
    return ElementTree.parse(source).getroot()[0]


def suffix() -> str:
    """Return how the names of saves end, without the dot."""
    glob = _file_type().find(f"{_MIME}glob")
    assert glob is not None
    return glob.get("pattern", "").removeprefix("*.")


def _by_language(elements: Iterable[ElementTree.Element]) -> dict[str, str]:
    """Return texts that say the same by their languages; the last one in a language counts."""
    return {
        element.get(_LANGUAGE, DEVELOPMENT_LANGUAGE): " ".join((element.text or "").split())
        for element in elements
    }


def file_type_names() -> dict[str, str]:
    """Return what a save is called in every language."""
    return _by_language(_file_type().findall(f"{_MIME}comment"))


def notices() -> dict[str, str]:
    """Return the line on licence and trademark in every language."""
    described = ElementTree.parse(linux_desktop.SOURCES / f"{NAME}.metainfo.xml")
    texts = _by_language(described.findall("description/p"))
    licence, _, holders, *_ = (linux_desktop.ROOT / "LICENSE").read_text("utf-8").splitlines()
    return {language: f"{holders}, {licence}. {text}" for language, text in texts.items()}


def localised() -> dict[str, dict[str, str]]:
    """Return what takes the place of texts of the Info.plist in other languages."""
    names = file_type_names()
    return {
        language: {
            names[DEVELOPMENT_LANGUAGE]: name,
            "NSHumanReadableCopyright": notices()[language],
        }
        for language, name in names.items()
    }


def write_localised(folder: Path) -> None:
    """Write the texts of each language into a folder like ``Contents/Resources``."""
    for language, texts in localised().items():
        target = folder / f"{tag(language)}.lproj" / "InfoPlist.strings"
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(plistlib.dumps(texts))


def oldest_system(tags: str) -> tuple[int, int]:
    """Return the oldest macOS that a wheel is for; of its tags, the text of ``WHEEL``, one does."""
    return min((int(major), int(minor)) for major, minor in _MACOS_TAG.findall(tags))


def newest_demand(wheels: Iterable[str], python: str) -> str:
    """Return the oldest macOS on which all wheels and the Python start: that which one demands.

    Args:
        wheels: What the wheels tell in their ``WHEEL``.
        python: The oldest macOS for which the Python was made.
    """
    major, minor = (*map(int, python.split(".")), 0)[:2]
    return ".".join(map(str, max((major, minor), *map(oldest_system, wheels))))


def minimum_system() -> str:
    """Return the oldest macOS on which what is installed here starts; only a Mac knows."""
    wheels = [metadata.distribution(package).read_text("WHEEL") or "" for package in PACKAGES]
    return newest_demand(wheels, str(sysconfig.get_config_var("MACOSX_DEPLOYMENT_TARGET")))
