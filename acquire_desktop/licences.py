"""Credits: what the program is made of, under which licences, and where their words are.

A frozen program has a folder with a list and all texts beside it (``packaging/licence_texts.py``
writes both). Elsewhere everything is where its installer put it.
"""

import platform
import re
import sys
import sysconfig
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path
from typing import Final
from unicodedata import category

from acquire_desktop import __version__, paths

PROGRAM: Final = "Acquire Desktop"
FOLDER: Final = "licences"
LIST: Final = "README.txt"
"""The list of everything in a frozen program, in its folder of licences."""
LGPL: Final = "LGPL-3.0-only"
PYSIDE_HOME: Final = "https://download.qt.io/official_releases/QtForPython/pyside6/"
_LGPL_TEXTS: Final = ("LGPL-3.0.txt", "GPL-3.0.txt")
_PYSIDE: Final = {"PySide6": "PySide6_Essentials", "shiboken6": "shiboken6"}
"""What binds Python to Qt, by the packages that hold it; the first one has Qt itself, too."""
_PACKAGES: Final = ("numpy", "pyqtgraph", "platformdirs", "budoux", "colorama")
UNNAMED: Final = {"colorama": "BSD-3-Clause"}
"""The licences of packages that bring the words, but not the name."""
_HOMES: Final = {"budoux": "https://github.com/google/budoux"}
"""Where the source of packages is that do not say so themselves."""
_FONTS: Final = {
    "Inter": "https://rsms.me/inter/",
    "BIZ UDPGothic": "https://github.com/googlefonts/morisawa-biz-ud-gothic",
    "Josefin Sans": "https://github.com/googlefonts/josefinsans",
    "Playfair Display": "https://github.com/googlefonts/Playfair",
}
_TEXT_NAME: Final = re.compile(r"(?i)(^|/)(licen[cs]e|copying|notice)[^/]*$")
_SOURCE_LABELS: Final = ("source", "source code", "repository", "code", "homepage", "home")
"""What packages call the address of their source, and what else will do, the best first."""
_MAX_BYTES: Final = 1 << 20
_ENTRY: Final = re.compile(
    r"^(?P<title>\S.*)\n"
    r" {4}licence: (?P<licence>.+)\n"
    r" {4}words: +(?P<folder>[^/\n]+)/\n"
    r"(?: {4}source: +(?P<home>.+)\n)?",
    re.MULTILINE,
)


@dataclass(frozen=True, slots=True)
class Credit:
    """A part of the program that others made, or the program itself."""

    title: str
    """Its name and version."""
    licence: str
    """An SPDX expression, or words."""
    home: str
    """Where its source is; empty for the program itself."""
    texts: tuple[Path, ...]
    """The files with the words of the licence; none where the installation has none."""


def credits_of_program() -> tuple[Credit, ...]:
    """Return what this program is made of, the program itself first."""
    folder = licence_folder(Path(sys.executable)) if getattr(sys, "frozen", False) else None
    return tuple(_listed(folder) if folder else _installed())


def licence_folder(executable: Path) -> Path | None:
    """Return the folder of licences that belongs to a frozen program, if it is there."""
    program = executable.resolve().parent
    places = (program / FOLDER, program.parent / "Resources" / FOLDER)
    return next((place for place in places if (place / LIST).is_file()), None)


def entry(title: str, licence: str, folder: str, home: str) -> str:
    """Return how a part stands in the list."""
    source = f"    source:  {home}\n" if home else ""
    return f"{title}\n    licence: {licence}\n    words:   {folder}/\n{source}"


def read_text(path: Path) -> str:
    """Return the words of a licence as plain text, and an empty text where it cannot be read."""
    try:
        with path.open("rb") as file:
            text = file.read(_MAX_BYTES).decode("utf-8", "replace")
    except OSError:
        return ""
    # No licence needs controls, or what turns the direction of a text round.
    return "".join(sign for sign in text if sign in "\n\t" or category(sign)[0] != "C")


def package_texts(package: metadata.Distribution) -> tuple[Path, ...]:
    """Return the licence texts that an installed package brings."""
    return tuple(
        Path(str(package.locate_file(path)))
        for path in package.files or ()
        if _TEXT_NAME.search(path.as_posix()) and ".dist-info" in path.parts[0]
    )


def package_home(package: metadata.Distribution) -> str:
    """Return where a package itself says that its source is, or at least its page, or ""."""
    lines = package.metadata.get_all("Project-URL") or []
    addresses = {
        label.strip().lower(): address.strip()
        for label, _, address in (line.partition(",") for line in lines)
    }
    named = (addresses[label] for label in _SOURCE_LABELS if label in addresses)
    home = package.metadata["Home-page"] or _HOMES.get(package.metadata["Name"], "")
    return next(named, home)


def qt_home(version: str) -> str:
    """Return where the source of a version of Qt is."""
    branch = version.rpartition(".")[0]
    return f"https://download.qt.io/official_releases/qt/{branch}/{version}/"


def _listed(folder: Path) -> Iterator[Credit]:
    """Read the list of a frozen program; what it names lies below its folder."""
    for found in _ENTRY.finditer((folder / LIST).read_text("utf-8")):
        texts = sorted(path for path in (folder / found["folder"]).glob("*") if path.is_file())
        yield Credit(found["title"], found["licence"], found["home"] or "", tuple(texts))


def _installed() -> Iterator[Credit]:
    """Return the parts of a program that was installed, or runs from its source."""
    here = paths.licence_dir()
    ours = here / "LICENSE", here.parent.parent / "LICENSE"
    yield Credit(f"{PROGRAM} {__version__}", "MIT", "", _existing(ours)[:1])
    texts = [here / name for name in _LGPL_TEXTS]
    version = _version(_PYSIDE["PySide6"])
    qt = (*texts, *sorted((here / "qt").glob("*.txt")), here / "ICU.txt")
    yield Credit(f"Qt {version}", LGPL, qt_home(version), _existing(qt))
    for name, package in _PYSIDE.items():
        yield Credit(f"{name} {_version(package)}", LGPL, PYSIDE_HOME, _existing(texts))
    library = Path(sysconfig.get_path("stdlib"))
    python = _existing([library / "LICENSE.txt", Path(sys.base_prefix, "LICENSE.txt")])[:1]
    title = f"Python {platform.python_version()}"
    yield Credit(title, "PSF-2.0", "https://www.python.org/downloads/source/", python)
    for name in _PACKAGES:
        yield from _package(name)
    for name, home in _FONTS.items():
        text = paths.resource_dir() / "fonts" / f"OFL-{name.replace(' ', '')}.txt"
        yield Credit(name, "OFL-1.1", home, _existing([text]))


def _package(name: str) -> Iterator[Credit]:
    try:
        found = metadata.distribution(name)
    except metadata.PackageNotFoundError:
        return
    about = found.metadata
    named = (about[key] for key in ("License-Expression", "License") if key in about)
    licence = UNNAMED.get(name) or next(named, "")
    home, texts = package_home(found), package_texts(found)
    # Old metadata put the whole text where the name belongs.
    yield Credit(f"{name} {found.version}", licence.partition("\n")[0], home, _existing(texts))


def _version(name: str) -> str:
    try:
        return metadata.version(name)
    except metadata.PackageNotFoundError:
        return ""


def _existing(texts: Iterable[Path]) -> tuple[Path, ...]:
    return tuple(path for path in texts if path.is_file())
