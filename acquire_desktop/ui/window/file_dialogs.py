"""File dialogs: every question of the program for a file of the user's.

Qt's own dialog, which stands where the system has none, can rename and delete files and folders by
a key that went astray. It does neither here, and makes no folders: those are made with the file.
"""

from contextlib import suppress
from pathlib import Path
from typing import Final

from PySide6.QtWidgets import QFileDialog, QWidget

_OPTIONS: Final = QFileDialog.Option.ReadOnly


def ask_open(parent: QWidget, title: str, start: Path, kinds: str = "") -> Path | None:
    """Let the user choose a file that is there; return it, or None.

    Args:
        parent: Over which to ask.
        title: What is asked.
        start: The folder or file to begin with.
        kinds: The kinds of files to choose from, as Qt has them; empty for all.
    """
    name, _ = QFileDialog.getOpenFileName(parent, title, str(start), kinds, "", _OPTIONS)
    return Path(name) if name else None


def ask_save(parent: QWidget, title: str, start: Path, kinds: str = "") -> tuple[Path | None, str]:
    """Let the user choose a file to write; make its folder if it is not there.

    Args:
        parent: Over which to ask.
        title: What is asked.
        start: The file that is proposed.
        kinds: The kinds of files to choose from, as Qt has them; empty for all.

    Returns:
        The file, or None; and which of the kinds was chosen.
    """
    name, kind = QFileDialog.getSaveFileName(parent, title, str(start), kinds, "", _OPTIONS)
    if not name:
        return None, ""
    path = Path(name)
    with suppress(OSError):  # who writes the file tells what is wrong
        path.parent.mkdir(parents=True, exist_ok=True)
    return path, kind
