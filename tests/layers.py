"""Layers of the program by folder: each game has its own for rules and computer players."""

from pathlib import Path
from typing import Final

OF_A_GAME: Final = frozenset({"engine", "ai"})
"""Folders of a game that are layers of their own; the rest of its folder is one."""


def layer_of(path: Path) -> str:
    """Return the layer of a file of a checkout, package or tests, as its folder from there.

    What lies in no folder belongs to none: the answer is then empty.
    """
    folders = path.parts[1:-1]
    if folders[:1] == ("games",):
        return "/".join(folders[: 3 if folders[2:3] and folders[2] in OF_A_GAME else 2])
    return folders[0] if folders else ""
