"""Glyphs: whether the bundled fonts have every character that the program shows."""

import unicodedata
from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Final

from PySide6.QtCore import QLibraryInfo
from PySide6.QtGui import QRawFont

from acquire_desktop.app import make_app
from acquire_desktop.games.acquire.opponents import CHARACTER_NAMES
from acquire_desktop.languages import LANGUAGES
from acquire_desktop.paths import READ, resource_dir, text_to_read, translation_dir
from acquire_desktop.self_test.checks import CheckError
from acquire_desktop.self_test.translation_file import texts_in

_PX: Final = 16.0
_LEAST_TEXTS: Final = 500
"""A catalogue with fewer was not made of the whole program."""


_OF_QT: Final = {
    *("MAC_APPLICATION_MENU", "QCocoaMenuItem", "QDialogButtonBox", "QFileDialog"),
    *("QFileSystemModel", "QGnomeTheme", "QLineEdit", "QMessageBox", "QPlatformTheme"),
    *("QScrollBar", "QShortcut", "QWidgetTextControl"),
}
"""What the program shows of Qt's own words; those of printers have characters that no font has."""


def check_words(language: str) -> str:
    """Every text of a language, rules and guide included, can be written in both weights."""
    make_app()
    texts = list(_catalogue(language))
    if len(texts) < _LEAST_TEXTS:
        raise CheckError(f"the catalogue of {language} has {len(texts)} texts only")
    texts += [each.name for each in LANGUAGES.values()]
    texts += CHARACTER_NAMES.values()
    texts += (text_to_read(file, language) for file in READ)
    missing = missing_glyphs(texts)
    if missing:
        raise CheckError("; ".join(missing))
    return f"{len(texts)} texts with {len(set().union(*texts))} characters"


def missing_glyphs(texts: Iterable[str]) -> list[str]:
    """Return the characters of texts that the bundled fonts lack, each with one of its texts."""
    where: dict[str, str] = {}
    for text in texts:
        for character in text:
            where.setdefault(character, text)
    return [
        f"no font has U+{ord(character):04X} {character} of weight {weight}, in {text[:60]!r}"
        for character, text in sorted(where.items())
        for weight in _lacking(character)
    ]


@cache
def _lacking(character: str) -> tuple[int, ...]:
    """Return the weights in which no bundled font has a character."""
    if unicodedata.category(character) in ("Cc", "Cf"):  # ends of lines, joiners: never drawn
        return ()
    return tuple(
        weight
        for weight, fonts in sorted(_fonts().items())
        if not any(font.supportsCharacter(ord(character)) for font in fonts)
    )


@cache
def _fonts() -> dict[int, list[QRawFont]]:
    """Return the bundled fonts by their weights, read from their files."""
    fonts: dict[int, list[QRawFont]] = defaultdict(list)
    for path in sorted((resource_dir() / "fonts").glob("*.[ot]tf")):
        font = QRawFont(str(path), _PX)
        if not font.isValid():
            raise CheckError(f"{path} is no font")
        fonts[font.weight()].append(font)
    if not fonts:
        raise CheckError("there are no fonts")
    return fonts


def _catalogue(language: str) -> Iterator[str]:
    """Yield the texts of the program in a language, and Qt's own."""
    own = translation_dir() / f"acquire_{language}.qm"
    yield from (message.translation for message in texts_in(own.read_bytes()))
    if language == "en":
        # English has a file for its plurals only: the texts themselves stand in the others.
        for code in LANGUAGES:
            other = translation_dir() / f"acquire_{code}.qm"
            yield from (message.source for message in texts_in(other.read_bytes()))
        return
    folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    for message in texts_in((folder / f"qtbase_{language}.qm").read_bytes()):
        if message.context in _OF_QT:
            yield message.translation
