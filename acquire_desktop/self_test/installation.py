"""Installation: Qt, the compiled kernel, and the files that the program brings along."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import PySide6
from PySide6.QtCore import QLibraryInfo, qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtSvg import QSvgRenderer

from acquire_desktop.app import make_app
from acquire_desktop.games.acquire.engine.kernel import compiled
from acquire_desktop.games.acquire.moods import Mood
from acquire_desktop.games.acquire.opponents import CHARACTER_NAMES
from acquire_desktop.languages import LANGUAGES
from acquire_desktop.paths import READ, resource_dir, translation_dir
from acquire_desktop.self_test.checks import CheckError
from acquire_desktop.ui.acquire.rules import rules_source
from acquire_desktop.ui.acquire.words.portraits import PEOPLE
from acquire_desktop.ui.kit.languages import load_fonts
from acquire_desktop.ui.kit.look import theme

SOUNDS: Final = (
    *("cash", "end", "found", "merge", "place"),
    *("purchase", "step", "turn", "win"),
)
"""The sounds of the program, as their files are named."""


def check_qt() -> str:
    """Qt loads and has a platform without a screen."""
    make_app()
    platform = QGuiApplication.platformName()
    if platform != "offscreen":
        raise CheckError(f"the platform is {platform}")
    return f"Qt {qVersion()}, PySide6 {PySide6.__version__}"


def check_kernel() -> str:
    """The kernel is compiled; a checkout may run it in plain Python."""
    if not compiled.PROBLEM:
        return "compiled"
    if getattr(sys, "frozen", False):
        raise CheckError(f"the kernel is not compiled: {compiled.PROBLEM}")
    return f"plain Python: {compiled.PROBLEM}"


def check_resources() -> str:
    """Fonts, pictures, sounds, rules and translations are there and can be read."""
    make_app()
    wrong = [*_wrong_fonts(), *_wrong_sounds(), *_wrong_pictures(), *_wrong_languages()]
    if wrong:
        raise CheckError("; ".join(wrong))
    return f"{len(SOUNDS)} sounds, {len(_pictures())} pictures, {len(LANGUAGES)} languages"


def _wrong_fonts() -> Iterator[str]:
    for family in (*theme.FAMILIES, theme.DISPLAY_FAMILY, theme.NEWS_FAMILY):
        if family not in load_fonts():
            yield f"the font {family} is missing"


def _wrong_sounds() -> Iterator[str]:
    for name in SOUNDS:
        path = resource_dir() / "sounds" / f"{name}.wav"
        if not path.is_file() or path.read_bytes()[:4] != b"RIFF":
            yield f"{path} is no sound"


def _pictures() -> list[Path]:
    return sorted(resource_dir().rglob("*.svg"))


def _wrong_pictures() -> Iterator[str]:
    names = {path.relative_to(resource_dir()).as_posix() for path in _pictures()}
    moods = "", *(f"-{mood.value}" for mood in Mood)
    faces = (f"{key}{mood}" for key in (*CHARACTER_NAMES, *PEOPLE) for mood in moods)
    wanted = {"logo.svg", *(f"portraits/{face}.svg" for face in faces)}
    for name in sorted(wanted - names):
        yield f"{name} is missing"
    for folder in ("crests", "icons", "style"):
        if not any(name.startswith(f"{folder}/") for name in names):
            yield f"{resource_dir() / folder} has no pictures"
    for path in _pictures():
        if not QSvgRenderer(str(path)).isValid():
            yield f"{path} cannot be drawn"


def _wrong_languages() -> Iterator[str]:
    of_qt = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    for code in LANGUAGES:
        files = [translation_dir() / f"acquire_{code}.qm"]
        if code != "en":
            files.append(of_qt / f"qtbase_{code}.qm")
        for path in files:
            if not path.is_file():
                yield f"{path} is missing"
        for file in READ:
            text = resource_dir() / file.format(code)
            if not (text.is_file() and text.stat().st_size):
                yield f"{text} is missing"
    if not rules_source.all_references():
        yield "the references of the rules are empty"
