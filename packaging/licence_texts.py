"""Licence texts of everything in the frozen program, in a folder of it, with a list to begin at."""

import shutil
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from acquire_desktop.licences import FOLDER, LIST, PYSIDE_HOME, entry
from components import Component

_HEAD: Final = f"""\
Acquire Desktop is published under the MIT licence. It comes with the work of others, each under
its own licence; the words of each are in the folder named beside it.

Qt and PySide6 (with shiboken6) are used under the GNU Lesser General Public License, version 3,
unchanged. They are separate files below _internal/PySide6 and _internal/shiboken6 (on macOS below
Contents/Frameworks): you may replace them by your own versions that fit, and change and examine
this program to that end. Their source is at the addresses below; PySide6 and shiboken6 are also at
{PYSIDE_HOME}.
The words for what Qt in turn took from others are among its texts here, as far as they are known;
Qt's own list is at https://doc.qt.io/qt-6/licenses-used-in-qt.html.
"""


class MissingTextError(Exception):
    """Of a component there is no licence text."""


def folder_name(component: Component) -> str:
    """Return the name of the folder with a component's licence texts."""
    return component.name.lower().replace(" ", "-")


def file_name(text: Path) -> str:
    """Return how a licence text is called in the program.

    Packages with code of others have several texts of one name, in folders below ``licenses``.
    """
    folders = text.parts[:-1]
    inner = folders[folders.index("licenses") + 1 :] if "licenses" in folders else ()
    name = "-".join((*inner, text.name))
    return name if text.suffix in (".txt", ".md") else f"{name}.txt"


def write_licence_texts(parts: Sequence[Component], program: Path) -> None:
    """Write the licence texts into the program's folder.

    Args:
        parts: What the program is made of.
        program: The program's folder.

    Raises:
        MissingTextError: If there is no text of a licence.
    """
    folder = program / FOLDER
    shutil.rmtree(folder, ignore_errors=True)
    for part in parts:
        if not part.texts:
            raise MissingTextError(f"There is no licence text of {part.name}.")
        target = folder / folder_name(part)
        target.mkdir(parents=True)
        for text in part.texts:
            shutil.copyfile(text, target / file_name(text))
    (folder / LIST).write_text(list_of(parts), "utf-8")


def list_of(parts: Sequence[Component]) -> str:
    """Return the list of what the program is made of, for people to read."""
    entries = (
        entry(f"{part.name} {part.version}".rstrip(), part.licence, folder_name(part), part.home)
        for part in parts
    )
    return "\n".join((_HEAD, *entries))
